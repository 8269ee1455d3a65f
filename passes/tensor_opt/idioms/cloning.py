"""Clones the operations between some values and others, in place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import copy_operation
from raise_kernel.mlir.values import defining_op, identity
from raise_kernel.passes.tensor_opt.graph.load import captured


def cloned(results: Sequence[ir.Value], sources: Collection[ir.Value]) -> list[ir.Value]:
    """Values, computed here: each operation between `sources` and them copied once; what does not
    depend on those stays."""
    owners = {identity(o): o for o in map(defining_op, results) if o is not None}
    if not owners:
        return list(results)
    changed: set[ir.Value] = set(sources)
    following: list[ir.Operation] = []
    for item in next(iter(owners.values())).block.operations:
        op = item.operation
        if not any(r in changed for r in op.results) and any(v in changed for v in read(op)):
            changed.update(op.results)
            following.append(op)
        owners.pop(identity(op), None)
        if not owners:
            break
    return copied(results, leading_to(results, following), {})


def read(op: ir.Operation) -> list[ir.Value]:
    """What an operation and its regions use."""
    return [*op.operands, *captured(op)]


def leading_to(
    results: Iterable[ir.Value],
    operations: Sequence[ir.Operation],
    leaves: Collection[ir.Value] = (),
) -> list[ir.Operation]:
    """Those of the operations that lead from the leaves, or from anything, to some values."""
    wanted = {r for r in results if r not in leaves}
    found: list[ir.Operation] = []
    for op in reversed(operations):
        if any(r in wanted for r in op.results):
            wanted.update(v for v in read(op) if v not in leaves)
            found.append(op)
    return found[::-1]


def copied(
    results: Sequence[ir.Value],
    operations: Iterable[ir.Operation],
    known: Mapping[ir.Value, ir.Value],
) -> list[ir.Value]:
    """What stands for `results` after copies of operations, here, on what is `known` for values."""
    made = dict(known)
    for op in operations:
        copy_operation(op, None, made)
    return [made.get(r, r) for r in results]
