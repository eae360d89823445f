"""The examples in docstrings hold, in whatever module there is one."""

from __future__ import annotations

import doctest
import importlib

import pytest

from tests.layers.source import PACKAGES, house

MODULES = sorted(
    module.name
    for module in house().of(*PACKAGES)
    if module.package != "tests" and "\n    >>> " in module.text.replace("        >>> ", "    >>> ")
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.failed == 0
    assert tried.attempted > 0


def test_there_are_examples_of_what_everything_stands_on() -> None:
    packages = {name.rsplit(".", 1)[0] for name in MODULES}
    assert {"engines.core", "db", "render.kit"} <= packages
