"""Orders of the blocks of one region: reverse postorder, and the removal of unreachable blocks."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import erase_blocks


def reverse_postorder(region: ir.Region) -> list[ir.Block]:
    """Reachable blocks, each before its successors except along back edges (iterative)."""
    entry = region.blocks[0]
    order: list[ir.Block] = []
    seen = {entry}
    stack = [(entry, list(entry.successors))]
    while stack:
        block, todo = stack[-1]
        while todo and todo[-1] in seen:
            todo.pop()
        if todo:
            successor = todo.pop()
            seen.add(successor)
            stack.append((successor, list(successor.successors)))
        else:
            order.append(block)
            stack.pop()
    return order[::-1]


def drop_unreachable_blocks(func: ir.Operation) -> list[ir.Block]:
    """Erase what the entry does not reach; returns the rest in reverse postorder."""
    region = func.regions[0]
    order = reverse_postorder(region)
    alive = set(order)
    dead = [block for block in region.blocks if block not in alive]
    if dead:
        erase_blocks(func, dead)
    return order
