"""A recognized operation where no element is NaN, else the kernel's own steps (guards.py)."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.idioms.cloning import cloned
from raise_kernel.passes.tensor_opt.idioms.guards import mark_guard
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, branches


def unless_nan(
    source: ir.Value,
    result: ir.Value,
    build: Callable[[], ir.Value],
    name: str,
    part: Callable[[ir.Value], ir.Value] = lambda whole: whole,
    type_: ir.Type | None = None,
) -> ir.Value:
    """What `build` makes; what `result` is computed by where an element of `source` is NaN. Where
    only a part of it is wanted: `part` takes that, of this type."""
    x = Tensor(source)
    op = branches(
        x.differs(x).any(),
        [type_ or result.type],
        lambda: [part(cloned([result], [source])[0])],
        lambda: [build()],
    )
    mark_guard(op, name, fails=True)
    return op.results[0]
