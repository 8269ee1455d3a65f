"""Loops over rows of any lengths, several entries an iteration: the same results, by execution."""

from __future__ import annotations

import numpy as np
import pytest
from tests.kernels.compare import as_arrays, assert_close
from tests.kernels.specs import SPECS
from tests.support.drawn.random_tensors import FLOATS, INTEGERS
from tests.support.evaluate_stablehlo import evaluate
from tests.tensor_opt.test_tensor_opt import assert_same, random_inputs

import raise_kernel
from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

WIDE = (
    "csr_spmv",
    "csr_spmm",
    "csr_off_diagonal",
    "bfs_step",
    "csr_sums",
    "csr_largest",
    "edge_softmax",
)

TEXT = """
func.func @main(%start: tensor<9xi32>, %length: tensor<9xi32>, %x: tensor<60x{t}>,
    %s0: tensor<9x{t}>) -> tensor<9x{t}> attributes {{rk.kernel}} {{
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %m = stablehlo.reduce({bound} init: %c0) applies stablehlo.maximum across dimensions = [0]
    : (tensor<9xi32>, tensor<i32>) -> tensor<i32>
  %r:2 = stablehlo.while(%i = %c0, %s = %s0) : tensor<i32>, tensor<9x{t}>
  cond {{
    %c = stablehlo.compare LT, %i, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %next = stablehlo.add %i, %c1 : tensor<i32>
    %j = stablehlo.broadcast_in_dim %i, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %more = stablehlo.compare LT, %j, %length : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %k = stablehlo.add %start, %j : tensor<9xi32>
    %v = "stablehlo.gather"(%x, %k) <{{dimension_numbers = #stablehlo.gather<
        collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
        slice_sizes = array<i64: 1>}}> : (tensor<60x{t}>, tensor<9xi32>) -> tensor<9x{t}>
    %a = stablehlo.{op} %s, %v : tensor<9x{t}>
    %n = stablehlo.select %more, %a, %s : tensor<9xi1>, tensor<9x{t}>
    stablehlo.return %next, %n : tensor<i32>, tensor<9x{t}>
  }}
  return %r#1 : tensor<9x{t}>
}}"""


def widened(text: str):
    module = parse_module(text)
    run_pipeline(module, "widen-row-loops{form=many}", PipelineOptions())
    return module


@pytest.mark.sample(6)
@pytest.mark.parametrize("element", [*INTEGERS, *FLOATS])
# Some rows are longer than the loop's bound says: they end with it.
@pytest.mark.parametrize("bound", ["%length", "%start"])
def test_sums_and_extrema(element: str, bound: str):
    rng = np.random.default_rng(7)
    start = rng.integers(0, 30, 9).astype(np.int32)
    length = rng.integers(-2, 30, 9).astype(np.int32)
    for op in ("add", "multiply", "maximum", "minimum"):
        text = TEXT.format(t=element, op=op, bound=bound)
        module = widened(text)
        assert "tensor<9x8x" in str(module)
        dtype = random_inputs(text, 0)[2].dtype
        # Small whole numbers, powers of two for products: exact in any order.
        x, s0 = (rng.integers(-2, 3, n).astype(dtype) for n in (60, 9))
        if op == "multiply":
            x[:] = np.where(np.arange(60) % 5, 1, 2)
        elif op != "add" and dtype.kind not in "iu":
            x[5], s0[3] = np.nan, -0.0
        inputs = [start, length, x, s0]
        for got, want in zip(evaluate(module, inputs), evaluate(text, inputs), strict=True):
            assert_same(got, want)


@pytest.mark.sample(2)
@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", [*WIDE, "csr_transposed", "csr_last"])
def test_kernels_for_a_gpu(name: str):
    spec = SPECS[name]
    for size in spec.sizes[:2]:
        call = spec.call(size)
        kernel = raise_kernel.load(spec.path("O1"), kernel=name)[call.launch].options(target="cuda")
        lowered = kernel.lower(*call.args)
        assert ("x8x" in lowered.as_text("stablehlo")) == (name in WIDE)
        arrays = [a for a in call.args if isinstance(a, np.ndarray)]
        old = [arrays[number] for number in lowered.raised.written]
        assert spec.numpy is not None
        want = spec.numpy(*(a.copy() if isinstance(a, np.ndarray) else a for a in call.args))
        want = want if isinstance(want, tuple) else (want,)
        for new, expected in zip(as_arrays(kernel(*call.args), old), want, strict=True):
            assert_close(new, expected, spec.tolerance, name)
