"""docs/guide/scaling-out.md: predictions, and what was measured on the curves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from jax.sharding import PartitionSpec

import raise_kernel as rk
from bench.scaling.kept import Kept
from bench.scaling.problem import problem
from raise_kernel.runtime.planning.chart import Curve, draw
from raise_kernel.runtime.planning.machines import Machine
from raise_kernel.runtime.planning.plan import Plan

CUBE = {"nz": 512, "ny": 512, "nx": 512}
TEXT = (Path(__file__).parent / "page.md").read_text()
KINDS = ("weak", "strong")
GPUS = """{name}, {rounds} rounds. {note}{boxes}; fitted to {others} a GPU: messages take {alpha}
microseconds and {rate} GB/s, a step {launch} microseconds and {bandwidth} GB/s, {split} longer on
two GPUs than on one.

**{within} predictions are within 10 %.**

{table}"""


def write(docs: Path, cpu: Kept, gpu: Kept) -> None:
    """Predict, compare, draw and write."""
    here = checked(cpu, cpu.machine())
    split = PartitionSpec("nz", "ny")
    many = rk.plan(problem("cuda"), CUBE, gpu.machine(), x=split)
    chips = rk.plan(problem("tpu"), CUBE, "v5p", x=split)
    for name, title, plan, points in (
        ("scaling-cpu.svg", f"processes on {cpu.cores} cores", here, cpu.checks()),
        ("scaling-gpu.svg", gpu.name, many, gpu.checks()),
        ("scaling-v5p.svg", "TPU v5p", chips, {}),
    ):
        draw([_curve(plan, kind, points) for kind in KINDS], str(docs / name), title)
    text = TEXT.format(
        cpu=_section(cpu, here),
        gpu=GPUS.format(**_section(gpu, checked(gpu, gpu.machine()))),
        many=table(many),
        v5p=table(chips),
    )
    (docs / "scaling-out.md").write_text(text)


def _curve(plan: Plan, kind: str, points: Mapping[str, Mapping[int, float]]) -> Curve:
    line = [(p.devices, p.seconds, plan.efficiency(p)) for p in plan.of(kind)]
    return Curve(kind, line, points.get(kind, {}))


def checked(kept: Kept, machine: Machine) -> Plan:
    """Predictions of what was measured: weak scaling of a part and strong scaling of the whole,
    which are two problems."""
    scale = kept.scale
    counts = [seen.devices for seen in kept.seen]
    plans = [
        rk.plan(
            problem(scale.target),
            {"nz": planes, "ny": scale.side, "nx": scale.side},
            machine,
            counts,
            (kind,),
            x=PartitionSpec("nz"),
        )
        for kind, planes in (("weak", scale.part), ("strong", scale.whole))
    ]
    return Plan(machine, tuple(point for plan in plans for point in plan.points))


def _section(kept: Kept, plan: Plan) -> dict[str, str]:
    """What the page says of a measurement."""
    machine, scale = plan.machine, kept.scale
    link = machine.links[0]
    most = {"cpu": 0.25, "gpu": 0.10}[kept.device]
    off = differences(plan, kept.checks())
    count = sum(difference <= most for difference in off)
    return {
        "name": kept.name,
        "cores": str(kept.cores),
        "rounds": str(kept.rounds),
        "note": kept.note,
        "boxes": f"{scale.part} planes of {scale.side} by {scale.side} floats a device (weak) and "
        f"{scale.whole} planes in all (strong)",
        "others": ", ".join(f"{part} planes of {side} by {side}" for part, side in scale.fits),
        "alpha": f"{link.alpha * 1e6:,.1f}",
        "rate": f"{1e-9 / link.beta:,.1f}" if link.beta else "any number of",
        "wait": f"{machine.wait * 1e3:.2g}",
        "launch": f"{machine.launch * 1e6:,.0f}",
        "bandwidth": f"{machine.bandwidth / 1e9:,.1f}",
        "split": f"{machine.split:.0%}",
        "crowd": f"{machine.crowd:.0%}",
        "within": f"{count} of {len(off)}",
        "table": compared(plan, kept.checks()),
    }


def compared(plan: Plan, measured: Mapping[str, Mapping[int, float]]) -> str:
    """Predicted and measured steps."""
    rows = ["| scaling | devices | predicted | measured | difference |", "|---|--:|--:|--:|--:|"]
    for point in plan.points:
        seconds = measured[point.kind][point.devices]
        rows.append(
            f"| {point.kind} | {point.devices} | {point.seconds * 1e3:.3g} ms | "
            f"{seconds * 1e3:.3g} ms | {point.seconds / seconds - 1:+.0%} |"
        )
    return "\n".join(rows)


def differences(plan: Plan, measured: Mapping[str, Mapping[int, float]]) -> list[float]:
    """How far predictions are off."""
    return [abs(p.seconds / measured[p.kind][p.devices] - 1) for p in plan.points]


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
