"""Files that a user names: read with a limit, and told apart by what is in them.

A device has no end, and a folder no content: only regular files and pipes are read, up to
`MOST_BYTES`. What is not LLVM IR is named for what it is (PTX, an object file, MLIR, ...), since a
parser's message about its first line helps nobody. Refuses with RK019 what cannot be read and with
RK001 what is of another kind or nested too deeply.
"""

from __future__ import annotations

import io
import os
import re
import stat
from pathlib import Path
from typing import BinaryIO

from raise_kernel.diagnostics import Refusal

# The LLVM IR of a large kernel with its libraries is a few MiB.
MOST_BYTES = 64 << 20
# LLVM's and MLIR's parsers recurse at each bracket, and 20,000 of them overflow their stack. Loops
# and branches of MLIR stand inside one another; types and constants of LLVM seldom do.
MOST_NESTED_LLVM = 200
MOST_NESTED_MLIR = 2_000

CUDA_SUFFIXES = (".cu", ".cuh")
BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_CPP_SUFFIXES = (".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx")

_COMPILE = "clang -x cuda --cuda-device-only -S -emit-llvm makes LLVM IR of CUDA C++"
_RENAME = "CUDA C++ is compiled where the name ends in .cu or .cuh"
_BINARIES = {
    b"\x7fELF": ("an object file or cubin", _COMPILE),
    b"\x50\xed\x55\xba": ("a fat binary", _COMPILE),
    b"ML\xefR": ("MLIR bytecode", "raise-opt takes MLIR text"),
    b"PK\x03\x04": ("a zip archive", None),
    b"\x1f\x8b": ("compressed by gzip", "gunzip it"),
}
_TEXTS = (
    (re.compile(r"^\s*\.version\s+\d", re.MULTILINE), "PTX", _COMPILE),
    (
        re.compile(r'^\s*(?:"?builtin\.)?module\b[^=\n]*\{|^\s*"?(?:func|llvm)\.func\b', re.M),
        "MLIR",
        "raise-opt runs passes and stages on MLIR",
    ),
    (
        re.compile(r"^\s*#\s*(?:include|pragma|ifndef|define)\b|\b__global__\b", re.MULTILINE),
        "C or C++ source",
        _RENAME,
    ),
)


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """The content of a regular file or pipe."""
    name = os.fspath(path)
    try:
        with open_input(path) as file:
            return _limited(file, name)
    except OSError as error:
        raise Refusal("RK019", f"cannot read {name}: {error.strerror}", file=name) from error


def open_input(path: str | os.PathLike[str]) -> BinaryIO:
    """A regular file or pipe, opened; RK019 for others, and OSError."""
    name = os.fspath(path)
    try:
        file = open(path, "rb")  # noqa: SIM115
    except ValueError as error:  # a name with a zero byte
        raise Refusal("RK019", f"cannot read {name!r}: {error}") from error
    mode = os.fstat(file.fileno()).st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode)):
        file.close()
        raise Refusal("RK019", f"cannot read {name}: it is {_kind(mode)}", file=name)
    return file


def read_text(path: str | os.PathLike[str]) -> str:
    """The content of a regular file or pipe, which is text."""
    return _decoded(read_bytes(path), os.fspath(path))


def read_mlir(path: str | os.PathLike[str]) -> str:
    """The content of a regular file or pipe that is MLIR, or LLVM assembly to be imported."""
    data, name = read_bytes(path), os.fspath(path)
    if data.startswith(BITCODE):
        hint = f"raise-kernel {name} --grid N --block N --emit llvm-dialect prints it as MLIR"
        raise Refusal("RK044", "this is LLVM bitcode; raise-opt reads MLIR", file=name, hint=hint)
    return _decoded(data, name)


def read_text_stream(stream: BinaryIO, name: str) -> str:
    """The rest of a stream, which is text."""
    return _decoded(_limited(stream, name), name)


