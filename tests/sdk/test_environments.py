"""Every game as a PettingZoo environment: PettingZoo's own tests, and what an observation may depend on."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import seaboard_sdk
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import QuickChance
from seaboard.engine.facts import BadOption
from seaboard.engine.records import to_data
from seaboard.engine.refusals import IllegalAction
from seaboard_sdk.environments import GameEnvironment, env, raw_env
from seaboard_sdk.environments.aec import rewards_of
from seaboard_sdk.environments.indexing import NotCountable, index_of, values_of
from seaboard_sdk.environments.layout import Either, Fields, Items, Keyed, Part, layout_of, part_of
from seaboard_sdk.environments.words import words_of

CATALOGUE = Catalogue()
GAMES = sorted(CATALOGUE)
TABLES = [
    pytest.param(game, seats, id=f"{game} for {seats}") for game in GAMES for seats in CATALOGUE[game].game.facts.chairs
]
PACKAGE = Path(seaboard_sdk.__file__).parent
CYCLES = 320
"""Of two seats, as many steps as most random matches have."""


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_no_fault(game: str) -> None:
    api_test(env(game), num_cycles=CYCLES)
    seed_test(lambda: env(game), num_cycles=30)


def played(environment: GameEnvironment, seed: int) -> Iterator[str]:
    """Each selected agent in turn, while random actions are played to the end."""
    draws = random.Random(seed)
    environment.reset(seed=seed)
    for agent in environment.agent_iter():
        yield agent
        is_over = environment.terminations[agent]
        mask = environment.observe(agent)["action_mask"]
        environment.step(None if is_over else draws.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_play_ends_with_rewards_that_add_up_to_nothing(game: str, seats: int) -> None:
    environment, rewards = raw_env(game, seats=seats), dict[str, float]()
    for agent in played(environment, 1):
        if environment.terminations[agent]:
            rewards[agent] = float(environment.last(observe=False)[1])
    assert sorted(rewards) == [f"seat_{seat}" for seat in range(seats)]
    assert sum(rewards.values()) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in rewards.values())


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_does_not_depend_on_what_is_hidden(game: str) -> None:
    """A world drawn among those that the seat cannot rule out gives the very same observation (ALL-4)."""
    environment = raw_env(game)
    rules, layout, other_worlds = environment.game, environment.layout, 0
    gap = 40 if game in ("amity", "jaws") else 9
    for step, agent in enumerate(played(environment, 2)):
        truth, seats = environment._state, range(len(environment.possible_agents))
        for seat in seats if step % gap == 0 and agent in environment.agents else ():
            memory = rules.start_memory(seat)
            for seen in environment.events(f"seat_{seat}"):
                memory = rules.remember(memory, seen)
            before = environment.observe(f"seat_{seat}")
            world = rules.sample_state(rules.view(truth, seat), memory, seat, QuickChance(step))
            other_worlds += world != truth
            environment._state = world
            after = environment.observe(f"seat_{seat}")
            environment._state = truth
            assert all(np.array_equal(before[part], after[part]) for part in before)
            assert np.array_equal(before["observation"], layout.vector(rules.view(world, seat)))
    assert other_worlds


@pytest.mark.parametrize("game", GAMES)
def test_every_list_of_a_view_has_a_slot_for_each_item(game: str) -> None:
    """But for the shark's turns at Amity Island, of which there may be very many: of those it sees the last ones."""
    environment = raw_env(game, seats=max(CATALOGUE[game].game.facts.chairs))
    part, cut = part_of(environment.game.view_type), set[str]()
    for step, agent in enumerate(played(environment, 3)):
        if step % 5 == 0 or environment.terminations[agent]:
            for seat in range(len(environment.possible_agents)):
                cut |= set(cut_lists(part, environment.game.view(environment._state, seat)))
    cut = {path for path in cut if not path.endswith(".voyages")}
    assert not cut, f"these lists of the view need more `Slots`: {sorted(cut)}"


def cut_lists(part: Part, value: Any, path: str = "") -> Iterator[str]:
    """The lists that are longer than their slots."""
    if isinstance(part, Items):
        yield from [path] if len(value) > part.slots else []
        for item in value:
            yield from cut_lists(part.part, item, path)
    elif isinstance(part, Fields):
        for name, inner, _ in part.parts:
            yield from cut_lists(inner, getattr(value, name), f"{path}.{name}")
    elif isinstance(part, Either):
        for kind, inner in part.kinds:
            yield from cut_lists(inner, value, path) if isinstance(value, kind) else []
    elif isinstance(part, Keyed):
        for item in value.values():
            yield from cut_lists(part.part, item, path)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_vector_has_a_name_of_its_own(game: str) -> None:
    layout, index = layout_of(game), index_of(game)
    assert len(set(layout.names)) == len(layout.names) == len(layout)
    assert index.numbers(index.actions) == list(range(len(index)))


def test_a_vector_says_what_the_view_says() -> None:
    environment = raw_env("aqualin")
    environment.reset(seed=4)
    agent = environment.agent_selection
    view, observation = environment.view(agent), environment.observe(agent)["observation"]
    named = {name for name, number in zip(environment.layout.names, observation, strict=True) if number}
    assert {f".pool[{slot}]={creature}" for slot, creature in enumerate(view.pool)} <= named
    assert view.to_dict() == to_data(environment.game.view(environment._state, int(agent[-1])))
    assert observation[environment.layout.names.index(".to_move")] == view.to_move


