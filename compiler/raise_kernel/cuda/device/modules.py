"""The modules of a program: their kernels, and the memory of their variables."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from raise_kernel.cuda.image import unpack
from raise_kernel.frontend.arguments.variables import module_variable
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.device.errors import DeviceError
from raise_kernel.runtime.device.image import DeviceImage
from raise_kernel.runtime.device.launch import Program, memory_of


@dataclass
class Module:
    """A module that is loaded; all of its kernels share its variables."""

    module: LLVMModule
    kernels: dict[str, Program] = field(default_factory=dict)
    variables: dict[str, Buffer] = field(default_factory=dict)
    # What texture and surface references are bound to.
    images: dict[str, DeviceImage] = field(default_factory=dict)
    addresses: dict[str, int] = field(default_factory=dict)

    def kernel(self, name: str) -> Program:
        """The kernel of a mangled name."""
        if name not in self.kernels:
            info = find_kernel(self.module, name)
            for variable in info.variables:
                if variable.is_the_host_s and not (variable.is_image or variable.is_declared):
                    self.variables.setdefault(variable.symbol, memory_of(variable))
            self.kernels[name] = Program(
                self.module, info, variables=self.variables, images=self.images
            )
        return self.kernels[name]

    def symbol(self, name: str, size: int) -> int:
        """The address of a variable. One that the device's code lacks is memory of zeros: no
        kernel sees it."""
        if name not in self.addresses:
            variable = module_variable(self.module, name)
            if variable is None:
                buffer = Buffer(size)
            elif variable.size != size:
                raise DeviceError("INVALID_VALUE", f"{name} has {variable.size} bytes, not {size}")
            else:
                buffer = self.variables.setdefault(name, memory_of(variable))
            self.addresses[name] = MEMORY.place(buffer)
        return self.addresses[name]


@dataclass
class Modules:
    """Modules and kernels by the numbers that the program knows them by."""

    modules: list[Module] = field(default_factory=list)
    kernels: list[Program] = field(default_factory=list)

    def load(self, image: bytes) -> int:
        """The number of a new module."""
        self.modules.append(Module(unpack(image)))
        return len(self.modules) - 1

    def find_kernel(self, module: int, name: str) -> tuple[int, bytes]:
        """The number of a kernel, and the sizes of its parameters."""
        program = self.modules[module].kernel(name)
        self.kernels.append(program)
        sizes = np.array([param.size for param in program.info.params], np.uint32)
        return len(self.kernels) - 1, sizes.tobytes()
