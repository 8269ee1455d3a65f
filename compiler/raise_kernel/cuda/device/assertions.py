"""Assertions of kernels: which thread failed, and where, in a variable of the kernel.

    call void @__assert_fail(ptr @text, ptr @file, i32 12, ptr @function)
    ->
    call void @rk_assert_failed(i32 3)    ; rk_assert_0 = min(rk_assert_0, block, thread and 3)

An assertion is then a minimum over the threads that fail, which raises as any other does and runs
on every executor. The variable is looked at where the host waits for the device.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field, replace

import numpy as np

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.text_parts import Function, ModuleText, symbols
from raise_kernel.runtime.device.buffer import Buffer
from raise_kernel.runtime.device.errors import DeviceError
from raise_kernel.runtime.device.launch import Program

_NAMES = r"@__assert_?fail\("
_CALL = re.compile(
    rf"^ *(?:tail |notail )?call void {_NAMES}(?P<arguments>.*)\)[^)\n]*?(?P<line>, !dbg !\d+)?"
    r"(?:, ![a-z.]+ !\d+)*\n(?P<end> *unreachable\b)?",
    re.MULTILINE,
)
_CONSTANT = re.compile(r'\bconstant \[\d+ x i8\] c"((?:[^"\\]|\\..)*)"')
# A failure: the number of the block, of the thread in it, and of the assertion.
_THREAD_BITS = 10
_SITE_BITS = 16
_NO_FAILURE = (1 << 63) - 1


@dataclass(frozen=True)
class Site:
    """One assertion of a source."""

    text: str
    file: str
    line: str
    function: str

    def message(self, block: tuple[int, ...], thread: tuple[int, ...]) -> str:
        """What a GPU's driver prints."""
        where = f"block: [{','.join(map(str, block))}], thread: [{','.join(map(str, thread))}]"
        return f"{self.file}:{self.line}: {self.function}: {where} Assertion `{self.text}` failed."


@dataclass
class Checked:
    """A kernel with assertions: its variable, and the sizes of its launches since the last look."""

    sites: tuple[Site, ...]
    variables: dict[str, Buffer]
    symbol: str
    sizes: tuple[tuple[int, ...], tuple[int, ...]] | None = None

    def check(self) -> None:
        """cudaErrorAssert where a launch has failed, with a message."""
        sizes, self.sizes = self.sizes, None
        if sizes is None or self.symbol not in self.variables:
            return
        failure = int(self.variables[self.symbol].to_host(0, 8).view(np.int64)[0])
        if failure == _NO_FAILURE:
            return
        site = failure & ((1 << _SITE_BITS) - 1)
        thread = (failure >> _SITE_BITS) & ((1 << _THREAD_BITS) - 1)
        block = failure >> (_SITE_BITS + _THREAD_BITS)
        message = self.sites[site].message(_index(block, sizes[0]), _index(thread, sizes[1]))
        print(message, file=sys.stderr, flush=True)
        raise DeviceError("ASSERT", message)


@dataclass
class Assertions:
    """The kernels of a program that have assertions."""

    checked: dict[Program, Checked] = field(default_factory=dict)

    def add(self, program: Program, sites: tuple[Site, ...], symbol: str) -> None:
        """A kernel whose assertions write to a variable."""
        self.checked[program] = Checked(sites, program.variables, symbol)

    def launching(self, program: Program, grid: tuple[int, ...], block: tuple[int, ...]) -> None:
        """Remembers by which sizes a number is a block; one failure is kept, so launches of other
        sizes are looked at first."""
        found = self.checked.get(program)
        if found is None or found.sizes == (grid, block):
            return
        found.check()
        found.sizes = (grid, block)

    def check(self) -> None:
        """Looks at what was launched since the last time."""
        for found in self.checked.values():
            found.check()


