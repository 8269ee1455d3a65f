"""Module variables that a kernel uses: `__device__` and `__constant__`, not `__shared__`.

What a variable holds can be given with a call, and a variable that the kernel writes comes back
from it, so each is described as an array: its shape and dtype, whether the kernel writes it, and
its initial value.

    @table = addrspace(4) global [4 x [8 x float]] ...   ->  table: float32[4,8]
    @total = addrspace(1) global i32 0                   ->  total: int32[]
    @state = addrspace(1) global %struct.S ...           ->  state: uint8[sizeof(S)]
"""

from __future__ import annotations

import ctypes
import functools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import llvmlite.binding as llvm

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.demangle import demangle
from raise_kernel.frontend.inlining.extract import inlinable, reachable_parts
from raise_kernel.frontend.text_parts import ModuleText, quote, symbols

if TYPE_CHECKING:
    import numpy as np

    from raise_kernel.frontend.module import LLVMModule

_DEFINITION = re.compile(r"(?P<before>.*?)\b(?P<kind>global|constant) (?P<rest>.*)\Z", re.DOTALL)
_TAIL = re.compile(
    r'(?:, (?:align \d+|section "[^"]*"|comdat(?:\([^)]*\))?|!\w+ !\d+))*(?: #\d+)?\Z'
)
_SPACE = re.compile(r",? addrspace\(\d+\)")


@functools.cache
def scalar_dtypes() -> dict[str, np.dtype]:
    """The dtypes of LLVM's types."""
    import ml_dtypes
    import numpy as np

    return {
        "half": np.dtype(np.float16),
        "bfloat": np.dtype(ml_dtypes.bfloat16),
        "float": np.dtype(np.float32),
        "double": np.dtype(np.float64),
        **{f"i{bits}": np.dtype(f"int{bits}") for bits in (8, 16, 32, 64)},
    }


@dataclass(frozen=True)
class Variable:
    """A module variable. `symbol` is its name in the module, `name` the source's.

    `line` defines it; `type` is its LLVM type, and `types` has the definitions of struct types.
    `is_image` says that it is a reference to a texture or surface, and what `written` says is of
    the surface.
    """

    symbol: str
    name: str
    size: int
    shape: tuple[int, ...]
    dtype: np.dtype
    line: str
    type: str
    types: str = ""
    written: bool = False
    is_image: bool = False

    @property
    def holds_pointers(self) -> bool:
        """Whether it may: a struct or array of bytes, with pointers in the module's types."""
        mentions = re.search(r"\bptr\b", f"{self.types} {self.line}") is not None
        return self.dtype == "uint8" and mentions

    @property
    def _definition(self) -> re.Match[str]:
        match = _DEFINITION.match(self.line)
        assert match is not None
        return match

    @property
    def is_mutable(self) -> bool:
        """Whether it is a variable, not a constant."""
        return self._definition["kind"] == "global"

    @property
    def is_declared(self) -> bool:
        """Whether another module defines it."""
        return "external" in self._definition["before"].split()

    @property
    def is_the_host_s(self) -> bool:
        """Whether the host may set it: `__device__` and `__constant__` variables of CUDA C++."""
        return "externally_initialized" in self._definition["before"].split()

    @property
    def initial(self) -> np.ndarray:
        """The value that the module gives it; RK012 if it gives none, RK014 if it is addresses."""
        import numpy as np

        if self.is_declared:
            raise undefined_variable(self.name)
        value = _SPACE.sub("", self._definition["rest"])
        tail = _TAIL.search(value)
        assert tail is not None  # it may be empty
        value = value[: tail.start()]
        if value.endswith(("zeroinitializer", "undef", "poison")):
            return np.zeros(self.shape, self.dtype)
        if "@" in value:
            raise Refusal("RK014", f"the initial value of {self.name} holds an address")
        data = _image(f"{self.types}\n@image = constant {value}\n", self.size)
        return np.frombuffer(data, self.dtype).reshape(self.shape).copy()


def undefined_variable(name: str) -> Refusal:
    """A variable of another module, which the call does not give."""
    return Refusal(
        "RK012",
        f"{name} is declared in this module and defined in none",
        hint=f"give its value by its name, {name}=",
    )


