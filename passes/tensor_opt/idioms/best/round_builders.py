"""`top_k` in StableHLO, in the place of rounds that each find the best element that is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from raise_kernel.bindings import defining_op, identity, ir
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.best.rounds import Part, Round
from raise_kernel.passes.tensor_opt.idioms.best.top_k_builders import Code, one_zero
from raise_kernel.passes.tensor_opt.idioms.cloning import copied_from
from raise_kernel.passes.tensor_opt.idioms.guards import mark_guard
from raise_kernel.passes.tensor_opt.idioms.tensors import (
    Tensor,
    branches,
    concatenate,
    scaled,
    signless,
    table,
    top_k,
)
from raise_kernel.stablehlo.attributes import Gather
from raise_kernel.stablehlo.elements import is_float, is_unsigned


@dataclass(frozen=True)
class Wanted:
    """Of each round a node that is used after them: its extremum's, or its place's (`places`)."""

    nodes: tuple[Node, ...]
    places: bool


def write(rounds: Sequence[Round], wanted: Sequence[Wanted], values: dict[Node, ir.Value]) -> None:
    """Put `top_k` in the place of the rounds; where an element is NaN, or a round finds none that
    is better than the limit, they run as they are written."""
    first = rounds[0]
    old = [[values[n] for n in w.nodes] for w in wanted]
    point = _earliest([v for group in old for v in group])
    whole = [n for r in rounds for n in (*r.values, *r.places)]
    begin = _earliest([values[n] for n in whole if n in values])
    with ir.InsertionPoint(point), point.location:
        found = _Best.of(first, _rows(first, values), len(rounds), limit_of(rounds))
        types = [_stacked_type(group, first.rows) for group in old]

        def own() -> list[ir.Value]:
            copies = map(Tensor, copied_from([v for group in old for v in group], begin))
            lines = [[next(copies).reshape([first.rows, 1]) for _ in group] for group in old]
            return [concatenate(group, 1).value for group in lines]

        def named() -> list[ir.Value]:
            build = [found.places if w.places else found.values for w in wanted]
            return [b(t).value for b, t in zip(build, types, strict=True)]

        made = branches(found.fails, types, own, named)
        mark_guard(made, "recognize-repeated-argmax", fails=True)
        for group, whole in zip(old, made.results, strict=True):
            for k, value in enumerate(group):
                part = Tensor(whole).slice([0, k], [first.rows, k + 1])
                value.replace_all_uses_with(part.reshape(Tensor(value).shape).value)


def limit_of(rounds: Sequence[Round]) -> np.ndarray:
    """What every extremum must be better than."""
    limits = [r.limit for r in rounds]
    return max(limits) if rounds[0].largest else min(limits)


def _earliest(values: Sequence[ir.Value]) -> ir.Operation:
    """The first operation of the block that makes one of these."""
    owners = {identity(o): o for o in map(defining_op, values) if o is not None}
    for item in next(iter(owners.values())).block.operations:
        if identity(item.operation) in owners:
            return item.operation
    raise AssertionError("none of them is in its block")


@dataclass(frozen=True)
class _Best:
    """The best elements of rows, coded, and where they are; `fails`: whether that is not what the
    rounds find."""

    round: Round
    code: Code
    best: Tensor
    indices: Tensor
    order: np.ndarray
    fails: Tensor

    @classmethod
    def of(cls, first: Round, rows: Tensor, k: int, limit: np.ndarray) -> _Best:
        element = first.parts[0].node.element
        kind = "f" if is_float(element) else "u" if is_unsigned(element) else "s"
        code = Code(kind, first.largest)
        order = np.argsort(first.keys, kind="stable")
        x = _ordered(code.coded(rows), order)
        cell = code.cell(np.array(limit) if kind == "f" else np.asarray(limit))
        nan: Tensor | None = None
        if kind == "f":
            same = x.equals(x)
            if first.skips:
                x = same.where(x, -np.inf)
            else:
                nan = ~same
            x = one_zero(x)
        best, indices = top_k(x, k)
        last = best.slice([0, k - 1], [x.shape[0], k])
        fails = (~(last > cell)).any()
        if nan is not None:
            fails |= nan.any()
        return cls(first, code, best, indices, order, fails)

    def values(self, type_: ir.Type) -> Tensor:
        return self.code.decoded(self.best, type_).reshape(ir.RankedTensorType(type_).shape)

    def places(self, type_: ir.Type) -> Tensor:
        """The numbers of the elements."""
        labels = self.round.labels[self.order]
        element = ir.RankedTensorType(type_).element_type
        steps = set(np.diff(labels).tolist())
        if len(steps) == 1:
            return scaled(self.indices.astype(element), steps.pop(), int(labels[0]))
        words = labels.astype(f"i{ir.IntegerType(element).width // 8}")
        rank = self.indices.rank
        numbers = Gather((), (0,), (), (), (0,), rank, (1,), False)
        return table(words, element).take(self.indices, numbers)


def _rows(first: Round, values: dict[Node, ir.Value]) -> Tensor:
    """The elements of the first round, as [rows, elements]."""
    return concatenate([_lines(p, _value(p.node, values)) for p in first.parts], 1)


def _value(node: Node, values: dict[Node, ir.Value]) -> Tensor:
    """A node's value, in another shape where only that is there."""
    if node in values or node.op != "reshape":
        return Tensor(values[node])
    return _value(node.operands[0], values).reshape(node.shape)


def _lines(part: Part, x: Tensor) -> Tensor:
    if part.axis is not None:
        x = x.transpose([*(k for k in range(x.rank) if k != part.axis), part.axis])
    return x.reshape([x.size // part.length, part.length])


def _ordered(x: Tensor, order: np.ndarray) -> Tensor:
    """The elements of rows in another order."""
    rows, count = x.shape
    if np.array_equal(order, np.arange(count)):
        return x
    if np.array_equal(order, np.arange(count)[::-1]):
        return x.reverse(1)
    index = table(order.astype(np.int32), signless(32))
    return x.take(index, Gather((0,), (1,), (), (), (1,), 1, (rows, 1), False))


def _stacked_type(group: Sequence[ir.Value], rows: int) -> ir.Type:
    return ir.RankedTensorType.get([rows, len(group)], Tensor(group[0]).element)
