"""The laws of every game. Each is a function that raises AssertionError where the game breaks it.

`MOMENT_LAWS` hold at a decision, `END_LAWS` of a finished walk. `check_match` walks one match under all of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from laws.walk import Moment, Walk, canonical, seen_data
from seaboard.catalogue import Entry
from seaboard.engine.chance import QuickChance, SeededChance
from seaboard.engine.codec import decode, digest, encode
from seaboard.engine.events import Recorder, Viewer
from seaboard.engine.facts import Outcome
from seaboard.engine.play import choosers, decide, forced_actions, playout
from seaboard.engine.records import Action, from_data, from_tagged, to_data
from seaboard.engine.replay import replay
from seaboard.engine.states import State
from seaboard.engine.turns import Turn

RULE = re.compile(r"[A-Z]{2,3}-\d+(\.\d+)?")


def turn_of(moment: Moment) -> Turn:
    turn: Turn | None = moment.walk.game.turn(moment.state)
    assert turn is not None
    return turn


def view_text(moment_walk: Walk, state: State, viewer: Viewer) -> str:
    return canonical(to_data(moment_walk.game.view(state, viewer)))


def action_texts(walk: Walk, state: State, seat: int) -> list[str]:
    return [canonical(to_data(action)) for action in walk.game.legal_actions(state, seat)]


def law_only_seats_to_choose_have_actions(moment: Moment) -> None:
    turn = turn_of(moment)
    for seat in range(moment.walk.seats):
        has_actions = bool(moment.walk.game.legal_actions(moment.state, seat))
        assert has_actions == (seat in turn.seats), f"seat {seat} has actions: {has_actions}, its turn: {turn}"


def law_nothing_forced_is_asked(moment: Moment) -> None:
    """ALL-1."""
    turn = turn_of(moment)
    forced = forced_actions(moment.walk.game, moment.state)
    assert len(forced) < (len(turn.seats) if turn.mode == "all" else 1), f"{forced} is forced, yet it is asked"


def law_listed_is_legal(moment: Moment) -> None:
    """Every listed action is accepted, is listed once, survives JSON, and can be applied."""
    walk = moment.walk
    for seat in turn_of(moment).seats:
        listed = walk.game.legal_actions(moment.state, seat)
        assert len(set(listed)) == len(listed), "an action is listed twice"
        for action in listed:
            assert walk.game.refusal(moment.state, seat, action) is None, f"{action} is listed and refused"
        for action in walk.random.sample(list(listed), min(3, len(listed))):
            wire = json.loads(json.dumps(to_data(action)))
            assert from_tagged(walk.game.action_types, wire) == action
        action = walk.game.any_action(moment.state, seat, QuickChance(moment.step))
        assert action in listed, f"any_action gave {action}, which is not listed"


def law_unlisted_is_refused(moment: Moment) -> None:
    """ALL-5: refused with a rule's id and words, and nothing changes."""
    walk = moment.walk
    before = digest(moment.state)
    for seat in turn_of(moment).seats:
        listed = set(walk.game.legal_actions(moment.state, seat))
        for action in walk.random.sample(walk.actions_met, min(5, len(walk.actions_met))):
            refusal = walk.game.refusal(moment.state, seat, action)
            assert (refusal is None) == (action in listed), f"{action}: listed {action in listed}, refusal {refusal}"
            if refusal is not None:
                assert RULE.fullmatch(refusal.rule), refusal.rule
                assert walk.entry.english.render(refusal.text)
    assert digest(moment.state) == before, "asking changed the state"


def law_looking_changes_nothing(moment: Moment) -> None:
    walk, before = moment.walk, encode(moment.state)
    for viewer in walk.viewers:
        view = walk.game.view(moment.state, viewer)
        wire = json.loads(json.dumps(to_data(view)))
        assert from_data(walk.game.view_type, wire) == view, "a view does not survive JSON"
    twin = moment.state.copy()
    playout(walk.game, twin, QuickChance(moment.step))
    assert encode(moment.state) == before, "looking, or playing on with a copy, changed the state"


def law_save_and_load(moment: Moment) -> None:
    """At steps 0, 1, 2, 4, 8 … the match goes on from its own saved bytes; the replay at the end must not notice."""
    if moment.step & (moment.step - 1) == 0:
        saved = encode(moment.state)
        loaded: State = decode(moment.walk.game.state_type, saved)
        assert encode(loaded) == saved
        assert loaded == moment.state
        moment.walk.state = loaded


