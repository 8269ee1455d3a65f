"""Scalar-replaces tensor-core fragments that go through a private array.

Before:
    affine.store %r0, %acc[0]    ...    affine.store %r7, %acc[7]
    affine.for %i = 0 to 8 { affine.store (2.5 * affine.load %acc[%i]), %d[%i] }
After:
    2.5 * %r0    ...    2.5 * %r7                   (in place of the loads of %d)

A fragment is a set of registers. An index cannot select a register, so `frag.x[i]` goes through an
array. In kernels with tensor-core products, loops over elements of such arrays are unrolled if they
have at most `max_trips` iterations. An array is then removed if all its accesses are in one block,
at constant subscripts, and each load follows a store to its element.
"""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.analysis.accesses.affine_maps import access_forms, for_bounds
from raise_kernel.analysis.accesses.linear import Linear
from raise_kernel.analysis.lanes.lane_calls import lane_call
from raise_kernel.analysis.lanes.shared_contents import is_shared
from raise_kernel.bindings import constant_int, defining_op, ir, kernels, walk, walked
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.passes.affine.loops.unrolling import unroll
from raise_kernel.registry import register_pass

_MEMORY_OPERAND = {"affine.load": 0, "affine.store": 1}


@register_pass("promote-fragments", stage="affine", needs=("func.call",))
@dataclass(frozen=True)
class PromoteFragments:
    """Keep fragments of products in registers."""

    max_trips: int = 16

    def run(self, module: ir.Module, ctx: PassContext) -> None:
        for kernel in kernels(module):
            entry = kernel.regions[0].blocks[0]
            calls = [call for op in walked(entry) if (call := lane_call(op)) is not None]
            if not any(call.kind == "mma" for call in calls):
                continue
            for loop in reversed([op for op in walked(entry) if op.name == "affine.for"]):
                self._unroll(loop)
            for array in [op for op in walked(entry) if op.name == "memref.alloca"]:
                if not is_shared(array.results[0]):
                    _promote(array)

    def _unroll(self, loop: ir.Operation) -> None:
        bounds, body = for_bounds(loop), loop.regions[0].blocks[0]
        if bounds is None or len(range(*bounds)) > self.max_trips:
            return
        if any(_is_own(op) and body.arguments[0] in list(op.operands) for op in walk(body)):
            unroll(loop, range(*bounds))


def _is_own(op: ir.Operation) -> bool:
    """Whether `op` accesses a private array."""
    position = _MEMORY_OPERAND.get(op.name)
    if position is None or is_shared(op.operands[position]):
        return False
    array = defining_op(op.operands[position])
    return array is not None and array.name == "memref.alloca"


def _promote(array: ir.Operation) -> None:
    """Replace every load by the value last stored to its element, and drop the array."""
    users = {use.owner.operation for use in array.results[0].uses}
    blocks = {op.block for op in users}
    if len(blocks) != 1:
        return
    (block,) = blocks
    held: dict[tuple[int, ...], ir.Value] = {}
    replaced: list[tuple[ir.Operation, ir.Value]] = []
    for item in block.operations:
        op = item.operation
        if op not in users:
            continue
        element = _subscripts(op, array.results[0])
        if element is None:
            return
        if op.name == "affine.store":
            held[element] = op.operands[0]
        elif element in held:
            replaced.append((op, held[element]))
        else:
            return
    current: dict[ir.Value, ir.Value] = {}
    for op, value in replaced:
        current[op.results[0]] = current.get(value, value)
        op.results[0].replace_all_uses_with(current[op.results[0]])
    for op in users:
        erase(op)
    erase(array)


def _subscripts(op: ir.Operation, array: ir.Value) -> tuple[int, ...] | None:
    """The constant subscripts of an access to `array`; None if they are not constant."""
    position = _MEMORY_OPERAND.get(op.name)
    if position is None or op.operands[position] != array:
        return None
    if op.name == "affine.store" and op.operands[0] == array:
        return None
    found = []
    for form in access_forms(op) or []:
        numbers = {value: constant_int(value) for value in form.terms}
        known = {value: Linear(n) for value, n in numbers.items() if n is not None}
        subscript = form.substituted(known)
        if not subscript.is_constant():
            return None
        found.append(subscript.const)
    return tuple(found) or None
