"""Where the committed IR of a CUDA source lies."""

from __future__ import annotations

from pathlib import Path

LEVELS = ("O0", "O1", "O2", "O3")


def ir_file(source: Path, level: str) -> Path:
    """`F/NAME.ll` of `F/NAME.cu` for O3, and `F/O1/NAME.ll` for O1."""
    folder = source.parent if level == "O3" else source.parent / level
    return folder / f"{source.stem}.ll"
