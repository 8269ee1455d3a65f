"""The programs of examples/programs check themselves: their exit code tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import EXAMPLES, output_of, run_program

# What a program needs beside its own text.
OPTIONS = {"two_files": ("-rdc=true", str(EXAMPLES / "two_files" / "materials.cu"))}
PROGRAMS = sorted([*EXAMPLES.glob("*.cu"), *EXAMPLES.glob("*/main.cu")])
# A kernel that prints runs thread by thread.
PRINTS = ("option_price",)


def name_of(program: Path) -> str:
    """The name of a file, or of the folder of a program of several files."""
    return program.parent.name if program.stem == "main" else program.stem


@pytest.mark.sample(2)
@pytest.mark.parametrize("program", PROGRAMS, ids=name_of)
def test_example(program: Path) -> None:
    done = run_program(program, options=OPTIONS.get(name_of(program), ()))
    assert output_of(done)
    assert ("thread by thread" in done.stderr) == (name_of(program) in PRINTS)
