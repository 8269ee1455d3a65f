"""Writes passes/manifest.json, what the tools know of a pass without importing it.

    python -m raise_kernel.tools.dev.pass_manifest

A test compares the file with what this writes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import as_file
from typing import Any

from raise_kernel.pass_manager.pass_base import PassInfo
from raise_kernel.pass_manager.registry import import_passes, manifest_file


def manifest_text(passes: Sequence[PassInfo]) -> str:
    """The manifest of these passes: one line each, so that changes of two passes merge."""
    rows = [f"{json.dumps(p.name)}: {json.dumps(_row(p), ensure_ascii=False)}" for p in passes]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _row(info: PassInfo) -> dict[str, Any]:
    """What the registry reads, without what is the default."""
    row: dict[str, Any] = {"stage": info.stage, "module": info.module, "summary": info.summary}
    if info.options:
        options = info.options.items()
        row["options"] = {name: [kind.__name__, default] for name, (kind, default) in options}
    if info.settles:
        row["settles"] = True
    if info.needs:
        row["needs"] = list(info.needs)
    if info.soundness:
        row["soundness"] = [[claim.ground, claim.argument] for claim in info.soundness]
    return row


def main() -> None:
    with as_file(manifest_file()) as path:
        path.write_text(manifest_text(import_passes()), encoding="utf-8")


if __name__ == "__main__":
    main()
