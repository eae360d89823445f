"""What every game must keep: functions over a recorded game, whatever game it is.

``test_contract.py`` tries them on every game that is found. Another game is handed in::

    MINE = Subject(game=Game(SPEC, words_folder, load_painter), hooks=Hooks(conserved=...))

    @pytest.mark.parametrize(("check", "variant"), cases(MINE))
    def test_contract(check: Check, variant: Variant) -> None:
        check(recorded(variant))
"""

import pytest

pytest.register_assert_rewrite(
    *(
        f"tests.contract.{name}"
        for name in (
            *(
                "answers",
                "conserved",
                "defaults",
                "panels",
                "exchanged",
                "fences",
                "kit",
                "leaving",
                "saving",
            ),
            *("two_worlds", "undo", "words"),
        )
    )
)
