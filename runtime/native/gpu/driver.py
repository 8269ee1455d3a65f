"""CUDA's driver, opened at run time: which devices there are, and PTX as a kernel.

No toolkit is needed: the driver compiles PTX, and keeps what it made in a cache of its own. A
kernel is loaded as part of a library (CUDA 12.0 and newer), which belongs to no device's context:
one handle serves all devices.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.native.gpu.target import GpuTarget

OLDEST = 12000
STATIC_LIMIT = 48 * 1024

# CUdevice_attribute.
_MAJOR, _MINOR, _PROCESSORS, _COOPERATIVE, _THREADS = 75, 76, 16, 95, 39
# CUfunction_attribute.
_LOCAL, _REGISTERS, _DYNAMIC_SHARED = 3, 4, 8
# CUjit_option.
_LOG, _LOG_SIZE = 5, 6
_LOG_BYTES = 8192

_OUT_OF_MEMORY = 2

# The bytes of local memory a thread that the driver has at hand from the start.
_FREE_LOCAL = 1024


@dataclass(eq=False)
class Failure(Exception):
    """What a function of the driver returned that is not 0, with what it wrote to a log."""

    function: str
    code: int
    name: str
    log: str = ""

    def __str__(self) -> str:
        return f"{self.function}: {self.name} ({self.code})" + (f": {self.log}" if self.log else "")


@dataclass(frozen=True)
class GpuKernel:
    """A kernel in the driver: its handle, and the registers and bytes of local memory a thread."""

    handle: int
    registers: int
    local_bytes: int


class Driver:
    """The driver library."""

    def __init__(self, library: Any) -> None:
        self._library = library
        self.call("cuInit", 0)
        version, count = ctypes.c_int(), ctypes.c_int()
        self.call("cuDriverGetVersion", ctypes.byref(version))
        self.call("cuDeviceGetCount", ctypes.byref(count))
        self.version, self.devices = version.value, range(count.value)

    def call(self, function: str, *arguments: Any) -> None:
        """Calls a function; `Failure` where it does not return 0."""
        code = getattr(self._library, function)(*arguments)
        if code:
            raise Failure(function, code, self._name(code))

    def _name(self, code: int) -> str:
        name = ctypes.c_char_p()
        known = self._library.cuGetErrorName(code, ctypes.byref(name)) == 0
        return (name.value or b"").decode() if known else "an unknown error"

    def address(self, function: str) -> int:
        """Where a function is."""
        return ctypes.cast(getattr(self._library, function), ctypes.c_void_p).value or 0

    def attribute(self, attribute: int, device: int) -> int:
        """Of a device, whose handle is its number."""
        value = ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(value), attribute, device)
        return value.value

    @functools.cached_property
    def processors(self) -> int:
        """The multiprocessors of the first device."""
        return self.attribute(_PROCESSORS, self.devices[0])

    @functools.cached_property
    def target(self) -> GpuTarget:
        """What all of the devices run."""
        capabilities = [
            10 * self.attribute(_MAJOR, device) + self.attribute(_MINOR, device)
            for device in self.devices
        ]
        return GpuTarget.of(min(capabilities), self.version)

    def load(
        self, ptx: str, name: str, devices: Sequence[int] = (0,), shared_bytes: int = 0
    ) -> GpuKernel:
        """The kernel `name` of a module on some devices, for launches with so many dynamic shared
        bytes."""
        library, kernel = ctypes.c_void_p(), ctypes.c_void_p()
        log = ctypes.create_string_buffer(_LOG_BYTES)
        options = (ctypes.c_int * 2)(_LOG, _LOG_SIZE)
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), _LOG_BYTES)
        image = ctypes.c_char_p(ptx.encode())
        try:
            self.call(
                "cuLibraryLoadData", ctypes.byref(library), image, options, values, 2, None, None, 0
            )
        except Failure as failure:
            said = log.value.decode(errors="replace").strip()
            raise Failure(failure.function, failure.code, failure.name, said) from None
        self.call("cuLibraryGetKernel", ctypes.byref(kernel), library, name.encode())
        for device in devices:
            if shared_bytes:
                self.call("cuKernelSetAttribute", _DYNAMIC_SHARED, shared_bytes, kernel, device)
            # Code is loaded when it is first used, which must not be while a graph is captured.
            with self._context(device):
                self.call("cuKernelGetFunction", ctypes.byref(ctypes.c_void_p()), kernel)
        return GpuKernel(
            kernel.value or 0,
            self._of(kernel, _REGISTERS, devices[0]),
            self._of(kernel, _LOCAL, devices[0]),
        )

    def _of(self, kernel: ctypes.c_void_p, attribute: int, device: int) -> int:
        value = ctypes.c_int()
        self.call("cuKernelGetAttribute", ctypes.byref(value), attribute, kernel, device)
        return value.value

    def check_stack(self, kernel: GpuKernel, devices: Sequence[int]) -> None:
        """`Failure` where a device has no memory for the local memory of all threads that it may
        hold. The driver takes it at the first launch, which would fail then."""
        if kernel.local_bytes <= _FREE_LOCAL:
            return
        for device in devices:
            free, total = ctypes.c_size_t(), ctypes.c_size_t()
            with self._context(device):
                self.call("cuMemGetInfo_v2", ctypes.byref(free), ctypes.byref(total))
            threads = self.attribute(_THREADS, device) * self.attribute(_PROCESSORS, device)
            needed = kernel.local_bytes * threads
            if needed > free.value:
                said = (
                    f"{kernel.local_bytes} bytes of local memory a thread are {needed >> 20} MiB "
                    f"on device {device}, which has {free.value >> 20} MiB left"
                )
                raise Failure("cuMemGetInfo", _OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY", said)

    def fits_at_once(
        self, kernel: GpuKernel, devices: Sequence[int], blocks: int, threads: int, shared: int
    ) -> bool:
        """Whether that many blocks are on each device at one time, as a cooperative launch asks."""
        return all(
            self.attribute(_COOPERATIVE, device)
            and blocks
            <= self._resident(kernel, threads, shared, device) * self.attribute(_PROCESSORS, device)
            for device in devices
        )

    def _resident(self, kernel: GpuKernel, threads: int, shared_bytes: int, device: int) -> int:
        """Blocks a multiprocessor."""
        count = ctypes.c_int()
        with self._context(device):
            self.call(
                "cuOccupancyMaxActiveBlocksPerMultiprocessor",
                ctypes.byref(count),
                ctypes.c_void_p(kernel.handle),
                threads,
                ctypes.c_size_t(shared_bytes),
            )
        return count.value

    @contextlib.contextmanager
    def _context(self, device: int) -> Iterator[None]:
        """The device's primary context, which is XLA's too, as the current one."""
        context = ctypes.c_void_p()
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxPushCurrent_v2", context)
        try:
            yield
        finally:
            self.call("cuCtxPopCurrent_v2", ctypes.byref(ctypes.c_void_p()))
            self.call("cuDevicePrimaryCtxRelease_v2", device)


@functools.cache
def driver() -> Driver:
    """The driver of this machine. Refuses (RK025) where there is none, or one that is too old."""
    try:
        library = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        raise Refusal("RK025", f"there is no CUDA driver: {error}") from None
    try:
        found = Driver(library)
    except Failure as failure:
        raise Refusal("RK025", f"the CUDA driver does not start: {failure}") from None
    if found.version < OLDEST:
        version = f"{found.version // 1000}.{found.version % 1000 // 10}"
        raise Refusal(
            "RK025", f"the driver is for CUDA {version}; 12.0 is the oldest that is supported"
        )
    if not found.devices:
        raise Refusal("RK025", "the CUDA driver finds no device")
    return found


def refusal_of(failure: Failure) -> Refusal:
    """RK043 where memory ran out, else RK050."""
    code = "RK043" if failure.code == _OUT_OF_MEMORY else "RK050"
    return Refusal(code, f"the driver rejects the kernel: {failure}")
