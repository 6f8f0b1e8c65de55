/** Whether a webhook really comes from the service (Standard Webhooks). */

import { Webhook } from "standardwebhooks";

import { NotSigned } from "./errors.js";

type Headers_ = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * What a delivery says. `secret` is the webhook's (`whsec_...`), `body` the text or bytes as they came, `headers` those of
 * the request, as fetch or as Node has them. Throws NotSigned.
 */
export function verify(secret: string, body: string | Uint8Array, headers: Headers_): Record<string, unknown> {
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  try {
    return new Webhook(secret).verify(text, plain(headers)) as Record<string, unknown>;
  } catch (fault) {
    throw new NotSigned(fault instanceof Error ? fault.message : String(fault), fault);
  }
}

function plain(headers: Headers_): Record<string, string> {
  const pairs = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
