"""Loops that keep the best elements against `top_k`: ties, NaN, infinity, zeros, each dtype."""

from __future__ import annotations

from collections.abc import Callable

import jax
import numpy as np
import pytest
from tests.support.direct_xla import run_directly, run_replay
from tests.support.drawn.random_tensors import FLOATS

from raise_kernel.bindings import context, ir, parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.stablehlo.tensor_types import dtype_of

ROWS, N = 5, 24


def keeping(
    element: str,
    *,
    better: str = "GT",
    fill: str = "0xFF800000",
    rows: int = ROWS,
    number: str = "%i",
    k: int = 3,
    computed: bool = False,
) -> str:
    """A loop over the columns that keeps `k` elements and the numbers of their columns."""
    x, part, mask = (
        f"tensor<{s}>" for s in (f"{rows}x{N}x{element}", f"{rows}x{element}", f"{rows}xi1")
    )
    ints = f"tensor<{rows}xi32>"
    inits = [f"%b{j} = %fill" for j in range(k)] + [f"%p{j} = %none" for j in range(k)]
    types = ", ".join(["tensor<i32>", *[part] * k, *[ints] * k])
    lines = []
    for j in range(k):
        own, number_of = ("%v0", "%w0") if not j else (f"%m{j}", f"%o{j}")
        pair = f"({part}, {part}) -> {mask}"
        lines.append(f"%c{j} = stablehlo.compare {better}, %v0, %b{j} : {pair}")
        lines.append(f"%m{j + 1} = stablehlo.select %c{j}, %b{j}, %v0 : {mask}, {part}")
        lines.append(f"%o{j + 1} = stablehlo.select %c{j}, %p{j}, %w0 : {mask}, {ints}")
        lines.append(f"%n{j} = stablehlo.select %c{j}, {own}, %b{j} : {mask}, {part}")
        lines.append(f"%q{j} = stablehlo.select %c{j}, {number_of}, %p{j} : {mask}, {ints}")
    new = ", ".join([f"%n{j}" for j in range(k)] + [f"%q{j}" for j in range(k)])
    results = ", ".join(f"%r#{j + 1}" for j in range(2 * k))
    if computed:
        lines = [line.replace("%v0", "%e0") for line in lines]
        lines.insert(0, f"%e0 = stablehlo.multiply %v0, %v0 : {part}")
    body = "\n    ".join(lines)
    return f"""func.func @main(%x: {x}) -> ({", ".join([part] * k + [ints] * k)}) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<{N}> : tensor<i32>
  %none = stablehlo.constant dense<-1> : {ints}
  %fill = stablehlo.constant dense<{fill}> : {part}
  %r:{2 * k + 1} = stablehlo.while(%i = %zero, {", ".join(inits)}) : {types}
  cond {{
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  }} do {{
    %s = stablehlo.dynamic_slice %x, %zero, %i, sizes = [{rows}, 1]
      : ({x}, tensor<i32>, tensor<i32>) -> tensor<{rows}x1x{element}>
    %v0 = stablehlo.reshape %s : (tensor<{rows}x1x{element}>) -> {part}
    %twice = stablehlo.add %i, %i : tensor<i32>
    %square = stablehlo.multiply %i, %i : tensor<i32>
    %w0 = stablehlo.broadcast_in_dim {number}, dims = [] : (tensor<i32>) -> {ints}
    {body}
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, {new} : {types}
  }}
  return {results} : {", ".join([part] * k + [ints] * k)}
}}
"""


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, "recognize-top-k,simplify-tensors,canonicalize", PipelineOptions())
    return str(module)


def elements(element: str, rows: int = ROWS, seed: int = 0) -> np.ndarray:
    """Few different ones: equal, NaN, infinite, zeros of both signs."""
    with context():
        dtype = dtype_of(ir.Type.parse(element))
    choices = [0.0, -0.0, 1.0, -1.0, 2.5, np.inf, -np.inf, np.nan]
    x = np.random.default_rng(seed).choice(choices, (rows, N))
    x[0, :] = np.nan
    return x.astype(dtype)


def check(text: str, x: np.ndarray) -> None:
    after = named(text)
    assert "chlo.top_k" in after and "while" not in after
    with jax.enable_x64(True):
        wanted = run_directly(text, [x])
        got = run_replay(after, [x])
    for mine, theirs in zip(got, wanted, strict=True):
        assert mine.dtype == theirs.dtype
        np.testing.assert_array_equal(mine.astype(np.float64), theirs.astype(np.float64))


INFINITY = {"f16": "0xFC00", "bf16": "0xFF80", "f32": "0xFF800000", "f64": "0xFFF0000000000000"}


@pytest.mark.sample(2)
@pytest.mark.parametrize("element", FLOATS)
def test_each_dtype(element: str):
    check(keeping(element, fill=INFINITY[element]), elements(element))


