# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.log_chosen import LogChosen
    from ..models.log_left import LogLeft
    from ..models.log_revealed import LogRevealed


T = TypeVar("T", bound="Sandbox")


@_attrs_define
class Sandbox:
    """What who opens a sandbox fixes.

    Attributes:
        seed (None | str | Unset): The match's seed, of 32 bytes; drawn if nothing is said.
        nonces (list[str] | Unset): What each seat adds to the seed, as a replay has it; empty if none does.
        choices (list[LogChosen | LogLeft | LogRevealed] | Unset): Played at once for all seats, so that the match
            begins in that position: the `choices` of a replay, as many as you like. All seats must be `me` or `house`.
    """

    seed: None | str | Unset = UNSET
    nonces: list[str] | Unset = UNSET
    choices: list[LogChosen | LogLeft | LogRevealed] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        seed: None | str | Unset
        if isinstance(self.seed, Unset):
            seed = UNSET
        else:
            seed = self.seed

        nonces: list[str] | Unset = UNSET
        if not isinstance(self.nonces, Unset):
            nonces = self.nonces

        choices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.choices, Unset):
            choices = []
            for choices_item_data in self.choices:
                choices_item: dict[str, Any]
                if hasattr(choices_item_data, "to_dict"):
                    choices_item = choices_item_data.to_dict()
                else:
                    choices_item = choices_item_data
                choices.append(choices_item)

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if seed is not UNSET:
            field_dict["seed"] = seed
        if nonces is not UNSET:
            field_dict["nonces"] = nonces
        if choices is not UNSET:
            field_dict["choices"] = choices

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.log_chosen import LogChosen
        from ..models.log_left import LogLeft
        from ..models.log_revealed import LogRevealed

        d = dict(src_dict)

        def _parse_seed(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        seed = _parse_seed(d.pop("seed", UNSET))

        nonces = cast(list[str], d.pop("nonces", UNSET))

        _choices = d.pop("choices", UNSET)
        choices: list[LogChosen | LogLeft | LogRevealed] | Unset = UNSET
        if _choices is not UNSET:
            choices = []
            for choices_item_data in _choices:

                def _parse_choices_item(
                    data: object,
                ) -> LogChosen | LogLeft | LogRevealed:
                    if isinstance(data, dict):
                        try:
                            if data.get("kind") == "chosen":
                                return LogChosen.from_dict(data)
                            if data.get("kind") == "revealed":
                                return LogRevealed.from_dict(data)
                            if data.get("kind") == "left":
                                return LogLeft.from_dict(data)
                        except (TypeError, ValueError, AttributeError, KeyError):
                            pass
                    if isinstance(data, dict):
                        from seaboard_sdk.unknown import Unknown

                        return Unknown(data)
                    raise TypeError(f"not what was expected: {data!r}")

                choices_item = _parse_choices_item(choices_item_data)

                choices.append(choices_item)

        sandbox = cls(
            seed=seed,
            nonces=nonces,
            choices=choices,
        )

        return sandbox