def llvm_text(data: bytes, path: str) -> str:
    """LLVM assembly from the bytes of a file; RK001 for files of other kinds."""
    for magic, (kind, hint) in _BINARIES.items():
        if data.startswith(magic):
            raise Refusal("RK001", f"{path} is {kind}, not LLVM IR", file=path, hint=hint)
    if not data.strip():
        raise Refusal("RK001", f"{path} is empty", file=path)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise Refusal("RK001", "the file is neither text nor bitcode", file=path) from error
    if is_llvm_assembly(text):
        return text
    for pattern, kind, hint in _TEXTS:
        if pattern.search(text):
            raise Refusal("RK001", f"{path} is {kind}, not LLVM IR", file=path, hint=hint)
    if path.lower().endswith(_CPP_SUFFIXES):
        message = f"{path} is C or C++ source, not LLVM IR"
        raise Refusal("RK001", message, file=path, hint=_RENAME)
    return text


def check_kind(path: Path) -> None:
    """Refuses a file that is no kernel's source: RK019 for what cannot be read, RK001 for other
    kinds."""
    data = read_bytes(path)
    if not is_cuda(path) and path.suffix != ".py" and data[:4] not in BITCODE:
        llvm_text(data, str(path))


def is_llvm_assembly(text: str) -> bool:
    """Whether a line of the text begins as lines of LLVM assembly do."""
    return bool(re.search(r"^\s*(?:define|declare|target|@|source_filename)", text, re.MULTILINE))


_BRACKETS = re.compile(rb'"[^"]*"|;[^\n]*|//[^\n]*|->|([\[({<])|([\])}>])')


def check_nesting(text: str, most: int, source: str) -> None:
    """RK001 where more than `most` brackets stand inside one another."""
    data = text.encode(errors="replace")
    if not _may_nest(data, most):
        return
    depth = deepest = 0
    for match in _BRACKETS.finditer(data):
        depth += 1 if match.group(1) else -1 if match.group(2) and depth else 0
        deepest = max(deepest, depth)
    if deepest > most:
        message = f"{deepest} brackets are nested, and {most} are read at most"
        raise Refusal("RK001", message, file=source)


def _may_nest(data: bytes, most: int) -> bool:
    """A quick test for more than `most` nested brackets: those in strings and comments count."""
    sides = data.translate(_SIDES, _OTHERS)
    # Without its innermost pairs a text is nested one less, and most brackets are such pairs.
    for _ in range(_PEELED):
        sides = sides.replace(b"()", b"")
    depth = 0
    for side in sides:
        depth = depth + 1 if side == _OPEN else max(depth - 1, 0)
        if depth > most - _PEELED:
            return True
    return False


_PEELED = 4
_OPENING, _CLOSING = b"[({<", b"])}>"
_OPEN = ord("(")
_SIDES = bytes.maketrans(_OPENING + _CLOSING, b"((((" + b"))))")
_OTHERS = bytes(set(range(256)) - set(_OPENING + _CLOSING))


_SHORT = 1 << 16


def _limited(stream: io.BufferedIOBase | BinaryIO, name: str) -> bytes:
    # A read makes room for all that it may find.
    data = stream.read(_SHORT)
    if len(data) == _SHORT:
        data += stream.read(MOST_BYTES + 1 - _SHORT)
    if len(data) > MOST_BYTES:
        message = f"{name} is longer than {MOST_BYTES >> 20} MiB"
        raise Refusal("RK019", message, file=name)
    return data


def _decoded(data: bytes, name: str) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise Refusal("RK019", f"{name} is not text: {error}", file=name) from error


def _kind(mode: int) -> str:
    if stat.S_ISDIR(mode):
        return "a folder"
    return "a socket" if stat.S_ISSOCK(mode) else "a device"


def is_cuda(path: Path) -> bool:
    """Whether the name says that it is CUDA C++."""
    return path.suffix.lower() in CUDA_SUFFIXES
