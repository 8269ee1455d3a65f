"""Named means and squares against the updates that they are named from: dtypes, rows that are not
finite, sums that have no float; in XLA's own StableHLO and as JAX source."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import jax
import numpy as np
import pytest
from tests.support.direct_xla import run_directly, run_replay

from raise_kernel.bindings import parse_module
from raise_kernel.passes.tensor_opt.idioms.moments import residues
from raise_kernel.pipeline import PipelineOptions, run_pipeline

ROOT = Path(__file__).resolve().parents[3]
ROWS, COLUMNS = 5, 8
GUARD = 'rk.guard = "recognize-moments"'


def updates(element: str) -> str:
    """Welford's updates as the lit test has them, of a few rows."""
    text = (ROOT / "lit_tests/tensor_opt/recognizers/recognize-moments.mlir").read_text()
    text = text[text.index("\nfunc.func @updates") : text.index("// A compensated")]
    text = text.replace(" attributes {rk.kernel}", "").replace("@updates", "@main")
    return text.replace("300", str(ROWS)).replace("f32", element)


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, "recognize-moments,simplify-tensors,canonicalize", PipelineOptions())
    return str(module)


def special(case: str, x: np.ndarray) -> np.ndarray:
    """The rows, one of them with what the case says."""
    x = x.copy()
    if case == "overflow":
        x[2] = np.finfo(x.dtype).max / 4
    elif case == "cancel":
        x += x.dtype.type(1000)
    elif case != "numbers":
        word, place = case.split()
        x[1, int(place)] = float(word)
    return x


CASES = ("numbers", "cancel", "overflow", "inf 0", "inf 7", "-inf 7", "nan 3", "nan 7")


@pytest.mark.sample(8)
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("element", ["f32", "f64"])
def test_moments(element: str, case: str) -> None:
    text = updates(element)
    after = named(text)
    assert GUARD in after
    dtype = np.float32 if element == "f32" else np.float64
    drawn = np.random.default_rng(0).uniform(-2, 2, (ROWS, COLUMNS)).astype(dtype)
    x = special(case, drawn)
    tolerance = 32 * float(np.finfo(dtype).eps) * (1000 if case == "cancel" else 1)
    with jax.enable_x64(True):
        want = run_directly(text, [x])
        for run in (run_directly, run_replay):
            for got, expected in zip(run(after, [x]), want, strict=True):
                np.testing.assert_allclose(got, expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("number", [np.int64(7), np.bool_(True), np.array(-3)])
def test_residues_of_one_integer(number: np.ndarray) -> None:
    found = residues.canonical(residues.of_integers(number))
    wanted = residues.canonical(residues.of_fractions([Fraction(int(number))]))[0]
    assert found.tolist() == wanted.tolist()
