"""The mutations of a kernel's LLVM text: one change each of a constant, predicate or operator.

Constants of loops are their bounds, steps and initial values, and so are those of phis. Constants
of addresses (`getelementptr`, `alloca`), of `switch` and of masks of lanes stay: nearly all mutants
with others are outside what LLVM defines. A changed operator has no flags (`nuw`, `nsw`, ...), nor
has what is computed from it, and no mutant has assumptions, for they may rule out values which it
now gives. Kernels with matrix fragments have no
mutants: which element a register of a fragment holds is not defined.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from raise_kernel.frontend.module import LLVMModule
from raise_kernel.frontend.text_parts import Function, ModuleText, symbols


@dataclass(frozen=True)
class Mutation:
    """Line `line` of function `function` becomes `new`; `declares` is what it calls besides."""

    function: str
    line: int
    old: str
    new: str
    declares: str = ""

    def __str__(self) -> str:
        return f"{self.function}:{self.line}: {self.old.strip()}  ->  {self.new.strip()}"


_ASSUMPTION = re.compile(r"^  (tail )?call void @llvm\.assume\(.*\n", re.MULTILINE)


def kernel_parts(module: LLVMModule, kernel: str) -> ModuleText:
    """The text of a module with what one kernel reaches."""
    parts = LLVMModule.parse(_ASSUMPTION.sub("", module.text)).parts
    named = symbols("\n".join(parts.metadata))  # tables of callees
    kept = parts.reachable([kernel, *named], lambda function: True)
    return ModuleText(
        parts.head,
        {name: text for name, text in parts.globals.items() if name in kept},
        {name: function for name, function in parts.functions.items() if name in kept},
        parts.attributes,
        parts.metadata,
    )


def mutated(parts: ModuleText, mutation: Mutation) -> str:
    """The module's text with the mutation."""
    function = parts.functions[mutation.function]
    lines = function.body.split("\n")
    lines[mutation.line] = mutation.new
    _drop_flags(lines, mutation.line)
    changed = Function(function.name, function.head, "\n".join(lines))
    functions = {**parts.functions, mutation.function: changed}
    text = str(ModuleText(parts.head, parts.globals, functions, parts.attributes, parts.metadata))
    name = re.search(r"@[-\w$.]+", mutation.declares)
    if name is None or f"{name.group()}(" in str(parts):
        return text
    return f"{text}{mutation.declares}\n"


_FLAGS = re.compile(
    r"(?<== )(add|sub|mul|shl|[lasu]shr|[us]div|or|trunc|zext|uitofp|icmp)"
    r"((?: (?:nuw|nsw|exact|disjoint|nneg|samesign))+)(?= )"
)
_LOCAL = re.compile(r"%[-\w$.]+")


def _drop_flags(lines: list[str], changed: int) -> None:
    """Drops the flags of the instructions that depend on a changed one."""
    operands = [set(_LOCAL.findall(line)) for line in lines]
    names = [line.split(" = ")[0].strip() if " = " in line else "" for line in lines]
    reached, waiting = {changed}, [changed]
    while waiting:
        name = names[waiting.pop()]
        users = {n for n, used in enumerate(operands) if name in used} if name else set()
        waiting += users - reached
        reached |= users
    for number in reached - {changed}:
        lines[number] = _FLAGS.sub(r"\1", lines[number])


def mutations(parts: ModuleText) -> list[Mutation]:
    """All mutations, in the order of the text."""
    found = []
    if ".wmma." in str(parts):
        return []
    for name, function in parts.functions.items():
        for number, line in enumerate(function.body.split("\n")) if function.is_definition else ():
            code = line.split(", !")[0]
            rest = line[len(code) :]
            for new, declares in _of_line(code):
                if new != code:
                    found.append(Mutation(name, number, line, new + rest, declares))
    return found


