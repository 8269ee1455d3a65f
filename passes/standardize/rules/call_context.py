"""The context of rules for calls: the call, the launch, an insertion point and the remarks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal, refuse
from raise_kernel.mlir.values import constant_int
from raise_kernel.passes.standardize.emitter import Emitter
from raise_kernel.remarks import RemarkSink


@dataclass(frozen=True)
class LaunchShape:
    """Block and grid sizes in x, y, z order; `collect`: prints and failed assertions are kept."""

    block: tuple[int, ...]
    grid: tuple[int, ...]
    collect: bool = False

    @property
    def threads(self) -> int:
        """Threads of one block."""
        return self.block[0] * self.block[1] * self.block[2]


@dataclass
class Call:
    """One call of an intrinsic or function by name; `build` makes what replaces it."""

    op: ir.Operation
    name: str
    args: list[ir.Value]
    build: Emitter
    shape: LaunchShape
    remarks: RemarkSink
    result: ir.Type | None = None

    @property
    def type(self) -> ir.Type:
        """The type of the (first) result."""
        return self.result if self.result is not None else self.op.results[0].type

    def constant(self, index: int, what: str, code: str = "RK012") -> int:
        """Argument `index` as a Python int; refuses where it is not constant."""
        value = constant_int(self.args[index])
        if value is None:
            raise self.refuse(code, f"{self.name}: {what} is not a constant")
        return value

    def refuse(self, code: str, message: str) -> Refusal:
        return refuse(code, message, at=self.op)


# A rule gives the values of the call's results: one, none, or one for each member of a struct.
CallRule = Callable[[Call], list[ir.Value]]
