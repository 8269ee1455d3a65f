"""The softmax of one pass by its name, by execution: dtypes, ways to write it, infinities, NaNs."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from tests.support.run_stablehlo import run_stablehlo

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

PIPELINE = "simplify-tensors,recognize-loop-idioms,simplify-tensors"

# A running maximum and the sums that are scaled with it: of weights, and of weighted rows.
ONLINE = """
func.func @main(%x: tensor<{rows}x{w}x{t}>, %v: tensor<{w}x5x{t}>)
    -> (tensor<{rows}x{t}>, tensor<{rows}x{t}>, tensor<{rows}x5x{t}>) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<{w}> : tensor<i32>
  %m0 = stablehlo.constant dense<{start}> : tensor<{rows}x{t}>
  %d0 = stablehlo.constant dense<0.0> : tensor<{rows}x{t}>
  %a0 = stablehlo.constant dense<0.0> : tensor<{rows}x5x{t}>
  %r:4 = stablehlo.while(%i = %zero, %m = %m0, %d = %d0, %acc = %a0)
      : tensor<i32>, tensor<{rows}x{t}>, tensor<{rows}x{t}>, tensor<{rows}x5x{t}>
  cond {{
    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %next = stablehlo.add %i, %one : tensor<i32>
    %cut = stablehlo.dynamic_slice %x, %zero, %i, sizes = [{rows}, 1]
      : (tensor<{rows}x{w}x{t}>, tensor<i32>, tensor<i32>) -> tensor<{rows}x1x{t}>
    %b = stablehlo.reshape %cut : (tensor<{rows}x1x{t}>) -> tensor<{rows}x{t}>
    %row = stablehlo.dynamic_slice %v, %i, %zero, sizes = [1, 5]
      : (tensor<{w}x5x{t}>, tensor<i32>, tensor<i32>) -> tensor<1x5x{t}>
    %u = stablehlo.reshape %row : (tensor<1x5x{t}>) -> tensor<5x{t}>
    {top}
    {scaling}
    %wa = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<{rows}x{t}>) -> tensor<{rows}x5x{t}>
    %wp = stablehlo.broadcast_in_dim %p, dims = [0] : (tensor<{rows}x{t}>) -> tensor<{rows}x5x{t}>
    %wu = stablehlo.broadcast_in_dim %u, dims = [1] : (tensor<5x{t}>) -> tensor<{rows}x5x{t}>
    %s1 = stablehlo.multiply %wa, %acc : tensor<{rows}x5x{t}>
    %s2 = stablehlo.multiply %wp, %wu : tensor<{rows}x5x{t}>
    %nacc = stablehlo.add %s1, %s2 : tensor<{rows}x5x{t}>
    stablehlo.return %next, %n, %nd, %nacc
      : tensor<i32>, tensor<{rows}x{t}>, tensor<{rows}x{t}>, tensor<{rows}x5x{t}>
  }}
  return %r#1, %r#2, %r#3 : tensor<{rows}x{t}>, tensor<{rows}x{t}>, tensor<{rows}x5x{t}>
}}"""

KEPT = """%g = stablehlo.compare GT, %b, %m
      : (tensor<{rows}x{t}>, tensor<{rows}x{t}>) -> tensor<{rows}xi1>
    %n = stablehlo.select %g, %b, %m : tensor<{rows}xi1>, tensor<{rows}x{t}>"""
FMAX = """%nan = stablehlo.compare NE, %b, %b
      : (tensor<{rows}x{t}>, tensor<{rows}x{t}>) -> tensor<{rows}xi1>
    %high = stablehlo.maximum %m, %b : tensor<{rows}x{t}>
    %n = stablehlo.select %nan, %m, %high : tensor<{rows}xi1>, tensor<{rows}x{t}>"""
TWO = """%e1 = stablehlo.subtract %m, %n : tensor<{rows}x{t}>
    %a = stablehlo.exponential %e1 : tensor<{rows}x{t}>
    %e2 = stablehlo.subtract %b, %n : tensor<{rows}x{t}>
    %p = stablehlo.exponential %e2 : tensor<{rows}x{t}>
    %da = stablehlo.multiply %d, %a : tensor<{rows}x{t}>
    %nd = stablehlo.add %da, %p : tensor<{rows}x{t}>"""
# In base 2, with a factor that is known when it is compiled.
SCALED = TWO.replace(
    "%a = stablehlo.exponential %e1",
    "%k = stablehlo.constant dense<0.5> : tensor<{rows}x{t}>\n"
    "    %f1 = stablehlo.multiply %k, %e1 : tensor<{rows}x{t}>\n"
    "    %a = stablehlo.exponential %f1",
).replace(
    "%p = stablehlo.exponential %e2",
    "%f2 = stablehlo.multiply %e2, %k : tensor<{rows}x{t}>\n    %p = stablehlo.exponential %f2",
)
# As a branch: only one exponential, of the one that is smaller.
ONE = """%grows = stablehlo.compare GT, %b, %m
      : (tensor<{rows}x{t}>, tensor<{rows}x{t}>) -> tensor<{rows}xi1>
    %unit = stablehlo.constant dense<1.0> : tensor<{rows}x{t}>
    %e1 = stablehlo.subtract %m, %b : tensor<{rows}x{t}>
    %x1 = stablehlo.exponential %e1 : tensor<{rows}x{t}>
    %a = stablehlo.select %grows, %x1, %unit : tensor<{rows}xi1>, tensor<{rows}x{t}>
    %e2 = stablehlo.subtract %b, %m : tensor<{rows}x{t}>
    %x2 = stablehlo.exponential %e2 : tensor<{rows}x{t}>
    %p = stablehlo.select %grows, %unit, %x2 : tensor<{rows}xi1>, tensor<{rows}x{t}>
    %da = stablehlo.multiply %d, %a : tensor<{rows}x{t}>
    %nd = stablehlo.add %da, %p : tensor<{rows}x{t}>"""

LOWEST = {"f32": "0xFF800000", "f64": "0xFFF0000000000000"}
SPECIAL = (-np.inf, -1.5, 2.5, np.inf, np.nan)


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, PIPELINE, PipelineOptions(verify_each=True))
    return str(module)


def module_text(element: str, rows: int, width: int, **parts: str) -> str:
    parts = {"start": LOWEST[element], "top": FMAX, "scaling": TWO} | parts
    sizes = {"rows": rows, "w": width, "t": element}
    return ONLINE.format(**sizes, **{k: v.format(**sizes) for k, v in parts.items()})


@pytest.mark.sample(2)
@pytest.mark.parametrize("scaling", [TWO, ONE, SCALED], ids=["two", "branch", "scaled"])
@pytest.mark.parametrize("top", [KEPT, FMAX], ids=["kept", "fmax"])
@pytest.mark.parametrize("element", ["f32", "f64"])
def test_sums_of_one_pass(element: str, top: str, scaling: str):
    text = module_text(element, 3, 37, top=top, scaling=scaling)
    found = named(text)
    assert "stablehlo.while" not in found
    assert "stablehlo.dot_general" in found
    rng = np.random.default_rng(0)
    dtype = np.dtype({"f32": "float32", "f64": "float64"}[element])
    x = (rng.standard_normal((3, 37)) * 8).astype(dtype)
    v = rng.standard_normal((37, 5)).astype(dtype)
    for a, b in zip(run_stablehlo(text, [x, v]), run_stablehlo(found, [x, v]), strict=True):
        np.testing.assert_allclose(a, b, rtol=200 * np.finfo(dtype).eps, atol=1e-6)


@pytest.mark.sample(2)
@pytest.mark.parametrize("start", ["0xFF800000", "-3.0e38", "-2.0"])
@pytest.mark.parametrize(("top", "scaling"), [(KEPT, ONE), (FMAX, TWO)], ids=["branch", "fmax"])
def test_infinities_and_nans(top: str, scaling: str, start: str):
    """All sequences of five: rows that begin with, are full of, or end in what is no number."""
    x = np.array(list(itertools.product(SPECIAL, repeat=5)), np.float32)
    text = module_text("f32", len(x), 5, top=top, scaling=scaling, start=start)
    found = named(text)
    if "stablehlo.while" in found:
        # What is below the start and not is told apart by the loop alone.
        assert start == "-2.0"
    v = np.linspace(-1.0, 2.0, 25, dtype=np.float32).reshape(5, 5)
    for a, b in zip(run_stablehlo(text, [x, v]), run_stablehlo(found, [x, v]), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("multiply %d, %a", "multiply %d, %p"),
        ("subtract %m, %n", "subtract %n, %m"),
        ("subtract %b, %n", "subtract %n, %b"),
        ("add %da, %p", "add %da, %a"),
        ("maximum %m, %b", "minimum %m, %b"),
        ("multiply %wp, %wu", "multiply %wp, %wp"),
    ],
)
def test_what_is_something_else_stays(old: str, new: str):
    text = module_text("f32", 3, 37)
    assert old in text
    changed = text.replace(old, new)
    found = named(changed)
    rng = np.random.default_rng(1)
    x = rng.standard_normal((3, 37)).astype(np.float32)
    v = rng.standard_normal((37, 5)).astype(np.float32)
    assert "stablehlo.while" in found
    for a, b in zip(run_stablehlo(changed, [x, v]), run_stablehlo(found, [x, v]), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5)


def thresholded(limit: str, start: str, where: str) -> str:
    """A step that leaves out, or counts otherwise, what is below a limit."""
    text = module_text("f32", 4, 40, start=start)
    row = "tensor<4xf32>"
    masks = f"tensor<4xi1>, {row}"
    test = f"""%lim = stablehlo.constant dense<{limit}> : {row}
    %skip = stablehlo.compare LT, %b, %lim : ({row}, {row}) -> tensor<4xi1>
    %nan ="""
    text = text.replace("%nan =", test, 1)
    old, new, kept = {
        "maximum": ("%n = stablehlo.select %nan, %m, %high", "%n0", "%m"),
        "sum": ("%nd = stablehlo.add %da, %p", "%nd0", "%d"),
        "weight": ("%p = stablehlo.exponential %e2", "%p0", "%d0"),
    }[where]
    name = old.split(" ")[0]
    head = old.replace(name, new, 1)
    line = next(line for line in text.splitlines() if old in line)
    made = (
        line.replace(old, head) + f"\n    {name} = stablehlo.select %skip, {kept}, {new} : {masks}"
    )
    return text.replace(line, made)


@pytest.mark.sample(4)
@pytest.mark.parametrize("where", ["maximum", "sum", "weight"])
@pytest.mark.parametrize("start", ["0xFF800000", "-1.0e30", "-1.0e5"])
@pytest.mark.parametrize("limit", ["-5.0", "-20.0", "-1.0e9", "-1.0e20", "0xFF7FFFFF", "0.0"])
def test_thresholds_are_part_of_the_program(limit: str, start: str, where: str):
    text = thresholded(limit, start, where)
    found = named(text)
    x = np.random.default_rng(0).uniform(-2, 2, (4, 40)).astype(np.float32)
    x[1] -= 22
    x[2] = -2e9
    x[3] = -np.finfo(np.float32).max
    v = np.ones((40, 5), np.float32)
    for a, b in zip(run_stablehlo(text, [x, v]), run_stablehlo(found, [x, v]), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5)
    assert "stablehlo.while" in found


def test_infinity_may_be_asked_for():
    """A term of minus infinity counts nothing, also where there is none before it."""
    text = thresholded("0xFF7FFFFF", "0xFF800000", "weight")
    found = named(text)
    x = np.array(list(itertools.product(SPECIAL, repeat=5)), np.float32)[:40].T.copy()
    x = np.resize(x, (4, 40))
    v = np.ones((40, 5), np.float32)
    for a, b in zip(run_stablehlo(text, [x, v]), run_stablehlo(found, [x, v]), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5)


@pytest.mark.parametrize("factor", ["1.44269502", "8.0", "1.0e30", "1.0e-30"])
def test_scaled_before_the_difference_stays(factor: str):
    """Scaled elements may overflow where their difference does not."""
    row = "tensor<3xf32>"
    scaling = (
        TWO.replace("subtract %m, %n", "subtract %mk, %nk")
        .replace("subtract %b, %n", "subtract %bk, %nk")
        .replace(
            "%e1 =",
            f"""%k = stablehlo.constant dense<{factor}> : {row}
    %mk = stablehlo.multiply %m, %k : {row}
    %bk = stablehlo.multiply %b, %k : {row}
    %nk = stablehlo.multiply %n, %k : {row}
    %e1 =""",
            1,
        )
    )
    assert "stablehlo.while" in named(module_text("f32", 3, 37, scaling=scaling))


@pytest.mark.parametrize("factor", ["2.0", "0.5", "1.0e30"])
def test_sums_that_are_scaled_otherwise_stay(factor: str):
    row = "tensor<3xf32>"
    scaling = TWO.replace(
        "%nd = stablehlo.add %da, %p",
        f"%k = stablehlo.constant dense<{factor}> : {row}\n"
        f"    %pk = stablehlo.multiply %p, %k : {row}\n    %nd = stablehlo.add %da, %pk",
    )
    assert "stablehlo.while" in named(module_text("f32", 3, 37, scaling=scaling))