Variants = Iterator[tuple[str, str]]
_SKIPPED = re.compile(
    r"\b(getelementptr|alloca|extractvalue|insertvalue|switch|barrier|memcpy|memset|lifetime|assume|asm|unreachable)\b"
    r"|^\s*(ret|store|load|;|\})|\bvote|\bactivemask"
)

# Calls with masks and numbers of lanes.
_LANES = re.compile(r"shfl|[._]sync\b|[._]sync[._]|redux|ballot|match|syncwarp")


def _of_line(code: str) -> Variants:
    if not code.startswith("  ") or _SKIPPED.search(code):
        if re.match(r"\s*store\b", code):
            yield from _constants(code)
        return
    yield from _predicates(code)
    yield from _operators(code)
    yield from _functions(code)
    yield from _swapped(code)
    if not _LANES.search(code):
        yield from _constants(code)


_OPPOSITE = {
    "oeq": ("une", "oge"), "one": ("oeq",), "ogt": ("oge", "olt"), "oge": ("ogt", "ole"),
    "olt": ("ole", "ogt"), "ole": ("olt", "oge"), "ueq": ("one",), "une": ("oeq",),
    "ugt": ("uge", "ogt", "ult"), "uge": ("ugt", "ole"), "ult": ("ule", "uge", "ugt"),
    "ule": ("ult", "ugt"), "uno": ("ord",), "ord": ("uno",), "eq": ("ne",), "ne": ("eq",),
    "slt": ("sle", "sgt", "ult"), "sle": ("slt", "sgt"), "sgt": ("sge", "slt"),
    "sge": ("sgt", "slt"),
}  # fmt: skip
_COMPARISON = re.compile(r"\b([fi])cmp ((?:samesign |fast |nnan |ninf |nsz )*)(\w+) ")


def _predicates(code: str) -> Variants:
    match = _COMPARISON.search(code)
    if match is None:
        return
    for other in _OPPOSITE.get(match[3], ()):
        if (match[1] == "i") == (other in _INTEGER_PREDICATES):
            yield f"{code[: match.start()]}{match[1]}cmp {other} {code[match.end() :]}", ""


