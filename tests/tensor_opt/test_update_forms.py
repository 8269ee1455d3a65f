"""The three forms of a store to a part of an array compute the same thing."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from tests.kernels.specs import SPECS
from tests.support.direct_xla import run_directly
from tests.support.evaluate_stablehlo import evaluate

import raise_kernel
from raise_kernel.bindings import parse_module
from raise_kernel.diagnostics import Refusal
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline

KERNELS = ("jacobi2d", "stencil3d", "partial_write", "boundary", "upwind", "several_returns")


@pytest.mark.sample(1)
@pytest.mark.usefixtures("x64")
@pytest.mark.parametrize("name", KERNELS)
def test_forms_agree(name: str):
    spec = SPECS[name]
    for size in spec.sizes[:2]:
        call = spec.call(size)
        launcher = raise_kernel.load(spec.path("O3"), kernel=spec.kernel)[call.grid, call.block]
        results = {}
        for form in ("update", "pad", "roll"):
            chosen = launcher.options(update_form=form)
            results[form] = np.asarray(chosen(*call.args))
            text = chosen.lower(*call.args).as_text("stablehlo")
            if form != "update":
                assert "dynamic_update_slice" not in text, text
        np.testing.assert_array_equal(results["pad"], results["update"])
        np.testing.assert_array_equal(results["roll"], results["update"])


def test_a_neighbour_that_is_repeated_is_rolled():
    """Three planes of one clamped neighbour: the array is rolled, and then repeated."""
    text = """func.func @main(%x: tensor<6x4xf32>) -> tensor<3x6x4xf32>
        attributes {rk.kernel, rk.update_form = "roll"} {
      %all = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<6x4xf32>) -> tensor<3x6x4xf32>
      %first = stablehlo.slice %all [0:3, 0:1, 0:4] : (tensor<3x6x4xf32>) -> tensor<3x1x4xf32>
      %head = stablehlo.slice %all [0:3, 0:5, 0:4] : (tensor<3x6x4xf32>) -> tensor<3x5x4xf32>
      %up = stablehlo.concatenate %first, %head, dim = 1 :
        (tensor<3x1x4xf32>, tensor<3x5x4xf32>) -> tensor<3x6x4xf32>
      return %up : tensor<3x6x4xf32>
    }"""
    module = parse_module(text)
    run_pipeline(module, "roll-neighbours", PipelineOptions())
    assert module.operation.verify()
    x = np.arange(24, dtype=np.float32).reshape(6, 4)
    (got,), (want,) = evaluate(module, [x]), evaluate(text, [x])
    np.testing.assert_array_equal(got, want)


def test_a_donated_array_is_updated_in_place():
    """On a GPU the copy that an update makes costs more than writing all anew."""
    spec = SPECS["jacobi2d"]
    call = spec.call(spec.sizes[0])
    launcher = raise_kernel.load(spec.path("O3"))[call.grid, call.block].options(target="cuda")
    plain = launcher.lower(*call.args).as_text("stablehlo")
    donating = launcher.donate().lower(*call.args).as_text("stablehlo")
    assert "stablehlo.pad" in plain and "dynamic_update_slice" not in plain
    assert "dynamic_update_slice" in donating and "stablehlo.pad" not in donating


@pytest.mark.parametrize("target", ["cpu", "cuda"])
def test_many_slices_are_rolled_on_gpus(target: str):
    """A GPU reads a slice that begins anywhere an element at a time; a rolled array, four."""
    for slices, form in ((4, "update"), (7, "roll" if target == "cuda" else "update")):
        lines = [
            f"%s{k} = stablehlo.slice %x [{k}:{90 + k}] : (tensor<100xf32>) -> tensor<90xf32>"
            for k in range(slices)
        ]
        lines += [
            f"%t{k} = stablehlo.add %{'t' if k > 1 else 's'}{k - 1}, %s{k} : tensor<90xf32>"
            for k in range(1, slices)
        ]
        text = f"""
        func.func @f(%x: tensor<100xf32>, %y: tensor<100xf32>) -> tensor<100xf32> attributes {{
            rk.kernel, rk.target = "{target}", rk.in_place}} {{
          {" ".join(lines)}
          %c = stablehlo.constant dense<5> : tensor<i32>
          %r = stablehlo.dynamic_update_slice %y, %t{slices - 1}, %c
              : (tensor<100xf32>, tensor<90xf32>, tensor<i32>) -> tensor<100xf32>
          return %r : tensor<100xf32>
        }}"""
        module = parse_module(text)
        run_pipeline(module, "choose-update-form", PipelineOptions())
        assert ("stablehlo.concatenate" in str(module)) == (form == "roll"), str(module)
        assert ("dynamic_update_slice" in str(module)) == (form == "update")


def test_what_is_masked_out_stays_out_of_gradients():
    """sqrt has no slope at zero, where only lanes lie that store nothing."""
    import jax
    import jax.numpy as jnp

    source = """
    target triple = "nvptx64-nvidia-cuda"
    declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
    declare float @llvm.sqrt.f32(float)
    define ptx_kernel void @k(ptr %x, ptr %y) {
      %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
      %s = add i32 %t, 1
      %i = zext i32 %s to i64
      %p = getelementptr float, ptr %x, i64 %i
      %q = getelementptr float, ptr %y, i64 %i
      %v = load float, ptr %p
      %r = call float @llvm.sqrt.f32(float %v)
      store float %r, ptr %q
      ret void
    }
    """
    kernel = raise_kernel.load(source)[1, 8]
    x, y = jnp.arange(10.0, dtype=jnp.float32), jnp.zeros(10, jnp.float32)
    for form in ("update", "pad", "roll"):
        launch = kernel.options(update_form=form)
        slope = jax.grad(lambda x, launch=launch: launch(x, y).sum())(x)
        np.testing.assert_allclose(slope[1:9], 0.5 / np.sqrt(np.arange(1.0, 9)), rtol=1e-6)
        assert slope[0] == 0 and slope[9] == 0


def test_unknown_form_is_refused():
    kernel = raise_kernel.load(SPECS["saxpy"].path("O3"))[1, 8]
    with pytest.raises(Refusal, match="update, pad, roll"):
        kernel.options(update_form="scatter")


VIEWS = """
func.func @main(%x: tensor<37x4x4xf32>, %at: tensor<i32>) -> tensor<37x16xf32> {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %y = stablehlo.reshape %x : (tensor<37x4x4xf32>) -> tensor<37x16xf32>
  %s = stablehlo.slice %x [0:37, 0:2, 0:4] : (tensor<37x4x4xf32>) -> tensor<37x2x4xf32>
  %r = stablehlo.reverse %s, dims = [1] : tensor<37x2x4xf32>
  %w = stablehlo.reshape %r : (tensor<37x2x4xf32>) -> tensor<37x8xf32>
  %u = stablehlo.dynamic_update_slice %y, %w, %zero, {start}
    : (tensor<37x16xf32>, tensor<37x8xf32>, tensor<i32>, tensor<i32>) -> tensor<37x16xf32>
  return %u : tensor<37x16xf32>
}}"""


@pytest.mark.parametrize("start", ["%zero", "%at"])
@pytest.mark.parametrize("form", ["", "update", "pad", "roll"])
def test_a_view_is_not_updated_by_what_is_read_after_it(start: str, form: str):
    """XLA's CPU backend writes such a view in place while it reads what follows it."""
    module = parse_module(VIEWS.format(start=start))
    option = f"{{form={form}}}" if form else ""
    run_pipeline(module, f"choose-update-form{option}", PipelineOptions(verify_each=True))
    x = np.random.default_rng(0).standard_normal((37, 4, 4)).astype(np.float32)
    for at in (0, 5, 99):
        want = x.reshape(37, 16).copy()
        first = min(at, 8) if start == "%at" else 0
        want[:, first : first + 8] = x[:, 1::-1].reshape(37, 8)
        (got,) = run_directly(str(module), [x, np.int32(at)])
        np.testing.assert_array_equal(got, want)


