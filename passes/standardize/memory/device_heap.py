"""malloc and new of a bounded size: an array of the lane's own, as long as the kernel runs.

    %p = llvm.call @malloc(16) : (i64) -> !llvm.ptr   ->  %p = llvm.alloca 16 x i8, at the entry
    llvm.call @free(%p)                               ->  nothing

A size that varies takes its upper bound. In a loop the same array serves each time, if the address
does not outlive the iteration: it is not stored, and goes only to blocks that control reaches by
way of the allocation, so that a use always means the latest one. The memory is not shared: another
lane gets at it only through a pointer in memory, which pointers-to-memrefs refuses. An allocation
never fails. What it refuses (RK012): a size without a bound or with one over LIMIT, and an
allocation in a loop whose address is kept, for a lane may then hold many.
"""

from __future__ import annotations

from collections.abc import Sequence

from raise_kernel.analysis.integers.integer_range import unsigned_range
from raise_kernel.analysis.memory.pointers import block_argument_edges
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import terminator
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule
from raise_kernel.worklist import reachable

# Every lane of the launch has its own: CUDA's whole heap is 8 MiB unless a program asks for more.
LIMIT = 1 << 16
_ALIGNMENT = 16


def _allocate(call: Call) -> list[ir.Value]:
    _, size = unsigned_range(call.args[0])
    if not 0 < size <= LIMIT:
        raise call.refuse("RK012", f"{call.name} of up to {size} bytes; the limit is {LIMIT}")
    block = call.op.block
    if _repeats(block) and _is_kept(call.op):
        message = f"{call.name} in a loop, and its address outlives the iteration"
        raise call.refuse("RK012", message)
    build = Emitter.before(block.region.blocks[0].operations[0].operation)
    attributes = {
        "elem_type": ir.TypeAttr.get(ir.IntegerType.get_signless(8)),
        "alignment": i64_attr(_ALIGNMENT),
    }
    count = build.constant(call.args[0].type, size)
    return [build("llvm.alloca", [count], call.type, attributes)]


def _repeats(block: ir.Block) -> bool:
    """Whether the block is in a cycle of the control-flow graph."""
    return block in reachable(_successors(block), _successors)


def _successors(block: ir.Block) -> Sequence[ir.Block]:
    return terminator(block).successors


_SAME = {"llvm.getelementptr", "llvm.bitcast", "llvm.addrspacecast", "llvm.freeze", "llvm.select"}
_ENDS = {"llvm.load", "llvm.icmp"}
_CALLEE = ("callee", "intrin")
_HARMLESS = ("llvm.memcpy", "llvm.memmove", "llvm.memset", "llvm.lifetime")


def _is_kept(allocation: ir.Operation) -> bool:
    """Whether the address may be used after the next run of the allocation."""
    anew = _without(allocation.block)
    seen: set[ir.Value] = set()
    pending: list[ir.Value] = [allocation.results[0]]
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen.add(value)
        for use in value.uses:
            user = use.owner.operation
            if user.successors:
                edges = [e for e in block_argument_edges([user.block]) if e[0] == value]
                if any(ir.BlockArgument(a).owner in anew for _, a in edges):
                    return True
                pending += [argument for _, argument in edges]
            elif user.name in _SAME:
                pending.append(user.results[0])
            elif not _only_accesses(user, use.operand_number):
                return True
    return False


def _only_accesses(user: ir.Operation, operand: int) -> bool:
    if user.name == "llvm.store":
        return operand == 1
    if user.name in ("llvm.atomicrmw", "llvm.cmpxchg"):
        return operand == 0
    if user.name in ("llvm.call", "llvm.call_intrinsic"):
        names = [str(user.attributes[key]).strip('@"') for key in _CALLEE if key in user.attributes]
        return any(n in HEAP_RULES or n.startswith(_HARMLESS) for n in names)
    return user.name in _ENDS


def _without(block: ir.Block) -> set[ir.Block]:
    """The blocks that control may reach without running `block`, and `block` itself."""
    entry = block.region.blocks[0]
    return {*reachable([entry, block], lambda b: () if b == block else _successors(b))}


def _free(call: Call) -> list[ir.Value]:
    return []


HEAP_RULES: dict[str, CallRule] = {
    **{name: _allocate for name in ("malloc", "_Znwm", "_Znam", "_Znwj", "_Znaj")},
    **{name: _free for name in ("free", "_ZdlPv", "_ZdaPv", "_ZdlPvm", "_ZdaPvm")},
}
