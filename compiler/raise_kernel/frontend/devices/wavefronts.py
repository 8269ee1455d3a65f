"""What the lanes of a wavefront, or of a sub-group, do together, as operations on warps of 32.

    call i32 @llvm.amdgcn.ds.bpermute(i32 %a, i32 %v)   ->  shfl.idx of %v from lane %a / 4
    call i64 @llvm.amdgcn.ballot.i64(i1 %p)             ->  vote.ballot of %p, high half zero
    call float @_Z20sub_group_reduce_addf(float %v)     ->  a sum over the lanes that are here

AMD code qualifies when it is compiled for wavefronts of 32 lanes (gfx10 and later, unless they say
wavefrontsize64): code for 64 lanes keeps its intrinsics undefined, and is refused by name. So are
ds_permute, ds_swizzle, permlane and the DPP moves. The size of an OpenCL sub-group is the
implementation's to choose: it is 32, less in the last one of a work group. A lane that reads from
one that is not there, undefined there, keeps its own value.
"""

from __future__ import annotations

import re

from raise_kernel.frontend.devices.definition import Definition
from raise_kernel.frontend.devices.math_library import mangled_name
from raise_kernel.frontend.devices.work_items import SREG

LANES = 32
_WAVE = "rk.wave32."
_KNOWN = "ds.bpermute|readfirstlane|readlane|ballot|mbcnt.lo|mbcnt.hi|wavefrontsize"
_INTRINSIC = re.compile(rf"@llvm\.amdgcn\.({_KNOWN.replace('.', '[.]')})(?=[.(])")
_FEATURE = re.compile(r"[+]wavefrontsize(32|64)\b")
_PROCESSOR = re.compile(r'"target-cpu"="gfx(\w+?)(?:-generic)?"')


def name_wavefronts(original: str, text: str) -> str:
    """`text` with the operations on wavefronts renamed for `define`, if `original`, which has its
    attributes still, is for wavefronts of 32 lanes."""
    return _INTRINSIC.sub(rf"@{_WAVE}\1", text) if _is_wave32(original) else text


def _is_wave32(text: str) -> bool:
    features = {match.group(1) for match in _FEATURE.finditer(text)}
    if features:
        return features == {"32"}
    processors = [match.group(1) for match in _PROCESSOR.finditer(text)]
    # gfx90a and the like have three digits, gfx1030 and its successors four.
    return bool(processors) and all(len(p) >= 4 and p[0] == "1" for p in processors)


def define(body: Definition) -> bool:
    """Writes the body of an operation on a wavefront or a sub-group; False for another function."""
    name = body.declared.name
    if name.startswith(_WAVE):
        return _wavefront(body, name.removeprefix(_WAVE))
    named = mangled_name(name)
    return named is not None and "sub_group" in named[0] and _sub_group(body, *named)


def _wavefront(body: Definition, name: str) -> bool:
    kind = body.declared.result
    if name.startswith("wavefrontsize"):
        return body.ret(str(LANES))
    if name.startswith("ballot"):
        votes = _ballot(body, "%a0")
        if kind not in ("i32", "i64"):
            return False
        return body.ret(body.emit(f"zext i32 {votes} to i64") if kind == "i64" else votes)
    if kind != "i32":
        return False
    if name == "ds.bpermute":
        return body.ret(_from(body, "%a1", body.emit("lshr i32 %a0, 2")))
    if name.startswith("readfirstlane"):
        return body.ret(_from(body, "%a0", _first(body)))
    if name.startswith("readlane"):
        return body.ret(_from(body, "%a0", "%a1"))
    if name == "mbcnt.hi":
        return body.ret("%a1")
    below = body.emit(f"and i32 %a0, {body.call(f'{SREG}lanemask.lt', 'i32', [])}")
    count = body.call("llvm.ctpop.i32", "i32", [("i32", below)])
    return body.ret(body.emit(f"add i32 {count}, %a1"))


