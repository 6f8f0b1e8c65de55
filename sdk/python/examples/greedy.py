"""Gathers what is next to its own kind, and beats `easy` at Aqualin more often than not."""


def choose(view, legal_actions):
    mine, reef = view.to_move, view.reef.to_dict()  # seat 0 gathers colours, seat 1 animals

    def gain(action):
        if action.type_ == "aqualin.slide":
            return 0.5
        column, row = map(ord, action.cell)
        around = [chr(column + x) + chr(row + y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        words = action.creature.split("-")
        near = [reef[cell].split("-") for cell in around if cell in reef]
        return sum((one[mine] == words[mine]) - 0.8 * (one[1 - mine] == words[1 - mine]) for one in near)

    return max(legal_actions, key=gain)
