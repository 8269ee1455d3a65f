"""The forms of histograms, by execution: each combiner and dtype, lanes outside, odd sizes."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.drawn.random_tensors import FLOATS, INTEGERS
from tests.support.evaluate_stablehlo import evaluate
from tests.support.run_stablehlo import run_stablehlo

from raise_kernel.bindings import context, parse_module
from raise_kernel.costs import costs_of
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.stablehlo.elements import numpy_dtype

TEXT = """
func.func @main(%bins: tensor<{bins}x{t}>, %index: tensor<{lanes}x1xi32>, %v: tensor<{lanes}x{t}>)
    -> tensor<{bins}x{t}> attributes {{rk.target = "{target}"}} {{
  %0 = "stablehlo.scatter"(%bins, %index, %v) <{{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%a: tensor<{t}>, %b: tensor<{t}>):
    %c = stablehlo.{op} %a, %b : tensor<{t}>
    stablehlo.return %c : tensor<{t}>
  }}) : (tensor<{bins}x{t}>, tensor<{lanes}x1xi32>, tensor<{lanes}x{t}>) -> tensor<{bins}x{t}>
  return %0 : tensor<{bins}x{t}>
}}"""


def module(element: str, op: str, lanes: int, bins: int, target: str = "cuda") -> str:
    return TEXT.format(t=element, op=op, lanes=lanes, bins=bins, target=target)


def inputs(element: str, lanes: int, bins: int) -> list[np.ndarray]:
    rng = np.random.default_rng(lanes)
    with context():
        dtype = numpy_dtype(element)
    index = rng.integers(-1, bins + 2, (lanes, 1), dtype=np.int32)
    if element in INTEGERS:
        info = np.iinfo(dtype)
        draw = [rng.integers(info.min, info.max, n, dtype, endpoint=True) for n in (bins, lanes)]
    else:
        # Whole numbers, whose sums are exact in any order; no zero has a sign to lose.
        draw = [rng.integers(-1, 2, n).astype(dtype) for n in (bins, lanes)]
        draw[0][0] = -0.0
        index[index == 0] = 1 % bins
    return [draw[0], index, draw[1]]


CASES = [(e, op) for e in INTEGERS for op in ("add", "maximum", "minimum", "and", "or", "xor")]
CASES += [(e, op) for e in FLOATS for op in ("add", "maximum", "minimum")]


@pytest.mark.sample(12)
@pytest.mark.parametrize("form", ["copies", "compare"])
@pytest.mark.parametrize(("element", "op"), CASES)
def test_each_form_holds_what_one_scatter_holds(element: str, op: str, form: str):
    lanes, bins = 1607, 3
    text = module(element, op, lanes, bins)
    made = parse_module(text)
    run_pipeline(made, f"choose-scatter-form{{form={form}}}")
    assert str(made).count("stablehlo.reduce") == 1
    assert str(made).count('stablehlo.scatter"') == (form == "copies")
    data = inputs(element, lanes, bins)
    (want,), (got,) = evaluate(text, data), evaluate(made, data)
    np.testing.assert_array_equal(got.astype(np.float64), want.astype(np.float64))
    if element in FLOATS:
        np.testing.assert_array_equal(np.signbit(got), np.signbit(want))


@pytest.mark.parametrize(
    ("target", "lanes", "bins", "copies"),
    [
        ("cuda", 1 << 26, 256, 4096),
        ("cuda", 1 << 20, 256, 64),
        ("cuda", 1 << 12, 512, 0),
        ("cuda", 1 << 26, 1 << 16, 0),
        ("cpu", 1 << 26, 256, 0),
    ],
)
def test_the_target_decides(target: str, lanes: int, bins: int, copies: int):
    made = parse_module(module("i32", "add", lanes, bins, target))
    run_pipeline(made, "choose-scatter-form", PipelineOptions())
    assert (f"tensor<{copies}x{bins}xi32>" in str(made)) == bool(copies)
    assert ("stablehlo.reduce" in str(made)) == bool(copies)


@pytest.mark.parametrize(
    ("lanes", "bins", "compared"), [(1 << 24, 64, True), (999, 1000, True), (1 << 20, 5000, False)]
)
def test_a_tpu_compares(lanes: int, bins: int, compared: bool):
    made = parse_module(module("f32", "add", lanes, bins, "tpu"))
    run_pipeline(made, "choose-scatter-form", PipelineOptions())
    assert ("stablehlo.scatter" in str(made)) != compared
    assert (f"tensor<{bins}x{lanes}xi1>" in str(made)) == compared


def test_an_index_type_that_cannot_count_the_bins_stays():
    text = module("i32", "add", 100, 200, "tpu").replace("100x1xi32", "100x1xi8")
    made = parse_module(text)
    run_pipeline(made, "choose-scatter-form{form=compare}")
    assert "stablehlo.scatter" in str(made)


def test_the_copies_are_worth_it_by_the_table():
    """2^26 values into 256 bins: 18 times better than one scatter."""
    table = costs_of("cuda")
    assert table is not None
    lanes = 1 << 26
    copies = lanes * table.rate("histogram_copies") + 4096 * 256 * table.rate("stream")
    assert 18 * copies < lanes * table.rate("histogram")


LOOP = """
func.func @main(%bins: tensor<{bins}x{t}>, %index: tensor<30x1xi32>, %v: tensor<30x{t}>)
    -> (tensor<{bins}x{t}>{also}) attributes {{rk.target = "cpu"}} {{
  %i = stablehlo.reshape %index : (tensor<30x1xi32>) -> tensor<5x6x1xi32>
  %w = stablehlo.reshape %v : (tensor<30x{t}>) -> tensor<5x6x{t}>
  {one}
  {two}
  {three}
  return %s3{returned} : tensor<{bins}x{t}>{also}
}}"""
ITERATION = """%s{n} = "stablehlo.scatter"({before}, {index}, {values}) <{{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = {dim}>}}> ({{
  ^bb0(%a: tensor<{t}>, %b: tensor<{t}>):
    %c = stablehlo.{op} %a, %b : tensor<{t}>
    stablehlo.return %c : tensor<{t}>
  }}) : (tensor<7x{t}>, tensor<{lanes}xi32>, tensor<{shape}x{t}>) -> tensor<7x{t}>"""


def unrolled(element: str, ops: tuple[str, str, str], *, read: bool) -> str:
    """Three scatters in turn; `read`: the second one's result is a result as well."""
    flat = {"index": "%index", "values": "%v", "lanes": "30x1", "shape": "30", "dim": 1}
    boxed = {"index": "%i", "values": "%w", "lanes": "5x6x1", "shape": "5x6", "dim": 2}
    one, two, three = (
        ITERATION.format(n=n, before=before, op=op, t=element, **how)
        for n, before, op, how in zip(
            (1, 2, 3), ("%bins", "%s1", "%s2"), ops, (flat, boxed, flat), strict=True
        )
    )
    also = f", tensor<7x{element}>" if read else ""
    returned = ", %s2" if read else ""
    return LOOP.format(
        t=element, bins=7, one=one, two=two, three=three, also=also, returned=returned
    )


