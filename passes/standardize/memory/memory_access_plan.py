"""Walks a function once for its accesses: the views of all memories, and which are written."""

from __future__ import annotations

from dataclasses import dataclass, field

from raise_kernel.analysis.integers.multiples import Multiples
from raise_kernel.analysis.memory.pointers import Base, PointerBases
from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import block_operations
from raise_kernel.passes.standardize.memory.memory_views import View, ViewPlanner
from raise_kernel.passes.standardize.rules.calls import callee


@dataclass
class AccessPlan:
    """The view of each base by number, and of those that are written an operation that does."""

    views: dict[int, View] = field(default_factory=dict)
    reinterpreted: list[tuple[Base, ir.Type, ir.Operation]] = field(default_factory=list)
    written: dict[int, ir.Operation] = field(default_factory=dict)


def plan_views(bases: PointerBases, multiples: Multiples, blocks: list[ir.Block]) -> AccessPlan:
    """Views from all loads, stores, atomics, copies and fills in `blocks`."""
    planner, plan = ViewPlanner(bases, multiples), AccessPlan()

    def write(op: ir.Operation, pointer: ir.Value) -> None:
        for base in bases.of(pointer):
            plan.written.setdefault(base.number, op)

    for block in blocks:
        for op in block_operations(block):
            name, operands = op.name, op.operands
            if name == "llvm.load":
                planner.access(op, operands[0], op.results[0].type)
            elif name == "llvm.store":
                planner.access(op, operands[1], operands[0].type)
                write(op, operands[1])
            elif name in ("llvm.atomicrmw", "llvm.cmpxchg"):
                planner.access(op, operands[0], operands[1].type)
                write(op, operands[0])
            elif name in ("llvm.call_intrinsic", "llvm.call"):
                kind = bulk_kind(op)
                if kind is not None:
                    pointers = list(operands)[: 1 if kind == "memset" else 2]
                    planner.bulk(op, pointers, operands[2])
                    write(op, operands[0])
    plan.views = planner.views()
    plan.reinterpreted = planner.reinterpreted()
    return plan


def bulk_kind(op: ir.Operation) -> str | None:
    """ "memcpy", "memmove" or "memset" where `op` calls one."""
    name = (callee(op) or "").removeprefix("llvm.").split(".")[0]
    return name if name in ("memcpy", "memmove", "memset") else None
