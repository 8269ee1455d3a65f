"""What a raised program adds or multiplies in an order that is not the kernel's.

`stablehlo.reduce` and its kind leave the order to XLA (docs/soundness.md, "Reassociation"), and
factors of a contraction may be multiplied in another order. A partial result may then overflow or
underflow where the kernel's own do not.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from raise_kernel.bindings import ir, parse_module, walk

_REDUCTIONS = frozenset(
    {
        "stablehlo.reduce",
        "stablehlo.reduce_window",
        "stablehlo.scatter",
        "stablehlo.select_and_scatter",
    }
)
_CONTRACTIONS = frozenset({"stablehlo.dot_general", "stablehlo.convolution"})
_KINDS = {"stablehlo.add": "sum", "stablehlo.multiply": "product"}


@functools.lru_cache(maxsize=8)
def reordered_kinds(stablehlo: str) -> frozenset[str]:
    """ "sum" and "product", where reductions of the module (its text) add or multiply floats."""
    return frozenset(_kinds(parse_module(stablehlo)))


def _kinds(module: ir.Module) -> Iterator[str]:
    for op in walk(module.body):
        if "rk.regrouped" in op.attributes:
            # affine-parallelize multiplied the factors of a summed product in another order, or
            # guard-addends those under one guard first.
            yield "product"
        if "rk.resummed" in op.attributes:
            # guard-addends added terms under one guard to each other first.
            yield "sum"
        if op.name in _CONTRACTIONS and not _is_integer(op):
            yield "sum"
        elif op.name in _REDUCTIONS:
            blocks = (block for region in op.regions for block in region.blocks)
            inner = (inner for block in blocks for inner in walk(block))
            yield from (_KINDS[i.name] for i in inner if i.name in _KINDS and not _is_integer(i))


def _is_integer(op: ir.Operation) -> bool:
    element = ir.RankedTensorType(op.results[0].type).element_type
    return isinstance(element, ir.IntegerType)
