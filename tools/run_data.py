"""`--run` on `.npy` files, and `--verify` on random data."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jax
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.bind import argument_name
from raise_kernel.frontend.arguments.signature import ArrayArg, DynamicArg, VariableArg, leaves
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.runtime.arguments import CallArguments, check_x64
from raise_kernel.runtime.compile import Lowered
from raise_kernel.runtime.verify import verify
from raise_kernel.tools.files import write_output
from raise_kernel.tools.report import array_summary


def run_on_files(
    lowered: Lowered,
    inputs: Mapping[str, str],
    outputs: Mapping[str, str],
    timings: list[tuple[str, float]],
) -> str:
    """Run a kernel; arrays without an input are zeros. A summary of what it wrote."""
    written = written_names(lowered)
    for name in outputs:
        if name not in written:
            known = ", ".join(written) or "nothing"
            raise Refusal("RK020", f"--output {name}: the kernel writes {known}")
    check_x64(lowered.arguments)
    call = _load_call(lowered, inputs)
    start = time.perf_counter()
    compiled = lowered.compile()
    timings.append(("XLA compile", time.perf_counter() - start))
    start = time.perf_counter()
    results = jax.block_until_ready(lowered.run(call, compiled.executable))
    timings.append(("run", time.perf_counter() - start))
    arrays = results if isinstance(results, tuple) else (results,) * len(written)
    found = dict(zip(written, map(np.asarray, arrays), strict=True))
    for name, path in outputs.items():
        write_output(path, _npy(found[name]))
    return "".join(f"{array_summary(name, value)}\n" for name, value in found.items())


def written_names(lowered: Lowered) -> list[str]:
    """The names of the arrays that come back, in order."""
    return [lowered.signature.memories[number].name for number in lowered.raised.written]


def _load_call(lowered: Lowered, inputs: Mapping[str, str]) -> CallArguments:
    arrays: list[Any] = []
    scalars: list[Any] = []
    left = dict(inputs)
    whole = lowered.arguments
    for index, argument in ((i, a) for i, w in enumerate(whole) for a in leaves([w])):
        name = argument_name(lowered.info, index, argument)
        if isinstance(argument, ArrayArg) and argument.memory == len(arrays):
            name = lowered.signature.memories[argument.memory].name
            path = left.pop(name, None)
            shape, dtype = argument.shape, argument.dtype
            arrays.append(
                _without_input(lowered, argument) if path is None else _load(path, shape, dtype)
            )
        elif isinstance(argument, DynamicArg):
            path = left.pop(name, None)
            if path is None:
                raise Refusal(
                    "RK020", f"--input {name}=NUMBER is missing: {name} is a run-time scalar"
                )
            scalars.append(_scalar(path, argument.dtype))
    if left:
        raise Refusal("RK020", f"--input {next(iter(left))}: the kernel has no such array")
    return CallArguments(lowered.arguments, tuple(arrays), tuple(scalars))


def _without_input(lowered: Lowered, argument: ArrayArg) -> np.ndarray:
    """Zeros, or a module variable's initial value."""
    if isinstance(argument, VariableArg):
        variable = next(v for v in lowered.info.variables if v.symbol == argument.symbol)
        initial = variable.initial.reshape(-1).view(argument.dtype)
        return initial.reshape(argument.shape)
    return np.zeros(argument.shape, argument.dtype)


def _load(path: str, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    try:
        array = np.load(path, allow_pickle=False)
    except OSError as error:
        raise Refusal("RK019", f"cannot read {path}: {error.strerror or error}") from error
    except ValueError as error:
        raise Refusal("RK019", f"{path} is no .npy file: {error}") from error
    if array.dtype.kind == "V" and array.dtype.itemsize == dtype.itemsize:
        array = array.view(dtype)  # bfloat16 has no name in the .npy format
    if array.shape != shape or array.dtype != dtype:
        wanted, given = (f"{d}{list(s)}" for d, s in ((dtype, shape), (array.dtype, array.shape)))
        raise Refusal("RK006", f"{path} holds {given}, the argument is {wanted}")
    return array


def _scalar(text: str, dtype: np.dtype) -> jax.Array:
    if Path(text).suffix == ".npy":
        return jax.numpy.asarray(_load(text, (), dtype))
    try:
        return jax.numpy.asarray(complex(text) if dtype.kind == "c" else float(text), dtype)
    except ValueError as error:
        raise Refusal("RK020", f"{text!r} is neither a number nor a .npy file") from error


def _npy(array: np.ndarray) -> bytes:
    buffer = io.BytesIO()
    np.save(buffer, array, allow_pickle=False)
    return buffer.getvalue()


def verify_on_random(
    module: LLVMModule, lowered: Lowered, seed: int, *, returned: bool = False
) -> str:
    """The largest error of each written array against the reference executor."""
    report = verify(lowered, module, seed=seed, returned=returned)
    if not report.ok:
        print(report, file=sys.stderr)
    return f"{report.check()}\n"
