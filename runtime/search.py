"""`--optimize=search`: the candidate programs compiled and timed on this device, the fastest kept.

Candidates are the tensor program with its stores in each form, and with the choices of the cost
model and of equality saturation. Equal ones are timed once. Inputs are random; integers are small,
since many are indices. What was found for a program is remembered for the process (and with the
raised kernel, in the cache on disk).
"""

from __future__ import annotations

import time
from collections.abc import Callable

import jax
import numpy as np

from raise_kernel.backend import x64_is_on
from raise_kernel.bindings import ir, parse_module
from raise_kernel.diagnostics import Refusal
from raise_kernel.mlir.walks import kernels
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_stage
from raise_kernel.pass_manager.stages import Stage
from raise_kernel.runtime.replay import JaxSource, jax_source
from raise_kernel.stablehlo.elements import is_float_dtype
from raise_kernel.stablehlo.tensor_types import TensorType

# (rk.optimize, rk.update_form): what the tensor stage is asked for.
CANDIDATES = (
    ("target", ""),
    ("target", "update"),
    ("target", "pad"),
    ("target", "roll"),
    ("saturate", ""),
)
ROUNDS = 5
# Seconds of calls in one round, at least.
ROUND = 0.01

_found: dict[tuple[str, str], tuple[str, str]] = {}


def searched(
    module: ir.Module,
    stage: Stage,
    passes: PipelineOptions,
    step: Callable[[str], None] | None = None,
) -> ir.Module:
    """The fastest form of a program that comes to the tensor-opt stage. Raises what the stage does
    where no candidate can be made at all."""
    text = str(module)
    key = (text, jax.devices()[0].device_kind)
    if key in _found:
        return _candidate(text, _found[key], stage, passes)
    timed: dict[str, float] = {}
    best: tuple[float, tuple[str, str], ir.Module] | None = None
    failure: Exception | None = None
    for number, choice in enumerate(CANDIDATES, 1):
        name = " ".join(word for word in choice if word)
        if step is not None:
            step(f"{stage.name}: candidate {number} of {len(CANDIDATES)}, {name}")
        try:
            made = _candidate(text, choice, stage, passes)
            program = str(made)
            if program in timed:
                continue
            timed[program] = seconds = _seconds(jax_source(made))
        except (Refusal, jax.errors.JaxRuntimeError) as error:
            # Out of memory, or the compiler gave up: the others may do.
            failure = error
            passes.remarks.pass_name = "search"
            passes.remarks.missed(f"{name} left out: {str(error).splitlines()[0]}")
            continue
        passes.remarks.pass_name = "search"
        passes.remarks.note(f"{name} takes {seconds * 1e6:.1f} us")
        if best is None or seconds < best[0]:
            best = (seconds, choice, made)
    if best is None:
        assert failure is not None
        raise failure
    _found[key] = best[1]
    return best[2]


def _candidate(
    text: str, choice: tuple[str, str], stage: Stage, passes: PipelineOptions
) -> ir.Module:
    """The stage's result for one choice."""
    module = parse_module(text)
    for kernel in kernels(module):
        for name, value in zip(("rk.optimize", "rk.update_form"), choice, strict=True):
            if value:
                kernel.attributes[name] = ir.StringAttr.get(value, module.context)
            elif name in kernel.attributes:
                del kernel.attributes[name]
    run_stage(module, stage, passes)
    return module


def _seconds(source: JaxSource) -> float:
    """The least time of a call, compiled and warm."""
    rng = np.random.default_rng(0)
    with jax.enable_x64(x64_is_on() or source.needs_x64):
        arguments = [jax.device_put(_random(t, rng)) for t in source.parameters]
        compiled = source.function().lower(*arguments).compile()
        jax.block_until_ready(compiled(*arguments))
        return min(_round(lambda: compiled(*arguments)) for _ in range(ROUNDS))


def _round(call: Callable[[], object]) -> float:
    count, out, start = 0, None, time.perf_counter()
    while count < 2 or time.perf_counter() - start < ROUND:
        out = call()
        count += 1
    jax.block_until_ready(out)
    return (time.perf_counter() - start) / count


def _random(type_: TensorType, rng: np.random.Generator) -> np.ndarray:
    if is_float_dtype(type_.dtype) or type_.dtype.kind == "c":
        return rng.uniform(0.5, 1.5, type_.shape).astype(type_.dtype)
    return rng.integers(0, 2, type_.shape).astype(type_.dtype)
