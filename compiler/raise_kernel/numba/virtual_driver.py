"""The CUDA driver's functions, as numba-cuda calls them, on the virtual device's driver.

One virtual device stands for each JAX device; what is allocated in its context lives on it. What a
virtual device cannot do (IPC, peer mappings, loading PTX) fails as the driver does where it is not
supported, and says so.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np

from raise_kernel.frontend.numba_cuda import numba_module
from raise_kernel.runtime.device.attributes import ATTRIBUTES
from raise_kernel.runtime.device.driver import DRIVER, active_blocks
from raise_kernel.runtime.device.errors import DeviceError
from raise_kernel.runtime.device.launch import synchronize

DRIVER_VERSION = 13000


@dataclass
class State:
    """The contexts of the process."""

    local: threading.local = field(default_factory=threading.local)
    # The process that began to use the device: after a fork, JAX cannot go on in the child.
    pid: int | None = None

    @property
    def stack(self) -> list[int]:
        """The devices whose contexts this thread has pushed, innermost last."""
        if not hasattr(self.local, "stack"):
            self.local.stack = []
        return self.local.stack


STATE = State()


class VirtualDriver:
    """The functions, named as the driver names them. Mixed into numba-cuda's `Driver`."""

    def __init__(self, bindings: Any, api_error: type[Exception]) -> None:
        self._bindings = bindings
        self._api_error = api_error

    def _error(self, code: str, message: str) -> Exception:
        return self._api_error(getattr(self._bindings.CUresult, f"CUDA_ERROR_{code}"), message)

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("cu"):
            raise AttributeError(name)

        def unsupported(*args: Any) -> Any:
            raise self._error("NOT_SUPPORTED", f"{name}: there is no GPU under raise-kernel")

        return unsupported

    # Devices and contexts. A context's handle is one more than its device's number.

    def cuInit(self, flags: int) -> None: ...

    def cuDriverGetVersion(self) -> int:
        return DRIVER_VERSION

    def cuDeviceGetCount(self) -> int:
        return len(_devices())

    def cuDeviceGetAttribute(self, attribute: Any, device: int) -> int:
        name = attribute.name.removeprefix("CU_DEVICE_ATTRIBUTE_")
        if name == "PCI_BUS_ID":
            return int(device) + 1
        return ATTRIBUTES.get(name, 0)

    def cuCtxGetCurrent(self) -> Any:
        stack = STATE.stack
        return self._bindings.CUcontext(stack[-1] + 1 if stack else 0)

    def cuCtxGetDevice(self) -> int:
        if not STATE.stack:
            raise self._error("INVALID_CONTEXT", "no context is current")
        return STATE.stack[-1]

    def cuCtxPushCurrent(self, context: Any) -> None:
        STATE.stack.append(int(context) - 1)

    def cuCtxPopCurrent(self) -> Any:
        if not STATE.stack:
            raise self._error("INVALID_CONTEXT", "no context to pop")
        return self._bindings.CUcontext(STATE.stack.pop() + 1)

    def cuCtxSynchronize(self) -> None:
        synchronize()

    def cuDevicePrimaryCtxRelease(self, device: int) -> None: ...

    def cuDevicePrimaryCtxReset(self, device: int) -> None:
        synchronize()

    def cuDeviceCanAccessPeer(self, device: int, peer: Any) -> int:
        return 0

    def cuProfilerStart(self) -> None: ...

    def cuProfilerStop(self) -> None: ...

    @contextlib.contextmanager
    def _driver_errors(self) -> Iterator[None]:
        """Errors of the device under numba-cuda's own type."""
        _check_fork()
        try:
            yield
        except DeviceError as error:
            raise self._error(error.code, error.message) from None

    # Memory.

    def _pointer(self, address: int) -> Any:
        return self._bindings.CUdeviceptr(address)

    def cuMemAlloc(self, size: int) -> Any:
        with self._driver_errors():
            return self._pointer(DRIVER.allocate(size, current_device()))

    def cuMemFree(self, pointer: Any) -> None:
        with self._driver_errors():
            DRIVER.free(int(pointer))

    def cuMemGetInfo(self) -> tuple[int, int]:
        return DRIVER.memory_info()

    def cuMemGetAddressRange(self, address: Any) -> tuple[Any, int]:
        with self._driver_errors():
            buffer, start = DRIVER.find(int(address))
        return self._pointer(int(address) - start), buffer.nbytes

    def _host_pages(self, size: int) -> int:
        pages = np.zeros(max(size, 1), np.uint8)[:size]
        address = pages.ctypes.data
        DRIVER.share(address, pages, current_device())
        return address

    def cuMemAllocManaged(self, size: int, flags: int) -> Any:
        return self._pointer(self._host_pages(size))

    def cuMemHostAlloc(self, size: int, flags: int) -> int:
        return self._host_pages(size)

    def cuMemFreeHost(self, address: int) -> None:
        self.cuMemFree(address)

    def cuMemHostRegister(self, address: int, size: int, flags: int) -> None:
        with self._driver_errors():
            DRIVER.share(address, _host_view(address, size), current_device())

    def cuMemHostUnregister(self, address: int) -> None:
        with self._driver_errors():
            DRIVER.unshare(address)

    def cuMemHostGetDevicePointer(self, address: int, flags: int) -> Any:
        return self._pointer(address)

    def cuPointerGetAttribute(self, attribute: Any, pointer: Any) -> Any:
        return pointer

    def cuMemcpyHtoD(self, target: int, source: int, size: int) -> None:
        with self._driver_errors():
            DRIVER.copy_in(int(target), _host_view(source, size))

    def cuMemcpyDtoH(self, target: int, source: int, size: int) -> None:
        with self._driver_errors():
            _host_view(target, size)[:] = DRIVER.copy_out(int(source), size)

    def cuMemcpyDtoD(self, target: int, source: int, size: int) -> None:
        with self._driver_errors():
            DRIVER.copy(int(target), int(source), size)

    def cuMemsetD8(self, target: Any, value: int, count: int) -> None:
        with self._driver_errors():
            DRIVER.fill(int(target), value, count)

    def cuMemcpyHtoDAsync(self, target: int, source: int, size: int, stream: Any) -> None:
        self.cuMemcpyHtoD(target, source, size)

    def cuMemcpyDtoHAsync(self, target: int, source: int, size: int, stream: Any) -> None:
        self.cuMemcpyDtoH(target, source, size)

    def cuMemcpyDtoDAsync(self, target: int, source: int, size: int, stream: Any) -> None:
        self.cuMemcpyDtoD(target, source, size)

    def cuMemsetD8Async(self, target: Any, value: int, count: int, stream: Any) -> None:
        self.cuMemsetD8(target, value, count)

    # Streams and events.

    def cuStreamCreate(self, flags: int) -> Any:
        return self._bindings.CUstream(DRIVER.create_stream())

    def cuStreamDestroy(self, stream: Any) -> None:
        DRIVER.destroy_stream(int(stream))

    def check_stream(self, stream: Any) -> None:
        """Refuses the stream of another library: nothing here could wait for it."""
        if not DRIVER.is_stream(int(stream)):
            raise self._error(
                "INVALID_HANDLE",
                f"{int(stream):#x} is a stream of another library; under raise-kernel streams come "
                "from cuda.stream()",
            )

    def cuStreamSynchronize(self, stream: Any) -> None:
        self.check_stream(stream)
        synchronize()

    def cuStreamWaitEvent(self, stream: Any, event: Any, flags: int) -> None: ...

    def cuEventCreate(self, flags: int) -> Any:
        return self._bindings.CUevent(DRIVER.create_event())

    def cuEventDestroy(self, event: Any) -> None:
        DRIVER.destroy_event(int(event))

    def cuEventRecord(self, event: Any, stream: Any) -> None:
        DRIVER.record_event(int(event))

    def cuEventSynchronize(self, event: Any) -> None: ...

    def cuEventQuery(self, event: Any) -> None: ...

    def cuEventElapsedTime(self, start: Any, end: Any) -> float:
        with self._driver_errors():
            return DRIVER.elapsed(int(start), int(end))

    def cuOccupancyMaxActiveBlocksPerMultiprocessor(
        self, function: Any, block: int, shared: int
    ) -> int:
        return active_blocks(block, shared)


def current_device() -> Any:
    """The JAX device of the current context."""
    _check_fork()
    return _devices()[STATE.stack[-1] if STATE.stack else 0]


@functools.cache
def _devices() -> list[Any]:
    STATE.pid = os.getpid()
    return jax.local_devices()


def _check_fork() -> None:
    """CudaDriverError in a child that was forked after the device was used, as with a GPU."""
    if STATE.pid not in (None, os.getpid()):
        error = numba_module("numba.cuda.cudadrv.error").CudaDriverError
        raise error("CUDA initialized before forking: start processes with 'spawn'")


def _host_view(address: int, size: int) -> np.ndarray:
    """Bytes of this process's memory, as an array."""
    if not size:
        return np.zeros(0, np.uint8)
    return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(int(address)))
