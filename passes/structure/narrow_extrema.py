"""Compute the maximum or minimum of extended integers in their narrow type.

Before:                                          After:
  %x = arith.extui %a : i8 to i32                  %z = arith.maxui %a, %b : i8
  %y = arith.extui %b : i8 to i32
  %m = arith.maxsi %x, %y : i32
  %z = arith.trunci %m : i32 to i8

C++ computes `max(a, b)` of bytes in int. After this pass, a loop-carried extremum of bytes has the
same form as of any other type. Both operands must have the same extension, or one is a constant
that fits. Nested extrema are narrowed as a whole. Other operations stay; LLVM narrows sums itself.

Proved: sign and zero extension are monotonic in the order that the narrow comparison has, and
constants fit the narrow type.
"""

from __future__ import annotations

from raise_kernel.bindings import arith, ir
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import constant_int, defining_op
from raise_kernel.mlir.walks import named
from raise_kernel.pass_manager.pass_base import PassContext, register_pass

EXTENSIONS = ("arith.extui", "arith.extsi")
# For zero-extended integers, a signed comparison is equivalent to an unsigned one.
NARROW = {
    ("arith.maxsi", "arith.extui"): arith.MaxUIOp,
    ("arith.maxui", "arith.extui"): arith.MaxUIOp,
    ("arith.minsi", "arith.extui"): arith.MinUIOp,
    ("arith.minui", "arith.extui"): arith.MinUIOp,
    ("arith.maxsi", "arith.extsi"): arith.MaxSIOp,
    ("arith.maxui", "arith.extsi"): arith.MaxUIOp,
    ("arith.minsi", "arith.extsi"): arith.MinSIOp,
    ("arith.minui", "arith.extsi"): arith.MinUIOp,
}
EXTREMA = frozenset(name for name, _ in NARROW)
# The depth of nested extrema: a chain of comparisons in one expression.
MAX_DEPTH = 32


@register_pass("narrow-extrema", stage="structure", needs=("arith.trunci",))
def narrow_extrema(module: ir.Module, ctx: PassContext) -> None:
    """Compute extrema of narrow integers in their own type."""
    for op in named(module.body, "arith.trunci"):
        source = defining_op(op.operands[0])
        if source is None or source.name not in EXTREMA:
            continue
        type_ = op.results[0].type
        for extension in EXTENSIONS:
            if _is_narrow(op.operands[0], extension, type_, 0):
                narrow = _narrowed(op.operands[0], extension, type_, op)
                replace_op(op, [narrow])
                break


def _is_narrow(value: ir.Value, extension: str, type_: ir.Type, depth: int) -> bool:
    """Whether a value is an extremum of integers of `type_` with this extension."""
    number = constant_int(value)
    width = ir.IntegerType(type_).width
    if number is not None:
        low = 0 if extension == "arith.extui" else -(1 << (width - 1))
        return low <= number < low + (1 << width)
    op = defining_op(value)
    if op is None or depth > MAX_DEPTH:
        return False
    if op.name == extension:
        return op.operands[0].type == type_
    return op.name in EXTREMA and all(
        _is_narrow(v, extension, type_, depth + 1) for v in op.operands
    )


def _narrowed(value: ir.Value, extension: str, type_: ir.Type, at: ir.Operation) -> ir.Value:
    ip = ir.InsertionPoint(at)
    number = constant_int(value)
    if number is not None:
        width = ir.IntegerType(type_).width
        signed = number - (1 << width) if number >> (width - 1) == 1 else number
        return arith.ConstantOp(type_, signed, loc=at.location, ip=ip).result
    op = defining_op(value)
    assert op is not None
    if op.name == extension:
        return op.operands[0]
    sides = [_narrowed(v, extension, type_, at) for v in op.operands]
    return NARROW[op.name, extension](*sides, loc=op.location, ip=ip).result
