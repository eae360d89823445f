"""The contract between the rules of a game and the house that hosts it.

A game is a :class:`~engines.core.spec.GameSpec`. Its rules are generators that yield asks and get
answers; a :class:`~engines.core.table.Table` drives them, keeps the journal's numbers and takes
checkpoints; nothing here knows who answers, where, or how it is shown.
"""
