"""Rules of cross-lane operations of a warp: shuffles, ballots, matches, reductions.

A warp is one vector, so each is an operation on vectors. Lanes that are masked out are not here:
they have no vote, and who reads from one gets its own value.
"""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.analysis.lanes.lane_calls import LaneCall, lane_call
from raise_kernel.bindings import ir
from raise_kernel.mlir.values import constant_int
from raise_kernel.runtime.native.cpu.emitter import Emitter, rule
from raise_kernel.runtime.native.cpu.geometry import WARP
from raise_kernel.runtime.native.cpu.rules.reductions import reduced
from raise_kernel.runtime.native.cpu.types import Unknown, storage, suffix, vector
from raise_kernel.runtime.native.cpu.values import Value
from raise_kernel.runtime.native.jit import has_feature

_TRUTH = vector("i1", WARP)
_WORDS = vector("i32", WARP)


@rule("func.call")
def _call(e: Emitter, op: ir.Operation) -> None:
    call = lane_call(op)
    act = _RULES.get((call.scope, call.kind)) if call is not None else None
    if call is None or act is None or e.lanes != WARP:
        raise Unknown(f"the call of {ir.FlatSymbolRefAttr(op.attributes['callee']).value}", op)
    act(e, call)


@rule("gpu.barrier")
def _barrier(e: Emitter, op: ir.Operation) -> None:
    """A barrier of a warp: its lanes are always together. (Those of blocks are parts' ends.)"""


# --- shuffles ------------------------------------------------------------------------------------


def _shuffle(e: Emitter, call: LaneCall) -> None:
    value = e.get(call.arguments[0])
    selector, clamp = (constant_int(v) for v in call.arguments[1:3])
    if selector is not None and clamp is not None:
        _shuffle_by_constant(e, call, value, selector, clamp)
    else:
        _shuffle_by_data(e, call, value)


def _source(mode: str, lane: int, selector: int, clamp: int) -> tuple[int, bool]:
    """The lane that one reads, and whether it is in range (PTX `shfl`)."""
    by, edge, segment = selector & 31, clamp & 31, clamp >> 8 & 31
    base = lane & segment
    limit = base | (edge & ~segment & 31)
    other = {"up": lane - by, "down": lane + by, "xor": lane ^ by}.get(
        mode, base | (by & ~segment & 31)
    )
    fits = other >= limit if mode == "up" else other <= limit
    return (other if fits else lane), fits


def _shuffle_by_constant(
    e: Emitter, call: LaneCall, value: Value, selector: int, clamp: int
) -> None:
    pairs = [_source(call.mode, lane, selector, clamp) for lane in range(WARP)]
    lanes = f"<{WARP} x i32> <{', '.join(f'i32 {source}' for source, _ in pairs)}>"
    whole, own = vector(value.type, WARP), e.spread(value)
    text = e.writer.value(f"shufflevector {whole} {own}, {whole} poison, {lanes}")
    if e.mask is not None:
        here = e.writer.value(f"shufflevector {_TRUTH} {e.mask}, {_TRUTH} poison, {lanes}")
        text = e.writer.value(f"select {_TRUTH} {here}, {whole} {text}, {whole} {own}")
    e.set(call.op.results[0], text, value.type, WARP)
    fits = ", ".join(f"i1 {'true' if fit else 'false'}" for _, fit in pairs)
    e.set(call.op.results[1], f"<{fits}>", "i1", WARP)


def _shuffle_by_data(e: Emitter, call: LaneCall, value: Value) -> None:
    w = e.writer
    source, fits = _sources(e, call)
    whole, own = vector(value.type, WARP), e.spread(value)
    text = _permuted(e, own, value.type, source)
    if e.mask is not None:
        bits = e.splat(w.value(f"bitcast {_TRUTH} {e.mask} to i32"), "i32")
        shifted = w.value(f"lshr {_WORDS} {bits}, {source}")
        here = w.value(f"trunc {_WORDS} {shifted} to {_TRUTH}")
        text = w.value(f"select {_TRUTH} {here}, {whole} {text}, {whole} {own}")
    e.set(call.op.results[0], text, value.type, WARP)
    e.set(call.op.results[1], fits, "i1", WARP)


