"""numba-cuda's `_Kernel`, compiled to LLVM IR and raised when it is launched.

Everything above it is numba-cuda's: the dispatcher types the arguments, finds the overload for them
and calls `launch`. Written arrays are written in place: device arrays in their buffers, host arrays
by the copy back that Numba makes.
"""

from __future__ import annotations

import functools
import importlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import numpy as np

from raise_kernel.collecting import rare_collections
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.frontend.numba_cuda import compiled_module, numba_module
from raise_kernel.numba.captured_arrays import named
from raise_kernel.numba.kept.store import KeptKernel, kept_or_compiled
from raise_kernel.numba.launch_arguments import LaunchArguments
from raise_kernel.numba.line_tables import without_line_tables
from raise_kernel.numba.virtual_driver import current_device
from raise_kernel.runtime.brackets import known_launch
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.device.launch import Program
from raise_kernel.runtime.device.refused_launches import launch_by, launch_somehow
from raise_kernel.runtime.native.gpu.resources import Resources, resources

# What a kernel has once it is compiled, and not while it only is launched.
_LOWERED = frozenset(
    ("call_helper", "target_context", "fndesc", "environment", "_type_annotation", "_codelibrary")
)


def kernel_class(dispatcher: Any) -> type:
    """The class, of numba-cuda's dispatcher module."""
    compiler = numba_module("numba.cuda.compiler")
    locked = dispatcher.global_compiler_lock
    numba_module("numba.cuda.codegen").CUDACodeLibrary.get_cufunc = _function_of

    class RaisedKernel(dispatcher._Kernel):
        """A kernel for one set of argument types."""

        @locked
        @rare_collections()
        def __init__(
            self,
            py_func: Any,
            argtypes: Any,
            link: Any = None,
            debug: bool = False,
            lineinfo: bool = False,
            inline: Any = False,
            forceinline: bool = False,
            fastmath: Any = False,
            extensions: Any = None,
            max_registers: int | None = None,
            lto: bool = False,
            opt: bool = True,
            device: bool = False,
            launch_bounds: Any = None,
            shared_memory_carveout: Any = None,
        ) -> None:
            if device:
                raise RuntimeError("Cannot compile a device function as a kernel")
            self.objectmode = False
            self.entry_point = None
            self.py_func, self.argtypes = py_func, argtypes
            self.function_name = py_func.__name__
            self.debug, self.lineinfo = debug, lineinfo
            self.extensions = extensions or []
            self.launch_bounds = launch_bounds
            self.shared_memory_carveout = None
            if shared_memory_carveout is not None:
                self.shared_memory_carveout = _carveout(
                    self._parse_carveout, shared_memory_carveout
                )
            self.lifted: list[Any] = []
            self._referenced_environments: list[Any] = []
            self._compiled = functools.partial(
                compiler.compile_cuda,
                py_func,
                dispatcher.types.void,
                argtypes,
                debug=debug,
                forceinline=forceinline,
                fastmath=fastmath,
                nvvm_options={"fastmath": fastmath, "opt": 3 if opt else 0},
                cc=dispatcher.get_current_device().compute_capability,
                max_registers=max_registers,
                lto=lto,
            )
            options = {
                "debug": debug,
                "link": link,
                "extensions": extensions,
                "lineinfo": lineinfo,
                "inline": inline,
                "forceinline": forceinline,
                "fastmath": fastmath,
                "max_registers": max_registers,
                "lto": lto,
                "opt": opt,
                "launch_bounds": launch_bounds,
            }
            compile_now = functools.partial(self._compile, link or [])
            kept = kept_or_compiled(py_func, argtypes, options, compile_now)
            if kept is not None:
                self.launch_config_sensitive = False
                self.cooperative, self.entry_name = kept.cooperative, kept.entry_name
                self.signature = kept.signature
                self.program = Program(kept.module, kept.info)

        def _compile(self, link: Any) -> KeptKernel | None:
            """Compile the kernel; what may be kept of it for other processes."""
            library = self._lower()
            linked = [*link, *library._linking_files]
            captured: dict[str, Buffer] = {}
            edit = functools.partial(named, captured=captured)
            module = compiled_module(self, self.py_func, linked, edit)
            info = find_kernel(module)
            self.program = Program(module, info, variables=captured)
            if linked or captured or self.launch_config_sensitive:
                return None
            return KeptKernel(module, info, self.entry_name, self.signature, self.cooperative)

        def _lower(self) -> Any:
            """Numba's typing and lowering; the library that they make."""
            compile_with = self._compiled
            compiled = compile_with() if self.debug else _with_lines(compile_with)
            metadata = getattr(compiled, "metadata", None) or {}
            self.launch_config_sensitive = bool(metadata.get("launch_config_sensitive", False))
            library = compiled.library
            function = library.get_function(compiled.fndesc.llvm_func_name)
            library._entry_name = compiled.fndesc.llvm_func_name
            compiler.kernel_fixup(function, self.debug)
            dispatcher.nvvm.set_launch_bounds(function, self.launch_bounds)
            self.cooperative = library.use_cooperative
            self.entry_name = function.name
            self.signature = compiled.signature
            self.call_helper = compiled.call_helper
            self.target_context = compiled.target_context
            self.fndesc = compiled.fndesc
            self.environment = compiled.environment
            self._type_annotation = compiled.type_annotation
            self._codelibrary = library
            return library

        def __getattr__(self, name: str) -> Any:
            """What Numba knows of a kernel of an earlier process, which is compiled when it is
            asked for."""
            if name not in _LOWERED or "_compiled" not in self.__dict__:
                raise AttributeError(name)
            with rare_collections():
                self._lower()
            return self.__dict__[name]

        def _reduce_states(self) -> dict[str, Any]:
            """What numba-cuda's cache on disk keeps. Arrays that a kernel captures it refuses."""
            return super()._reduce_states() | {
                "function_name": self.function_name,
                "launch_bounds": self.launch_bounds,
                "module": self.program.module,
            }

        @classmethod
        def _rebuild(cls, *, name: str, codelibrary: Any, module: LLVMModule, **states: Any) -> Any:
            """A kernel of the cache. Nothing is compiled."""
            instance = cls.__new__(cls)
            instance.__dict__ |= states
            instance.objectmode, instance.entry_point = False, None
            instance.entry_name, instance._codelibrary = name, codelibrary
            instance._type_annotation = None
            instance._referenced_environments = []
            instance.program = Program(module, find_kernel(module))
            return instance

        def bind(self) -> None:
            """Nothing to load: the kernel is raised at its first launch."""

        def launch(
            self, args: Any, griddim: Any, blockdim: Any, stream: Any = 0, sharedmem: int = 0
        ) -> None:
            if len(args) != len(self.argument_types):
                count = len(self.argument_types)
                raise TypeError(
                    f"{self.function_name} takes {count} arguments, and {len(args)} were passed"
                )
            given = LaunchArguments(stream, self.extensions, current_device())
            values = [given.value(t, v) for t, v in zip(self.argument_types, args, strict=True)]
            with _launch_errors():
                self._check_bounds(blockdim)
                chosen = known_launch(griddim, blockdim, sharedmem)
                program = self.program
                launch_somehow(program, lambda how: launch_by(how, program, chosen, values))
            if self.debug:
                self._raise_device_exception()
            given.finish()

        def _check_bounds(self, blockdim: Any) -> None:
            """RK007 for a block over the threads of `launch_bounds`."""
            bounds = self.launch_bounds
            most = bounds[0] if isinstance(bounds, tuple) else bounds
            if most is None:
                return
            threads = int(np.prod(blockdim))
            if threads > most:
                raise Refusal(
                    "RK007",
                    f"a block has {threads} threads; the kernel's launch_bounds allow {most}",
                    kernel=self.function_name,
                )

        def _variable(self, name: str) -> int:
            """What an int variable of the module holds, which the kernel may write; 0 if gone."""
            buffer = self.program.variables.get(f"{self.program.info.name}__{name}__")
            return 0 if buffer is None else int(buffer.to_host(0, 4).view(np.int32)[0])

        def _raise_device_exception(self) -> None:
            """Raises what a thread raised, with its location, as numba-cuda does in debug mode."""
            code = self._variable("errcode")
            if not code:
                return
            thread = [self._variable(f"tid{axis}") for axis in "zyx"]
            block = [self._variable(f"ctaid{axis}") for axis in "zyx"]
            for buffer in self.program.variables.values():
                buffer.from_host(0, np.zeros(buffer.nbytes, np.uint8))
            kind, details, location = self.call_helper.get_exception(code)
            where = ""
            if location is not None:
                name, path, line = location
                where = f"In function {name!r}, file {os.path.abspath(path)}, line {line}, "
            prefix = f"{where}tid={thread} ctaid={block}"
            if details:
                raise kind(f"{prefix}: {details[0]}", *details[1:])
            raise kind(prefix)

        def inspect_llvm(self) -> str:
            return self._shown.get_llvm_str()

        def inspect_asm(self, cc: Any) -> str:
            return self._shown.get_asm_str(cc=cc)

        @functools.cached_property
        def _shown(self) -> Any:
            library = self._codelibrary
            if not (self.debug or self.lineinfo):
                library._llvm_strs = [without_line_tables(text) for text in library.llvm_strs]
            return library

        def inspect_sass(self) -> str:
            raise _no_machine_code("SASS", self.function_name)

        inspect_sass_cfg = inspect_sass

        @property
        def shared_mem_per_block(self) -> int:
            return self.program.info.shared_bytes

        @property
        def max_threads_per_block(self) -> int:
            return 1024

        @functools.cached_property
        def _resources(self) -> Resources:
            """Of the code for all arguments of these types, as Numba's is."""
            device = dispatcher.get_current_device()
            return resources(self.inspect_asm(device.compute_capability), self.entry_name)

        @property
        def regs_per_thread(self) -> int:
            return self._resources.registers

        @property
        def const_mem_size(self) -> int:
            return sum(v.size for v in self.program.info.variables if not v.written)

        @property
        def local_mem_per_thread(self) -> int:
            return self._resources.local_bytes

        def max_cooperative_grid_blocks(self, blockdim: Any, dynsmemsize: int = 0) -> int:
            threads = int(np.prod(blockdim))
            device = dispatcher.get_current_device()
            active = dispatcher.driver.driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(
                None, threads, dynsmemsize
            )
            return active * device.MULTIPROCESSOR_COUNT

    return RaisedKernel


