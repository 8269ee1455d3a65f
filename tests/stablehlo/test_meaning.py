"""The library against JAX: moves on any elements."""

from __future__ import annotations

import numpy as np
import pytest
from jax import lax

from raise_kernel.bindings import parse_module
from raise_kernel.mlir.values import attributes_of
from raise_kernel.stablehlo.attributes import Gather, Padding, Scatter, SliceBounds
from raise_kernel.stablehlo.comparisons import HOLDS, NEGATED, SWAPPED
from raise_kernel.stablehlo.elements import DTYPES, numpy_dtype
from raise_kernel.stablehlo.indexed import gather, scatter
from raise_kernel.stablehlo.moves import CARRIED, MOVES, broadcast, dynamic_update_slice, iota, pad
from raise_kernel.stablehlo.operation import Formed
from raise_kernel.stablehlo.read import READERS
from raise_kernel.stablehlo.write import ATTRIBUTES


@pytest.mark.parametrize(
    "padding",
    [
        Padding((1, 0), (0, 2), (0, 0)),
        Padding((-1, 2), (3, -2), (2, 1)),
        Padding((-2, 0), (-2, 0), (0, 3)),
    ],
)
def test_pad(padding: Padding) -> None:
    x = np.arange(12, dtype=np.int32).reshape(4, 3)
    wanted = lax.pad(x, np.int32(-1), list(zip(*padding, strict=True)))
    np.testing.assert_array_equal(pad(x, np.int32(-1), padding), wanted)


def test_broadcast_transposes_and_repeats() -> None:
    x = np.arange(6).reshape(3, 1, 2)
    wanted = np.broadcast_to(x.transpose(2, 0, 1)[:, None], (2, 4, 3, 5))
    np.testing.assert_array_equal(broadcast(x, (2, 3, 0), (2, 4, 3, 5)), wanted)


def test_windows_are_moved_inside() -> None:
    x = np.zeros((4, 5), np.int32)
    part = np.ones((2, 3), np.int32)
    for starts in ((1, 1), (-7, 9), (9, -7)):
        wanted = lax.dynamic_update_slice(x, part, starts)
        np.testing.assert_array_equal(dynamic_update_slice(x, part, starts), wanted)


def test_gather_and_scatter() -> None:
    random = np.random.default_rng(0)
    x = random.integers(0, 99, (6, 5), np.int32)
    index = random.integers(-2, 8, (4, 2), np.int32)
    found = gather(x, index, Gather((1,), (0,), (), (), (0, 1), 1, (1, 3), False))
    numbers = lax.GatherDimensionNumbers((1,), (0,), (0, 1))
    wanted = lax.gather(x, index, numbers, (1, 3), mode="clip")
    np.testing.assert_array_equal(found, wanted)
    updates = random.integers(0, 99, (4, 3), np.int32)
    record = Scatter((1,), (0,), (), (), (0, 1), 1, False, False, "add")
    places = lax.ScatterDimensionNumbers((1,), (0,), (0, 1))
    wanted = lax.scatter_add(x, index, updates, places, mode="drop")
    np.testing.assert_array_equal(scatter([x, index, updates], record, np.add), wanted)


def test_elements_of_any_kind_are_moved() -> None:
    x = np.array([["a", None], [3, (1, 2)]], dtype=object)
    made = pad(x, "-", Padding((0, 1), (0, 0), (0, 0)))
    assert made.tolist() == [["-", "a", None], ["-", 3, (1, 2)]]
    assert iota((2, 3), 1).tolist() == [[0, 1, 2], [0, 1, 2]]


@pytest.mark.parametrize("direction", HOLDS)
def test_inverses_of_comparisons(direction: str) -> None:
    for a in (0, 1, 2):
        assert HOLDS[direction](a, 1) == HOLDS[SWAPPED[direction]](1, a)
        assert HOLDS[direction](a, 1) != HOLDS[NEGATED[direction]](a, 1)


def test_element_types() -> None:
    assert {name: dtype.itemsize for name, dtype in DTYPES.items() if "64" in name} == {
        **dict.fromkeys(("i64", "si64", "ui64", "f64"), 8),
        "complex<f64>": 16,
    }
    assert numpy_dtype("ui8") == np.uint8
    assert numpy_dtype("i1") == np.bool_


MODULE = """func.func @f(%x: tensor<4x6xf32>, %i: tensor<2x1xi32>, %v: tensor<f32>) {
  %0 = stablehlo.slice %x [0:4:2, 1:6] : (tensor<4x6xf32>) -> tensor<2x5xf32>
  %1 = stablehlo.pad %x, %v, low = [1, -1], high = [0, 2], interior = [0, 1]
    : (tensor<4x6xf32>, tensor<f32>) -> tensor<5x12xf32>
  %2 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %3 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<4x6xf32>) -> tensor<4x3x6xf32>
  %4 = stablehlo.reverse %x, dims = [1] : tensor<4x6xf32>
  %5 = stablehlo.concatenate %x, %x, dim = 1
    : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
  %6 = stablehlo.iota dim = 1 : tensor<4x6xi32>
  %7 = stablehlo.compare LT, %x, %x, FLOAT : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xi1>
  %8 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    indices_are_sorted = true, slice_sizes = array<i64: 1, 6>}>
    : (tensor<4x6xf32>, tensor<2x1xi32>) -> tensor<2x6xf32>
  %9 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], precision = [HIGHEST, DEFAULT]
    : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x4xf32>
  return
}"""


def test_records_are_written_as_they_are_read() -> None:
    module = parse_module(MODULE)
    block = module.body.operations[0].regions[0].blocks[0]
    ops = [op.operation for op in block.operations][:-1]
    assert len(ops) == 10
    for op in ops:
        form = Formed(op.name.removeprefix("stablehlo."), (), "f32", READERS[op.name](op))
        with op.context, op.location:
            written = ATTRIBUTES[form.op](form)
        assert written == attributes_of(op), op.name


@pytest.mark.parametrize("name", sorted(CARRIED.keys() & MOVES.keys()))
def test_results_have_the_elements_of_the_operands_that_carry_them(name: str) -> None:
    """Each operand has elements of its own: the result has some of all that carry, of no other."""
    attributes = {
        "slice": SliceBounds((1,), (4,), (1,)),
        "pad": Padding((1,), (0,), (0,)),
        "transpose": (0,),
        "reverse": (0,),
        "broadcast_in_dim": (0,),
        "concatenate": 0,
        "gather": Gather((), (0,), (), (), (0,), 1, (1,), False),
    }
    shapes = {
        "pad": [(4,), ()],
        "dynamic_slice": [(4,), ()],
        "dynamic_update_slice": [(4,), (2,), ()],
    }
    count = {"concatenate": 2, "select": 3, "gather": 2}.get(name, 1)
    of = shapes.get(name, [(4,)] * count)
    x = [np.full(shape, k + 1) for k, shape in enumerate(of)]
    if name == "select":
        x[0] = np.array([True, False, True, False])
    size = 3 if name in ("slice", "dynamic_slice") else 4
    found = MOVES[name](Formed(name, (size,), "i64", attributes.get(name)), x)
    assert set(found.tolist()) == {k + 1 for k in range(len(of))[CARRIED[name]]}