# AVX-512's permutation of two registers, by the type of its 16 lanes.
_PERMUTATIONS = {"float": "ps", "i32": "d"}


def _permuted(e: Emitter, text: str, type_: str, source: str) -> str:
    """The values of the lanes that `source` names, 0 to 31."""
    if type_ not in _PERMUTATIONS or not has_feature("avx512f"):
        return _permuted_in_memory(e, text, type_, source)
    w, half = e.writer, WARP // 2
    kind, words = vector(type_, half), vector("i32", half)
    name = f"llvm.x86.avx512.vpermi2var.{_PERMUTATIONS[type_]}.512"
    function = w.declare(name, kind, kind, words, kind)
    low, high = (_half(e, text, type_, number) for number in (0, 1))
    numbers = [_half(e, source, "i32", number) for number in (0, 1)]
    parts = [
        w.value(f"call {kind} {function}({kind} {low}, {words} {n}, {kind} {high})")
        for n in numbers
    ]
    lanes = ", ".join(f"i32 {lane}" for lane in range(WARP))
    return w.value(f"shufflevector {kind} {parts[0]}, {kind} {parts[1]}, <{WARP} x i32> <{lanes}>")


def _half(e: Emitter, text: str, type_: str, number: int) -> str:
    """The first or the second half of a vector's lanes."""
    half, whole = WARP // 2, vector(type_, WARP)
    lanes = ", ".join(f"i32 {number * half + lane}" for lane in range(half))
    return e.writer.value(f"shufflevector {whole} {text}, {whole} poison, <{half} x i32> <{lanes}>")


def _permuted_in_memory(e: Emitter, text: str, type_: str, source: str) -> str:
    """As `_permuted`, for any type."""
    w, stored = e.writer, storage(type_)
    whole, kind, pointers = (vector(t, WARP) for t in (type_, stored, "ptr"))
    if type_ != stored:
        text = w.value(f"zext {whole} {text} to {kind}")
    room = w.allocate(kind, 1)
    w.line(f"store {kind} {text}, ptr {room}, align 64")
    at = w.value(f"getelementptr {stored}, ptr {room}, {_WORDS} {source}")
    name = f"llvm.masked.gather.v{WARP}{suffix(stored)}.v{WARP}p0"
    function = w.declare(name, kind, pointers, _TRUTH, kind)
    found = w.value(
        f"call {kind} {function}({pointers} align 1 {at}, {_TRUTH} splat (i1 true), {kind} poison)"
    )
    if type_ != stored:
        found = w.value(f"trunc {kind} {found} to {whole}")
    return found


def _sources(e: Emitter, call: LaneCall) -> tuple[str, str]:
    """`_source` for lanes whose selector or clamp is data."""
    w = e.writer

    def step(word: str, a: str, b: str) -> str:
        return w.value(f"{word} {_WORDS} {a}, {b}")

    def all_of(number: int) -> str:
        return f"splat (i32 {number})"

    selector, clamp = (e.spread(e.get(v)) for v in call.arguments[1:3])
    own = e.numbers("i32")
    by = step("and", selector, all_of(31))
    edge = step("and", clamp, all_of(31))
    segment = step("and", step("lshr", clamp, all_of(8)), all_of(31))
    rest = step("xor", segment, all_of(31))
    base = step("and", own, segment)
    limit = step("or", base, step("and", edge, rest))
    if call.mode == "up":
        other = step("sub", own, by)
    elif call.mode == "down":
        other = step("add", own, by)
    elif call.mode == "xor":
        other = step("xor", own, by)
    else:
        other = step("or", base, step("and", by, rest))
    predicate = "sge" if call.mode == "up" else "sle"
    fits = w.value(f"icmp {predicate} {_WORDS} {other}, {limit}")
    source = w.value(f"select {_TRUTH} {fits}, {_WORDS} {other}, {_WORDS} {own}")
    # Nobody reads beyond the warp, whatever an inactive lane's numbers are.
    return step("and", w.value(f"freeze {_WORDS} {source}"), all_of(31)), fits


# --- votes and reductions ------------------------------------------------------------------------


