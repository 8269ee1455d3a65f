"""Erasing and replacing operations, so that the driver knows of it, and addresses stay unique.

Values and operations are told apart by their addresses. An analysis that remembers what a value is
would say it of another value: of a new operation's result, made where an erased operation was. So
`erase` takes an operation out of the program at once, and destroys it when the pass is over.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence

from raise_kernel.bindings import arith, context, ir
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.walks import ADVANCE, PRE_ORDER, blocks_of, walk

_buried: list[ir.Operation] = []
_scratch: list[ir.Module] = []


def erase(op: ir.Operation) -> None:
    """Take `op`, whose results have no uses, out of the program.

    A branch is destroyed at once: it would stay a predecessor of its successors.
    """
    facts.changed()
    if op.successors:
        op.erase()
        return
    if len(op.regions):
        op.walk(_let_go, PRE_ORDER)
    else:
        _let_go(op)
    _grave()[0].append(op)
    _buried.append(op)


def _let_go(op: ir.Operation) -> ir.WalkResult:
    """Give a dead operation operands of no program."""
    operands, nothing = op.operands, _grave()[1]
    for k in range(len(operands)):
        operands[k] = nothing
    return ADVANCE


def erase_blocks(function: ir.Operation, blocks: Iterable[ir.Block]) -> None:
    """Take blocks that no other block leads to out of a function."""
    whole = ir.Operation.create("scf.execute_region", regions=1, loc=function.location)
    for block in blocks:
        block.append_to(whole.regions[0])
    erase(whole)


def discard(copy: ir.Operation) -> None:
    """Destroy a copy that was never part of the program, and whose results nobody has looked at."""
    copy.erase()


def erase_unused(
    operations: Iterable[ir.Operation], may_go: Callable[[ir.Operation], bool]
) -> None:
    """Take those operations out of the program, users after what they use, that may go and whose
    results nothing uses any more."""
    for op in reversed([*operations]):
        if may_go(op) and not any(next(iter(r.uses), None) for r in op.results):
            erase(op)


def replace_uses(value: ir.Value, new: ir.Value) -> None:
    """Give every user of a value another one."""
    facts.changed()
    value.replace_all_uses_with(new)


def replace_op(op: ir.Operation, values: Sequence[ir.Value]) -> None:
    """Take `op` out of the program, and `values` for its results."""
    for result, value in zip(op.results, values, strict=True):
        replace_uses(result, value)
    erase(op)


def copy_operation(
    op: ir.Operation, point: ir.InsertionPoint | None, mapping: dict[ir.Value, ir.Value]
) -> ir.Operation:
    """Copy `op` and its regions, to `point` or here, with operands replaced; its results are added
    to `mapping`."""
    copy = op.clone(point).operation
    _substitute(copy, mapping)
    for block in blocks_of(copy):
        for inner in walk(block):
            _substitute(inner, mapping)
    mapping.update(zip(op.results, copy.results, strict=True))
    return copy


def _substitute(op: ir.Operation, mapping: dict[ir.Value, ir.Value]) -> None:
    for position, operand in enumerate(op.operands):
        if operand in mapping:
            op.operands[position] = mapping[operand]


def copy_with(
    op: ir.Operation, operands: Sequence[ir.Value], point: ir.InsertionPoint | None = None
) -> ir.Operation:
    """A copy of `op` with other operands, at `point` or here."""
    copy = op.clone(point).operation
    for position, operand in enumerate(operands):
        copy.operands[position] = operand
    return copy


def move_body(old: ir.Block, new: ir.Block, values: Sequence[ir.Value]) -> None:
    """Move all operations of a block to the end of another; `values` stand for its arguments."""
    for argument, value in zip(old.arguments, values, strict=True):
        replace_uses(argument, value)
    for op in list(old.operations):
        new.append(op.operation)


def kept(module: ir.Module) -> ir.Module:
    """A module that a pass makes beside the program: it stays until the pass is over, too."""
    _scratch.append(module)
    return module


def destroy_erased() -> None:
    """The pass is over: nothing remembers what it erased."""
    if _buried or _scratch:
        facts.forget()
    _scratch.clear()
    while _buried:
        _buried.pop().erase()


@functools.cache
def _grave() -> tuple[ir.Block, ir.Value]:
    """A block of no program, and a value that dead operations have for their operands."""
    with context(), ir.Location.unknown(context()):
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            return module.body, arith.constant(ir.IndexType.get(), 0)
