"""A plan as a picture: time and efficiency against devices, with measured points if there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from raise_kernel.diagnostics import Refusal


@dataclass(frozen=True)
class Curve:
    """Devices, seconds a step and efficiency, and the seconds that were measured, by devices."""

    name: str
    points: Sequence[tuple[int, float, float]]
    measured: Mapping[int, float] = field(default_factory=dict)


def draw(curves: Sequence[Curve], path: str, title: str) -> None:
    """Write a picture in the form that the name's end says. Refuses with RK025 and RK019."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError as error:
        hint = "pip install 'raise-kernel[bench]'"
        raise Refusal("RK025", "a plot needs matplotlib", hint=hint) from error
    matplotlib.rcParams["svg.hashsalt"] = "plan"  # the same picture has the same text
    figure, (times, rates) = pyplot.subplots(1, 2, figsize=(9, 3.5))
    for curve in curves:
        devices = [count for count, _, _ in curve.points]
        (line,) = times.plot(devices, [1e3 * s for _, s, _ in curve.points], label=curve.name)
        rates.plot(devices, [100 * e for _, _, e in curve.points], color=line.get_color())
        if curve.measured:
            milliseconds = [1e3 * seconds for seconds in curve.measured.values()]
            label = f"{curve.name}, measured"
            times.plot([*curve.measured], milliseconds, "o", color=line.get_color(), label=label)
    times.set(xscale="log", yscale="log", xlabel="devices", ylabel="ms a step")
    rates.set(xscale="log", xlabel="devices", ylabel="% of one device's rate", ylim=(0, 105))
    times.legend(fontsize="small")
    figure.suptitle(title)
    figure.tight_layout()
    try:
        figure.savefig(path, metadata={"Date": None} if path.endswith(".svg") else None)
    except (OSError, ValueError) as error:
        raise Refusal("RK019", f"cannot write {path}: {error}") from error
    finally:
        pyplot.close(figure)
