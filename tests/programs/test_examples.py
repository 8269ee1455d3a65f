"""The programs of examples/programs check themselves: their exit code tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import EXAMPLES, output_of, run_program

PROGRAMS = sorted(EXAMPLES.glob("*.cu"))
# The others take longer than a program should that is in every run.
QUICK = ("heat", "pipeline", "textures")


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(path, id=path.stem, marks=() if path.stem in QUICK else pytest.mark.nightly)
        for path in PROGRAMS
    ],
)
def test_example(program: Path) -> None:
    done = run_program(program)
    assert output_of(done)
    assert "thread by thread" not in done.stderr
