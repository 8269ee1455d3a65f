"""The manifest of passes, docs/passes.md and docs/refusals.md say what the code says."""

from __future__ import annotations

import re
from pathlib import Path

from raise_kernel.diagnostics import CODES
from raise_kernel.pass_manager.registry import all_passes, import_passes, manifest_file
from raise_kernel.tools.dev.pass_docs import passes_page, with_soundness_table
from raise_kernel.tools.dev.pass_manifest import manifest_text

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_manifest_is_current() -> None:
    passes = import_passes()
    hint = "python -m raise_kernel.tools.dev.pass_manifest"
    assert manifest_file().read_text(encoding="utf-8") == manifest_text(passes), hint
    assert list(all_passes().values()) == passes


def test_passes_page_is_current() -> None:
    hint = "python -m raise_kernel.tools.dev.pass_docs docs/passes.md"
    assert (DOCS / "passes.md").read_text() == passes_page(), hint


def test_table_of_recognizers_is_current() -> None:
    page = (DOCS / "soundness.md").read_text()
    hint = "python -m raise_kernel.tools.dev.pass_docs --soundness docs/soundness.md"
    assert page == with_soundness_table(page), hint


def test_every_code_has_a_paragraph() -> None:
    text = (DOCS / "refusals.md").read_text()
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    titles = dict(section.splitlines()[0].split(": ", 1) for section in sections)
    assert titles == CODES
    for section in sections:
        title, body = section.split("\n", 1)
        assert len(body.split()) >= 10, title
