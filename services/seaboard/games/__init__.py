"""The games, one package each, all with the same rooms. Nothing here lists them: the catalogue scans this package.

The rooms of a game: `data` (cards, maps, figures, each with its source), `words` (actions and events), `state` (the
whole truth), `view` (what a viewer may know), `rules` (what is legal and what it does), `belief` (what a viewer can
carry and cannot rule out), `game` (the contract, tied together), `house` (the house bots), `RULES.md` (the rules for
players) and `texts.en.json` (the sentences of events, rulings and refusals). `GAME` in the package is the game.
"""
