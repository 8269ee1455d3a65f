"""The modules of a program: their kernels, and the memory of their variables.

A module is the device side of one source. What it declares and another one defines (`nvcc -rdc`) is
linked: a kernel that needs it is one of a module that LLVM's linker has made of both. Variables of
all modules are known by their symbols, and each has one memory. A static symbol is its module's
own: in all modules but the first it gets another name.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from raise_kernel.cuda.device.assertions import Assertions, with_sites
from raise_kernel.cuda.image import unpack
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.variables import module_variable
from raise_kernel.frontend.kernel_part import kernel_part
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.frontend.text_parts import ModuleText, split_module
from raise_kernel.runtime.device.address_space import MEMORY
from raise_kernel.runtime.device.attributes import ATTRIBUTES
from raise_kernel.runtime.device.buffer import Buffer, Form
from raise_kernel.runtime.device.errors import DeviceError
from raise_kernel.runtime.device.image import DeviceImage
from raise_kernel.runtime.device.launch import Program, memory_of

# The Itanium ABI's names of static functions and variables; they are external in clang's device
# code, for the host knows them by name.
_STATIC = re.compile(r"[@$]_ZL[\w.$]+")
# `__launch_bounds__` as clang writes it: an attribute of the kernel, or before clang 20 a node.
_BOUND = r'"nvvm\.maxntid"="([\d,]+)"'
_OLD_BOUND = r'!\{{ptr @{name}, !"maxntidx", i32 (\d+)\}}'
_DECLARED = re.compile(r"= (?:[a-z_]+ )*(?:external|extern_weak) ")


@dataclass
class Module:
    """A module that is loaded; all of its kernels share its variables. Those of one program share
    them, by symbol; one that the program loads by itself has its own, and is linked with no other.
    """

    number: int
    image: bytes
    variables: dict[str, Buffer]
    is_alone: bool = False
    kernels: dict[str, Program] = field(default_factory=dict)
    # What texture and surface references are bound to.
    images: dict[str, DeviceImage] = field(default_factory=dict)
    addresses: dict[str, tuple[int, int]] = field(default_factory=dict)

    @functools.cached_property
    def _text(self) -> tuple[str, str]:
        """The text, whose static symbols have names of their own, and the source."""
        text, source = unpack(self.image)
        return (_STATIC.sub(rf"\g<0>.rk.{self.number}", text) if self.number else text), source

    @property
    def source(self) -> str:
        return self._text[1]

    @functools.cached_property
    def parts(self) -> ModuleText:
        """The text's parts, which LLVM has not read."""
        return split_module(self._text[0])

    @functools.cached_property
    def module(self) -> LLVMModule:
        """The whole module, which takes LLVM seconds to read where it has hundreds of kernels."""
        return LLVMModule.parse(*self._text)

    def kernel(self, symbol: str) -> LLVMModule:
        """The part of the module that a kernel needs."""
        if symbol not in self.parts.functions:
            return self.module
        return LLVMModule.parse(str(kernel_part(self.parts, symbol)), self.source)

    def symbol_of(self, name: str) -> str:
        """What the module calls a symbol that the program knows by this name."""
        is_static = self.number and _STATIC.fullmatch(f"@{name}")
        return f"{name}.rk.{self.number}" if is_static else name