def law_two_worlds(moment: Moment) -> None:
    """ALL-4: a world that the viewer cannot rule out looks the same to it, byte for byte; the truth is such a world."""
    walk = moment.walk
    for viewer in walk.viewers:
        memory = walk.memories[viewer]
        view = walk.game.view(moment.state, viewer)
        assert walk.game.is_possible(view, memory, viewer, moment.state), f"viewer {viewer} rules out the truth"
        world = walk.game.sample_state(view, memory, viewer, QuickChance(f"{walk.seed}/{moment.step}/{viewer}"))
        assert walk.game.is_possible(view, memory, viewer, world), f"viewer {viewer} samples what it rules out"
        same_look(moment, viewer, world)
        if viewer is not None and viewer in turn_of(moment).seats:
            same_answers(moment, viewer, world)


def same_look(moment: Moment, viewer: Viewer, world: State) -> None:
    walk = moment.walk
    assert view_text(walk, world, viewer) == view_text(walk, moment.state, viewer), f"views of {viewer} differ"
    assert walk.game.turn(world) == walk.game.turn(moment.state), f"turns differ to {viewer}"
    if viewer is not None:
        assert action_texts(walk, world, viewer) == action_texts(walk, moment.state, viewer), (
            f"actions of {viewer} differ"
        )
        for action in walk.random.sample(walk.actions_met, min(5, len(walk.actions_met))):
            assert refusal_text(walk, world, viewer, action) == refusal_text(walk, moment.state, viewer, action)


def refusal_text(walk: Walk, state: State, seat: int, action: Action) -> Any:
    refusal = walk.game.refusal(state, seat, action)
    return refusal and (refusal.rule, refusal.text.key, canonical(dict(refusal.text.params)))


def same_answers(moment: Moment, seat: int, world: State) -> None:
    """Until something new comes to light, an action tells its seat the same in both worlds."""
    walk, turn = moment.walk, turn_of(moment)
    if turn.mode == "all":
        return
    actions = walk.game.legal_actions(moment.state, seat)
    for action in walk.random.sample(list(actions), min(3, len(actions))):
        truth_told, truth_news = outcome_of(walk, moment.state, seat, action)
        world_told, world_news = outcome_of(walk, world, seat, action)
        assert truth_news == world_news, f"whether {action} brings news differs between two worlds"
        assert truth_news or truth_told == world_told, f"{action} tells different things without news"


def outcome_of(walk: Walk, state: State, seat: int, action: Action) -> tuple[list[Any], bool]:
    """What the seat would be told of its action, and whether that is news."""
    twin, chance, events = state.copy(), SeededChance(walk.opening.seed), Recorder()
    before = walk.game.turn(twin)
    walk.game.apply(twin, {seat: action}, chance, events)
    seen = [part for told in events.told if (part := told.seen_by(seat))]
    passed = walk.game.turn(twin) != before
    return [seen_data(part) for part in seen], events.news or chance.used > 0 or passed


def law_private_turns_stay_private(moment: Moment) -> None:
    """Within a private turn nobody is told anything and nobody else's view changes; its end tells the others."""
    walk, turn = moment.walk, turn_of(moment)
    if not turn.private:
        return
    seat, twin, events = turn.seats[0], moment.state.copy(), Recorder()
    others = [viewer for viewer in walk.viewers if viewer != seat]
    before = {viewer: view_text(walk, twin, viewer) for viewer in others}
    for _ in range(200):
        action = walk.random.choice(walk.game.legal_actions(twin, seat))
        walk.game.apply(twin, {seat: action}, SeededChance(walk.opening.seed), events)
        if events.told:
            break
        assert walk.game.turn(twin) == turn, "a private turn passed on without a word"
        for viewer in others:
            assert view_text(walk, twin, viewer) == before[viewer], f"{viewer} sees a step of a private turn"
    else:
        raise AssertionError("a private turn does not end")
    for viewer in others:
        assert sum(told.seen_by(viewer) is not None for told in events.told) >= 1, f"{viewer} is not told of its end"


def law_default_choice_is_legal(moment: Moment) -> None:
    """What the clock plays comes from the view alone, is legal, and ends a private turn."""
    walk = moment.walk
    for seat in choosers(walk.game, moment.state):
        view = from_data(walk.game.view_type, json.loads(json.dumps(to_data(walk.game.view(moment.state, seat)))))
        choice = walk.game.default_choice(view, walk.memories[seat], seat, QuickChance(f"{walk.seed}/{moment.step}"))
        if turn_of(moment).mode == "all":
            assert len(choice) == 1
            assert walk.game.refusal(moment.state, seat, choice[0]) is None
        else:
            decide(walk.game, moment.state.copy(), seat, choice, SeededChance(walk.opening.seed), Recorder())