@pytest.mark.sample(2)
@pytest.mark.parametrize("element", ["i8", "i32", "i64", "ui16", "ui32"])
@pytest.mark.parametrize("better", ["GT", "LT"])
def test_integers(element: str, better: str):
    with context():
        dtype = dtype_of(ir.Type.parse(element))
    info = np.iinfo(dtype)
    choices = np.array([info.min, info.min + 1, 0, 1, 2, info.max // 2 + 1, info.max], dtype)
    x = np.random.default_rng(0).choice(choices, (ROWS, N))
    for fill in (1, info.min if better == "GT" else info.max):
        check(keeping(element, better=better, fill=str(fill), k=2), x)


@pytest.mark.parametrize("rows", [1, 5])
def test_computed_elements_are_stored_first(rows: int):
    text = keeping("f32", better="LT", fill="0x7F800000", rows=rows, computed=True)
    after = named(text)
    assert "chlo.top_k" in after and after.count("stablehlo.while") == 1
    x = elements("f32", rows)
    wanted, got = run_directly(text, [x]), run_replay(after, [x])
    for mine, theirs in zip(got, wanted, strict=True):
        np.testing.assert_array_equal(mine, theirs)


@pytest.mark.sample(2)
@pytest.mark.parametrize("rows", [1, 2, 33])
def test_rows(rows: int):
    check(keeping("f32", rows=rows), elements("f32", rows, rows))


@pytest.mark.sample(2)
@pytest.mark.parametrize("fill", ["0.0", "-1.0", "1.0"])
def test_what_it_begins_with_is_not_best(fill: str):
    check(keeping("f32", fill=fill), elements("f32", seed=2))
    check(keeping("f32", better="LT", fill=fill), elements("f32", seed=3))


def test_smallest_and_spaced_numbers():
    check(keeping("f32", better="LT", fill="0x7F800000", number="%twice"), elements("f32"))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda: keeping("f32", better="GE"), "the last of equal ones first"),
        (lambda: keeping("f32", number="%square"), "numbers that are not spaced"),
        (lambda: keeping("f32").replace("%n1 = stablehlo.select %c1", "%n1 = stablehlo.select %c0"),
         "elements that are lost"),
        (lambda: keeping("f32").replace("%q2 = stablehlo.select %c2", "%q2 = stablehlo.select %c1"),
         "wrong numbers"),
        (lambda: keeping("f32").replace("compare GT, %v0, %b2", "compare LE, %b2, %v0"), "one tie"),
        (lambda: keeping("f32").replace("compare GT, %v0, %b2", "compare GT, %v0, %half").replace(
            "%zero =", "%half = stablehlo.constant dense<0.5> : tensor<5xf32>\n%zero ="),
         "a constant is compared with"),
        (lambda: keeping("i32", fill="-9").replace("select %c2, %m2", "add %c2, %m2").replace(
            "add %c2, %m2, %b2 : tensor<5xi1>, ", "add %m2, %b2 : "), "arithmetic"),
        (lambda: keeping("f32").replace("compare GT, %v0, %b2", "compare GT, %m2, %b2"),
         "what sinks passes those that are equal"),
    ],
)  # fmt: skip
def test_what_is_no_top_k(change: Callable[[], str], why: str):
    text = change()
    assert text != keeping("f32") and "top_k" not in named(text), why


PART, MASK, INTS = f"tensor<{ROWS}xf32>", f"tensor<{ROWS}xi1>", f"tensor<{ROWS}xi32>"


def with_first(lines: list[str], text: str, old: str = "%c0 = ", new: str | None = None) -> str:
    """The loop with more operations before `%c0`; from there on, `old` is `new`."""
    at = text.index("%c0 = ")
    rest = text[at:] if new is None else text[at:].replace(old, new)
    return text[:at] + "\n    ".join([*lines, rest])


def deciding(lines: list[str], mask: str) -> str:
    """The loop where `mask` decides, too, whether an element is better than the first one."""
    text = keeping("f32").replace("%c0 = stablehlo.compare GT", "%first = stablehlo.compare GT")
    at = text.index("%m1 = ")
    own = [*lines, f"%c0 = stablehlo.or %first, {mask} : {MASK}"]
    return text[:at] + "\n    ".join([*own, text[at:]])


