"""Everything that cards can do, one type a word: what it needs, whether it can, what it does (5.2, 5.3, 5.11,
6). Words that are only looked up are in :mod:`engines.fable.passive`."""
