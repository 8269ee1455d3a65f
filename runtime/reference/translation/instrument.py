"""One function of a kernel, rewritten for this CPU.

    %v = load float, ptr %p, align 4, !dbg !7
 -> call void @rk.check.1.4.4(ptr %p, i32 3)
    %v = load float, ptr %p, align 4

Every access is checked first, but a whole access to the lane's own variable. Loops count their
iterations; divisions by zero, `unreachable` and deep recursion stop the launch; local arrays are
made known to the checks. A site number stands for the instruction and its source line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from raise_kernel.frontend.text_parts import Function, quote
from raise_kernel.runtime.reference import native
from raise_kernel.runtime.reference.arena import ATOMIC, READ, WRITE, WRITTEN
from raise_kernel.runtime.reference.running.operations import Op
from raise_kernel.runtime.reference.translation.debug_info import DebugInfo
from raise_kernel.runtime.reference.translation.layout import Layout, split_commas, take_type
from raise_kernel.runtime.reference.translation.plain import Head, parse_head, plain_line
from raise_kernel.runtime.reference.undefined.definite import definite
from raise_kernel.runtime.reference.undefined.instructions import UndefinedInstructions, from_word
from raise_kernel.runtime.reference.watch import Watch

SWAP = 128  # compare and swap
VOLATILE = 16
_NAME = r'%(?:"[^"]*"|[-\w$.]+)'
_LABEL = re.compile(r'^("[^"]*"|[-\w$.]+):')
_TARGET = re.compile(r'label %("[^"]*"|[-\w$.]+)')
_ALLOCA = re.compile(rf"^({_NAME}) = alloca (?:inalloca )?(.*)$")
_TOKENS = re.compile(_NAME)
_LOAD = re.compile(rf"^{_NAME} = load (atomic )?(volatile )?(.*)$")
_STORE = re.compile(r"^store (atomic )?(volatile )?(.*)$")
# What follows the address of an atomic load or store.
_ORDERING = re.compile(
    r'(?: syncscope\("[^"]*"\))? (?:unordered|monotonic|acquire|release|seq_cst)\Z'
)
_ATOMIC_OP = re.compile(rf"^{_NAME} = (?:atomicrmw|cmpxchg)( weak)?( volatile)? (.*)$")
_ALIGN = re.compile(r"\balign (\d+)")
_DIVIDE = re.compile(rf"^({_NAME}) = (sdiv|udiv|srem|urem) (?:exact )?(i\d+) (.*)$")
_TO_INT = re.compile(rf"^({_NAME}) = (fptosi|fptoui) (half|bfloat|float|double) (.*) to (i\d+)$")
_LOCAL_ONLY = re.compile(r"@llvm\.(lifetime|dbg)\.")
# Bytes after each array of a thread's own that no access may touch: indices past its end by up to
# 63 doubles are noticed.
PADDING = 512
_PATH_FACTOR = 1000003  # mixes the sites of nested calls into one number
_FLOAT_SUFFIX = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}


@dataclass(frozen=True)
class Site:
    """A location in the kernel that a message may name."""

    function: str
    instruction: str
    line: str | None

    def __str__(self) -> str:
        return self.line or f"@{self.function}: {self.instruction}"


@dataclass(frozen=True)
class CheckedAccess:
    """An access that has a check in front: the name of its pointer, its bytes and its kind."""

    pointer: str
    size: int
    access: int


@dataclass
class Helpers:
    """Small support functions that rewritten code asks for, by name, made once."""

    texts: dict[str, str] = field(default_factory=dict)
    watch: Watch = Watch.FAULTS
    undefined_at: dict[int, str] = field(default_factory=dict)  # site: what may be undefined there
    poison: set[int] = field(default_factory=set)  # those of them where it is poison

    def check(self, size: int, align: int, access: int) -> str:
        name, text = native.check(size, align, access, self.watch)
        self.texts[name] = text
        return name

    def stored(self, size: int) -> str | None:
        """What remembers the value of a plain store, where accesses are remembered."""
        if self.watch is not Watch.RACES or size not in (1, 2, 4, 8):
            return None
        name, text = native.stored(size)
        self.texts[name] = text
        return name

    def divide(self, word: str, kind: str) -> str:
        sure = self.watch.has_undefined
        name = f"rk.{'sure.' if sure else ''}{word}.{kind}"
        self.texts[name] = _division(name, word, kind, sure)
        return name


def _division(name: str, word: str, kind: str, sure: bool) -> str:
    """Division that reports zero, and wraps where the smallest number is divided by -1; `sure`: has
    a site as its last parameter, and takes an undefined value there."""
    overflow = ""
    value = f"  %r = {word} {kind} %a, %b\n  ret {kind} %r\n"
    if word[0] == "s":
        result = "%minus" if word == "sdiv" else "0"
        overflow = (
            f"  %neg = icmp eq {kind} %b, -1\n  br i1 %neg, label %flip, label %plain\nflip:\n"
            f"  %minus = sub {kind} 0, %a\n{_least(kind) if sure else ''}  ret {kind} {result}\n"
            "plain:\n"
        )
    params = f"{kind} %a, {kind} %b{', i32 %site' if sure else ''}"
    return (
        f"define internal {kind} @{name}({params}) alwaysinline {{\n"
        f"  %zero = icmp eq {kind} %b, 0\n  br i1 %zero, label %bad, label %good\nbad:\n"
        f"  call void @rk.stop(i32 4, i32 {int(Op.DIVIDE)})\n  ret {kind} -1\ngood:\n"
        f"{overflow}{value}}}"
    )


def _least(kind: str) -> str:
    """An undefined value where the smallest number is divided by -1."""
    chosen = "\n".join(from_word("%chosen", kind, "%word"))
    return (
        f"  %least = icmp eq {kind} %a, {-(1 << int(kind[1:]) - 1)}\n"
        "  br i1 %least, label %undefined, label %fine\n"
        "undefined:\n  %key = zext i32 %site to i64\n"
        "  %word = call i64 @rk.undefined(i32 %site, i64 %key, i64 0)\n"
        f"{chosen}\n  ret {kind} %chosen\nfine:\n"
    )


@dataclass
class FunctionRewriter:
    """Rewrites the body of one function. `on_call` turns a call line into lines."""

    function: Function
    layout: Layout
    debug: DebugInfo
    window: int
    helpers: Helpers
    sites: list[Site]
    on_call: Callable[[FunctionRewriter, str], list[str]]
    is_kernel: bool
    check_bounds: bool = True
    keep_path: bool = False
    lines: list[str] = field(default_factory=list)
    _node: str | None = None
    _instructions: UndefinedInstructions | None = None
    _labels: set[str] = field(default_factory=set)
    _own: dict[str, int] = field(default_factory=dict)  # variables accessed only whole: size
    _arrays: dict[str, int] = field(default_factory=dict)  # local arrays of the first block: size

    def run(self) -> str:
        """The function's text for this CPU."""
        head = parse_head(self.function)
        body = _instructions(self.function.body)
        body, copies = _by_value(head, body)
        if self.watched:
            self._instructions = UndefinedInstructions(self._undefined_site, self.helpers.texts)
        else:
            self._find_locals(body, {name for name, _, _ in copies})
        after_prologue = 0
        params = ", ".join(f"{p.type} {p.value}" for p in head.params)
        self.lines = [f"define internal {head.result} @{quote(head.name)[1:]}({params}) {{"]
        started = False
        first_block = True
        for line in body:
            label = _LABEL.match(line)
            if label:
                first_block = not started
                self._labels.add(label.group(1))
                self.lines.append(label.group())
                continue
            if not started:
                started = True
                self._prologue(copies)
                after_prologue = len(self.lines)
            self._instruction(line.strip(), first_block)
        self.lines.append("}")
        if self._instructions is not None:
            self.lines[after_prologue:after_prologue] = self._instructions.entry
        return "\n".join(self.lines)

    def site(self, text: str) -> int:
        """The number of a new site at the instruction in hand."""
        self.sites.append(Site(self.function.name, text, self.debug.location(self._node)))
        return len(self.sites) - 1

    @property
    def watched(self) -> bool:
        """Whether undefined values are looked for."""
        return self.helpers.watch.has_undefined

    def _undefined_site(self, text: str, reason: str, poison: bool) -> int:
        site = self.site(text)
        self.helpers.undefined_at[site] = reason
        if poison:
            self.helpers.poison.add(site)
        return site

    def before_call(self, text: str) -> list[str]:
        """Lines that tell a function of the module by which calls it was reached."""
        if not self.keep_path:
            return []
        name = f"%rk.path.{len(self.lines)}"
        return [
            f"  {name}.mixed = mul i64 %rk.path, {_PATH_FACTOR}",
            f"  {name} = add i64 {name}.mixed, {self.site(text)}",
            f"  store i64 {name}, ptr @rk.path",
        ]

    def at_site(self, text: str) -> str:
        """The lines that tell the scheduler where the lane is."""
        where = f"  store i32 {self.site(text)}, ptr @rk.site"
        return f"{where}\n  store i64 %rk.path, ptr @rk.path" if self.keep_path else where

    def _prologue(self, copies: list[tuple[str, str, str]]) -> None:
        if self.keep_path:
            self.lines.append("  %rk.path = load i64, ptr @rk.path")
        if not self.is_kernel:
            self.lines.append(f"  call void @rk.enter(i32 {self.site('call of the function')})")
        for copy, source, kind in copies:
            size = self.layout.size(kind)
            self.lines += [
                f"  {copy} = alloca {{ {kind}, [{PADDING} x i8] }}, align 16",
                f"  call void @rk.local(ptr {copy}, i64 {size}, i8 {READ | WRITE | WRITTEN})",
                f"  call void @llvm.memcpy.p0.p0.i64(ptr {copy}, ptr {source}, i64 {size}, "
                "i1 false)",
            ]
            self._arrays[copy] = size

    def _instruction(self, raw: str, first_block: bool) -> None:
        line, self._node = plain_line(raw, self.window)
        if self._instructions is not None:
            line = self._instructions.rewrite(line, raw)
        line = definite(line, self.helpers.texts)
        word = line.split(" ", 1)[0]
        if word in ("br", "switch", "indirectbr"):
            if any(t in self._labels for t in _TARGET.findall(line)):
                self.lines.append(f"  call void @rk.tick(i32 {self.site(line)})")
        elif word == "ret":
            if self.is_kernel:
                self.lines.append(self.at_site(line))
            for name, size in self._arrays.items() if not self.is_kernel else ():
                self.lines.append(f"  call void @rk.local(ptr {name}, i64 {size}, i8 0)")
        elif word == "unreachable":
            self.lines.append(self.at_site(line))
            self.lines.append(f"  call void @rk.stop(i32 4, i32 {int(Op.UNREACHABLE)})")
        elif word == "store":
            self._store(line)
            return
        elif " = " in line:
            self._value(line, first_block)
            return
        elif "call " in line:
            self.lines += self.on_call(self, line)
            return
        self.lines.append(f"  {line}")

    def _value(self, line: str, first_block: bool) -> None:
        """An instruction that defines a value."""
        word = line.split(" = ", 1)[1].split(" ", 1)[0]
        if word in ("call", "tail", "musttail", "notail"):
            self.lines += self.on_call(self, line)
            return
        if word == "alloca":
            self.lines += self._alloca(line, first_block)
            return
        if word == "load":
            self._check_access(line, _LOAD, READ)
        elif word in ("atomicrmw", "cmpxchg"):
            swaps = SWAP if word == "cmpxchg" else 0
            self.lines.append(f"  call void @rk.tick(i32 {self.site(line)})")
            self._check_access(line, _ATOMIC_OP, READ | WRITE | ATOMIC | swaps)
        elif word in ("sdiv", "udiv", "srem", "urem"):
            line = self._division(line)
        elif word in ("fptosi", "fptoui"):
            line = _clamped(line)
        self.lines.append(f"  {line}")

    def _store(self, line: str) -> None:
        where = self._check_access(line, _STORE, WRITE)
        self.lines.append(f"  {line}")
        if where is None or where.access != WRITE:
            return
        remember = self.helpers.stored(where.size)
        if remember is not None:
            self.lines.append(f"  call void @{remember}(ptr {where.pointer})")

    def _check_access(self, line: str, shape: re.Pattern[str], access: int) -> CheckedAccess | None:
        """Write the check of a load, store or atomic; None where it needs none."""
        match = shape.match(line)
        assert match is not None, line
        parts = split_commas(match.group(3))
        if shape is _LOAD:
            kind, pointer = parts[0], parts[1]
        elif shape is _STORE:
            kind, pointer = take_type(parts[0])[0], parts[1]
        else:
            words = parts[0].split(" ")
            pointer = parts[0] if words[0] == "ptr" else " ".join(words[1:])
            kind = take_type(parts[1])[0]
        if shape is not _ATOMIC_OP:
            access |= (ATOMIC if match.group(1) else 0) | (VOLATILE if match.group(2) else 0)
        where = _ORDERING.sub("", pointer.removeprefix("ptr "))
        size = self.layout.stored(kind)
        if not self.check_bounds or self._own.get(where, -1) >= size or size == 0:
            return None
        aligned = _ALIGN.search(parts[-1])
        self.require(where, size, int(aligned.group(1)) if aligned else 1, access, line)
        if access & VOLATILE:
            # Code that relies on the lanes of a warp going in step says so by volatile.
            path = "%rk.path" if self.keep_path else "0"
            self.lines.append(
                f"  call void @rk.step(ptr {where}, i32 {self.site(line)}, i64 {path})"
            )
        return CheckedAccess(where, size, access)

    def require(self, pointer: str, size: int, align: int, access: int, line: str) -> None:
        """A check of `size` bytes before the instruction."""
        site = self.site(line)
        if size in (1, 2, 4, 8, 16):
            name = self.helpers.check(size, align, access)
            self.lines.append(f"  call void @{name}(ptr {pointer}, i32 {site})")
        else:
            self.require_range(pointer, str(size), access, line)

    def require_range(self, pointer: str, size: str, access: int, line: str) -> None:
        """A check of a range whose size may be a value."""
        site = self.site(line)
        self.lines.append(
            f"  call void @rk.check.range(ptr {pointer}, i64 {size}, i32 {access}, i32 {site})"
        )

    def _division(self, line: str) -> str:
        match = _DIVIDE.match(line)
        if match is None:  # of vectors
            return line
        name, word, kind, operands = match.groups()
        dividend, divisor = split_commas(operands)
        if re.fullmatch(r"\d+", divisor) and divisor != "0":
            return line
        self.lines.append(self.at_site(line))
        helper = self.helpers.divide(word, kind)
        operands = f"{kind} {dividend}, {kind} {divisor}"
        if self.watched:
            site = self._undefined_site(
                line, f"the smallest number divided by -1, in `{line}`", True
            )
            operands += f", i32 {site}"
        return f"{name} = call {kind} @{helper}({operands})"

    def _find_locals(self, body: list[str], copies: set[str]) -> None:
        """Which variables of the lane are only loaded and stored whole."""
        sizes: dict[str, int] = {}
        for line in body:
            match = _ALLOCA.match(line.strip())
            if match:
                kind, count = _allocated(plain_line(line, self.window)[0])
                if count == "1":
                    sizes[match.group(1)] = self.layout.size(kind)
        if not sizes:
            return
        mixed: set[str] = set(copies)
        for line in body:
            named = [t for t in _TOKENS.findall(line) if t in sizes]
            if named and not _LOCAL_ONLY.search(line):
                mixed.update(self._used_otherwise(line.strip(), named, sizes))
        self._own = {name: size for name, size in sizes.items() if name not in mixed}

    def _used_otherwise(self, raw: str, named: list[str], sizes: dict[str, int]) -> list[str]:
        line, _ = plain_line(raw, self.window)
        if _ALLOCA.match(line):
            return []
        for shape in (_LOAD, _STORE):
            match = shape.match(line)
            if match is None:
                continue
            parts = split_commas(match.group(3))
            kind, value = take_type(parts[0])
            where = parts[1].removeprefix("ptr ")
            if where in sizes and self.layout.stored(kind) <= sizes[where]:
                inside = _TOKENS.findall(value)
                return [n for n in named if n != where or n in inside]
        return named

    def _alloca(self, line: str, first_block: bool) -> list[str]:
        match = _ALLOCA.match(line)
        assert match is not None
        name = match.group(1)
        kind, count = _allocated(line)
        if name in self._own:
            return [f"  {line}", f"  store {kind} zeroinitializer, ptr {name}"]
        aligned = _ALIGN.search(line)
        align = max(int(aligned.group(1)) if aligned else 1, 16)
        size = self.layout.size(kind)
        access = READ | WRITE
        if count == "1":
            if first_block:
                self._arrays[name] = size
            return [
                f"  {name} = alloca {{ {kind}, [{PADDING} x i8] }}, align {align}",
                f"  call void @rk.local(ptr {name}, i64 {size}, i8 {access})",
            ]
        stem = f"%rk.count.{len(self.lines)}"
        index, value = take_type(count)
        return [
            f"  {stem} = zext {index}{value} to i64"
            if index != "i64"
            else f"  {stem} = add i64{value}, 0",
            f"  {stem}.bytes = mul i64 {stem}, {size}",
            f"  {stem}.padded = add i64 {stem}.bytes, {PADDING}",
            f"  {name} = alloca i8, i64 {stem}.padded, align {align}",
            f"  call void @rk.local(ptr {name}, i64 {stem}.bytes, i8 {access})",
        ]


