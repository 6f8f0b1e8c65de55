"""A bot is `choose(view, legal_actions) -> action`; what it takes to play matches with one lies here, not in the bot.

A bot with a memory is a class: one instance plays one seat of one match. Its `choose` may take a third argument, the
`Budget`; its `remember(event)`, if it has one, is given each thing that its seat is told, in order, before it is asked.
In a private turn a bot is asked for one step after the other until the turn is whole. It may answer with a list of
actions where it wants to play several as one.
"""

from seaboard_sdk.bots.running import Policy, accept_all, arun, run
from seaboard_sdk.bots.thinking import Budget, Ended

__all__ = ["Budget", "Ended", "Policy", "accept_all", "arun", "run"]
