"""Are the columns' results the same? Asked before any time is taken."""

from __future__ import annotations

import numpy as np

from bench.workload import Workload

Outputs = dict[str, np.ndarray]


class Differs(Exception):
    """Two peers' results differ beyond the workload's tolerance."""


def compare(workload: Workload, first: str, a: Outputs, second: str, b: Outputs) -> None:
    """Raise `Differs`, naming the array and the worst element."""
    for name in workload.outputs:
        x, y = a[name], b[name].reshape(a[name].shape)
        if not np.issubdtype(x.dtype, np.inexact):
            bad = x != y
        else:
            close = np.isclose(x, y, workload.rtol, workload.atol, equal_nan=True)
            bad = ~close | (workload.finite & ~np.isfinite(x))
        if bad.any():
            where = tuple(int(i) for i in np.argwhere(bad)[0])
            raise Differs(
                f"{workload.name}: {name}{list(where)} is {x[where]!r} by {first} and "
                f"{y[where]!r} by {second}; {int(bad.sum())} of {bad.size} elements differ"
            )
