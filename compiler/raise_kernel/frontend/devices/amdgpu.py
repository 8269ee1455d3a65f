"""AMDGPU's intrinsics, and the packets in which its sizes lie.

    %d = call ptr @llvm.amdgcn.dispatch.ptr()   ->  a local array, filled on entry as hardware would
    call void @llvm.amdgcn.s.barrier()          ->  call void @rk.amdgcn.s.barrier(), defined here

Loads from the packets fold to the launch's sizes once the array is promoted. Intrinsics on whole
wavefronts are in wavefronts.py.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.devices.definition import Definition
from raise_kernel.frontend.devices.work_items import BARRIER, SREG
from raise_kernel.frontend.text_parts import Function, split_module

_RENAMED = {
    f"@llvm.amdgcn.{theirs}.{axis}": f"@{SREG}{ours}.{axis}"
    for theirs, ours in (("workitem.id", "tid"), ("workgroup.id", "ctaid"))
    for axis in "xyz"
}
_INTRINSIC = re.compile(r"@llvm\.(amdgcn\.[\w.]+)")
_IMPLICIT_BYTES = 256
_PACKET_BYTES = 64

# Packet -> (offset, bits, register, per block?): the size of a block, of the grid in blocks, or of
# the grid in work items. See "Kernarg preload", code object V5, in LLVM's AMDGPU guide.
_FIELDS: dict[str, list[tuple[int, int, tuple[str, ...]]]] = {
    "implicitarg": [
        *((4 * i, 32, (f"nctaid.{a}",)) for i, a in enumerate("xyz")),
        *((12 + 2 * i, 16, (f"ntid.{a}",)) for i, a in enumerate("xyz")),
    ],
    "dispatch": [
        *((4 + 2 * i, 16, (f"ntid.{a}",)) for i, a in enumerate("xyz")),
        *((12 + 4 * i, 32, (f"nctaid.{a}", f"ntid.{a}")) for i, a in enumerate("xyz")),
    ],
}
_PACKET_CALL = re.compile(
    r"^(\s*%\S+) = [^\n]*?call [^\n]*?@llvm\.amdgcn\.(dispatch|implicitarg)\.ptr\(\)[^\n]*",
    re.MULTILINE,
)


def packets(text: str) -> str:
    """The text with packets as local arrays and other intrinsics as functions to be defined."""
    if "@llvm.amdgcn." not in text:
        return text
    parts = split_module(text)
    used: set[str] = set()
    for name, function in parts.functions.items():
        found = {m.group(2) for m in _PACKET_CALL.finditer(function.body)}
        if found:
            used |= found
            parts.functions[name] = Function(name, function.head, _with_packets(function, found))
    for kind in ("dispatch", "implicitarg"):
        parts.functions.pop(f"llvm.amdgcn.{kind}.ptr", None)
    text = str(parts)
    for theirs, ours in _RENAMED.items():
        text = re.sub(re.escape(theirs) + r"(?=\()", ours, text)
    text = _INTRINSIC.sub(r"@rk.\1", text)
    fillers = [_filler(kind) for kind in sorted(used)]
    registers = sorted({r for kind in used for _, _, rs in _FIELDS[kind] for r in rs})
    declares = [f"declare i32 @{SREG}{r}()" for r in registers if f"@{SREG}{r}(" not in text]
    return "\n".join([text, *declares, *fillers])


def _with_packets(function: Function, kinds: set[str]) -> str:
    """The body with an array for each kind of packet at its entry, and its address in each call."""
    body = _PACKET_CALL.sub(r"\1 = getelementptr i8, ptr %rk.\2, i64 0", function.body)
    lines = body.split("\n")
    entry = 1 if re.match(r"\S+:", lines[0]) else 0
    for kind in sorted(kinds):
        size = _PACKET_BYTES if kind == "dispatch" else _IMPLICIT_BYTES
        lines[entry:entry] = [
            f"  %rk.{kind} = alloca [{size} x i8], align 16",
            f"  call void @rk.fill.{kind}(ptr %rk.{kind})",
        ]
    return "\n".join(lines)


def _filler(kind: str) -> str:
    size = _PACKET_BYTES if kind == "dispatch" else _IMPLICIT_BYTES
    lines = [f"define internal void @rk.fill.{kind}(ptr %p) alwaysinline {{"]
    lines += [f"  store [{size // 8} x i64] zeroinitializer, ptr %p, align 16"]
    for number, (offset, bits, registers) in enumerate(_FIELDS[kind]):
        value = "1"
        for index, name in enumerate(registers):
            lines.append(f"  %r{number}.{index} = call i32 @{SREG}{name}()")
            lines.append(f"  %v{number}.{index} = mul i32 {value}, %r{number}.{index}")
            value = f"%v{number}.{index}"
        if bits == 16:
            lines.append(f"  %t{number} = trunc i32 {value} to i16")
            value = f"%t{number}"
        lines.append(f"  %p{number} = getelementptr i8, ptr %p, i64 {offset}")
        lines.append(f"  store i{bits} {value}, ptr %p{number}, align {bits // 8}")
    return "\n".join([*lines, "  ret void", "}"])


_BARRIER_NAMES = {"s.barrier", "s.barrier.wait", "s.cluster.barrier"}
_NOTHING = re.compile(
    r"(?:s\.barrier\.signal|wave\.barrier|sched\.(?:barrier|group\.barrier)|s\.waitcnt|s\.sleep"
    r"|s\.setprio|iglp\.opt|fence)\b"
)


def define(body: Definition) -> bool:
    """Writes the body of an intrinsic of AMDGPU, renamed; False for another function."""
    if not body.declared.name.startswith("rk.amdgcn."):
        return False
    name = body.declared.name.removeprefix("rk.amdgcn.")
    if name in _BARRIER_NAMES:
        body.call(BARRIER, "void", [("i32", "0")])
        return body.ret()
    if _NOTHING.match(name) and body.declared.result == "void":
        return body.ret()
    return _arithmetic(body, name.rpartition(".")[0])


def _arithmetic(body: Definition, operation: str) -> bool:
    """Approximations of the hardware, as the exact operations that they approximate."""
    kind = body.declared.result
    suffix = {"float": "f32", "double": "f64", "half": "f16"}.get(kind)
    if suffix is None:
        return False
    if operation in ("rcp", "rsq"):
        value = "%a0"
        if operation == "rsq":
            value = body.call(f"llvm.sqrt.{suffix}", kind, [(kind, "%a0")])
        return body.ret(body.emit(f"fdiv {kind} 1.0, {value}"))
    if operation in ("sqrt", "exp2", "log"):
        own = "log2" if operation == "log" else operation
        return body.ret(body.call(f"llvm.{own}.{suffix}", kind, [(kind, "%a0")]))
    if operation == "fract":
        whole = body.call(f"llvm.floor.{suffix}", kind, [(kind, "%a0")])
        return body.ret(body.emit(f"fsub {kind} %a0, {whole}"))
    if operation == "fmed3":
        pair = [(kind, "%a0"), (kind, "%a1")]
        low = body.call(f"llvm.minnum.{suffix}", kind, pair)
        high = body.call(f"llvm.maxnum.{suffix}", kind, pair)
        top = body.call(f"llvm.minnum.{suffix}", kind, [(kind, high), (kind, "%a2")])
        return body.ret(body.call(f"llvm.maxnum.{suffix}", kind, [(kind, low), (kind, top)]))
    return False
