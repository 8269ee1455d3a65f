"""NVVM's intrinsics as functions on AMDGPU's, for warps of 32 threads.

    i32 @llvm.nvvm.read.ptx.sreg.tid.x()   ->   i32 @llvm.amdgcn.workitem.id.x()
    void @llvm.nvvm.membar.gl()            ->   fence syncscope("agent") seq_cst

Shuffles follow PTX: the lane is taken within a segment that the clamp says, and a lane without a
source there keeps its own value.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from raise_kernel.diagnostics import Refusal

_LANE = """define internal i32 @rk.lane64() alwaysinline {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  ret i32 %lane
}
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
define internal i32 @rk.half(i64 %all) alwaysinline {
  %lane = call i32 @rk.lane64()
  %start = and i32 %lane, 32
  %wide = zext i32 %start to i64
  %moved = lshr i64 %all, %wide
  %half = trunc i64 %moved to i32
  ret i32 %half
}
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
define internal { i32, i1 } @rk.shuffle(i32 %value, i32 %lane, i32 %j, i1 %in) alwaysinline {
  %own = and i32 %lane, 31
  %from = select i1 %in, i32 %j, i32 %own
  %base = and i32 %lane, 32
  %all = or i32 %base, %from
  %at = shl i32 %all, 2
  %got = call i32 @llvm.amdgcn.ds.bpermute(i32 %at, i32 %value)
  %r = insertvalue { i32, i1 } poison, i32 %got, 0
  %s = insertvalue { i32, i1 } %r, i1 %in, 1
  ret { i32, i1 } %s
}
"""
_FENCED = """  fence syncscope("workgroup") release
  call void @llvm.amdgcn.{}()
  fence syncscope("workgroup") acquire
  ret void
"""
_SHUFFLE = re.compile(r"llvm\.nvvm\.shfl\.sync\.(idx|up|down|bfly)\.([if])32(p?)\Z")
_REGISTER = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.(tid|ctaid)\.([xyz])\Z")
_SOURCES = {
    "up": ("sub i32 %own, %b5", "sge"),
    "down": ("add i32 %own, %b5", "sle"),
    "bfly": ("xor i32 %own, %b5", "sle"),
    "idx": ("or i32 %first, %inside", "sle"),
}
# Result, parameters, body; and AMDGPU's intrinsics that it calls.
_WORDS: dict[str, tuple[str, str, str, tuple[str, ...]]] = {
    "llvm.nvvm.barrier.cta.sync.aligned.all": (
        *("void", "i32 %a", _FENCED.format("s.barrier")),
        ("void @llvm.amdgcn.s.barrier()",),
    ),
    "llvm.nvvm.barrier0": (
        *("void", "", _FENCED.format("s.barrier")),
        ("void @llvm.amdgcn.s.barrier()",),
    ),
    "llvm.nvvm.bar.warp.sync": (
        *("void", "i32 %a", _FENCED.format("wave.barrier")),
        ("void @llvm.amdgcn.wave.barrier()",),
    ),
    "llvm.nvvm.membar.cta": (
        *("void", "", '  fence syncscope("workgroup") seq_cst\n  ret void\n'),
        (),
    ),
    "llvm.nvvm.membar.gl": ("void", "", '  fence syncscope("agent") seq_cst\n  ret void\n', ()),
    "llvm.nvvm.membar.sys": ("void", "", "  fence seq_cst\n  ret void\n", ()),
    "llvm.nvvm.exit": (
        *("void", "", "  call void @llvm.amdgcn.endpgm()\n  unreachable\n"),
        ("void @llvm.amdgcn.endpgm()",),
    ),
    "llvm.nvvm.read.ptx.sreg.laneid": (
        *("i32", "", "  %l = call i32 @rk.lane64()\n  %r = and i32 %l, 31\n  ret i32 %r\n"),
        (),
    ),
    "llvm.nvvm.vote.ballot.sync": (
        *("i32", "i32 %m, i1 %p"),
        """  %all = call i64 @llvm.amdgcn.ballot.i64(i1 %p)
  %half = call i32 @rk.half(i64 %all)
  %r = and i32 %half, %m
  ret i32 %r
