"""Random bad input ends in a result or a refusal: tests/support/fuzz says what is counted."""

from __future__ import annotations

import os
import subprocess

import pytest
from tests.support.commands import ROOT
from tests.support.fork_server import python


def _fuzz(count: int, seed: int, seconds: float) -> None:
    done = subprocess.run(
        [python(), "-m", "tests.support.fuzz", str(count), str(seed)],
        cwd=ROOT,
        env={**os.environ, "JAX_PLATFORMS": "cpu", "RAISE_KERNEL_CACHE": "off"},
        capture_output=True,
        text=True,
        timeout=seconds,
    )
    assert done.returncode == 0, f"{done.stdout[-10_000:]}\n{done.stderr[-2_000:]}"
    assert f"{count} inputs" in done.stdout


def test_a_sample() -> None:
    _fuzz(6, 1, seconds=600)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(100, 120))
def test_ten_thousand_inputs(seed: int) -> None:
    _fuzz(500, seed, seconds=3 * 3600)
