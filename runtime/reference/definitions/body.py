"""A small writer of LLVM functions: the bodies that stand in for device intrinsics on this CPU."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field

import ml_dtypes
import numpy as np

from raise_kernel.runtime.reference.arena import ATOMIC
from raise_kernel.runtime.reference.running.operations import Op

FLOATS = ("half", "bfloat", "float", "double")
BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
SUFFIX = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
# The smallest normal number of each type, as LLVM prints floating constants (hexadecimal double).
MIN_NORMAL = {"float": "0x3810000000000000", "double": "0x0010000000000000"}
# llvm.set.rounding: 0 toward zero, 1 nearest, 2 up, 3 down
ROUNDING = {"rz": 0, "rn": 1, "rp": 2, "ru": 2, "rm": 3, "rd": 3}


@dataclass(frozen=True)
class Declaration:
    """A function that a module declares: its name, result type and parameter types."""

    name: str
    result: str
    params: tuple[str, ...]

    @property
    def arguments(self) -> list[str]:
        return [f"%a{i}" for i in range(len(self.params))]


def width(kind: str) -> int:
    """Bits of an integer or floating type."""
    return BITS[kind] if kind in BITS else int(kind[1:])


def constant(kind: str, value: float) -> str:
    """A floating constant of a type, exact in it."""
    if kind in ("half", "bfloat"):
        return _small_constant(kind, value)
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def _small_constant(kind: str, value: float) -> str:
    dtype = np.dtype(np.float16) if kind == "half" else np.dtype(ml_dtypes.bfloat16)
    bits = int(np.array(value, dtype).view(np.uint16))
    return f"0x{'H' if kind == 'half' else 'R'}{bits:04X}"


@dataclass
class Body:
    """Collects the instructions of one function; every method returns the value it made."""

    declaration: Declaration
    symbol: str
    lines: list[str] = field(default_factory=list)
    externals: dict[str, str] = field(default_factory=dict)  # symbol -> declare line
    attributes: str = ""
    _count: int = 0
    _labels: int = 0

    def op(self, text: str) -> str:
        self._count += 1
        self.lines.append(f"  %t{self._count} = {text}")
        return f"%t{self._count}"

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def fresh(self, stem: str) -> str:
        self._labels += 1
        return f"{stem}.{self._labels}"

    def ret(self, value: str | None = None) -> None:
        kind = self.declaration.result
        self.do("ret void" if kind == "void" or value is None else f"ret {kind} {value}")

    def call(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        """A call of an LLVM intrinsic or of a support function."""
        listed = ", ".join(f"{kind} {value}" for kind, value in arguments)
        if result == "void":
            self.do(f"call void @{name}({listed})")
            return ""
        return self.op(f"call {result} @{name}({listed})")

    def math(self, kind: str, name: str, *arguments: str) -> str:
        """An overloaded floating intrinsic, `math("float", "fabs", x)`."""
        return self.call(kind, f"llvm.{name}.{SUFFIX[kind]}", *((kind, a) for a in arguments))

    def external(self, result: str, symbol: str, *arguments: tuple[str, str]) -> str:
        """A call of a C function registered under `symbol`."""
        kinds = ", ".join(kind for kind, _ in arguments)
        self.externals[symbol] = f"declare {result} @{symbol}({kinds})"
        return self.call(result, symbol, *arguments)

    def convert(self, value: str, source: str, target: str) -> str:
        """Between floating types."""
        if source == target:
            return value
        if width(source) == width(target):
            return self.convert(self.convert(value, source, "float"), "float", target)
        word = "fpext" if width(source) < width(target) else "fptrunc"
        return self.op(f"{word} {source} {value} to {target}")

    def bits(self, value: str, kind: str) -> str:
        """Any scalar as an i64 that holds its bits."""
        if kind == "ptr":
            return self.op(f"ptrtoint ptr {value} to i64")
        size = width(kind)
        if kind in FLOATS:
            value = self.op(f"bitcast {kind} {value} to i{size}")
        return value if size == 64 else self.op(f"zext i{size} {value} to i64")

    def from_bits(self, value: str, kind: str) -> str:
        """Back from an i64."""
        if kind == "ptr":
            return self.op(f"inttoptr i64 {value} to ptr")
        size = width(kind)
        if size < 64:
            value = self.op(f"trunc i64 {value} to i{size}")
        return self.op(f"bitcast i{size} {value} to {kind}") if kind in FLOATS else value

    def flush(self, value: str, kind: str) -> str:
        """A subnormal becomes a zero of its sign."""
        size = self.math(kind, "fabs", value)
        tiny = self.op(f"fcmp olt {kind} {size}, {MIN_NORMAL[kind]}")
        zero = self.math(kind, "copysign", constant(kind, 0.0), value)
        return self.op(f"select i1 {tiny}, {kind} {zero}, {kind} {value}")

    def saturate(self, value: str, kind: str) -> str:
        """Clamped to [+0, 1]; NaN becomes +0."""
        zero, one = constant(kind, 0.0), constant(kind, 1.0)
        above = self.op(f"fcmp ogt {kind} {value}, {zero}")
        low = self.op(f"select i1 {above}, {kind} {value}, {kind} {zero}")
        over = self.op(f"fcmp ogt {kind} {low}, {one}")
        return self.op(f"select i1 {over}, {kind} {one}, {kind} {low}")

    def rounded(self, name: str, result: str, mode: str, *arguments: tuple[str, str]) -> str:
        """A constrained intrinsic (`fadd.f32`) under a rounding mode; exact by the hardware."""
        self.attributes = "noinline strictfp"
        if mode != "rn":
            self.do(f"call void @llvm.set.rounding(i32 {ROUNDING[mode]}) strictfp")
        listed = ", ".join(f"{kind} {value}" for kind, value in arguments)
        meta = 'metadata !"round.dynamic", metadata !"fpexcept.ignore"'
        value = self.op(
            f"call {result} @llvm.experimental.constrained.{name}({listed}, {meta}) strictfp"
        )
        if mode != "rn":
            self.do("call void @llvm.set.rounding(i32 1) strictfp")
        return value

    def argument(self, slot: int, value: str, kind: str) -> None:
        """Leaves an operand for the scheduler."""
        self.call("void", "rk.argument", ("i32", str(slot)), ("i64", self.bits(value, kind)))

    def wait(self, op: Op) -> None:
        """Stops until the scheduler has done this operation among lanes."""
        self.call("void", "rk.stop", ("i32", "2"), ("i32", str(int(op))))

    def serve(self, op: Op) -> None:
        """Stops until the host has done this service."""
        self.call("void", "rk.stop", ("i32", "4"), ("i32", str(int(op))))

    def result(self, slot: int = 0) -> str:
        return self.call("i64", "rk.result", ("i32", str(slot)))

    def checked(self, pointer: str, size: int | str, access: int) -> None:
        """The check of an access that this body makes for its caller."""
        site = self.op("load i32, ptr @rk.site")
        if access & ATOMIC:
            self.call("void", "rk.tick", ("i32", site))
            self.do(f"store i32 {site}, ptr @rk.site")
        self.call(
            "void",
            "rk.check.range",
            ("ptr", pointer),
            ("i64", str(size)),
            ("i32", str(access)),
            ("i32", site),
        )

    @property
    def text(self) -> str:
        params = ", ".join(
            f"{kind} {name}"
            for kind, name in zip(self.declaration.params, self.declaration.arguments, strict=True)
        )
        head = (
            f"define internal {self.declaration.result} @{self.symbol}({params}) {self.attributes}"
        )
        return "\n".join([f"{head.rstrip()} {{", "entry:", *self.lines, "}"])


def vector_of(kind: str) -> tuple[int, str] | None:
    """`<2 x half>` -> (2, `half`); None for a scalar."""
    match = re.fullmatch(r"<(\d+) x (\w+)>", kind)
    return (int(match.group(1)), match.group(2)) if match else None
