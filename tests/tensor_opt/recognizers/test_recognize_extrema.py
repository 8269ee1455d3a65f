"""Trees of compare-and-keep as reductions, by execution: each dtype, ties, NaN, orders."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.drawn.random_tensors import FLOATS
from tests.support.evaluate_stablehlo import evaluate

from raise_kernel.bindings import context, ir, parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.stablehlo.tensor_types import dtype_of

ROWS, N = 5, 16


def tree(
    element: str, better: str = "GT", *, tie: str = "", halves: bool = True, begun: str = ""
) -> str:
    """A tree over pairs of a value and its column. `tie`: how the columns of equal values are
    compared; `halves`: whether it combines halves, or neighbours; `begun`: a value to begin with,
    whose column is -1."""
    lines, value, place = [], "%x", "%i"
    width = N
    part, ints, mask = (f"tensor<{ROWS}x%dx{e}>" for e in (element, "i32", "i1"))
    if begun:
        whole = f"{part % N}, {part % N}"
        lines += [
            f"%begun = stablehlo.constant dense<{begun}> : {part % N}",
            f"%none = stablehlo.constant dense<-1> : {ints % N}",
            f"%first = stablehlo.compare {better}, %x, %begun : ({whole}) -> {mask % N}",
            f"%bv = stablehlo.select %first, %x, %begun : {mask % N}, {part % N}",
            f"%bi = stablehlo.select %first, %i, %none : {mask % N}, {ints % N}",
        ]
        value, place = "%bv", "%bi"
    while width > 1:
        half = width // 2
        cuts = (f"0:{half}", f"{half}:{width}") if halves else (f"0:{width}:2", f"1:{width}:2")
        names = []
        for source, type_ in ((value, part), (place, ints)):
            for k, cut in enumerate(cuts):
                name = f"{source}s{half}_{k}"
                lines.append(
                    f"{name} = stablehlo.slice {source} [0:{ROWS}, {cut}]"
                    f" : ({type_ % width}) -> {type_ % half}"
                )
                names.append(name)
        a, b, i, j = names
        floats, places, bits = part % half, ints % half, mask % half
        lines.append(f"%c{half} = stablehlo.compare {better}, {b}, {a} : "
                     f"({floats}, {floats}) -> {bits}")  # fmt: skip
        taken = f"%c{half}"
        if tie:
            lines += [
                f"%e{half} = stablehlo.compare EQ, {b}, {a} : ({floats}, {floats}) -> {bits}",
                f"%l{half} = stablehlo.compare {tie}, {j}, {i} : ({places}, {places}) -> {bits}",
                f"%t{half} = stablehlo.and %e{half}, %l{half} : {bits}",
                f"%o{half} = stablehlo.or %c{half}, %t{half} : {bits}",
            ]
            taken = f"%o{half}"
        value, place, width = f"%v{half}", f"%p{half}", half
        lines += [
            f"{value} = stablehlo.select {taken}, {b}, {a} : {bits}, {floats}",
            f"{place} = stablehlo.select {taken}, {j}, {i} : {bits}, {places}",
        ]
    body = "\n  ".join(lines)
    ends = f"tensor<{ROWS}x{element}>", f"tensor<{ROWS}xi32>"
    return f"""func.func @main(%x: {part % N}) -> ({ends[0]}, {ends[1]}) attributes {{rk.kernel}} {{
  %i = stablehlo.iota dim = 1 : {ints % N}
  {body}
  %value = stablehlo.reshape {value} : ({part % 1}) -> {ends[0]}
  %place = stablehlo.reshape {place} : ({ints % 1}) -> {ends[1]}
  return %value, %place : {ends[0]}, {ends[1]}
}}
"""


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, "recognize-extrema,simplify-tensors,canonicalize,cse", PipelineOptions())
    return str(module)


def elements(element: str, *, nan: bool = True) -> np.ndarray:
    with context():
        dtype = dtype_of(ir.Type.parse(element))
    draw = np.random.default_rng(0)
    if element in FLOATS:
        choices = [-np.inf, -1.0, 0.0, 1.0, 2.0, np.inf, *[np.nan] * nan]
        x = draw.choice(choices, (ROWS, N))
        x[0] = draw.choice(choices[:5], N)
        x[1] = -np.inf
        x[2] = np.nan if nan else 1.0
        return x.astype(dtype)
    info = np.iinfo(dtype)
    x = draw.choice(np.array([info.min, 0, 1, 5, info.max // 2 + 1, info.max], dtype), (ROWS, N))
    x[1] = info.min
    return x


def check(text: str, x: np.ndarray, *, guarded: bool = False) -> str:
    after = named(text)
    outside = after.split("stablehlo.if")[0] if guarded else after
    assert "stablehlo.reduce" in after and f"v{N // 4}" not in outside
    assert ("stablehlo.if" in after) == guarded
    for mine, theirs in zip(evaluate(after, [x]), evaluate(text, [x]), strict=True):
        assert mine.dtype == theirs.dtype
        np.testing.assert_array_equal(mine.astype(np.float64), theirs.astype(np.float64))
    return after


@pytest.mark.parametrize("element", [*FLOATS, "i8", "i32", "ui32", "i64"])
@pytest.mark.parametrize("better", ["GT", "LT"])
def test_each_dtype(element: str, better: str):
    check(tree(element, better), elements(element), guarded=element in FLOATS)


@pytest.mark.parametrize("halves", [True, False])
@pytest.mark.parametrize("tie", ["", "LT", "GT"])
@pytest.mark.parametrize("better", ["GT", "GE", "LE"])
def test_which_one_of_equal_elements(better: str, tie: str, halves: bool):
    if tie and better != "GT":
        better = "LT"
    check(tree("i32", better, tie=tie, halves=halves), elements("i32"))


@pytest.mark.parametrize("better", ["GT", "LT"])
@pytest.mark.parametrize("begun", ["0xFF800000", "0x7F800000", "0.0"])
def test_nan_is_left_out_where_a_number_comes_first(better: str, begun: str):
    check(tree("f32", better, begun=begun), elements("f32"))


def test_neighbours_in_order_need_no_ranks():
    assert check(tree("i32", halves=False), elements("i32")).count("stablehlo.reduce") == 2
    assert check(tree("i32", halves=True), elements("i32")).count("stablehlo.reduce") == 3


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%p2 = stablehlo.select %c2", "%p2 = stablehlo.select %c2x"),
        ("compare GT, %v4s2_1", "compare LT, %v4s2_1"),
        ("compare GT, %v4s2_1, %v4s2_0", "compare GT, %v4s2_1, %five"),
    ],
)
def test_what_is_no_extremum(old: str, new: str):
    text = tree("i32").replace(old, new)
    two = f"tensor<{ROWS}x2xi32>"
    text = text.replace(
        "%i = stablehlo.iota",
        f"%five = stablehlo.constant dense<5> : {two}\n  %i = stablehlo.iota",
    )
    text = text.replace(
        "%p2 =",
        f"%c2x = stablehlo.compare GE, %v4s2_1, %five : ({two}, {two}) -> tensor<{ROWS}x2xi1>\n"
        "  %p2 =",
    )
    after = named(text)
    x = elements("i32")
    for mine, theirs in zip(evaluate(after, [x]), evaluate(text, [x]), strict=True):
        np.testing.assert_array_equal(mine, theirs)
