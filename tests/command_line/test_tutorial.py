"""docs/tutorial.md runs as it stands: its first cells in every run, all of them in nightly ones."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "tutorial.md"
CELLS = re.findall(r"^```python\n(.*?)^```$", TUTORIAL.read_text(), re.MULTILINE | re.DOTALL)


def run_cells(cells: list[str], folder: Path) -> str:
    """What they print, as one program."""
    (folder / "tutorial.py").write_text("\n\n".join(cells))
    environment = {k: v for k, v in os.environ.items() if k != "XLA_FLAGS"}
    done = subprocess.run(
        [sys.executable, "tutorial.py"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_the_solver_runs_and_becomes_a_jax_function(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    assert len(CELLS) >= 6
    assert "def heat(" in run_cells(CELLS[:3], tmp_path)


@pytest.mark.nightly
def test_every_cell_runs(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    pytest.importorskip("matplotlib")
    printed = run_cells(CELLS, tmp_path)
    assert re.search(r"kappa = 0\.1[67]\d\d, was 0\.17", printed)
    assert (tmp_path / "heat.png").stat().st_size > 10_000
