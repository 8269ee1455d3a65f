"""`RawKernel` and `RawModule` with CuPy's signatures, without CuPy and without a GPU.

    add = rk.RawKernel(source, "add")
    add((grid,), (block,), (x, y, n))        # NumPy arrays: y is written in place

The arguments and defaults are those of CuPy 13. What only concerns its compiler (`backend`,
`jitify`, `translate_cucomplex`) is accepted and has no effect: clang compiles the source.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from raise_kernel.frontend.cuda import compile_cuda
from raise_kernel.frontend.module import LLVMModule, find_kernel, kernels
from raise_kernel.frontend.read_module import read_module
from raise_kernel.interop.in_place import launch_in_place
from raise_kernel.runtime.kernel import Kernel


class RawModule:
    """A CUDA source, or a file of LLVM IR, and its kernels. Compiled when first asked for one.

    `code` is CUDA C++; `path` is an `.ll`, `.bc` or `.cu` file, where CuPy takes a cubin or PTX.
    `name_expressions` are instances of templates, such as `"scale<float>"`, for `get_function`.
    Raises ValueError unless exactly one of `code` and `path` is given.
    """

    def __init__(
        self,
        code: str | None = None,
        *,
        path: str | os.PathLike[str] | None = None,
        options: Sequence[str] = (),
        backend: str = "nvrtc",
        translate_cucomplex: bool = False,
        enable_cooperative_groups: bool = False,
        name_expressions: Sequence[str] | None = None,
        jitify: bool = False,
    ) -> None:
        if (code is None) == (path is None):
            raise ValueError("RawModule takes either code or path")
        self.code, self.file_path = code, path
        self.options, self.backend = tuple(options), backend
        self.enable_cooperative_groups = enable_cooperative_groups
        self.name_expressions = tuple(name_expressions or ())
        self._variables: dict[str, np.ndarray] = {}

    def compile(self, log_stream: Any = None) -> None:
        """Compiles the source now. Raises a refusal (RK009) with clang's message."""
        _ = self.module

    @cached_property
    def module(self) -> LLVMModule:
        """The device code as LLVM IR."""
        if self.file_path is not None:
            return read_module(self.file_path)
        used = "".join(
            f"\n__attribute__((used)) static auto* const rk_name_expression_{number} = &{name};"
            for number, name in enumerate(self.name_expressions)
        )
        return compile_cuda(f"{self.code}{used}\n", clang_args=self.options)

    def get_function(self, name: str) -> RawKernel:
        """The kernel of this name, or of this name expression. Raises a refusal (RK003)."""
        found = RawKernel.__new__(RawKernel)
        found._bind(self, name)
        return found

    def get_global(self, name: str) -> np.ndarray:
        """The memory of a `__device__` or `__constant__` variable, as an array to read and write.

        All kernels of the module see what is written to it, and write to it. Raises KeyError for a
        name that no kernel of the module uses.
        """
        if name not in self._variables:
            known = {v.name: v for info in kernels(self.module) for v in info.variables}
            self._variables[name] = np.array(known[name].initial)
        return self._variables[name]


class RawKernel:
    """A kernel of CUDA source, launched as `kernel(grid, block, args, shared_mem=0)`.

    `code` is the source, `name` the kernel's name in it. NumPy arrays are written in place. Where
    an argument is a JAX array, the written arrays are returned, so a call may stand in `jax.jit`.
    """

    def __init__(
        self,
        code: str,
        name: str,
        options: Sequence[str] = (),
        backend: str = "nvrtc",
        *,
        translate_cucomplex: bool = False,
        enable_cooperative_groups: bool = False,
        jitify: bool = False,
    ) -> None:
        module = RawModule(
            code,
            options=options,
            backend=backend,
            enable_cooperative_groups=enable_cooperative_groups,
            name_expressions=[name] if "<" in name else None,
        )
        self._bind(module, name)

    def __repr__(self) -> str:
        return f"<RawKernel {self.name}>"

    def _bind(self, module: RawModule, name: str) -> None:
        self._module, self.name = module, name
        self.code, self.options, self.backend = module.code, module.options, module.backend
        self.file_path = module.file_path
        self.enable_cooperative_groups = module.enable_cooperative_groups

    def compile(self, log_stream: Any = None) -> None:
        """Compiles the source now. Raises a refusal: RK009 with clang's message, RK003 for a name
        that the source lacks."""
        _ = self.kernel

    @cached_property
    def kernel(self) -> Kernel:
        """The kernel as `rk.from_cuda` gives it, for `lower`, `jax.grad` and the rest."""
        return Kernel(self._module.module, find_kernel(self._module.module, self.name))

    @property
    def attributes(self) -> dict[str, int]:
        """What is known without a GPU: bytes of shared memory, and the threads of a block."""
        return {"shared_size_bytes": self.kernel.info.shared_bytes, "max_threads_per_block": 1024}

    def __call__(
        self,
        grid: Sequence[int],
        block: Sequence[int],
        args: Sequence[Any],
        *,
        shared_mem: int = 0,
    ) -> Any:
        """Launches the kernel on `args`: arrays, and NumPy or Python scalars.

        Returns None, or the written arrays where an argument is a JAX array. Raises TypeError for
        sizes that are no sequences, and the refusals of a launch.
        """
        launcher = self.kernel[tuple(grid), tuple(block), None, shared_mem]
        named = (v.name for v in self.kernel.info.variables if not v.is_image)
        variables = {name: self._module.get_global(name) for name in named}
        return launch_in_place(launcher, args, variables)
