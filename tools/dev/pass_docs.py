"""Writes docs/passes.md from the registry: each pass with its module's docstring and options.

    python -m raise_kernel.tools.dev.pass_docs docs/passes.md
    python -m raise_kernel.tools.dev.pass_docs --soundness docs/soundness.md

The second form writes the table of recognizers into docs/soundness.md, between two marks. A test
compares both files with what this prints.
"""

from __future__ import annotations

import importlib
import sys
import textwrap
from pathlib import Path

from raise_kernel.pass_manager import registry
from raise_kernel.pass_manager.pass_base import PassInfo
from raise_kernel.pass_manager.pipeline_text import parse_pipeline
from raise_kernel.pass_manager.stages import Group, stages

HEAD = """# Passes

Made from the docstrings in `passes/` by
`python -m raise_kernel.tools.dev.pass_docs docs/passes.md`.
"""

TABLE_BEGINS = "<!-- recognizers -->"
TABLE_ENDS = "<!-- end -->"


def passes_page() -> str:
    """The whole page: each pass stands under the first group that runs it."""
    parts = [HEAD]
    infos = list(registry.all_passes().values())
    for stage in stages():
        parts.append(f"## {stage.name}\n")
        package = importlib.import_module(f"raise_kernel.passes.{stage.folder}")
        parts.append(f"{(package.__doc__ or '').strip()}\n")
        parts.append(f"- takes: {', '.join(stage.takes)}\n- gives: {', '.join(stage.gives)}")
        parts.append(f"- afterwards: {stage.invariant}")
        parts.append("")
        left = {info.name: info for info in infos if info.module.split(".")[2] == stage.folder}
        for group in stage.groups:
            parts.append(group_section(group))
            names = [item.name for item in parse_pipeline(",".join(group.passes))]
            parts += [pass_section(left.pop(name)) for name in names if name in left]
        if left:
            parts.append("### In no group\n")
            parts += map(pass_section, left.values())
    return "\n".join(parts).rstrip() + "\n"


def group_section(group: Group) -> str:
    """One group: its contract, and its passes in order."""
    lines = [f"### Group {group.name}\n"]
    lines.append(f"- takes: {group.takes}\n- gives: {group.gives}\n- runs: {group.schedule}")
    lines.append(f"- passes: {', '.join(f'`{item}`' for item in group.passes)}\n")
    return "\n".join(lines)


def pass_section(info: PassInfo) -> str:
    """One pass: its module's docstring, MLIR in it as code, and its options."""
    module = importlib.import_module(info.module)
    lines = [f"#### {info.name}\n", f"{info.summary}\n"]
    document = textwrap.dedent((module.__doc__ or "").strip())
    lines.append(f"```text\n{document}\n```\n")
    if info.options:
        lines.append("Options:\n")
        for name, (kind, default) in info.options.items():
            lines.append(f"- `{name}` ({kind.__name__}, {default!r} by default)")
        lines.append("")
    return "\n".join(lines)


def soundness_table() -> str:
    """The recognizers with the grounds on which they replace programs, as a table."""
    lines = ["| recognizer | ground | argument |", "|---|---|---|"]
    for info in registry.all_passes().values():
        for claim in info.soundness:
            lines.append(f"| `{info.name}` | {claim.ground} | {claim.argument} |")
    return "\n".join(lines)


def with_soundness_table(page: str) -> str:
    """docs/soundness.md with the current table between its marks."""
    head, rest = page.split(TABLE_BEGINS)
    _, tail = rest.split(TABLE_ENDS)
    return f"{head}{TABLE_BEGINS}\n{soundness_table()}\n{TABLE_ENDS}{tail}"


def main() -> None:
    """Print the page, or write it to the file named on the command line."""
    if len(sys.argv) > 2 and sys.argv[1] == "--soundness":
        page = Path(sys.argv[2])
        page.write_text(with_soundness_table(page.read_text()))
    elif len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(passes_page())
    else:
        print(passes_page(), end="")


if __name__ == "__main__":
    main()