""",
        (),
    ),
    "llvm.nvvm.vote.any.sync": (
        *("i1", "i32 %m, i1 %p"),
        """  %all = call i64 @llvm.amdgcn.ballot.i64(i1 %p)
  %half = call i32 @rk.half(i64 %all)
  %own = and i32 %half, %m
  %r = icmp ne i32 %own, 0
  ret i1 %r
""",
        (),
    ),
    "llvm.nvvm.vote.all.sync": (
        *("i1", "i32 %m, i1 %p"),
        """  %not = xor i1 %p, true
  %all = call i64 @llvm.amdgcn.ballot.i64(i1 %not)
  %half = call i32 @rk.half(i64 %all)
  %own = and i32 %half, %m
  %r = icmp eq i32 %own, 0
  ret i1 %r
""",
        (),
    ),
    "llvm.nvvm.activemask": (
        *("i32", ""),
        """  %all = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %half = call i32 @rk.half(i64 %all)
  ret i32 %half
""",
        (),
    ),
    **{
        name: (
            *("float", "float %a"),
            "  %r = call float @llvm.sqrt.f32(float %a)\n  ret float %r\n",
            ("float @llvm.sqrt.f32(float)",),
        )
        for name in ("__nv_sqrtf", "__nv_fsqrt_rn")
    },
    "__nv_sqrt": (
        *("double", "double %a"),
        "  %r = call double @llvm.sqrt.f64(double %a)\n  ret double %r\n",
        ("double @llvm.sqrt.f64(double)",),
    ),
}


def definitions(called: Sequence[str], names: Mapping[str, str]) -> str:
    """Definitions of these functions under their new names. Refuses (RK012) one not known."""
    texts: list[str] = []
    declared: set[str] = set()
    for name in called:
        result, parameters, body, callees = _word(name)
        declared |= set(callees)
        texts.append(f"define {result} @{names[name]}({parameters}) alwaysinline {{\n{body}}}\n")
    return "".join([_LANE, *texts, *(f"declare {callee}\n" for callee in sorted(declared))])


def _word(name: str) -> tuple[str, str, str, tuple[str, ...]]:
    if match := _REGISTER.match(name):
        kind = "workitem" if match[1] == "tid" else "workgroup"
        callee = f"llvm.amdgcn.{kind}.id.{match[2]}"
        return "i32", "", f"  %r = call i32 @{callee}()\n  ret i32 %r\n", (f"i32 @{callee}()",)
    if match := _SHUFFLE.match(name):
        return _shuffle(match[1], match[2], bool(match[3]))
    known = _WORDS.get(name)
    if known is None:
        raise Refusal("RK012", f"{name} has no counterpart on AMD's GPUs here")
    return known


def _shuffle(mode: str, kind: str, asks: bool) -> tuple[str, str, str, tuple[str, ...]]:
    source, relation = _SOURCES[mode]
    type_ = "i32" if kind == "i" else "float"
    value = "%v" if kind == "i" else "%bits"
    body = "" if kind == "i" else "  %bits = bitcast float %v to i32\n"
    body += f"""  %lane = call i32 @rk.lane64()
  %own = and i32 %lane, 31
  %b5 = and i32 %b, 31
  %c5 = and i32 %c, 31
  %high = lshr i32 %c, 8
  %mask = and i32 %high, 31
  %others = xor i32 %mask, 31
  %first = and i32 %own, %mask
  %inside = and i32 %b5, %others
  %end = and i32 %c5, %others
  %last = or i32 %first, %end
  %j = {source}
  %in = icmp {relation} i32 %j, %last
  %r = call {{ i32, i1 }} @rk.shuffle(i32 {value}, i32 %lane, i32 %j, i1 %in)
  %got = extractvalue {{ i32, i1 }} %r, 0
"""
    if kind == "f":
        body += "  %float = bitcast i32 %got to float\n"
    got = "%got" if kind == "i" else "%float"
    if not asks:
        return type_, f"i32 %m, {type_} %v, i32 %b, i32 %c", f"{body}  ret {type_} {got}\n", ()
    pair = f"{{ {type_}, i1 }}"
    body += f"""  %half = insertvalue {pair} poison, {type_} {got}, 0
  %pair = insertvalue {pair} %half, i1 %in, 1
  ret {pair} %pair
"""
    return pair, f"i32 %m, {type_} %v, i32 %b, i32 %c", body, ()