def law_a_leaver_is_never_asked_again(moment: Moment) -> None:
    """After a seat gave up, the match goes on without it and ends (ALL-6)."""
    walk = moment.walk
    seat = walk.random.randrange(walk.seats)
    twin = moment.state.copy()
    walk.game.resign(
        twin, seat, walk.random.choice(("resigned", "forfeited")), SeededChance(walk.opening.seed), Recorder()
    )
    draws = QuickChance(f"{walk.seed}/{moment.step}")
    for _ in range(20):
        turn = walk.game.turn(twin)
        if turn is None:
            break
        assert seat not in turn.seats, "a seat that left is asked"
        asked = turn.seats if turn.mode == "all" else (walk.random.choice(turn.seats),)
        actions = {one: walk.game.any_action(twin, one, draws) for one in asked}
        walk.game.apply(twin, actions, draws, Recorder())
    check_outcome(walk, playout(walk.game, twin, draws) if walk.game.turn(twin) else walk.game.outcome(twin))


def law_running_has_no_outcome(moment: Moment) -> None:
    assert moment.walk.game.outcome(moment.state) is None


MOMENT_LAWS: tuple[Callable[[Moment], None], ...] = (
    law_running_has_no_outcome,
    law_only_seats_to_choose_have_actions,
    law_nothing_forced_is_asked,
    law_listed_is_legal,
    law_unlisted_is_refused,
    law_two_worlds,
    law_private_turns_stay_private,
    law_default_choice_is_legal,
)
RARE_LAWS: tuple[Callable[[Moment], None], ...] = (law_looking_changes_nothing, law_a_leaver_is_never_asked_again)


def law_the_end_is_told(walk: Walk) -> None:
    """ALL-6: places, ending and score; the seats of one side share theirs; afterwards nobody has anything to do."""
    assert all(not walk.game.legal_actions(walk.state, seat) for seat in range(walk.seats))
    outcome = check_outcome(walk, walk.game.outcome(walk.state))
    for side in walk.game.sides(walk.state):
        assert len({outcome.places[seat] for seat in side}) == 1, "seats of one side have different places"
    assert sorted(seat for side in walk.game.sides(walk.state) for seat in side) == list(range(walk.seats))
    assert len(walk.game.roles(walk.state)) == walk.seats


def check_outcome(walk: Walk, outcome: Outcome | None) -> Outcome:
    assert outcome is not None
    assert outcome.ending in walk.game.facts.endings, outcome.ending
    assert len(outcome.places) == walk.seats
    assert outcome.scores is None or len(outcome.scores) == walk.seats
    assert all(1 <= place <= walk.seats + 1 for place in outcome.places)
    return outcome


def law_the_log_gives_the_same_match(walk: Walk) -> None:
    """ALL-3: the seed and the choices give the same state and the same words to everybody."""
    seen: dict[Viewer, list[Any]] = {viewer: [] for viewer in walk.viewers}

    def hear(state: State, events: Recorder) -> None:
        for told in events.told:
            for viewer in walk.viewers:
                part = told.seen_by(viewer)
                if part is not None:
                    seen[viewer].append(seen_data(part))

    again = replay(walk.game, walk.opening, walk.log, hear)
    assert digest(again) == digest(walk.state), "the replay ends in another state"
    for viewer in walk.viewers:
        assert seen[viewer] == [seen_data(part) for part in walk.seen[viewer]], f"{viewer} was told something else"


def law_events_can_be_read(walk: Walk) -> None:
    """Every event survives JSON and is a sentence in English; after the end the truth is still possible."""
    names = [f"Seat {seat}" for seat in range(walk.seats)]
    for viewer in walk.viewers:
        for seen in walk.seen[viewer]:
            for event in (seen.public, seen.own):
                if event is not None:
                    wire = json.loads(json.dumps(to_data(event)))
                    assert from_tagged(walk.game.event_types, wire) == event
                    assert all(walk.entry.english.render(text, names) for text in event.texts())
        view = walk.game.view(walk.state, viewer)
        assert walk.game.is_possible(view, walk.memories[viewer], viewer, walk.state)


END_LAWS: tuple[Callable[[Walk], None], ...] = (
    law_the_end_is_told,
    law_the_log_gives_the_same_match,
    law_events_can_be_read,
)


def check_match(entry: Entry, seed: int, seats: int | None = None, thorough: float = 0.2) -> Walk:
    """Walk one random match under all laws. Of a long match the laws look at the first decisions and at a share
    `thorough` of the others (the rare laws at an eighth of it); saving and loading is tried at steps 0, 1, 2, 4, 8 …"""
    walk = Walk(entry, seed, seats)
    for moment in walk.moments():
        law_save_and_load(moment)
        moment.state = walk.state
        if walk.random.random() < thorough / 8:
            for law in RARE_LAWS:
                law(moment)
        if moment.step < 6 or walk.random.random() < thorough:
            for law in MOMENT_LAWS:
                law(moment)
    for end_law in END_LAWS:
        end_law(walk)
    return walk
