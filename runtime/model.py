"""`raise_kernel.optimize`: a JAX function of several launches, optimized as one program.

    @rk.optimize
    def two_steps(x, y):
        y = second_difference[8, 128](x, y, n)
        return second_difference[8, 128](y, x, n)

A launch is optimized on its own when it is raised; what one launch writes and the next one reads
is known only here. The function is traced for the shapes and dtypes that it is called with, all
that it calls becomes one program, and the tensor optimizer runs over it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import jax

from raise_kernel.bindings import ir, kernels, parse_module, walked
from raise_kernel.diagnostics import Refusal
from raise_kernel.passes.affine.loops.unrolling import copy_operation
from raise_kernel.pipeline import PipelineOptions, run_pipeline, run_stage
from raise_kernel.runtime.loops.time_loops import time_loops
from raise_kernel.runtime.native import portable_programs
from raise_kernel.runtime.replay import JaxSource, jax_source
from raise_kernel.stages import find_stage
from raise_kernel.tensor_options import TensorOptions, device_target


def optimize(function: Any = None, **options: Any) -> Any:
    """Makes an optimized function of a JAX function; also `@optimize(optimize="saturate")`.

    `options` are those of `Launcher.options` but for `executor`: the whole is one program of XLA,
    whatever its launches say. Arguments and results are arrays or pytrees of them.
    """
    if "executor" in options:
        raise Refusal("RK020", "rk.optimize makes one program of XLA, and takes no executor")
    if function is None:
        return functools.partial(optimize, **options)
    return Model(function, TensorOptions(**{"target": device_target(), **options}))


class Model:
    """A JAX function whose program goes through the tensor optimizer, for each set of types."""

    def __init__(self, function: Callable[..., Any], options: TensorOptions) -> None:
        self._function = function
        self._options = options
        self._programs: dict[Any, tuple[Callable[..., Any], JaxSource, Any]] = {}
        functools.update_wrapper(self, function)

    def __call__(self, *args: Any) -> Any:
        leaves, tree = jax.tree.flatten(args)
        function, _, out = self._program(leaves, tree)
        results = function(*leaves)
        results = results if isinstance(results, tuple) else (results,)
        return jax.tree.unflatten(out, results)

    def source(self, *args: Any) -> str:
        """The JAX source of the whole program for these arguments."""
        return self._program(*jax.tree.flatten(args))[1].text

    def _program(self, leaves: list[Any], tree: Any) -> tuple[Callable[..., Any], JaxSource, Any]:
        types = tuple((jax.numpy.shape(v), jax.numpy.result_type(v)) for v in leaves)
        key = (types, tree, jax.config.read("jax_enable_x64"))
        if key not in self._programs:
            structs = [jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in types]
            # A function of its own: what JAX keeps of the user's may have native code in it.
            whole = jax.jit(lambda *args: self._function(*args), keep_unused=True)
            with portable_programs():
                lowered = whole.lower(*jax.tree.unflatten(tree, structs))
            module = _whole(lowered.as_text(), self._options)
            source = jax_source(module)
            out = jax.tree.structure(lowered.out_info)
            self._programs[key] = (jax.jit(time_loops(source.function())), source, out)
        return self._programs[key]


def _whole(text: str, options: TensorOptions) -> ir.Module:
    """A traced program as one function, optimized."""
    module = parse_module(text)
    passes = PipelineOptions()
    _inline(module)
    run_pipeline(module, "symbol-dce,canonicalize,cse", passes)
    for kernel in kernels(module):
        kernel.attributes["rk.kernel"] = ir.UnitAttr.get(module.context)
        for name in ("target", "optimize", "update_form"):
            if getattr(options, name):
                value = ir.StringAttr.get(getattr(options, name), module.context)
                kernel.attributes[f"rk.{name}"] = value
    stage = find_stage("tensor-opt")
    assert stage is not None
    run_stage(module, stage, passes)
    return module


def _inline(module: ir.Module) -> None:
    """Put the bodies of functions where they are called. (JAX's functions are not recursive, and
    its MLIR has no inliner for them.)"""
    symbols = ir.SymbolTable(module.operation)
    while True:
        calls = [op for op in walked(module.body) if op.name == "func.call"]
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
