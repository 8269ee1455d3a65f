"""The CUDA driver's functions, as numba-cuda calls them, on memory of this process.

One virtual device stands for each JAX device; what is allocated in its context lives on it. Work is
done in the order of the calls, whatever its stream: every program that is right with streams is
right so. What a virtual device cannot do (IPC, peer mappings, loading PTX) fails as the driver does
where it is not supported, and says so.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
import os
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np

from raise_kernel.frontend.numba_cuda import numba_module
from raise_kernel.numba.attributes import ATTRIBUTES
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.buffer import Buffer, HostBuffer
from raise_kernel.runtime.device.launch import synchronize

DRIVER_VERSION = 13000
# Handles of the default streams, which always exist: default, legacy, per thread.
_DEFAULT_STREAMS = (0, 1, 2)


@dataclass
class State:
    """What the device knows; one a process."""

    local: threading.local = field(default_factory=threading.local)
    handles: itertools.count[int] = field(default_factory=lambda: itertools.count(0x1000, 16))
    streams: set[int] = field(default_factory=set)
    events: dict[int, float | None] = field(default_factory=dict)
    # The process that began to use the device: after a fork, JAX cannot go on in the child.
    pid: int | None = None
    # Pinned allocations keep their pages alive: address -> array.
    pages: dict[int, np.ndarray] = field(default_factory=dict)

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

    # Memory.

    def _pointer(self, address: int) -> Any:
        return self._bindings.CUdeviceptr(address)

    def find(self, address: int, count: int = 0) -> tuple[Buffer, int]:
        """The buffer of `count` bytes from an address on, and where in it they begin."""
        _check_fork()
        found = MEMORY.find(int(address))
        if found is None:
            raise self._error("INVALID_VALUE", f"{int(address):#x} is no address of this device")
        buffer, start = found
        if start + count > buffer.nbytes:
            raise self._error(
                "INVALID_VALUE",
                f"{count} bytes from byte {start} on are outside of {buffer.nbytes} bytes",
            )
        return found

    def cuMemAlloc(self, size: int) -> Any:
        free, _ = self.cuMemGetInfo()
        if size > free:
            raise self._error("OUT_OF_MEMORY", f"{size} bytes of memory, {free} are free")
        return self._pointer(MEMORY.place(Buffer(size, current_device())))

    def cuMemFree(self, pointer: Any) -> None:
        if not MEMORY.remove(int(pointer)):
            raise self._error("INVALID_VALUE", f"{int(pointer):#x} was not allocated")
        STATE.pages.pop(int(pointer), None)

    def cuMemGetInfo(self) -> tuple[int, int]:
        total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        return max(total - MEMORY.used, 0), total

    def cuMemGetAddressRange(self, address: Any) -> tuple[Any, int]:
        buffer, start = self.find(int(address))
        return self._pointer(int(address) - start), buffer.nbytes

    def _host_pages(self, size: int) -> int:
        pages = np.zeros(max(size, 1), np.uint8)
        address = pages.ctypes.data
        STATE.pages[address] = pages
        MEMORY.add(address, HostBuffer(pages[:size], current_device()))
        return address

    def cuMemAllocManaged(self, size: int, flags: int) -> Any:
        return self._pointer(self._host_pages(size))

    def cuMemHostAlloc(self, size: int, flags: int) -> int:
        return self._host_pages(size)

    def cuMemFreeHost(self, address: int) -> None:
        self.cuMemFree(address)

    def cuMemHostRegister(self, address: int, size: int, flags: int) -> None:
        data = _host_view(address, size)
        if MEMORY.find(address) is not None:
            raise self._error("HOST_MEMORY_ALREADY_REGISTERED", f"{address:#x} is pinned already")
        MEMORY.add(address, HostBuffer(data, current_device()))

    def cuMemHostUnregister(self, address: int) -> None:
        synchronize()
        if not MEMORY.remove(address):
            raise self._error("HOST_MEMORY_NOT_REGISTERED", f"{address:#x} is not pinned")

    def cuMemHostGetDevicePointer(self, address: int, flags: int) -> Any:
        return self._pointer(address)

    def cuPointerGetAttribute(self, attribute: Any, pointer: Any) -> Any:
        return pointer

    def cuMemcpyHtoD(self, target: int, source: int, size: int) -> None:
        if size:
            buffer, start = self.find(target, size)
            buffer.from_host(start, _host_view(source, size))

    def cuMemcpyDtoH(self, target: int, source: int, size: int) -> None:
        if size:
            buffer, start = self.find(source, size)
            _host_view(target, size)[:] = buffer.to_host(start, size)

    def cuMemcpyDtoD(self, target: int, source: int, size: int) -> None:
        if size:
            into, at = self.find(target, size)
            buffer, start = self.find(source, size)
            into.from_host(at, buffer.to_host(start, size))

    def cuMemsetD8(self, target: Any, value: int, count: int) -> None:
        if count:
            buffer, start = self.find(int(target), count)
            buffer.from_host(start, np.full(count, value & 0xFF, np.uint8))

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
        handle = next(STATE.handles)
        STATE.streams.add(handle)
        return self._bindings.CUstream(handle)

    def cuStreamDestroy(self, stream: Any) -> None:
        STATE.streams.discard(int(stream))

    def check_stream(self, stream: Any) -> None:
        """Refuses the stream of another library: nothing here could wait for it."""
        if int(stream) not in STATE.streams and int(stream) not in _DEFAULT_STREAMS:
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
        handle = next(STATE.handles)
        STATE.events[handle] = None
        return self._bindings.CUevent(handle)

    def cuEventDestroy(self, event: Any) -> None:
        STATE.events.pop(int(event), None)

    def cuEventRecord(self, event: Any, stream: Any) -> None:
        synchronize()
        STATE.events[int(event)] = time.perf_counter()

    def cuEventSynchronize(self, event: Any) -> None: ...

    def cuEventQuery(self, event: Any) -> None: ...

    def cuEventElapsedTime(self, start: Any, end: Any) -> float:
        begun, ended = STATE.events.get(int(start)), STATE.events.get(int(end))
        if begun is None or ended is None:
            raise self._error("INVALID_HANDLE", "an event that was not recorded has no time")
        return (ended - begun) * 1000.0

    def cuOccupancyMaxActiveBlocksPerMultiprocessor(
        self, function: Any, block: int, shared: int
    ) -> int:
        threads = ATTRIBUTES["MAX_THREADS_PER_MULTIPROCESSOR"] // max(-(-block // 32) * 32, 32)
        return max(1, min(threads, ATTRIBUTES["MAX_BLOCKS_PER_MULTIPROCESSOR"]))


def current_device() -> Any:
    """The JAX device of the current context."""
    _check_fork()
    return _devices()[STATE.stack[-1] if STATE.stack else 0]


@functools.cache
def _devices() -> list[Any]:
    STATE.pid = os.getpid()
    return jax.devices()


def _check_fork() -> None:
    """CudaDriverError in a child that was forked after the device was used, as with a GPU."""
    if STATE.pid not in (None, os.getpid()):
        error = numba_module("numba.cuda.cudadrv.error").CudaDriverError
        raise error("CUDA initialized before forking: start processes with 'spawn'")


def _host_view(address: int, size: int) -> np.ndarray:
    """Bytes of this process's memory, as an array."""
    return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(int(address)))
