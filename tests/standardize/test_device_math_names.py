"""Every function of libdevice, and every NVVM intrinsic that is math, has a lowering and a test."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.support.device_math.device_functions import call
from tests.support.device_math.device_references import EXACT, FAST, REFERENCES

from raise_kernel.bindings import arith, context, func, ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.passes.standardize.device_math import (
    lower_call,
    lower_call_with_pointers,
    names,
    pointer_names,
)

SUPPORT = Path(__file__).parents[1] / "support" / "device_math"


def _signatures() -> list[tuple[str, str, list[str]]]:
    lines = (SUPPORT / "libdevice_functions.txt").read_text().splitlines()
    return [(name, result, args) for name, result, *args in map(str.split, lines)]


def test_every_libdevice_function_lowers() -> None:
    """To verified operations on its operands, with a result of its type."""
    for name, result, args in _signatures():
        if "ptr" in args or name in ("__nv_jn", "__nv_jnf", "__nv_yn", "__nv_ynf"):
            continue
        with context(), ir.Location.unknown():
            module = ir.Module.create()
            types = [ir.Type.parse(t) for t in args]
            with ir.InsertionPoint(module.body):
                function = func.FuncOp("f", (types, [ir.Type.parse(result)]))
                block = function.add_entry_block()
            with ir.InsertionPoint(block):
                value = lower_call(name, list(block.arguments), ir.Type.parse(result))
                assert value is not None, name
                assert str(value.type) == result, name
                func.ReturnOp([value])
            assert module.operation.verify()


def test_pointer_functions_are_known() -> None:
    known = set(pointer_names())
    assert {name for name, _, args in _signatures() if "ptr" in args} == known


def test_every_nvvm_math_intrinsic_is_known() -> None:
    listed = set((SUPPORT / "nvvm_math_functions.txt").read_text().split())
    assert not listed - set(names())


def test_unknown_name() -> None:
    assert lower_call("__nv_no_such_function", []) is None
    assert lower_call_with_pointers("__nv_sinf", [], lambda pointer, value: None) is None


def test_every_float_function_has_a_reference() -> None:
    """Outside the families that have tests of their own, by name."""
    families = ("_rn", "_rz", "_ru", "_rd", "_as_", "int", "isn", "isinf", "finite", "signbit")
    tested = {f"__nv_{n}{s}" for n in (*REFERENCES, *EXACT) for s in ("", "f")} | set(FAST)
    others = {"__nv_fma", "__nv_fmaf", "__nv_rcp64h", "__nv_saturatef", "__nv_fast_fdividef"}
    others |= {f"__nv_{n}{s}" for n in ("ldexp", "scalbn", "powi", "jn", "yn") for s in ("", "f")}
    others |= {"__nv_powif", "__nv_half2float"}
    left = [
        name
        for name, result, args in _signatures()
        if result[0] == "f" and "ptr" not in args and not any(f in name for f in families)
    ]
    assert not [name for name in left if name not in tested | others]


# --- orders of Bessel functions -------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["jn", "yn"])
@pytest.mark.parametrize("kind", ["f32", "f64"])
def test_bessel_of_constant_order(name: str, kind: str) -> None:
    import scipy.special as sp
    from tests.support.run_stablehlo import run_stablehlo
    from tests.support.tensorize import DTYPES, tensorize

    reference = {"jn": sp.jv, "yn": sp.yv}[name]
    x = np.concatenate([np.linspace(0.05, 60, 301), [0.001, 200.0]]).astype(DTYPES[kind])
    suffix = "f" if kind == "f32" else ""
    for order in (-1, 0, 1, 2, 3, 7, 20):
        with context(), ir.Location.unknown():
            module = ir.Module.create()
            type_ = ir.Type.parse(kind)
            with ir.InsertionPoint(module.body):
                function = func.FuncOp("f", ([type_], [type_]))
                block = function.add_entry_block()
            with ir.InsertionPoint(block):
                n = arith.constant(ir.IntegerType.get_signless(32), order)
                value = lower_call(f"__nv_{name}{suffix}", [n, block.arguments[0]])
                assert value is not None
                func.ReturnOp([value])
        (got,) = run_stablehlo(tensorize(module, x.shape), [x])
        if order < 0:
            assert np.isnan(got).all()
            continue
        exact = reference(order, x.astype(np.float64))
        with np.errstate(over="ignore"):
            exact = exact.astype(DTYPES[kind])
        exact = np.where(np.abs(exact) < np.finfo(exact.dtype).tiny, 0, exact)
        tolerance = 3e-5 if kind == "f32" else 1e-12
        np.testing.assert_allclose(got, exact, rtol=tolerance, atol=tolerance / 10)


def test_bessel_of_a_varying_order_is_refused() -> None:
    with pytest.raises(Refusal, match="the order"):
        call("__nv_jnf", np.array([1], np.int32), np.array([1], np.float32))


def test_norm_of_an_array() -> None:
    """The components are loaded one by one; their number must be a constant."""
    with context(), ir.Location.unknown():
        module = ir.Module.create()
        type_ = ir.F32Type.get()
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("f", ([type_] * 3, [type_]))
            block = function.add_entry_block()
        with ir.InsertionPoint(block):
            count = arith.constant(ir.IntegerType.get_signless(32), 3)
            values = lower_call_with_pointers(
                "__nv_normf",
                [count, block.arguments[0]],
                lambda pointer, value: None,
                lambda pointer, index, type_: block.arguments[index],
            )
            assert values is not None
            func.ReturnOp(values)
        assert module.operation.verify()
