"""Atomics, copies, fences, address spaces, the heap, and ways to stop."""

from __future__ import annotations

import re
from collections.abc import Callable

from raise_kernel.runtime.reference.arena import ATOMIC, READ, WRITE
from raise_kernel.runtime.reference.definitions.body import Body, width
from raise_kernel.runtime.reference.running.operations import Op

_ATOMIC = re.compile(
    r"llvm\.nvvm\.atomic\.(add|exch|max|min|inc|dec|and|or|xor|cas)\.gen\.(i|f)\.(?:cta|sys)\b.*"
)
_OLD_ATOMIC = re.compile(r"llvm\.nvvm\.atomic\.load\.(add|inc|dec)\.(f32|f64|32)\b.*")
_RMW = {"exch": "xchg", "inc": "uinc_wrap", "dec": "udec_wrap"}
_COPY = re.compile(r"llvm\.nvvm\.cp\.async\.c[ag]\.shared\.global\.(4|8|16)(\.s)?")
_LOAD = re.compile(r"llvm\.nvvm\.ld[gu]\.global\.[ifp]\b.*")
# Nothing to do where memory is coherent and copies are done at once.
_NOTHING = re.compile(
    r"llvm\.nvvm\.(membar\..*|fence\..*|cp\.async\.(commit\.group|wait\.all|wait\.group)|nanosleep"
    r"|prefetch.*|applypriority.*|discard.*|griddepcontrol.*|pm\.event\.mask|setmaxnreg.*)"
)
_MOVE = re.compile(r"llvm\.nvvm\.(move\..*|internal\.addrspace\.wrap.*|ptr\..*|mapa.*)")
_SPACES = {"global": 1, "shared": 3, "const": 4, "local": 5, "shared.cluster": 3}


