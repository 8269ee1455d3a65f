"""A recognized operation where the kernel's precondition holds, else its own steps (guards.py).

`where_rows(mask, named, otherwise, name="recognize-moments", placed=...)`: each row takes its named
    values where the mask is true for it. The kernel's own steps run only if some row fails. A row
    that passes has its named values in either branch, so that its result never depends on others.
`unless_nan(source, result, build, name)`: for whole tensors, where no element of `source` is NaN.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raise_kernel.bindings import ir
from raise_kernel.passes.tensor_opt.idioms.cloning import cloned
from raise_kernel.passes.tensor_opt.idioms.guards import mark_guard
from raise_kernel.passes.tensor_opt.idioms.tensors import Tensor, branches

# Builds values at the insertion point.
Steps = Callable[[], Sequence[ir.Value]]


def where_rows(
    mask: Tensor, named: Sequence[Tensor], otherwise: Steps, *, name: str,
    placed: Callable[[], Sequence[Tensor]],
) -> list[ir.Value]:  # fmt: skip
    """Of each row the named values where the mask is true for it, else what `otherwise` builds.

    `placed`: the mask as one of the elements of each value. A mask of rank 0 stands for all rows:
    the kernel's own results have to depend on their own row alone otherwise.
    """

    def own() -> Sequence[ir.Value]:
        steps = otherwise()
        if not mask.rank:
            return steps
        parts = zip(placed(), named, steps, strict=True)
        return [held.where(value, Tensor(other)).value for held, value, other in parts]

    values = [x.value for x in named]
    op = branches(mask.all(), [v.type for v in values], lambda: values, own)
    mark_guard(op, name, rows=mask.shape)
    return list(op.results)


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
