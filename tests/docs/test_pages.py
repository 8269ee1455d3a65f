"""Every page does what it says: its commands and its Python run, and print what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.clang import needs_clang
from tests.support.commands import ROOT
from tests.support.pages import Session, blocks, matches, pages

PAGES = [page for page in pages() if any(block.is_run for block in blocks(page))]


# Starts four processes or devices for each command, as tests/runtime/sharding does.
NIGHTLY = ("docs/howto/several-devices.md",)


def _parameters() -> Iterator[Any]:
    for page in PAGES:
        name = str(page.relative_to(ROOT))
        yield pytest.param(page, id=name, marks=[pytest.mark.nightly] * (name in NIGHTLY))


@needs_clang
@pytest.mark.parametrize("page", list(_parameters()))
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    session = Session()
    for block in blocks(page):
        session.do(block, f"{page.relative_to(ROOT)}:{block.line}")


def test_what_is_not_run_says_why() -> None:
    kinds = ("file: ", "output", "fails", "setup", "shown", "not run: ", "main", "tests")
    for page in pages():
        for block in blocks(page):
            assert not block.mark or block.mark.startswith(kinds), (page, block.line, block.mark)


def test_how_output_is_compared() -> None:
    assert matches("a\n  b", "a b\n")
    assert matches("...\nb\n...\nd\n...", "a\nb\nc d e")
    assert matches("a\n...\nb", "a\nb")
    assert not matches("a\nb", "a b c")
    assert not matches("...b...d", "b c")
