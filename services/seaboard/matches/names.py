"""What players may be called: names that can be read, and told apart by those who read them.

A name is kept as it was written, composed (NFC). Two names are the same if they differ in case or width alone, or if
they look alike by the tables of Unicode (UTS 39), as those of the library `confusable-homoglyphs`.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from functools import lru_cache

import regex
from confusable_homoglyphs import categories, confusables

from seaboard.matches.refusals import BadName
from seaboard.store.players import ClaimedName

GRAPHEMES_MOST = 40
MARKS_MOST = 4
"""How many marks may be stacked on one character."""
SIGNS_MOST = 12
"""How many code points one character may be made of: a family of four has eleven."""

TOGETHER = ({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}, {"LATIN", "HAN", "HANGUL"}, {"LATIN", "HAN", "BOPOMOFO"})
"""Scripts that are written together: UTS 39, 5.2, 'highly restrictive'."""

_CHARACTER = regex.compile(r"\X")
_VISIBLE = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_UNSEEN = regex.compile(r"[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800--[ ]]", regex.VERSION1)
_EMOJI = regex.compile(
    r"\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*"
    r"|[0-9#*]\uFE0F?\u20E3"
)
_JOINERS = regex.compile(
    r"(?<=[\p{Arabic}\p{Syriac}\p{Devanagari}\p{Bengali}\p{Gurmukhi}\p{Gujarati}\p{Oriya}\p{Tamil}\p{Telugu}\p{Kannada}"
    r"\p{Malayalam}\p{Sinhala}])[\u200C\u200D](?=[\p{L}\p{M}])"
)
"""Where these scripts need a sign that is not seen to be written right."""
_NOTHING = regex.compile(r"[\p{Default_Ignorable_Code_Point} ]")


def read_name(name: str) -> str:
    """The name as it is kept. Raises BadName."""
    kept = " ".join(part for part in unicodedata.normalize("NFC", name).strip().split(" ") if part)
    characters = _CHARACTER.findall(kept)
    if not 1 <= len(characters) <= GRAPHEMES_MOST:
        raise BadName("/name", f"must have 1 to {GRAPHEMES_MOST} characters")
    if _UNSEEN.search(_JOINERS.sub("", _EMOJI.sub("x", kept))):
        raise BadName("/name", "must not hold signs that cannot be seen")
    if not _VISIBLE.search(kept):
        raise BadName("/name", "must hold something that can be read")
    if any(is_stacked(character) for character in characters):
        raise BadName("/name", "must not stack so many marks")
    if not is_of_one_hand(kept):
        raise BadName("/name", "must not mix scripts that are not written together")
    return kept


def claim(name: str) -> ClaimedName:
    """The name with the forms in which it is one of its kind. Raises BadName."""
    kept = read_name(name)
    return ClaimedName(kept, fold(kept), skeleton(kept))


def is_stacked(character: str) -> bool:
    marks = sum(unicodedata.category(sign).startswith("M") for sign in character)
    return marks > MARKS_MOST or len(character) > SIGNS_MOST


def is_of_one_hand(name: str) -> bool:
    """Whether all letters are of scripts that are written together."""
    scripts = {categories.alias(sign) for sign in name} - {"COMMON", "INHERITED"}
    return len(scripts) <= 1 or any(scripts <= hand for hand in TOGETHER)


def fold(name: str) -> str:
    """The name without what case and width add: `ADA` is `ada`."""
    return _NOTHING.sub("", unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))


def skeleton(name: str) -> str:
    """The name as the eye takes it: `аdа` with Cyrillic letters is `ada`, `lvan` is `Ivan`."""
    plain = _NOTHING.sub("", unicodedata.normalize("NFKC", name))
    looks = _looks()
    return "".join(looks.get(sign, sign) for sign in unicodedata.normalize("NFD", plain)).casefold()


@lru_cache(maxsize=1)
def _looks() -> dict[str, str]:
    """For each sign that others look like, the one that stands for all of them."""
    alike: dict[str, set[str]] = defaultdict(set)
    for sign, others in confusables.confusables_data.items():
        alike[sign].update(other["c"] for other in others)
    looks: dict[str, str] = {}
    for sign in alike:
        if sign not in looks:
            group = _reach(alike, sign)
            looks |= dict.fromkeys(group, min(group, key=lambda one: (len(one), one)))
    return {sign: chosen for sign, chosen in looks.items() if len(sign) == 1}


def _reach(alike: dict[str, set[str]], start: str) -> set[str]:
    """All single signs that can be had from one by exchanging what looks alike."""
    found, left = {start}, [start]
    while left:
        for other in alike[left.pop()] - found:
            if len(other) == 1:
                found.add(other)
                left.append(other)
    return found
