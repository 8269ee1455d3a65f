"""The Python blocks of docs/other-packages.md, as they are printed."""

from __future__ import annotations

import re

import pytest
from tests.support.clang import needs_clang
from tests.support.commands import ROOT

PAGE = (ROOT / "docs" / "other-packages.md").read_text()
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@needs_clang
@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_a_block(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    """It runs, and prints what its comments say."""
    exec(compile(BLOCKS[number], f"block {number}", "exec"), {"__name__": "block"})
    said = re.findall(r"^print\(.*\)  # (.*)$", BLOCKS[number], re.MULTILINE)
    assert capsys.readouterr().out.splitlines() == said
