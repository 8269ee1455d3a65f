"""Integers of 65 to 128 bits become two of 64 bits, the low one first.

    %p = llvm.mul %a, %b : i128             %lo = llvm.mul %a0, %b0 : i64
    %q = llvm.lshr %p, %c64 : i128    ->    %hi = (the high word of %a0 * %b0)
    %h = llvm.trunc %q : i128 to i64              + %a0 * %b1 + %a1 * %b0

Block arguments become two, loads and stores two of 8 bytes. LLVM makes the odd widths itself, i65
for the sum of a loop's counts. Refuses kernel parameters that wide, their conversions to and from
floats, other intrinsics, calls and atomics on them, loads, stores and divisions of odd widths
(RK018). Divisions of 128 bits are loops of the front end's by then.
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.mlir.rewriting import replace_uses
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.standardize.emitter import Emitter, int_type
from raise_kernel.passes.standardize.vectors.split_values import ValueSplitter
from raise_kernel.passes.standardize.vectors.wide_rules import Pair, Pairs, is_wide, split


@register_pass("split-wide-integers", stage="standardize")
def split_wide_integers(module: ir.Module, ctx: PassContext) -> None:
    """Replace integers of 65 to 128 bits by pairs of 64-bit ones."""
    for func in kernels(module):
        if func.name == "llvm.func":
            _Splitter().run(func)


class _Splitter(ValueSplitter[Pair]):
    def __init__(self) -> None:
        super().__init__()
        self.parts: Pairs = {}

    def splits(self, type_: ir.Type) -> bool:
        return is_wide(type_)

    def new_arguments(self, block: ir.Block, argument: ir.BlockArgument) -> Pair:
        low, high = (block.add_argument(int_type(64), argument.location) for _ in range(2))
        return Pair(low, high)

    def visit(self, op: ir.Operation) -> None:
        if not any(is_wide(v.type) for v in (*op.results, *op.operands)):
            return
        made = split(op, self.parts, Emitter.before(op))
        if isinstance(made, Pair):
            self.parts[op.results[0]] = made
        elif made is not None:
            replace_uses(op.results[0], made)
        self.dead.append(op)
