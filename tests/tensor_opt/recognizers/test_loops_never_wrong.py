"""Loops that almost are extrema, decays and recurrences: each against its steps in NumPy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from tests.support.direct_xla import run_replay

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

N = 300
F = np.float32
SCALAR = "tensor<f32>"

# A loop over the elements of two rows, %w and %b, that carries %s; all its values.
LOOP = """
func.func @main(%x: tensor<{n}xf32>, %y: tensor<{n}xf32>) -> tensor<{n}xf32>
    attributes {{rk.kernel}} {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<{n}> : tensor<i32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<{n}xf32>
  %r:3 = stablehlo.while(%i = %zero, %s = %init, %o = %none)
      : tensor<i32>, tensor<f32>, tensor<{n}xf32>
  cond {{
    %t = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  }} do {{
    %u = stablehlo.dynamic_slice %x, %i, sizes = [1]
      : (tensor<{n}xf32>, tensor<i32>) -> tensor<1xf32>
    %w = stablehlo.reshape %u : (tensor<1xf32>) -> tensor<f32>
    %v = stablehlo.dynamic_slice %y, %i, sizes = [1]
      : (tensor<{n}xf32>, tensor<i32>) -> tensor<1xf32>
    %b = stablehlo.reshape %v : (tensor<1xf32>) -> tensor<f32>
    {step}
    %f = stablehlo.reshape %n : (tensor<f32>) -> tensor<1xf32>
    %g = stablehlo.dynamic_update_slice %o, %f, %i
      : (tensor<{n}xf32>, tensor<1xf32>, tensor<i32>) -> tensor<{n}xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %n, %g : tensor<i32>, tensor<f32>, tensor<{n}xf32>
  }}
  return %r#2 : tensor<{n}xf32>
}}"""
SCANS = (
    "recognize-loop-idioms,recognize-recurrences{form=scan},simplify-tensors,canonicalize,"
    "keep-rounding"
)

# The largest element of %x, and the last index where %y is larger than all before it in %x.
PLACE = """
func.func @main(%x: tensor<{n}xf32>, %y: tensor<{n}xf32>) -> (tensor<f32>, tensor<i32>)
    attributes {{rk.kernel}} {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<{n}> : tensor<i32>
  %init = stablehlo.constant dense<{init}> : tensor<f32>
  %r:3 = stablehlo.while(%i = %zero, %s = %init, %p = %zero) : tensor<i32>, tensor<f32>, tensor<i32>
  cond {{
    %t = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  }} do {{
    %u = stablehlo.dynamic_slice %x, %i, sizes = [1]
      : (tensor<{n}xf32>, tensor<i32>) -> tensor<1xf32>
    %w = stablehlo.reshape %u : (tensor<1xf32>) -> tensor<f32>
    %v = stablehlo.dynamic_slice %y, %i, sizes = [1]
      : (tensor<{n}xf32>, tensor<i32>) -> tensor<1xf32>
    %b = stablehlo.reshape %v : (tensor<1xf32>) -> tensor<f32>
    %k = stablehlo.compare {word}, %w, %s : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare {word}, {other}, %s : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %m = stablehlo.select %k, %w, %s : tensor<i1>, tensor<f32>
    %q = stablehlo.select %l, %i, %p : tensor<i1>, tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %m, %q : tensor<i32>, tensor<f32>, tensor<i32>
  }}
  return %r#1, %r#2 : tensor<f32>, tensor<i32>
}}"""


def raised(text: str, passes: str) -> str:
    module = parse_module(text)
    run_pipeline(module, passes, PipelineOptions())
    return str(module)


def steps(step: Callable, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """All values that the loop carries, each operation rounded."""
    s, found = F(0), []
    with np.errstate(all="ignore"):
        for w, b in zip(x, y, strict=True):
            s = F(step(s, w, b))
            found.append(s)
    return np.array(found)


def check(
    lines: list[str], step: Callable, arrays: list[np.ndarray], *, named: bool, rtol: float = 1e-5
) -> None:
    text = LOOP.format(n=N, step="\n    ".join(f"{line} : {SCALAR}" for line in lines))
    after = raised(text, SCANS)
    assert ("composite" in after or "while" not in after) == named
    (got,) = run_replay(after, arrays)
    np.testing.assert_allclose(got, steps(step, *arrays), rtol=rtol, atol=0)


def constant(name: str, value: float) -> str:
    return f"%{name} = stablehlo.constant dense<{value!r}>"


def once(value: float) -> np.ndarray:
    """A large number, and nothing after it."""
    x = np.zeros(N, F)
    x[0] = value
    return x


@pytest.mark.sample(4)
@pytest.mark.parametrize("init", ["-1.0e30", "-1.0", "0xFF800000", "0.5", "0x7FC00000"])
@pytest.mark.parametrize("word", ["GT", "GE", "LT"])
@pytest.mark.parametrize("other", ["%b", "%w"])
def test_places_beside_extrema(init: str, word: str, other: str) -> None:
    """An index is one of the extremum's own elements, better than what the loop begins with."""
    text = PLACE.format(n=N, init=init, word=word, other=other)
    after = raised(text, "recognize-loop-idioms,simplify-tensors,canonicalize")
    assert ("while" in after) == (other == "%b")
    random = np.random.default_rng(0)
    lowest = np.full(N, -3e38, F)
    for x in (random.normal(size=N).astype(F), lowest, np.full(N, np.nan, F), -lowest):
        y = random.permutation(x)
        best, place = F(float.fromhex("nan") if "7FC" in init else
                        -np.inf if "FF8" in init else float(init)), 0  # fmt: skip
        for i, (w, b) in enumerate(zip(x, y, strict=True)):
            better = {"GT": np.greater, "GE": np.greater_equal, "LT": np.less}[word]
            place = i if better(w if other == "%w" else b, best) else place
            best = w if better(w, best) else best
        got = run_replay(after, [x, y])
        np.testing.assert_array_equal(got[0], best)
        assert got[1] == place


