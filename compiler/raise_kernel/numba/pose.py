"""`pose_as_cuda`: from here on, this process's numba-cuda runs without a GPU.

numba-cuda's own Python - typing, lowering, device arrays, dispatchers, argument hints - stays; its
driver object, its device class, its kernel class and the few questions to libNVVM and NVRTC are
answered here. Refused where numba-cuda has begun to use a GPU, for its arrays and ours would mix.
"""

from __future__ import annotations

import importlib.util
import inspect
import multiprocessing.spawn
import os
import sys
import threading
from typing import Any

import jax
import numpy as np
from jax.core import Tracer

from raise_kernel import __version__
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.numba_cuda import COMPUTE_CAPABILITY, IR_VERSION, numba_module
from raise_kernel.numba.machine_code import compile_ir
from raise_kernel.numba.virtual_device import device_class
from raise_kernel.numba.virtual_driver import VirtualDriver

_lock = threading.RLock()
_TOOLKIT = (13, 0)


def is_posing() -> bool:
    """Whether this process's numba-cuda is the posing one."""
    driver = numba_module("numba.cuda.cudadrv.driver")
    return isinstance(driver.driver, VirtualDriver)


def pose_as_cuda() -> Any:
    """Puts the virtual driver under numba-cuda, and returns `numba.cuda`.

    Raises RK025 where numba-cuda is missing or does not import, RK030 where it has begun to use a
    GPU, and CudaSupportError where NUMBA_DISABLE_CUDA is set, as Numba does with a GPU.
    """
    with _lock:
        _check_simulator()
        cuda = numba_module("numba.cuda")
        if not is_posing():
            _pose()
        return cuda


def _check_simulator() -> None:
    if os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0"):
        raise Refusal(
            "RK030",
            "NUMBA_ENABLE_CUDASIM is set: numba.cuda is Numba's simulator",
            hint="unset it, to run the program on raise-kernel",
        )


def _pose() -> None:
    drivers = numba_module("numba.cuda.cudadrv.driver")
    real = drivers.driver
    if real.is_initialized and real.initialization_error is None:
        raise Refusal(
            "RK030",
            "numba-cuda is using a GPU in this process already",
            hint="call raise_kernel.pose_as_cuda(), or import raise_kernel.numba, before that",
        )
    config = numba_module("numba.cuda.core.config")
    if config.DISABLE_CUDA:
        return  # numba-cuda then says itself that CUDA is off
    if "NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS" not in os.environ:
        config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # they are about a GPU's multiprocessors
    drivers._logger = drivers.make_logger()
    virtual = type("VirtualNumbaDriver", (VirtualDriver, type(real)), {})
    real.__class__ = virtual
    VirtualDriver.__init__(real, drivers.binding, drivers.CudaAPIError)
    real.is_initialized, real.initialization_error, real.pid = True, None, os.getpid()
    drivers.Device = device_class(drivers)
    drivers._to_core_stream = _core_stream(drivers)
    drivers.Stream.add_callback = _call_back(drivers)
    _answer_for_compilers()
    _answer_for_libraries()
    _answer_for_the_linker()
    _answer_for_statistics()
    _pose_in_children()
    _use_raised_kernels()
    _keep_apart_on_disk()
    _stand_in_for_mlir()


def _core_stream(drivers: Any) -> Any:
    """A launch's stream as numba-cuda's own kind; the driver refuses those it did not make."""

    def core_stream(stream: Any) -> Any:
        if not stream:
            return drivers.Stream(drivers.binding.CUstream(0))
        if not isinstance(stream, drivers.Stream):
            if isinstance(stream, int) and not isinstance(stream, bool):
                stream = drivers.Stream(drivers.binding.CUstream(stream), external=True)
            else:
                raise TypeError(
                    f"Expected a Stream object or 0, got {type(stream).__name__}: under "
                    "raise-kernel streams come from cuda.stream()"
                )
        drivers.driver.check_stream(stream.handle)
        return stream

    return core_stream


def _answer_for_compilers() -> None:
    """Which IR and which toolkit: neither libNVVM nor NVRTC is needed; PTX comes from LLVM."""
    nvvm = numba_module("numba.cuda.cudadrv.nvvm")
    nvvm.is_available = lambda: True
    nvvm.NVVM.get_ir_version = lambda _self: IR_VERSION
    nvvm.compile_ir = compile_ir
    nvrtc = numba_module("numba.cuda.cudadrv.nvrtc")
    nvrtc.compile = _no_machine_code
    nvrtc._get_nvrtc_version = lambda: _TOOLKIT
    nvrtc.get_supported_ccs = lambda: [COMPUTE_CAPABILITY]
    numba_module("numba.cuda.cudadrv.runtime")._get_nvrtc_version = lambda: _TOOLKIT


def _no_machine_code(*args: Any, **options: Any) -> Any:
    raise Refusal(
        "RK031",
        "NVRTC does not generate code here: clang compiles CUDA sources",
        hint="inspect_asm() gives the PTX of a kernel in Python",
    )


def _answer_for_statistics() -> None:
    """Numba's runtime on the device counts allocations; here nothing is counted."""
    runtime = type(numba_module("numba.cuda.memory_management.nrt").rtsys)
    runtime.memsys_enable_stats = lambda self, stream=None: None
    runtime.memsys_disable_stats = lambda self, stream=None: None
    runtime.get_allocation_stats = _no_statistics


