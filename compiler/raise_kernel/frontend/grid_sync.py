"""A launch whose threads wait for the whole grid: its blocks joined to one.

    cg.this_grid().sync(), cooperative_groups::this_grid().sync()
    ->  one block of grid x block threads, and a barrier of it

`tid` and `ctaid` are then parts of the one thread number: what the kernel computes from them is
what it was. Shared memory and barriers of a block belong to blocks that are no longer there, so a kernel
that has either beside the grid's barrier is refused (RK017) unless the grid is one block.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.launch_constants import SREG, WARP_SIZE, register_function
from raise_kernel.frontend.signature import Launch
from raise_kernel.frontend.text_parts import Function, ModuleText

_SYNC = "cudaCGSynchronize"
_HANDLE = "cudaCGGetIntrinsicHandle"
_CALLED = re.compile(rf'@"?{_SYNC}"?\(')
_OF_A_BLOCK = re.compile(
    r"addrspace\(3\)|@\"?[\w.]*(?:nvvm\.barrier|\.bar\.|mbarrier|shfl|vote|activemask|match\.)"
)

_BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"
_BODIES = {
    _HANDLE: f"""define internal i64 @{_HANDLE}(i32 %scope) {{
  ret i64 1
}}""",
    _SYNC: f"""define internal i32 @{_SYNC}(i64 %group, i32 %flags) {{
  call void @{_BARRIER}(i32 0)
  ret i32 0
}}""",
    _BARRIER: f"declare void @{_BARRIER}(i32) convergent nounwind",
}


@dataclass(frozen=True)
class GridSync:
    """What a kernel that waits for its grid is specialized with."""

    launch: Launch
    waits: bool = False
    joined: bool = False

    @classmethod
    def of(cls, parts: ModuleText, launch: Launch) -> GridSync:
        """For the reachable parts of a kernel. RK017 where its blocks cannot be joined."""
        text = str(parts)
        if not _CALLED.search(text):
            return cls(launch)
        x, y, z = launch.grid
        blocks = x * y * z
        if blocks == 1:
            return cls(launch, waits=True)
        found = _OF_A_BLOCK.search(text)
        if found is not None or launch.shared_bytes:
            raise Refusal(
                "RK017",
                "the kernel waits for its grid, and has shared memory, barriers or warp operations "
                "of a block beside it",
                hint="launch it as one block, or as two kernels, one before the wait, one after",
            )
        threads = blocks * launch.block[0] * launch.block[1] * launch.block[2]
        one = replace(launch, grid=(1, 1, 1), block=(threads, 1, 1))
        return cls(one, waits=True, joined=True)

    def define(self, parts: ModuleText) -> None:
        """Gives the functions that wait a body."""
        for name, text in _BODIES.items() if self.waits else ():
            head, _, body = text.partition("\n")
            parts.functions[name] = Function(name, head, body)

    def register_functions(self, launch: Launch) -> dict[str, tuple[str, str]]:
        """Intrinsic -> name and text of the function for it, where the blocks were joined: each
        index is a part of the thread's number in the grid."""
        if not self.joined:
            return {}
        parts = {"laneid": (1, WARP_SIZE)}
        step = 1
        for kind, sizes in (("tid", launch.block), ("ctaid", launch.grid)):
            for axis, size in zip("xyz", sizes, strict=True):
                parts[f"{kind}.{axis}"] = step, size
                step *= size
        return {
            SREG + register: register_function(register, "%r", _part(step, *part))
            for register, part in parts.items()
        }


def _part(threads: int, step: int, size: int) -> str:
    """(number / step) % size, of a number below `threads`."""
    return f"""%t = call range(i32 0, {threads}) i32 @{SREG}tid.x()
  %q = udiv i32 %t, {step}
  %r = urem i32 %q, {size}"""
