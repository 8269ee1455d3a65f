"""Give a loop without an exit an exit that is never taken, if lanes can return without the loop.

Before:                                   After:
  cf.cond_br %c, ^stuck, ^done              cf.cond_br %c, ^stuck, ^done
^stuck:                                   ^stuck:
  cf.br ^stuck                              cf.cond_br %true, ^repeat, ^never
                                          ^repeat:
                                            cf.br ^stuck
                                          ^never:
                                            return

lift-control-flow needs the exits of a loop. LLVM creates loops without one under a condition that
never holds: for example the epilogue of an unrolled loop, when it finds that the epilogue would not
terminate (in C++ loops are assumed to). lift-control-flow refuses a loop without an exit that every
path reaches (RK021).
"""

from __future__ import annotations

from raise_kernel.analysis.graphs.control_flow import endless_loops, read_edges
from raise_kernel.bindings import arith, cf, ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import terminator
from raise_kernel.pass_manager.pass_base import PassContext, register_pass


@register_pass("exit-endless-loops", stage="structure")
def exit_endless_loops(module: ir.Module, ctx: PassContext) -> None:
    """Give loops without an exit one that is never taken."""
    for op in module.body.operations:
        function = op.operation
        if function.name == "func.func" and _has_loop(function):
            for block in _endless(function):
                _give_exit(function, block)


def _has_loop(function: ir.Operation) -> bool:
    """Whether a block branches to itself, or to one that stands before it."""
    blocks = list(function.regions[0].blocks)
    order = {block: number for number, block in enumerate(blocks)}
    return any(
        order[successor] <= order[block]
        for block in blocks
        for successor in terminator(block).successors
    )


def _endless(function: ir.Operation) -> list[ir.Block]:
    """A block of each loop without an exit; empty if the function never returns."""
    cfg = read_edges(function)
    if not any(node.terminator.name == "func.return" for node in cfg.nodes):
        return []
    return [node.block for node in endless_loops(cfg)]


def _give_exit(function: ir.Operation, block: ir.Block) -> None:
    end = terminator(block)
    repeat, never = block.create_after(), block.create_after()
    types = ir.FunctionType(ir.TypeAttr(function.attributes["function_type"]).value).results
    with end.location:
        with ir.InsertionPoint(never):
            values = [ir.Operation.create("ub.poison", results=[t]).results[0] for t in types]
            ir.Operation.create("func.return", operands=values)
        with ir.InsertionPoint(end):
            stays = arith.constant(ir.IntegerType.get_signless(1), True)
            cf.cond_br(stays, [], [], repeat, never)
        facts.changed()
        end.detach_from_parent()
        repeat.append(end)
