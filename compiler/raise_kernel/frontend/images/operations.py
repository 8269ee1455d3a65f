"""What a texture or surface instruction does, read off its name.

    llvm.nvvm.tex.unified.2d.array.v4f32.f32            tex.a2d.v4.f32.f32
    llvm.nvvm.tld4.unified.r.2d.v4f32.f32               tld4.r.2d.v4.f32.f32
    llvm.nvvm.suld.2d.v2i32.clamp                       suld.b.2d.v2.b32.clamp
    llvm.nvvm.sust.b.3d.i8.trap                         sust.b.3d.b8.trap

The left ones are intrinsics, the right ones PTX, as inline assembly has it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

_GEOMETRY = r"(?P<rank>[123])d(?P<array>\.array)?"
_PTX_GEOMETRY = r"(?P<array>a)?(?P<rank>[123])d"
_BOUND = r"(?P<bound>zero|clamp|trap)"
Kind = Literal["fetch", "gather", "load", "store"]

_PATTERNS: tuple[tuple[Kind, str], ...] = (
    ("fetch", rf"llvm\.nvvm\.tex\.unified\.{_GEOMETRY}\.v4(?P<value>[fsu]32)\.(?P<at>[sf]32)"),
    ("fetch", rf"tex\.{_PTX_GEOMETRY}\.v4\.(?P<value>[fsu]32)\.(?P<at>[sf]32)"),
    (
        "gather",
        r"llvm\.nvvm\.tld4\.unified\.(?P<channel>[rgba])\.(?P<rank>2)d\.v4(?P<value>[fsu]32)"
        r"\.(?P<at>f32)",
    ),
    (
        "gather",
        r"tld4\.(?P<channel>[rgba])\.(?P<rank>2)d\.v4\.(?P<value>[fsu]32)\.(?P<at>f32)",
    ),
    ("load", rf"llvm\.nvvm\.suld\.{_GEOMETRY}\.(?:v(?P<n>[24]))?i(?P<bits>\d+)\.{_BOUND}"),
    ("store", rf"llvm\.nvvm\.sust\.b\.{_GEOMETRY}\.(?:v(?P<n>[24]))?i(?P<bits>\d+)\.{_BOUND}"),
    ("load", rf"suld\.b\.{_PTX_GEOMETRY}\.(?:v(?P<n>[24])\.)?b(?P<bits>\d+)\.{_BOUND}"),
    ("store", rf"sust\.b\.{_PTX_GEOMETRY}\.(?:v(?P<n>[24])\.)?b(?P<bits>\d+)\.{_BOUND}"),
)

# A name that begins so is about textures and surfaces, whether an operation is known for it or not.
IMAGE_NAME = re.compile(r"(?:llvm\.nvvm\.)?(?:tex|tld4|suld|sust|txq|suq|istypep)\.")


@dataclass(frozen=True)
class ImageOperation:
    """One instruction.

    `rank` counts coordinates without the layer. A fetch has `value` (f32, s32, u32) and takes whole
    coordinates if `whole`; a gather has a `channel`; a surface access has `bits` of a word, `words`
    and what happens `bound`s are passed.
    """

    kind: Kind
    name: str
    rank: int
    layered: bool
    value: str = ""
    whole: bool = False
    channel: int = 0
    bits: int = 0
    words: int = 1
    bound: str = ""

    @property
    def coordinates(self) -> int:
        """How many operands say where, the layer included."""
        return self.rank + self.layered

    @property
    def type(self) -> str:
        """The LLVM type of a value: PTX has no 8-bit registers."""
        if self.kind in ("load", "store"):
            return f"i{max(self.bits, 16)}"
        return "float" if self.value == "f32" else "i32"


def operation_named(name: str) -> ImageOperation | None:
    """The operation of an intrinsic or a PTX instruction."""
    for kind, pattern in _PATTERNS:
        match = re.fullmatch(pattern, name)
        if match is not None:
            return _operation(kind, name, match)
    return None


def _operation(kind: Kind, name: str, match: re.Match[str]) -> ImageOperation:
    parts = match.groupdict()
    return ImageOperation(
        kind=kind,
        name=name,
        rank=int(parts["rank"]),
        layered=bool(parts.get("array")),
        value=parts.get("value") or "",
        whole=parts.get("at") == "s32",
        channel="rgba".index(parts.get("channel") or "r"),
        bits=int(parts.get("bits") or 0),
        words=int(parts.get("n") or 1),
        bound=parts.get("bound") or "",
    )
