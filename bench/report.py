"""The table and the plot of a run, and what changed between two runs."""

from __future__ import annotations

import math
import statistics
from pathlib import Path

from rich.table import Table

from bench.measure import Column, Row
from bench.record import Record
from bench.timing.ratios import unpaired
from bench.workload import GROUPS, NPBENCH

PEERS = {
    "cpu": ("jax", "openmp", "prange"),
    "gpu": ("jax", "cuda", "graph"),
}
NPBENCH_PEERS = {
    "cpu": ("jax", "numpy"),
    "gpu": ("jax", "cupy", "numba_cuda", "cuda", "graph"),
}
# Two medians differ when they are further apart than this share, and beyond their own interval.
NOISE = 0.05
# What the raised kernel must reach of the speed of JAX by hand, and of the other peers.
LEAST = 0.95
LEAST_OF_OTHERS = {
    "openmp": 0.8, "prange": 0.8, "cuda": 0.95, "graph": 0.95,
    "numpy": 0.95, "cupy": 0.95, "numba_cuda": 0.95,
}  # fmt: skip


def peers_of(record: Record) -> tuple[str, ...]:
    """The columns of a run's tables."""
    by_device = NPBENCH_PEERS if record.is_npbench else PEERS
    return by_device[record.device]


def seconds(value: float | None) -> str:
    """A time in the unit that suits it."""
    if value is None:
        return ""
    for unit, scale in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= scale or unit == "µs":
            return f"{value / scale:.3g} {unit}"
    return ""


def share(value: float, ceiling: float) -> str:
    return f"{100 * value / ceiling:.0f} %"


def geometric_mean(values: list[float]) -> float | None:
    return math.exp(statistics.fmean(map(math.log, values))) if values else None


def times_table(record: Record) -> Table:
    """What runs the raised kernel, and the time of each peer; in brackets its time over the raised
    kernel's; for the JAX by hand the interval of that ratio, and whether the two are the same
    program."""
    peers = peers_of(record)
    table = Table(title=f"{record.machine['device']}: time, and (time / raised kernel's time)")
    table.add_column("workload")
    table.add_column("executor", justify="left")
    table.add_column("raised", justify="right")
    for peer in peers:
        table.add_column(_title(record, peer), justify="right")
        if peer == "jax":
            table.add_column("95 % interval", justify="right")
    for row in record.rows:
        ours = row.column("raised")
        cells = [(ours and ours.figures.executor) or ""]
        cells.append(seconds(ours.median) or (ours.missing or "") if ours else "")
        for peer in peers:
            column, ratio = row.column(peer), row.ratio(peer)
            text = seconds(column.median) if column else ""
            cells.append(f"{text} ({ratio.value:.2f})" if ratio else text)
            if peer == "jax":
                cells.append(_interval(row))
        table.add_row(row.workload, *cells)
    means = [f"({m:.2f})" if (m := _mean(record.rows, p)) else "" for p in peers]
    table.add_row("geometric mean", "", "", means[0], "", *means[1:])
    return table


def _interval(row: Row) -> str:
    """Of the ratio to the JAX by hand."""
    ratio = row.ratio("jax")
    if ratio is None:
        return ""
    same = "same program, " if row.same_program else ""
    return f"{same}{ratio.low:.2f} to {ratio.high:.2f}"


def _mean(rows: list[Row], peer: str) -> float | None:
    return geometric_mean([ratio.value for row in rows if (ratio := row.ratio(peer))])


def summary(record: Record) -> list[str]:
    """The ratio to JAX by hand: geometric means, and which are below what is asked for."""
    whole = _mean(record.rows, "jax")
    if whole is None:
        return []
    groups = (
        (g, _mean([r for r in record.rows if r.group == g], "jax")) for g in (*GROUPS, NPBENCH)
    )
    means = [f"{group} {mean:.2f}" for group, mean in groups if mean]
    known = [(row, r) for row in record.rows if (r := row.ratio("jax"))]
    low = [(row, r) for row, r in known if r.value < LEAST and not row.same_program]
    surely = [row.workload for row, r in low if r.surely_below(LEAST)]
    same = [r.value for row, r in known if row.same_program]
    shares = [row.disturbed for row in record.rows if row.disturbed is not None]
    lines = [
        f"Geometric means against JAX by hand: {', '.join(means)}; all {whole:.2f}.",
        f"Below {LEAST}: {', '.join(f'{w.workload} {r.value:.2f}' for w, r in low) or 'none'}.",
        f"Below {LEAST} beyond noise: {', '.join(surely) or 'none'}.",
    ]
    if same:
        lines.append(
            f"{len(same)} of {len(known)} are the same program as by hand, after XLA: their "
            f"ratios, {min(same):.2f} to {max(same):.2f}, are the noise of this run."
        )
    lines += [_against(record, peer) for peer in peers_of(record) if peer in LEAST_OF_OTHERS]
    if shares and record.device == "cpu":
        lines.append(
            f"Other processes and other guests took {100 * statistics.median(shares):.0f} % of "
            f"the processors' time in the median workload, {100 * max(shares):.0f} % at most."
        )
    return lines


