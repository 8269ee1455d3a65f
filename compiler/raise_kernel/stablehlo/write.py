"""The records of operations (attributes.py), as attributes of MLIR: the inverse of read.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.stablehlo.attributes import Gather, Permutation
from raise_kernel.stablehlo.operation import Operation


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


def _gather(op: Operation) -> dict[str, ir.Attribute]:
    g = op.attr
    assert isinstance(g, Gather)
    numbers = stablehlo.GatherDimensionNumbers.get(
        offset_dims=list(g.offset_dims),
        collapsed_slice_dims=list(g.collapsed),
        operand_batching_dims=list(g.operand_batch),
        start_indices_batching_dims=list(g.index_batch),
        start_index_map=list(g.index_map),
        index_vector_dim=g.index_dim,
    )
    return {
        "dimension_numbers": numbers,
        "slice_sizes": _i64s(g.sizes),
        "indices_are_sorted": ir.BoolAttr.get(g.sorted),
    }


def _dot(op: Operation) -> dict[str, ir.Attribute]:
    d = op.attr
    numbers = stablehlo.DotDimensionNumbers.get(
        lhs_batching_dimensions=list(d.lhs_batch),
        rhs_batching_dimensions=list(d.rhs_batch),
        lhs_contracting_dimensions=list(d.lhs_contract),
        rhs_contracting_dimensions=list(d.rhs_contract),
    )
    found: dict[str, ir.Attribute] = {"dot_dimension_numbers": numbers}
    if d.precision:
        words = [stablehlo.PrecisionAttr.get(word) for word in d.precision]
        found["precision_config"] = ir.ArrayAttr.get(words)
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
    "gather": _gather,
    "dot_general": _dot,
    "collective_permute": _permutation,
}
