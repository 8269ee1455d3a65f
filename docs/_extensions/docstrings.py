"""Docstrings of the package as reStructuredText: an indented block in them is code."""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx


def mark_code(lines: list[str]) -> None:
    """Put `::` before each indented block that follows an empty line."""
    marked: list[str] = []
    for line in lines:
        begins = line.startswith("    ") and marked and not marked[-1].strip()
        before = next((kept for kept in reversed(marked) if kept.strip()), "")
        if begins and not before.startswith("    ") and not before.lstrip().startswith((":", "..")):
            marked += ["::", ""]
        marked.append(line)
    lines[:] = marked


def setup(app: Sphinx) -> dict[str, Any]:
    def process(*event: Any) -> None:
        mark_code(event[-1])

    app.connect("autodoc-process-docstring", process)
    app.connect("sphinx-click-process-description", process)
    return {"parallel_read_safe": True}
