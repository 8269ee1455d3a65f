"""Run-time guards of a raised kernel: recognizers that test the kernel's precondition."""

from __future__ import annotations

from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.mlir.walks import kernels, walked
from raise_kernel.passes.tensor_opt.idioms.guards import GUARD
from raise_kernel.remarks import source_line


@dataclass(frozen=True)
class Guard:
    """A test of the kernel's precondition; where it fails, the kernel's own steps run."""

    name: str
    line: str | None


def guards_of(module: ir.Module) -> tuple[Guard, ...]:
    """The guards of a StableHLO module, in order."""
    return tuple(
        Guard(ir.StringAttr(op.attributes[GUARD]).value, source_line(op.location))
        for kernel in kernels(module)
        for op in walked(kernel.regions[0].blocks[0])
        if GUARD in op.attributes
    )