def _index(number: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    x, y, _ = sizes
    return number % x, number // x % y, number // (x * y)


def with_sites(
    module: LLVMModule, kernel: str, number: int
) -> tuple[LLVMModule, tuple[Site, ...], str]:
    """The module in which assertions of a kernel write to a variable, the assertions, and that
    variable's symbol; the module itself where the kernel has none."""
    symbol = f"rk_assert_{number}"
    if "@__assert" not in module.text:
        return module, (), symbol
    parts = module.parts
    sites: list[Site] = []
    changed: dict[str, Function] = {}
    for name in sorted(parts.reachable([kernel], lambda function: True)):
        function = parts.functions.get(name)
        if function is not None and re.search(_NAMES, function.body):
            changed[name] = replace(function, body=_rewritten(function.body, parts, sites))
    if not sites:
        return module, (), symbol
    if len(sites) > 1 << _SITE_BITS:
        raise Refusal("RK012", f"the kernel has {len(sites)} assertions", kernel=kernel)
    functions = {**parts.functions, **changed}
    text = str(replace(parts, functions=functions))
    return LLVMModule.parse(text + _support(parts, symbol), module.source), (*sites,), symbol


def _rewritten(body: str, parts: ModuleText, sites: list[Site]) -> str:
    def write(match: re.Match[str]) -> str:
        sites.append(_site(match["arguments"], parts))
        line = match["line"] or ""
        call = f"  call void @rk_assert_failed(i32 {len(sites) - 1}){line}\n"
        if match["end"]:
            call += f"  call void @llvm.nvvm.exit(){line}\n{match['end']}"
        return call

    body = _CALL.sub(write, body)
    if re.search(_NAMES, body):
        raise Refusal("RK012", "a call of an assertion's function that is not clang's own")
    return body


def _site(arguments: str, parts: ModuleText) -> Site:
    """The assertion that a call reports; what is not a constant is unknown."""
    words = re.split(r", (?![^(]*\))", arguments)
    text, file, function = (_string(words[index], parts) for index in (0, 1, 3))
    line = re.fullmatch(r"i32 (?:\w+ )*(\d+)", words[2])
    return Site(text, file, line[1] if line else "?", function)


def _string(argument: str, parts: ModuleText) -> str:
    names = [*symbols(argument)]
    if len(names) != 1 or "getelementptr" in argument:
        return "?"
    found = _CONSTANT.search(parts.globals.get(names[0], ""))
    if found is None:
        return "?"
    data = re.sub(r"\\([0-9A-Fa-f]{2})", lambda code: chr(int(code[1], 16)), found[1])
    return data.partition("\0")[0].encode("latin-1").decode(errors="replace")


_REGISTERS = [f"{name}.{axis}" for name in ("ctaid", "nctaid", "tid", "ntid") for axis in "xyz"]


def _support(parts: ModuleText, symbol: str) -> str:
    """The variable, and the function that writes to it."""
    declared = {"llvm.nvvm.exit": "void"}
    declared |= {f"llvm.nvvm.read.ptx.sreg.{name}": "i32" for name in _REGISTERS}
    lines = [f"declare {t} @{n}()" for n, t in declared.items() if n not in parts.functions]
    lines += [
        f"@{symbol} = addrspace(1) externally_initialized global i64 {_NO_FAILURE}, align 8",
        "define internal void @rk_assert_failed(i32 %site) {",
    ]
    for name in _REGISTERS:
        lines += [
            f"  %{name}.r = call i32 @llvm.nvvm.read.ptx.sreg.{name}()",
            f"  %{name} = zext i32 %{name}.r to i64",
        ]
    for of, sizes in (("ctaid", "nctaid"), ("tid", "ntid")):
        lines += [
            f"  %{of}.1 = mul i64 %{of}.z, %{sizes}.y",
            f"  %{of}.2 = add i64 %{of}.1, %{of}.y",
            f"  %{of}.3 = mul i64 %{of}.2, %{sizes}.x",
            f"  %{of} = add i64 %{of}.3, %{of}.x",
        ]
    lines += [
        f"  %upper = mul i64 %ctaid, {1 << _THREAD_BITS}",
        "  %lane = add i64 %upper, %tid",
        f"  %shifted = mul i64 %lane, {1 << _SITE_BITS}",
        "  %wide = zext i32 %site to i64",
        "  %failure = add i64 %shifted, %wide",
        f"  %old = atomicrmw min ptr addrspace(1) @{symbol}, i64 %failure monotonic",
        "  ret void",
        "}",
    ]
    return "\n".join(lines) + "\n"
