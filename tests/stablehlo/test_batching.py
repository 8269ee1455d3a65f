"""Batched operations do at each index what the operation does alone; `unbatched` is the inverse."""

from __future__ import annotations

import numpy as np
import pytest

from raise_kernel.remarks import NoMatch
from raise_kernel.stablehlo.attributes import (
    Cumulative,
    Dot,
    Gather,
    Padding,
    Reduction,
    Shape,
    SliceBounds,
)
from raise_kernel.stablehlo.batching import batched, unbatched
from raise_kernel.stablehlo.elementwise import evaluate
from raise_kernel.stablehlo.moves import MOVES
from raise_kernel.stablehlo.operation import Formed, Operation

PLACES = 5


def contract(dot: Dot, lhs: np.ndarray, rhs: np.ndarray) -> np.ndarray:
    """The products of all elements of both, summed where their axes are one."""
    left = list(range(lhs.ndim))
    right = list(range(lhs.ndim, lhs.ndim + rhs.ndim))
    pairs = zip(dot.lhs_batch + dot.lhs_contract, dot.rhs_batch + dot.rhs_contract, strict=True)
    for mine, other in pairs:
        right[other] = left[mine]
    batch = [left[a] for a in dot.lhs_batch]
    free = [a for a in left if a not in right] + [a for a in right if a not in left]
    return np.einsum(lhs, left, rhs, right, batch + free)


def run(op: Operation, x: list[np.ndarray]) -> np.ndarray:
    if op.op in MOVES:
        return MOVES[op.op](op, x)
    if op.op == "dot_general":
        return contract(op.attr, *x)
    if op.op == "reduce":
        axes, kind = Reduction(*op.attr)
        return {"max": np.max, "add": np.sum}[kind](x[0], axis=axes, initial=x[1])
    if op.op == "reduce_window":
        assert op.attr.kind == "add" and op.attr.reverse
        return np.flip(np.flip(x[0], op.attr.axis).cumsum(op.attr.axis), op.attr.axis) + x[1]
    found = evaluate(op, x)
    assert found is not None
    return found


def make(name: str, shape: Shape, attr: object, *operands: Shape) -> Formed:
    leaves = [Formed("argument", of, "i32", None) for of in operands]
    return Formed(name, shape, "i32", attr, leaves)


MOVED = [
    make("reshape", (6, 4), None, (3, 8)),
    make("broadcast_in_dim", (3, 2, 4), (2, 0), (4, 3)),
    make("transpose", (4, 2, 3), (2, 0, 1), (2, 3, 4)),
    make("reverse", (3, 4), (1,), (3, 4)),
    make("slice", (2, 2), SliceBounds((1, 0), (3, 4), (1, 2)), (4, 5)),
    make("pad", (6, 4), Padding((1, -1), (0, 2), (1, 0)), (3, 3), ()),
    make("concatenate", (3, 6), 1, (3, 2), (3, 4)),
    make("reduce", (3,), Reduction((0, 2), "max"), (2, 3, 4), ()),
    make("reduce_window", (3, 4), Cumulative(1, "add", True), (3, 4), ()),
    make("subtract", (3, 4), None, (3, 4), (3, 4)),
    make("select", (3, 4), None, (3, 4), (3, 4), (3, 4)),
]
GATHER = Gather((1,), (0,), (), (), (0,), 1, (1, 3), True)
PRODUCT = Dot((0,), (1,), (2,), (0,), ())