@pytest.mark.parametrize(("element", "op"), [("i32", "add"), ("ui8", "xor"), ("f32", "maximum")])
def test_scatters_in_turn_are_one(element: str, op: str):
    other = "add" if op != "add" else "maximum"
    for ops, read, left in (
        ((op, op, op), False, 1),
        ((op, op, op), True, 2),
        ((op, other, other), False, 2),
        ((op, other, op), False, 3),
    ):
        text = unrolled(element, ops, read=read)
        made = parse_module(text)
        run_pipeline(made, "choose-scatter-form")
        assert str(made).count('"stablehlo.scatter"') == left, (ops, str(made))
        data = inputs(element, 30, 7)
        for got, want in zip(evaluate(made, data), evaluate(text, data), strict=True):
            np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize(("target", "scatters", "sums"), [("cpu", 3, 0), ("cuda", 0, 1)])
def test_long_lists_of_places_are_not_joined_where_there_are_no_copies(
    target: str, scatters: int, sums: int
):
    text = unrolled("i32", ("add", "add", "add"), read=False)
    text = text.replace("30x", "60000x").replace("5x6", "100x600").replace('"cpu"', f'"{target}"')
    made = parse_module(text)
    run_pipeline(made, "choose-scatter-form")
    assert str(made).count('"stablehlo.scatter"') == scatters, str(made)
    assert str(made).count("stablehlo.reduce") == sums, str(made)
    data = inputs("i32", 60000, 7)
    for got, want in zip(run_stablehlo(made, data), run_stablehlo(text, data), strict=True):
        np.testing.assert_array_equal(got, want)
