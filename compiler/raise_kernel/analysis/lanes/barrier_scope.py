"""Whom a `gpu.barrier` is for: the threads of a block, the lanes of a warp, the whole grid."""

from __future__ import annotations

from typing import Literal, cast

from raise_kernel.bindings import ir

Scope = Literal["block", "warp", "grid"]
# On a kernel with a barrier of the grid: its blocks have to run together.
TOGETHER = "rk.blocks_together"


def scope(barrier: ir.Operation) -> Scope:
    """The scope of a barrier; that of a block has no attribute."""
    if "rk.scope" not in barrier.attributes:
        return "block"
    return cast(Scope, ir.StringAttr(barrier.attributes["rk.scope"]).value)