# Loops that are insertions for most elements, numbers and rows.
ALMOST = {
    # What is no better than the last one kept is zero: better than negative ones.
    "a constant among elements": with_first(
        [
            f"%cz = stablehlo.constant dense<0.0> : {PART}",
            f"%cm = stablehlo.compare GT, %v0, %b2 : ({PART}, {PART}) -> {MASK}",
            f"%vz = stablehlo.select %cm, %v0, %cz : {MASK}, {PART}",
        ],
        keeping("f32"),
        "%v0",
        "%vz",
    ),
    "a threshold of numbers": deciding(
        [
            f"%seven = stablehlo.constant dense<7> : {INTS}",
            f"%late = stablehlo.compare GE, %p0, %seven : ({INTS}, {INTS}) -> {MASK}",
        ],
        "%late",
    ),
    "one number": deciding(
        [
            f"%seven = stablehlo.constant dense<7> : {INTS}",
            f"%late = stablehlo.compare EQ, %w0, %seven : ({INTS}, {INTS}) -> {MASK}",
        ],
        "%late",
    ),
    "one row takes equal ones": deciding(
        [
            f"%row = stablehlo.iota dim = 0 : {INTS}",
            f"%three = stablehlo.constant dense<3> : {INTS}",
            f"%here = stablehlo.compare EQ, %row, %three : ({INTS}, {INTS}) -> {MASK}",
            f"%equal = stablehlo.compare GE, %v0, %b0 : ({PART}, {PART}) -> {MASK}",
            f"%also = stablehlo.and %here, %equal : {MASK}",
        ],
        "%also",
    ),
    "a threshold of elements": deciding(
        [
            f"%limit = stablehlo.constant dense<-1.0e+30> : {PART}",
            f"%low = stablehlo.compare LT, %v0, %limit : ({PART}, {PART}) -> {MASK}",
        ],
        "%low",
    ),
}


@pytest.mark.parametrize("name", ALMOST)
def test_what_is_almost_an_insertion_stays(name: str):
    assert "top_k" not in named(ALMOST[name])


def test_many_that_are_kept():
    """Ten elements have more orders than could be run one by one."""
    check(keeping("f32", k=10), elements("f32"))


def test_rows_of_two_axes():
    text = keeping("f32", rows=6)
    for element in ("f32", "i1", "i32"):
        text = text.replace(f"tensor<6x{element}>", f"tensor<2x3x{element}>")
    check(text, elements("f32", 6))


def going_on(following: str) -> str:
    """The loop with another one in it, which goes on as long as any row's element is better than
    the first one, and makes `following` of the element once that one is not."""
    types = f"{MASK}, {PART}"
    lines = [
        f"%any = stablehlo.compare GT, %v0, %b0 : ({PART}, {PART}) -> {MASK}",
        "%off = stablehlo.constant dense<false> : tensor<i1>",
        f"%none0 = stablehlo.constant dense<false> : {MASK}",
        f"%l:2 = stablehlo.while(%g = %any, %u = %v0) : {types}",
        "cond {",
        f"  %h = stablehlo.reduce(%g init: %off) applies stablehlo.or across dimensions = [0] : "
        f"({MASK}, tensor<i1>) -> tensor<i1>",
        "  stablehlo.return %h : tensor<i1>",
        "} do {",
        f"  %t = stablehlo.select %g, %u, {following} : {MASK}, {PART}",
        f"  stablehlo.return %none0, %t : {types}",
        "}",
    ]
    return with_first(lines, keeping("f32"), "%v0", "%l#1")


def test_a_loop_in_the_loop_may_go_on_for_other_rows():
    check(going_on("%u"), elements("f32"))


def test_what_other_rows_decide_is_no_top_k():
    assert "top_k" not in named(going_on("%b2"))


def test_many_rows_of_which_one_differs():
    """All orders are tried in all rows, however many there are."""
    text = ALMOST["one row takes equal ones"].replace(f"<{ROWS}x", "<1000x")
    text = text.replace(f"sizes = [{ROWS}, ", "sizes = [1000, ").replace(
        "dense<3> : tensor<1000xi32>", "dense<737> : tensor<1000xi32>"
    )
    assert "top_k" not in named(text)


def test_a_constant_that_looks_like_a_place():
    """Column 7 is 7.0, which is the flat index of that element."""
    part = "tensor<1xf32>"
    text = keeping("f32", rows=1)
    lines = [
        "%seven = stablehlo.constant dense<7> : tensor<i32>",
        "%is = stablehlo.compare EQ, %i, %seven : (tensor<i32>, tensor<i32>) -> tensor<i1>",
        f"%k7 = stablehlo.constant dense<7.0> : {part}",
        f"%u0 = stablehlo.select %is, %k7, %v0 : tensor<i1>, {part}",
    ]
    text = with_first(lines, text, "%v0", "%u0")
    after = named(text)
    x = np.random.default_rng(0).normal(size=(1, N)).astype(np.float32)
    for got, want in zip(run_replay(after, [x]), run_directly(text, [x]), strict=True):
        np.testing.assert_array_equal(got, want)


@pytest.mark.sample(3)
@pytest.mark.parametrize("fill", ["-1.0e30", "-3.4028235e38", "0.5", "0x7FC00000", "-1.0e-45"])
def test_what_it_begins_with_may_be_any_number(fill: str):
    text = keeping("f32", fill=fill)
    after = named(text)
    assert ("top_k" in after) == (fill != "0x7FC00000")
    random = np.random.default_rng(0)
    rows = [np.full(N, -3.4028235e38), np.full(N, -1e30), random.normal(size=N),
            random.choice([0.5, -0.0, 0.0, -1e-45], N), np.full(N, np.nan)]  # fmt: skip
    x = np.stack(rows).astype(np.float32)
    for got, want in zip(run_replay(after, [x]), run_directly(text, [x]), strict=True):
        np.testing.assert_array_equal(got, want)
