"""The 16-bit floats: conversions, and the forms of fma, minimum and maximum that NVVM has."""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.basic import saturate
from raise_kernel.passes.standardize.device_math.convert import narrow
from raise_kernel.passes.standardize.device_math.directed import Mode, is_finite
from raise_kernel.passes.standardize.device_math.expr import Expr, where
from raise_kernel.passes.standardize.device_math.registry import Rule, add, define


@define("__nv_half2float")
def _half_to_float(x: Expr) -> Expr:
    return x.bitcast(ir.F16Type.get()).to_float(ir.F32Type.get())


@define("__nv_float2half_rn", "llvm.nvvm.f2h.rn", "llvm.nvvm.f2h.rn.ftz")
def _float_to_half(x: Expr) -> Expr:
    return x.to_float(ir.F16Type.get()).bits()


@define("llvm.nvvm.bf2h.rn", "llvm.nvvm.bf2h.rn.ftz")
def _bfloat_to_half(x: Expr) -> Expr:
    return x.bitcast(ir.BF16Type.get()).to_float(ir.F32Type.get()).to_float(ir.F16Type.get()).bits()


@define("llvm.nvvm.neg.bf16")
def _negate(x: Expr) -> Expr:
    """Of a bf16 given as such or as its bits."""
    return -x if x.is_float else x ^ 0x8000


def relu(x: Expr) -> Expr:
    """max(x, 0); NaN stays."""
    return where(x <= 0.0, 0.0, x)


def limited(x: Expr) -> Expr:
    """An overflow to infinity gives the largest number."""
    largest = e.copysign(x.like(x.format.largest), x)
    return where(e.is_infinite(x), largest, x)


def _narrowed(type_name: str, mode: Mode, with_relu: bool, finite: bool) -> Rule:
    def rule(x: Expr) -> Expr:
        type_ = ir.F16Type.get() if type_name == "f16" else ir.BF16Type.get()
        result = narrow(relu(x) if with_relu else x, type_, mode)
        return limited(result) if finite else result

    return rule


for _type in ("f16", "bf16"):
    for _mode in ("rn", "rz"):
        for _relu in ("", ".relu"):
            for _finite in ("", ".satfinite"):
                add(
                    f"llvm.nvvm.f2{_type}.{_mode}{_relu}{_finite}",
                    _narrowed(_type, _mode, bool(_relu), bool(_finite)),
                )


# --- tf32: f32 with 10 bits of mantissa, handed on as the bits of an f32 --------------------


def _to_tf32(rounding: str, with_relu: bool, finite: bool) -> Rule:
    def rule(x: Expr) -> Expr:
        x = relu(x) if with_relu else x
        bits = x.bits()
        if rounding == "rna":
            bits = bits + 0x1000
        elif rounding == "rn":
            bits = bits + 0xFFF + ((bits >> 13) & 1)
        kept = where(is_finite(x), bits & ~0x1FFF, x.bits())
        if not finite:
            return kept
        overflowed = is_finite(x) & (kept & 0x7FFFFFFF).eq(0x7F800000)
        return where(overflowed, kept - 0x2000, kept)

    return rule


for _rounding in ("rn", "rz", "rna"):
    for _relu in ("", ".relu") if _rounding != "rna" else ("",):
        for _finite in ("", ".satfinite"):
            add(
                f"llvm.nvvm.f2tf32.{_rounding}{_relu}{_finite}",
                _to_tf32(_rounding, bool(_relu), bool(_finite)),
            )


# --- fma ------------------------------------------------------------------------------------


def _fma(after: str) -> Rule:
    def rule(a: Expr, b: Expr, c: Expr) -> Expr:
        result = e.fma(a, b, c)
        if after == "sat":
            return saturate(result)
        return relu(result) if after == "relu" else result

    return rule


for _flush in ("", "ftz."):
    for _after in ("", "sat.", "relu."):
        for _type in ("f16", "bf16"):
            add(f"llvm.nvvm.fma.rn.{_flush}{_after}{_type}", _fma(_after.rstrip(".")))
