"""A parallel loop over another box: other bounds, or other indices."""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.affine_ops import affine_parallel_like
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.walks import block_operations


def with_box(loop: ir.Operation, box: Sequence[Sequence[int]]) -> tuple[ir.Operation, ir.Block]:
    """A loop over (lower, upper, step) of each index in the place of `loop`, with its body.

    The body still has the old indices where their number is another; the caller then replaces them.
    It erases `loop` in any case.
    """
    with loop.location, ir.InsertionPoint(loop):
        new, body = affine_parallel_like(loop, box)
    old = loop.regions[0].blocks[0]
    for op in block_operations(old):
        body.append(op)
    for result, replacement in zip(loop.results, new.results, strict=True):
        replace_uses(result, replacement)
    if len(old.arguments) == len(body.arguments):
        for index, replacement in zip(old.arguments, body.arguments, strict=True):
            replace_uses(index, replacement)
    return new, body
