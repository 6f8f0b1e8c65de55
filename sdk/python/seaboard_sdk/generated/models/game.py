# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.ending import Ending
    from ..models.option import Option
    from ..models.ruling import Ruling
    from ..models.table import Table


T = TypeVar("T", bound="Game")


@_attrs_define
class Game:
    """A rule set.

    Attributes:
        id (str):
        name (str):
        summary (str):
        hidden (str): What is hidden, and from whom.
        rules_version (int): Counts up with every change that could play a match differently.
        roles (list[str]):
        tables (list[Table]): One for each number of seats that the game allows.
        options (list[Option]):
        endings (list[Ending]):
        rulings (list[Ruling]):
        rematch_swaps_roles (bool):
        house (list[str]): The levels of the house bots.
    """

    id: str
    name: str
    summary: str
    hidden: str
    rules_version: int
    roles: list[str]
    tables: list[Table]
    options: list[Option]
    endings: list[Ending]
    rulings: list[Ruling]
    rematch_swaps_roles: bool
    house: list[str]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        summary = self.summary

        hidden = self.hidden

        rules_version = self.rules_version

        roles = self.roles

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        options = []
        for options_item_data in self.options:
            options_item = options_item_data.to_dict()
            options.append(options_item)

        endings = []
        for endings_item_data in self.endings:
            endings_item = endings_item_data.to_dict()
            endings.append(endings_item)

        rulings = []
        for rulings_item_data in self.rulings:
            rulings_item = rulings_item_data.to_dict()
            rulings.append(rulings_item)

        rematch_swaps_roles = self.rematch_swaps_roles

        house = self.house

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "name": name,
                "summary": summary,
                "hidden": hidden,
                "rules_version": rules_version,
                "roles": roles,
                "tables": tables,
                "options": options,
                "endings": endings,
                "rulings": rulings,
                "rematch_swaps_roles": rematch_swaps_roles,
                "house": house,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.ending import Ending
        from ..models.option import Option
        from ..models.ruling import Ruling
        from ..models.table import Table

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        summary = d.pop("summary")

        hidden = d.pop("hidden")

        rules_version = d.pop("rules_version")

        roles = cast(list[str], d.pop("roles"))

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = Table.from_dict(tables_item_data)

            tables.append(tables_item)

        options = []
        _options = d.pop("options")
        for options_item_data in _options:
            options_item = Option.from_dict(options_item_data)

            options.append(options_item)

        endings = []
        _endings = d.pop("endings")
        for endings_item_data in _endings:
            endings_item = Ending.from_dict(endings_item_data)

            endings.append(endings_item)

        rulings = []
        _rulings = d.pop("rulings")
        for rulings_item_data in _rulings:
            rulings_item = Ruling.from_dict(rulings_item_data)

            rulings.append(rulings_item)

        rematch_swaps_roles = d.pop("rematch_swaps_roles")

        house = cast(list[str], d.pop("house"))

        game = cls(
            id=id,
            name=name,
            summary=summary,
            hidden=hidden,
            rules_version=rules_version,
            roles=roles,
            tables=tables,
            options=options,
            endings=endings,
            rulings=rulings,
            rematch_swaps_roles=rematch_swaps_roles,
            house=house,
        )

        return game
