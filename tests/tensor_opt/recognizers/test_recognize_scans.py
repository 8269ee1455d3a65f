"""Networks of additions by their names, by execution, and networks that only look like scans."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.drawn.random_tensors import FLOATS, INTEGERS
from tests.support.evaluate_stablehlo import evaluate
from tests.tensor_opt.test_tensor_opt import random_inputs

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline


def steps(element: str, rows: int, width: int, shifts: list[int]) -> str:
    """Hillis and Steele's steps with these shifts."""
    whole = f"tensor<{rows}x{width}x{element}>"
    zero = "0.0" if element in FLOATS else "0"
    lines = [f"%z = stablehlo.constant dense<{zero}> : tensor<{element}>"]
    last = "%x"
    for k, shift in enumerate(shifts):
        part = f"tensor<{rows}x{width - shift}x{element}>"
        lines += [
            f"%a{k} = stablehlo.slice {last} [0:{rows}, 0:{width - shift}] : ({whole}) -> {part}",
            f"%b{k} = stablehlo.pad %a{k}, %z, low = [0, {shift}], high = [0, 0], "
            f"interior = [0, 0] : ({part}, tensor<{element}>) -> {whole}",
            f"%c{k} = stablehlo.add {last}, %b{k} : {whole}",
        ]
        last = f"%c{k}"
    body = "\n  ".join(lines)
    return f"func.func @main(%x: {whole}) -> {whole} {{\n  {body}\n  return {last} : {whole}\n}}\n"


def named(text: str) -> tuple[str, bool]:
    """The text after recognize-scans, and whether a network was named."""
    module, options = parse_module(text), PipelineOptions()
    run_pipeline(module, "simplify-tensors,recognize-scans,simplify-tensors", options)
    return str(module), any("prefix sum" in r.message for r in options.remarks.remarks)


def check(text: str, element: str, expected: bool) -> None:
    after, found = named(text)
    assert found == expected, after
    assert ("reduce_window" in after) == expected
    inputs = random_inputs(text, 3)
    if element in FLOATS:
        # Whole numbers, whose sums are exact in any order.
        inputs = [np.random.default_rng(5).integers(-2, 3, x.shape).astype(x.dtype) for x in inputs]
    (got,), (want,) = evaluate(after, inputs), evaluate(text, inputs)
    np.testing.assert_array_equal(got.astype(np.float64), want.astype(np.float64))


@pytest.mark.parametrize("element", [*INTEGERS, *FLOATS])
def test_shifted_additions_are_a_prefix_sum(element: str):
    check(steps(element, 3, 16, [1, 2, 4, 8]), element, True)


@pytest.mark.parametrize("width", [8, 9, 13, 33])
def test_odd_widths(width: int):
    shifts = [1 << k for k in range((width - 1).bit_length())]
    check(steps("i32", 2, width, shifts), "i32", True)
    check(steps("i32", 1, width, shifts[::-1]), "i32", True)


@pytest.mark.parametrize("shifts", [[1, 2, 4], [1, 2, 2, 8], [1, 1, 2, 4], [2, 4, 8], [1, 3, 4]])
def test_what_only_looks_like_a_scan_stays(shifts: list[int]):
    check(steps("i32", 3, 16, shifts), "i32", False)


def test_rows_that_differ_are_no_scan():
    """The second step adds only in the first of three rows."""
    text = steps("i32", 3, 16, [1, 2, 4, 8])
    mask = """%r = stablehlo.iota dim = 0 : tensor<3x16xi32>
  %k = stablehlo.constant dense<1> : tensor<3x16xi32>
  %n = stablehlo.constant dense<0> : tensor<3x16xi32>
  %m = stablehlo.compare LT, %r, %k : (tensor<3x16xi32>, tensor<3x16xi32>) -> tensor<3x16xi1>
  %d1 = stablehlo.select %m, %b1, %n : tensor<3x16xi1>, tensor<3x16xi32>
  %c1 = stablehlo.add %c0, %d1"""
    check(text.replace("%c1 = stablehlo.add %c0, %b1", mask), "i32", False)


def pairs(element: str, size: int, distance: int) -> str:
    """Rows of 8 threads that add elements `distance` apart, of 16 a row, then the steps: two loads
    of one flat array, padded past its end."""
    zero = "0.0" if element in FLOATS else "0"
    lines = [f"%z = stablehlo.constant dense<{zero}> : tensor<{element}>"]
    for name, first in (("e", 0), ("o", distance)):
        rest = f"tensor<{size - first}x{element}>"
        lines += [
            f"%{name}0 = stablehlo.slice %x [{first}:{size}] : "
            f"(tensor<{size}x{element}>) -> {rest}",
            f"%{name}1 = stablehlo.pad %{name}0, %z, low = [0], high = [{48 - size + first}], "
            f"interior = [0] : ({rest}, tensor<{element}>) -> tensor<48x{element}>",
            f"%{name}2 = stablehlo.reshape %{name}1 : (tensor<48x{element}>) -> "
            f"tensor<3x16x{element}>",
            f"%{name} = stablehlo.slice %{name}2 [0:3, 0:16:2] : (tensor<3x16x{element}>) -> "
            f"tensor<3x8x{element}>",
        ]
    scan = steps(element, 3, 8, [1, 2, 4]).splitlines()
    body = [line.replace("%x", "%s") for line in scan[2:-2]]
    lines += [f"%s = stablehlo.add %e, %o : tensor<3x8x{element}>", *body]
    text = "\n  ".join(lines)
    result = f"tensor<3x8x{element}>"
    return (
        f"func.func @main(%x: tensor<{size}x{element}>) -> {result} {{\n  {text}\n"
        f"  return %c2 : {result}\n}}\n"
    )