def drawn(random: np.random.Generator, op: Formed) -> list[np.ndarray]:
    x = [random.integers(-9, 9, o.shape, np.int32) for o in op.operands]
    return [x[0] > 0, *x[1:]] if op.op == "select" else x


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("op", MOVED, ids=lambda op: op.op)
def test_in_each_place_it_is_the_operation(op: Formed, first: bool) -> None:
    random = np.random.default_rng(1)
    alone = op.op in ("pad", "reduce", "reduce_window")
    varies = [k == 0 or not alone for k in range(len(op.operands))]
    found = batched(op, PLACES, varies, first=first)
    assert found.has_axis == tuple(varies)
    each = [drawn(random, op) for _ in range(PLACES)]
    end = 0 if first else -1
    joined = [
        np.stack([x[k] for x in each], end) if has_axis else each[0][k]
        for k, has_axis in enumerate(found.has_axis)
    ]
    alike = [
        [x[k] if has_axis else each[0][k] for k, has_axis in enumerate(found.has_axis)]
        for x in each
    ]
    wanted = np.stack([run(op, x) for x in alike], end)
    made = run(found.form, joined)
    assert made.shape == found.form.shape
    np.testing.assert_array_equal(made, wanted)


@pytest.mark.parametrize("op", MOVED, ids=lambda op: op.op)
def test_unbatched_is_the_inverse(op: Formed) -> None:
    form = batched(
        op,
        PLACES,
        [True] + [op.op not in ("pad", "reduce", "reduce_window")] * (len(op.operands) - 1),
    ).form
    whole = make(op.op, form.shape, form.attr, *[(PLACES, *o.shape) for o in op.operands])
    found = unbatched(whole)
    assert found is not None
    assert (found.shape, found.attr) == (op.shape, op.attr)


@pytest.mark.parametrize(
    "op",
    [
        make("reshape", (24,), None, (3, 8)),
        make("broadcast_in_dim", (3, 4), (1,), (4,)),
        make("broadcast_in_dim", (3, 4), (0, 1), (1, 4)),
        make("transpose", (4, 3), (1, 0), (3, 4)),
        make("reverse", (3, 4), (0,), (3, 4)),
        make("slice", (2, 5), SliceBounds((1, 0), (3, 5), (1, 1)), (4, 5)),
        make("pad", (4, 3), Padding((1, 0), (0, 0), (0, 0)), (3, 3), ()),
        make("concatenate", (6, 3), 0, (3, 3), (3, 3)),
        make("reduce", (4,), Reduction((0,), "add"), (3, 4), ()),
        make("reduce_window", (3, 4), Cumulative(0, "add", False), (3, 4), ()),
        make("gather", (3, 4), GATHER, (9, 4), (3, 1)),
    ],
    ids=lambda op: op.op,
)
def test_what_looks_at_other_places_is_not_unbatched(op: Formed) -> None:
    assert unbatched(op) is None


def test_gathers_at_other_places_of_one_array() -> None:
    random = np.random.default_rng(2)
    op = make("gather", (4, 3), GATHER, (7, 3), (4, 1))
    array = random.integers(0, 99, (7, 3))
    places = random.integers(-3, 12, (PLACES, 4, 1))
    found = batched(op, PLACES, [False, True])
    wanted = np.stack([run(op, [array, p]) for p in places])
    np.testing.assert_array_equal(run(found.form, [array, places]), wanted)
    with pytest.raises(NoMatch):
        batched(op, PLACES, [True, True])


@pytest.mark.parametrize("varies", [(True, False), (False, True), (True, True)])
def test_products_have_the_axis_where_it_comes_out(varies: tuple[bool, bool]) -> None:
    random = np.random.default_rng(3)
    shapes = ((2, 3, 4), (4, 2, 5))
    op = make("dot_general", (2, 3, 5), PRODUCT, *shapes)
    x = [
        random.integers(-9, 9, (PLACES, *shape) if varied else shape)
        for shape, varied in zip(shapes, varies, strict=True)
    ]
    found = batched(op, PLACES, varies)
    parts = [
        [v[k] if varied else v for v, varied in zip(x, varies, strict=True)] for k in range(PLACES)
    ]
    wanted = np.stack([run(op, part) for part in parts], found.axis)
    np.testing.assert_array_equal(run(found.form, x), wanted)


def test_what_has_no_batched_form_is_refused() -> None:
    with pytest.raises(NoMatch, match="it uses sort"):
        batched(make("sort", (4,), None, (4,)), PLACES, [True])
    with pytest.raises(NoMatch, match="an operand of pad changes"):
        batched(MOVED[5], PLACES, [True, True])
