"""Gathers and scatters at known indices as slices, by execution, on random maps of each axis."""

from __future__ import annotations

import numpy as np
import pytest
from tests.support.evaluate_stablehlo import evaluate
from tests.tensor_opt.test_tensor_opt import random_inputs

from raise_kernel.bindings import parse_module
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline


def maps(random: np.random.Generator, size: int, count: int, inside: bool) -> np.ndarray:
    """Indices along an axis: rolled, turned around, in steps, clamped, or outside at the ends."""
    line = np.arange(count)
    kinds = [
        (line + random.integers(size)) % size,
        size - 1 - line,
        np.clip(line - 2, 0, size - 1),
        line * 2 if inside else line - 1,
        np.full(count, random.integers(size)),
        random.permutation(count),
    ]
    return kinds[random.integers(len(kinds))].astype(np.int32)


def program(places: list[np.ndarray], shape: list[int], order: list[int], scatter: bool) -> str:
    """Each axis of an array at `places`, the axes of what is looked up in another `order`."""
    batch = [len(places[k]) for k in order]
    spread = "x".join(map(str, [*batch, 1]))
    lines, names = [], []
    for axis, line in enumerate(places):
        text = ", ".join(map(str, line.tolist()))
        lines += [
            f"%l{axis} = stablehlo.constant dense<[{text}]> : tensor<{len(line)}xi32>",
            f"%i{axis} = stablehlo.broadcast_in_dim %l{axis}, dims = [{order.index(axis)}] : "
            f"(tensor<{len(line)}xi32>) -> tensor<{spread}xi32>",
        ]
        names.append(f"%i{axis}")
    rank = len(shape)
    whole, part = "x".join(map(str, shape)), "x".join(map(str, batch))
    index = "x".join(map(str, [*batch, rank]))
    lines.append(
        f"%i = stablehlo.concatenate {', '.join(names)}, dim = {rank} : "
        f"({', '.join([f'tensor<{spread}xi32>'] * rank)}) -> tensor<{index}xi32>"
    )
    dims = ", ".join(map(str, range(rank)))
    if scatter:
        lines.append(
            f'%r = "stablehlo.scatter"(%x, %i, %y) <{{scatter_dimension_numbers = '
            f"#stablehlo.scatter<inserted_window_dims = [{dims}], "
            f"scatter_dims_to_operand_dims = [{dims}], index_vector_dim = {rank}>}}> ({{\n"
            f"^bb0(%a: tensor<f32>, %b: tensor<f32>):\n  stablehlo.return %b : tensor<f32>\n"
            f"}}) : (tensor<{whole}xf32>, tensor<{index}xi32>, tensor<{part}xf32>) "
            f"-> tensor<{whole}xf32>"
        )
        result = whole
    else:
        sizes = ", ".join(["1"] * rank)
        lines.append(
            f'%r = "stablehlo.gather"(%x, %i) <{{dimension_numbers = #stablehlo.gather<'
            f"collapsed_slice_dims = [{dims}], start_index_map = [{dims}], "
            f"index_vector_dim = {rank}>, slice_sizes = array<i64: {sizes}>}}> : "
            f"(tensor<{whole}xf32>, tensor<{index}xi32>) -> tensor<{part}xf32>"
        )
        result = part
    body = "\n  ".join(lines)
    return (
        f"func.func @main(%x: tensor<{whole}xf32>, %y: tensor<{part}xf32>) -> "
        f"tensor<{result}xf32> {{\n  {body}\n  return %r : tensor<{result}xf32>\n}}\n"
    )


def named(text: str) -> str:
    module = parse_module(text)
    run_pipeline(module, "slice-known-indices,canonicalize", PipelineOptions())
    return str(module)


