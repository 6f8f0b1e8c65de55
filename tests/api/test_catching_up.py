"""What happened since one last looked, over HTTP."""

from __future__ import annotations

from api.conftest import Person
from api.test_play import take_turn


def test_what_happened_is_had_as_text_in_one_call(ada: Person, ben: Person, running: str) -> None:
    path = f"/v1/matches/{running}/seats/1/catch-up"
    take_turn(ada, running, 0, "c4")
    told = ben.get(path).get_json()
    assert told["text"].splitlines() == [line["text"] for line in told["lines"]]
    assert "c4" in told["text"]
    assert (told["since"], told["has_more"], [one["seat"] for one in told["asked"]]) == ("0", False, [1])
    assert ben.put(path, {"number": told["next"]}).get_json() == {"number": told["next"]}
    assert ben.get(path).get_json()["text"] == ""
    assert ben.get(path + "?after=0&limit=1").get_json()["has_more"]
    assert ada.get(path).get_json()["code"] == "not-your-seat"
    assert ben.get(path + "?after=999").get_json()["code"] == "bad-cursor"
    assert ben.put(path, {"number": "-1"}).get_json()["code"] == "invalid-request"