def _ballot(e: Emitter, call: LaneCall) -> None:
    votes = e.both(e.mask, e.spread(e.get(call.arguments[0])))
    # All lanes are looked at, and a vote of one that is not here may be anything.
    e.set(call.op.results[0], e.bits_of(votes), "i32", 0)


def _reduce(e: Emitter, call: LaneCall) -> None:
    value = e.get(call.arguments[0])
    members = e.get(call.arguments[1])
    spread = Value(e.spread(value), value.type, WARP)
    if not members.varies:
        named = e.writer.value(f"bitcast i32 {members.text} to {_TRUTH}")
        text = reduced(e, call.mode, spread, e.both(e.mask, named))
        e.set(call.op.results[0], text, value.type, 0)
        return

    def one(lane: str) -> list[str]:
        return [reduced(e, call.mode, spread, _together(e, members, lane))]

    (text,) = _each_lane(e, one, [value.type])
    e.set(call.op.results[0], text, value.type, WARP)


def _together(e: Emitter, members: Value, lane: str) -> str:
    """The lanes that are here, that a lane's mask names, and that came with the same mask."""
    w = e.writer
    mine = e.extract(members, lane)
    same = w.value(f"icmp eq {_WORDS} {members.text}, {e.splat(mine, 'i32')}")
    named = w.value(f"bitcast i32 {mine} to {_TRUTH}")
    return e.both(e.both(e.mask, same), named)


def _matches(e: Emitter, call: LaneCall, lane: str) -> tuple[str, str]:
    """The lanes together with one, and those of them that have its value, as bits."""
    members, value = (e.get(v) for v in call.arguments)
    members = Value(e.spread(members), "i32", WARP)
    spread = Value(e.spread(value), value.type, WARP)
    together = _together(e, members, lane)
    mine = e.splat(e.extract(spread, lane), value.type)
    compare = "fcmp oeq" if value.type in ("float", "double") else "icmp eq"
    equal = e.writer.value(f"{compare} {spread.whole} {spread.text}, {mine}")
    return e.bits_of(together), e.bits_of(e.both(together, equal))


def _match_any(e: Emitter, call: LaneCall) -> None:
    (text,) = _each_lane(e, lambda lane: [_matches(e, call, lane)[1]], ["i32"])
    e.set(call.op.results[0], text, "i32", WARP)


def _match_all(e: Emitter, call: LaneCall) -> None:
    def one(lane: str) -> list[str]:
        together, equal = _matches(e, call, lane)
        same = e.writer.value(f"icmp eq i32 {together}, {equal}")
        return [e.writer.value(f"select i1 {same}, i32 {together}, i32 0"), same]

    text, same = _each_lane(e, one, ["i32", "i1"])
    e.set(call.op.results[0], text, "i32", WARP)
    e.set(call.op.results[1], same, "i1", WARP)


def _each_lane(e: Emitter, one: Callable[[str], list[str]], types: list[str]) -> list[str]:
    """Vectors of what `one` gives for each lane by its number."""
    w = e.writer
    head, body, end = w.fresh("each"), w.fresh("lane"), w.fresh("end")
    before = w.block
    w.jump(head)
    w.label(head)
    lane, line = w.phi("i32", "0", before)
    phis = [w.phi(vector(type_, WARP), "zeroinitializer", before) for type_ in types]
    w.branch(w.value(f"icmp ult i32 {lane}, {WARP}"), body, end)
    w.label(body)
    found = one(lane)
    for type_, text, (name, phi) in zip(types, found, phis, strict=True):
        whole = vector(type_, WARP)
        following = w.value(f"insertelement {whole} {name}, {type_} {text}, i32 {lane}")
        w.complete(phi, following, w.block)
    w.complete(line, w.value(f"add i32 {lane}, 1"), w.block)
    w.jump(head)
    w.label(end)
    return [name for name, _ in phis]


_RULES = {
    ("warp", "shuffle"): _shuffle,
    ("warp", "ballot"): _ballot,
    ("warp", "reduce"): _reduce,
    ("warp", "match_any"): _match_any,
    ("warp", "match_all"): _match_all,
}