BITS = """
func.func @main(%x: tensor<37x16xui32>, %at: tensor<i32>) -> tensor<37x16xi32> {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %y = stablehlo.bitcast_convert %x : (tensor<37x16xui32>) -> tensor<37x16xi32>
  %s = stablehlo.slice %x [0:37, 0:8] : (tensor<37x16xui32>) -> tensor<37x8xui32>
  %r = stablehlo.reverse %s, dims = [1] : tensor<37x8xui32>
  %w = stablehlo.bitcast_convert %r : (tensor<37x8xui32>) -> tensor<37x8xi32>
  %u = stablehlo.dynamic_update_slice %y, %w, %zero, {start}
    : (tensor<37x16xi32>, tensor<37x8xi32>, tensor<i32>, tensor<i32>) -> tensor<37x16xi32>
  return %u : tensor<37x16xi32>
}}"""


@pytest.mark.parametrize("start", ["%zero", "%at"])
@pytest.mark.parametrize("form", ["", "update", "pad", "roll"])
def test_bits_of_an_array_are_stored_into_the_array_itself(start: str, form: str):
    """The view is then of the result, and what reads the array has read it."""
    module = parse_module(BITS.format(start=start))
    option = f"{{form={form}}}" if form else ""
    run_pipeline(module, f"choose-update-form{option}", PipelineOptions(verify_each=True))
    x = np.random.default_rng(0).integers(0, 1 << 32, (37, 16), np.uint64).astype(np.uint32)
    for at in (0, 5, 99):
        want = x.view(np.int32).copy()
        first = min(at, 8) if start == "%at" else 0
        want[:, first : first + 8] = x[:, 7::-1].view(np.int32)
        (got,) = run_directly(str(module), [x, np.int32(at)])
        np.testing.assert_array_equal(got, want)


