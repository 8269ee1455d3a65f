"""`llvm.nvvm.*` functions on f32 and f64 that are an operation or two.

The approximate forms are computed with full accuracy, and `ftz` forms do not flush: what happens
to subnormal numbers is the target's matter.
"""

from __future__ import annotations

from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.basic import operation
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.registry import Rule, add, define

_TYPES = ("f", "ftz.f", "d")

# llvm.nvvm.NAME.{f,ftz.f,d} -> the operation. round is the rounding of rint, as in PTX's cvt.rni.
_DIRECT = {
    "ceil": "math.ceil",
    "fabs": "math.absf",
    "floor": "math.floor",
    "round": "math.roundeven",
    "trunc": "math.trunc",
    "lg2.approx": "math.log2",
    "rsqrt.approx": "math.rsqrt",
}
_SINGLE = {
    "cos.approx": "math.cos",
    "div.approx": "arith.divf",
    "sin.approx": "math.sin",
    "sqrt.approx": "math.sqrt",
}

for _name, _op in _DIRECT.items():
    for _type in _TYPES:
        add(f"llvm.nvvm.{_name}.{_type}", operation(_op))
for _name, _op in _SINGLE.items():
    for _type in ("f", "ftz.f"):
        add(f"llvm.nvvm.{_name}.{_type}", operation(_op))

# Overloaded on the type, or with the 16-bit floats' names besides.
for _name, _op in {
    "fabs": "math.absf",
    "fabs.ftz": "math.absf",
    "div.full": "arith.divf",
    "div.full.ftz": "arith.divf",
    "ex2.approx": "math.exp2",
    "ex2.approx.ftz": "math.exp2",
    "ex2.approx.f": "math.exp2",
    "ex2.approx.ftz.f": "math.exp2",
    "ex2.approx.d": "math.exp2",
    "sqrt.f": "math.sqrt",
    "rsqrt.approx.ftz.d": "math.rsqrt",
    "tanh.approx": "math.tanh",
}.items():
    add(f"llvm.nvvm.{_name}", operation(_op))


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
