"""Reductions that leave NaNs out: merged, started from numbers, and relaxed where NaNs show."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.evaluate_stablehlo import evaluate

from raise_kernel.bindings import ir, parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

FMAX = """
   reducer(%l: tensor<f32>, %r: tensor<f32>) {
    %p = stablehlo.compare NE, %l, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %q = stablehlo.compare NE, %r, %r : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %g = stablehlo.maximum %l, %r : tensor<f32>
    %h = stablehlo.select %q, %l, %g : tensor<i1>, tensor<f32>
    %k = stablehlo.select %p, %r, %h : tensor<i1>, tensor<f32>
    stablehlo.return %k : tensor<f32>
  }"""

HEAD = f"""
func.func @main(%x: tensor<5x6xf32>, %v: tensor<6x3xf32>) -> (RESULT) {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<START> : tensor<f32>
  %m = stablehlo.reduce(%x init: %low) across dimensions = [1] : \\
    (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>{FMAX}
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
  %d = stablehlo.subtract %x, %mb : tensor<5x6xf32>
  %e = stablehlo.exponential %d : tensor<5x6xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : \\
    (tensor<5x6xf32>, tensor<f32>) -> tensor<5xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<5xf32>) -> tensor<5x6xf32>
"""

DIVIDED = "  %r = stablehlo.divide %e, %sb : tensor<5x6xf32>\n"
PRODUCT = """  %o = stablehlo.dot_general %e, %v, contracting_dims = [1] x [0] : \\
    (tensor<5x6xf32>, tensor<6x3xf32>) -> tensor<5x3xf32>
"""
ABOVE = """  %c = stablehlo.constant dense<-1.0> : tensor<5x6xf32>
  %a = stablehlo.compare GT, %d, %c : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
"""
COLUMNS = """  %t = \\
     stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [0] : \\
    (tensor<5x6xf32>, tensor<f32>) -> tensor<6xf32>
"""

# What follows, the result, and whether each NaN shows in it.
ENDS = {
    "softmax": (DIVIDED, "%r", "5x6xf32", True),
    "attention": (PRODUCT, "%o", "5x3xf32", True),
    "the sum": ("", "%s", "5xf32", True),
    "the maximum": ("", "%m", "5xf32", False),
    "numerators": ("", "%e", "5x6xf32", False),
    "a comparison": (ABOVE, "%a", "5x6xi1", False),
    "across rows": (COLUMNS, "%t", "6xf32", False),
}


def program(end: str, start: str) -> str:
    rest, result, type_, _ = ENDS[end]
    head = HEAD.replace("RESULT", f"tensor<{type_}>").replace("START", start)
    text = f"{head}{rest}  return {result} : tensor<{type_}>\n}}\n"
    return text.replace("\\\n", "")


def awkward() -> list[np.ndarray]:
    """Rows of numbers, with one NaN, with infinities of either sign, of NaNs alone."""
    rng = np.random.default_rng(7)
    x = rng.standard_normal((5, 6)).astype(np.float32)
    x[1, 2] = np.nan
    x[2, 3], x[2, 4] = np.inf, -np.inf
    x[3] = np.nan
    x[4] = -np.inf
    return [x, rng.standard_normal((6, 3)).astype(np.float32)]


@pytest.mark.parametrize("start", ["0xFF800000", "0x7FC00000", "-1.5"])
@pytest.mark.parametrize("end", ENDS)
def test_maximum_of_numbers(end: str, start: str):
    text = program(end, start)
    inputs = awkward()
    module = parse_module(text)
    run_pipeline(module, "simplify-tensors,relax-nan-reductions", PipelineOptions())
    (got,), (want,) = evaluate(module, inputs), evaluate(text, inputs)
    np.testing.assert_allclose(got, want, rtol=1e-6)
    assert ("compare" not in str(module)) == ENDS[end][3]


@pytest.mark.parametrize("other", ["0xFF800000", "0.5"])
@pytest.mark.parametrize("end", ["softmax", "attention", "the maximum"])
def test_maximum_of_numbers_whose_nans_were_replaced(end: str, other: str):
    """A thread's loop replaces NaNs one by one, the tree of the block leaves them out again."""
    replaced = f"""
  %others = stablehlo.constant dense<{other}> : tensor<5x6xf32>
  %nan = stablehlo.compare NE, %x, %x : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xi1>
  %y = stablehlo.select %nan, %others, %x : tensor<5x6xi1>, tensor<5x6xf32>
  %m = stablehlo.reduce(%y"""
    text = program(end, "0x7FC00000").replace("\n  %m = stablehlo.reduce(%x", replaced)
    module = parse_module(text)
    run_pipeline(module, "relax-nan-reductions", PipelineOptions())
    (got,), (want,) = evaluate(module, awkward()), evaluate(text, awkward())
    np.testing.assert_allclose(got, want, rtol=1e-6)
    plain = "applies stablehlo.maximum" in str(module)
    assert plain == ENDS[end][3] and "%others" in text


def count(module: ir.Module, word: str) -> int:
    return str(module).count(word)


@pytest.mark.parametrize("first", ["0x7FC00000", "0xFF800000", "2.0"])
def test_partial_maxima_are_one(first: str):
    text = f"""
func.func @main(%x: tensor<5x6xf32>) -> tensor<5xf32> {{
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %first = stablehlo.constant dense<{first}> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<5x6xf32>) -> tensor<5x2x3xf32>
  %1 = stablehlo.reduce(%0 init: %first) across dimensions = [1] : \
(tensor<5x2x3xf32>, tensor<f32>) -> tensor<5x3xf32>{FMAX}
  %2 = stablehlo.reduce(%1 init: %nan) across dimensions = [1] : \
(tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>{FMAX}
  return %2 : tensor<5xf32>
}}"""
    inputs = awkward()[:1]
    module = parse_module(text)
    run_pipeline(module, "simplify-reductions", PipelineOptions())
    assert count(module, "stablehlo.reduce(") == 1 and count(module, "reshape") == 0
    np.testing.assert_array_equal(evaluate(module, inputs)[0], evaluate(text, inputs)[0])
