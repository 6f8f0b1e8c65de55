"""The demo match: an SDK client plays Aqualin against a house bot, drawn on the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, Group
from rich.live import Live
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from seaboard.games.aqualin.data import CELL_NAMES, CELL_NUMBER, NEIGHBOURS, SIDE
from seaboard_sdk import Client, Seat
from seaboard_sdk.generated.models import AqualinPlace, AqualinView

LETTERS = {"crab": "C", "fish": "F", "jellyfish": "J", "seahorse": "H", "starfish": "S", "turtle": "T"}
COLOURS = {
    "blue": "dodger_blue1",
    "green": "green3",
    "pink": "hot_pink",
    "purple": "medium_purple",
    "red": "red1",
    "yellow": "yellow1",
}
TOLD_LINES = 6


def run(base_url: str, token: str) -> int:
    """Play one whole match and say who won; the number is the command's exit code."""
    console = Console()
    with Client(base_url, token) as client:
        match = client.matches.open("aqualin", seats=["me", "house:medium"])
        seat, told = match.my_seat, list[str]()
        with Live(console=console, auto_refresh=False) as live:
            while decision := seat.wait_for_decision():
                live.update(draw(seat, told), refresh=True)
                seat.decide(decision, best_of(reef_of(seat), placements(decision.legal_actions)))
            live.update(draw(seat, told), refresh=True)
        outcome = match.refresh().outcome
    assert outcome is not None
    winner = "you, the SDK's client" if outcome.places[0] == 1 else "the house bot"
    console.print(
        f"Match {match.id} is over ({outcome.ending}): {winner} won, {' to '.join(map(str, outcome.scores or ()))}."
    )
    return 0


def reef_of(seat: Seat) -> AqualinView:
    """The view, which of Aqualin is this."""
    view = seat.view().view
    assert isinstance(view, AqualinView)
    return view


def placements(actions: Iterable[object]) -> list[AqualinPlace]:
    """The placements among all that is legal; the demo slides nothing."""
    return [action for action in actions if isinstance(action, AqualinPlace)]


def best_of(view: AqualinView, actions: list[AqualinPlace]) -> AqualinPlace:
    """The placement that brings most of one colour together: no deep thought, for the house has those."""
    return max(actions, key=lambda action: likes(view, action))


def likes(view: AqualinView, action: AqualinPlace) -> float:
    """How many neighbours share the creature's colour, less a little for those that share its animal."""
    colour, animal = action.creature.split("-")
    around = [
        view.reef.additional_properties.get(CELL_NAMES[cell], "-") for cell in NEIGHBOURS[CELL_NUMBER[action.cell]]
    ]
    pairs = [tuple(other.split("-")) for other in around]
    return sum(c == colour for c, _ in pairs) - 0.7 * sum(a == animal for _, a in pairs)


# Drawing


def draw(seat: Seat, told: list[str]) -> Panel:
    """The reef, the pool and the scores, with what was told last below."""
    view = reef_of(seat)
    told += [line for event in seat.new_events() for line in event.english]
    side = Group(
        Text("pool"),
        Text(" ").join(mark(creature) for creature in view.pool),
        Text(f"\nstack  {len(view.stack)}\n\ncolours {view.scores[0]:>3}\nanimals {view.scores[1]:>3}"),
    )
    table = Table.grid(padding=(0, 4))
    table.add_row(grid(view), side)
    return Panel(
        Group(table, Text(), *(Text(line, style="dim") for line in told[-TOLD_LINES:])), title="Aqualin", expand=False
    )


def grid(view: AqualinView) -> Table:
    """The reef as its players see it: row 6 on top."""
    table = Table.grid(padding=(0, 1))
    for row in range(SIDE, 0, -1):
        cells = (view.reef.additional_properties.get(f"{column}{row}") for column in "abcdef")
        table.add_row(Text(str(row), style="dim"), *(mark(creature) for creature in cells))
    table.add_row("", *(Text(column, style="dim") for column in "abcdef"))
    return table


def mark(creature: str | None) -> Text:
    """A creature as its animal's letter in its colour."""
    if creature is None:
        return Text("·", style="dim")
    colour, animal = creature.split("-")
    return Text(LETTERS[animal], style=f"bold {COLOURS[colour]}")