def stores(boxes: list[tuple[int, int, int, int]], reads: bool) -> str:
    """Stores of parts of %x to these boxes of %y, of rows and columns; with `reads`, the array
    after half of them is a result, too."""
    lines, last, half = [], "%y", "%y"
    numbers = sorted({n for box in boxes for n in box})
    lines += [f"%n{n} = stablehlo.constant dense<{n}> : tensor<i32>" for n in numbers]
    for k, (top, bottom, left, right) in enumerate(boxes):
        part = f"tensor<{bottom - top}x{right - left}xf32>"
        lines += [
            f"%p{k} = stablehlo.slice %x [{top}:{bottom}, {left}:{right}] : "
            f"(tensor<8x8xf32>) -> {part}",
            f"%q{k} = stablehlo.constant dense<{k + 1}.0> : {part}",
            f"%v{k} = stablehlo.multiply %p{k}, %q{k} : {part}",
            f"%y{k} = stablehlo.dynamic_update_slice {last}, %v{k}, %n{top}, %n{left} : "
            f"(tensor<8x8xf32>, {part}, tensor<i32>, tensor<i32>) -> tensor<8x8xf32>",
        ]
        last = f"%y{k}"
        half = last if reads and k == len(boxes) // 2 else half
    body = "\n".join(lines)
    return f"""func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>)
        -> (tensor<8x8xf32>, tensor<8x8xf32>) attributes {{rk.kernel}} {{
      {body}
      return {last}, {half} : tensor<8x8xf32>, tensor<8x8xf32>
    }}"""


@pytest.mark.parametrize("seed", range(20))
def test_stores_in_any_order(seed: int):
    """Tiles of an array, in any order, some of them twice, with others that lie across."""
    random = np.random.default_rng(seed)
    ends = [[0, *sorted(random.choice(7, 2, replace=False) + 1), 8] for _ in range(2)]
    rows, columns = ([*pairwise(map(int, end))] for end in ends)
    boxes = [(*row, *column) for row in rows for column in columns]
    if seed % 3:
        top, left = (int(n) for n in random.integers(0, 4, 2))
        boxes += [boxes[0], (top, top + 4, left, left + 4)]
    order = [boxes[k] for k in random.permutation(len(boxes))]
    text = stores(order, reads=seed % 2 == 1)
    module = parse_module(text)
    run_pipeline(module, "simplify-updates", PipelineOptions())
    if seed % 6 == 0:
        assert "dynamic_update_slice" not in str(module)
    inputs = [random.standard_normal((8, 8)).astype(np.float32) for _ in range(2)]
    for new, old in zip(evaluate(module, inputs), evaluate(text, inputs), strict=True):
        np.testing.assert_array_equal(new, old)
