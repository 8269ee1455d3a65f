"""What the rest of the compiler must know about a kernel, as `rk.*` attributes.

    Signature(memories x: f32[64,64], scalar alpha: f32; grid, block, shared bytes)
    -> llvm.func @k(%arg0: !llvm.ptr {rk.name = "x", rk.shape = array<i64: 64, 64>, rk.dtype = f32},
                    %arg1: f32 {rk.name = "alpha", rk.dtype = f32})
       attributes {rk.kernel, rk.grid = ..., rk.block = ..., rk.shared_bytes = 0 : i64}

Refuses (RK005): a signature with another number of parameters than the function;
(RK018): dtypes that JAX has no type for.
"""

from __future__ import annotations

import numpy as np

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.dtypes import mlir_name
from raise_kernel.frontend.arguments.signature import Signature
from raise_kernel.frontend.llvm_text import module as m
from raise_kernel.passes.import_llvm.import_attributes import (
    Attributes,
    i64_array,
    integer,
    string,
    unit,
)
from raise_kernel.tensor_options import TensorOptions


def kernel_attributes(signature: Signature | None) -> Attributes:
    """The attributes of the function itself."""
    attributes: Attributes = {"rk.kernel": unit()}
    if signature is not None:
        attributes["rk.grid"] = i64_array(signature.launch.grid)
        attributes["rk.block"] = i64_array(signature.launch.block)
        attributes["rk.shared_bytes"] = integer(64, signature.launch.shared_bytes)
        if signature.launch.memory_budget:
            attributes["rk.memory_budget"] = integer(64, signature.launch.memory_budget)
        if signature.launch.max_iterations:
            attributes["rk.max_iterations"] = integer(64, signature.launch.max_iterations)
        if signature.launch.padded:
            attributes["rk.padded"] = unit()
        if signature.launch.collect:
            attributes["rk.collect"] = unit()
        if signature.launch.report_guards:
            attributes["rk.report_guards"] = unit()
        tensor = signature.launch.tensor
        for name in ("target", "optimize", "update_form"):
            if getattr(tensor, name) != getattr(TensorOptions, name):
                attributes[f"rk.{name}"] = string(getattr(tensor, name))
        if tensor.in_place:
            attributes["rk.in_place"] = unit()
    return attributes


def argument_attributes(function: m.Function, signature: Signature) -> list[Attributes]:
    """The attributes of each parameter: memories first, then scalars."""
    count = len(signature.memories) + len(signature.scalars)
    if count != len(function.params):
        raise Refusal(
            "RK005",
            f"@{function.name} has {len(function.params)} parameters, its signature {count}",
        )
    found: list[Attributes] = [
        {
            "rk.name": string(memory.name),
            "rk.shape": i64_array(memory.shape),
            "rk.dtype": dtype_attribute(memory.dtype),
            **({"rk.written": unit()} if memory.written else {}),
            **({"rk.declared": unit()} if memory.declared else {}),
            **({"rk.symbol": string(memory.symbol)} if memory.symbol is not None else {}),
        }
        for memory in signature.memories
    ]
    for scalar in signature.scalars:
        found.append({"rk.name": string(scalar.name), "rk.dtype": dtype_attribute(scalar.dtype)})
    return found


def dtype_attribute(dtype: np.dtype) -> ir.Attribute:
    """The MLIR type of a JAX dtype: signed integers signless, unsigned ones `ui`, bool i1."""
    name = mlir_name(np.dtype(dtype))
    if name is None:
        raise Refusal("RK018", f"JAX has no arrays of dtype {dtype}")
    return ir.TypeAttr.get(ir.Type.parse(name))
