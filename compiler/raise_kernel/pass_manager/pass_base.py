"""What a pass is: a frozen dataclass (its fields are its options) with `run(module, ctx)`.

    @register_pass("while-to-for", stage="structure")
    @dataclass(frozen=True)
    class WhileToFor:
        "Turn scf.while loops that count into scf.for."
        max_trip_count: int = 0

        def run(self, module: ir.Module, ctx: PassContext) -> None: ...

A pass without options may be a plain function `(module, ctx) -> None` under the same decorator.
The first line of the docstring is the one-line summary of `raise-opt --list-passes`; the module
docstring, with before and after, becomes the pass's section in docs/passes.md.
Passes read everything they need from the IR (attributes `rk.*`), so that `raise-opt` can run any of
them on text.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import RemarkSink


@dataclass
class PassContext:
    """What the driver hands to each pass besides the module."""

    remarks: RemarkSink = field(default_factory=RemarkSink)


class Pass(Protocol):
    """One rewrite of a module, in place. Refuses with `diagnostics.Refusal`."""

    def run(self, module: ir.Module, ctx: PassContext) -> None: ...
