"""Loops that scatter in each iteration as one scatter, by execution."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.evaluate_stablehlo import evaluate
from tests.tensor_opt.test_tensor_opt import assert_same

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

# Bins that each iteration adds a row of %v to, at indices of a row of %x; some lie outside.
LOOP = """
func.func @main(%x: tensor<6x5xi32>, %v: tensor<6x5x{w}{t}>, %b: tensor<4x3x{w}{t}>)
    -> (tensor<4x3x{w}{t}>, tensor<12x{w}{t}>) attributes {{rk.kernel, rk.target = "{target}"}} {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<6> : tensor<i32>
  %f0 = stablehlo.reshape %b : (tensor<4x3x{w}{t}>) -> tensor<12x{w}{t}>
  %r:3 = stablehlo.while(%i = %zero, %s = %b, %o = %f0)
      : tensor<i32>, tensor<4x3x{w}{t}>, tensor<12x{w}{t}>
  cond {{
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %next = stablehlo.add %i, %one : tensor<i32>
    %row = stablehlo.dynamic_slice %x, %i, %zero, sizes = [1, 5]
      : (tensor<6x5xi32>, tensor<i32>, tensor<i32>) -> tensor<1x5xi32>
    %at = stablehlo.reshape %row : (tensor<1x5xi32>) -> tensor<5x1xi32>
    %part = stablehlo.dynamic_slice %v, %i, %zero{zeros}, sizes = [1, 5{sizes}]
      : (tensor<6x5x{w}{t}>, tensor<i32>, tensor<i32>{types}) -> tensor<1x5x{w}{t}>
    %value = stablehlo.reshape %part : (tensor<1x5x{w}{t}>) -> tensor<5x{w}{t}>
    %flat = stablehlo.reshape %s : (tensor<4x3x{w}{t}>) -> tensor<12x{w}{t}>
    %new = "stablehlo.scatter"(%flat, %at, {value}) <{{scatter_dimension_numbers =
        #stablehlo.scatter<{window}inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
        index_vector_dim = 1>}}> ({{
    ^bb0(%l: tensor<{t}>, %m: tensor<{t}>):
      %k = stablehlo.{op} %l, %m : tensor<{t}>
      stablehlo.return %k : tensor<{t}>
    }}) : (tensor<12x{w}{t}>, tensor<5x1xi32>, tensor<5x{w}{t}>) -> tensor<12x{w}{t}>
    %p = stablehlo.reshape %new : (tensor<12x{w}{t}>) -> tensor<4x3x{w}{t}>
    stablehlo.return %next, %p, {second} : tensor<i32>, tensor<4x3x{w}{t}>, tensor<12x{w}{t}>
  }}
  return %r#1, %r#2 : tensor<4x3x{w}{t}>, tensor<12x{w}{t}>
}}"""


def loop(
    element: str, op: str, *, target: str = "cuda", window: bool = False,
    second: str = "%o", value: str = "%value",
) -> str:  # fmt: skip
    parts = {"w": "", "zeros": "", "sizes": "", "types": "", "window": ""}
    if window:
        parts = {"w": "2x", "zeros": ", %zero", "sizes": ", 2", "types": ", tensor<i32>",
                 "window": "update_window_dims = [1], "}  # fmt: skip
    return LOOP.format(t=element, op=op, target=target, second=second, value=value, **parts)


def check(text: str, *, gone: bool) -> str:
    """The results are what they were; the loop is gone or stays."""
    module = parse_module(text)
    passes = "simplify-tensors,recognize-loop-idioms,simplify-tensors"
    run_pipeline(module, passes, PipelineOptions())
    assert ("stablehlo.while" not in str(module)) == gone, str(module)
    rng = np.random.default_rng(3)
    wide = (2,) if "6x5x2x" in text else ()
    dtype = np.float32 if "xf32" in text else np.int32
    inputs = [
        rng.integers(-3, 15, (6, 5)).astype(np.int32),
        rng.integers(-9, 9, (6, 5, *wide)).astype(dtype),
        rng.integers(-9, 9, (4, 3, *wide)).astype(dtype),
    ]
    for got, want in zip(evaluate(module, inputs), evaluate(text, inputs), strict=True):
        assert_same(got, want)
    return str(module)


@pytest.mark.parametrize("window", [False, True])
@pytest.mark.parametrize("element", ["i32", "f32"])
def test_all_iterations_at_once(element: str, window: bool):
    ops = ("add", "maximum", "minimum") + (("and", "or", "xor") if element == "i32" else ())
    for op in ops:
        text = check(loop(element, op, window=window), gone=True)
        assert text.count('stablehlo.scatter"') == 1
        assert ("tensor<30x1xi32>" in text) != window, "single elements are one list"


def test_what_depends_on_the_order_stays():
    check(loop("i32", "subtract"), gone=False)


def test_what_reads_the_bins_stays():
    # An array of what the bins were; values that are made of them.
    check(loop("i32", "add", second="%flat"), gone=False)
    head = "%seen = stablehlo.slice %flat [0:5] : (tensor<12xi32>) -> tensor<5xi32>\n    %new"
    text = loop("i32", "add", value="%seen").replace("%new", head, 1)
    check(text, gone=False)


def test_on_a_cpu_iterations_of_a_loop_cost_less():
    text = loop("i32", "add", target="cpu").replace("5x1xi32", "50000x1xi32")
    for old, new in (
        ("6x5", "6x50000"),
        ("1x5x", "1x50000x"),
        ("<5x", "<50000x"),
        ("1, 5", "1, 50000"),
    ):
        text = text.replace(old, new)
    texts = {}
    for target in ("cpu", "cuda"):
        module = parse_module(text.replace('"cpu"', f'"{target}"'))
        run_pipeline(module, "simplify-tensors,recognize-loop-idioms", PipelineOptions())
        texts[target] = str(module)
    assert "stablehlo.while" in texts["cpu"] and "stablehlo.while" not in texts["cuda"]
