"""One match of Aqualin against `easy` with plain httpx, without the SDK: what it does is a page of requests."""

import os
import random
import time
import uuid

import httpx

URL = os.environ.get("SEABOARD_URL", "http://127.0.0.1:8080")


def play(http: httpx.Client) -> dict:
    opened = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "house", "level": "easy"}]}
    match = http.post("/v1/matches", json=opened, headers={"Idempotency-Key": str(uuid.uuid4())}).json()["id"]
    seat = f"/v1/matches/{match}/seats/0"
    while True:
        asked = http.get(f"{seat}/decisions").json()["items"]
        if asked:
            (decision,) = asked
            body = {"actions": [random.choice(decision["legal_actions"])]}
            http.put(f"{seat}/decisions/{decision['number']}/choice", json=body)
            continue
        info = http.get(f"/v1/matches/{match}").json()
        if info["status"] == "finished":
            return info["outcome"]
        time.sleep(0.1)


if __name__ == "__main__":
    with httpx.Client(base_url=URL) as stranger:
        token = stranger.post("/v1/players", json={"name": f"plain-{uuid.uuid4().hex[:8]}", "is_bot": True}).json()[
            "access_token"
        ]
    with httpx.Client(base_url=URL, headers={"Authorization": f"Bearer {token}"}) as player:
        print(play(player))
