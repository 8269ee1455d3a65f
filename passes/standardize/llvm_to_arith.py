"""LLVM arithmetic, conversions, calls and branches become arith, math, gpu and cf.

    %s = llvm.add %a, %b overflow<nsw> : i32              %s = arith.addi %a, %b overflow<nsw>
    %t = llvm.call_intrinsic "llvm.nvvm...tid.x"()    ->  %i = gpu.thread_id x
    llvm.cond_br %c, ^bb1, ^bb2                           %t = arith.index_cast %i : index to i32
                                                          cf.cond_br %c, ^bb1, ^bb2

Takes scalars only (after scalarize-vectors). Operations on pointers, memory and the function itself
stay for pointers-to-memrefs. `undef` and `poison` are zero; `freeze` is its operand; an
`unreachable` ends the lane. Refuses a kernel of which every end is one (RK021), calls and
intrinsics that no table knows (RK012), inline assembly (RK013), atomics and synchronization without
a form in these dialects (RK016, RK017).
"""

from __future__ import annotations

from raise_kernel.analysis.graphs.block_order import drop_unreachable_blocks
from raise_kernel.analysis.memory.type_layout import is_pointer
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import refuse
from raise_kernel.mlir.rewriting import erase, replace_uses
from raise_kernel.mlir.values import array_values, defining_op, int_array, terminator
from raise_kernel.mlir.walks import block_operations, kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.standardize.branches import operand_groups, rebuild_branch
from raise_kernel.passes.standardize.emitter import Emitter
from raise_kernel.passes.standardize.rules import arith_rules, calls
from raise_kernel.passes.standardize.rules.call_context import LaunchShape


@register_pass("llvm-to-arith", stage="standardize")
def llvm_to_arith(module: ir.Module, ctx: PassContext) -> None:
    """Replace LLVM arithmetic, calls and branches by arith, math, gpu and cf."""
    for func in kernels(module):
        if func.name == "llvm.func":
            _Converter(func, ctx).run()


class _Converter:
    """One function's rewriting, in dominance order."""

    def __init__(self, func: ir.Operation, ctx: PassContext) -> None:
        self.func = func
        self.ctx = ctx
        block, grid = int_array(func, "rk.block"), int_array(func, "rk.grid")
        self.shape = LaunchShape(
            tuple(block or (1, 1, 1)), tuple(grid or (1, 1, 1)), "rk.collect" in func.attributes
        )
        self.members: dict[ir.Value, list[ir.Value]] = {}
        self.carries: dict[ir.Block, ir.Value] = {}
        self.dead: list[ir.Operation] = []

    def run(self) -> None:
        blocks = list(drop_unreachable_blocks(self.func))
        self._look_for_no_end(blocks)
        for op in [op for block in blocks for op in block_operations(block)]:
            self._visit(op)
        for op in reversed(self.dead):
            erase(op)

    def _look_for_no_end(self, blocks: list[ir.Block]) -> None:
        """Note what a compiler makes of a loop that cannot end: `unreachable`, without a trap."""
        ends = [b for b in blocks if not terminator(b).successors]
        silent = [b for b in ends if _is_silently_unreachable(b)]
        if silent and len(silent) == len(ends):
            raise refuse(
                "RK021",
                "the kernel never returns: every path leads to code that its compiler marked "
                "unreachable, such as a loop that cannot end",
                at=terminator(silent[0]),
                hint="clang -fno-finite-loops keeps such loops",
            )
        for block in silent:
            self.ctx.remarks.note(
                "lanes that reach this point end: the compiler marked the code after it "
                "unreachable (a loop that cannot end, or undefined behaviour)",
                terminator(block),
            )

    def _visit(self, op: ir.Operation) -> None:
        name = op.name
        if not name.startswith("llvm.") or name in _LEFT_FOR_POINTERS:
            return
        if op.successors:
            fixed, groups = operand_groups(op)
            rebuild_branch(op, fixed, groups, dialect="cf")
        elif name == "llvm.unreachable":
            Emitter.before(op).create("llvm.return")
            erase(op)
        elif name == "llvm.fence":
            self.ctx.remarks.note("a memory fence is dropped: lanes run in lock step", op)
            erase(op)
        elif name == "llvm.extractvalue":
            self._extract(op)
        elif name in ("llvm.call_intrinsic", "llvm.call", "llvm.inline_asm"):
            self._call(op)
        elif name not in _ALSO_OF_POINTERS or not _is_about_pointers(op):
            self._replace(op, [arith_rules.convert(op, Emitter.before(op))])

    def _call(self, op: ir.Operation) -> None:
        results = calls.convert(op, self.shape, self.ctx.remarks, self.carries)
        if results is not None:
            self._replace(op, results)

    def _replace(self, op: ir.Operation, values: list[ir.Value]) -> None:
        if op.results and isinstance(op.results[0].type, _STRUCT):
            self.members[op.results[0]] = values
            self.dead.append(op)
            return
        # Numba declares functions that return nothing as returning a pointer that nobody reads.
        unread = not values and not any(list(result.uses) for result in op.results)
        for result, value in zip(op.results if not unread else (), values, strict=True):
            replace_uses(result, value)
        erase(op)

    def _extract(self, op: ir.Operation) -> None:
        members = self.members.get(op.operands[0])
        if members is None:
            if not _reads_cmpxchg(op):
                raise refuse("RK018", "a struct value that is not scalar", at=op)
            return
        position = array_values(op.attributes["position"])
        self._replace(op, [members[position[0]]])


def _is_silently_unreachable(block: ir.Block) -> bool:
    operations = [op.name for op in block_operations(block)]
    calls = ("llvm.call", "llvm.call_intrinsic", "llvm.inline_asm")
    return operations[-1] == "llvm.unreachable" and not any(name in calls for name in operations)


_STRUCT = arith_rules.STRUCT_TYPE

_LEFT_FOR_POINTERS = {
    "llvm.load",
    "llvm.store",
    "llvm.alloca",
    "llvm.getelementptr",
    "llvm.mlir.addressof",
    "llvm.ptrtoint",
    "llvm.ptrtoaddr",
    "llvm.inttoptr",
    "llvm.addrspacecast",
    "llvm.atomicrmw",
    "llvm.cmpxchg",
    "llvm.return",
}


# Of what else LLVM has, these alone may be of pointers.
_ALSO_OF_POINTERS = {
    "llvm.bitcast",
    "llvm.freeze",
    "llvm.icmp",
    "llvm.mlir.poison",
    "llvm.mlir.undef",
    "llvm.mlir.zero",
    "llvm.select",
}


def _is_about_pointers(op: ir.Operation) -> bool:
    """Comparisons, selects and constants of pointers wait until pointers have bases."""
    return any(is_pointer(r.type) for r in op.results) or any(
        is_pointer(v.type) for v in op.operands
    )


def _reads_cmpxchg(op: ir.Operation) -> bool:
    source = defining_op(op.operands[0])
    return source is not None and source.name == "llvm.cmpxchg"