@dataclass
class Modules:
    """Modules and kernels by the numbers that the program knows them by."""

    modules: list[Module] = field(default_factory=list)
    kernels: list[Program] = field(default_factory=list)
    variables: dict[str, Buffer] = field(default_factory=dict)
    assertions: Assertions = field(default_factory=Assertions)
    _linked: dict[frozenset[int], LLVMModule] = field(default_factory=dict)
    _owners: dict[str, int] = field(default_factory=dict)
    _looked_at: int = 0

    def load(self, image: bytes, is_alone: bool) -> int:
        """The number of a new module."""
        variables = {} if is_alone else self.variables
        self.modules.append(Module(len(self.modules), image, variables, is_alone))
        return len(self.modules) - 1

    def find_kernel(self, module: int, name: str) -> tuple[int, bytes]:
        """The number of a kernel, and of each parameter its size, and where it is in a buffer of
        all arguments."""
        program = self._kernel(self.modules[module], name)
        self.kernels.append(program)
        layout = []
        end = 0
        for param in program.info.params:
            begin = -(-end // param.align) * param.align
            end = begin + param.size
            layout.append((param.size, begin))
        return len(self.kernels) - 1, np.array(layout, np.uint32).tobytes()

    def most_threads(self, kernel: int) -> int:
        """How many threads a block of the kernel may have."""
        program = self.kernels[kernel]
        name, module = program.info.name, program.module
        attributes = b" ".join(module.ref.get_function(name).attributes).decode()
        old = _OLD_BOUND.format(name=re.escape(name))
        found = re.search(_BOUND, attributes) or re.search(old, module.text)
        most = ATTRIBUTES["MAX_THREADS_PER_BLOCK"]
        return min(most, math.prod(map(int, found.group(1).split(",")))) if found else most

    def symbol(self, module: int, name: str, size: int) -> tuple[int, int]:
        """The address and the size of a variable; with a size of 0, of one of any size. One that
        the device's code of a program lacks is memory of zeros: no kernel sees it."""
        of = self.modules[module]
        if name not in of.addresses:
            symbol = of.symbol_of(name)
            variable = module_variable(of.module, symbol)
            if variable is None:  # a static one, which nvcc leaves as it is spelled
                static = of.symbol_of(f"_ZL{len(name)}{name}")
                variable = module_variable(of.module, static)
                symbol = symbol if variable is None else static
            if variable is None and not of.is_alone:
                buffer = Buffer(size)
            elif variable is None:
                raise DeviceError("NOT_FOUND", f"the module has no variable {name}")
            elif size not in (0, variable.size):
                raise DeviceError("INVALID_VALUE", f"{name} has {variable.size} bytes, not {size}")
            else:
                buffer = of.variables.setdefault(symbol, memory_of(variable))
            of.addresses[name] = (MEMORY.place(buffer), buffer.nbytes)
        return of.addresses[name]

    def manage(self, module: int, name: str, buffer: Buffer, address: int) -> None:
        """The memory of a variable is a buffer that the host sees: it gets the first value."""
        of = self.modules[module]
        symbol = of.symbol_of(name)
        variable = module_variable(of.module, symbol)
        if variable is not None:
            value = np.ascontiguousarray(variable.initial)
            buffer.take_form(Form(value.shape, value.dtype))
            buffer.from_host(0, value.reshape(-1).view(np.uint8))
        of.variables[symbol] = buffer
        of.addresses[name] = (address, buffer.nbytes)

    def _kernel(self, of: Module, name: str) -> Program:
        if name not in of.kernels:
            symbol = of.symbol_of(name)
            module = self._with_others(of, symbol)
            module, sites, variable = with_sites(module, symbol, len(self.assertions.checked))
            info = find_kernel(module, symbol)
            for one in info.variables:
                if one.is_the_host_s and not (one.is_image or one.is_declared):
                    of.variables.setdefault(one.symbol, memory_of(one))
            program = Program(module, info, variables=of.variables, images=of.images)
            of.kernels[name] = program
            if sites:
                self.assertions.add(program, sites, variable)
        return of.kernels[name]

    def _with_others(self, of: Module, kernel: str) -> LLVMModule:
        """The part of a module that a kernel needs; where it calls what other modules define, the
        whole module, with those."""
        missing = _declared(of.parts) & of.parts.reachable([kernel], lambda _: True)
        if of.is_alone or next(self._owners_of(missing), None) is None:
            return of.kernel(kernel)
        numbers = {of.number}
        pending = [of]
        while pending:
            for owner in self._owners_of(_declared(pending.pop().parts)):
                if owner not in numbers:
                    numbers.add(owner)
                    pending.append(self.modules[owner])
        key = frozenset(numbers)
        if key not in self._linked:
            parts = [self.modules[number].module for number in sorted(key)]
            text = llvm_context.linked([part.text for part in parts], of.source)
            self._linked[key] = LLVMModule.parse(text, of.source)
        return self._linked[key]

    def _owners_of(self, declared: set[str]) -> Iterator[int]:
        """The modules that define symbols which another one declares."""
        names = (name for name in declared if not name.startswith("llvm."))
        return (owner for name in names if (owner := self._owner(name)) is not None)

    def _owner(self, symbol: str) -> int | None:
        """The module that defines a symbol."""
        while self._looked_at < len(self.modules):
            module = self.modules[self._looked_at]
            self._looked_at += 1
            if module.is_alone:
                continue
            parts = module.parts
            declared = _declared(parts)
            for name in (*parts.functions, *parts.globals):
                if name not in declared:
                    self._owners.setdefault(name, module.number)
        return self._owners.get(symbol)


def _declared(parts: ModuleText) -> set[str]:
    """The symbols that a module declares and does not define."""
    functions = {name for name, function in parts.functions.items() if not function.is_definition}
    return functions | {name for name, line in parts.globals.items() if _DECLARED.search(line)}
