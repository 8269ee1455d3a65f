"""The rows of the tables by kernel, and the tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table


@dataclass
class KernelRow:
    """One kernel on a GPU. Seconds of one launch: on the device, of a call in a row of calls, and
    in a CUDA graph. `why` says what is missing, or wrong; `by` what the executor was chosen by."""

    application: str
    kernel: str
    launches: int
    grid: tuple[int, ...] = ()
    block: tuple[int, ...] = ()
    executor: str = ""
    raised: float | None = None
    nvcc: float | None = None
    raised_call: float | None = None
    nvcc_call: float | None = None
    nvcc_graph: float | None = None
    why: str = ""
    by: str = ""

    @property
    def ratio(self) -> float | None:
        """How many times as long nvcc's code takes."""
        return self.nvcc / self.raised if self.raised and self.nvcc else None


@dataclass
class ProgramRow:
    """A program on a CPU. Seconds of all its launches together, and of the parallel regions of the
    OpenMP version, the least of three runs."""

    application: str
    launches: int = 0
    kernels: int = 0
    raised: float | None = None
    openmp: float | None = None
    how: str = ""
    why: str = ""

    @property
    def ratio(self) -> float | None:
        """How many times as long OpenMP takes."""
        return self.openmp / self.raised if self.raised and self.openmp else None


def gpu_table(rows: Sequence[KernelRow]) -> Table:
    """Microseconds of a launch on the device, and how many times as long nvcc's takes."""
    table = Table(title="Rodinia by kernel")
    _columns(table, "application", "kernel")
    _columns(table, "launches", "raised, µs", "nvcc, µs", "nvcc / raised", numbers=True)
    _columns(table, "executor", "by", "")
    for row in rows:
        table.add_row(
            row.application, _short(row.kernel), str(row.launches or ""), _scaled(row.raised, 1e6),
            _scaled(row.nvcc, 1e6), _ratio(row.ratio), row.executor, row.by, row.why,
        )  # fmt: skip
    return table


def cpu_table(rows: Sequence[ProgramRow]) -> Table:
    """Milliseconds of all launches, and how many times as long OpenMP's regions take."""
    table = Table(title="Rodinia's kernels on a CPU")
    _columns(table, "application")
    headings = ("kernels", "launches", "raised, ms", "OpenMP, ms", "OpenMP / raised")
    _columns(table, *headings, numbers=True)
    _columns(table, "executors", "")
    for row in rows:
        table.add_row(
            row.application, str(row.kernels or ""), str(row.launches or ""),
            _scaled(row.raised, 1e3), _scaled(row.openmp, 1e3), _ratio(row.ratio), row.how, row.why,
        )  # fmt: skip
    return table


def _columns(table: Table, *headings: str, numbers: bool = False) -> None:
    for heading in headings:
        table.add_column(heading, justify="right" if numbers else "left")


def _short(name: str) -> str:
    return name.split("(")[0].removeprefix("void ")


def _scaled(value: float | None, factor: float) -> str:
    return "" if value is None else f"{value * factor:.3g}"


def _ratio(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"
