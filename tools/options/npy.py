"""`.npy` files on the command line: `--arg x=u.npy`, `--input x=u.npy`, `--output y=v.npy`."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Sequence
from typing import BinaryIO

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.input_file import open_input

_FILE = re.compile(r"(?:([^\W\d][\w.]*)=)?([^=\[\]{}()]*\.npy)", re.DOTALL)
_SHORT = {"f": "f", "i": "i", "u": "u", "c": "c"}


def arrays_of_files(args: Sequence[str]) -> tuple[list[str], list[str]]:
    """`--arg` texts with `x=u.npy` spelled by its shape, and the `--input` texts that load it.

    Only the header of the file is read. RK019 for what is no .npy file, RK020 without a name.
    """
    texts, inputs = [], []
    for text in args:
        found = _FILE.fullmatch(text.strip())
        if found is None:
            texts.append(text)
            continue
        name, path = found.groups()
        if name is None:
            raise Refusal("RK020", f"--arg {text}: a file needs a name", hint=f"--arg x={text}")
        try:
            with open_input(path) as file:
                shape, _, dtype = _header(file, path)
        except OSError as error:
            raise Refusal("RK019", f"cannot read {path}: {error.strerror or error}") from error
        texts.append(f"{name}={_dtype_text(dtype, path)}[{','.join(map(str, shape))}]")
        inputs.append(f"{name}={path}")
    return texts, inputs


def _dtype_text(dtype: np.dtype, path: str) -> str:
    if dtype.kind == "b":
        return "bool"
    if dtype.kind not in _SHORT:
        hint = "give its shape, --arg NAME=bf16[...], and the file with --input"
        raise Refusal("RK019", f"{path} holds {dtype}, which is no type of numbers", hint=hint)
    return f"{_SHORT[dtype.kind]}{8 * dtype.itemsize}"


def load_array(path: str, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
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


def npy_bytes(array: np.ndarray) -> bytes:
    """An array as a .npy file."""
    buffer = io.BytesIO()
    np.save(buffer, array, allow_pickle=False)
    return buffer.getvalue()
