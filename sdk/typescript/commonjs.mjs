// Says of what is built for `require` that it is so; the package itself is of ECMAScript modules.
import { writeFileSync } from "node:fs";

writeFileSync(new URL("dist/cjs/package.json", import.meta.url), '{ "type": "commonjs" }\n');
