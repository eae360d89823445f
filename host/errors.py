"""What goes wrong in words: one sentence, and the next thing to do."""

from __future__ import annotations


class Sorry(Exception):
    """Something cannot be done; ``key`` is the sentence in ``cogs/words`` (``sorry-<key>``).

    Nothing has changed when this is raised.
    """

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_for_words = args


class Passed(Sorry):
    """The press belongs to a moment that has passed: answered with a fresh panel."""

    def __init__(self, key: str = "passed", **args: object) -> None:
        super().__init__(key, **args)
