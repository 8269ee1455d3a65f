"""`python -m bench` runs the benchmark; `python -m bench compare RUN.json` says what changed since
the committed run; `python -m bench adopt RUN.json` makes it the committed one; `python -m bench
report DOC.md --cpu A.json --gpu B.json` writes the tables of runs into a page."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from bench.huge_pages import restart_on_huge_pages
from bench.workload import GROUPS, NPBENCH, Workload
from raise_kernel.tools.terminal.progress import progress

if TYPE_CHECKING:
    from bench.measure import Row


@click.group(invoke_without_command=True, help=__doc__)
@click.option("--device", type=click.Choice(["cpu", "gpu"]), default="cpu", show_default=True)
@click.option(
    "--group",
    type=click.Choice(["all", *GROUPS, NPBENCH]),
    default="all",
    show_default=True,
    help=f"`all` is all but {NPBENCH}.",
)
@click.option("--only", multiple=True, metavar="WORKLOAD", help="Only this one; may be repeated.")
@click.option("--toy", is_flag=True, help="Toy sizes.")
@click.option("--rounds", default=21, show_default=True, help="Samples a column; 0 checks only.")
@click.option("--simulator/--no-simulator", default=True, help="Run the Numba CUDA simulator too.")
@click.option("--ir", type=click.Path(path_type=Path), help="LLVM IR, made by `bench ir`.")
@click.option("--json", "json_path", type=click.Path(path_type=Path), help="Write the run here.")
@click.option("--plot", "plot_path", type=click.Path(path_type=Path), help="Plot the ratios here.")
@click.option("--markdown", is_flag=True, help="Print the tables as Markdown.")
@click.option("--quiet", is_flag=True, help="Show no progress.")
@click.pass_context
def main(context: click.Context, **options: object) -> None:
    if context.invoked_subcommand is None:
        run(**options)  # pyright: ignore[reportArgumentType]


def run(
    device: str,
    group: str,
    only: tuple[str, ...],
    toy: bool,
    rounds: int,
    simulator: bool,
    ir: Path | None,
    json_path: Path | None,
    plot_path: Path | None,
    markdown: bool,
    quiet: bool,
) -> None:
    """Run, print, write; the JSON after every workload. Exits with 1 when a workload's results
    differ or it cannot run: it is named, and the others go on."""
    if device == "cpu":
        os.environ["JAX_PLATFORMS"] = "cpu"
    import jax

    if jax.default_backend() != device:
        raise click.ClickException(f"JAX finds no {device}: its default is {jax.default_backend()}")
    from bench import report, tree
    from bench.catalogue import workloads
    from bench.ceilings import measure_ceilings
    from bench.peers import peers
    from bench.record import Record, machine, versions

    chosen = workloads(GROUPS if group == "all" else (group,), only)
    if not chosen:
        raise click.ClickException("no such workload")
    scale = "toy" if toy else device
    failed: list[str] = []
    with jax.enable_x64(True), progress(quiet) as step:
        step("measuring the peak rates of this machine")
        date = datetime.now(UTC).date().isoformat()
        # Without the folders of this machine.
        words = [Path(word).name for word in sys.argv[1:]]
        command = shlex.join(["python", "-m", "bench", *words])
        where = device, machine(), versions(), measure_ceilings(scale)
        record = Record(*where, [], date, command, tree.commit(), tree.files())
        columns = peers(device, ir, group)
        for number, workload in enumerate(chosen, 1):
            place = f"workload {number} of {len(chosen)}"

            def say(text: str, place: str = place) -> None:
                step(f"{text}, {place}")

            try:
                record.rows.append(_row(workload, scale, device, columns, rounds, simulator, say))
            except Exception as error:
                # One that cannot run must not take the others' times away.
                failed.append(f"{type(error).__name__.upper()} {workload.name}: {error}")
            if json_path is not None:
                record.write(json_path)
    show(record, markdown)
    if plot_path is not None:
        report.plot(record, plot_path)
    for message in failed:
        click.echo(message, err=True)
    sys.exit(1 if failed else 0)


def _row(
    workload: Workload,
    scale: str,
    device: str,
    columns: Sequence[Any],
    rounds: int,
    simulator: bool,
    say: Callable[[str], None],
) -> Row:
    """One workload through every column, and through the simulator where it is asked for."""
    from bench.measure import measure
    from bench.simulator import simulator_column

    row = measure(workload, scale, device, columns, rounds, say)
    if simulator and device == "cpu" and workload.group != NPBENCH:
        say(f"{workload.name}: Numba simulator")
        row.columns += simulator_column(workload, columns[0], rounds)
    return row


def show(record: object, markdown: bool) -> None:
    """The tables of a run."""
    from bench import report as made
    from bench.record import Record

    assert isinstance(record, Record)
    tables = [made.times_table(record), made.figures_table(record), made.simulator_table(record)]
    console = Console(width=150)
    for table in tables:
        if table is not None:
            console.print(made.markdown(table) if markdown else table)
    for line in made.summary(record):
        console.print(line)
    copy, product = record.ceilings.copy, record.ceilings.product
    console.print(f"a copy: {copy / 1e9:.4g} GB/s; a product: {product / 1e9:.4g} GFLOP/s")
    console.print(", ".join(f"{k} {v}" for k, v in {**record.machine, **record.versions}.items()))
    for note in made.missing_notes(record):
        console.print(f"empty: {note}")


@main.command()
@click.argument("folder", type=click.Path(path_type=Path))
def ir(folder: Path) -> None:
    """Compile every workload to LLVM IR, for a machine without clang."""
    from bench.catalogue import workloads
    from bench.peers.raised import ir_name
    from raise_kernel.frontend.read_module import read_module

    folder.mkdir(parents=True, exist_ok=True)
    for workload in workloads((*GROUPS, NPBENCH)):
        (folder / ir_name(workload)).write_text(read_module(workload.cuda).text)


@main.command()
@click.argument("runs", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--before", type=click.Path(exists=True, path_type=Path), help="Not the committed.")
def compare(runs: tuple[Path, ...], before: Path | None) -> None:
    """What changed beyond noise since the committed run of this device (`bench/results/`).

    RUNS are the JSON files of a new run. Exits with 1, and names them, when rows are more than a
    tenth slower or raise times have doubled.
    """
    from bench.baseline import path_of, regressions
    from bench.document import merged
    from bench.record import Record
    from bench.report import changes

    after = merged([Record.read(path) for path in runs])
    path = before or path_of(after)
    if not path.exists():
        raise click.ClickException(f"there is no {path}: `python -m bench adopt` writes it")
    old = Record.read(path)
    Console(width=150).print(changes(old, after))
    slower = regressions(old, after)
    for line in slower:
        click.echo(f"SLOWER {line}")
    sys.exit(1 if slower else 0)


@main.command()
@click.argument("runs", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
def adopt(runs: tuple[Path, ...]) -> None:
    """Make RUNS, the JSON files of one run of this code, the one that is committed."""
    from bench.baseline import NotThisTree, adopted, path_of
    from bench.record import Record

    try:
        record = adopted([Record.read(path) for path in runs])
    except NotThisTree as reason:
        raise click.ClickException(str(reason)) from reason
    path = path_of(record)
    path.parent.mkdir(exist_ok=True)
    record.write(path)
    click.echo(path)


@main.command("report")
@click.argument("page", type=click.Path(exists=True, path_type=Path))
@click.option("--cpu", multiple=True, type=click.Path(exists=True, path_type=Path))
@click.option("--gpu", multiple=True, type=click.Path(exists=True, path_type=Path))
def write_report(page: Path, cpu: tuple[Path, ...], gpu: tuple[Path, ...]) -> None:
    """Put the tables and plots of runs into a page, between its marks `<!-- bench cpu -->` and
    `<!-- end of bench cpu -->`, and the same for gpu and simulator. A device's runs may be several
    files, one a group. Plots go beside the page."""
    from bench.document import write

    write(page, {"cpu": cpu, "gpu": gpu})


if __name__ == "__main__":
    restart_on_huge_pages()
    main()
