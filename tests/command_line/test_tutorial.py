"""docs/tutorial.ipynb runs as it stands: its first cells in every run, all in nightly ones."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.support.fork_server import python

TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "tutorial.ipynb"
CELLS = [c for c in json.loads(TUTORIAL.read_text())["cells"] if c["cell_type"] == "code"]


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def shown(cell: dict[str, Any]) -> str:
    """What the committed notebook shows below a cell, without pictures."""
    return "".join("".join(output.get("text", "")) for output in cell["outputs"])


def run_cells(cells: list[dict[str, Any]], folder: Path) -> str:
    """What they print, as one program."""
    (folder / "tutorial.py").write_text("\n\n".join(map(source, cells)))
    environment = {k: v for k, v in os.environ.items() if k != "XLA_FLAGS"}
    done = subprocess.run(
        [python(), "tutorial.py"],
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
    cells = CELLS[:3]
    printed = run_cells(cells, tmp_path)
    assert "def heat(" in printed
    assert printed == "".join(map(shown, cells))


@pytest.mark.nightly
def test_every_cell_runs(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    pytest.importorskip("matplotlib")
    printed = run_cells(CELLS, tmp_path)
    assert re.search(r"kappa = 0\.1[67]\d\d, was 0\.17", printed)


def test_the_notebook_was_executed() -> None:
    kinds = [output["output_type"] for cell in CELLS for output in cell["outputs"]]
    assert "display_data" in kinds
    assert "error" not in kinds
    assert re.search(r"kappa = 0\.1[67]\d\d, was 0\.17", "".join(map(shown, CELLS)))
