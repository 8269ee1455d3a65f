"""Private memory in a split thread loop.

It moves to the part that uses it. If several parts use it, it is expanded to an array of the block
with a copy for each thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from raise_kernel.analysis.accesses.affine_maps import access_forms, to_map
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.bindings import arith, ir, memref
from raise_kernel.mlir.affine_ops import affine_apply
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.passes.affine.barriers.fission.expanded_scalars import Threads
from raise_kernel.passes.affine.barriers.fission.rematerialization import used_values
from raise_kernel.passes.affine.basis.uses import rewrite_access
from raise_kernel.remarks import NoMatch


def share_privates(
    loop: ir.Operation, parts: Sequence[Sequence[ir.Operation]], threads: Threads
) -> bool:
    """Move allocations out of the loop if several parts use them, else to the part that does.

    Returns whether one was moved. NoMatch if several parts use an allocation, and not only by loads
    and stores.
    """
    users: dict[ir.Value, list[int]] = {}
    for number, part in enumerate(parts):
        for value in used_values(part):
            users.setdefault(value, []).append(number)
    shared: list[ir.Operation] = []
    moved = False
    for number, part in enumerate(parts):
        for op in part:
            if op.name != "memref.alloca":
                continue
            used = users.get(op.results[0], [])
            if len(used) > 1:
                shared.append(op)
            elif used and used[0] != number:
                op.move_before(parts[used[0]][0])
                moved = True
    accesses = [_accesses(op) for op in shared]
    for alloca, found in zip(shared, accesses, strict=True):
        _share(alloca, found, loop, threads)
    return moved or bool(shared)


def _accesses(alloca: ir.Operation) -> list[ir.Operation]:
    found = list(dict.fromkeys(use.owner.operation for use in alloca.results[0].uses))
    rank = len(ir.MemRefType(alloca.results[0].type).shape)
    for op in found:
        data = op.name in ("memref.load", "memref.store") and rank == 1
        affine = op.name in ("affine.load", "affine.store") and access_forms(op) is not None
        if not data and not affine:
            raise NoMatch(f"private memory is used by {op.name}")
    return found


def _share(
    alloca: ir.Operation, accesses: list[ir.Operation], loop: ir.Operation, threads: Threads
) -> None:
    """Expand an array by one dimension for each thread index; flat if an index is from data."""
    old = ir.MemRefType(alloca.results[0].type)
    flat = any(op.name.startswith("memref.") for op in accesses)
    sizes = [*threads.extents, *old.shape]
    type_ = ir.MemRefType.get([prod(sizes)] if flat else sizes, old.element_type)
    with alloca.location, ir.InsertionPoint(loop):
        new = memref.AllocaOp(type_, [], []).result
    offset = Linear()
    lanes = [Linear.index(v) for v in threads.indices]
    for k, lane in enumerate(lanes):
        offset = offset + lane.scaled(prod(sizes[k + 1 :]))
    for op in accesses:
        if op.name.startswith("memref."):
            _data_access(op, new, offset)
        else:
            forms = access_forms(op) or []
            rewrite_access(op, [offset + forms[0]] if flat else [*lanes, *forms], new)
    erase(alloca)


def _data_access(op: ir.Operation, memory: ir.Value, offset: Linear) -> None:
    map_, operands = to_map([offset])
    position = 1 if op.name == "memref.load" else 2
    with op.location, ir.InsertionPoint(op):
        index = arith.addi(affine_apply(map_, operands), op.operands[position])
        if op.name == "memref.load":
            replace_uses(op.results[0], memref.load(memory, [index]))
        else:
            memref.store(op.operands[0], memory, [index])
    erase(op)
