"""docs/guide/explain.md has every cause of a gather."""

from __future__ import annotations

from tests.support.commands import ROOT

PAGE = (ROOT / "docs/guide/explain.md").read_text()


def test_every_cause_is_in_the_table() -> None:
    from raise_kernel.runtime.report.advice import _CAUSE_WORDS

    rows = [line for line in PAGE.splitlines() if line.startswith("| ")]
    for words, _ in _CAUSE_WORDS:
        assert any(words.removeprefix("is ") in row or words in row for row in rows), words
