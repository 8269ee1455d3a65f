"""`jax_kernel`: CUDA source as a JAX function, with the conventions of Warp's `jax_kernel`.

    scale = rk.jax_kernel(source)     # __global__ void scale(const float* x, int n, float* y)
    (y,) = scale(x, x.size)           # y is allocated, and returned

A kernel's inputs come first, its outputs last. Outputs are not passed but allocated and returned.
An array that is read and written is passed, and returned too (`in_out_argnames`). The result is an
ordinary JAX function, for `jit`, `grad`, `vmap` and sharding, which Warp's is not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.demangle import pointed_type
from raise_kernel.runtime.kernel import Kernel, Launcher, from_cuda

Dims = int | Sequence[int]

# Threads of a block by the number of launch dimensions, x first.
_BLOCKS = {1: (256, 1, 1), 2: (16, 16, 1), 3: (8, 8, 4)}
_DTYPES = {
    **{"float": "float32", "double": "float64", "__half": "float16", "__nv_bfloat16": "bfloat16"},
    **{"bool": "bool", "char": "int8", "signed char": "int8", "unsigned char": "uint8"},
    **{"short": "int16", "unsigned short": "uint16", "int": "int32", "unsigned int": "uint32"},
    **{"long": "int64", "unsigned long": "uint64"},
    **{"long long": "int64", "unsigned long long": "uint64"},
}


def jax_kernel(
    kernel: Kernel | str,
    name: str | None = None,
    num_outputs: int = 1,
    launch_dims: Dims | None = None,
    output_dims: Dims | Mapping[str, Dims] | None = None,
    in_out_argnames: Sequence[str] = (),
    output_dtypes: Mapping[str, Any] | None = None,
    block: Sequence[int] | None = None,
) -> JaxKernel:
    """A JAX function of a kernel's inputs that returns the list of its outputs.

    `kernel` is a loaded kernel, or CUDA source or a `.cu` file and the kernel's `name`.
    `num_outputs` counts those of `in_out_argnames`. `launch_dims` are the threads in the order of
    an array's dimensions, the last of them along x; by default the shape of the first array.
    `output_dims` are the shape of the outputs, or of each by name; by default the launch
    dimensions. `output_dtypes` are needed where the kernel's name has no types (`extern "C"`).
    `block` is the size of a block, x first; the grid covers the launch dimensions. Both dimensions
    may be given with a call as well. Raises ValueError for names that are no parameters, and the
    refusals of `rk.from_cuda`.
    """
    if isinstance(kernel, str):
        kernel = from_cuda(kernel, kernel=name)
    names = [p.name or f"arg{p.index}" for p in kernel.info.params]
    outputs = names[len(names) - (num_outputs - len(in_out_argnames)) :]
    for word in (*in_out_argnames, *(output_dtypes or ())):
        if word not in names:
            raise ValueError(f"{kernel.name} has no parameter {word}; it has {', '.join(names)}")
    if set(outputs) & set(in_out_argnames):
        raise ValueError("in_out_argnames come before the outputs, and count in num_outputs")
    dtypes = {n: np.dtype(d) for n, d in (output_dtypes or {}).items()}
    for number, word in enumerate(names):
        if word in outputs and word not in dtypes:
            dtypes[word] = _declared_dtype(kernel, number, word)
    settings = (launch_dims, output_dims, None if block is None else tuple(block))
    return JaxKernel(kernel, tuple(names), tuple(outputs), tuple(in_out_argnames), dtypes, settings)


@dataclass(frozen=True)
class JaxKernel:
    """What `jax_kernel` returns: call it on the inputs, in the kernel's order."""

    kernel: Kernel
    names: tuple[str, ...]
    outputs: tuple[str, ...]
    in_out: tuple[str, ...]
    dtypes: Mapping[str, np.dtype]
    settings: tuple[Dims | None, Dims | Mapping[str, Dims] | None, tuple[int, ...] | None]

    def __call__(
        self,
        *args: Any,
        launch_dims: Dims | None = None,
        output_dims: Dims | Mapping[str, Dims] | None = None,
    ) -> list[Any]:
        """The outputs, and arrays that are read and written, in the order of the parameters.

        Raises TypeError for another number of inputs, and the refusals of a launch.
        """
        inputs = self.names[: len(self.names) - len(self.outputs)]
        if len(args) != len(inputs):
            raise TypeError(f"{self.kernel.name} takes {', '.join(inputs)}; {len(args)} were given")
        threads = self._threads(args, launch_dims)
        shapes = self.settings[1] if output_dims is None else output_dims
        made = [self._output(name, _shape(shapes, name, threads)) for name in self.outputs]
        pairs = zip(inputs, args, strict=True)
        given = [jnp.asarray(v) if name in self.in_out else v for name, v in pairs]
        values = dict(zip(self.names, [*given, *made], strict=True))
        written = self._launcher(threads).written(*values.values())
        after = {id(array): value for array, value in written}
        wanted = (n for n in self.names if n in self.outputs or n in self.in_out)
        return [after.get(id(values[n]), values[n]) for n in wanted]

    def _output(self, name: str, shape: tuple[int, ...]) -> Any:
        dtype = self.dtypes[name]
        if jax.dtypes.canonicalize_dtype(dtype) != dtype:
            raise Refusal(
                "RK008",
                f"the output {name} is {dtype}, and JAX's 64-bit mode is off",
                kernel=self.kernel.name,
                hint="set jax_enable_x64 (or JAX_ENABLE_X64=1 outside)",
            )
        return jnp.zeros(shape, dtype)

    def _threads(self, args: Sequence[Any], launch_dims: Dims | None) -> tuple[int, ...]:
        chosen = self.settings[0] if launch_dims is None else launch_dims
        if chosen is not None:
            return _dims(chosen)
        shape = next((v.shape for v in args if getattr(v, "ndim", 0)), None)
        if shape is None:
            raise Refusal(
                "RK007",
                "no array says how many threads to launch",
                kernel=self.kernel.name,
                hint="give launch_dims",
            )
        return tuple(shape)

    def _launcher(self, threads: tuple[int, ...]) -> Launcher:
        if len(threads) not in _BLOCKS:
            raise Refusal(
                "RK007",
                f"{len(threads)} launch dimensions; CUDA has three at most",
                kernel=self.kernel.name,
                hint="give launch_dims",
            )
        block = self.settings[2] or _BLOCKS[len(threads)]
        extents = (*threads[::-1], 1, 1)[:3]
        sizes = (*block, 1, 1)[:3]
        grid = tuple(-(-extent // size) for extent, size in zip(extents, sizes, strict=True))
        return self.kernel[grid, tuple(block)]


def _declared_dtype(kernel: Kernel, number: int, name: str) -> np.dtype:
    """The element type of a pointer, by the kernel's mangled name."""
    found = _DTYPES.get(pointed_type(kernel.info.demangled, number) or "")
    if found is None:
        raise Refusal(
            "RK006",
            f"the dtype of the output {name} is not known from the kernel's name",
            kernel=kernel.name,
            hint=f'give output_dtypes={{"{name}": ...}}',
        )
    return jnp.dtype(found)


def _shape(
    shapes: Dims | Mapping[str, Dims] | None, name: str, threads: tuple[int, ...]
) -> tuple[int, ...]:
    if isinstance(shapes, Mapping):
        return _dims(shapes[name]) if name in shapes else threads
    return threads if shapes is None else _dims(shapes)


def _dims(dims: Dims) -> tuple[int, ...]:
    return (dims,) if isinstance(dims, int) else tuple(dims)