def native_machine() -> llvm.TargetMachine:
    """This machine, which lays out constants as the device does."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine(jit=True)


def _image(text: str, size: int) -> bytes:
    """The bytes of a constant."""
    engine = llvm_context.engine_of(llvm_context.module_of(text), native_machine())
    engine.finalize_object()
    return ctypes.string_at(engine.get_global_value_address("image"), size)


def variables_of(
    parts: ModuleText, ref: llvm.ModuleRef, layout: llvm.TargetData, kernel: str
) -> tuple[Variable, ...]:
    """The variables that a kernel reaches, by name."""
    reached = reachable_parts(parts, kernel).globals
    found: list[Variable] = []
    for value in ref.global_variables:
        line = reached.get(value.name)
        match = _DEFINITION.match(line) if line else None
        if match is None or line is None or value.name.startswith(("llvm.", "_ZT")):
            continue
        if "addrspace(3)" in match.group("before"):
            continue
        found.append(_variable(value, line, parts, layout))
    mutable = [v.symbol for v in found if v.is_mutable]
    written = written_values(parts, kernel, [quote(n) for n in mutable]) if mutable else set()
    images = _references(parts, [v.symbol for v in found])
    return tuple(
        replace(v, written=quote(v.symbol) in written, is_image=v.symbol in images)
        for v in sorted(found, key=lambda v: v.name)
    )


def _references(parts: ModuleText, names: Sequence[str]) -> set[str]:
    """The variables whose handle some function asks for."""
    lines = [
        line
        for function in parts.functions.values()
        for line in function.body.split("\n")
        if "@llvm.nvvm.texsurf.handle" in line
    ]
    return symbols("\n".join(lines)).intersection(names)


def _shape(type_: str, size: int) -> tuple[tuple[int, ...], np.dtype]:
    """(shape, dtype) of an array of numbers; other types are bytes."""
    import numpy as np

    shape: list[int] = []
    while match := re.fullmatch(r"\[(\d+) x (.*)\]", type_):
        shape.append(int(match.group(1)))
        type_ = match.group(2)
    if type_ in scalar_dtypes():
        return tuple(shape), scalar_dtypes()[type_]
    return (size,), np.dtype(np.uint8)


def written_values(parts: ModuleText, kernel: str, names: Sequence[str]) -> set[str]:
    """The variables and parameters (`@x`, `%s`) that the kernel may write through.

    Whatever its launch and arguments are; to write through a handle is to write its surface.
    """
    reachable = reachable_parts(parts, kernel)
    own = {kernel: reachable.functions[kernel]}
    reachable.functions = {n: inlinable(f) for n, f in reachable.functions.items()} | own
    module = llvm_context.parse(str(reachable), kernel)
    passes = llvm_context.Passes()
    passes.on_module(module, "always_inliner")
    function = module.get_function(kernel)
    passes.on_function(function, "sroa", "instruction_combine")
    lines = str(function).split("\n")
    return {name for name in names if _is_written(lines, name)}


def module_variable(module: LLVMModule, symbol: str) -> Variable | None:
    """The variable of a name, whatever kernels use it; None where the module has none."""
    line = module.parts.globals.get(symbol)
    value = next((g for g in module.ref.global_variables if g.name == symbol), None)
    if line is None or value is None:
        return None
    return _variable(value, line, module.parts, module.layout)


def _variable(
    value: llvm.ValueRef, line: str, parts: ModuleText, layout: llvm.TargetData
) -> Variable:
    types = _SPACE.sub("", "\n".join(t for t in parts.head if t.startswith("%")))
    size = layout.get_abi_size(value.global_value_type)
    kind = str(value.global_value_type)  # a struct with its definition
    shape, dtype = _shape(kind, size)
    name = kind.split(" = type ")[0]
    return Variable(value.name, demangle(value.name), size, shape, dtype, line, name, types)


_NAME = re.compile(r'[%@](?:"[^"]*"|[-\w$.]+)')
_RESULT = re.compile(r'\s*(%(?:"[^"]*"|[-\w$.]+)) = (?:tail |musttail |notail )?(\w+)')
_READS = frozenset({"load", "icmp", "fcmp"})
_FETCHES = re.compile(
    r'@llvm\.nvvm\.(?:tex\.|tld4|suld|txq|suq)|asm [^"]*"(?:tex\.|tld4|suld|txq|suq)'
)
_COPY = re.compile(r"@llvm\.mem(?:cpy|move)[\w.]*\(")
_HARMLESS = re.compile(
    r"@llvm\.(?:lifetime|assume|prefetch|invariant|nvvm\.(?:ld[gu]|tex|tld4|suld|txq|suq))"
    r'|asm [^"]*"(?:mov\.b64|tex|tld4|suld|txq|suq)'
)


def _is_written(lines: Iterable[str], symbol: str) -> bool:
    """Whether a value that comes from the symbol's address is stored through, or gets away."""
    lines = [line for line in lines if line.startswith("  ")]
    derived, before = {symbol}, 0
    while len(derived) != before:
        before = len(derived)
        for line in lines:
            match = _RESULT.match(line)
            if match is None or match.group(2) in _READS or _FETCHES.search(line):
                continue
            if derived & {*_NAME.findall(line)}:
                derived.add(match.group(1))
    return any(_writes(line, derived) for line in lines if derived & {*_NAME.findall(line)})


def _writes(line: str, derived: set[str]) -> bool:
    words = line.split()
    result = _RESULT.match(line)
    operation = result.group(2) if result else words[1 if words[0] == "tail" else 0]
    if operation in ("store", "atomicrmw", "cmpxchg", "ret"):
        return True
    if operation != "call" or _HARMLESS.search(line):
        return False
    copy = _COPY.search(line)
    if copy:
        target = line[copy.end() :].split(", ")[0]
        return bool(derived & {*_NAME.findall(target)})
    return True