@pytest.mark.parametrize("element", ["i32", "f32", "f64", "ui8"])
@pytest.mark.parametrize("size", [48, 47, 41, 33])
def test_two_elements_a_thread(element: str, size: int):
    """Every second prefix sum, of an array whose end is no end of a row."""
    check(pairs(element, size, 1), element, True)


@pytest.mark.parametrize("distance", [0, 2, 3])
def test_elements_twice_or_of_another_row(distance: int):
    check(pairs("i32", 45, distance), "i32", False)


def extrema(first: str, direction: str, rows: int, width: int, fill: str) -> str:
    """Hillis and Steele's steps by `a > b ? a : b` (`first` is a or b), with a filler before the
    first and past the last of `rows * width - 3` elements."""
    whole, bits = f"tensor<{rows}x{width}xf32>", f"tensor<{rows}x{width}xi1>"
    size = rows * width
    places = f"tensor<{size}xi32>"
    lines = [
        f"%z = stablehlo.constant dense<{fill}> : tensor<f32>",
        f"%p = stablehlo.pad %x, %z, low = [0], high = [3], interior = [0] : "
        f"(tensor<{size - 3}xf32>, tensor<f32>) -> tensor<{size}xf32>",
        f"%r = stablehlo.reshape %p : (tensor<{size}xf32>) -> {whole}",
        f"%i = stablehlo.iota dim = 0 : {places}",
        f"%j = stablehlo.reshape %i : ({places}) -> tensor<{rows}x{width}xi32>",
        f"%e = stablehlo.constant dense<{size - 3}> : tensor<{rows}x{width}xi32>",
        f"%in = stablehlo.compare LT, %j, %e : (tensor<{rows}x{width}xi32>, "
        f"tensor<{rows}x{width}xi32>) -> {bits}",
        f"%f = stablehlo.constant dense<{fill}> : {whole}",
        f"%s = stablehlo.select %in, %r, %f : {bits}, {whole}",
    ]
    last = "%s"
    for k in range((width - 1).bit_length()):
        shift = 1 << k
        part = f"tensor<{rows}x{width - shift}xf32>"
        a, b = (last, f"%b{k}") if first == "a" else (f"%b{k}", last)
        lines += [
            f"%a{k} = stablehlo.slice {last} [0:{rows}, 0:{width - shift}] : ({whole}) -> {part}",
            f"%b{k} = stablehlo.pad %a{k}, %z, low = [0, {shift}], high = [0, 0], "
            f"interior = [0, 0] : ({part}, tensor<f32>) -> {whole}",
            f"%m{k} = stablehlo.compare {direction}, {a}, {b} : ({whole}, {whole}) -> {bits}",
            f"%c{k} = stablehlo.select %m{k}, {a}, {b} : {bits}, {whole}",
        ]
        last = f"%c{k}"
    body = "\n  ".join(lines)
    argument = f"tensor<{size - 3}xf32>"
    return (
        f"func.func @main(%x: {argument}) -> {whole} {{\n  {body}\n  return {last} : {whole}\n}}\n"
    )


@pytest.mark.parametrize("first", ["a", "b"])
@pytest.mark.parametrize(
    ("direction", "fill"), [("GT", "0xFF800000"), ("GE", "0xFF800000"), ("LT", "0x7F800000")]
)
def test_compared_floats_are_a_scan_without_nans(first: str, direction: str, fill: str):
    """Named under a guard; where there is a NaN, the very elements of the network."""
    text = extrema(first, direction, 3, 16, fill)
    module, options = parse_module(text), PipelineOptions()
    run_pipeline(module, "simplify-tensors,recognize-scans,simplify-tensors", options)
    after = str(module)
    assert "stablehlo.if" in after, after
    assert "reduce_window" in after
    (x,) = random_inputs(text, 3)
    x = np.nan_to_num(x, nan=0.5)
    x[7], x[20] = np.inf, -np.inf
    with_nan = x.copy()
    with_nan[[5, 19]] = np.nan
    for one in (x, with_nan):
        (got,), (want,) = evaluate(after, [one]), evaluate(text, [one])
        np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("fill", ["0.0", "1.0", "0xFF800000"])
def test_a_smallest_one_filled_with_others_is_no_scan(fill: str):
    """What comes before the first element counts as one more."""
    text = extrema("a", "LT", 3, 16, fill)
    module, options = parse_module(text), PipelineOptions()
    run_pipeline(module, "simplify-tensors,recognize-scans,simplify-tensors", options)
    assert "reduce_window" not in str(module)


@pytest.mark.parametrize("element", ["i32", "f32"])
def test_a_row_of_equal_numbers(element: str):
    """The source has no last axis: it is a scalar."""
    row = f"tensor<1x16x{element}>"
    text = steps(element, 1, 16, [1, 2, 4, 8]).replace(
        f"(%x: {row}) -> {row} {{\n",
        f"(%s: tensor<{element}>) -> {row} {{\n  %x = stablehlo.broadcast_in_dim %s, dims = [] : "
        f"(tensor<{element}>) -> {row}\n",
    )
    after, _ = named(text)
    inputs = [np.array(3, element.replace("i", "int").replace("f", "float"))]
    np.testing.assert_array_equal(evaluate(after, inputs), evaluate(text, inputs))