def _sub_group(body: Definition, name: str, codes: str) -> bool:
    kind, params = body.declared.result, body.declared.params
    if not params:
        return _sub_group_query(body, name)
    if name == "sub_group_barrier":
        body.call("llvm.nvvm.bar.warp.sync", "void", [("i32", "-1")])
        return body.ret()
    if name in ("sub_group_all", "sub_group_any") and params == ("i32",):
        no = body.emit(f"icmp {'eq' if name.endswith('all') else 'ne'} i32 %a0, 0")
        votes = _ballot(body, no)
        test = body.emit(f"icmp {'eq' if name.endswith('all') else 'ne'} i32 {votes}, 0")
        return body.ret(body.emit(f"zext i1 {test} to i32"))
    if kind not in ("i32", "float"):
        return False
    if name in ("sub_group_shuffle", "sub_group_broadcast") and len(params) == 2:
        return body.ret(_moved(body, kind, "%a1"))
    if name == "sub_group_shuffle_xor":
        lane = body.emit(f"xor i32 {_lane(body)}, %a1")
        return body.ret(_moved(body, kind, lane))
    if match := re.match(r"sub_group_reduce_(add|min|max)\Z", name):
        return _reduce(body, match.group(1), unsigned=codes == "j")
    return False


def _sub_group_query(body: Definition, name: str) -> bool:
    block = "1"
    for axis in "xyz":
        size = body.call(f"{SREG}ntid.{axis}", "i32", [])
        block = body.emit(f"mul i32 {block}, {size}")
    warp = body.call(f"{SREG}warpid", "i32", [])
    if name in ("get_num_sub_groups", "get_enqueued_num_sub_groups"):
        more = body.emit(f"add i32 {block}, {LANES - 1}")
        return body.ret(body.emit(f"udiv i32 {more}, {LANES}"))
    if name == "get_sub_group_local_id":
        return body.ret(_lane(body))
    if name == "get_sub_group_id":
        return body.ret(warp)
    if name in ("get_sub_group_size", "get_max_sub_group_size"):
        before = body.emit(f"mul i32 {warp}, {LANES if name == 'get_sub_group_size' else 0}")
        left = body.emit(f"sub i32 {block}, {before}")
        pair = [("i32", left), ("i32", str(LANES))]
        return body.ret(body.call("llvm.umin.i32", "i32", pair))
    return False


def _reduce(body: Definition, operation: str, *, unsigned: bool) -> bool:
    kind = body.declared.result
    if kind == "i32":
        word = operation if operation == "add" or not unsigned else f"u{operation}"
        here = body.call("llvm.nvvm.activemask", "i32", [])
        pair = [("i32", "%a0"), ("i32", here)]
        return body.ret(body.call(f"llvm.nvvm.redux.sync.{word}", "i32", pair))
    # Lane after lane: a float sum has an order.
    here = _ballot(body, "true")
    total = {"add": "-0.0", "min": "0x7FF0000000000000", "max": "0xFFF0000000000000"}[operation]
    for lane in range(LANES):
        value = _moved(body, kind, str(lane))
        if operation == "add":
            more = body.emit(f"fadd float {total}, {value}")
        else:
            pair = [(kind, total), (kind, value)]
            more = body.call(f"llvm.{operation}num.f32", kind, pair)
        bit = body.emit(f"and i32 {here}, {-(1 << lane) if lane == 31 else 1 << lane}")
        test = body.emit(f"icmp ne i32 {bit}, 0")
        total = body.emit(f"select i1 {test}, float {more}, float {total}")
    return body.ret(total)


def _lane(body: Definition) -> str:
    return body.call(f"{SREG}laneid", "i32", [])


def _ballot(body: Definition, predicate: str) -> str:
    """The lanes that are here and say yes."""
    return body.call("llvm.nvvm.vote.ballot", "i32", [("i1", predicate)])


def _first(body: Definition) -> str:
    """The lowest lane that is here."""
    pair = [("i32", _ballot(body, "true")), ("i1", "true")]
    return body.call("llvm.cttz.i32", "i32", pair)


def _from(body: Definition, value: str, lane: str) -> str:
    """The i32 of another lane of the warp."""
    operands = [("i32", value), ("i32", lane), ("i32", str(LANES - 1))]
    return body.call("llvm.nvvm.shfl.idx.i32", "i32", operands)


def _moved(body: Definition, kind: str, lane: str) -> str:
    """Parameter 0 of another lane."""
    if kind == "i32":
        return _from(body, "%a0", lane)
    bits = body.emit("bitcast float %a0 to i32")
    return body.emit(f"bitcast i32 {_from(body, bits, lane)} to float")
