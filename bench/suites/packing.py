"""Programs that are built here and run elsewhere: where there is no compiler, and other devices.

A packed program is the folder without its sources, with `run.sh` in the place of the Makefile's
`run`. Files of other folders that its commands name lie where they lay, so paths stay as they are.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from bench.suites.judging import Row, told
from bench.suites.programs import COMMANDS, Program

_SOURCES = {".c", ".cc", ".cpp", ".cu", ".cuh", ".h", ".hpp", ".inl", ".o", ".a", ".py", ".md"}
_NO_DATA = {"Makefile", "CMakeLists.txt", "LICENSE", COMMANDS}


def packed(program: Program, into: Path, build_limit: float) -> Row:
    """Builds a program and packs it below a folder."""
    row = Row(program.name)
    built = program.build(build_limit)
    row.build_seconds = built.seconds
    told(row, built)
    if built.status == 0:
        row.verdict = "packed"
        _pack(program, into)
    return row


def _pack(program: Program, into: Path) -> None:
    commands = program.commands()
    target = into / program.folder.name
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    (target / COMMANDS).write_text(commands)
    for path in _files(program.folder, commands):
        copy = target / os.path.relpath(path, program.folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
        if path.read_bytes()[:4] == b"\x7fELF":
            subprocess.run(["strip", str(copy)], check=True)


def _files(folder: Path, commands: str) -> Iterator[Path]:
    """What a program may read: its folder's own files, and those of others that its words name."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in _SOURCES and path.name not in _NO_DATA:
            yield path
    for word in shlex.split(commands, comments=True):
        path = Path(os.path.normpath(folder / word))
        is_elsewhere = path.is_relative_to(folder.parent) and not path.is_relative_to(folder)
        if is_elsewhere and path.is_file():
            yield path
