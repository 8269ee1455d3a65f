"""Walks over the operations of a module, and its kernels."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Callable, Iterator, Set

from raise_kernel.bindings import ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.values import text_attribute

# In Python 3.11, finding a member of an enum by its name takes a third of a step of a walk.
PRE_ORDER = ir.WalkOrder.PRE_ORDER
ADVANCE, INTERRUPT = ir.WalkResult.ADVANCE, ir.WalkResult.INTERRUPT


def walked(block: ir.Block) -> tuple[ir.Operation, ...]:
    """What `walk` gives, at once: for a third of its time, and for who changes what is there.

    Kept until the program changes.
    """
    return facts.once(_walked, block)


def _walked(block: ir.Block) -> tuple[ir.Operation, ...]:
    part = _part(block)
    if part is not None:
        return part[0]
    owner = block.owner.operation
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op)
        return ADVANCE

    if owner.name == "builtin.module":
        for op in block_operations(block):
            found.append(op)
            for body in blocks_of(op):
                # What passes ask for, too.
                found += walked(body)
        return tuple(found)
    if len(owner.regions) == 1 and len(owner.regions[0].blocks) == 1:
        owner.walk(visit, PRE_ORDER)
        within = tuple(found[1:])
        if owner.name == "func.func" and facts.are_kept:
            facts.function = Function(block, within)
        return within
    operations = block_operations(block)
    for op in operations:
        if len(op.regions):
            op.walk(visit, PRE_ORDER)
        else:
            found.append(op)
    return tuple(found) if len(found) > len(operations) else operations


def _only_block(op: ir.Operation) -> ir.Block | None:
    """The block in the regions of an operation that have one alone."""
    blocks = list(blocks_of(op))
    return blocks[0] if len(blocks) == 1 else None


class Function:
    """The walk of a function, of which the walks of the blocks inside it are parts."""

    def __init__(self, body: ir.Block, operations: tuple[ir.Operation, ...]) -> None:
        self._body = body
        self._operations = operations

    @functools.cached_property
    def names(self) -> list[str]:
        """The names of the operations."""
        return [op.name for op in self._operations]

    @functools.cached_property
    def _places(self) -> dict[ir.Block, list[int]]:
        """Where the operations of each block are."""
        latest, here = self._body, []
        places = {latest: here}
        # Most operations stand in the block of the one before.
        for number, op in enumerate(self._operations):
            block = op.block
            if block != latest:
                latest, here = block, places.setdefault(block, [])
            here.append(number)
        return places

    def own(self, block: ir.Block) -> tuple[ir.Operation, ...] | None:
        """The operations of a block, without what is inside them; None for a block of something
        else."""
        places = self._places.get(block)
        return None if places is None else tuple([self._operations[k] for k in places])

    def part(self, block: ir.Block) -> tuple[tuple[ir.Operation, ...], list[str]] | None:
        """The operations of a block and what is inside them, and their names; None for a block of
        something else, and one that does not end with a terminator."""
        if block == self._body:
            return self._operations, self.names
        places = self._places.get(block)
        if not places or len(self._operations[places[-1]].regions):
            return None
        first, end = places[0], places[-1] + 1
        return self._operations[first:end], self.names[first:end]


def _part(block: ir.Block) -> tuple[tuple[ir.Operation, ...], list[str]] | None:
    """What the walk of the function around a block has of it, where it is known."""
    function = facts.function
    return None if function is None or facts.are_checked else function.part(block)


def block_operations(block: ir.Block) -> tuple[ir.Operation, ...]:
    """The operations of a block, without those inside them. Kept until the program changes.

    MLIR's bindings make a view of each operation of a block, which takes half a microsecond.
    """
    return facts.once(_block_operations, block)


def _block_operations(block: ir.Block) -> tuple[ir.Operation, ...]:
    function = facts.function
    known = None if function is None or facts.are_checked else function.own(block)
    return tuple([view.operation for view in block.operations]) if known is None else known


def named(block: ir.Block, *names: str) -> list[ir.Operation]:
    """The operations of these names that `walked` gives, in its order."""
    operations, positions = facts.once(_by_name, block)
    if len(names) == 1:
        return [operations[k] for k in positions.get(names[0], ())]
    return [operations[k] for k in sorted(k for name in names for k in positions.get(name, ()))]


def names_in(block: ir.Block) -> Set[str]:
    """The names of the operations that `walked` gives."""
    return facts.once(_names, block)


def _names(block: ir.Block) -> Set[str]:
    operations = walked(block)
    part = _part(block)
    return {op.name for op in operations} if part is None else set(part[1])


def _by_name(block: ir.Block) -> tuple[tuple[ir.Operation, ...], dict[str, list[int]]]:
    """What `walked` gives, and where it has the operations of each name."""
    operations = walked(block)
    positions: defaultdict[str, list[int]] = defaultdict(list)
    part = _part(block)
    if part is None and block.owner.operation.name == "builtin.module":
        functions = block_operations(block)
        if len(functions) == 1 and (body := _only_block(functions[0])) is not None:
            positions[functions[0].name].append(0)
            for name, places in facts.once(_by_name, body)[1].items():
                positions[name] += [1 + k for k in places]
            return operations, dict(positions)
    names = [op.name for op in operations] if part is None else part[1]
    for k, name in enumerate(names):
        positions[name].append(k)
    return operations, dict(positions)


def names_in_module(module: ir.Module) -> Set[str]:
    """The names of all operations."""
    return facts.once(_names_in_functions, module.body)


def _names_in_functions(body: ir.Block) -> Set[str]:
    names: set[str] = set()
    for op in block_operations(body):
        names.add(op.name)
        for block in blocks_of(op):
            # What passes ask for, too.
            names |= names_in(block)
    return names


def walk(block: ir.Block) -> Iterator[ir.Operation]:
    """All operations in `block`, pre-order, regions included. Nesting is no Python recursion."""
    stack = [iter(block.operations)]
    while stack:
        op = next(stack[-1], None)
        if op is None:
            stack.pop()
            continue
        operation = op.operation
        yield operation
        regions = operation.regions
        if len(regions):
            for region in reversed(list(regions)):
                stack += [iter(inner.operations) for inner in reversed(list(region.blocks))]


def blocks_of(op: ir.Operation) -> Iterator[ir.Block]:
    """The blocks of an operation's regions."""
    return (block for region in op.regions for block in region.blocks)


