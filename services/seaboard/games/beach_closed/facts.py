"""What is true of Beach Closed before any match of it: names, roles, endings, options, and our rulings."""

from __future__ import annotations

from seaboard.engine.facts import Chair, Facts, Ruling, choice_option

FACTS = Facts(
    id="beach-closed",
    name="Jaws: No Swimming, Beach Closed",
    summary="A shark that nobody sees hunts three swimmers, and a boat hunts the shark, on waters that shrink.",
    rules_version=1,
    roles=("jaws", "orca"),
    chairs={2: (Chair(("jaws", "orca")), Chair(("jaws", "orca")))},
    endings={
        "shark-killed": "Jaws has been hit three times; Orca wins (BC-8.1).",
        "no-swimmers": "The three swimmers are dead; Jaws wins (BC-8.1).",
        "standstill": "In twelve turns running no card could be removed; the match is a draw (BC-8.2).",
        "resigned": "A seat resigned; the other one wins.",
        "forfeited": "A seat's clock ran out; the other one wins.",
    },
    options=(choice_option("jaws", ("random", "seat-0", "seat-1"), "random", "Who plays Jaws.", "BC-1"),),
    rulings=(
        Ruling(
            "BC-1",
            "Orca is one seat; a team shares it. Who plays Jaws is drawn at random, unless option `jaws` says.",
        ),
        Ruling("BC-2.1", "Jaws sits at the top and has the island a1, Orca at the bottom has f5."),
        Ruling("BC-3.4", "Each side has four tokens, each of one use; moving swimmers needs no token."),
        Ruling("BC-3.5", "That a token is used, and which, is public: Jaws' when its turn ends."),
        Ruling("BC-4.1", "`extra-move` is taken in the move, for Jaws before its clue."),
        Ruling("BC-4.3", "`hide` is used before the clue, and instead of it."),
        Ruling(
            "BC-4.4",
            "What counts is the swimmer under the boat when Orca's turn ends; one moved away from there in the "
            "same turn is not protected, and has not been.",
        ),
        Ruling("BC-4.5", "Jaws under a swimmer that becomes protected may stay or leave, and may not come back."),
        Ruling("BC-5.1", "Jaws kills on its way too."),
        Ruling(
            "BC-5.2",
            "After a kill Jaws chooses the island, in the same turn, unseen; it may be the one it is on.",
        ),
        Ruling(
            "BC-5.4",
            "Under an unprotected swimmer Jaws may leave unharmed at the beginning of its move; if it stays or "
            "comes back it kills.",
        ),
        Ruling(
            "BC-5.5",
            "Jaws' turn is secret; Orca is told at its end, in a fixed order: tokens, dynamite, kill, clue, "
            "removed card.",
        ),
        Ruling(
            "BC-6.1",
            "Orca shoots after its move. Jaws, hit by whatever and in whosever turn, chooses its island at the "
            "beginning of its next turn and is under no card until then.",
        ),
        Ruling("BC-6.2", "A swimmer is not moved onto another one; onto the boat's card it counts as protected."),
        Ruling(
            "BC-6.3",
            "Dynamite that waits hits Jaws the moment it enters, before any kill, and ends its move without a "
            "clue. It hits once. It is gone when one of its cards is removed, or is an island that moves.",
        ),
        Ruling("BC-7.1", "The edge is where one of a card's four sides touches no card in play."),
        Ruling("BC-7.2", "A way over an island counts, after islands have moved."),
        Ruling(
            "BC-7.3",
            "A removal that cuts off both islands is illegal. An island is cut off when no water card touches "
            "it, also where the other island does.",
        ),
        Ruling("BC-7.4", "Orca does not remove the card under its boat. Cards with a swimmer or a block stay."),
        Ruling(
            "BC-7.5",
            "Jaws whose card was removed goes to a touching card as the first step of its next turn and is "
            "under no card until then; with nowhere to go it goes to an island.",
        ),
        Ruling(
            "BC-7.6",
            "If no card may be removed the step is skipped. If by what everybody sees only Jaws' own card could"
            " go, it removes that and leaves as in BC-7.5.",
        ),
        Ruling("BC-7.7", "Which cards Jaws may remove is shown to Jaws alone."),
        Ruling(
            "BC-8.2",
            "In twelve turns running, both sides' counted, no card could be removed: a draw, a first place for both.",
        ),
    ),
    hidden="Jaws' place, its path, and which island it went to, from Orca and from spectators.",
)