def _against(record: Record, peer: str) -> str:
    """The mean against a peer, and the rows below what is asked for."""
    known = [(row.workload, r.value) for row in record.rows if (r := row.ratio(peer))]
    mean = geometric_mean([value for _, value in known])
    if mean is None:
        return f"Against {_title(record, peer)}: no times."
    least = LEAST_OF_OTHERS[peer]
    low = ", ".join(f"{name} {value:.2f}" for name, value in known if value < least)
    title = _title(record, peer)
    return f"Against {title}: geometric mean {mean:.2f}; below {least:.2f}: {low or 'none'}."


def figures_table(record: Record) -> Table:
    """What the raised kernel reaches, and what it took to make it."""
    table = Table(title="the raised kernel: rates, memory, kernels, compile time")
    table.add_column("workload")
    headings = (
        "GB/s", "of a copy", "GFLOP/s", "of a product", "peak MB", "XLA kernels", "by hand",
        "raise", "XLA",
    )  # fmt: skip
    for heading in headings:
        table.add_column(heading, justify="right")
    for row in record.rows:
        ours, hand = row.column("raised"), row.column("jax")
        if ours is None or ours.median is None:
            continue
        bandwidth, rate = row.bytes / ours.median, row.flops / ours.median
        peak = ours.figures.peak_bytes
        table.add_row(
            row.workload,
            f"{bandwidth / 1e9:.3g}",
            share(bandwidth, record.ceilings.copy),
            f"{rate / 1e9:.3g}",
            share(rate, record.ceilings.product),
            "" if peak is None else f"{peak / 1e6:.3g}",
            str(ours.figures.kernels or ""),
            str(hand.figures.kernels or "") if hand else "",
            seconds(ours.figures.raise_seconds),
            seconds(ours.figures.compile_seconds),
        )
    return table


def simulator_table(record: Record) -> Table | None:
    """The simulator against the raised kernel at the simulator's size."""
    table = Table(title="the Numba CUDA simulator, at a size that it can bear")
    for heading in ("workload", "simulator", "raised", "ratio"):
        table.add_column(heading, justify="left" if heading == "workload" else "right")
    for row in record.rows:
        theirs, ours = row.column("simulator"), row.column("raised_small")
        if theirs and ours and theirs.median and ours.median:
            ratio = f"{theirs.median / ours.median:.3g}"
            table.add_row(row.workload, seconds(theirs.median), seconds(ours.median), ratio)
    return table if table.row_count else None


def missing_notes(record: Record) -> list[str]:
    """Why columns are empty."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for row in record.rows:
        for column in row.columns:
            if column.missing:
                reasons.setdefault((column.title, column.missing), []).append(row.workload)
    return [f"{title}: {why} ({', '.join(names)})" for (title, why), names in reasons.items()]


def _title(record: Record, peer: str) -> str:
    for row in record.rows:
        column = row.column(peer)
        if column:
            return column.title
    return peer


def markdown(table: Table) -> str:
    """A table as Markdown, for docs/performance.md."""
    columns = [[str(c) for c in column.cells] for column in table.columns]
    head = [str(column.header) for column in table.columns]
    rule = ["---" if column.justify == "left" else "---:" for column in table.columns]
    rows = [head, rule, *map(list, zip(*columns, strict=True))]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def plot(record: Record, path: Path) -> None:
    """Each peer's time over the raised kernel's, on a logarithmic axis. Needs matplotlib."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    peers = [p for p in peers_of(record) if _mean(record.rows, p)]
    figure, axes = pyplot.subplots(figsize=(9, 0.32 * len(record.rows) + 1.5))
    places = range(len(record.rows))
    for peer in peers:
        pairs = zip(record.rows, places, strict=True)
        known = [(ratio.value, place) for row, place in pairs if (ratio := row.ratio(peer))]
        axes.plot(*zip(*known, strict=True), "o", label=_title(record, peer))
    axes.axvline(1.0, color="0.6")
    axes.set_xscale("log")
    axes.set_yticks(list(places), [row.workload for row in record.rows])
    axes.invert_yaxis()
    axes.set_xlabel("time / the raised kernel's time (right of 1: the raised kernel is faster)")
    axes.set_title(f"{record.machine['device']}, jax {record.versions['jax']}")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=120)


def changes(before: Record, after: Record) -> Table:
    """Columns whose medians moved by more than `NOISE`, with one outside the 95 % interval."""
    table = Table(title="changed beyond noise")
    for heading in ("workload", "column", "before", "after", "after / before", "95 % interval"):
        table.add_column(heading, justify="left" if heading in ("workload", "column") else "right")
    for row in after.rows:
        for column in row.columns:
            old = _find(before, row, column)
            if old is None or not old.samples or not column.samples:
                continue
            ratio = unpaired(column.samples, old.samples)
            if ratio.differs(NOISE):
                times = seconds(old.median), seconds(column.median)
                interval = f"{ratio.low:.2f} to {ratio.high:.2f}"
                cells = column.title, *times, f"{ratio.value:.2f}", interval
                table.add_row(row.workload, *cells)
    return table


def _find(record: Record, row: Row, column: Column) -> Column | None:
    for other in record.rows:
        if other.workload == row.workload and other.size == row.size:
            return other.column(column.peer)
    return None