def _allocated(line: str) -> tuple[str, str]:
    """(type, count) of an alloca; the count is `1` or `i32 %n`."""
    match = _ALLOCA.match(line)
    assert match is not None
    parts = split_commas(match.group(2))
    count = next((p for p in parts[1:] if re.match(r"i\d+ ", p)), "1")
    return parts[0], "1" if re.fullmatch(r"i\d+ 1", count) else count


def _clamped(line: str) -> str:
    """fptosi and fptoui as the device does them: out of range clamps, NaN is 0."""
    match = _TO_INT.match(line)
    if match is None:
        return line
    name, word, source, value, target = match.groups()
    suffix = _FLOAT_SUFFIX[source]
    return f"{name} = call {target} @llvm.{word}.sat.{target}.{suffix}({source} {value})"


def _instructions(body: str) -> list[str]:
    """Lines of a body without comments and debug records; a switch is one line."""
    lines: list[str] = []
    table: list[str] | None = None
    for line in body.split("\n"):
        text = line.strip()
        if not text or text == "}" or text[0] == ";" or text.startswith("#dbg"):
            continue
        if table is not None:
            table.append(text)
            if text[0] == "]":
                lines.append(" ".join(table))
                table = None
        elif text.startswith(("switch ", "indirectbr ")) and text.endswith("["):
            table = ["  " + text]
        else:
            lines.append(line.rstrip())
    return lines


def _by_value(head: Head, body: list[str]) -> tuple[list[str], list[tuple[str, str, str]]]:
    """Parameters passed by value get a copy: (copy, source, type); uses are renamed."""
    copies: list[tuple[str, str, str]] = []
    names: dict[str, str] = {}
    for index, param in enumerate(head.params):
        if param.byval is not None:
            names[param.value] = f"%rk.copy.{index}"
            copies.append((names[param.value], param.value, param.byval))
    if names:
        body = [_TOKENS.sub(lambda m: names.get(m.group(), m.group()), line) for line in body]
    return body, copies
