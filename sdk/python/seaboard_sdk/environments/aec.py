"""The environment: one match after another, agent by agent, each shown its own seat's view and nothing more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from seaboard.bots.offline import opening_of
from seaboard.catalogue import Catalogue
from seaboard.engine.chance import SeededChance
from seaboard.engine.events import Recorder, Seen, Told
from seaboard.engine.play import begin, check, choosers, reveal, settle, walk
from seaboard.engine.records import Action, to_data
from seaboard_sdk.bots.arena import view_of
from seaboard_sdk.environments.indexing import index_of
from seaboard_sdk.environments.layout import LARGEST, layout_of

Observation = dict[str, Any]


class GameEnvironment(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """Matches of one game. Agents are named by seat: `seat_0`, `seat_1`, …

    An observation is a dict of `observation`, the seat's view as a vector (`Layout`), and `action_mask`, which has a 1
    for each legal action (`ActionIndex`); it is all 0 for an agent that is not the selected one. The same spaces hold
    for all seats and the whole match.

    Where several seats may act, they are selected in turn. Sealed choices are asked of one agent after the other and
    show to nobody until all are made. The steps of a private turn are steps of the same agent.

    At the end an agent's reward is the share of the other seats placed behind it, less the share placed before it: 1
    for the only winner, -1 for the only loser, 0 for all where none is before another. Before the end it is 0. Matches
    end by themselves; with `max_steps` a longer one is truncated.

    Raises KeyError for a game that is not there, ValueError for seats and BadOption for options that it does not have.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_steps: int | None = None,
    ) -> None:
        super().__init__()
        self.game = Catalogue()[game].game
        self.options = self.game.facts.read_options(options or {})
        self.max_steps = max_steps
        self.actions = index_of(game)
        self.layout = layout_of(game)
        self.metadata = {"name": f"{game}_v{self.game.facts.rules_version}", "render_modes": []}
        count = min(self.game.facts.chairs) if seats is None else seats
        if count not in self.game.facts.chairs:
            raise ValueError(f"{game} has {' or '.join(map(str, sorted(self.game.facts.chairs)))} seats, not {count}")
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def _observation_space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (len(self.layout),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What its observations are like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. The same seed gives the same matches from here on; `options` is not used: the options of
        the game belong to the environment."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        opening = opening_of(
            self.game, len(self.possible_agents), self.options, str(self._random.integers(1 << 62, dtype=np.int64))
        )
        self._chance = SeededChance(opening.seed)
        self._told: list[Told] = []
        self._sealed: dict[int, Action] = {}
        self._steps = 0
        self._skip_agent_selection = None
        events = Recorder()
        self._state = begin(self.game, opening.seats, opening.picks, opening.options, self._chance, events)
        self._told += events.told
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent may know now, and what it may do if it is selected."""
        seat = self._seat(agent)
        mask = np.zeros(len(self.actions), np.int8)
        if agent == self.agent_selection and not self._is_over(agent):
            mask[self.actions.numbers(self.game.legal_actions(self._state, seat))] = 1
        return {"observation": self.layout.vector(self.game.view(self._state, seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of this number for the selected agent; None for one whose match is over. Raises IllegalAction
        where the rules refuse it."""
        agent = self.agent_selection
        if self._is_over(agent):
            self._was_dead_step(action)
            return
        assert action is not None
        self._play(self._seat(agent), self.actions[action])
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is held."""

    # More than vectors and numbers

    def view(self, agent: str) -> Any:
        """The agent's view in the SDK's class, as over the wire."""
        return view_of(self.game.facts.id, to_data(self.game.view(self._state, self._seat(agent))))

    def events(self, agent: str) -> list[Seen]:
        """All that the agent's seat has been told in this match, in order."""
        seen = (told.seen_by(self._seat(agent)) for told in self._told)
        return [one for one in seen if one is not None]

    # What a step does

    def _play(self, seat: int, action: Action) -> None:
        turn = self.game.turn(self._state)
        assert turn is not None
        events = Recorder()
        if turn.mode == "all":
            check(self.game, self._state, seat, action)
            self._sealed[seat] = action
            if set(self._sealed) == set(choosers(self.game, self._state)):
                reveal(self.game, self._state, self._sealed, self._chance, events)
                self._sealed = {}
        else:
            walk(self.game, self._state, seat, (action,), self._chance, events)
            settle(self.game, self._state, self._chance, events)
        self._told += events.told

    def _select(self) -> None:
        """Who acts next; or the end."""
        turn = self.game.turn(self._state)
        if turn is None:
            self._end()
        elif self.max_steps is not None and self._steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        elif turn.mode == "all":
            waiting = [seat for seat in choosers(self.game, self._state) if seat not in self._sealed]
            self.agent_selection = self.possible_agents[waiting[0]]
        elif self._seat(self.agent_selection) not in turn.seats or not turn.private:
            self.agent_selection = self.possible_agents[turn.awaited[self._steps % len(turn.awaited)]]

    def _end(self) -> None:
        outcome = self.game.outcome(self._state)
        assert outcome is not None
        self.rewards = dict(zip(self.agents, rewards_of(outcome.places), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def _is_over(self, agent: str) -> bool:
        return self.terminations.get(agent, True) or self.truncations.get(agent, True)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)


def rewards_of(places: tuple[int, ...]) -> list[float]:
    """By seat, the share of the others placed behind it, less the share placed before it."""
    others = max(len(places) - 1, 1)
    return [sum((place > own) - (place < own) for place in places) / others for own in places]


def raw_env(game: str, **how: Any) -> GameEnvironment:
    """The environment itself; `how` is what GameEnvironment takes."""
    return GameEnvironment(game, **how)


def env(game: str, **how: Any) -> Any:
    """The environment as agents are trained on it: an illegal action ends the match with -1 for who chose it, and calls
    in a wrong order are told. What it is itself is its `unwrapped`."""
    legal = wrappers.TerminateIllegalWrapper(raw_env(game, **how), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