@pytest.mark.parametrize("scatter", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_random_indices(scatter: bool, seed: int):
    random = np.random.default_rng([seed, scatter])
    rank = int(random.integers(1, 4))
    shape = random.integers(1, 8, rank).tolist()
    counts = [int(random.integers(1, n + 1)) for n in shape]
    places = [maps(random, n, c, not scatter) for n, c in zip(shape, counts, strict=True)]
    text = program(places, shape, random.permutation(rank).tolist(), scatter)
    after = named(text)
    if scatter and any(len(set(p.tolist())) < len(p) for p in places):
        # Which of two writes to one index is last is XLA's choice: it must stay one scatter.
        assert "stablehlo.scatter" in after
        return
    inputs = random_inputs(text, seed)
    (got,), (want,) = evaluate(after, inputs), evaluate(text, inputs)
    np.testing.assert_array_equal(got, want)


def test_a_roll_of_both_axes_is_slices():
    places = [(np.arange(5) + 2) % 5, (np.arange(7) + 6) % 7]
    for scatter in (False, True):
        after = named(program([p.astype(np.int32) for p in places], [5, 7], [1, 0], scatter))
        assert "stablehlo.gather" not in after and "stablehlo.scatter" not in after
        assert after.count("stablehlo.concatenate") == 2


def test_many_runs_stay_a_gather():
    places = [np.array([0, 5, 1, 6, 2, 7, 3, 8, 4, 9], np.int32)]
    assert "stablehlo.gather" in named(program(places, [10], [0], False))


def flat_program(lines: list[np.ndarray], first: int, size: int) -> str:
    """A flat array at `first` plus a sum of lines, one along each axis."""
    counts = [len(line) for line in lines]
    part = "x".join(map(str, counts))
    text = [f"%s0 = stablehlo.constant dense<{first}> : tensor<{part}xi32>"]
    for axis, line in enumerate(lines):
        values = ", ".join(map(str, line.tolist()))
        text += [
            f"%l{axis} = stablehlo.constant dense<[{values}]> : tensor<{len(line)}xi32>",
            f"%i{axis} = stablehlo.broadcast_in_dim %l{axis}, dims = [{axis}] : "
            f"(tensor<{len(line)}xi32>) -> tensor<{part}xi32>",
            f"%s{axis + 1} = stablehlo.add %s{axis}, %i{axis} : tensor<{part}xi32>",
        ]
    rank = len(lines)
    text += [
        f"%i = stablehlo.reshape %s{rank} : (tensor<{part}xi32>) -> tensor<{part}x1xi32>",
        f'%r = "stablehlo.gather"(%x, %i) <{{dimension_numbers = #stablehlo.gather<'
        f"collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = {rank}>, "
        f"slice_sizes = array<i64: 1>}}> : (tensor<{size}xf32>, tensor<{part}x1xi32>) -> "
        f"tensor<{part}xf32>",
    ]
    body = "\n  ".join(text)
    return (
        f"func.func @main(%x: tensor<{size}xf32>) -> tensor<{part}xf32> {{\n  {body}\n"
        f"  return %r : tensor<{part}xf32>\n}}\n"
    )


@pytest.mark.parametrize("seed", range(40))
def test_a_part_of_a_flat_array(seed: int):
    random = np.random.default_rng(seed)
    shape = random.integers(2, 9, 3)
    counts = random.integers(1, shape + 1)
    strides = [int(shape[1] * shape[2]), int(shape[2]), 1]
    kinds = [maps(random, int(n), int(c), False) for n, c in zip(shape, counts, strict=True)]
    lines = [(k * s).astype(np.int32) for k, s in zip(kinds, strides, strict=True)]
    text = flat_program(
        lines, int(random.integers(-5, 30)), int(random.integers(1, 3) * shape.prod())
    )
    inputs = random_inputs(text, seed)
    (got,), (want,) = evaluate(named(text), inputs), evaluate(text, inputs)
    np.testing.assert_array_equal(got, want)


def test_a_periodic_plane_of_several_is_slices():
    n = 1100  # More indices than are looked at one by one.
    lines = [((np.arange(n) + 1) % n * n).astype(np.int32), ((np.arange(n) - 1) % n).astype("i4")]
    after = named(flat_program(lines, n * n, 3 * n * n))
    assert "stablehlo.gather" not in after and after.count("stablehlo.concatenate") == 2


def test_a_roll_of_any_length_is_slices():
    """No array of its indices is made."""
    n = 1 << 33
    line, index, flat = f"tensor<{n}xi64>", f"tensor<{n}x1xi64>", f"tensor<{n}xf32>"
    after = named(f"""func.func @main(%x: {flat}) -> {flat} {{
      %by = stablehlo.constant dense<7> : {line}
      %n = stablehlo.constant dense<{n}> : {line}
      %t = stablehlo.iota dim = 0 : {line}
      %u = stablehlo.add %t, %by : {line}
      %m = stablehlo.remainder %u, %n : {line}
      %i = stablehlo.reshape %m : ({line}) -> {index}
      %r = "stablehlo.gather"(%x, %i) <{{dimension_numbers = #stablehlo.gather<
        collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
        slice_sizes = array<i64: 1>}}> : ({flat}, {index}) -> {flat}
      return %r : {flat}
    }}""")
    assert "stablehlo.gather" not in after and after.count("stablehlo.slice") == 2


def test_a_sum_that_carries_stays_a_gather():
    lines = [np.arange(0, 2000, 10, dtype=np.int32), np.arange(12, dtype=np.int32)]
    assert "stablehlo.gather" in named(flat_program(lines, 0, 4000))
