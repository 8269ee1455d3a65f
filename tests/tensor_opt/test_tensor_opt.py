"""Rewrites of the tensor stage, by execution: random programs, each dtype, before against after."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.drawn.random_tensors import FLOATS, INTEGERS, Program
from tests.support.evaluate_stablehlo import evaluate

from raise_kernel.bindings import parse_module
from raise_kernel.costs import costs_of
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.passes.tensor_opt.saturation.program_cost import program_cost
from raise_kernel.stablehlo.tensor_types import TensorType, tensor_type

FAMILIES = (
    "fold-constants",
    "simplify-integers",
    "simplify-widths",
    "simplify-selects",
    "simplify-signs",
    "simplify-scatters",
    "simplify-slices",
    "simplify-updates",
    "simplify-reductions",
    "simplify-reshapes",
    "simplify-products",
    "simplify-complex",
    "fuse-adjacent-slices",
)
PIPELINES = (
    *FAMILIES,
    "simplify-tensors",
    "simplify-tensors,recognize-scans,simplify-tensors",
    "choose-axis-order",
    "simplify-tensors,choose-axis-order,simplify-tensors,relax-nan-reductions",
    "choose-update-form{form=pad}",
    "choose-update-form{form=roll}",
)
DTYPES = (*FLOATS, *INTEGERS, "i1")


def random_inputs(text: str, seed: int) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    module = parse_module(text)
    block = kernels(module)[0].regions[0].blocks[0]
    return [_random(tensor_type(a.type), rng) for a in block.arguments]


def _random(type_: TensorType, rng: np.random.Generator) -> np.ndarray:
    if type_.dtype.kind == "b":
        return rng.integers(0, 2, type_.shape).astype(bool)
    if type_.dtype.kind in "iu":
        info = np.iinfo(type_.dtype)
        return rng.integers(info.min, info.max, type_.shape, type_.dtype, endpoint=True)
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -2.0]
    values = np.where(
        rng.random(type_.shape) < 0.3,
        rng.choice(special, type_.shape),
        np.round(rng.uniform(-4, 4, type_.shape) * 4) / 4,
    )
    return values.astype(type_.dtype)


def assert_same(got: np.ndarray, want: np.ndarray) -> None:
    """Equal bits, but for NaNs, which are all one."""
    assert got.shape == want.shape and got.dtype == want.dtype
    if got.dtype.kind in "iub":
        np.testing.assert_array_equal(got, want)
        return
    mine, theirs = (x.astype(np.float64) for x in (got, want))
    np.testing.assert_array_equal(mine, theirs)
    numbers = ~np.isnan(mine)
    np.testing.assert_array_equal(np.signbit(mine[numbers]), np.signbit(theirs[numbers]))


def check(text: str, pipelines: tuple[str, ...], seed: int) -> int:
    """Run pipelines on a program and compare; how many of them changed it."""
    inputs = random_inputs(text, seed)
    want = evaluate(text, inputs)
    before = str(parse_module(text))
    changed = 0
    for pipeline in pipelines:
        module = parse_module(text)
        sink = PipelineOptions()
        run_pipeline(module, pipeline, sink)
        assert module.operation.verify(), pipeline
        assert not any("stopped" in r.message for r in sink.remarks.remarks), pipeline
        after = str(module)
        if after == before:
            continue
        changed += 1
        for got, expected in zip(evaluate(module, inputs), want, strict=True):
            try:
                assert_same(got, expected)
            except AssertionError as error:
                raise AssertionError(f"{pipeline}: {error}\n{text}\n{after}") from error
    return changed


@pytest.mark.sample(4)
@pytest.mark.parametrize("element", DTYPES)
def test_random_programs(element: str):
    changed = sum(check(Program(k, element).build(14), PIPELINES, k) for k in range(3))
    assert changed > 5


@pytest.mark.sample(4)
@pytest.mark.parametrize("element", DTYPES)
def test_random_gathers_and_dots(element: str):
    changed = sum(check(Program(k, element, more=True).build(16), PIPELINES, k) for k in range(2))
    assert changed > 3


def slice_of_reshape(rng: np.random.Generator) -> str:
    """A part of an array after a reshape; in half of the cases of one row or whole rows of it."""
    groups = [rng.integers(1, 5, int(rng.integers(1, 3))).tolist() for _ in range(3)]
    whole, joined = [n for g in groups for n in g], [int(np.prod(g)) for g in groups]
    source, target = (whole, joined) if rng.integers(2) else (joined, whole)
    starts = [int(rng.integers(n)) for n in target]
    limits = [int(rng.integers(s, n)) + 1 for s, n in zip(starts, target, strict=True)]
    cuts = ", ".join(f"{s}:{e}" for s, e in zip(starts, limits, strict=True))
    types = [
        f"tensor<{'x'.join(map(str, shape))}xi32>"
        for shape in (source, target, [e - s for s, e in zip(starts, limits, strict=True)])
    ]
    return (
        f"func.func @main(%x: {types[0]}) -> {types[2]} {{\n"
        f"  %0 = stablehlo.reshape %x : ({types[0]}) -> {types[1]}\n"
        f"  %1 = stablehlo.slice %0 [{cuts}] : ({types[1]}) -> {types[2]}\n"
        f"  return %1 : {types[2]}\n}}\n"
    )


@pytest.mark.parametrize("amount", [1, 7, 8])
def test_arithmetic_shifts_of_unsigned_integers_take_their_highest_bit_for_a_sign(amount: int):
    """Of data, and of positions from 190 on, which all have the bit."""
    text = f"""func.func @main(%x: tensor<5xui8>) -> (tensor<5xui8>, tensor<5xui8>)
        attributes {{rk.kernel}} {{
      %by = stablehlo.constant dense<{amount}> : tensor<5xui8>
      %data = stablehlo.shift_right_arithmetic %x, %by : tensor<5xui8>
      %i = stablehlo.iota dim = 0 : tensor<5xui8>
      %c = stablehlo.constant dense<190> : tensor<5xui8>
      %j = stablehlo.add %i, %c : tensor<5xui8>
      %known = stablehlo.shift_right_arithmetic %j, %by : tensor<5xui8>
      return %data, %known : tensor<5xui8>, tensor<5xui8>
    }}"""
    module = parse_module(text)
    run_pipeline(module, "simplify-tensors", PipelineOptions())
    inputs = [np.array([0, 127, 128, 200, 255], np.uint8)]
    for got, want in zip(evaluate(module, inputs), evaluate(text, inputs), strict=True):
        np.testing.assert_array_equal(got, want)


def test_slices_of_reshapes():
    rng = np.random.default_rng(0)
    assert sum(check(slice_of_reshape(rng), ("simplify-slices",), k) for k in range(60)) > 30


def test_a_slice_of_a_constant_of_no_dimension():
    text = """func.func @main(%x: tensor<i8>) -> (tensor<i1>, tensor<i8>) {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.slice %0 [] : (tensor<i1>) -> tensor<i1>
  %2 = stablehlo.slice %x [] : (tensor<i8>) -> tensor<i8>
  return %1, %2 : tensor<i1>, tensor<i8>
}"""
    assert check(text, ("simplify-tensors",), 0)


@pytest.mark.nightly
@pytest.mark.parametrize("element", DTYPES)
def test_many_random_gathers_and_dots(element: str):
    for k in range(100, 400):
        check(Program(k, element, more=True).build(20), PIPELINES, k)


@pytest.mark.nightly
@pytest.mark.parametrize("element", DTYPES)
def test_many_random_programs(element: str):
    for k in range(100, 500):
        check(Program(k, element).build(18), PIPELINES, k)


@pytest.mark.parametrize("element", ["f32", "i32"])
def test_saturation_of_random_programs(element: str):
    pytest.importorskip("egglog")
    for k in range(2):
        check(Program(k, element).build(10), ("saturate{target=cuda enodes=3000}",), k)


def test_saturation_is_never_worse_by_the_model():
    pytest.importorskip("egglog")
    for k in range(3):
        text = Program(k, "f32").build(10)
        before, after = parse_module(text), parse_module(text)
        run_pipeline(before, "simplify-tensors")
        run_pipeline(after, "simplify-tensors,saturate{target=cuda enodes=3000}")
        assert model_cost(after) <= model_cost(before) * (1 + 1e-6)


def model_cost(module) -> float:
    """The H200's cost of a module's function."""
    from raise_kernel.passes.tensor_opt.graph import Rewriter

    table = costs_of("cuda")
    assert table is not None
    found: list[float] = []

    def note(graph, results):
        found.append(program_cost(table, results))
        return results

    with module.context:
        Rewriter({}, whole=note).function(kernels(module)[0])
    return found[0]


def test_matrix_chain_is_cheaper_from_the_right():
    """What no local rewrite sees: the saturated program is cheaper than the greedy one."""
    pytest.importorskip("egglog")
    text = """
    func.func @main(%a: tensor<64x64xf64>, %b: tensor<64x64xf64>, %v: tensor<64xf64>)
        -> tensor<64xf64> {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
        : (tensor<64x64xf64>, tensor<64x64xf64>) -> tensor<64x64xf64>
      %1 = stablehlo.dot_general %0, %v, contracting_dims = [1] x [0]
        : (tensor<64x64xf64>, tensor<64xf64>) -> tensor<64xf64>
      return %1 : tensor<64xf64>
    }"""
    greedy, best = parse_module(text), parse_module(text)
    run_pipeline(greedy, "simplify-tensors")
    run_pipeline(best, "simplify-tensors,saturate{target=cuda}")
    assert model_cost(best) < model_cost(greedy)
    rng = np.random.default_rng(0)
    inputs = [rng.normal(size=s) for s in ((64, 64), (64, 64), (64,))]
    (want,), (got,) = evaluate(greedy, inputs), evaluate(best, inputs)
    np.testing.assert_allclose(got, want, rtol=1e-12, atol=1e-12)


def test_a_target_without_a_table_falls_back_with_a_remark():
    text = """func.func @k(%x: tensor<9xf32>, %v: tensor<2xf32>) -> tensor<9xf32> {
      %c = stablehlo.constant dense<3> : tensor<i32>
      %0 = stablehlo.dynamic_update_slice %x, %v, %c
          : (tensor<9xf32>, tensor<2xf32>, tensor<i32>) -> tensor<9xf32>
      return %0 : tensor<9xf32>
    }"""
    module, options = parse_module(text), PipelineOptions()
    run_pipeline(module, "choose-update-form{target=abacus}", options)
    assert any("no cost table for abacus" in r.message for r in options.remarks.remarks)


def test_every_target_has_a_table():
    for target in ("cpu", "cuda", "tpu"):
        table = costs_of(target)
        assert table is not None and table.rate("stream") > 0
    # A single-channel stencil as a convolution loses on a TPU.
    tpu = costs_of("tpu")
    assert tpu is not None and tpu.rate("stencil_convolution") > 20 * tpu.rate("stencil_slices")


def test_rewrites_that_go_in_a_circle_end():
    """A program in which two rules undo each other: they once ran for ever."""
    check(Program(3013, "f16").build(18), ("simplify-tensors",), 3013)