@contextmanager
def _launch_errors() -> Iterator[None]:
    """A launch that no device takes is the error that a program with a GPU sees, too."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code != "RK007":
            raise
        values = {f.name: getattr(refusal, f.name) for f in fields(Refusal)}
        values["message"] = f"CUDA_ERROR_INVALID_VALUE: {refusal.message}"
        raise _launch_refusal()(**values) from refusal.__cause__


@functools.cache
def _launch_refusal() -> type[Refusal]:
    kind = importlib.import_module("cuda.core._utils.cuda_utils").CUDAError
    return type("LaunchRefusal", (Refusal, kind), {"__doc__": "A refusal that is CUDA's too."})


def _with_lines(compile_with: Callable[..., Any]) -> Any:
    """Compiled with line tables, which messages need; numba-cuda divides by zero when it makes
    those of a tuple of empty tuples, which goes without."""
    try:
        return compile_with(lineinfo=True)
    except ZeroDivisionError:
        return compile_with(lineinfo=False)


def _function_of(library: Any) -> Any:
    """What stands for the loaded function of a code library: its limits."""
    attributes = SimpleNamespace(max_threads_per_block=1024)
    return SimpleNamespace(name=library._entry_name, kernel=SimpleNamespace(attributes=attributes))


def _carveout(parse: Any, carveout: Any) -> int:
    value = parse(carveout)
    if not -1 <= value <= 100:
        raise ValueError("Carveout must be between -1 and 100")
    return value


def _no_machine_code(what: str, function_name: str) -> Refusal:
    return Refusal(
        "RK031",
        f"there is no {what} of a kernel that is raised",
        kernel=function_name,
        hint="inspect_llvm() shows what is raised, inspect_asm() PTX",
    )
