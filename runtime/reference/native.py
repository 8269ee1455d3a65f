"""The native part of the executor: lanes.ll completed for this machine and this process's arena."""

from __future__ import annotations

import functools
import platform
import re
from importlib import resources

from raise_kernel.diagnostics import Refusal
from raise_kernel.runtime.reference.arena import arena
from raise_kernel.runtime.reference.running.operations import Op
from raise_kernel.runtime.reference.running.order import TIME_SLICE
from raise_kernel.runtime.reference.watch import Watch

STACK_BYTES = 256 * 1024
_STACK_MARGIN = 16 * 1024  # for the C library's functions, which do not check

# Saves the callee-saved registers on the old stack, its pointer in *%0, and loads those of the
# new stack. A new stack's frame is laid out by @rk.frame so that the `ret` enters @rk.lane_main.
_X86_KEPT = ("rbp", "rbx", "r12", "r13", "r14", "r15")
_ARM_KEPT = [f"{{0}} x{19 + 2 * i}, x{20 + 2 * i}, [sp, #{16 * i}]" for i in range(6)]
_ARM_KEPT += [f"{{0}} d{8 + 2 * i}, d{9 + 2 * i}, [sp, #{96 + 16 * i}]" for i in range(4)]
_SWITCH = {  # instructions, bytes of a new stack's frame, where in it the entry address goes
    "x86_64": (
        [
            *(f"pushq %{r}" for r in _X86_KEPT),
            "movq %rsp, (%rdi)",
            "movq %rsi, %rsp",
            *(f"popq %{r}" for r in reversed(_X86_KEPT)),
            "retq",
        ],
        64,
        48,
    ),
    "aarch64": (
        [
            "sub sp, sp, #160",
            *(line.format("stp") for line in _ARM_KEPT),
            "mov x9, sp",
            "str x9, [x0]",
            "mov sp, x1",
            *(line.format("ldp") for line in _ARM_KEPT),
            "add sp, sp, #160",
            "ret",
        ],
        160,
        88,
    ),
}
_MACHINES = {"amd64": "x86_64", "x86_64": "x86_64", "arm64": "aarch64", "aarch64": "aarch64"}


_FORGET = "call void @rk.forget.known(i64 %start, i64 %size)"
# What every check of an access does besides, by what is looked for.
_REMEMBER = {Watch.RACES: "rk.log", Watch.UNDEFINED: "rk.track", Watch.POISON: "rk.track"}


@functools.cache
def support(watch: Watch) -> str:
    """The support functions' LLVM text."""
    memory = arena()
    values = {
        "BASE": memory.base,
        "LIMIT": memory.size - 4096,
        "DELTA": memory.shadow_delta,
        "STACK_ROOM": STACK_BYTES - _STACK_MARGIN,
        "SLICE": TIME_SLICE,
        "STACK": int(Op.STACK_OVERFLOW),
        "FAULT": int(Op.FAULT),
        "BARRIER": int(Op.BARRIER_SYNC),
        "LOG_RANGE": _remember("%size", "%access", watch),
        "FORGET": _FORGET if watch.has_undefined else "",
        "LOG_FULL": int(Op.LOG_FULL),
        "STACKS": memory.stacks.start,
        "STACKS_SIZE": memory.stacks.end - memory.stacks.start,
    }
    text = resources.files("raise_kernel.runtime.reference").joinpath("lanes.ll").read_text()
    text = re.sub(r"^;.*\n", "", text, flags=re.MULTILINE)
    return re.sub("«(\\w+)»", lambda m: str(values[m.group(1)]), text) + _switch()


def _switch() -> str:
    machine = _MACHINES.get(platform.machine().lower())
    if machine is None or platform.system() == "Windows":
        raise Refusal(
            "RK025",
            f"the reference executor does not run on {platform.system()} {platform.machine()}",
            hint="it needs x86-64 or AArch64 with the System V calling convention",
        )
    lines, frame, entry = _SWITCH[machine]
    code = "\\0A".join(lines)
    return f"""
define void @rk.switch(ptr %save, i64 %load) naked noinline {{
  call void asm sideeffect "{code}", "~{{memory}}"()
  unreachable
}}

define internal i64 @rk.frame(i64 %top, i64 %main) {{
  %frame = sub i64 %top, {frame}
  %at = add i64 %frame, {entry}
  %slot = inttoptr i64 %at to ptr
  store i64 %main, ptr %slot
  ret i64 %frame
}}
"""


def _remember(size: str, access: str, watch: Watch) -> str:
    """The call that remembers an access, where one does."""
    function = _REMEMBER.get(watch)
    if function is None:
        return ""
    return f"call void @{function}(ptr %p, i64 {size}, i32 {access}, i32 %site)"


def stored(size: int) -> tuple[str, str]:
    """(name, definition) of what puts a plain store of up to eight bytes into the log."""
    name = f"rk.stored.{size}"
    bits = 8 * size
    wide = "%v" if bits == 64 else "%wide"
    widen = "" if bits == 64 else f"  %wide = zext i{bits} %v to i64\n"
    return (
        name,
        f"""
define internal void @{name}(ptr %p) {{
  %v = load i{bits}, ptr %p, align 1
{widen}  call void @rk.log.value(ptr %p, i64 {wide})
  ret void
}}
""",
    )


@functools.cache
def check(size: int, align: int, access: int, watch: Watch) -> tuple[str, str]:
    """(name, definition) of the check of one access: `size` bytes, READ, WRITE or both (atomic)."""
    memory = arena()
    name = f"rk.check.{access}.{size}.{align}"
    bits = 8 * size
    pattern = int.from_bytes(bytes([access & 3]) * size, "little")
    remember = _remember(str(size), str(access), watch)
    aligned = f"""
  %odd = and i64 %a, {align - 1}
  %straight = icmp eq i64 %odd, 0
  br i1 %straight, label %range, label %crooked
crooked:
  call void @rk.fault(i32 {int(Op.MISALIGNED)}, ptr %p, i64 {align}, i32 {access}, i32 %site)
  br label %range
range:"""
    return (
        name,
        f"""
define internal void @{name}(ptr %p, i32 %site) {{
  %a = ptrtoint ptr %p to i64{aligned if align > 1 else ""}
  %off = sub i64 %a, {memory.base}
  %in = icmp ult i64 %off, {memory.size - 4096}
  br i1 %in, label %look, label %bad
look:
  %s = add i64 %a, {memory.shadow_delta}
  %at = inttoptr i64 %s to ptr
  %shadow = load i{bits}, ptr %at, align 1
  %have = and i{bits} %shadow, {pattern}
  %ok = icmp eq i{bits} %have, {pattern}
  br i1 %ok, label %fine, label %bad
bad:
  call void @rk.fault(i32 {int(Op.FAULT)}, ptr %p, i64 {size}, i32 {access}, i32 %site)
  br label %fine
fine:
  {remember}
  ret void
}}
""",
    )
