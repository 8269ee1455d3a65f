"""docs/tutorial.md runs as it stands, from the first cell to the last."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TUTORIAL = Path(__file__).resolve().parents[1] / "docs" / "tutorial.md"


def test_the_cells_run(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    pytest.importorskip("matplotlib")
    cells = re.findall(r"^```python\n(.*?)^```$", TUTORIAL.read_text(), re.MULTILINE | re.DOTALL)
    assert len(cells) >= 6
    (tmp_path / "tutorial.py").write_text("\n\n".join(cells))
    environment = {k: v for k, v in os.environ.items() if k != "XLA_FLAGS"}
    done = subprocess.run(
        [sys.executable, "tutorial.py"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert re.search(r"kappa = 0\.1[67]\d\d, was 0\.17", done.stdout)
    assert "def heat(" in done.stdout
    assert (tmp_path / "heat.png").stat().st_size > 10_000
