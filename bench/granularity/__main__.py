"""`python -m bench.granularity` searches the form of each launch and makes the table: kernel, best
form, gain. The JSON file is written after every launch, so what was found is there if the run ends
early. `python -m bench.granularity ir FOLDER` compiles the kernels, for a machine without clang;
`--ir FOLDER` takes them from there."""

from __future__ import annotations

import json
import os
import statistics
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from bench.granularity.cases import Case

# Seconds that a launch needs beside its search: arrays and raising.
BESIDE = 1.5


@dataclass(frozen=True)
class Row:
    """One launch: seconds of a run as launched and in the best form, or why there are none."""

    name: str
    grid: tuple[int, ...] = ()
    block: tuple[int, ...] = ()
    form: str = ""
    plain: float = 0.0
    best: float = 0.0
    forms: int = 0
    seconds: float = 0.0
    whole: bool = False
    unit: str = ""
    trials: tuple[tuple[str, float | str], ...] = ()
    missing: str = ""

    @property
    def gain(self) -> float:
        return self.plain / self.best if self.best else 1.0


@click.group(invoke_without_command=True, help=__doc__)
@click.option("--device", type=click.Choice(["cpu", "gpu"]), default="cpu", show_default=True)
@click.option("--only", multiple=True, metavar="NAME", help="Only this launch; may be repeated.")
@click.option("--search", default=5.0, show_default=True, help="Seconds of a search.")
@click.option("--budget", default=220.0, show_default=True, help="Seconds of the run.")
@click.option("--ir", type=click.Path(path_type=Path), help="LLVM IR, made by `ir`.")
@click.option("--json", "json_path", type=click.Path(path_type=Path), help="Write the rows here.")
@click.pass_context
def main(context: click.Context, **options: Any) -> None:
    if context.invoked_subcommand is None:
        run(**options)


def run(
    device: str,
    only: tuple[str, ...],
    search: float,
    budget: float,
    ir: Path | None,
    json_path: Path | None,
) -> None:
    """Search, print, write."""
    start = time.perf_counter()
    if device == "cpu":
        os.environ["JAX_PLATFORMS"] = "cpu"
    import jax

    from bench.granularity.cases import cases
    from raise_kernel import config

    if jax.default_backend() != device:
        raise click.ClickException(f"JAX finds no {device}: its default is {jax.default_backend()}")
    # What an earlier run has found is not looked at.
    config.cache_dir = tempfile.mkdtemp(prefix="granularity-")
    config.disk_cache = True
    rows: list[Row] = []
    chosen = [case for case in cases(device) if not only or case.name in only]
    with jax.enable_x64(True):
        for number, case in enumerate(chosen):
            left = budget - (time.perf_counter() - start)
            if left < 2 * BESIDE:
                rows += [Row(later.name, missing="no time was left") for later in chosen[number:]]
                break
            share = left / (len(chosen) - number) - BESIDE
            config.search_seconds = max(2.0, min(search, 2 * share, left - BESIDE))
            rows.append(_row(case, ir))
            click.echo(line(rows[-1]), err=True)
            if json_path is not None:
                _write(json_path, device, rows)
    if json_path is not None:
        _write(json_path, device, rows)
    click.echo(table(rows))
    click.echo(f"{time.perf_counter() - start:.0f} s")


def _row(case: Case, ir: Path | None) -> Row:
    """One launch searched; what goes wrong is said, and the others go on."""
    try:
        return _searched(case, ir)
    except Exception as error:  # the row says it
        return Row(case.name, missing=f"{type(error).__name__}: {str(error).splitlines()[0]}")


def _searched(case: Case, ir: Path | None) -> Row:
    import jax

    import raise_kernel as rk
    from raise_kernel.runtime.choice.granularity import remembered
    from raise_kernel.runtime.native.forms import units

    step = case.step
    kernel = rk.load(ir / case.ir if ir is not None else case.source, kernel=step.kernel)
    launch = kernel[step.grid, step.block].options(executor="native", optimize="search").donate()
    state = case.state()
    arrays = {name: jax.device_put(state[name]) for name in step.arrays}
    args = [arrays[arg] if isinstance(arg, str) else arg for arg in step.args]
    shapes = [jax.ShapeDtypeStruct(a.shape, a.dtype) if hasattr(a, "shape") and a.shape else a
              for a in args]  # fmt: skip
    jax.block_until_ready(launch(*args))
    lowered = launch.lower(*shapes)
    found = remembered(lowered, jax.devices()[0])
    if found is None:
        said = [remark.message for remark in lowered.remarks if "native" in remark.pass_name]
        return Row(case.name, step.grid, step.block, missing=said[-1] if said else "not searched")
    return Row(
        case.name,
        step.grid,
        step.block,
        found.form.words(),
        *found.times,
        len(found.trials),
        found.seconds,
        found.is_whole,
        units(lowered.specialized, lowered.raised),
        found.trials,
    )


def line(row: Row) -> str:
    """A row as text."""
    if row.missing:
        return f"{row.name}: {row.missing}"
    times = f"{1e3 * row.plain:.3f} ms -> {1e3 * row.best:.3f} ms, {row.gain:.2f}"
    return f"{row.name}: {times}, {row.form} ({row.unit}; {row.forms} forms, {row.seconds:.1f} s)"


def table(rows: list[Row]) -> str:
    """The rows as Markdown, with the mean gain."""
    lines = [
        "| launch | blocks, threads | as launched, ms | best, ms | gain | best form | forms |",
        "|---|---|---:|---:|---:|---|---:|",
    ]
    for row in (row for row in rows if not row.missing):
        sizes = ", ".join("×".join(map(str, size)) for size in (row.grid, row.block))
        forms = f"{row.forms}" if row.whole else f"{row.forms}, not all"
        times = f"{1e3 * row.plain:.3f} | {1e3 * row.best:.3f} | {row.gain:.2f}"
        lines.append(f"| {row.name} | {sizes} | {times} | {row.form} | {forms} |")
    gains = [row.gain for row in rows if not row.missing]
    if gains:
        changed = sum(gain > 1 for gain in gains)
        mean = statistics.geometric_mean(gains)
        lines.append(f"\n{changed} of {len(gains)} launches gain; geometric mean {mean:.3f}.")
    lines += [f"{row.name}: {row.missing}" for row in rows if row.missing]
    return "\n".join(lines)


def _write(path: Path, device: str, rows: list[Row]) -> None:
    path.write_text(json.dumps({"device": device, "rows": [asdict(row) for row in rows]}, indent=1))


@main.command("ir")
@click.argument("folder", type=click.Path(path_type=Path))
def compile_ir(folder: Path) -> None:
    """Compile every kernel to LLVM IR."""
    from bench.granularity.cases import cases
    from raise_kernel.frontend.read_module import read_module

    folder.mkdir(parents=True, exist_ok=True)
    for name, source in {case.ir: case.source for case in cases("gpu")}.items():
        (folder / name).write_text(read_module(source).text)


if __name__ == "__main__":
    main()
