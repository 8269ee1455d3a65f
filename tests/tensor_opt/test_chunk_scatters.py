"""Scatters in chunks, by execution: what one scatter holds, whatever the lists are computed of."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.run_stablehlo import run_stablehlo

from raise_kernel.bindings import context, parse_module
from raise_kernel.pass_manager.pipeline import run_pipeline

# Places: bytes of an array, in bins of each of 8 blocks; weights: by position. Some lie outside.
TEXT = """
func.func @main(%x: tensor<{lanes}xui8>, %bins: tensor<2000x{t}>) -> tensor<2000x{t}>
    attributes {{rk.kernel, {owned} rk.results = array<i64: 1>}} {{
  %width = stablehlo.constant dense<256> : tensor<8xi32>
  %block = stablehlo.iota dim = 0 : tensor<8xi32>
  %first = stablehlo.multiply %block, %width : tensor<8xi32>
  %firsts = stablehlo.broadcast_in_dim %first, dims = [1]
    : (tensor<8xi32>) -> tensor<{rows}x8x32xi32>
  %wide = stablehlo.convert %x : (tensor<{lanes}xui8>) -> tensor<{lanes}xi32>
  %numbers = stablehlo.reshape %wide : (tensor<{lanes}xi32>) -> tensor<{rows}x8x32xi32>
  %flat = stablehlo.add %firsts, %numbers : tensor<{rows}x8x32xi32>
  %index = stablehlo.reshape %flat : (tensor<{rows}x8x32xi32>) -> tensor<{lanes}x1xi32>
  %row = stablehlo.iota dim = 0 : tensor<{rows}x256xi32>
  %seven = stablehlo.constant dense<7> : tensor<{rows}x256xi32>
  %rest = stablehlo.remainder %row, %seven : tensor<{rows}x256xi32>
  %weight = stablehlo.convert %rest : (tensor<{rows}x256xi32>) -> tensor<{rows}x256x{t}>
  %values = stablehlo.reshape %weight : (tensor<{rows}x256x{t}>) -> tensor<{lanes}x{t}>
  %0 = "stablehlo.scatter"(%bins, %index, %values) <{{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%a: tensor<{t}>, %b: tensor<{t}>):
    %c = stablehlo.{op} %a, %b : tensor<{t}>
    stablehlo.return %c : tensor<{t}>
  }}) : (tensor<2000x{t}>, tensor<{lanes}x1xi32>, tensor<{lanes}x{t}>) -> tensor<2000x{t}>
  return %0 : tensor<2000x{t}>
}}"""


@pytest.mark.sample(3)
@pytest.mark.parametrize(("element", "op"), [("i32", "add"), ("f32", "add"), ("i32", "maximum")])
@pytest.mark.parametrize("rows", [512, 3 * 7 * 43])
def test_chunks_hold_what_one_scatter_holds(element: str, op: str, rows: int):
    lanes = 256 * rows
    rng = np.random.default_rng(rows)
    x = rng.integers(0, 256, lanes, dtype=np.uint8)
    bins = rng.integers(-9, 9, 2000).astype({"i32": np.int32, "f32": np.float32}[element])
    with context():
        text = TEXT.format(t=element, op=op, lanes=lanes, rows=rows, owned="rk.in_place,")
        made = parse_module(text)
        run_pipeline(made, "chunk-scatters")
        chunked = str(made)
    assert "stablehlo.while" in chunked
    (expected,) = run_stablehlo(
        TEXT.format(t=element, op=op, lanes=lanes, rows=rows, owned=""), [x, bins]
    )
    (found,) = run_stablehlo(chunked, [x, bins])
    place = np.tile(np.repeat(np.arange(8) * 256, 32), rows) + x
    weight = np.repeat(np.arange(rows) % 7, 256).astype(bins.dtype)
    inside = place < 2000
    by_hand = bins.copy()
    {"add": np.add, "maximum": np.maximum}[op].at(by_hand, place[inside], weight[inside])
    np.testing.assert_array_equal(found, by_hand)
    np.testing.assert_array_equal(found, expected)