def test_sealed_choices_show_to_nobody_until_all_are_made() -> None:
    environment = raw_env("walk-the-plank")
    environment.reset(seed=5)
    before = {agent: environment.observe(agent)["observation"] for agent in environment.agents}
    asked = []
    for _ in environment.possible_agents:
        asked.append(environment.agent_selection)
        assert environment.game.turn(environment._state).mode == "all"  # type: ignore[union-attr]
        for agent, observation in before.items():
            assert np.array_equal(environment.observe(agent)["observation"], observation)
        environment.step(int(np.flatnonzero(environment.observe(asked[-1])["action_mask"])[-1]))
    assert asked == environment.possible_agents
    assert not np.array_equal(environment.observe("seat_0")["observation"], before["seat_0"])


def test_the_steps_of_a_private_turn_are_steps_of_one_agent_and_change_no_other_observation() -> None:
    environment, inner_steps, last = raw_env("beach-closed"), 0, dict[str, Any]()
    for agent in played(environment, 6):
        if environment.terminations[agent]:
            break
        other = environment.observe(f"seat_{1 - int(agent[-1])}")
        assert not other["action_mask"].any()
        turn = environment.game.turn(environment._state)
        step_of = (agent, len(environment.events(agent))) if turn and turn.private else None
        if step_of is not None and last.get("step_of") == step_of:
            inner_steps += 1
            assert np.array_equal(other["observation"], last["other"])
        last = {"step_of": step_of, "other": other["observation"]}
    assert inner_steps


def test_a_longer_match_is_truncated_only_when_told_so() -> None:
    environment = raw_env("aqualin", max_steps=5)
    environment.reset(seed=7)
    for _ in range(5):
        assert not any(environment.truncations.values())
        environment.step(int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])[0]))
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())


def test_an_illegal_action_is_refused_and_costs_the_match_where_agents_are_trained() -> None:
    raw, trained = raw_env("aqualin"), env("aqualin")
    for environment in (raw, trained):
        environment.reset(seed=8)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    agent = trained.agent_selection
    trained.step(illegal)
    assert trained.terminations[agent]
    assert trained.rewards[agent] == -1


@pytest.mark.parametrize(
    ("wish", "error", "says"),
    [
        ({"seats": 3}, ValueError, "aqualin has 2 seats, not 3"),
        ({"options": {"first": "crab"}}, BadOption, "first: must be one of"),
        ({"options": {"depth": 1}}, BadOption, "depth: this game has no such option"),
    ],
)
def test_seats_and_options_that_a_game_has_not_are_refused(wish: Any, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        raw_env("aqualin", **wish)


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        pytest.param((1, 2), [1, -1], id="one wins"),
        pytest.param((1, 1), [0, 0], id="a draw"),
        pytest.param((4, 1, 1, 1), [-1, 1 / 3, 1 / 3, 1 / 3], id="one loses to a side of three"),
        pytest.param((2, 2, 2), [0, 0, 0], id="nobody wins"),
        pytest.param((1, 2, 3), [1, 0, -1], id="in order"),
    ],
)
def test_rewards_follow_the_places(places: tuple[int, ...], rewards: list[float]) -> None:
    assert rewards_of(places) == pytest.approx(rewards)


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("[a-c][1-2]", ["a1", "a2", "b1", "b2", "c1", "c2"]),
        ("[1-2ac]", ["1", "2", "a", "c"]),
        ("(red|blue)-(crab|eel)", ["red-crab", "red-eel", "blue-crab", "blue-eel"]),
        ("ice-axe|gaff", ["ice-axe", "gaff"]),
    ],
)
def test_the_words_of_a_pattern(pattern: str, words: list[str]) -> None:
    assert list(words_of(pattern)) == words


@pytest.mark.parametrize("pattern", ["a*", "a.b", "(a|b", "a)b", r"\d"])
def test_other_patterns_have_no_list_of_words(pattern: str) -> None:
    with pytest.raises(ValueError, match="not a plain list of words"):
        words_of(pattern)


def test_the_sdk_without_extras_stays_light() -> None:
    """Only rooms of the extras import the rules, numpy or PettingZoo; the others' libraries are those it depends on."""
    heavy = re.compile(r"^\s*(?:from|import) (?:seaboard|numpy|gymnasium|pettingzoo)\b", re.MULTILINE)
    rooms = {
        page.relative_to(PACKAGE).parts[0] if page.parent.name != "bots" else f"bots/{page.stem}"
        for page in PACKAGE.rglob("*.py")
        if heavy.search(page.read_text(encoding="utf-8"))
    }
    assert rooms == {"environments", "testing", "bots/arena"}
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = {re.split(r"[>=]", need)[0] for need in project["dependencies"]}
    assert needs == {"attrs", "httpx", "httpx-retries", "httpx-sse", "python-dateutil"}


@pytest.mark.parametrize("hint", [int, str, tuple[bool, ...]])
def test_what_has_no_bounds_has_no_list(hint: Any) -> None:
    with pytest.raises(NotCountable):
        values_of(hint)


def test_the_readme_is_so() -> None:
    """Its example runs."""
    readme = (PACKAGE.parent / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(from seaboard_sdk.environments.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
