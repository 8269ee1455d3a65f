"""Texture fetches and surface accesses: calls of the functions of textures.c.

Intrinsics and PTX say the same in two spellings; each is read here for the executor alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from raise_kernel.runtime.reference.definitions.body import Body
from raise_kernel.runtime.reference.definitions.machine import (
    Instruction,
    Machine,
    UnknownAssembly,
)
from raise_kernel.runtime.reference.translation.layout import split_commas

_WANT = {"f32": 0, "s32": 1, "u32": 2}
_BOUNDS = {"zero": 0, "clamp": 1, "trap": 2}
_TEX = re.compile(r"llvm\.nvvm\.tex\.unified\.([123])d(\.array)?\.v4([fsu]32)\.([sf])32")
_TLD4 = re.compile(r"llvm\.nvvm\.tld4\.unified\.([rgba])\.2d\.v4([fsu]32)\.f32")
_SURFACE = re.compile(
    r"llvm\.nvvm\.(suld|sust\.b)\.([123])d(\.array)?\.(?:v([24]))?i(8|16|32|64)\.(clamp|trap|zero)"
)


@dataclass(frozen=True)
class _Coordinates:
    """The operands that say where, as values of the body."""

    handle: str
    layer: str
    coordinates: list[str]


def define(body: Body) -> bool:
    """Writes the body of a texture or surface intrinsic; False when the name is none."""
    name, given = body.declaration.name, body.declaration.arguments
    if match := _TEX.fullmatch(name):
        rank, layered = int(match.group(1)), bool(match.group(2))
        coordinates = _coordinates(given, rank, layered)
        out = _fetch(body, coordinates, rank, layered, match.group(3), match.group(4) == "s")
        _return(body, out, 4, "float" if match.group(3) == "f32" else "i32")
    elif match := _TLD4.fullmatch(name):
        out = _gather(
            body, _coordinates(given, 2, False), "rgba".index(match.group(1)), match.group(2)
        )
        _return(body, out, 4, "float" if match.group(2) == "f32" else "i32")
    elif match := _SURFACE.fullmatch(name):
        rank, layered = int(match.group(2)), bool(match.group(3))
        count, bits = int(match.group(4) or 1), int(match.group(5))
        coordinates, words = _coordinates(given, rank, layered), given[1 + rank + layered :]
        store = match.group(1) != "suld"
        data = _buffer(body, count * bits // 8)
        if store:
            _fill(body, data, words, bits)
        _surface(body, coordinates, rank, layered, match.group(6), data, count * bits // 8, store)
        if store:
            body.ret()
        else:
            _return(body, data, count, f"i{max(bits, 16)}", bits)
    else:
        return False
    return True


def write(machine: Machine, instruction: Instruction) -> bool:
    """Emits `tex`, `tld4`, `suld` or `sust`; False when the instruction is none of them."""
    words, body = instruction.words, machine.body
    if words[0] not in ("tex", "tld4", "suld", "sust"):
        return False
    geometry = re.fullmatch(r"(a?)([123])d", words[1 + (words[0] != "tex")])
    store = words[0] == "sust"
    if geometry is None or words[-1] in ("level", "grad"):
        raise UnknownAssembly(instruction.text)
    layered, rank = bool(geometry.group(1)), int(geometry.group(2))
    where, values = instruction.operands[0 if store else 1], instruction.operands[store]
    listed = split_commas(values[1:-1]) if values.startswith("{") else [values]
    handle, coordinates = split_commas(where[1:-1])
    inner = split_commas(coordinates[1:-1]) if coordinates.startswith("{") else [coordinates]
    real = words[0] == "tld4" or (words[0] == "tex" and words[-1] == "f32")
    kinds = ["i32"] * layered + ["float" if real else "i32"] * rank
    given = [machine.read(handle, "i64")]
    given += [machine.read(o, k) for o, k in zip(inner, kinds, strict=False)]
    coordinates = _coordinates(given, rank, layered)
    if words[0] in ("tex", "tld4"):
        if words[0] == "tex":
            out = _fetch(body, coordinates, rank, layered, words[-2], not real)
        else:
            out = _gather(body, coordinates, "rgba".index(words[1]), words[-2])
        kind, bits = "i32", 32
    else:
        bits = int(words[-2][1:])
        size = len(listed) * bits // 8
        out, kind = _buffer(body, size), f"i{max(bits, 16)}"
        if store:
            _fill(body, out, [machine.read(o, kind) for o in listed], bits)
        _surface(body, coordinates, rank, layered, words[-1], out, size, store)
    for number, register in enumerate(listed if not store else ()):
        machine.write(register, _word(body, out, number, kind, bits), kind)
    return True


def _coordinates(given: list[str], rank: int, layered: bool) -> _Coordinates:
    start = 1 + layered
    return _Coordinates(given[0], given[1] if layered else "0", given[start : start + rank])


def _buffer(body: Body, size: int) -> str:
    return body.op(f"alloca [{size} x i8], align 16")


def _numbers(body: Body, kind: str, values: list[str]) -> str:
    """Coordinates in memory."""
    where = _buffer(body, 12)
    for index, value in enumerate(values):
        at = body.op(f"getelementptr {kind}, ptr {where}, i32 {index}")
        body.do(f"store {kind} {value}, ptr {at}")
    return where


def _fetch(body: Body, p: _Coordinates, rank: int, layered: bool, want: str, whole: bool) -> str:
    out = _buffer(body, 16)
    where = _numbers(body, "i32" if whole else "float", p.coordinates)
    body.do(
        f"call void @rk.image.fetch(i64 {p.handle}, i32 {rank}, i32 {int(layered)}, "
        f"i32 {int(whole)}, i32 {_WANT[want]}, i32 {p.layer}, ptr {where}, ptr {where}, ptr {out})"
    )
    return out


def _gather(body: Body, p: _Coordinates, channel: int, want: str) -> str:
    out, where = _buffer(body, 16), _numbers(body, "float", p.coordinates)
    body.do(
        f"call void @rk.image.gather(i64 {p.handle}, i32 {channel}, i32 {_WANT[want]}, "
        f"ptr {where}, ptr {out})"
    )
    return out


def _surface(
    body: Body,
    p: _Coordinates,
    rank: int,
    layered: bool,
    bound: str,
    data: str,
    size: int,
    store: bool,
) -> None:
    where = _numbers(body, "i32", p.coordinates)
    body.do(
        f"call void @rk.image.surface(i64 {p.handle}, i32 {rank}, i32 {int(layered)}, "
        f"i32 {_BOUNDS[bound]}, i32 {size}, i32 {p.layer}, ptr {where}, i32 {int(store)}, "
        f"ptr {data})"
    )


def _fill(body: Body, data: str, words: list[str], bits: int) -> None:
    """The words of a store, low parts first."""
    for number, word in enumerate(words):
        if bits < 16:
            word = body.op(f"trunc i16 {word} to i8")
        at = body.op(f"getelementptr i{bits}, ptr {data}, i32 {number}")
        body.do(f"store i{bits} {word}, ptr {at}")


def _word(body: Body, data: str, number: int, kind: str, bits: int) -> str:
    at = body.op(f"getelementptr i{bits}, ptr {data}, i32 {number}")
    if bits < 16:
        narrow = body.op(f"load i8, ptr {at}")
        return body.op(f"zext i8 {narrow} to i16")
    return body.op(f"load {kind}, ptr {at}")


def _return(body: Body, data: str, count: int, kind: str, bits: int = 32) -> None:
    """One value, or a struct of them."""
    if count == 1:
        body.ret(_word(body, data, 0, kind, bits))
        return
    result, whole = body.declaration.result, "poison"
    for number in range(count):
        value = _word(body, data, number, kind, bits)
        whole = body.op(f"insertvalue {result} {whole}, {kind} {value}, {number}")
    body.ret(whole)
