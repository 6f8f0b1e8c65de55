"""A captain for Beach Closed: from what everybody is told it reckons where the shark can be, sails there and shoots."""

import random

CARDS = [column + row for row in "12345" for column in "abcdef"]


def around(card):
    column, row = map(ord, card)
    return {chr(column + x) + chr(row + y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}


def within(cards, start, steps):
    """The cards that are so many steps away at most, each with the first step of a shortest way there."""
    found = {start: start}
    border = [start]
    for _ in range(steps):
        last, border = border, []
        for card in last:
            for touching in sorted(around(card) & cards - found.keys()):
                found[touching] = touching if card == start else found[card]
                border.append(touching)
    return found


class Belief:
    """Where the shark can be, and how likely each card is."""

    def __init__(self):
        self.cards = set(CARDS)  # in play
        self.islands = {"a1", "f5"}
        self.swimmers = set()  # those that the shark could not pass without a kill
        self.chances = {"a1": 1.0}

    def remember(self, event):
        told = event.public
        what = getattr(told, "type_", "").removeprefix("beach-closed.")
        if what == "jaws-turn":
            self.swim(3 if "extra-move" in told.tokens else 2)
            if told.killed or told.hit:
                self.flee()
            elif told.clue:
                self.keep(lambda card: told.clue.name in card)
            if told.placed:
                self.cards.add(told.placed)
            if told.removed in self.chances:
                self.chances[told.removed] /= 20  # only if no other card could go
            self.remove(told)
        elif what in ("shot", "dynamite-laid"):
            if told.hit:
                self.flee()
            else:
                self.keep(lambda card: card not in (told.cards if what == "dynamite-laid" else [told.card]))
        elif what == "orca-turn":
            self.remove(told)

    def swim(self, steps):
        """From each card it may have gone to any that is near enough, but through no swimmer: that would be a kill."""
        swum = {}
        for card, chance in self.chances.items():
            ends = within(self.cards - self.swimmers, card, steps)
            for end in ends:
                swum[end] = swum.get(end, 0.0) + chance / len(ends)
        self.chances = swum

    def keep(self, fits):
        """Rule out what does not fit. If nothing did, nothing would be known."""
        left = {card: chance for card, chance in self.chances.items() if fits(card)} or dict.fromkeys(
            sorted(self.cards), 1.0
        )
        whole = sum(left.values())
        self.chances = {card: chance / whole for card, chance in left.items()}

    def flee(self):
        """After a hit or a kill it is on one of the islands, or soon will be."""
        self.chances = dict.fromkeys(sorted(self.islands), 0.5)

    def remove(self, told):
        """A card is gone. An island may have come there, with the shark. A shark under it goes beside it."""
        if told.removed is None:
            return
        self.cards.discard(told.removed)
        chance = self.chances.pop(told.removed, 0.0)
        if told.island:
            origin, target = told.island.origin, told.island.target
            self.cards = self.cards - {origin} | {target}
            self.islands = self.islands - {origin} | {target}
            if origin in self.chances:
                self.chances[target] = self.chances.pop(origin)
        beside = around(told.removed) & self.cards or self.islands
        for card in sorted(beside) if chance else ():
            self.chances[card] = self.chances.get(card, 0.0) + chance / len(beside)


class Captain(Belief):
    def choose(self, view, legal_actions):
        if view.shark:  # it plays Jaws itself, and swims about
            return random.choice(legal_actions)
        self.swimmers = {swimmer.card for swimmer in view.swimmers}
        by_kind = {}
        for action in legal_actions:
            by_kind.setdefault(action.type_.removeprefix("beach-closed."), []).append(action)
        if "place-swimmer" in by_kind:
            return max(by_kind["place-swimmer"], key=lambda action: self.room(view, action.card))
        if "shoot" in by_kind:
            return self.hunt(view, by_kind)
        return self.rescue(view, by_kind) or self.close(view, by_kind)

    def room(self, view, card):
        """How far a card is from the shark's island and from the other swimmers."""
        others = ["a1", *(swimmer.card for swimmer in view.swimmers)]
        return min(abs(ord(card[0]) - ord(other[0])) + abs(ord(card[1]) - ord(other[1])) for other in others)

    def hunt(self, view, by_kind):
        """Sail, step by step, to where a hit is likely and a swimmer is safe; then shoot."""
        ways = within(self.cards, view.boat, view.steps)
        step = ways[max(ways, key=lambda card: self.chances.get(card, 0.0) - 0.5 * self.danger(self.bait(view, card)))]
        return next((sail for sail in by_kind.get("sail", ()) if sail.card == step), by_kind["shoot"][0])

    def rescue(self, view, by_kind):
        """Move a swimmer out of danger, where that helps."""
        bait = self.bait(view, view.boat)
        moves = [move for move in by_kind.get("move-swimmer", ()) if move.origin in bait]
        if not moves or self.danger(bait) < 0.3:
            return None
        left = {number: self.danger(bait - {move.origin} | {move.target}) for number, move in enumerate(moves)}
        best = min(left, key=left.get)
        return moves[best] if left[best] < self.danger(bait) - 0.2 else None

    def close(self, view, by_kind):
        """Remove the card without which the shark reaches least."""
        bait = self.bait(view, view.boat)
        cards = by_kind.get("remove")
        return min(cards, key=lambda action: self.danger(bait, action.card)) if cards else by_kind["end"][0]

    def bait(self, view, boat):
        """The swimmers that the boat there would not protect."""
        return {swimmer.card for swimmer in view.swimmers if swimmer.card != boat or swimmer.rested}

    def danger(self, bait, without=None):
        """How likely the shark can kill in its next turn."""
        cards = self.cards - {without}
        near = set().union(*(within(cards, card, 2) for card in bait if card in cards))
        return sum(chance for card, chance in self.chances.items() if card in near)
