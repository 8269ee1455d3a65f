"""A sum in double precision of products in single precision takes the products exactly.

Before (`s += a[k] * b[k]` where `s` is a double and the arrays are floats, as Numba has it after
`s = 0.0`):
    %p = arith.mulf %a, %b : f32
    %w = arith.extf %p : f32 to f64
    %s = arith.addf %t, %w : f64
After:
    %x = arith.extf %a : f32 to f64
    %y = arith.extf %b : f32 to f64
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %t, %p : f64

The sum is then one of products, and so a contraction or a convolution where its factors are such.
The product of two floats is exact as a double: what changes is that it is not rounded in between,
as where a compiler contracts a product and a sum, and that it does not overflow on its own.
Products are rewritten in loops that sum, and in sums of two such products or more that are written
out. Not those of halves, whose own range and rounding are felt, nor squares, which no contraction
needs.
"""

from __future__ import annotations

from raise_kernel.bindings import arith, defining_op, identity, ir, kernels, walked
from raise_kernel.erasing import erase
from raise_kernel.pass_base import PassContext
from raise_kernel.registry import register_pass

_SUMS = ("arith.addf", "arith.subf")
_BRANCHES = ("affine.if", "scf.if")
_YIELDS = ("affine.yield", "scf.yield")


@register_pass("widen-products", stage="affine", needs=("arith.extf",))
def widen_products(module: ir.Module, ctx: PassContext) -> None:
    """Take products of floats that are summed in double precision exactly."""
    for kernel in kernels(module):
        sums: dict[int, list[ir.Operation]] = {}
        carried: set[int] = set()
        for op in walked(kernel.regions[0].blocks[0]):
            root = _root(op.results[0]) if _is_widened_product(op) else None
            if root is not None:
                sums.setdefault(identity(root), []).append(op)
                if root.name not in _SUMS:
                    carried.add(identity(root))
        for key, widened in sums.items():
            if key in carried or len(widened) > 1:
                for op in widened:
                    _widen(op)


def _is_widened_product(op: ir.Operation) -> bool:
    if op.name != "arith.extf" or not isinstance(op.results[0].type, ir.F64Type):
        return False
    product = defining_op(op.operands[0])
    if product is None or product.name != "arith.mulf":
        return False
    a, b = product.operands
    return isinstance(a.type, ir.F32Type) and a != b and _user(product.results[0]) is not None


def _root(value: ir.Value) -> ir.Operation | None:
    """What the sum that `value` is an addend of ends in: its last addition or the loop that carries
    it; None where `value` is no addend."""
    root = None
    while (user := _user(value)) is not None:
        if user.name in _SUMS:
            root = user
            value = user.results[0]
            continue
        around = user.parent
        if user.name not in _YIELDS or around is None:
            return root
        if around.name not in _BRANCHES:
            return around.operation if root is not None else None
        value = around.results[list(user.operands).index(value)]
    return root


def _user(value: ir.Value) -> ir.Operation | None:
    """The one operation that uses `value`, once."""
    uses = list(value.uses)
    return uses[0].owner.operation if len(uses) == 1 else None


def _widen(op: ir.Operation) -> None:
    product = defining_op(op.operands[0])
    assert product is not None
    type_ = op.results[0].type
    with op.location, ir.InsertionPoint(op):
        a, b = (arith.extf(type_, v) for v in product.operands)
        op.results[0].replace_all_uses_with(arith.mulf(a, b))
    erase(op)
    erase(product)
