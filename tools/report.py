"""What `raise-kernel` shows a person: the list of kernels, timings, progress."""

from __future__ import annotations

import contextlib
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from raise_kernel.frontend.module import KernelInfo

# The steps of the road; every other timing is a pass inside the stage before it.
STEPS = frozenset(
    {
        "frontend", "specialize", "import", "standardize", "structure", "parallelize", "affine",
        "tensor", "tensor-opt", "replay", "XLA compile", "run", "verify",
    }
)  # fmt: skip


def kernel_list(kernels: Sequence[KernelInfo]) -> str:
    """Each kernel with its parameters and what it uses of the machine."""
    lines: list[str] = []
    for info in kernels:
        lines.append(info.demangled)
        if info.name != info.demangled:
            lines.append(f"  symbol: {info.name}")
        lines += [f"  {_parameter(index, info)}" for index in range(len(info.params))]
        uses = list(info.uses)
        if info.shared_bytes:
            uses.append(f"{info.shared_bytes} bytes of shared memory")
        if info.dynamic_shared:
            uses.append("dynamic shared memory")
        lines.append(f"  uses: {', '.join(uses) or 'nothing special'}")
    return "\n".join(lines) + "\n"


def _parameter(index: int, info: KernelInfo) -> str:
    param = info.params[index]
    if param.is_pointer:
        access = "read" if param.readonly else "written" if param.writeonly else "read and written"
        kind = f"pointer, {access}"
    elif param.byval is not None:
        kind = f"struct {param.byval} of {param.size} bytes"
    else:
        kind = f"scalar {param.type}"
    return f"{index}: {param.name or '(no name)'}: {kind}"


@contextlib.contextmanager
def plain_warnings() -> Iterator[None]:
    """Warnings are one line on stderr, without the place in the code that warns."""

    def show(message: Warning | str, *_: Any) -> None:
        print(f"warning: {message}", file=sys.stderr)

    with warnings.catch_warnings():
        warnings.showwarning = show
        yield


def timing_table(timings: Sequence[tuple[str, float]]) -> None:
    """Steps and the passes inside them, on stderr."""
    table = Table(title="time", title_justify="left")
    table.add_column("step")
    table.add_column("ms", justify="right")
    for name, seconds in timings:
        label = name if name in STEPS else f"  {name}"
        table.add_row(label, f"{seconds * 1e3:.2f}")
    total = sum(seconds for name, seconds in timings if name in STEPS)
    table.add_row("total", f"{total * 1e3:.2f}", style="bold")
    Console(stderr=True).print(table)


@contextlib.contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """A spinner with the current step, on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda _step: None
        return
    with Console(stderr=True).status("") as status:
        yield lambda step: status.update(f"{step}...")


def array_summary(name: str, value: Any) -> str:
    """One line on an array: dtype, shape, range."""
    array = np.asarray(value)
    head = f"{name}: {array.dtype.name}[{','.join(map(str, array.shape))}]"
    if array.size == 0 or array.dtype.kind not in "fiub":
        return head
    wide = array.astype(np.float64)
    return f"{head} min {wide.min():.6g} max {wide.max():.6g} mean {wide.mean():.6g}"
