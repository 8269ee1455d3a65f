"""Barriers in shared memory (`mbarrier`), and the copies that arrive at them.

The 64 bits of a barrier are opaque to a kernel. Here: arrivals still missing (20 bits), arrivals
of a phase (20 bits), the number of the phase. Copies are done when they are issued, so bytes that
a barrier is told to expect have already come.
"""

from __future__ import annotations

import re

from raise_kernel.runtime.reference.arena import ATOMIC, READ, WRITE
from raise_kernel.runtime.reference.definitions.body import Body

_PREFIX = "llvm.nvvm.mbarrier."
_COPY_ARRIVE = re.compile(r"llvm\.nvvm\.cp\.async\.mbarrier\.arrive(\.noinc)?(\.shared)?")
_FIELD = (1 << 20) - 1
_ATOMIC = READ | WRITE | ATOMIC


def define(body: Body) -> bool:
    """Writes the body of an mbarrier intrinsic; False when the name is none."""
    name, a = body.declaration.name, body.declaration.arguments
    if match := _COPY_ARRIVE.fullmatch(name):
        if match.group(1):
            arrive(body, a[0], "1")
        body.ret()
        return True
    if not name.startswith(_PREFIX):
        return False
    words = name.removeprefix(_PREFIX).split(".")
    if words[0] == "init":
        initialize(body, a[0], a[1])
        body.ret()
    elif words[0] == "inval" or words[0] in ("complete", "expect"):
        body.ret()
    elif words[0] == "pending":
        body.ret(body.op(f"trunc i64 {body.op(f'and i64 {a[0]}, {_FIELD}')} to i32"))
    elif words[0] == "arrive":
        # the second operand counts arrivals, or bytes where a transaction is expected
        count = a[1] if len(a) > 1 and "expect" not in words else "1"
        state = arrive(body, a[0], count, drop="drop" in words)
        body.ret(None if body.declaration.result == "void" else state)
    elif words[1:2] == ["wait"]:
        body.ret(passed(body, a[0], a[1], parity="parity" in words))
    else:
        return False
    return True


def initialize(body: Body, pointer: str, count: str) -> None:
    body.checked(pointer, 8, WRITE)
    wide = body.op(f"zext i32 {count} to i64")
    state = body.op(f"or i64 {wide}, {body.op(f'shl i64 {wide}, 20')}")
    body.do(f"store i64 {state}, ptr {pointer}")


def arrive(body: Body, pointer: str, count: str, drop: bool = False) -> str:
    """Takes `count` off the missing arrivals; the last one begins the next phase. The old state."""
    body.checked(pointer, 8, _ATOMIC)
    state = body.op(f"load volatile i64, ptr {pointer}")
    wide = body.op(f"zext i32 {count} to i64")
    missing = body.op(f"and i64 {state}, {_FIELD}")
    left = body.op(f"sub i64 {missing}, {wide}")
    all_ = body.op(f"and i64 {body.op(f'lshr i64 {state}, 20')}, {_FIELD}")
    if drop:
        all_ = body.op(f"sub i64 {all_}, {wide}")
    phase = body.op(f"lshr i64 {state}, 40")
    complete = body.op(f"icmp eq i64 {left}, 0")
    phase = body.op(f"add i64 {phase}, {body.op(f'zext i1 {complete} to i64')}")
    left = body.op(f"select i1 {complete}, i64 {all_}, i64 {left}")
    upper = body.op(f"or i64 {body.op(f'shl i64 {phase}, 40')}, {body.op(f'shl i64 {all_}, 20')}")
    body.do(f"store volatile i64 {body.op(f'or i64 {upper}, {left}')}, ptr {pointer}")
    return state


def passed(body: Body, pointer: str, token: str, parity: bool) -> str:
    """Whether the phase of a token, or of a parity, is complete; if not, others run first."""
    site = body.op("load i32, ptr @rk.site")
    body.checked(pointer, 8, READ | 4)
    done = _complete(body, pointer, token, parity)
    again, out = body.fresh("again"), body.fresh("out")
    body.do(f"br i1 {done}, label %{out}, label %{again}")
    body.label(again)
    body.call("void", "rk.stop", ("i32", "1"), ("i32", "0"))
    body.do(f"store i32 {site}, ptr @rk.site")
    body.do(f"br label %{out}")
    body.label(out)
    return _complete(body, pointer, token, parity)


def _complete(body: Body, pointer: str, token: str, parity: bool) -> str:
    state = body.op(f"load volatile i64, ptr {pointer}")
    phase = body.op(f"lshr i64 {state}, 40")
    if not parity:
        return body.op(f"icmp ne i64 {phase}, {body.op(f'lshr i64 {token}, 40')}")
    odd = body.op(f"and i64 {phase}, 1")
    wanted = body.op(f"and i64 {body.op(f'zext i32 {token} to i64')}, 1")
    return body.op(f"icmp ne i64 {odd}, {wanted}")
