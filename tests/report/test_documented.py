"""docs/explain.md: its commands and its Python run as they are printed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.support.clang import needs_clang
from tests.support.commands import ROOT, run

pytestmark = needs_clang

PAGE = (ROOT / "docs/explain.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "smooth.cu").write_text(blocks("cuda")[0])
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_commands_do_what_the_page_says(folder: Path) -> None:
    page, text = (shlex.split(block) for block in blocks("sh"))
    assert run(*page) == (0, "", "")
    assert "x[order[i]]" in (folder / "report.html").read_text()
    printed = run(*text)
    assert printed.code == 0
    (shown,) = blocks("text")
    assert shown in printed.out


def test_python_runs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    exec(compile(code, "explain.md", "exec"), {})
    assert (folder / "report.html").stat().st_size > 10_000
    assert "load of x in line 6: elements are gathered one by one" in capsys.readouterr().out


def test_every_cause_is_in_the_table() -> None:
    from raise_kernel.runtime.report.advice import _CAUSE_WORDS

    rows = [line for line in PAGE.splitlines() if line.startswith("| ")]
    for words, _ in _CAUSE_WORDS:
        assert any(words.removeprefix("is ") in row or words in row for row in rows), words
