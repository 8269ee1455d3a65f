"""Loops by their names, by execution: dtypes, combiners, both directions, NaN and wrapping."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from tests.support.drawn.random_tensors import FLOATS, INTEGERS
from tests.support.evaluate_stablehlo import evaluate
from tests.support.run_stablehlo import run_stablehlo
from tests.tensor_opt.test_tensor_opt import assert_same, random_inputs

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

PIPELINE = "simplify-tensors,recognize-loop-idioms,simplify-tensors"

# A running combination along the second axis; `at` is where iteration %i reads and writes.
SCAN = """
func.func @main(%x: tensor<3x{w}x{t}>, %s0: tensor<3x{t}>, %y: tensor<3x{w}x{t}>)
    -> (tensor<3x{t}>, tensor<3x{w}x{t}>) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<{last}> : tensor<i32>
  %end = stablehlo.constant dense<{w}> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %s = %s0, %o = %y)
      : tensor<i32>, tensor<3x{t}>, tensor<3x{w}x{t}>
  cond {{
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %next = stablehlo.add %i, %one : tensor<i32>
    %back = stablehlo.subtract %last, %i : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %zero, {at}, sizes = [3, 1]
      : (tensor<3x{w}x{t}>, tensor<i32>, tensor<i32>) -> tensor<3x1x{t}>
    %b = stablehlo.reshape %a : (tensor<3x1x{t}>) -> tensor<3x{t}>
    {step}
    %d = stablehlo.reshape {stored} : (tensor<3x{t}>) -> tensor<3x1x{t}>
    %p = stablehlo.dynamic_update_slice %o, %d, %zero, {at}
      : (tensor<3x{w}x{t}>, tensor<3x1x{t}>, tensor<i32>, tensor<i32>) -> tensor<3x{w}x{t}>
    stablehlo.return %next, %n, %p : tensor<i32>, tensor<3x{t}>, tensor<3x{w}x{t}>
  }}
  return %r#1, %r#2 : tensor<3x{t}>, tensor<3x{w}x{t}>
}}"""

PLAIN = "%n = stablehlo.{op} %s, %b : tensor<3x{t}>"
LINEAR = """%m = stablehlo.multiply %b, %s : tensor<3x{t}>
    %n = stablehlo.add %m, %b : tensor<3x{t}>"""
DECAY = """%k = stablehlo.constant dense<{a}> : tensor<3x{t}>
    %m = stablehlo.multiply %k, %s : tensor<3x{t}>
    %n = stablehlo.add %b, %m : tensor<3x{t}>"""
KEPT = """%m = stablehlo.compare {op}, %b, %s : (tensor<3x{t}>, tensor<3x{t}>) -> tensor<3xi1>
    %n = stablehlo.select %m, %b, %s : tensor<3xi1>, tensor<3x{t}>"""

# A compare and keep of a value and its index along the first axis.
PLACE = """
func.func @main(%x: tensor<{w}x3x{t}>, %s0: tensor<3x{t}>, %p0: tensor<3xi32>)
    -> (tensor<3x{t}>, tensor<3xi32>) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %end = stablehlo.constant dense<{w}> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %s = %s0, %p = %p0)
      : tensor<i32>, tensor<3x{t}>, tensor<3xi32>
  cond {{
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %next = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %i, %zero, sizes = [1, 3]
      : (tensor<{w}x3x{t}>, tensor<i32>, tensor<i32>) -> tensor<1x3x{t}>
    %b = stablehlo.reshape %a : (tensor<1x3x{t}>) -> tensor<3x{t}>
    %m = stablehlo.compare {op}, {order} : (tensor<3x{t}>, tensor<3x{t}>) -> tensor<3xi1>
    %n = stablehlo.select %m, %b, %s : tensor<3xi1>, tensor<3x{t}>
    %k = stablehlo.multiply %i, %two : tensor<i32>
    %l = stablehlo.add %k, %one : tensor<i32>
    %j = stablehlo.broadcast_in_dim %l, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %q = stablehlo.select %m, %j, %p : tensor<3xi1>, tensor<3xi32>
    stablehlo.return %next, %n, %q : tensor<i32>, tensor<3x{t}>, tensor<3xi32>
  }}
  return %r#1, %r#2 : tensor<3x{t}>, tensor<3xi32>
}}"""


def scan(element: str, step: str, w: int, *, back: bool = False, stored: str = "%n") -> str:
    at = "%back" if back else "%i"
    return SCAN.format(t=element, w=w, last=w - 1, at=at, step=step, stored=stored)


def named(text: str):
    module = parse_module(text)
    run_pipeline(module, PIPELINE, PipelineOptions())
    return module


def check(text: str, seed: int, *, whole: bool, gone: bool = True) -> None:
    """The loop is gone, and the results are what they were; `whole`: small whole numbers."""
    module = named(text)
    assert ("stablehlo.while" not in str(module)) == gone, str(module)
    inputs = random_inputs(text, seed)
    if whole:
        rng = np.random.default_rng(seed)
        inputs = [rng.integers(-2, 3, x.shape).astype(x.dtype) for x in inputs]
    for got, want in zip(evaluate(module, inputs), evaluate(text, inputs), strict=True):
        if whole:
            np.testing.assert_array_equal(got.astype(np.float64), want.astype(np.float64))
        else:
            assert_same(got, want)


@pytest.mark.sample(6)
@pytest.mark.parametrize("element", [*INTEGERS, *FLOATS])
@pytest.mark.parametrize("w", [2, 7])
def test_running_combinations(element: str, w: int):
    exact = element in INTEGERS
    for op in ("add", "multiply", "maximum", "minimum"):
        step = PLAIN.format(op=op, t=element)
        # NaNs go through minima and maxima; sums of floats are exact for small whole numbers.
        whole = not exact and op in ("add", "multiply")
        check(scan(element, step, w), w, whole=whole)
        check(scan(element, step, w, back=True, stored="%s"), w, whole=whole)


@pytest.mark.parametrize("element", INTEGERS)
def test_linear_recurrences_of_integers(element: str):
    check(scan(element, LINEAR.format(t=element), 7), 1, whole=False)
    check(scan(element, LINEAR.format(t=element), 9, back=True, stored="%s"), 2, whole=False)


def test_a_linear_recurrence_of_floats_stays():
    check(scan("f32", LINEAR.format(t="f32"), 7), 1, whole=True, gone=False)
    for factor in ("2.0", "-0.5", "1.5"):
        check(scan("f32", DECAY.format(t="f32", a=factor), 7), 1, whole=True, gone=False)
    check(scan("bf16", DECAY.format(t="bf16", a="0.5"), 7), 1, whole=True, gone=False)


@pytest.mark.sample(7)
@pytest.mark.parametrize(
    ("element", "w", "factor"),
    [
        *itertools.product(["f32", "f64"], [2, 7, 64], ["0.5", "0.9"]),
        ("f32", 200, "0.5"),
        ("f64", 1100, "0.5"),
    ],
)
def test_numbers_die_away_and_infinities_stay(element: str, w: int, factor: str):
    """Powers of 0.5 are no normal floats after 126 iterations; of doubles, after 1,022."""
    text = scan(element, DECAY.format(t=element, a=factor), w, back=w == 7)
    module = named(text)
    assert "stablehlo.while" not in str(module), str(module)
    dtype = np.float32 if element == "f32" else np.float64
    rng = np.random.default_rng(w)
    x, s0, y = (rng.normal(size=n).astype(dtype) for n in ((3, w), 3, (3, w)))
    x[2] = 0.0
    x[2, 0] = 1e20
    x[0, w // 2] = np.inf
    x[1, w // 3], x[1, w // 3 + 1] = -np.inf, np.nan if w == 64 else np.inf
    # The interpreter takes half a minute for the longest.
    run = evaluate if w < 100 else run_stablehlo
    for got, want in zip(run(module, [x, s0, y]), run(text, [x, s0, y]), strict=True):
        np.testing.assert_allclose(got, want, rtol=50 * float(np.finfo(dtype).eps), atol=1e-6)


@pytest.mark.parametrize("element", ["i32", "ui8", "f32", "f64"])
@pytest.mark.parametrize("op", ["LT", "GT", "LE", "GE"])
def test_kept_extrema(element: str, op: str):
    for w in (2, 9):
        check(scan(element, KEPT.format(op=op, t=element), w), w, whole=element[0] == "f")


@pytest.mark.sample(14)
@pytest.mark.parametrize("element", ["i8", "i32", "ui32", "i64", "f16", "f32", "f64"])
@pytest.mark.parametrize("op", ["LT", "GT", "LE", "GE"])
@pytest.mark.parametrize("order", ["%b, %s", "%s, %b"])
def test_places_of_extrema(element: str, op: str, order: str):
    for w in (2, 9):
        text = PLACE.format(t=element, w=w, op=op, order=order)
        # Ties between small whole numbers, and NaN, infinities and wrapping.
        check(text, w, whole=True)
        if element in INTEGERS:
            check(text, w, whole=False)


@pytest.mark.parametrize("op", ["LT", "LE", "GT", "GE"])
def test_nans_and_infinities_at_kept_places(op: str):
    text = PLACE.format(t="f32", w=6, op=op, order="%b, %s")
    module = named(text)
    x = np.array(
        [
            [np.nan, np.inf, 1.0],
            [2.0, np.inf, np.nan],
            [np.nan, np.inf, 1.0],
            [1.0, np.inf, -np.inf],
            [1.0, np.nan, np.nan],
            [np.nan, np.nan, -np.inf],
        ],
        np.float32,
    )
    for first in (np.inf, np.nan, 0.0, -np.inf):
        inputs = [x, np.full(3, first, np.float32), np.full(3, -7, np.int32)]
        for got, want in zip(evaluate(module, inputs), evaluate(text, inputs), strict=True):
            np.testing.assert_array_equal(got, want)


def test_a_long_scan_of_one_lane_stays_a_loop_on_a_cpu():
    text = scan("f32", PLAIN.format(op="add", t="f32"), 1 << 20)
    module, options = parse_module(text), PipelineOptions()
    run_pipeline(module, "recognize-loop-idioms{target=cpu}", options)
    messages = [r.message for r in options.remarks.remarks]
    cuda = parse_module(text)
    run_pipeline(cuda, "recognize-loop-idioms{target=cuda}", options)
    assert "stablehlo.while" not in str(cuda)
    assert "stablehlo.while" in str(module)
    assert any("a scan takes" in m for m in messages)
    assert any("reassociated additions" in r.message for r in options.remarks.remarks)


def test_a_part_that_is_written_on_the_way_keeps_the_loop():
    """What an iteration adds lies in a part of the array, put there by an update."""
    text = """
func.func @main(%x: tensor<6x4xf32>, %s0: tensor<5xf32>) -> tensor<5xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<6> : tensor<i32>
  %none = stablehlo.constant dense<-0.0> : tensor<5xf32>
  %r:2 = stablehlo.while(%i = %zero, %s = %s0) : tensor<i32>, tensor<5xf32>
  cond {
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.dynamic_slice %x, %i, %zero, sizes = [1, 4]
      : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %b = stablehlo.reshape %a : (tensor<1x4xf32>) -> tensor<4xf32>
    %u = stablehlo.multiply %b, %b : tensor<4xf32>
    %p = stablehlo.dynamic_update_slice %none, %u, %one
      : (tensor<5xf32>, tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
    %n = stablehlo.add %s, %p : tensor<5xf32>
    stablehlo.return %next, %n : tensor<i32>, tensor<5xf32>
  }
  return %r#1 : tensor<5xf32>
}"""
    check(text, 3, whole=True, gone=False)
