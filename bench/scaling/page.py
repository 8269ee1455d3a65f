"""docs/guide/scaling-out.md: predictions, and what was measured on the curves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from jax.sharding import PartitionSpec

import raise_kernel as rk
from bench.scaling.measuring import PART, SIDE, WHOLE, Seen
from bench.scaling.problem import problem
from raise_kernel.runtime.planning.chart import Curve, draw
from raise_kernel.runtime.planning.machines import Machine
from raise_kernel.runtime.planning.plan import Plan

# Milliseconds a step of 512^3 floats a GPU on one and two H200s of one host, two calls a turn.
GPUS = {"weak": {1: 0.47e-3, 2: 0.51e-3}, "strong": {}}
CUBE = {"nz": 512, "ny": 512, "nx": 512}
TITLES = {
    "scaling-cpu.svg": "processes on two cores",
    "scaling-h200.svg": "H200",
    "scaling-v5p.svg": "TPU v5p",
}
TEXT = (Path(__file__).parent / "page.md").read_text()


def write(docs: Path, seen: Sequence[Seen], cpu: Machine, spread: float) -> None:
    """Predict, compare, draw and write. `spread` is how much runs of one count differ."""
    measured = {
        "weak": {s.devices: s.weak for s in seen},
        "strong": {s.devices: s.strong for s in seen},
    }
    # Compiled in one form for any number of processes, as they were measured.
    here = _processes(cpu, [s.devices for s in seen])
    split = PartitionSpec("nz", "ny")
    h200 = rk.plan(problem("cuda"), CUBE, "h200", x=split)
    v5p = rk.plan(problem("tpu"), CUBE, "v5p", x=split)
    for (name, title), plan, points in zip(
        TITLES.items(), (here, h200, v5p), (measured, GPUS, {}), strict=True
    ):
        curves = [
            Curve(
                kind,
                [(p.devices, p.seconds, plan.efficiency(p)) for p in plan.of(kind)],
                points.get(kind, {}),
            )
            for kind in ("weak", "strong")
        ]
        draw(curves, str(docs / name), title)
    link = cpu.links[0]
    off = differences(here, measured)
    text = TEXT.format(
        within=sum(difference <= 0.25 for difference in off),
        rows=len(off),
        spread=spread,
        part=PART,
        side=SIDE,
        whole=WHOLE,
        alpha=link.alpha * 1e6,
        rate=1e-9 / link.beta if link.beta else float("inf"),
        wait=cpu.wait * 1e3,
        cpu=compared(here, measured),
        gpu=compared(h200, GPUS),
        h200=table(h200),
        v5p=table(v5p),
    )
    (docs / "scaling-out.md").write_text(text)


def _processes(cpu: Machine, counts: Sequence[int]) -> Plan:
    """Weak scaling of a part and strong scaling of the whole, which are two problems."""
    plans = [
        rk.plan(
            problem("cpu", "roll"),
            {"nz": planes, "ny": SIDE, "nx": SIDE},
            cpu,
            counts,
            (kind,),
            x=PartitionSpec("nz"),
        )
        for kind, planes in (("weak", PART), ("strong", WHOLE))
    ]
    return Plan(cpu, tuple(point for plan in plans for point in plan.points))


def compared(plan: Plan, measured: Mapping[str, Mapping[int, float]]) -> str:
    """Predicted and measured steps."""
    rows = ["| scaling | devices | predicted | measured | difference |", "|---|--:|--:|--:|--:|"]
    for point in plan.points:
        seconds = measured.get(point.kind, {}).get(point.devices)
        if seconds is not None:
            rows.append(
                f"| {point.kind} | {point.devices} | {point.seconds * 1e3:.3g} ms | "
                f"{seconds * 1e3:.3g} ms | {point.seconds / seconds - 1:+.0%} |"
            )
    return "\n".join(rows)


def differences(plan: Plan, measured: Mapping[str, Mapping[int, float]]) -> list[float]:
    """How far predictions for more than one device are off."""
    return [
        abs(point.seconds / measured[point.kind][point.devices] - 1)
        for point in plan.points
        if point.devices > 1
    ]


def table(plan: Plan) -> str:
    """The rows of a plan in Markdown."""
    rows = [
        "| scaling | devices | mesh | a step | efficiency | communication | memory | largest |",
        "|---|--:|---|--:|--:|--:|--:|---|",
    ]
    for p in plan.points:
        largest = " x ".join(f"{size:,}" for size in p.largest.values())
        mesh = " x ".join(map(str, p.mesh))
        rows.append(
            f"| {p.kind} | {p.devices:,} | {mesh} | {p.seconds * 1e6:,.0f} us "
            f"| {plan.efficiency(p):.0%} | {p.share:.0%} | {p.memory / 2**20:,.0f} MiB "
            f"| {largest} |"
        )
    return "\n".join(rows)
