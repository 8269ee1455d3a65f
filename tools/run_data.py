"""`--run` on `.npy` files."""

from __future__ import annotations

import io
import math
import re
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import jax
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.bind import argument_name
from raise_kernel.frontend.arguments.signature import ArrayArg, DynamicArg, VariableArg, leaves
from raise_kernel.frontend.input_file import open_input
from raise_kernel.runtime.arguments import CallArguments, check_x64
from raise_kernel.runtime.compile import Lowered
from raise_kernel.tools.files import write_output
from raise_kernel.tools.report import array_summary


def run_on_files(
    lowered: Lowered,
    inputs: Mapping[str, str],
    outputs: Mapping[str, str],
    timings: list[tuple[str, float]],
    choose: Callable[[Lowered, CallArguments], Lowered],
) -> str:
    """Run a kernel; arrays without an input are zeros. A summary of what it wrote. `choose` puts
    it on an executor."""
    written = written_names(lowered)
    for name in outputs:
        if name not in written:
            known = ", ".join(written) or "nothing"
            raise Refusal("RK020", f"--output {name}: the kernel writes {known}")
    check_x64(lowered.arguments)
    call = _load_call(lowered, inputs)
    lowered = choose(lowered, call)
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


def _load(path: str, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    """An array of a .npy file, which has to have that shape and dtype: else nothing is read of it.

    RK019 for what is no .npy file, RK006 for another array.
    """
    try:
        with open_input(path) as file:
            given_shape, fortran, given = _header(file, path)
            if dtype.kind == "V" and given == np.dtype(f"V{dtype.itemsize}"):
                given = dtype  # bfloat16 has no name in the .npy format
            if given_shape != shape or given != dtype:
                pairs = ((dtype, shape), (given, given_shape))
                wanted, found = (f"{d}{list(s)}" for d, s in pairs)
                raise Refusal("RK006", f"{path} holds {found}, the argument is {wanted}")
            size = math.prod(shape) * dtype.itemsize
            data = file.read(size)
    except OSError as error:
        raise Refusal("RK019", f"cannot read {path}: {error.strerror or error}") from error
    if len(data) < size:
        raise Refusal("RK019", f"{path} ends after {len(data)} of {size} bytes")
    array = np.frombuffer(data, given.newbyteorder("=") if given.isnative else given)
    return array.astype(dtype, copy=False).reshape(shape, order="F" if fortran else "C")


def _header(file: BinaryIO, path: str) -> tuple[tuple[int, ...], bool, np.dtype]:
    """Shape, whether it is in Fortran's order, and dtype of a .npy file."""
    try:
        version = np.lib.format.read_magic(file)
        read = (
            np.lib.format.read_array_header_1_0
            if version == (1, 0)
            else np.lib.format.read_array_header_2_0
        )
        shape, fortran, dtype = read(file)
    except OSError:
        raise
    except Exception as error:  # the header is Python text, and a wrong one fails in many ways
        hint = "numpy.load reads an .npz file; save one array of it with numpy.save"
        is_archive = path.endswith(".npz")
        message = f"{path} is no .npy file: {str(error).splitlines()[0] if str(error) else 'empty'}"
        raise Refusal("RK019", message, hint=hint if is_archive else None) from error
    if dtype.hasobject:
        raise Refusal("RK019", f"{path} holds Python objects")
    return shape, fortran, dtype


def _scalar(text: str, dtype: np.dtype) -> jax.Array:
    if Path(text).suffix == ".npy":
        return jax.numpy.asarray(_load(text, (), dtype))
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


def _npy(array: np.ndarray) -> bytes:
    buffer = io.BytesIO()
    np.save(buffer, array, allow_pickle=False)
    return buffer.getvalue()
