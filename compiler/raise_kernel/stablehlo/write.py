"""The records of operations (attributes.py), as attributes of MLIR: the inverse of read.py; and
builders of the operations that have most of them, or a region that combines two elements."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.tensor_ops import tensor_type
from raise_kernel.stablehlo.attributes import Dot, Gather, Permutation, Scatter
from raise_kernel.stablehlo.operation import Operation

Combine = Callable[[ir.Value, ir.Value], ir.Value]

# The precision of both operands of a product: that of their type.
HIGHEST = ("HIGHEST", "HIGHEST")


def gather(type_: ir.Type, array: ir.Value, indices: ir.Value, numbers: Gather) -> ir.Value:
    """Slices of `array`, which lie together in a tensor of this type."""
    return _created("gather", type_, [array, indices], _gather(numbers))


def dot(type_: ir.Type, lhs: ir.Value, rhs: ir.Value, numbers: Dot) -> ir.Value:
    """Products, summed along the contracted axes: batch axes first, then the free ones of both."""
    return _created("dot_general", type_, [lhs, rhs], _dot(numbers))


def scatter(
    array: ir.Value, indices: ir.Value, updates: ir.Value, numbers: Scatter, combine: Combine
) -> ir.Value:
    """`array` with the elements at `indices` as `combine(old, update)`."""
    op = stablehlo.ScatterOp(
        [array.type],
        [array],
        indices,
        [updates],
        scatter_dimension_numbers=_scatter_numbers(numbers),
        indices_are_sorted=ir.BoolAttr.get(numbers.sorted),
        unique_indices=ir.BoolAttr.get(numbers.unique),
    )
    return combining(op, combine)


# MLIR keeps the attributes of its context for good, and so may a cache.
@functools.cache
def _scatter_numbers(numbers: Scatter) -> ir.Attribute:
    return stablehlo.ScatterDimensionNumbers.get(
        update_window_dims=list(numbers.window),
        inserted_window_dims=list(numbers.inserted),
        input_batching_dims=list(numbers.batch),
        scatter_indices_batching_dims=list(numbers.index_batch),
        scattered_dims_to_operand_dims=list(numbers.index_map),
        index_vector_dim=numbers.index_dim,
    )


def reduce(
    type_: ir.Type, array: ir.Value, start: ir.Value, axes: Sequence[int], combine: Combine
) -> ir.Value:
    """The elements along some axes, combined from `start` on."""
    return combining(stablehlo.ReduceOp([type_], [array], [start], list(axes)), combine)


def combining(op: Any, combine: Combine) -> ir.Value:
    """The result of an operation on one array, whose empty region becomes `combine` of two of its
    elements."""
    scalar = tensor_type((), op.results[0].type.element_type)
    block = op.regions[0].blocks.append(scalar, scalar)
    with ir.InsertionPoint(block):
        stablehlo.return_([combine(*block.arguments)])
    return op.results[0]


def precision_config(words: Sequence[str]) -> ir.Attribute:
    return ir.ArrayAttr.get([stablehlo.PrecisionAttr.get(word) for word in words])


def _created(
    name: str, type_: ir.Type, operands: list[ir.Value], attributes: dict[str, ir.Attribute]
) -> ir.Value:
    return ir.Operation.create(
        f"stablehlo.{name}", results=[type_], operands=operands, attributes=attributes
    ).result


def _i64s(values: Sequence[int]) -> ir.Attribute:
    return ir.DenseI64ArrayAttr.get(list(values))


def _i64(value: int) -> ir.Attribute:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)


def _named(name: str) -> Callable[[Operation], dict[str, ir.Attribute]]:
    return lambda op: {name: _i64s(op.attr)}


def _axis(name: str) -> Callable[[Operation], dict[str, ir.Attribute]]:
    return lambda op: {name: _i64(op.attr)}


def _several(*names: str) -> Callable[[Operation], dict[str, ir.Attribute]]:
    return lambda op: {n: _i64s(v) for n, v in zip(names, op.attr, strict=True)}


def _compare(op: Operation) -> dict[str, ir.Attribute]:
    direction, kind = op.attr
    found: dict[str, ir.Attribute] = {
        "comparison_direction": stablehlo.ComparisonDirectionAttr.get(direction)
    }
    if kind:
        found["compare_type"] = stablehlo.ComparisonTypeAttr.get(kind)
    return found


@functools.cache
def _gather_numbers(g: Gather) -> ir.Attribute:
    return stablehlo.GatherDimensionNumbers.get(
        offset_dims=list(g.offset_dims),
        collapsed_slice_dims=list(g.collapsed),
        operand_batching_dims=list(g.operand_batch),
        start_indices_batching_dims=list(g.index_batch),
        start_index_map=list(g.index_map),
        index_vector_dim=g.index_dim,
    )


def _gather(g: Gather) -> dict[str, ir.Attribute]:
    return {
        "dimension_numbers": _gather_numbers(g),
        "slice_sizes": _i64s(g.sizes),
        "indices_are_sorted": ir.BoolAttr.get(g.sorted),
    }


def _dot(d: Dot) -> dict[str, ir.Attribute]:
    numbers = stablehlo.DotDimensionNumbers.get(
        lhs_batching_dimensions=list(d.lhs_batch),
        rhs_batching_dimensions=list(d.rhs_batch),
        lhs_contracting_dimensions=list(d.lhs_contract),
        rhs_contracting_dimensions=list(d.rhs_contract),
    )
    found: dict[str, ir.Attribute] = {"dot_dimension_numbers": numbers}
    if d.precision:
        found["precision_config"] = precision_config(d.precision)
    return found


def _permutation(op: Operation) -> dict[str, ir.Attribute]:
    p = op.attr
    assert isinstance(p, Permutation)
    sources = np.arange(p.parts)
    pairs: Any = np.stack([sources, (sources + p.shift) % p.parts], axis=1)
    return {
        "source_target_pairs": ir.DenseElementsAttr.get(pairs),
        "rk.axis": ir.StringAttr.get(p.axis),
    }


ATTRIBUTES: dict[str, Callable[[Operation], dict[str, ir.Attribute]]] = {
    "slice": _several("start_indices", "limit_indices", "strides"),
    "pad": _several("edge_padding_low", "edge_padding_high", "interior_padding"),
    "transpose": _named("permutation"),
    "broadcast_in_dim": _named("broadcast_dimensions"),
    "reverse": _named("dimensions"),
    "dynamic_slice": _named("slice_sizes"),
    "concatenate": _axis("dimension"),
    "iota": _axis("iota_dimension"),
    "compare": _compare,
    "gather": lambda op: _gather(op.attr),
    "dot_general": lambda op: _dot(op.attr),
    "collective_permute": _permutation,
}