def test_a_total_order_is_no_maximum() -> None:
    """NaN is larger than all numbers in it."""
    text = PLACE.format(n=N, init="-1.0", word="GT", other="%w")
    text = text.replace("GT, %w, %s :", "GT, %w, %s, TOTALORDER :")
    assert "while" in raised(text, "recognize-loop-idioms,simplify-tensors,canonicalize")


@pytest.mark.sample(2)
@pytest.mark.parametrize("decay", [0.5, 0.25, 0.75, 0.9])
def test_decays_reach_down_to_the_smallest_number(decay: float) -> None:
    lines = [constant("h", decay), "%m = stablehlo.multiply %s, %h",
             "%n = stablehlo.add %m, %w"]  # fmt: skip
    x = once(3e38)
    text = LOOP.format(n=N, step="\n    ".join(f"{line} : {SCALAR}" for line in lines))
    after = raised(text, SCANS)
    assert "while" not in after
    (got,) = run_replay(after, [x, x])
    # Subnormal numbers may be flushed.
    want = steps(lambda s, w, b: F(s * F(decay)) + w, x, x)
    np.testing.assert_allclose(got, want, rtol=1e-4, atol=1.2e-38)


def test_infinities_stay_after_a_decay() -> None:
    lines = [constant("h", 0.25), "%m = stablehlo.multiply %s, %h", "%n = stablehlo.add %m, %w"]
    x = once(np.inf)
    check(lines, lambda s, w, b: F(s * F(0.25)) + w, [x, x], named=True)
    x[150] = -np.inf
    check(lines, lambda s, w, b: F(s * F(0.25)) + w, [x, x], named=True)


def test_numbers_that_round_on_purpose() -> None:
    """`(s + 12582912) - 12582912` is the nearest integer."""
    magic = F(12582912.0)
    lines = [
        constant("c", 12582912.0),
        constant("h", -12582912.0),
        "%m = stablehlo.multiply %s, %b",
        "%q = stablehlo.add %m, %w",
        "%z = stablehlo.add %q, %c",
        "%n = stablehlo.add %z, %h",
    ]
    random = np.random.default_rng(0)
    arrays = [random.uniform(0, 3, N).astype(F), np.full(N, 0.9, F)]
    check(lines, lambda s, w, b: F(F(F(s * b) + w) + magic) - magic, arrays, named=False)
    del lines[2]
    lines[2] = "%q = stablehlo.add %s, %w"
    check(lines, lambda s, w, b: F(F(s + w) + magic) - magic, arrays, named=False)


@pytest.mark.parametrize("scale", [1.0, 3e38])
def test_factors_that_cancel(scale: float) -> None:
    """`s * x + s * y` with `y = -x` overflows where `s * (x + y)` does not."""
    lines = [
        constant("h", 1e5),
        "%m = stablehlo.multiply %s, %w",
        "%q = stablehlo.multiply %s, %b",
        "%z = stablehlo.add %m, %q",
        "%n = stablehlo.add %z, %h",
    ]
    x = np.full(N, scale, F)
    check(lines, lambda s, w, b: F(F(s * w) + F(s * b)) + F(1e5), [x, -x], named=True)


@pytest.mark.parametrize("first", [1.0, -1.7e38])
def test_differences_that_overflow(first: float) -> None:
    """`(x - s) * a + s`, where `x - s` overflows and `x * a` does not."""
    lines = ["%q = stablehlo.subtract %w, %s", "%m = stablehlo.multiply %q, %b",
             "%n = stablehlo.add %s, %m"]  # fmt: skip
    x = np.full(N, first if first > 0 else 3.4e38, F)
    x[0] = first
    weights = np.full(N, 1e-3, F)
    weights[0] = 1.0
    check(lines, lambda s, w, b: s + F(F(w - s) * b), [x, weights], named=True, rtol=1e-3)
