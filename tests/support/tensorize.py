"""Runs scalar MLIR functions (arith, math) on arrays, through the elementwise lowering and XLA."""

from __future__ import annotations

from collections.abc import Sequence

import ml_dtypes
import numpy as np
from tests.support.run_stablehlo import run_stablehlo

from raise_kernel.bindings import context, func, ir
from raise_kernel.mlir.walks import named
from raise_kernel.passes.tensor.elementwise.table import lower_elementwise, splat, storage_type
from raise_kernel.passes.tensor.exact_fma import expand_cancelling_fma, expand_fma

DTYPES: dict[str, type] = {
    "i1": np.bool_,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "index": np.int64,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "f32": np.float32,
    "f64": np.float64,
}


def tensorize(scalar: ir.Module, shape: Sequence[int], exact_fma: bool = False) -> ir.Module:
    """The first function of `scalar` (one block, scalar types) over tensors of `shape`."""
    source = next(op.operation for op in scalar.body.operations)
    body = source.regions[0].blocks[0]
    with context(), ir.Location.unknown():
        expand_cancelling_fma(body)
        for op in named(body, "math.fma") if exact_fma else ():
            expand_fma(op)
        result = ir.Module.create()
        types = [_tensor(arg.type, shape) for arg in body.arguments]
        with ir.InsertionPoint(result.body):
            function = func.FuncOp("main", (types, []))
            block = function.add_entry_block()
        with ir.InsertionPoint(block):
            outputs = _lower_block(body, block)
            func.ReturnOp(outputs)
        kind = ir.FunctionType.get(types, [v.type for v in outputs])
        function.attributes["function_type"] = ir.TypeAttr.get(kind)
        assert result.operation.verify()
    return result


def _tensor(type_: ir.Type, shape: Sequence[int]) -> ir.Type:
    element = storage_type(type_)
    assert element is not None
    return ir.RankedTensorType.get(list(shape), element)


def _lower_block(body: ir.Block, block: ir.Block) -> list[ir.Value]:
    tensors: dict[ir.Value, ir.Value] = dict(zip(body.arguments, block.arguments, strict=True))
    like = block.arguments[0]
    for op in body.operations:
        operation = op.operation
        if operation.name in ("func.return", "return"):
            return [tensors[v] for v in operation.operands]
        if operation.name == "arith.constant":
            element = storage_type(operation.results[0].type)
            attr = operation.attributes["value"]
            number = attr.value  # pyright: ignore[reportAttributeAccessIssue]
            tensors[operation.results[0]] = splat(number, like, element)
            continue
        operands = [tensors[v] for v in operation.operands]
        with operation.location:
            built = lower_elementwise(operation, operands)
        values = built if isinstance(built, list) else [built]
        tensors.update(zip(operation.results, values, strict=True))
    raise AssertionError("no return")


def run_scalar(
    text: str, args: Sequence[np.ndarray], exact_fma: bool = False, *, optimized: bool = False
) -> list[np.ndarray]:
    """Parse a module whose first function is scalar; apply it to arrays of one shape."""
    with context():
        module = ir.Module.parse(text)
    program = tensorize(module, np.shape(args[0]), exact_fma)
    return run_stablehlo(program, args, optimized=optimized)
