"""`top_k` in StableHLO, in the place of rounds that each find the best element that is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from raise_kernel.bindings import defining_op, identity, ir, stablehlo
from raise_kernel.passes.tensor_opt.graph import Node
from raise_kernel.passes.tensor_opt.idioms.best.operations import direction, reshaped, splat
from raise_kernel.passes.tensor_opt.idioms.best.rounds import Part, Round
from raise_kernel.passes.tensor_opt.idioms.best.top_k_builders import Code, largest_of
from raise_kernel.passes.tensor_opt.idioms.cloning import copied_from
from raise_kernel.passes.tensor_opt.idioms.guards import mark_guard
from raise_kernel.passes.tensor_opt.idioms.orders.sort_builders import any_of
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
        made = stablehlo.IfOp(types, found.fails)
        with ir.InsertionPoint(made.regions[0].blocks.append()):
            copies = iter(copied_from([v for group in old for v in group], begin))
            stablehlo.return_([_stacked([next(copies) for _ in g], first.rows) for g in old])
        with ir.InsertionPoint(made.regions[1].blocks.append()):
            build = [found.places if w.places else found.values for w in wanted]
            stablehlo.return_([b(t) for b, t in zip(build, types, strict=True)])
        mark_guard(made.operation, "name-rounds", fails=True)
        for group, whole in zip(old, made.results, strict=True):
            for k, value in enumerate(group):
                shape = list(ir.RankedTensorType(value.type).shape)
                value.replace_all_uses_with(reshaped(_column(whole, k), shape))


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
    best: ir.Value
    indices: ir.Value
    order: np.ndarray
    fails: ir.Value

    @classmethod
    def of(cls, first: Round, rows: ir.Value, k: int, limit: np.ndarray) -> _Best:
        element = first.parts[0].node.element
        kind = "f" if is_float(element) else "u" if is_unsigned(element) else "s"
        code = Code(kind, first.largest)
        order = np.argsort(first.keys, kind="stable")
        x = _ordered(code.coded(rows), order)
        cell = code.cell(np.array(limit) if kind == "f" else np.asarray(limit))
        nan: ir.Value | None = None
        if kind == "f":
            same = stablehlo.compare(x, x, direction("EQ"))
            if first.skips:
                x = stablehlo.select(same, x, splat(x.type, np.array(-np.inf)))
            else:
                nan = stablehlo.not_(same)
            zero = splat(x.type, np.zeros(()))
            x = stablehlo.select(stablehlo.compare(x, zero, direction("EQ")), zero, x)
        best, indices = largest_of(x, k)
        last = _column(best, k - 1)
        fails = any_of(
            stablehlo.not_(stablehlo.compare(last, splat(last.type, cell), direction("GT")))
        )
        if nan is not None:
            fails = stablehlo.or_(fails, any_of(nan))
        return cls(first, code, best, indices, order, fails)

    def values(self, type_: ir.Type) -> ir.Value:
        return reshaped(self.code.decoded(self.best, type_), ir.RankedTensorType(type_).shape)

    def places(self, type_: ir.Type) -> ir.Value:
        """The numbers of the elements."""
        labels = self.round.labels[self.order]
        element = ir.RankedTensorType(type_).element_type
        steps = set(np.diff(labels).tolist())
        found = self.indices
        if len(steps) > 1:
            return _looked_up(labels, found, ir.RankedTensorType(type_))
        if element != ir.RankedTensorType(found.type).element_type:
            found = stablehlo.convert(type_, found)
        (step,) = steps
        if step != 1:
            found = stablehlo.multiply(found, splat(type_, np.array(step)))
        if labels[0]:
            found = stablehlo.add(found, splat(type_, np.array(labels[0])))
        return found


def _rows(first: Round, values: dict[Node, ir.Value]) -> ir.Value:
    """The elements of the first round, as [rows, elements]."""
    parts = [_lines(p, _value(p.node, values)) for p in first.parts]
    return stablehlo.concatenate(parts, 1) if len(parts) > 1 else parts[0]


def _value(node: Node, values: dict[Node, ir.Value]) -> ir.Value:
    """A node's value, in another shape where only that is there."""
    if node in values or node.op != "reshape":
        return values[node]
    return reshaped(_value(node.operands[0], values), list(node.shape))


def _lines(part: Part, x: ir.Value) -> ir.Value:
    size = prod(ir.RankedTensorType(x.type).shape)
    if part.axis is not None:
        rank = ir.RankedTensorType(x.type).rank
        order = [*(k for k in range(rank) if k != part.axis), part.axis]
        if order != list(range(rank)):
            x = stablehlo.transpose(x, ir.DenseI64ArrayAttr.get(order))
    return reshaped(x, [size // part.length, part.length])


def _ordered(x: ir.Value, order: np.ndarray) -> ir.Value:
    """The elements of rows in another order."""
    count = len(order)
    if np.array_equal(order, np.arange(count)):
        return x
    if np.array_equal(order, np.arange(count)[::-1]):
        return stablehlo.reverse(x, ir.DenseI64ArrayAttr.get([1]))
    return _taken(x, order)


def _taken(x: ir.Value, order: np.ndarray) -> ir.Value:
    """The columns in this order."""
    rows, count = ir.RankedTensorType(x.type).shape
    numbers = _gather_numbers([0], 1)
    sizes = ir.DenseI64ArrayAttr.get([rows, 1])
    words: Any = np.ascontiguousarray(order, np.int32)
    type_ = ir.RankedTensorType.get([count], ir.IntegerType.get_signless(32))
    table = stablehlo.constant(ir.DenseElementsAttr.get(words, type=type_))
    return stablehlo.gather(x, table, numbers, sizes)


def _looked_up(labels: np.ndarray, indices: ir.Value, type_: ir.RankedTensorType) -> ir.Value:
    """The labels at these indices."""
    type_of_table = ir.RankedTensorType.get([len(labels)], type_.element_type)
    words: Any = labels.astype(f"i{ir.IntegerType(type_.element_type).width // 8}")
    table = stablehlo.constant(ir.DenseElementsAttr.get(words, type=type_of_table))
    numbers = _gather_numbers([], 0, len(type_.shape))
    return stablehlo.gather(table, indices, numbers, ir.DenseI64ArrayAttr.get([1]))


def _gather_numbers(offset: list[int], axis: int, index_dim: int = 1) -> ir.Attribute:
    return stablehlo.GatherDimensionNumbers.get(
        offset_dims=offset,
        collapsed_slice_dims=[axis],
        operand_batching_dims=[],
        start_indices_batching_dims=[],
        start_index_map=[axis],
        index_vector_dim=index_dim,
    )


def _stacked_type(group: Sequence[ir.Value], rows: int) -> ir.Type:
    element = ir.RankedTensorType(group[0].type).element_type
    return ir.RankedTensorType.get([rows, len(group)], element)


def _stacked(group: Sequence[ir.Value], rows: int) -> ir.Value:
    return stablehlo.concatenate([reshaped(v, [rows, 1]) for v in group], 1)


def _column(x: ir.Value, place: int) -> ir.Value:
    rows = ir.RankedTensorType(x.type).shape[0]
    ends = [[0, place], [rows, place + 1], [1, 1]]
    return stablehlo.slice(x, *[ir.DenseI64ArrayAttr.get(e) for e in ends])
