"""What a command cannot do, said in one line that tells a person what to do about it."""


class Refusal(Exception):
    """A command cannot go on; its text is printed as it is, and no traceback."""
