"""Operations of a whole block, as opposed to its threads, where a block has barriers.

A barrier is the end of a loop over threads, so an operation with a barrier in it is control flow of
the block: it *synchronizes*. Around it, values that are the same for the whole block and need no
memory are computed once, outside of the loops over threads; a loop whose bounds are such values is
a plain loop. What threads can compute from those and their own indices at little cost is
rematerialized in each loop over threads instead of kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int, identity
from raise_kernel.mlir.walks import walked


@dataclass(frozen=True)
class Levels:
    """The operations that synchronize (by identity), the values of the block, and those that
    are rematerialized."""

    synchronizing: frozenset[int]
    block: frozenset[ir.Value]
    rematerialized: frozenset[ir.Value]
    # The counters of loops that go round as often as each thread has to.
    counters: frozenset[ir.Value]
    # Loops without a barrier that the block runs iteration by iteration.
    striding: frozenset[int] = frozenset()

    def synchronizes(self, op: ir.Operation) -> bool:
        return identity(op) in self.synchronizing

    def strides(self, op: ir.Operation) -> bool:
        return identity(op) in self.striding


def is_meeting(op: ir.Operation) -> bool:
    """Whether the threads of a block meet here: a barrier, or a reduction over them all. Those of a
    warp run in lock step, and are always together."""
    if op.name == "gpu.barrier":
        return not ("rk.scope" in op.attributes and "warp" in str(op.attributes["rk.scope"]))
    call = lane_call(op)
    return call is not None and call.scope == "block"


def levels_of(
    body: ir.Block,
    outside: set[ir.Value],
    threads: set[ir.Value],
    strides: Callable[[ir.Operation], bool],
) -> Levels:
    """`outside`: the values that are known before the threads begin; `threads`: their indices;
    `strides`: whether a loop without a barrier is run iteration by iteration all the same."""
    synchronizing = _synchronizing(body)
    apart = [op for op in _structure(body, synchronizing) if identity(op) not in synchronizing]
    striding = {identity(op) for op in apart if strides(op)}
    synchronizing |= striding
    structure = list(_structure(body, synchronizing))
    block = _block_values(structure, synchronizing, striding, outside)
    cheap = set(threads)
    for op in structure:
        if identity(op) not in synchronizing and _is_cheap(op):
            known = all(v in cheap or v in block or v in outside for v in op.operands)
            if known and not all(result in block for result in op.results):
                cheap.update(op.results)
    counters = [
        op.regions[0].blocks[0].arguments[0]
        for op in structure
        if op.name == "scf.for" and identity(op) in synchronizing
    ]
    return Levels(
        frozenset(synchronizing),
        frozenset(block | outside),
        frozenset(cheap),
        frozenset(counter for counter in counters if counter not in block),
        frozenset(striding),
    )


def _synchronizing(body: ir.Block) -> set[int]:
    """Meetings, and all that they lie in."""
    found: set[int] = set()
    for op in walked(body):
        if not is_meeting(op):
            continue
        inner: ir.Operation | None = op
        while inner is not None and inner.name != "affine.parallel":
            found.add(identity(inner))
            inner = inner.parent.operation if inner.parent is not None else None
    return found


def _structure(block: ir.Block, synchronizing: set[int]):
    """The operations of the block's own control flow, in order; terminators are among them."""
    for view in block.operations:
        op = view.operation
        yield op
        if identity(op) in synchronizing:
            for region in op.regions:
                for inner in region.blocks:
                    yield from _structure(inner, synchronizing)


_PURE = ("arith.", "math.", "affine.apply")
_DIVIDES = ("div", "rem")


def _is_pure(op: ir.Operation) -> bool:
    return op.name.startswith(_PURE) and not len(op.regions)


def _is_cheap(op: ir.Operation) -> bool:
    if op.name == "affine.apply":
        return True
    if not op.name.startswith("arith.") or "extended" in op.name:
        return False
    return not any(word in op.name for word in _DIVIDES) or _shifts(op)


def _shifts(op: ir.Operation) -> bool:
    """Whether a quotient or remainder is by a power of two. Bounds of loops with the stride of a
    block are such: kept for each thread, they would look as if threads had different ones."""
    divisor = constant_int(op.operands[1])
    return divisor is not None and divisor > 0 and divisor & (divisor - 1) == 0


def _end(block: ir.Block) -> ir.Operation:
    return block.operations[len(block.operations) - 1].operation


def _block_values(
    structure: list[ir.Operation],
    synchronizing: set[int],
    striding: set[int],
    outside: set[ir.Value],
) -> set[ir.Value]:
    """The largest set of values whose operands are in it: begun with all, until nothing leaves."""
    found: set[ir.Value] = set(outside)
    for op in structure:
        if identity(op) in synchronizing:
            found.update(op.results)
            for region in op.regions:
                for block in region.blocks:
                    found.update(block.arguments)
        elif _is_pure(op):
            found.update(op.results)
    while True:
        before = len(found)
        for op in structure:
            if identity(op) in striding:
                continue  # its counter is the block's, and it carries nothing
            if identity(op) in synchronizing:
                _keep_carried(op, found)
            elif any(operand not in found for operand in op.operands):
                found.difference_update(op.results)
        if len(found) == before:
            return found


def _keep_carried(op: ir.Operation, found: set[ir.Value]) -> None:
    """Removes what a loop or condition gives that is not one value for the block."""
    if op.name == "scf.for":
        block = op.regions[0].blocks[0]
        index, *carried = block.arguments
        lower, upper, step, *start = op.operands
        plain = all(v in found for v in (lower, upper, step))
        if not plain:
            found.discard(index)
        yielded = _end(block).operands
        for argument, result, first, later in zip(carried, op.results, start, yielded, strict=True):
            _keep(found, plain and first in found and later in found, argument, result)
    elif op.name == "scf.while":
        before, after = (region.blocks[0] for region in op.regions)
        condition, *passed = _end(before).operands
        plain = condition in found
        for argument, first, later in zip(
            before.arguments, op.operands, _end(after).operands, strict=True
        ):
            _keep(found, plain and first in found and later in found, argument)
        for argument, result, value in zip(after.arguments, op.results, passed, strict=True):
            _keep(found, plain and value in found, argument, result)
    elif op.name in ("scf.if", "affine.if"):
        plain = op.name == "scf.if" and op.operands[0] in found
        for region in op.regions:
            for block in region.blocks:
                for result, value in zip(op.results, _end(block).operands, strict=True):
                    _keep(found, plain and value in found, result)


def _keep(found: set[ir.Value], stays: bool, *values: ir.Value) -> None:
    if not stays:
        found.difference_update(values)
