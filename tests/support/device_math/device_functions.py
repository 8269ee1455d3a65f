"""Calls functions of the device library on arrays: scalar ops, elementwise lowering, XLA."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from tests.support.run_stablehlo import run_stablehlo
from tests.support.tensorize import DTYPES, tensorize

from raise_kernel.bindings import context, func, ir
from raise_kernel.passes.standardize.device_math import lower_call, lower_call_with_pointers


def call_each(names: Sequence[str], args: Sequence[np.ndarray]) -> list[np.ndarray]:
    """Each function applied to the same arrays, in one compiled module."""
    module = scalar_module(names, [_type_name(a) for a in args])
    return run_stablehlo(tensorize(module, np.shape(args[0])), list(args))


def call(name: str, *args: np.ndarray) -> np.ndarray:
    """One function on arrays of one shape."""
    return call_each([name], args)[0]


def scalar_module(names: Sequence[str], types: Sequence[str]) -> ir.Module:
    """A function of scalars that returns the results of all `names`."""

    def body(arguments: list[ir.Value]) -> list[ir.Value]:
        values = [lower_call(name, arguments) for name in names]
        missing = [n for n, v in zip(names, values, strict=True) if v is None]
        assert not missing, missing
        return [v for v in values if v is not None]

    return _build(types, body)


def call_with_pointers(name: str, *args: np.ndarray) -> list[np.ndarray]:
    """[the result if there is one, then what went to each pointer in order]."""

    def body(arguments: list[ir.Value]) -> list[ir.Value]:
        stored: list[tuple[ir.Value, ir.Value]] = []
        # Any value may stand for a pointer: it comes back in the call of `store`.
        pointers = [arguments[0]] * 2 if "sincos" in name else [arguments[0]]
        results = lower_call_with_pointers(
            name, [*arguments, *pointers], lambda pointer, value: stored.append((pointer, value))
        )
        assert results is not None
        return [*results, *(value for _, value in stored)]

    module = _build([_type_name(a) for a in args], body)
    return run_stablehlo(tensorize(module, np.shape(args[0])), list(args))


def _build(types: Sequence[str], body) -> ir.Module:
    with context(), ir.Location.unknown():
        module = ir.Module.create()
        scalars = [ir.Type.parse(t) for t in types]
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("scalar", (scalars, []))
            block = function.add_entry_block()
        with ir.InsertionPoint(block):
            results = body(list(block.arguments))
            func.ReturnOp(results)
        kind = ir.FunctionType.get(scalars, [v.type for v in results])
        function.attributes["function_type"] = ir.TypeAttr.get(kind)
        assert module.operation.verify()
    return module


def _type_name(array: np.ndarray) -> str:
    return next(name for name, dtype in DTYPES.items() if np.dtype(dtype) == array.dtype)
