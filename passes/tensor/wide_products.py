"""A sum in double precision of products in single precision, as a contraction.

Before (`s += a[k] * b[k]` where `s` is a double and the arrays are floats, as Numba has it after
`s = 0.0`):
    %p = arith.mulf %a, %b : f32
    %w = arith.extf %p : f32 to f64
    affine.parallel (%k) reduce ("addf") { affine.yield %w }
After:
    %r = stablehlo.if (the largest |a| times the largest |b| is a float) {
      stablehlo.dot_general (convert %a), (convert %b)
    } else {
      stablehlo.reduce (convert (multiply %a, %b)) applies stablehlo.add
    }

The product of two floats is exact as a double. The contraction does not round it, which is a legal
difference, as where a compiler contracts a product and a sum. It does not overflow either, where a
product of floats does: there the kernel gives an infinity or NaN and the contraction a number. So
the test asks whether any product can overflow. Kernels that were compiled with fast math need none.
"""

from __future__ import annotations

from raise_kernel.bindings import ir, stablehlo
from raise_kernel.mlir.values import defining_op
from raise_kernel.passes.tensor.elementwise.build import compare, convert, splat
from raise_kernel.passes.tensor.reduce import reduce_tensor

MAXIMUM = 4
LARGEST = float.fromhex("0x1.fffffep127")


def rounded_product(value: ir.Value) -> tuple[ir.Value, ir.Value] | None:
    """The two floats whose product `value`, a double, is; None where it is something else."""
    widened = defining_op(value)
    if widened is None or widened.name != "arith.extf" or not isinstance(value.type, ir.F64Type):
        return None
    product = defining_op(widened.operands[0])
    if product is None or product.name != "arith.mulf":
        return None
    a, b = product.operands
    return (a, b) if isinstance(a.type, ir.F32Type) and a != b else None


def no_product_overflows(a: ir.Value, b: ir.Value) -> ir.Value:
    """Whether no element of `a` times one of `b` is larger than all floats; false where one is
    NaN."""
    most = stablehlo.multiply(_largest(a), _largest(b))
    return compare("LE", most, splat(LARGEST, most))


def _largest(x: ir.Value) -> ir.Value:
    """The largest absolute value in a tensor, as a double."""
    axes = list(range(ir.RankedTensorType(x.type).rank))
    return convert(reduce_tensor(stablehlo.abs(x), axes, MAXIMUM), ir.F64Type.get())
