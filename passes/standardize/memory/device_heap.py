"""malloc and new of a constant size: an array of the lane's own, as long as the kernel runs.

    %p = llvm.call @malloc(16) : (i64) -> !llvm.ptr   ->  %p = llvm.alloca 16 x i8, at the entry
    llvm.call @free(%p)                               ->  nothing

The memory is not shared: another lane gets at it only through a pointer in memory, which
pointers-to-memrefs refuses. An allocation never fails. What it refuses (RK012): a size that the
launch does not fix or that is over LIMIT, and allocation in a loop, where one lane may hold many.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.emitter import Emitter, i64_attr
from raise_kernel.passes.standardize.rules.call_context import Call, CallRule

# Every lane of the launch has its own: CUDA's whole heap is 8 MiB unless a program asks for more.
LIMIT = 1 << 16
_ALIGNMENT = 16


def _allocate(call: Call) -> list[ir.Value]:
    size = call.constant(0, "its size")
    if not 0 < size <= LIMIT:
        raise call.refuse("RK012", f"{call.name} of {size} bytes a lane; the limit is {LIMIT}")
    block = call.op.block
    if _repeats(block):
        raise call.refuse("RK012", f"{call.name} in a loop is not raised yet")
    build = Emitter.before(block.region.blocks[0].operations[0].operation)
    attributes = {
        "elem_type": ir.TypeAttr.get(ir.IntegerType.get_signless(8)),
        "alignment": i64_attr(_ALIGNMENT),
    }
    count = build.constant(call.args[0].type, size)
    return [build("llvm.alloca", [count], call.type, attributes)]


def _repeats(block: ir.Block) -> bool:
    """Whether control may come to the block again."""
    seen: set[ir.Block] = set()
    pending = [block]
    while pending:
        last = [*pending.pop().operations][-1].operation
        for successor in last.successors:
            if successor == block:
                return True
            if successor not in seen:
                seen.add(successor)
                pending.append(successor)
    return False


def _free(call: Call) -> list[ir.Value]:
    return []


HEAP_RULES: dict[str, CallRule] = {
    **{name: _allocate for name in ("malloc", "_Znwm", "_Znam", "_Znwj", "_Znaj")},
    **{name: _free for name in ("free", "_ZdlPv", "_ZdaPv", "_ZdlPvm", "_ZdaPvm")},
}
