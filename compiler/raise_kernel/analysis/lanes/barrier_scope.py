"""The scope of a `gpu.barrier`: the threads of a block, the lanes of a warp, or the whole grid."""

from __future__ import annotations

from typing import Literal, cast

from raise_kernel.bindings import ir

Scope = Literal["block", "warp", "grid"]
# On a kernel with a barrier of the grid: its blocks have to run together.
TOGETHER = "rk.blocks_together"


def scope(barrier: ir.Operation) -> Scope:
    """The scope of a barrier; one without an attribute is for the block."""
    if "rk.scope" not in barrier.attributes:
        return "block"
    return cast(Scope, ir.StringAttr(barrier.attributes["rk.scope"]).value)