_INTEGER_PREDICATES = {"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}
_OPERATOR = {
    "fadd": ("fsub", "fmul"), "fsub": ("fadd",), "fmul": ("fadd",), "fdiv": ("fmul",),
    "add": ("sub",), "sub": ("add",), "mul": ("add",), "and": ("or",), "or": ("and", "xor"),
    "xor": ("or",), "shl": ("lshr",), "lshr": ("ashr", "shl"), "ashr": ("lshr",),
    "sdiv": ("srem",), "udiv": ("urem",), "srem": ("sdiv",), "urem": ("udiv",),
    "sext": ("zext",), "zext": ("sext",),
}  # fmt: skip
_BINARY = re.compile(
    r"^(\s*%\S+ = )(\w+) ((?:(?:nuw|nsw|exact|disjoint|nneg|nnan|ninf|nsz|arcp|contract|afn"
    r"|reassoc|fast) )*)(.*)$"
)


def _operators(code: str) -> Variants:
    match = _BINARY.match(code)
    if match is None or (" to i64" in code and match[2] in ("sext", "zext")):
        return
    floats = match[3] if match[2].startswith("f") else ""
    for other in _OPERATOR.get(match[2], ()):
        yield f"{match[1]}{other} {floats}{match[4]}", ""
    if match[3] and match[2] in ("fadd", "fsub", "fmul", "fdiv"):
        return
    operands = match[4].rsplit(", ", 1)
    if match[2] in ("fsub", "fdiv", "sub") and len(operands) == 2 and " " in operands[0]:
        kind, first = operands[0].rsplit(" ", 1)
        yield f"{match[1]}{match[2]} {floats}{kind} {operands[1]}, {first}", ""


_FUNCTIONS = {
    "smax": "smin", "smin": "smax", "umax": "umin", "umin": "umax", "maxnum": "minnum",
    "minnum": "maxnum", "fmaxf": "fminf", "fminf": "fmaxf", "fmax": "fmin", "fmin": "fmax",
    "expf": "exp2f", "exp": "exp2", "logf": "log2f", "log": "log2", "sqrt": "fabs",
    "sqrtf": "fabsf", "fabs": "sqrt", "fabsf": "sqrtf", "cosf": "sinf", "sinf": "cosf",
    "rsqrtf": "sqrtf", "max": "min", "min": "max", "umax32": "umin32",
}  # fmt: skip
_CALLED = re.compile(r"(@__nv_|@llvm\.)(\w+)((?:\.[a-z]\w*)?\()")


def _functions(code: str) -> Variants:
    match = _CALLED.search(code)
    if (
        match is None
        or match[2] not in _FUNCTIONS
        or (match[2] in ("max", "min") and "llvm" in code)
    ):
        return
    callee = f"{match[1]}{_FUNCTIONS[match[2]]}{match[3]}"
    call = re.search(r"\bcall (?:\w+ )*?((?:<[^>]*>|\w+)) @", code)
    if call is None:
        return
    arguments = code[match.end() : code.rindex(")")].split(", ")
    kinds = ", ".join(re.split(r"\s+(?=[%\w-]\S*$)", a.strip())[0].split(" ")[0] for a in arguments)
    declares = f"declare {call[1]} {callee}{kinds})"
    yield f"{code[: match.start()]}{callee}{code[match.end() :]}", declares


_SELECT = re.compile(r"^(.* select (?:\w+ )*?i1 [^,]+), ([^,]+), ([^,]+)$")


def _swapped(code: str) -> Variants:
    match = _SELECT.match(code)
    if match is not None:
        yield f"{match[1]}, {match[3]}, {match[2]}", ""


_FLOAT = re.compile(r"(?<![\w.%@-])(-?\d+\.\d+e[+-]\d+|0x[0-9A-F]{16}|0x[HR][0-9A-F]{4})(?![\w.])")
_INTEGER = re.compile(r"(?<=[ (\[])(-?\d+)(?=[,) \]]|$)")


def _constants(code: str) -> Variants:
    for match in _FLOAT.finditer(code):
        for text in _other_floats(match[1], "double" in code):
            yield f"{code[: match.start()]}{text}{code[match.end() :]}", ""
    if re.match(r"\s*(store|%\S+ = load|br)\b", code):
        return
    kept = re.sub(r"\balign \d+", lambda m: m[0].replace(" ", "_"), code)
    for match in _INTEGER.finditer(kept):
        value = int(match[1])
        for other in sorted({value + 1, value - 1, 2 * value, 0} - {value}):
            yield f"{code[: match.start()]}{other}{code[match.end() :]}", ""


def _other_floats(token: str, double: bool) -> list[str]:
    """Other numbers, as LLVM spells them: twice as large, of the other sign, one more;
    for a huge one what else stands for infinity."""
    if token[:3] in ("0xH", "0xR"):
        bits = int(token[3:], 16)
        return [f"{token[:3]}{bits ^ 0x8000:04X}", f"{token[:3]}{bits ^ 0x0040:04X}"]
    if token.startswith("0x"):
        value = struct.unpack("<d", struct.pack("<Q", int(token[2:], 16)))[0]
    else:
        value = float(token)
    if math.isnan(value):
        return ["0.000000e+00"]
    sign = math.copysign(1.0, value)
    if abs(value) >= 1e4:
        found = [sign * v for v in (math.inf, 3.4028234663852886e38, 1e30, 1e20, 1e5, 20.0, 0.0)]
    elif value == 0:
        found = [1.0, -1.0, 1e-30, -0.0]
    else:
        found = [2 * value, -value, value + 1, 0.0, 1.001 * value]
    narrowed = found if double else [float(np.float32(v)) for v in found]
    return [_spelled(v) for v in narrowed if _spelled(v) != _spelled(value)]


def _spelled(value: float) -> str:
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