def _no_statistics(*args: Any) -> Any:
    raise Refusal("RK012", "allocations inside kernels are not counted")


def _answer_for_the_linker() -> None:
    """Linked functions are LLVM IR beside the kernel's: what nvJitLink's LTO is asked for."""
    for name in ("cudadrv.driver", "decorators", "_internal.cuda_fp16"):
        numba_module(f"numba.cuda.{name}")._have_nvjitlink = lambda: True


# The library of cooperative groups' device functions, whose calls are raised: no file is linked.
_CUDADEVRT = "cudadevrt"


def _answer_for_libraries() -> None:
    """Where the toolkit's libraries are: cudadevrt is always there, the others where they are."""
    libs = numba_module("numba.cuda.cudadrv.libs")
    find, check = libs.get_cudalib, libs.check_static_lib
    libs.get_cudalib = lambda lib, static=False: lib if lib == _CUDADEVRT else find(lib, static)
    libs.check_static_lib = lambda path: None if path == _CUDADEVRT else check(path)
    paths = numba_module("numba.cuda.cuda_paths")
    none = paths._env_path_tuple("raise-kernel", None)
    # Nobody loads these, but who asks for the folder of headers has them looked for first.
    paths._get_nvrtc_path = paths._get_nvvm_path = paths._get_libdevice_path = lambda: none


def _pose_in_children() -> None:
    """Processes that multiprocessing spawns from here pose too, before they run anything."""
    command = multiprocessing.spawn.get_command_line
    begin = "from raise_kernel.numba.pose import pose_as_cuda; pose_as_cuda(); "

    def get_command_line(**words: Any) -> list[str]:
        line = command(**words)
        if "-c" in line:
            index = line.index("-c") + 1
            line[index] = begin + line[index]
        return line

    multiprocessing.spawn.get_command_line = get_command_line


def _stand_in_for_mlir() -> None:
    """numba-cuda-mlir's `cuda`, which has the same interface, is numba-cuda's from here on."""
    package = "numba_cuda_mlir"
    if importlib.util.find_spec(package) is None:
        return
    cuda = numba_module("numba.cuda")
    sys.modules[f"{package}.cuda"] = cuda
    if package in sys.modules:
        setattr(sys.modules[package], "cuda", cuda)  # noqa: B010


def _use_raised_kernels() -> None:
    from raise_kernel.numba.kept.store import watch_device_functions
    from raise_kernel.numba.raised_kernel import kernel_class
    from raise_kernel.numba.typed_calls import refresh_what_is_new, type_calls_once

    type_calls_once()
    refresh_what_is_new()
    watch_device_functions()
    dispatcher = numba_module("numba.cuda.dispatcher")
    dispatcher._Kernel = kernel_class(dispatcher)
    _refuse_traced_launches(dispatcher.CUDADispatcher)
    _name_read_only_arrays(dispatcher.CUDADispatcher)


def _keep_apart_on_disk() -> None:
    """Entries of `cache=True` are for this version of raise-kernel: a GPU has its own."""
    codegen = numba_module("numba.cuda.codegen").JITCUDACodegen
    magic_tuple = codegen.magic_tuple
    codegen.magic_tuple = lambda self: (*magic_tuple(self), f"raise-kernel {__version__}")


def _name_read_only_arrays(dispatcher: Any) -> None:
    """Where Numba's typing fails at a store to a read-only array, its error says which and what to
    do first."""
    typing_error = numba_module("numba.core.errors").TypingError
    compiled = dispatcher._compile_for_args

    def compile_for_args(self: Any, *args: Any, **words: Any) -> Any:
        try:
            return compiled(self, *args, **words)
        except typing_error as error:
            if "readonly array" in str(error):
                names = inspect.signature(self.py_func).parameters
                fixed = [
                    name
                    for name, arg in zip(names, args, strict=False)
                    if isinstance(arg, np.ndarray) and not arg.flags.writeable
                ]
                error.patch_message(
                    f"{self.py_func.__name__} writes a NumPy array that is read-only "
                    f"({', '.join(fixed)}): pass a copy, or make it writeable.\n\n{error}"
                )
            raise

    dispatcher._compile_for_args = compile_for_args


def _call_back(drivers: Any) -> Any:
    """`Stream.add_callback`: work is done in the order of the calls, so all of it comes before."""

    def add_callback(self: Any, callback: Any, arg: Any = None) -> None:
        drivers.driver.cuStreamSynchronize(self.handle)
        threading.Thread(target=callback, args=(self, 0, arg), daemon=True).start()

    return add_callback


def _refuse_traced_launches(dispatcher: Any) -> None:
    """A size that JAX traces is refused by name; numba-cuda only finds that it has no hash."""
    from raise_kernel.runtime.brackets import launch_of
    from raise_kernel.runtime.jit import typed_errors

    configured = dispatcher.__getitem__

    def getitem(self: Any, configuration: Any) -> Any:
        try:
            return configured(self, configuration)
        except TypeError:
            if any(isinstance(part, Tracer) for part in jax.tree.leaves(configuration)):
                with typed_errors():
                    launch_of(configuration)
            raise

    dispatcher.__getitem__ = getitem


__all__ = ["COMPUTE_CAPABILITY", "is_posing", "pose_as_cuda"]
