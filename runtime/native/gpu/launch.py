"""A specialized kernel as a target of `native_launch` on CUDA devices.

PTX by LLVM, the kernel by the driver, the handler by LLVM for this machine; then XLA knows it by a
name that is a hash of all of them. What cannot be done is a refusal: RK025 where there is no driver
or one too old, RK012 and RK014 for what has no code, RK043 and RK050 for what the driver says.
"""

from __future__ import annotations

import ctypes
import hashlib
import math
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import jax
import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.native.gpu.driver import Driver, Failure, GpuKernel, driver, refusal_of
from raise_kernel.runtime.native.gpu.entry import Entry, entry_of
from raise_kernel.runtime.native.gpu.handler import HostLaunch
from raise_kernel.runtime.native.gpu.ptx import ptx_of
from raise_kernel.runtime.native.jit import compiled
from raise_kernel.runtime.native.launch import Target, register_target


@dataclass(frozen=True)
class GpuLaunch:
    """A launch that XLA knows: its target, its PTX and what the driver made of that.

    `uses` is where the addresses of the driver's function and of the kernel are.
    """

    target: Target
    ptx: str
    kernel: GpuKernel
    uses: int


_lock = threading.Lock()
_launches: dict[str, GpuLaunch] = {}


def gpu_launch(specialized: Specialized, written: Sequence[int]) -> GpuLaunch:
    """The launch on this machine's CUDA devices; `written` are the memories that come back."""
    machine = driver()
    entry = entry_of(specialized)
    ptx = ptx_of(entry, machine.target)
    key = hashlib.sha256(repr((ptx, specialized.signature, tuple(written))).encode()).hexdigest()
    with _lock:
        if key not in _launches:
            try:
                _launches[key] = _made(machine, entry, ptx, key, written)
            except Failure as failure:
                raise refusal_of(failure) from failure
        return _launches[key]


def _made(
    machine: Driver, entry: Entry, ptx: str, key: str, written: Sequence[int]
) -> GpuLaunch:
    launch = entry.signature.launch
    kernel = machine.load(ptx, entry.name, launch.shared_bytes)
    if entry.grid_barriers:
        _check_cooperative(machine, entry, kernel)
    target = _target(f"raise_kernel.gpu.{key}", entry, written)
    host = HostLaunch(
        f"rk.gpu.{key[:32]}",
        demangle(entry.signature.kernel),
        launch,
        len(target.operands) + len(target.zeros),
        len(target.aliases),
        entry.grid_barriers,
    )
    addresses = compiled(host.text(), (host.symbol, host.uses))
    uses = (ctypes.c_void_p * 2).from_address(addresses[host.uses])
    uses[:] = [machine.address(host.function), kernel.handle]
    register_target(target.name, addresses[host.symbol], "CUDA")
    return GpuLaunch(target, ptx, kernel, addresses[host.uses])


def _check_cooperative(machine: Driver, entry: Entry, kernel: GpuKernel) -> None:
    launch = entry.signature.launch
    blocks, threads = math.prod(launch.grid), math.prod(launch.block)
    if not machine.fits_at_once(kernel, blocks, threads, launch.shared_bytes):
        raise Refusal("RK007", f"the device does not hold {blocks} blocks of {threads} at once")


def _target(name: str, entry: Entry, written: Sequence[int]) -> Target:
    """Every array and scalar is an operand; every array that the kernel may write is a result.

    The written ones that come back are first among the results, as the launch has them. Another
    that the kernel may store to must be nobody else's input either.
    """
    memories = entry.signature.memories
    spoiled = tuple(n for n, m in enumerate(memories) if m.written and n not in written)
    results = {memory: place for place, memory in enumerate([*written, *spoiled])}
    zeros: tuple[jax.ShapeDtypeStruct, ...] = ()
    count = len(memories) + len(entry.signature.scalars)
    if entry.grid_barriers:
        zeros = (jax.ShapeDtypeStruct((), np.uint32),)
        results[count] = len(results)
    return Target(name, tuple(range(count)), results, zeros, spoiled)
