"""Named sums of exponentials against the merges that they are named from: dtypes, ties, rows that
are not finite; in XLA's own StableHLO and as JAX source."""

from __future__ import annotations

from pathlib import Path

import jax
import numpy as np
import pytest
from tests.support.direct_xla import run_directly, run_replay

from raise_kernel.bindings import parse_module
from raise_kernel.pipeline import PipelineOptions, run_pipeline

ROOT = Path(__file__).resolve().parents[3]
ROWS, COLUMNS = 5, 16


def merges(element: str) -> str:
    """Merges of halves as the lit test has them, of a few rows."""
    text = (ROOT / "lit_tests/tensor_opt/recognizers/recognize-softmax.mlir").read_text()
    text = text[text.index("\nfunc.func @merged") : text.index("// The last merge")]
    text = text.replace(" attributes {rk.kernel}", "").replace("@merged", "@main")
    return text.replace("300", str(ROWS)).replace("f32", element)


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, "recognize-softmax,simplify-tensors,canonicalize", PipelineOptions())
    return str(module)


CASES = ("numbers", "ties", "wide", "inf 0", "-inf 0", "-inf 15", "nan 3")


@pytest.mark.sample(7)
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("element", ["f32", "f64"])
def test_weights(element: str, case: str) -> None:
    text = merges(element)
    after = named(text)
    assert "stablehlo.is_finite" in after
    dtype = np.float32 if element == "f32" else np.float64
    x = np.random.default_rng(0).uniform(-5, 5, (ROWS, COLUMNS)).astype(dtype)
    if case == "ties":
        x = np.rint(x)
    elif case == "wide":
        x *= dtype(1e37)
    elif case != "numbers":
        word, place = case.split()
        x[1, int(place)] = float(word)
    tolerance = 32 * float(np.finfo(dtype).eps)
    with jax.enable_x64(True):
        want = run_directly(text, [x])
        for run in (run_directly, run_replay):
            for got, expected in zip(run(after, [x]), want, strict=True):
                np.testing.assert_allclose(got, expected, rtol=tolerance, atol=tolerance)


def test_values_of_one_shape_whose_axes_are_followed_differently() -> None:
    """A maximum a row, of which two rows are enough, beside sums of which all places are needed."""
    row = f"tensor<{ROWS}xf32>"
    steps = [f"%s{k} = stablehlo.add %s{k - 1}, %e : {row}" for k in range(1, 25)]
    text = f"""
    func.func @main(%x: tensor<{ROWS}x{COLUMNS}xf32>, %y: {row}) -> ({row}, {row}) {{
      %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1]
        : (tensor<{ROWS}x{COLUMNS}xf32>, tensor<f32>) -> {row}
      %e = stablehlo.exponential %y : {row}
      %s0 = stablehlo.reverse %e, dims = [0] : {row}
      {chr(10).join(steps)}
      return %m, %s24 : {row}, {row}
    }}"""
    module = parse_module(text)
    run_pipeline(module, "recognize-softmax", PipelineOptions())
    assert str(module) == str(parse_module(text))
