"""What is true of Amity Island before any match: seats, endings, options and our rulings."""

from __future__ import annotations

from typing import Final

from seaboard.engine.facts import Chair, Facts, Ruling, choice_option, number_option
from seaboard.games.amity.data import MAX_ROUNDS, MEMBERS, ROLES

CREW_CHAIR: Final = Chair((), picks=MEMBERS)

FACTS: Final = Facts(
    id="amity",
    name="Jaws, Act 1: Amity Island",
    summary="A shark hunts swimmers unseen; Brody, Hooper and Quint look for it and shoot barrels at it.",
    rules_version=1,
    roles=ROLES,
    chairs={  # AM-1
        2: (Chair(("shark",)), Chair(MEMBERS)),
        3: (Chair(("shark",)), CREW_CHAIR, CREW_CHAIR),
        4: (Chair(("shark",)), *(Chair((member,)) for member in MEMBERS)),
    },
    endings={
        "swimmers": "The swimmer track is at 9: the shark wins (AM-7.1, AM-7.2).",
        "barrels": "The second barrel is attached to the shark: the crew wins (AM-7.1, AM-7.2).",
        "rounds": "The last round is over and the shark is still hungry: the crew wins (AM-7.3).",
        "resigned": "The shark, or the last of the crew, resigned: the others win.",
        "forfeited": "The clock of the shark, or of the last of the crew, ran out: the others win.",
    },
    options=(
        choice_option("brody-start", ("6", "7"), "6", "The land space where Brody begins.", "AM-2"),
        number_option("max-rounds", 1, 64, MAX_ROUNDS, "After so many rounds the act ends as it stands.", "AM-7.3"),
    ),
    rulings=(
        Ruling("AM-1", "With three seats each crew seat picks its own member at seating, in the order brody, hooper, "
               "quint where it picks none; both act for the third, and the first action counts. When a crew seat "
               "leaves, the crew seats left act for its members; the shark wins when none is left."),
        Ruling("AM-2", "Brody begins at space 6, as the rule text says; the printed board has Amity P.D. at 7, which "
               "the option `brody-start` follows. A beach can be closed from 6 and from 7."),
        Ruling("AM-4.1", "Swimmers are placed first, then the card's text applies, but for its words 'before' and "
               "'after'. What a Shark Alert adds comes after what it names first."),
        Ruling("AM-4.2", "A card flips the closed token also where the supply is empty: naming the beach is enough. A "
               "beach that is 'opening soon' is not open yet, for AM-8.7 either."),
        Ruling("AM-4.4", "With an empty supply nothing more is placed, in the order N, E, S, W. An empty deck is "
               "shuffled again when the next card is due."),
        Ruling("AM-4.5", "A choice on a card is the crew's, and any crew seat may make it."),
        Ruling("AM-5.1", "The one power token of a round may be played at any time of the turn, for the whole of it, "
               "also without effect."),
        Ruling("AM-5.2", "With Michael among others the shark names whom it eats."),
        Ruling("AM-5.3", "`feeding-frenzy` serves every eat action that follows in that round; the whole path of a "
               "`speed-burst` counts for sensors and boats; a burst of one step is an ordinary swim. The crew sees how "
               "many tokens are left, not which."),
        Ruling("AM-5.5", "The announcement goes N, E, S, W, 1 to 8, never as things happened."),
        Ruling("AM-5.6", "The track stops at 9; then nothing more can be done but end the turn."),
        Ruling("AM-5.7", "The shark's turn is one secret choice."),
        Ruling("AM-6.1", "Beginning a member closes the choice of who is next. A turn ends when its member says so or "
               "has nothing else to do. The last member left begins by itself."),
        Ruling("AM-6.2", "A hit makes the shark's place known, and any number of barrels may float in a space."),
        Ruling("AM-6.3", "The beach under the token cannot be closed again."),
        Ruling("AM-6.7", "Taking from Hooper's boat and giving work also while a captain is in the water: the boats "
               "are there."),
        Ruling("AM-6.8", "A place made known is marked with its round, and counts as 'earlier' as soon as the shark's "
               "next turn opens."),
        Ruling("AM-7.2", "Act 1 alone is won by the shark at 9 and by the crew with the second barrel; the score is "
               "the track."),
        Ruling("AM-7.3", "After 32 rounds (option `max-rounds`) the act ends as it stands; alone, the crew has won."),
        Ruling("AM-8.1", "Throwing costs the shark nothing; passing through counts, and both captains can be hit. The "
               "throw may be declared until the turn ends. A captain in the water stays with his boat, also where a "
               "card moves it, can do nothing but climb back, and may do so in a later round."),
        Ruling("AM-8.2", "The point goes to the member that first spends one more than its own."),
        Ruling("AM-8.4", "Choosing the beach under the token turns the token face up."),
        Ruling("AM-8.7", "Ties are the crew's choice; the card does nothing unless Michael is in the supply."),
        Ruling("AM-8.11", "Brody may also stay where he is."),
        Ruling("AM-8.12", "Ties are the crew's choice."),
    ),
    hidden="From the crew, until the act is over: the shark's space, its path, its steps, and which power tokens it "
    "played. From everybody: the order of the event deck.",
)  # fmt: skip
