"""The programs of examples/programs check themselves: their exit code tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.programs import EXAMPLES, output_of, run_program

PROGRAMS = sorted(EXAMPLES.glob("*.cu"))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_example(program: Path) -> None:
    done = run_program(program)
    assert output_of(done)
    assert "thread by thread" not in done.stderr
