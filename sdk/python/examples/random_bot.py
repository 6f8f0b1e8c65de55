"""Plays anything legal. Run it: seaboard-bot run random_bot:choose --game aqualin --against easy --matches 3"""

import random


def choose(view, legal_actions):
    return random.choice(legal_actions)
