"""A traced program of several functions as one, through the tensor optimizer."""

from __future__ import annotations

from raise_kernel.bindings import ir, parse_module
from raise_kernel.mlir.walks import kernels, named, walked
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline, run_stage
from raise_kernel.pass_manager.stages import find_stage
from raise_kernel.passes.affine.loops.unrolling import copy_operation
from raise_kernel.tensor_options import TensorOptions


def whole_program(text: str, options: TensorOptions) -> ir.Module:
    """The program of a StableHLO text, as JAX traces it, as one function that is optimized."""
    module = parse_module(text)
    passes = PipelineOptions()
    inline_calls(module)
    run_pipeline(module, "symbol-dce,canonicalize,cse", passes)
    for kernel in kernels(module):
        for name in ("rk.kernel", "rk.whole"):
            kernel.attributes[name] = ir.UnitAttr.get(module.context)
        for name in ("target", "optimize", "update_form"):
            if getattr(options, name):
                value = ir.StringAttr.get(getattr(options, name), module.context)
                kernel.attributes[f"rk.{name}"] = value
    stage = find_stage("tensor-opt")
    assert stage is not None
    run_stage(module, stage, passes)
    return module


def inline_calls(module: ir.Module) -> None:
    """Put the bodies of functions where they are called. (JAX's functions are not recursive, and
    its MLIR has no inliner for them.)"""
    symbols = ir.SymbolTable(module.operation)
    while True:
        calls = named(module.body, "func.call")
        if not calls:
            return
        for call in calls:
            name = ir.FlatSymbolRefAttr(call.attributes["callee"]).value
            body = symbols[name].operation.regions[0].blocks[0]
            *operations, end = [o.operation for o in body.operations]
            if any(o.name == "func.call" for op in operations for o in _within(op)):
                # What it calls comes first.
                continue
            values: dict[ir.Value, ir.Value] = dict(zip(body.arguments, call.operands, strict=True))
            for op in operations:
                copy_operation(op, ir.InsertionPoint(call), values)
            returned: list[ir.Value] = list(end.operands)
            for result, value in zip(call.results, returned, strict=True):
                result.replace_all_uses_with(values.get(value, value))
            call.erase()


def _within(op: ir.Operation) -> list[ir.Operation]:
    return [
        op,
        *(o for region in op.regions for block in region.blocks for o in walked(block)),
    ]