def inside(op: ir.Operation) -> Iterator[ir.Operation]:
    """All operations in the regions of `op`, as `walked` gives them."""
    for block in blocks_of(op):
        yield from walked(block)


def walk_inner_first(block: ir.Block) -> list[ir.Operation]:
    """All operations in `block` in the order of the text, each after those in its regions."""
    # Each operation before its regions, backwards, is the reverse of that.
    found: list[ir.Operation] = []
    stack = [op.operation for op in block.operations]
    while stack:
        op = stack.pop()
        found.append(op)
        stack += [inner.operation for region in op.regions for b in region.blocks for inner in b]
    return found[::-1]


def first_inside(op: ir.Operation, test: Callable[[ir.Operation], bool]) -> ir.Operation | None:
    """The first operation, of `op` and those inside it, that passes the test."""
    found: list[ir.Operation] = []

    def visit(inner: ir.Operation) -> ir.WalkResult:
        if not test(inner):
            return ADVANCE
        found.append(inner)
        return INTERRUPT

    op.walk(visit, PRE_ORDER)
    return found[0] if found else None


def kernels(module: ir.Module) -> list[ir.Operation]:
    """The `func.func`/`llvm.func` operations marked `rk.kernel` (all with a body if none is)."""
    return list(facts.once(_kernels, module.body))


def _kernels(body: ir.Block) -> list[ir.Operation]:
    funcs = [
        op
        for op in block_operations(body)
        if op.name in ("func.func", "llvm.func") and len(op.regions[0].blocks)
    ]
    marked = [f for f in funcs if "rk.kernel" in f.attributes]
    return marked or funcs


def optimized_kernels(module: ir.Module) -> list[ir.Operation]:
    """The kernels whose tensor operations may become others: `rk.optimize` is not "none"."""
    return [k for k in kernels(module) if text_attribute(k, "rk.optimize") != "none"]
