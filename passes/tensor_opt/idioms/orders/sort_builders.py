"""Builds sorts of parts of a tensor, and the first elements of sorted parts, in StableHLO."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.passes.tensor_opt.idioms.best.extremum_builders import kind_type
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, signless, top_k
from raise_kernel.stablehlo.write import combining


def sorted_parts(
    source: ir.Value, type_: ir.Type, shape: Sequence[int], kind: str, descending: bool
) -> ir.Value:
    """`source` as `shape`, its last axis in order, as `type_`.

    `kind`: "f", or "s" and "u" for integers that are signed or not, whatever their type says.
    """
    result = ir.RankedTensorType(type_)
    x = Tensor(source).bits_as(kind_type(kind, result.element_type))
    x = x.reshape(shape)
    axis = ir.IntegerAttr.get(signless(64), len(shape) - 1)
    op = stablehlo.SortOp(
        [x.value.type], [x.value], dimension=axis, is_stable=ir.BoolAttr.get(False)
    )
    made = Tensor(combining(op, lambda a, b: (Tensor(a) < Tensor(b)).value))
    made = made.reverse(len(shape) - 1) if descending else made
    return made.reshape(result.shape).bits_as(result.element_type).value


def first_of_parts(
    source: ir.Value, shape: Sequence[int], count: int, descending: bool
) -> ir.Value:
    """The first `count` elements of each row that `sorted_parts` makes of floats, without sorting
    the rest: [rows, count]."""
    x = Tensor(source)
    x = x.reshape([x.size // shape[-1], shape[-1]])
    if descending:
        return top_k(x, count)[0].value
    return (-top_k(-x, count)[0]).value
