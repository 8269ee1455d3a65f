"""`vmap` of the operations: the same operation along one axis more, or one axis less.

Batching is arithmetic on the numbers of an operation, so it is the same whether its operands are
nodes of a graph or arrays: `batched` says which operation does for all positions along a new axis
what `op` does in each, and `unbatched` which one does in each position what `op` does for all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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
from raise_kernel.stablehlo.elementwise import ELEMENTWISE
from raise_kernel.stablehlo.operation import Formed, Operation

PER_ELEMENT = ELEMENTWISE | {"bitcast_convert"}


@dataclass(frozen=True)
class Batched:
    """`form` does `op` in all positions. `has_axis`: which operands must have the new axis; those
    that are the same in all positions are broadcast along it. `axis`: where it is in the result."""

    form: Formed
    has_axis: tuple[bool, ...]
    axis: int


@dataclass(frozen=True)
class _New:
    """The new axis of `size`: the first one of every operand and result, or the last one."""

    size: int
    first: bool

    def moved(self, axes: Sequence[int]) -> Shape:
        """Axes by the numbers that they have beside the new one."""
        return tuple(a + self.first for a in axes)

    def among(self, values: Sequence[int], value: int) -> Shape:
        """One number for each axis, and `value` for the new one."""
        return (value, *values) if self.first else (*values, value)


def batched(op: Operation, size: int, varies: Sequence[bool], *, first: bool = True) -> Batched:
    """`op` along a new first axis of `size` elements (the last one if not `first`), where operands
    differ that `varies` names. Raises `NoMatch` where there is no such operation."""
    new = _New(size, first)
    rule = _RULES.get(op.op)
    if op.op in PER_ELEMENT:
        attr, has_axis = op.attr, tuple(True for _ in varies)
    elif op.op == "dot_general" and first:
        return _dot(op, size, varies)
    elif op.op == "gather" and first:
        attr, has_axis = _gather(op, varies), (False, True)
    elif rule is None:
        raise NoMatch(f"it uses {op.op}")
    else:
        count = _ALONE.get(op.op, len(varies))
        if any(varies[count:]):
            raise NoMatch(f"an operand of {op.op} changes")
        attr, has_axis = rule(new, op), tuple(k < count for k in range(len(varies)))
    shape = new.among(op.shape, size)
    return Batched(Formed(op.op, shape, op.element, attr), has_axis, 0 if first else len(op.shape))


# Operations of whose operands only the first ones may differ.
_ALONE = {"pad": 1, "reduce": 1, "reduce_window": 1}


def _order(new: _New, op: Operation) -> Shape:
    """Of attributes that name an axis of the result for each one of the operand."""
    return new.among(new.moved(op.attr), 0 if new.first else len(op.shape))


def _slice(new: _New, op: Operation) -> SliceBounds:
    starts, limits, strides = op.attr
    return SliceBounds(new.among(starts, 0), new.among(limits, new.size), new.among(strides, 1))


def _reduce(new: _New, op: Operation) -> Reduction:
    axes, kind = op.attr
    return Reduction(new.moved(axes), kind)


def _cumulate(new: _New, op: Operation) -> Cumulative:
    c = op.attr
    return Cumulative(c.axis + new.first, c.kind, c.reverse)


_RULES: dict[str, Callable[[_New, Operation], object]] = {
    "reshape": lambda new, op: op.attr,
    "broadcast_in_dim": _order,
    "transpose": _order,
    "reverse": lambda new, op: new.moved(op.attr),
    "slice": _slice,
    "pad": lambda new, op: Padding(*(new.among(part, 0) for part in op.attr)),
    "concatenate": lambda new, op: op.attr + new.first,
    "reduce": _reduce,
    "reduce_window": _cumulate,
}


def _gather(op: Operation, varies: Sequence[bool]) -> Gather:
    """At other positions of one array."""
    if varies[0]:
        raise NoMatch("it gathers from an array that changes")
    g = op.attr
    assert isinstance(g, Gather)
    return Gather(
        tuple(d + 1 for d in g.offset_dims),
        g.collapsed,
        g.operand_batch,
        tuple(d + 1 for d in g.index_batch),
        g.index_map,
        g.index_dim + 1,
        g.sizes,
        False,
    )


def _dot(op: Operation, size: int, varies: Sequence[bool]) -> Batched:
    """The new axis is one more free axis of the operand that differs; a batch axis if both do."""
    d = op.attr
    assert isinstance(d, Dot)
    lhs, rhs = varies
    both = (0,) if lhs and rhs else ()
    attr = Dot(
        (*both, *(k + lhs for k in d.lhs_batch)),
        (*both, *(k + rhs for k in d.rhs_batch)),
        tuple(k + lhs for k in d.lhs_contract),
        tuple(k + rhs for k in d.rhs_contract),
        d.precision,
    )
    # The result has the axes of the batch, those that are free in the first operand, in the second.
    batch = len(d.lhs_batch)
    free = len(op.operands[0].shape) - batch - len(d.lhs_contract)
    axis = 0 if both else batch if lhs else batch + free
    shape = (*op.shape[:axis], size, *op.shape[axis:])
    return Batched(Formed(op.op, shape, op.element, attr), (lhs, rhs), axis)


def unbatched(op: Operation) -> Formed | None:
    """What `op` does in each position along the first axis of its operands and its result; None
    where it does not do the same in each of them, or looks at other positions."""
    rule = _INVERSES.get(op.op)
    if op.op in PER_ELEMENT:
        attr = op.attr
    elif rule is None or not op.shape or not op.operands[0].shape:
        return None
    else:
        attr = rule(op)
        if attr is _OTHER:
            return None
    return Formed(op.op, op.shape[1:], op.element, attr)


_OTHER = object()


def _less(axes: Sequence[int]) -> Shape:
    return tuple(a - 1 for a in axes)


def _order_inside(op: Operation) -> object:
    kept = bool(op.attr) and op.attr[0] == 0 and op.operands[0].shape[0] == op.shape[0]
    return _less(op.attr[1:]) if kept else _OTHER


def _slice_inside(op: Operation) -> object:
    whole = tuple(part[0] for part in op.attr) == (0, op.operands[0].shape[0], 1)
    return SliceBounds(*(part[1:] for part in op.attr)) if whole else _OTHER


def _pad_inside(op: Operation) -> object:
    return _OTHER if any(part[0] for part in op.attr) else Padding(*(p[1:] for p in op.attr))


def _reduce_inside(op: Operation) -> object:
    axes, kind = op.attr
    return _OTHER if 0 in axes else Reduction(_less(axes), kind)


def _cumulate_inside(op: Operation) -> object:
    c = op.attr
    return _OTHER if c.axis == 0 else Cumulative(c.axis - 1, c.kind, c.reverse)


_INVERSES: dict[str, Callable[[Operation], object]] = {
    "reshape": lambda op: op.attr if op.shape[0] == op.operands[0].shape[0] else _OTHER,
    "broadcast_in_dim": _order_inside,
    "transpose": _order_inside,
    "reverse": lambda op: _OTHER if 0 in op.attr else _less(op.attr),
    "slice": _slice_inside,
    "pad": _pad_inside,
    "concatenate": lambda op: _OTHER if op.attr == 0 else op.attr - 1,
    "reduce": _reduce_inside,
    "reduce_window": _cumulate_inside,
}
