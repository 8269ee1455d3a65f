"""`llvm.nvvm.*` functions on f32 and f64 that are an operation or two.

The approximate forms are computed with full accuracy, and `ftz` forms do not flush: what happens
to subnormal numbers is the target's matter.
"""

from __future__ import annotations

from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.basic import operation
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.registry import Rule, add, define

_ALL, _SINGLE = (".f", ".ftz.f", ".d"), (".f", ".ftz.f")
# Overloaded on the type: the name ends in it, or does not.
_ANY = ("", ".ftz")

# llvm.nvvm.NAME -> the operation, and what follows the name. round is the rounding of rint, as in
# PTX's cvt.rni.
_DIRECT = {
    "ceil": ("math.ceil", _ALL),
    "fabs": ("math.absf", (*_ALL, *_ANY)),
    "floor": ("math.floor", _ALL),
    "round": ("math.roundeven", _ALL),
    "trunc": ("math.trunc", _ALL),
    "lg2.approx": ("math.log2", _ALL),
    "rsqrt.approx": ("math.rsqrt", (*_ALL, ".ftz.d")),
    "cos.approx": ("math.cos", _SINGLE),
    "div.approx": ("arith.divf", _SINGLE),
    "sin.approx": ("math.sin", _SINGLE),
    "sqrt.approx": ("math.sqrt", _SINGLE),
    "div.full": ("arith.divf", _ANY),
    "ex2.approx": ("math.exp2", (*_ALL, *_ANY)),
    "sqrt": ("math.sqrt", (".f",)),
    "tanh.approx": ("math.tanh", ("",)),
}
for _name, (_op, _forms) in _DIRECT.items():
    for _form in _forms:
        add(f"llvm.nvvm.{_name}{_form}", operation(_op))


@define("llvm.nvvm.rcp.approx.ftz.f", "llvm.nvvm.rcp.approx.ftz.d", "__nv_rcp64h")
def _reciprocal(x: Expr) -> Expr:
    return 1.0 / x


# --- minimum and maximum --------------------------------------------------------------------


def _xor_sign(build: Rule) -> Rule:
    """Of the absolute values; the sign is the product of the operands' signs."""

    def rule(x: Expr, y: Expr) -> Expr:
        size = build(e.absolute(x), e.absolute(y))
        negative = e.sign_bit(x) ^ e.sign_bit(y)
        return where(negative, -size, size)

    return rule


for _name, _number, _propagating in (
    ("fmin", e.min_number, e.minimum),
    ("fmax", e.max_number, e.maximum),
):
    add(f"llvm.nvvm.{_name}.d", _number)
    for _type in ("f", "f16", "bf16"):
        for _flush in ("", ".ftz"):
            add(f"llvm.nvvm.{_name}{_flush}.{_type}", _number)
            add(f"llvm.nvvm.{_name}{_flush}.nan.{_type}", _propagating)
            add(f"llvm.nvvm.{_name}{_flush}.xorsign.abs.{_type}", _xor_sign(_number))
            add(f"llvm.nvvm.{_name}{_flush}.nan.xorsign.abs.{_type}", _xor_sign(_propagating))
