"""Functions that hand results out through pointers, or read an array: `__nv_sincosf` and so on."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.device_math import expr as e
from raise_kernel.passes.standardize.device_math.basic import (
    integer_and_fraction,
    remainder_and_quotient,
    split_exponent,
)
from raise_kernel.passes.standardize.device_math.expr import Expr
from raise_kernel.passes.standardize.device_math.norms import norm, reciprocal_norm
from raise_kernel.passes.standardize.device_math.registry import NotConstant
from raise_kernel.passes.standardize.device_math.trig_pi import cospi, sinpi

Store = Callable[[ir.Value, ir.Value], None]
Load = Callable[[ir.Value, int, ir.Type], ir.Value]
PointerRule = Callable[[Sequence[ir.Value], Store, Load | None], list[Expr]]

POINTER_FUNCTIONS: dict[str, PointerRule] = {}

_LONGEST = 64  # Components of a norm: each is a load of its own.


def _sine_and_cosine(sine: Callable[[Expr], Expr], cosine: Callable[[Expr], Expr]) -> PointerRule:
    def rule(operands: Sequence[ir.Value], store: Store, _load: Load | None) -> list[Expr]:
        x, to_sine, to_cosine = operands
        store(to_sine, sine(Expr(x)).value)
        store(to_cosine, cosine(Expr(x)).value)
        return []

    return rule


def _frexp(operands: Sequence[ir.Value], store: Store, _load: Load | None) -> list[Expr]:
    fraction, exponent = split_exponent(Expr(operands[0]))
    store(operands[1], exponent.value)
    return [fraction]


def _modf(operands: Sequence[ir.Value], store: Store, _load: Load | None) -> list[Expr]:
    whole, fraction = integer_and_fraction(Expr(operands[0]))
    store(operands[1], whole.value)
    return [fraction]


def _remquo(operands: Sequence[ir.Value], store: Store, _load: Load | None) -> list[Expr]:
    rest, quotient = remainder_and_quotient(Expr(operands[0]), Expr(operands[1]))
    store(operands[2], quotient.value)
    return [rest]


def _norm_of_array(rule: Callable[..., Expr], type_name: str) -> PointerRule:
    def apply(operands: Sequence[ir.Value], _store: Store, load: Load | None) -> list[Expr]:
        count = constant_int(operands[0])
        if count is None or load is None or not 0 <= count <= _LONGEST:
            raise NotConstant(f"the number of components (at most {_LONGEST})")
        type_ = ir.F32Type.get() if type_name == "f32" else ir.F64Type.get()
        components = [Expr(load(operands[1], i, type_)) for i in range(count)]
        return [rule(*(components or [e.constant(0.0, type_)]))]

    return apply


def _nan(type_name: str) -> PointerRule:
    """The tag string is ignored, as libdevice does."""

    def rule(_operands: Sequence[ir.Value], _store: Store, _load: Load | None) -> list[Expr]:
        type_ = ir.F32Type.get() if type_name == "f32" else ir.F64Type.get()
        return [e.constant(math.nan, type_)]

    return rule


for _suffix in ("", "f"):
    POINTER_FUNCTIONS[f"__nv_sincos{_suffix}"] = _sine_and_cosine(e.sin, e.cos)
    POINTER_FUNCTIONS[f"__nv_sincospi{_suffix}"] = _sine_and_cosine(sinpi, cospi)
    POINTER_FUNCTIONS[f"__nv_frexp{_suffix}"] = _frexp
    POINTER_FUNCTIONS[f"__nv_modf{_suffix}"] = _modf
    POINTER_FUNCTIONS[f"__nv_remquo{_suffix}"] = _remquo
    _type = "f32" if _suffix else "f64"
    POINTER_FUNCTIONS[f"__nv_norm{_suffix}"] = _norm_of_array(norm, _type)
    POINTER_FUNCTIONS[f"__nv_rnorm{_suffix}"] = _norm_of_array(reciprocal_norm, _type)
    POINTER_FUNCTIONS[f"__nv_nan{_suffix}"] = _nan(_type)
POINTER_FUNCTIONS["__nv_fast_sincosf"] = _sine_and_cosine(e.sin, e.cos)
