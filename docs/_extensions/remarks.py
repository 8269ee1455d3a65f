"""`{remarks}`: every remark that a pass can make, read from the sources of the passes.

A part of a message that is filled in while the pass runs is shown as `...`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from raise_kernel.remarks import Remark
from raise_kernel.runtime.report.advice import remark_advice

PASSES = Path(__file__).resolve().parents[2] / "passes"
_KINDS = ("missed", "applied", "note", "warning")


def remarks_of(source: str) -> Iterator[tuple[str, str]]:
    """The kind and the message of each remark that a file makes."""
    if "remarks" not in source:  # two files in three: to parse them all takes seconds
        return
    for call in ast.walk(ast.parse(source)):
        if (
            not isinstance(call, ast.Call)
            or not isinstance(call.func, ast.Attribute)
            or not call.args
        ):
            continue
        holder = ast.unparse(call.func.value)
        if call.func.attr in _KINDS and re.search(r"(^|\.)remarks$", holder):
            message = template(call.args[0])
            if message.strip(". "):
                yield call.func.attr, message


def template(message: ast.expr) -> str:
    """A message, with `...` for what is filled in."""
    if isinstance(message, ast.Constant):
        return str(message.value)
    if isinstance(message, ast.JoinedStr):
        return "".join(template(part) for part in message.values)
    return "..."


def pass_name(source: str, path: Path) -> str:
    """The name under which the pass of a file is registered; else what the file is called."""
    found = re.search(r'register_pass\(\s*"([\w-]+)"', source)
    return found[1] if found else path.stem.replace("_", "-")


class RemarksTable(SphinxDirective):
    """One section a stage, one list a pass."""

    def run(self) -> list[nodes.Node]:
        sections: list[nodes.Node] = []
        for stage in sorted(path for path in PASSES.iterdir() if path.is_dir()):
            entries = list(_entries(stage))
            if not entries:
                continue
            name = stage.name.replace("_", "-")
            section = nodes.section(ids=[f"remarks-of-{name}"])
            section += nodes.title(text=name)
            section += nodes.definition_list("", *entries)
            sections.append(section)
        return sections


def _entries(stage: Path) -> Iterator[nodes.Node]:
    for path in sorted(stage.rglob("*.py"), key=lambda path: path.stem):
        source = path.read_text()
        told = sorted(set(remarks_of(source)))
        if not told:
            continue
        name = pass_name(source, path)
        items = nodes.bullet_list()
        for kind, message in told:
            text = nodes.paragraph("", "", nodes.emphasis(text=kind), nodes.Text(f": {message}"))
            items += nodes.list_item("", text)
        definition = nodes.definition("", items)
        missed = next((message for kind, message in told if kind == "missed"), None)
        if missed is not None:
            advice = remark_advice(Remark(name, "missed", missed))
            definition += nodes.paragraph(text=f"What to do about what it missed: {advice}")
        term = nodes.term("", "", nodes.literal(text=name))
        yield nodes.definition_list_item("", term, definition)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("remarks", RemarksTable)
    return {"parallel_read_safe": True}
