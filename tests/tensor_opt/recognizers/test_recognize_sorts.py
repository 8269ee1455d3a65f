"""Networks of compare-and-exchange as sorts, by execution: each dtype, NaN, too few steps."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.direct_xla import run_replay
from tests.support.drawn.random_tensors import FLOATS, INTEGERS
from tests.support.evaluate_stablehlo import evaluate
from tests.tensor_opt.test_tensor_opt import random_inputs

from raise_kernel.bindings import context, parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.passes.tensor_opt.graph.load import Loader
from raise_kernel.passes.tensor_opt.idioms.orders.order_terms import TooManyTerms
from raise_kernel.passes.tensor_opt.idioms.rows.rows import Rows, Shared
from raise_kernel.passes.tensor_opt.idioms.rows.values import EACH


def transposition(element: str, rows: int, width: int, steps: int, direction: str = "GT") -> str:
    """Odd-even transposition in a loop: an element looks up its neighbour of this step."""
    part, ints = f"tensor<{rows}x{width}x{element}>", f"tensor<{width}xi32>"
    column, mask = f"tensor<{rows}x{width}x1xi32>", f"tensor<{rows}x{width}xi1>"
    opposite = {"GT": "LT", "LT": "GT"}[direction]
    return f"""func.func @main(%x: {part}) -> {part} {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %steps = stablehlo.constant dense<{steps}> : tensor<i32>
  %ones = stablehlo.constant dense<1> : {ints}
  %zeros = stablehlo.constant dense<0> : {ints}
  %last = stablehlo.constant dense<{width - 1}> : {ints}
  %t = stablehlo.iota dim = 0 : {ints}
  %rows = stablehlo.iota dim = 0 : {column}
  %r:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, {part}
  cond {{
    %c = stablehlo.compare LT, %i, %steps : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %odd = stablehlo.and %i, %one : tensor<i32>
    %shift = stablehlo.broadcast_in_dim %odd, dims = [] : (tensor<i32>) -> {ints}
    %u = stablehlo.add %t, %shift : {ints}
    %v = stablehlo.xor %u, %ones : {ints}
    %w = stablehlo.subtract %v, %shift : {ints}
    %low = stablehlo.maximum %w, %zeros : {ints}
    %p = stablehlo.minimum %low, %last : {ints}
    %q = stablehlo.broadcast_in_dim %p, dims = [1] : ({ints}) -> {column}
    %index = stablehlo.concatenate %rows, %q, dim = 2
      : ({column}, {column}) -> tensor<{rows}x{width}x2xi32>
    %b = "stablehlo.gather"(%a, %index) <{{dimension_numbers = #stablehlo.gather<
      collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>,
      slice_sizes = array<i64: 1, 1>}}> : ({part}, tensor<{rows}x{width}x2xi32>) -> {part}
    %before = stablehlo.compare LT, %t, %p : ({ints}, {ints}) -> tensor<{width}xi1>
    %first = stablehlo.broadcast_in_dim %before, dims = [1] : (tensor<{width}xi1>) -> {mask}
    %more = stablehlo.compare {direction}, %a, %b : ({part}, {part}) -> {mask}
    %less = stablehlo.compare {opposite}, %a, %b : ({part}, {part}) -> {mask}
    %swap = stablehlo.select %first, %more, %less : {mask}, {mask}
    %new = stablehlo.select %swap, %b, %a : {mask}, {part}
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %new : tensor<i32>, {part}
  }}
  return %r#1 : {part}
}}
"""


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, "recognize-sorts,simplify-tensors,canonicalize", PipelineOptions())
    return str(module)


def check(text: str, inputs: list[np.ndarray]) -> None:
    (got,), (want,) = evaluate(named(text), inputs), evaluate(text, inputs)
    np.testing.assert_array_equal(got.astype(np.float64), want.astype(np.float64))


@pytest.mark.parametrize("element", [*INTEGERS, *FLOATS])
def test_each_dtype(element: str):
    text = transposition(element, 3, 9, 9)
    assert "stablehlo.sort" in named(text)
    check(text, random_inputs(text, 1))


def test_descending():
    text = transposition("f32", 2, 10, 10, "LT")
    assert "stablehlo.reverse" in named(text)
    check(text, random_inputs(text, 2))


@pytest.mark.parametrize("rows", [1, 4])
def test_nan_stays_where_the_network_leaves_it(rows: int):
    text = transposition("f32", rows, 8, 8)
    x = np.arange(8 * rows, 0, -1, dtype=np.float32).reshape(rows, 8)
    x[0, 3] = np.nan
    check(text, [x])


@pytest.mark.parametrize("steps", [0, 1, 7, 8])
def test_too_few_steps_do_not_sort(steps: int):
    text = transposition("i32", 2, 9, steps)
    assert "stablehlo.sort" not in named(text)
    check(text, random_inputs(text, 3))


def test_more_steps_than_needed():
    text = transposition("i32", 2, 9, 12)
    assert "stablehlo.sort" in named(text)
    check(text, random_inputs(text, 4))


def first(text: str, element: str, rows: int, width: int, count: int, after: int = 0) -> str:
    """The elements from `after` to `count` of each row that a network sorts."""
    part, few = (f"tensor<{rows}x{k}x{element}>" for k in (width, count - after))
    text = text.replace(f") -> {part} {{", f") -> {few} attributes {{rk.kernel}} {{", 1)
    return text.replace(
        f"return %r#1 : {part}",
        f"%f = stablehlo.slice %r#1 [0:{rows}, {after}:{count}] : ({part}) -> {few}\n"
        f"  return %f : {few}",
    )


@pytest.mark.sample(3)
@pytest.mark.parametrize("direction", ["GT", "LT"])
@pytest.mark.parametrize(("count", "after"), [(1, 0), (6, 0), (8, 2)])
def test_the_first_elements_of_a_sort_are_top_k(count: int, after: int, direction: str):
    text = first(transposition("f32", 5, 16, 16, direction), "f32", 5, 16, count, after)
    after_it = named(text)
    assert "chlo.top_k" in after_it and "stablehlo.sort" not in after_it
    draw = np.random.default_rng(0)
    for values in (np.arange(-4.0, 4.0), [-np.inf, 0.5, np.inf, np.nan, 2.0]):
        x = draw.choice(values, (5, 16)).astype(np.float32)
        (want,) = evaluate(text, [x])
        (got,) = run_replay(after_it, [x])
        np.testing.assert_array_equal(np.asarray(got), want)


@pytest.mark.parametrize(("element", "count"), [("f32", 9), ("i32", 6), ("f64", 6)])
def test_most_elements_and_other_types_are_sorted(element: str, count: int):
    text = first(transposition(element, 3, 16, 16), element, 3, 16, count)
    assert "chlo.top_k" not in named(text) and "stablehlo.sort" in named(text)
    check(text, random_inputs(text, 5))


def test_a_loop_that_never_ends_is_not_followed_for_long(monkeypatch: pytest.MonkeyPatch):
    text = transposition("f32", 1, 8, 8).replace("add %i, %one", "add %i, %zero")
    module = parse_module(text)
    (function,) = module.body.operations
    computed = []
    made = Rows._made
    monkeypatch.setattr(Rows, "_made", lambda *given: computed.append(0) or made(*given))
    budget = 1 << 14
    with context(), pytest.raises(TooManyTerms):
        _, (result,) = Loader.of(function.operation.regions[0].blocks[0])
        Rows(Shared(1, budget=budget)).row(result)
    assert 0 < len(computed) <= budget // EACH
