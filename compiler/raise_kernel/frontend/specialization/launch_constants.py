"""Special registers that a launch fixes, as functions that return them.

    declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
    ->  define internal i32 @rk.sreg.ntid.x() { ret i32 16 }

    declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
    ->  define internal i32 @rk.sreg.tid.x() { a call of it with its range, or 0 in a block of one }

Inlining puts the constants in place, and the ranges are facts for LLVM's passes.
"""

from __future__ import annotations

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.arguments.signature import Launch

SREG = "llvm.nvvm.read.ptx.sreg."
WARP_SIZE = 32

MAX_BLOCK = (1024, 1024, 64)
MAX_THREADS = 1024
MAX_GRID = (2**31 - 1, 65535, 65535)
MAX_STATIC_SHARED = 48 * 1024
MAX_SHARED = 227 * 1024


def check_launch(launch: Launch, static_shared: int) -> None:
    """Refuses (RK007) what no CUDA device takes."""
    for what, sizes, limits in (
        ("block", launch.block, MAX_BLOCK),
        ("grid", launch.grid, MAX_GRID),
    ):
        for axis, size, limit in zip("xyz", sizes, limits, strict=True):
            if not 1 <= size <= limit:
                raise _over(f"{what}.{axis} is {size}; it goes from 1 to {limit}")
    threads = launch.block[0] * launch.block[1] * launch.block[2]
    if threads > MAX_THREADS:
        raise _over(f"a block has {threads} threads; the limit is {MAX_THREADS}")
    if launch.shared_bytes < 0:
        raise _over(f"{launch.shared_bytes} bytes of dynamic shared memory")
    if static_shared > MAX_STATIC_SHARED:
        raise _over(
            f"{static_shared} bytes of static shared memory; the limit is {MAX_STATIC_SHARED}"
        )
    if static_shared + launch.shared_bytes > MAX_SHARED:
        total = static_shared + launch.shared_bytes
        raise _over(f"{total} bytes of shared memory; the limit is {MAX_SHARED}")


def _over(message: str) -> Refusal:
    return Refusal("RK007", message)


def register_constants(launch: Launch) -> dict[str, int]:
    """Special registers with one value in the whole launch."""
    threads = launch.block[0] * launch.block[1] * launch.block[2]
    constants = {
        "warpsize": WARP_SIZE,
        "nwarpid": -(-threads // WARP_SIZE),
        "dynamic_smem_size": launch.shared_bytes,
        "cluster_ctarank": 0,
        "cluster_nctarank": 1,
    }
    for axis, block, grid in zip("xyz", launch.block, launch.grid, strict=True):
        constants[f"ntid.{axis}"] = block
        constants[f"nctaid.{axis}"] = grid
        constants[f"nclusterid.{axis}"] = grid
        constants[f"cluster_nctaid.{axis}"] = 1
        constants[f"cluster_ctaid.{axis}"] = 0
    return constants


def register_sizes(launch: Launch) -> dict[str, int]:
    """Special registers that count from zero, and how far."""
    sizes = {"laneid": WARP_SIZE}
    for axis, block, grid in zip("xyz", launch.block, launch.grid, strict=True):
        sizes[f"tid.{axis}"] = block
        sizes[f"ctaid.{axis}"] = grid
    return sizes


def register_functions(launch: Launch) -> dict[str, tuple[str, str]]:
    """Intrinsic -> the name of the function that stands for it in this launch, and its text."""
    functions: dict[str, tuple[str, str]] = {}
    for register, value in register_constants(launch).items():
        functions[SREG + register] = _returning(register, str(value))
    for axis, size in zip("xyz", launch.grid, strict=True):
        if launch.padded and size > 1:
            register, call = f"nctaid.{axis}", f"%r = call i32 @rk.grid.{axis}()"
            functions[SREG + register] = _returning(register, "%r", call)
    for register, size in register_sizes(launch).items():
        if size == 1:
            functions[SREG + register] = _returning(register, "0")
        else:
            call = f"%r = call range(i32 0, {size}) i32 @{SREG}{register}()"
            functions[SREG + register] = _returning(register, "%r", call)
    return functions


def _returning(register: str, value: str, before: str = "") -> tuple[str, str]:
    name = f"rk.sreg.{register}"
    body = f"  {before}\n" if before else ""
    return name, f"define internal i32 @{name}() alwaysinline {{\n{body}  ret i32 {value}\n}}"
