"""numba-cuda's `Device` on a JAX device: its name, its identity, its one context."""

from __future__ import annotations

import uuid
import weakref
from typing import Any

import jax

from raise_kernel.frontend.numba_cuda import COMPUTE_CAPABILITY


def device_class(drivers: Any) -> type:
    """The class, of numba-cuda's driver module."""

    class VirtualDevice(drivers.Device):
        """Device number `devnum`, on the JAX device of that number."""

        def __init__(self, devnum: int) -> None:
            device = jax.local_devices()[devnum]
            self.id = devnum
            self.compute_capability = COMPUTE_CAPABILITY
            self.name = f"raise-kernel on {device.platform}:{device.id}"
            self.uuid = f"GPU-{uuid.uuid5(uuid.NAMESPACE_OID, self.name)}"
            self.primary_context = None

        def get_primary_context(self) -> Any:
            if self.primary_context is None:
                handle = drivers.binding.CUcontext(self.id + 1)
                self.primary_context = drivers.Context(weakref.proxy(self), handle)
            return self.primary_context

    # Pickled by the name under which numba-cuda has it.
    VirtualDevice.__module__, VirtualDevice.__qualname__ = drivers.__name__, "Device"
    return VirtualDevice
