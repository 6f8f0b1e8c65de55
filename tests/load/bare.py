"""A bare Flask endpoint that sends the statements of a decision and nothing else; a yardstick, served as the API is."""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from typing import Any

from flask import Flask

from load.recorded import Recorded, send_again
from seaboard.store.database import Database

app = Flask(__name__)
database = Database(os.environ["BARE_DATABASE_URL"])
recorded: dict[str, list[Recorded]] = pickle.loads(Path(os.environ["BARE_FILE"]).read_bytes())  # ours


@app.put("/<line>/<int:index>")
def decide(line: str, index: int) -> dict[str, Any]:
    """Send what the decision sent."""
    send_again(database, recorded[line][index])
    return {"status": "closed", "line": line, "decision": index}


@app.get("/healthz")
def is_well() -> dict[str, Any]:
    """Whether it serves."""
    return {"status": "ok"}
