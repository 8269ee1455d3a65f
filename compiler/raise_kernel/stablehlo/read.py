"""The records of operations (attributes.py), read from MLIR."""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable
from typing import Any

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.values import array_values, enum_word
from raise_kernel.stablehlo.attributes import (
    Comparison,
    Cumulative,
    Dot,
    Gather,
    Padding,
    Permutation,
    Reduction,
    Scatter,
    SliceBounds,
)
from raise_kernel.stablehlo.combiners import monoid, monoid_of_numbers, returns_update


def int_list(op: ir.Operation, name: str) -> list[int]:
    """A `array<i64: ..>` attribute."""
    return list(array_values(op.attributes[name]))


def dense_list(attr: ir.Attribute) -> list[int]:
    """The integers of a dense attribute, row major."""
    return [int(v) for v in np.array(ir.DenseIntElementsAttr(attr)).reshape(-1)]


def optional_list(op: ir.Operation, name: str, default: list[int]) -> list[int]:
    return int_list(op, name) if name in op.attributes else default


def padding(op: ir.Operation, rank: int) -> list[tuple[int, int]]:
    if "padding" not in op.attributes:
        return [(0, 0)] * rank
    flat = dense_list(op.attributes["padding"])
    if len(flat) == 1:
        flat *= 2 * rank
    return list(zip(flat[::2], flat[1::2], strict=True))


_word = functools.lru_cache(64)(enum_word)


def _ints(name: str) -> Callable[[ir.Operation], Hashable]:
    return lambda op: array_values(op.attributes[name])


def _axis(name: str) -> Callable[[ir.Operation], Hashable]:
    return lambda op: ir.IntegerAttr(op.attributes[name]).value


def _slice(op: ir.Operation) -> Hashable:
    names = ("start_indices", "limit_indices", "strides")
    return SliceBounds(*(array_values(op.attributes[n]) for n in names))


def _pad(op: ir.Operation) -> Hashable:
    names = ("edge_padding_low", "edge_padding_high", "interior_padding")
    return Padding(*(array_values(op.attributes[n]) for n in names))


def _compare(op: ir.Operation) -> Comparison:
    attributes = op.attributes
    names = ("comparison_direction", "compare_type")
    return Comparison(*(_word(attributes[n]) if n in attributes else "" for n in names))


def _gather(op: ir.Operation) -> Hashable:
    numbers = stablehlo.GatherDimensionNumbers(op.attributes["dimension_numbers"])
    return Gather(
        tuple(numbers.offset_dims),
        tuple(numbers.collapsed_slice_dims),
        tuple(numbers.operand_batching_dims),
        tuple(numbers.start_indices_batching_dims),
        tuple(numbers.start_index_map),
        numbers.index_vector_dim,
        array_values(op.attributes["slice_sizes"]),
        "indices_are_sorted" in op.attributes
        and bool(ir.BoolAttr(op.attributes["indices_are_sorted"]).value),
    )


def _dot(op: ir.Operation) -> Hashable:
    numbers = stablehlo.DotDimensionNumbers(op.attributes["dot_dimension_numbers"])
    precision = ()
    if "precision_config" in op.attributes:
        words = ir.ArrayAttr(op.attributes["precision_config"])
        precision = tuple(_word(word) for word in words)
    return Dot(
        tuple(numbers.lhs_batching_dimensions),
        tuple(numbers.rhs_batching_dimensions),
        tuple(numbers.lhs_contracting_dimensions),
        tuple(numbers.rhs_contracting_dimensions),
        precision,
    )


def permutation(op: ir.Operation) -> Permutation:
    """The record of a `stablehlo.collective_permute` of ours: around the devices of an axis."""
    (_, first), *others = np.array(
        ir.DenseIntElementsAttr(op.attributes["source_target_pairs"])
    ).tolist()
    return Permutation(ir.StringAttr(op.attributes["rk.axis"]).value, first, 1 + len(others))


def _reduce(op: ir.Operation) -> Hashable:
    kind = monoid(op.regions[0]) or monoid_of_numbers(op.regions[0])
    return None if kind is None else Reduction(array_values(op.attributes["dimensions"]), kind)


def _scatter(op: ir.Operation) -> Hashable:
    region = op.regions[0]
    kind = "set" if returns_update(region) else monoid(region)
    if kind is None:
        return None
    numbers = stablehlo.ScatterDimensionNumbers(op.attributes["scatter_dimension_numbers"])
    in_order, different = (
        n in op.attributes and bool(ir.BoolAttr(op.attributes[n]).value)
        for n in ("indices_are_sorted", "unique_indices")
    )
    return Scatter(
        tuple(numbers.update_window_dims),
        tuple(numbers.inserted_window_dims),
        tuple(numbers.input_batching_dims),
        tuple(numbers.scatter_indices_batching_dims),
        tuple(numbers.scattered_dims_to_operand_dims),
        numbers.index_vector_dim,
        in_order,
        different,
        kind,
    )


def cumulative(op: ir.Operation) -> Cumulative | None:
    """The record of a `stablehlo.reduce_window` that combines all elements up to each one; None for
    any other."""
    if len(op.results) != 1 or not isinstance(op.results[0].type, ir.RankedTensorType):
        return None
    shape = list(op.results[0].type.shape)
    window = int_list(op, "window_dimensions")
    ones = [1] * len(shape)
    names = ("window_strides", "base_dilations", "window_dilations")
    if any(optional_list(op, name, ones) != ones for name in names):
        return None
    kind = monoid(op.regions[0])
    if kind is None or list(op.operands[0].type.shape) != shape:
        return None
    long = [k for k, n in enumerate(window) if n != 1]
    if len(long) != 1 or window[long[0]] != shape[long[0]]:
        return None
    (axis,) = long
    edges = padding(op, len(shape))
    if any(edge != (0, 0) for k, edge in enumerate(edges) if k != axis):
        return None
    length = shape[axis]
    if edges[axis] not in ((length - 1, 0), (0, length - 1)):
        return None
    return Cumulative(axis, kind, edges[axis][0] == 0)


# Operations with one known combiner in a region: None for any other region.
COMBINING: dict[str, Callable[[ir.Operation], Any]] = {
    "stablehlo.reduce": _reduce,
    "stablehlo.reduce_window": cumulative,
    "stablehlo.scatter": _scatter,
}

READERS: dict[str, Callable[[ir.Operation], Any]] = {
    "stablehlo.slice": _slice,
    "stablehlo.pad": _pad,
    "stablehlo.transpose": _ints("permutation"),
    "stablehlo.broadcast_in_dim": _ints("broadcast_dimensions"),
    "stablehlo.reverse": _ints("dimensions"),
    "stablehlo.dynamic_slice": _ints("slice_sizes"),
    "stablehlo.concatenate": _axis("dimension"),
    "stablehlo.iota": _axis("iota_dimension"),
    "stablehlo.compare": _compare,
    "stablehlo.gather": _gather,
    "stablehlo.dot_general": _dot,
}
