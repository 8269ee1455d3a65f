"""A kernel in the driver, launched by a handler that XLA knows."""

from __future__ import annotations

import ctypes
import hashlib
import math
import threading
from dataclasses import dataclass

import jax

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import ByDevice, Launch
from raise_kernel.runtime.native.gpu.driver import (
    STATIC_LIMIT,
    Driver,
    Failure,
    GpuKernel,
    driver,
    refusal_of,
)
from raise_kernel.runtime.native.gpu.handler import HostLaunch
from raise_kernel.runtime.native.gpu.recording import records
from raise_kernel.runtime.native.jit import compiled
from raise_kernel.runtime.native.launch import register_target


@dataclass(frozen=True)
class Loaded:
    """A launch that XLA knows by `name`; `uses` is where the addresses of the driver's function, of
    the kernel and of its `ptx` lie."""

    name: str
    kernel: GpuKernel
    uses: int
    ptx: ctypes.Array[ctypes.c_char]


@dataclass(frozen=True)
class GpuLaunch:
    """One launch of one kernel in PTX. `sources`, `operands` and `results` are `HostLaunch`'s.
    `by_device` are 32-bit integers with a value for each device of all processes: so the launch has
    one name in all of them."""

    ptx: str
    entry: str
    kernel: str
    launch: Launch
    sources: tuple[tuple[str, int], ...]
    operands: int
    results: int
    cooperative: bool = False
    by_device: tuple[ByDevice, ...] = ()

    def loaded(self) -> Loaded:
        """Known to the driver and to XLA, once a process. Refuses with RK025 where there is no
        driver or one too old, with RK007 what the devices do not hold, with RK043 and RK050 what
        the driver does not take."""
        machine = driver()
        with _lock:
            found = _loaded.get(self)
            if found is None:
                try:
                    found = _loaded[self] = self._load(machine)
                except Failure as failure:
                    raise refusal_of(failure) from failure
            return found

    def _load(self, machine: Driver) -> Loaded:
        launch = self.launch
        devices = cuda_devices()
        kernel = machine.load(self.ptx, self.entry, devices, launch.shared_bytes)
        machine.check_stack(kernel, devices)
        blocks, threads = math.prod(launch.grid), math.prod(launch.block)
        if self.cooperative and not machine.fits_at_once(
            kernel, devices, blocks, threads, launch.shared_bytes
        ):
            raise Refusal("RK007", f"the device does not hold {blocks} blocks of {threads} at once")
        digest = hashlib.sha256(repr(self).encode()).hexdigest()[:32]
        host = HostLaunch(
            f"rk.gpu.{digest}",
            self.kernel,
            launch,
            self.sources,
            self.operands,
            self.results,
            self.cooperative,
            self.entry if self._is_recorded else "",
            tuple(map(_on_this_host, self.by_device)),
        )
        symbols = [name for name in (host.symbol, host.uses, host.record) if name]
        addresses = compiled(host.text(), symbols)
        text = ctypes.create_string_buffer(self.ptx.encode())
        uses = (ctypes.c_void_p * 4).from_address(addresses[host.uses])
        uses[:] = [
            machine.address(host.function),
            kernel.handle,
            ctypes.addressof(text),
            len(self.ptx.encode()),
        ]
        name = f"raise_kernel.gpu.{digest}"
        register_target(name, addresses[host.symbol], "CUDA", addresses.get(host.record, 0))
        return Loaded(name, kernel, addresses[host.uses], text)

    @property
    def _is_recorded(self) -> bool:
        """Whether XLA records the launch: not one of a whole grid that waits for each other, not
        one with so much shared memory that the driver has to be asked for it, and not one with
        numbers of the device, for XLA records buffers alone."""
        if self.cooperative or self.by_device:
            return False
        return records() and self.launch.shared_bytes <= STATIC_LIMIT


def cuda_devices() -> list[int]:
    """The numbers, in the driver, of the devices that JAX has here. Refuses (RK025) where JAX has
    none, though the machine may."""
    try:
        devices = jax.local_devices(backend="cuda")
    except RuntimeError as error:
        raise Refusal("RK025", f"JAX has no CUDA device: {str(error).split(chr(10))[0]}") from None
    return [device.local_hardware_id or 0 for device in devices]


def _on_this_host(values: ByDevice) -> tuple[int, ...]:
    """The value on each of this process's devices, in the driver's order; on others, where a trial
    may run, the least one."""
    known, least = dict(values), min(value for _, value in values)
    devices = jax.local_devices(backend="cuda")
    found = {device.local_hardware_id or 0: known.get(device.id, least) for device in devices}
    return tuple(found.get(number, least) for number in range(max(found) + 1))


_lock = threading.Lock()
_loaded: dict[GpuLaunch, Loaded] = {}


def loaded_launches() -> list[str]:
    """Kernels and launches that were loaded in this process, the last one last."""
    with _lock:
        return [f"{made.kernel}[{made.launch.grid}, {made.launch.block}]" for made in _loaded]
