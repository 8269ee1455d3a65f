"""Rounds quotients and roots correctly on GPUs where they decide a whole number.

Before, for a GPU:
    %q = stablehlo.divide %x, %h : tensor<8xf32>
    %i = stablehlo.convert %q : (tensor<8xf32>) -> tensor<8xi32>       a bin, a row, an index
    %r = stablehlo.sqrt %x : tensor<8xf32>
    %f = stablehlo.floor %r
After:
    %a = stablehlo.convert %x : f32 to f64, %b the same of %h
    %d = stablehlo.divide %a, %b : tensor<8xf64>
    %n = stablehlo.select (stablehlo.compare EQ %d, %d), %d, %nan
    %q = stablehlo.convert %n : f64 to f32
    %i = stablehlo.convert %q
    %s = stablehlo.sqrt (stablehlo.multiply %a, %fours) : tensor<8xf64>
    %r = stablehlo.convert (stablehlo.multiply %s, %halves) : f64 to f32
    %f = stablehlo.floor %r

XLA's f32 quotients and roots err by an ulp on GPUs. The kernel's own are rounded correctly, and as
a float the difference is a rounding like any other. But the whole part of 2.9999998 is not that of
3: another bin, another row of a triangle. In f64 XLA's are rounded correctly, and the f64 result
rounded to f32 is the correctly rounded f32 result, since 53 >= 2 * 24 + 2 (Figueroa, "When is
double rounding innocuous?", 1995).

LLVM knows that, too, and computes a quotient or root in f32 whose operands were widened and whose
result is narrowed. It does not see through the select, nor that four times `x` has the root's
double. XLA drops the rounding of a value that goes to f32 and back to f64, so a rounded quotient
that is an operand of another one is selected where it is a number, a NaN elsewhere.

A float decides a whole number if that is made of it by sums, products, quotients, roots, selections
and what moves elements, in one block. Left alone: what decides comparisons only, f16 and bf16,
divisions by powers of two, which are exact, and kernels that were compiled with fast math
(`rk.fast_math`). Refuses nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.rewriting import replace_op
from raise_kernel.mlir.values import defining_op, source_of, text_attribute
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pass_base import PassContext, register_pass
from raise_kernel.passes.tensor.elementwise.build import (
    compare,
    convert,
    element_type,
    is_float,
    select,
    splat,
)
from raise_kernel.passes.tensor_opt.choose_update_form import GPUS
from raise_kernel.passes.tensor_opt.keep_rounding import (
    REARRANGING,
    is_power_of_two,
    operations_of,
)
from raise_kernel.stablehlo.properties import JOINING, qualified

ROUNDED = ("stablehlo.divide", "stablehlo.sqrt")
# What makes whole numbers of floats, besides a conversion to integers.
WHOLE = qualified(["floor", "ceil", "round_nearest_even", "round_nearest_afz"])
# Operations whose result follows the floats among their operands.
PASSING = qualified(JOINING) | qualified(
    [
        *("add", "subtract", "multiply", "divide", "sqrt", "negate", "abs", "maximum", "minimum"),
        *("clamp", "select", "convert", "dynamic_slice"),
    ]
)


@register_pass("round-deciding-floats", stage="tensor-opt", needs=ROUNDED)
def round_deciding_floats(module: ir.Module, ctx: PassContext) -> None:
    """Round quotients and roots correctly on GPUs where they decide a whole number."""
    for kernel in kernels(module):
        on_gpu = text_attribute(kernel, "rk.target") in GPUS
        if not on_gpu or "rk.fast_math" in kernel.attributes:
            continue
        operations = list(operations_of(kernel))
        deciding = _ancestors(op.operands[0] for op in operations if _is_decision(op))
        rounded: set[ir.Value] = set()
        # In the program's order: what was rounded is known when it is an operand.
        for op in operations:
            if op.name in ROUNDED and op.results[0] in deciding and _errs(op):
                rounded.add(_round(op, rounded))
        if rounded:
            ctx.remarks.applied(f"{len(rounded)} quotients and roots rounded correctly", kernel)


def _is_decision(op: ir.Operation) -> bool:
    """Whether an operation makes whole numbers of floats."""
    if op.name == "stablehlo.convert":
        return is_float(element_type(op.operands[0])) and not is_float(element_type(op.results[0]))
    return op.name in WHOLE


def _ancestors(values: Iterable[ir.Value]) -> set[ir.Value]:
    """The values, and those of which they are made by `PASSING`."""
    found: set[ir.Value] = set()
    left = list(values)
    while left:
        value = left.pop()
        op = defining_op(value)
        if value not in found and op is not None:
            found.add(value)
            left += op.operands if op.name in PASSING else ()
    return found


def _errs(op: ir.Operation) -> bool:
    """Whether XLA rounds this quotient or root otherwise than the kernel."""
    if not isinstance(element_type(op.results[0]), ir.F32Type):
        return False
    return op.name == "stablehlo.sqrt" or not is_power_of_two(op.operands[1])


def _round(op: ir.Operation, rounded: set[ir.Value]) -> ir.Value:
    """Computes in f64 what the operation does; its value, correctly rounded."""
    with ir.InsertionPoint(op), op.location:
        operands = [_widened(value, rounded) for value in op.operands]
        exact = _root(*operands) if op.name == "stablehlo.sqrt" else _quotient(*operands)
        result = convert(exact, element_type(op.results[0]))
    replace_op(op, [result])
    return result


def _quotient(above: ir.Value, below: ir.Value) -> ir.Value:
    return _hidden(stablehlo.divide(above, below))


def _root(square: ir.Value) -> ir.Value:
    double = stablehlo.sqrt(stablehlo.multiply(square, splat(4.0, square)))
    return stablehlo.multiply(double, splat(0.5, double))


def _widened(value: ir.Value, rounded: set[ir.Value]) -> ir.Value:
    """The value as f64, with the rounding that it has."""
    rounds = source_of(value, REARRANGING) in rounded
    return convert(_hidden(value) if rounds else value, ir.F64Type.get())


def _hidden(value: ir.Value) -> ir.Value:
    """The value, of which neither XLA nor LLVM sees how it was made."""
    return select(compare("EQ", value, value), value, splat(math.nan, value))
