"""Who a work item is, and the sizes of the launch: OpenCL, SPIR-V and ROCm's library.

    i64 get_global_id(i32 d)  ->  ctaid.d * ntid.d + tid.d, 0 for d past 2
    i64 get_local_size(i32 d) ->  ntid.d, 1 for d past 2

Sizes and numbers are below 2^31, so they are extended as the 32-bit values that they are; a global
index is computed in 64 bits. Launch offsets are zero, and every block is full.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from raise_kernel.frontend.devices.definition import Definition

SREG = "llvm.nvvm.read.ptx.sreg."
BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"


def register(body: Definition, name: str, axis: str) -> str:
    """A special register as an i64."""
    return body.emit(f"zext i32 {body.call(f'{SREG}{name}.{axis}', 'i32', [])} to i64")


def _of(name: str) -> Callable[[Definition, str], str]:
    return lambda body, axis: register(body, name, axis)


def _global_id(body: Definition, axis: str) -> str:
    block = register(body, "ctaid", axis)
    first = body.emit(f"mul nuw nsw i64 {block}, {register(body, 'ntid', axis)}")
    return body.emit(f"add nuw nsw i64 {first}, {register(body, 'tid', axis)}")


def _global_size(body: Definition, axis: str) -> str:
    blocks = register(body, "nctaid", axis)
    return body.emit(f"mul nuw nsw i64 {blocks}, {register(body, 'ntid', axis)}")


def _zero(body: Definition, axis: str) -> str:
    return "0"


# What OpenCL calls it -> how it is computed along one axis, and its value past the third.
_QUERIES: dict[str, tuple[Callable[[Definition, str], str], int]] = {
    "get_local_id": (_of("tid"), 0),
    "get_group_id": (_of("ctaid"), 0),
    "get_local_size": (_of("ntid"), 1),
    "get_enqueued_local_size": (_of("ntid"), 1),
    "get_num_groups": (_of("nctaid"), 1),
    "get_global_id": (_global_id, 0),
    "get_global_size": (_global_size, 1),
    "get_global_offset": (_zero, 0),
}

_SPIRV = {
    "LocalInvocationId": "get_local_id",
    "WorkgroupId": "get_group_id",
    "WorkgroupSize": "get_local_size",
    "EnqueuedWorkgroupSize": "get_local_size",
    "NumWorkgroups": "get_num_groups",
    "GlobalInvocationId": "get_global_id",
    "GlobalSize": "get_global_size",
    "GlobalOffset": "get_global_offset",
}
_OPENCL_NAME = re.compile(r"_Z\d+(get_\w+?)j\Z")
_OCKL_NAME = re.compile(r"__ockl_(get_\w+)\Z")
_SPIRV_NAME = re.compile(r"_Z\d+__spirv_BuiltIn(\w+?)i\Z")
_LINEAR = {"_Z19get_local_linear_idv": _of("tid"), "_Z20get_global_linear_idv": _global_id}
_BARRIERS = re.compile(r"_Z(?:7barrier|18work_group_barrier)j|_Z22__spirv_ControlBarrier\w+")
_FENCES = re.compile(r"_Z(?:9mem_fence|14read_mem_fence|15write_mem_fence)j\Z")


def define(body: Definition) -> bool:
    """Writes the body of a query, a barrier or a fence; False for another function."""
    name = body.declared.name
    if query := _query(name):
        return _write_query(body, *query)
    if name in _LINEAR:
        return _write_linear(body, _LINEAR[name])
    if name == "_Z12get_work_dimv":
        return body.ret("3")
    if _BARRIERS.match(name):
        body.call(BARRIER, "void", [("i32", "0")])
        return body.ret()
    if _FENCES.match(name):
        body.do("fence seq_cst")
        return body.ret()
    return False


def _query(name: str) -> tuple[Callable[[Definition, str], str], int] | None:
    if match := _OPENCL_NAME.match(name) or _OCKL_NAME.match(name):
        return _QUERIES.get(match.group(1))
    if match := _SPIRV_NAME.match(name):
        return _QUERIES.get(_SPIRV.get(match.group(1), ""))
    return None


def _write_query(body: Definition, compute: Callable[[Definition, str], str], default: int) -> bool:
    value = str(default)
    (axis_type,) = body.declared.params
    for number, axis in reversed([*enumerate("xyz")]):
        here = compute(body, axis)
        test = body.emit(f"icmp eq {axis_type} %a0, {number}")
        value = body.emit(f"select i1 {test}, i64 {here}, i64 {value}")
    return _return_index(body, value)


def _write_linear(body: Definition, compute: Callable[[Definition, str], str]) -> bool:
    size = _global_size if compute is _global_id else _of("ntid")
    value = compute(body, "z")
    for axis in "yx":
        scaled = body.emit(f"mul nuw nsw i64 {value}, {size(body, axis)}")
        value = body.emit(f"add nuw nsw i64 {scaled}, {compute(body, axis)}")
    return _return_index(body, value)


def _return_index(body: Definition, value: str) -> bool:
    if body.declared.result == "i64":
        return body.ret(value)
    return body.ret(body.emit(f"trunc i64 {value} to {body.declared.result}"))
