"""Special registers: indices and sizes of the launch, the warp, clocks."""

from __future__ import annotations

from raise_kernel.runtime.reference.definitions.body import Body

_PREFIX = "llvm.nvvm.read.ptx.sreg."
_AXES = {"x": 0, "y": 1, "z": 2}
# Registers of a machine that the launch does not describe: one cluster a block, one processor.
_FIXED = {
    "warpsize": 32,
    "smid": 0,
    "nsmid": 1,
    "gridid": 0,
    "cluster.ctarank": 0,
    "cluster.nctarank": 1,
    "total.smem.size": 0,
    "aggr.smem.size": 0,
    "total_smem_size": 0,
    "aggr_smem_size": 0,
}


def define(body: Body) -> bool:
    """Writes the body of a register read; False when the name is none."""
    name = body.declaration.name
    if not name.startswith(_PREFIX):
        return False
    value = read(body, name[len(_PREFIX) :])
    if value is None:
        return False
    body.ret(value)
    return True


def read(body: Body, register: str) -> str | None:
    """The value of a special register, by its PTX name without the percent sign."""
    stem, _, axis = register.rpartition(".")
    if stem == "tid" and axis in _AXES:
        return _lane_field(body, 7 + _AXES[axis])
    if stem in ("ntid", "ctaid", "nctaid") and axis in _AXES:
        return _element(body, f"rk.{stem}", _AXES[axis])
    if stem in ("clusterid", "nclusterid") and axis in _AXES:
        return _element(body, "rk.ctaid" if stem == "clusterid" else "rk.nctaid", _AXES[axis])
    if axis == "w" or stem == "cluster.ctaid":
        return "1" if stem in ("ntid", "nctaid", "nclusterid", "cluster.nctaid") else "0"
    if stem == "cluster.nctaid":
        return "1"
    if register in _FIXED:
        return str(_FIXED[register])
    return _derived(body, register)


def _derived(body: Body, register: str) -> str | None:
    if register in ("laneid", "warpid", "nwarpid") or register.startswith("lanemask"):
        return _warp(body, register.replace("_", "."))
    if register in ("clock", "clock64", "globaltimer", "globaltimer.lo", "clock_hi"):
        return _clock(body, register)
    if register in ("dynamic_smem_size", "dynamic.smem.size"):
        return body.op("load i32, ptr @rk.dynamic_shared")
    if register.startswith(("envreg", "pm")):
        return "0"
    return None


def _warp(body: Body, register: str) -> str | None:
    if register == "nwarpid":
        sizes = [_element(body, "rk.ntid", axis) for axis in range(3)]
        area = body.op(f"mul i32 {sizes[0]}, {sizes[1]}")
        volume = body.op(f"mul i32 {area}, {sizes[2]}")
        up = body.op(f"add i32 {volume}, 31")
        return body.op(f"lshr i32 {up}, 5")
    index = _lane_field(body, 6)
    if register == "warpid":
        return body.op(f"lshr i32 {index}, 5")
    lane = body.op(f"and i32 {index}, 31")
    if register == "laneid":
        return lane
    bit = body.op(f"shl i32 1, {lane}")
    below = body.op(f"sub i32 {bit}, 1")
    masks = {
        "eq": lambda: bit,
        "lt": lambda: below,
        "le": lambda: body.op(f"or i32 {bit}, {below}"),
        "ge": lambda: body.op(f"xor i32 {below}, -1"),
        "gt": lambda: body.op(f"xor i32 {body.op(f'or i32 {bit}, {below}')}, -1"),
    }
    return masks[register.rpartition(".")[2]]()


def _clock(body: Body, register: str) -> str:
    """A counter that moves with every reading, over all lanes."""
    before = body.op("load i64, ptr @rk.clock")
    after = body.op(f"add i64 {before}, 32")
    body.do(f"store i64 {after}, ptr @rk.clock")
    if register in ("clock64", "globaltimer"):
        return after
    if register == "clock_hi":
        after = body.op(f"lshr i64 {after}, 32")
    return body.op(f"trunc i64 {after} to i32")


def _lane_field(body: Body, index: int) -> str:
    lane = body.op("load ptr, ptr @rk.lane")
    at = body.op(f"getelementptr %rk.lane, ptr {lane}, i32 0, i32 {index}")
    return body.op(f"load i32, ptr {at}")


def _element(body: Body, symbol: str, axis: int) -> str:
    at = body.op(f"getelementptr [3 x i32], ptr @{symbol}, i32 0, i32 {axis}")
    return body.op(f"load i32, ptr {at}")
