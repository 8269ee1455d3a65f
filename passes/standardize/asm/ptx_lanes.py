"""PTX statements among lanes: barriers, shuffles, votes, matches, reductions.

shfl.sync.down.b32 d|p, a, b, c, mask      vote.sync.ballot.b32 d, p, mask
bar.sync 1, 64;   bar.red.popc.u32 d, 0, p;   match.any.sync.b32 d, a, mask
"""

from __future__ import annotations

from raise_kernel.bindings import ir
from raise_kernel.passes.standardize.asm.inline_asm import Machine
from raise_kernel.passes.standardize.asm.ptx_integer import modifier_type
from raise_kernel.passes.standardize.asm.ptx_text import Statement
from raise_kernel.passes.standardize.device_math.expr import Expr, absolute
from raise_kernel.passes.standardize.emitter import int_type
from raise_kernel.passes.standardize.rules import barrier_intrinsics, warp_intrinsics


def barrier(m: Machine, s: Statement) -> Expr | None:
    """bar and barrier: sync, arrive, red, warp.sync."""
    _everyone(m, s)
    if "warp" in s.modifiers:
        barrier_intrinsics.warp_barrier(m.call)
        return None
    if "cluster" in s.modifiers:
        raise m.refuse(f"{s.text} is not supported yet")
    if "red" not in s.modifiers:
        operands = [m.read(s, k, int_type(32)).value for k in range(len(s.operands))]
        waits = "arrive" not in s.modifiers
        barrier_intrinsics.block_barrier(m.call, *operands, waits=waits)
        return None
    kind = _word(m, s, ("popc", "and", "or"))
    last = len(s.operands) - 1
    operands = [m.read(s, k, int_type(32)).value for k in range(1, last)]
    predicate = m.read(s, last, int_type(1))
    barrier_intrinsics.block_barrier(m.call, *operands)
    total = Expr(barrier_intrinsics.barrier_reduction(m.call, kind, predicate.value))
    return total if kind == "popc" else total.ne(0)


def shuffle(m: Machine, s: Statement) -> None:
    """shfl[.sync].mode.b32 d|p, a, b, c[, mask]."""
    _everyone(m, s)
    mode = _word(m, s, tuple(warp_intrinsics.SHUFFLE_MODES))
    value, selector, clamp = (m.read(s, k, int_type(32)).value for k in (1, 2, 3))
    _set_pair(m, s, warp_intrinsics.shuffle(m.call, mode, value, selector, clamp))


def vote(m: Machine, s: Statement) -> Expr:
    """vote[.sync].kind d, p[, mask]."""
    _everyone(m, s)
    kind = _word(m, s, ("all", "any", "uni", "ballot"))
    mask = m.read(s, 2, int_type(32)).value if "sync" in s.modifiers else None
    return Expr(warp_intrinsics.vote(m.call, kind, m.read(s, 1, int_type(1)).value, mask))


def match(m: Machine, s: Statement) -> None:
    """match.kind.sync.type d[|p], a, mask."""
    _everyone(m, s)
    kind = _word(m, s, ("any", "all"))
    value, mask = m.read(s, 1, modifier_type(m, s)), m.read(s, 2, int_type(32))
    _set_pair(m, s, warp_intrinsics.match(m.call, kind, mask.value, value.value))


def reduce(m: Machine, s: Statement) -> Expr:
    """redux.sync.op[.abs][.NaN].type d, a, mask."""
    _everyone(m, s)
    kind = _word(m, s, ("add", "and", "or", "xor", "min", "max"))
    value, mask = m.read(s, 1, modifier_type(m, s)), m.read(s, 2, int_type(32))
    if kind in ("min", "max"):
        kind = {"u32": "u", "f32": "f"}.get(s.modifiers[-1], "") + kind
        kind += ".NaN" if "NaN" in s.modifiers else ""
    if "abs" in s.modifiers:
        value = absolute(value)
    return Expr(warp_intrinsics.reduce(m.call, kind, value.value, mask.value))


def elect(m: Machine, s: Statement) -> None:
    """elect.sync d|p, mask."""
    _everyone(m, s)
    _set_pair(m, s, warp_intrinsics.elect(m.call, m.read(s, 1, int_type(32)).value))


def active_mask(m: Machine, s: Statement) -> Expr:
    _everyone(m, s)
    return Expr(warp_intrinsics.active_mask(m.call))


def _everyone(m: Machine, s: Statement) -> None:
    if s.predicate is not None:
        raise m.refuse(f"{s.text}: a cross-lane operation under a predicate")


def _word(m: Machine, s: Statement, words: tuple[str, ...]) -> str:
    found = next((w for w in s.modifiers if w in words), None)
    if found is None:
        raise m.refuse(f"{s.text} is not supported yet")
    return found


def _set_pair(m: Machine, s: Statement, values: list[ir.Value]) -> None:
    """`d|p`: the value and the predicate; either may be the sink `_`."""
    names = s.operands[0]
    if not isinstance(names, str):
        raise m.refuse(f"{s.text} is not supported yet")
    for name, value in zip(names.split("|"), values, strict=False):
        m.registers[name.strip()] = value
