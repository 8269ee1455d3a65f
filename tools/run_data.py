"""`--run` on `.npy` files."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jax
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.bind import argument_name
from raise_kernel.frontend.arguments.signature import ArrayArg, DynamicArg, VariableArg, leaves
from raise_kernel.runtime.arguments import CallArguments, check_x64
from raise_kernel.runtime.compile import Lowered
from raise_kernel.tools.options.files import write_output
from raise_kernel.tools.options.npy import load_array, npy_bytes
from raise_kernel.tools.terminal.report import array_summary

if TYPE_CHECKING:
    from raise_kernel.runtime.sharding.communication import Partitioned


def run_on_files(
    lowered: Lowered,
    inputs: Mapping[str, str],
    outputs: Mapping[str, str],
    timings: list[tuple[str, float]],
    choose: Callable[[Lowered, CallArguments], Lowered],
    split: Partitioned | None = None,
) -> str:
    """Run a kernel; arrays without an input are zeros. A summary of what it wrote. `choose` puts
    it on an executor, `split` has it on several devices."""
    written = written_names(lowered)
    for name in outputs:
        if name not in written:
            known = ", ".join(written) or "nothing"
            raise Refusal("RK020", f"--output {name}: the kernel writes {known}")
    check_x64(lowered.arguments)
    call = _load_call(lowered, inputs)
    lowered = choose(lowered, call)
    start = time.perf_counter()
    function = split.run if split is not None else lowered.compile().executable
    timings.append(("XLA compile", time.perf_counter() - start))
    start = time.perf_counter()
    results = jax.block_until_ready(lowered.run(call, function))
    timings.append(("run", time.perf_counter() - start))
    arrays = results if isinstance(results, tuple) else (results,) * len(written)
    found = dict(zip(written, map(np.asarray, arrays), strict=True))
    for name, path in outputs.items():
        write_output(path, npy_bytes(found[name]))
    return "".join(f"{array_summary(name, value)}\n" for name, value in found.items())


def written_names(lowered: Lowered) -> list[str]:
    """The names of the arrays that come back, in order."""
    return [lowered.signature.memories[number].name for number in lowered.raised.written]


def _load_call(lowered: Lowered, inputs: Mapping[str, str]) -> CallArguments:
    arrays: list[Any] = []
    scalars: list[Any] = []
    left = dict(inputs)
    zeros: list[str] = []
    whole = lowered.arguments
    for index, argument in ((i, a) for i, w in enumerate(whole) for a in leaves([w])):
        name = argument_name(lowered.info, index, argument)
        if isinstance(argument, ArrayArg) and argument.memory == len(arrays):
            name = lowered.signature.memories[argument.memory].name
            path = left.pop(name, None)
            shape, dtype = argument.shape, argument.dtype
            if path is None and argument.memory in lowered.raised.read:
                zeros += [] if isinstance(argument, VariableArg) else [name]
            given = None if path is None else load_array(path, shape, dtype)
            arrays.append(_without_input(lowered, argument) if given is None else given)
        elif isinstance(argument, DynamicArg):
            path = left.pop(name, None)
            if path is None:
                raise Refusal(
                    "RK020", f"--input {name}=NUMBER is missing: {name} is a run-time scalar"
                )
            scalars.append(_scalar(path, argument.dtype))
    if left:
        raise Refusal("RK020", f"--input {next(iter(left))}: the kernel has no such array")
    if zeros:
        print(f"warning: no --input for {', '.join(zeros)}: all zeros", file=sys.stderr)
    return CallArguments(lowered.arguments, tuple(arrays), tuple(scalars))


def _without_input(lowered: Lowered, argument: ArrayArg) -> np.ndarray:
    """Zeros, or a module variable's initial value."""
    if isinstance(argument, VariableArg):
        variable = next(v for v in lowered.info.variables if v.symbol == argument.symbol)
        initial = variable.initial.reshape(-1).view(argument.dtype)
        return initial.reshape(argument.shape)
    return np.zeros(argument.shape, argument.dtype)


def _scalar(text: str, dtype: np.dtype) -> jax.Array:
    if Path(text).suffix == ".npy":
        return jax.numpy.asarray(load_array(text, (), dtype))
    try:
        kinds: dict[str, Callable[[str], Any]] = {"c": complex, "f": float, "V": float}
        number = kinds.get(dtype.kind, _whole)(text)
        return jax.numpy.asarray(np.array(number, dtype))
    except (ValueError, OverflowError) as error:
        raise Refusal("RK020", f"{text!r} is neither a number nor a .npy file") from error


def _whole(text: str) -> int | bool:
    """A whole number, in any of Python's spellings or as a float without a fraction."""
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    number = float(text) if re.fullmatch(r"[-+]?[0-9.]+(e[-+]?[0-9]+)?", text) else None
    if number is not None and number.is_integer() and abs(number) < 2**53:
        return int(number)
    return int(text, 0)
