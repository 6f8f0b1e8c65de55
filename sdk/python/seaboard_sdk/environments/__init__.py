"""Every game as a PettingZoo environment, offline: the same rules, a seat's view as a vector, an action as a number.

    from seaboard_sdk.environments import env

    reef = env("aqualin")
    reef.reset(seed=1)
    for agent in reef.agent_iter():
        observation, reward, is_over, is_cut, info = reef.last()
        action = None if is_over or is_cut else reef.action_space(agent).sample(observation["action_mask"])
        reef.step(action)

Needs the extra `pettingzoo`.
"""

from seaboard_sdk.environments.aec import GameEnvironment, env, raw_env
from seaboard_sdk.environments.indexing import ActionIndex
from seaboard_sdk.environments.layout import Layout

__all__ = ["ActionIndex", "GameEnvironment", "Layout", "env", "raw_env"]
