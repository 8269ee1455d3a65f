"""Each pointer becomes a memory and an offset; accesses become loads and stores of typed memrefs.

    llvm.func @k(%x: !llvm.ptr {rk.name = "x", ...})          func.func @k(%x: memref<64xf32> {...})
      %p = llvm.getelementptr %x[%i] : ..., f32         ->      %j = arith.index_cast %i
      %v = llvm.load %p : !llvm.ptr -> f32                      %v = memref.load %x[%j]

Every pointer that flows through block arguments and selects is carried as its byte offset, divided
by what all its offsets are multiples of; one that may be in several memories carries the number of
the memory too, and an access to it branches on that number. Pointers in memory, and integers made
from pointers, hold made-up addresses; a global that starts with addresses (`rk.addresses`: pairs of
byte and argument number) has them as numbers. An atomic wider than other accesses of its memory
makes elements as wide as itself. Refuses pointers that lead to no array, addresses stored in arrays
and changes of tables of addresses (RK014), writes to module variables (RK011), atomics on memory
that is no multiple of them or is copied by bytes (RK016).
"""

from __future__ import annotations

from raise_kernel.analysis.graphs.block_order import drop_unreachable_blocks
from raise_kernel.analysis.integers.multiples import Multiples
from raise_kernel.analysis.memory.pointers import PointerBases, block_argument_edges
from raise_kernel.analysis.memory.type_layout import is_pointer
from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import erase
from raise_kernel.mlir.walks import block_operations, kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.standardize.memory import pointer_rules
from raise_kernel.passes.standardize.memory.kernel_function import create_function
from raise_kernel.passes.standardize.memory.memory_access_plan import plan_views
from raise_kernel.passes.standardize.memory.memory_bases import create_memory, memref_type
from raise_kernel.passes.standardize.memory.pointer_state import Layout, State


@register_pass("pointers-to-memrefs", stage="standardize")
def pointers_to_memrefs(module: ir.Module, ctx: PassContext) -> None:
    """Replace LLVM pointers by typed memrefs and indices, and llvm.func by func.func."""
    for func in kernels(module):
        if func.name == "llvm.func":
            _convert(module, func, ctx)
    for op in list(module.body.operations):
        if op.operation.name.startswith("llvm."):
            erase(op.operation)


def _convert(module: ir.Module, func: ir.Operation, ctx: PassContext) -> None:
    blocks = drop_unreachable_blocks(func)
    bases = PointerBases(module, func, blocks)
    incoming: dict[ir.Value, list[ir.Value]] = {}
    for source, argument in block_argument_edges(blocks):
        incoming.setdefault(argument, []).append(source)
    multiples = Multiples(incoming, _pointer_results(blocks))
    plan = plan_views(bases, multiples, blocks)
    for base, accessed, op in plan.reinterpreted:
        message = f"{base.name} is an array of {base.dtype}, and the kernel takes its bits for "
        ctx.remarks.warning(f"{message}{accessed}: nothing is converted", op, about=base.name)
    operations = {block: block_operations(block) for block in blocks}
    state = State(bases, multiples, plan.views, ctx.remarks)
    new = create_function(module, func, [_argument_type(a, state) for a in blocks[0].arguments])
    _declare_blocks(state, new, blocks)
    for number, view in plan.views.items():
        if view.base.kind != "array":
            written, addresses = plan.written.get(number), bases.addresses(view.base)
            view.memref = create_memory(
                state.build(func), view, module, written, addresses, ctx.remarks
            )
    for block in blocks:
        state.block = state.new_block[block]
        for op in operations[block]:
            pointer_rules.convert(op, state)
    erase(func)


def _pointer_results(blocks: list[ir.Block]) -> list[ir.Value]:
    return [
        result
        for block in blocks
        for op in block_operations(block)
        for result in op.results
        if is_pointer(result.type)
    ]


def _argument_type(argument: ir.Value, state: State) -> ir.Type:
    if not is_pointer(argument.type):
        return argument.type
    return memref_type(state.view_of_argument(argument))


def _declare_blocks(state: State, new: ir.Operation, blocks: list[ir.Block]) -> None:
    """Blocks of the new function: arguments that are pointers become what carries them."""
    entry = new.regions[0].blocks[0]
    state.block = entry
    state.new_block[blocks[0]] = entry
    for old, fresh in zip(blocks[0].arguments, entry.arguments, strict=True):
        if is_pointer(old.type):
            state.view_of_argument(old).memref = fresh
            state.set_argument(old)
        else:
            state.replace(old, fresh)
    for block in blocks[1:]:
        target = new.regions[0].blocks.append()
        state.new_block[block] = target
        for argument in block.arguments:
            state.layouts[argument] = Layout.of(argument, state)
            state.declare_argument(argument, target)
