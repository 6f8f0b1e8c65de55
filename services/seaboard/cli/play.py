"""A person plays a match on the terminal: any game, by its events' sentences and its numbered legal actions."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.prompt import Prompt

from seaboard.cli.newcomers import register
from seaboard.cli.refusals import Refusal
from seaboard_sdk import Client, Match, ProblemError, Seat
from seaboard_sdk.generated.models import Decision, Game

SHOWN_MOST = 30
"""How many actions are listed at once; with more, the player types a part of one."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `seaboard play` takes."""
    parser.add_argument("game", help="the game's id, such as aqualin")
    parser.add_argument("--url", default=os.environ.get("SEABOARD_URL", "http://127.0.0.1:8080"))
    parser.add_argument("--token", default=os.environ.get("SEABOARD_TOKEN"), help="without one a new player is made")
    parser.add_argument("--name", default="guest", help="the new player's name")
    parser.add_argument("--level", default="medium", help="of the house bots in the other seats")
    parser.add_argument("--seat", type=int, default=0, help="which seat to sit on")
    parser.add_argument("--seats", type=int, help="how many seats, where the game leaves it open")


def run(arguments: argparse.Namespace) -> int:
    """Play one match to its end."""
    console = Console()
    try:
        with open_client(arguments) as client:
            match = open_match(client, arguments)
            play(match, console)
    except ProblemError as problem:
        raise Refusal(problem.detail) from problem
    except (KeyboardInterrupt, EOFError):
        console.print("\nYou left; the match goes on without you until its clocks run out.")
    return 0


def open_client(arguments: argparse.Namespace) -> Client:
    if arguments.token:
        return Client(arguments.url, arguments.token)
    return register(arguments.url, arguments.name)


def open_match(client: Client, arguments: argparse.Namespace) -> Match:
    """A match against house bots, the person on the seat that was asked for."""
    seats = arguments.seats or fewest_seats(client.games[arguments.game])
    wishes = ["me" if seat == arguments.seat else f"house:{arguments.level}" for seat in range(seats)]
    return client.matches.open(arguments.game, seats=wishes)


def fewest_seats(game: Game) -> int:
    return min(table.seats for table in game.tables)


def play(match: Match, console: Console) -> None:
    """Tell what happened, ask, and go on until the match is over."""
    seat = match.my_seat
    while decision := seat.wait_for_decision():
        tell(seat, console)
        show(seat.view().view.to_dict(), console)
        try:
            seat.decide(decision, *choose(seat, decision, console))
        except ProblemError as problem:
            console.print(f"[red]{problem.detail}[/]")
    tell(seat, console)
    outcome = match.refresh().outcome
    if outcome is not None:
        console.print(f"[bold]The match is over[/] ({outcome.ending}). Your place: {outcome.places[seat.number]}.")


def show(view: Mapping[str, Any], console: Console) -> None:
    """What the seat sees, a line for each part."""
    for name, value in view.items():
        if name != "game":
            console.print(f"{name.replace('_', ' '):>16}  {write(value)}", highlight=False, soft_wrap=True)


def write(value: Any) -> str:
    """A part of a view in a line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {write(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        return ("; " if value and isinstance(value[0], Mapping) else " ").join(map(write, value)) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def tell(seat: Seat, console: Console) -> None:
    """What the seat was told since it was last asked."""
    for event in seat.new_events():
        for line in event.english:
            console.print(f"  {line}", style="cyan")


def choose(seat: Seat, decision: Decision, console: Console) -> list[Any]:
    """One action; in a private turn as many as make up the whole turn."""
    draft = [pick(decision.legal_actions, console)]
    while decision.is_private:
        seen = seat.preview(decision, draft)
        if not seen.next_actions:
            break
        if seen.is_whole and Prompt.ask("Send this turn?", choices=["y", "n"], default="y", console=console) == "y":
            break
        draft.append(pick(seen.next_actions, console))
    return draft


def pick(actions: Sequence[Any], console: Console) -> Any:
    """One of the actions: by its number, or after typing a part of it where there are many."""
    shown = list(enumerate(actions))
    while True:
        for number, action in shown[:SHOWN_MOST]:
            console.print(f"{number:>4}  {say(action)}")
        if len(shown) > SHOWN_MOST:
            console.print(f"      and {len(shown) - SHOWN_MOST} more: type a part of one to see those that have it")
        typed = Prompt.ask("Your choice", console=console).strip()
        if typed.isdecimal() and int(typed) < len(actions):
            return actions[int(typed)]
        shown = [(number, action) for number, action in enumerate(actions) if typed in say(action)]


def say(action: Any) -> str:
    """An action in a line: its word, and what it is about."""
    data = action.to_dict()
    word = data.pop("type").partition(".")[2]
    return " ".join([word, *(str(value) for value in data.values())])