def define(body: Body) -> bool:
    """Writes the body of a memory intrinsic or runtime function; False when the name is none."""
    name = body.declaration.name
    if match := _ATOMIC.fullmatch(name) or _OLD_ATOMIC.fullmatch(name):
        _atomic(body, match.group(1))
    elif match := _COPY.fullmatch(name):
        _copy(body, int(match.group(1)), bool(match.group(2)))
    elif _LOAD.fullmatch(name):
        kind = body.declaration.result
        pointer = body.declaration.arguments[0]
        body.checked(pointer, width(kind) // 8 if kind != "ptr" else 8, READ)
        body.ret(body.op(f"load {kind}, ptr {pointer}, align 1"))
    elif _NOTHING.fullmatch(name):
        body.ret()
    elif _MOVE.fullmatch(name):
        body.ret(body.declaration.arguments[0])
    elif name.startswith("llvm.nvvm.isspacep."):
        body.ret(in_space(body, body.declaration.arguments[0], name.split("isspacep.")[1]))
    elif name in _RUNTIME:
        _RUNTIME[name](body)
    else:
        return False
    return True


def in_space(body: Body, pointer: str, space: str) -> str:
    """Whether a generic address lies in shared, global, constant or local memory."""
    kind = _SPACES[space]
    return body.call("i1", "rk.in_space", ("ptr", pointer), ("i32", str(kind)))


def _atomic(body: Body, word: str) -> None:
    kind, a = body.declaration.result, body.declaration.arguments
    body.checked(a[0], width(kind) // 8, READ | WRITE | ATOMIC)
    if word == "cas":
        pair = body.op(f"cmpxchg ptr {a[0]}, {kind} {a[1]}, {kind} {a[2]} seq_cst seq_cst")
        body.ret(body.op(f"extractvalue {{ {kind}, i1 }} {pair}, 0"))
        return
    word = _RMW.get(word, word)
    if kind in ("float", "double", "half", "bfloat") and word in ("add", "max", "min"):
        word = f"f{word}"
    body.ret(body.op(f"atomicrmw {word} ptr {a[0]}, {kind} {a[1]} seq_cst"))


def _copy(body: Body, size: int, partial: bool) -> None:
    """cp.async: done at once; with a source size, the rest is zero."""
    target, source = body.declaration.arguments[:2]
    count = str(size)
    if partial:
        body.checked(target, size, WRITE)
        body.do(f"call void @llvm.memset.p0.i64(ptr {target}, i8 0, i64 {size}, i1 false)")
        given = body.op(f"zext i32 {body.declaration.arguments[2]} to i64")
        count = body.call("i64", "llvm.umin.i64", ("i64", given), ("i64", str(size)))
    body.checked(source, count, READ)
    body.checked(target, count, WRITE)
    body.do(f"call void @llvm.memmove.p0.p0.i64(ptr {target}, ptr {source}, i64 {count}, i1 false)")
    body.ret()


def _stop(op: Op) -> Callable[[Body], None]:
    """Ends the launch with a message."""

    def write(body: Body) -> None:
        for slot, (kind, value) in enumerate(
            zip(body.declaration.params, body.declaration.arguments, strict=True)
        ):
            body.argument(slot, value, kind)
        body.serve(op)
        kind = body.declaration.result
        body.do("ret void" if kind == "void" else f"ret {kind} poison")

    return write


def _serve(op: Op) -> Callable[[Body], None]:
    """A service of the host with a result."""

    def write(body: Body) -> None:
        for slot, (kind, value) in enumerate(
            zip(body.declaration.params, body.declaration.arguments, strict=True)
        ):
            body.argument(slot, value, kind)
        body.serve(op)
        kind = body.declaration.result
        if kind == "void":
            body.ret()
        else:
            body.ret(body.from_bits(body.result(), kind))

    return write


def _exit(body: Body) -> None:
    """The lane is done."""
    body.call("void", "rk.stop", ("i32", "3"), ("i32", "0"))
    body.do("ret void")


def _memory_copy(body: Body) -> None:
    a = body.declaration.arguments
    body.checked(a[1], a[2], READ)
    body.checked(a[0], a[2], WRITE)
    body.do(f"call void @llvm.memmove.p0.p0.i64(ptr {a[0]}, ptr {a[1]}, i64 {a[2]}, i1 false)")
    body.ret(a[0])


def _memory_set(body: Body) -> None:
    a = body.declaration.arguments
    body.checked(a[0], a[2], WRITE)
    byte = body.op(f"trunc i32 {a[1]} to i8")
    body.do(f"call void @llvm.memset.p0.i64(ptr {a[0]}, i8 {byte}, i64 {a[2]}, i1 false)")
    body.ret(a[0])


def _reflect(body: Body) -> None:
    """`__nvvm_reflect`: what the device code was built for."""
    body.argument(0, body.declaration.arguments[0], "ptr")
    body.serve(Op.REFLECT)
    body.ret(body.from_bits(body.result(), body.declaration.result))


_RUNTIME: dict[str, Callable[[Body], None]] = {
    "llvm.trap": _stop(Op.TRAP),
    "llvm.debugtrap": _stop(Op.TRAP),
    "llvm.ubsantrap": _stop(Op.TRAP),
    "llvm.nvvm.exit": _exit,
    "__assertfail": _stop(Op.ASSERT),
    "__assert_fail": _stop(Op.ASSERT),
    "abort": _stop(Op.TRAP),
    "vprintf": _serve(Op.PRINTF),
    "malloc": _serve(Op.MALLOC),
    "free": _serve(Op.FREE),
    "_Znwm": _serve(Op.MALLOC),
    "_Znam": _serve(Op.MALLOC),
    "_ZdlPv": _serve(Op.FREE),
    "_ZdaPv": _serve(Op.FREE),
    "_ZdlPvm": _serve(Op.FREE),
    "_ZdaPvm": _serve(Op.FREE),
    "memcpy": _memory_copy,
    "memmove": _memory_copy,
    "memset": _memory_set,
    "__nvvm_reflect": _reflect,
    "llvm.nvvm.reflect": _reflect,
}
