"""PyCUDA's `SourceModule`, and `In`, `Out` and `InOut`, without PyCUDA and without a GPU.

    from raise_kernel.interop.pycuda import In, Out, SourceModule

    scale = SourceModule(source).get_function("scale")
    scale(Out(y), In(x), np.int32(n), block=(256, 1, 1), grid=(4, 1))

As in PyCUDA, numbers have to be NumPy's, and the source is wrapped in `extern "C"`.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from raise_kernel.interop.cupy import RawKernel, RawModule


@dataclass(frozen=True)
class ArgumentHandler:
    """An array that a kernel reads or writes; on a GPU, PyCUDA copies it there and back."""

    array: np.ndarray


class In(ArgumentHandler):
    """An array that the kernel reads. What the kernel writes to it is lost."""


class Out(ArgumentHandler):
    """An array that the kernel writes."""


class InOut(ArgumentHandler):
    """An array that the kernel reads and writes."""


class SourceModule:
    """CUDA source and its kernels. Compiled at once, as in PyCUDA.

    `options` and `include_dirs` go to the compiler. `nvcc`, `keep`, `arch`, `code` and `cache_dir`
    are accepted and have no effect: clang compiles the source, for no particular GPU. Raises a
    refusal (RK009) with clang's message.
    """

    def __init__(
        self,
        source: str,
        nvcc: str = "nvcc",
        options: Sequence[str] | None = None,
        keep: bool = False,
        no_extern_c: bool = False,
        arch: str | None = None,
        code: str | None = None,
        cache_dir: str | bool | None = None,
        include_dirs: Sequence[str] = (),
    ) -> None:
        text = source if no_extern_c else f'extern "C" {{\n{source}\n}}\n'
        folders = [f"-I{folder}" for folder in include_dirs]
        self._module = RawModule(text, options=[*(options or ()), *folders])
        self._module.compile()

    def get_function(self, name: str) -> Function:
        """The kernel of this name. Raises a refusal (RK003)."""
        kernel = self._module.get_function(name)
        kernel.compile()
        return Function(kernel)

    def get_global(self, name: str) -> tuple[np.ndarray, int]:
        """The memory of a module variable as an array to read and write, and its size in bytes.

        Raises KeyError for a name that no kernel of the module uses.
        """
        memory = self._module.get_global(name)
        return memory, memory.nbytes


class Function:
    """A kernel, launched as `function(*args, block=..., grid=..., shared=...)`."""

    def __init__(self, kernel: RawKernel) -> None:
        self._kernel = kernel
        self._types: list[np.dtype | None] = []

    @property
    def shared_size_bytes(self) -> int:
        """Bytes of static shared memory of a block."""
        return self._kernel.kernel.info.shared_bytes

    def __call__(
        self,
        *args: Any,
        block: Sequence[int],
        grid: Sequence[int] = (1, 1),
        stream: Any = None,
        shared: int = 0,
        texrefs: Sequence[Any] = (),
        time_kernel: bool = False,
    ) -> Any:
        """Launches the kernel. NumPy arrays are written in place; where an argument is a JAX array,
        the written arrays are returned.

        Raises TypeError for a Python number, whose size C does not know, and for `texrefs`: a
        texture is an argument here (`rk.texture`).
        """
        if texrefs:
            raise TypeError("texture references are passed as rk.texture(array, ...) by name")
        for number, value in enumerate(args):
            if isinstance(value, (bool, int, float, complex)) and not isinstance(value, np.generic):
                raise TypeError(
                    f"argument {number} is a Python number; give it a type, as in numpy.int32(...)"
                )
        passed = [_held(value) for value in args]
        return self._kernel(grid, block, passed, shared_mem=shared)

    def prepare(self, arg_types: str | Sequence[Any], texrefs: Sequence[Any] = ()) -> Function:
        """Fixes the types of the arguments: `struct` codes, "P" for an array, or NumPy dtypes."""
        self._types = [None if code in ("P", np.intp) else np.dtype(code) for code in arg_types]
        return self

    def prepared_call(
        self, grid: Sequence[int], block: Sequence[int], *args: Any, shared_size: int = 0
    ) -> Any:
        """Launches with arguments of the prepared types. Raises `struct.error` for another number
        of arguments."""
        if len(args) != len(self._types):
            raise struct.error(f"{len(self._types)} arguments were prepared, {len(args)} are given")
        pairs = zip(args, self._types, strict=True)
        typed = [value if kind is None else kind.type(value) for value, kind in pairs]
        return self(*typed, block=block, grid=grid, shared=shared_size)


def _held(value: Any) -> Any:
    """The array of a handler; of `In`, a copy, for the caller's stays as it is."""
    if not isinstance(value, ArgumentHandler):
        return value
    if isinstance(value, In) and not isinstance(value.array, jax.Array):
        return np.array(value.array)
    return value.array
