"""`python -m bench.scaling` makes docs/guide/scaling-out.md of what is kept in `measured.json`.

`measure FILE` times this machine's CPU processes or GPUs, `keep FILE` makes that what is kept, and
`fit FILE` writes the machine that it says for `rk.plan`."""

from __future__ import annotations

from pathlib import Path

import click

from bench.scaling.kept import KEPT, Kept
from bench.workload import ROOT

FILE = click.argument("file", type=click.Path(path_type=Path))


@click.group(invoke_without_command=True, help=__doc__)
@click.option("--docs", type=click.Path(path_type=Path), default=ROOT.parent / "docs" / "guide")
@click.pass_context
def main(context: click.Context, docs: Path) -> None:
    if context.invoked_subcommand is not None:
        return
    from raise_kernel.runtime.sharding.meshes import make_devices

    make_devices({"all": 16})
    from bench.scaling.page import write

    write(docs, Kept.read("cpu"), Kept.read("gpu"))


@main.command()
@FILE
@click.option("--device", type=click.Choice(["cpu", "gpu"]), default="cpu", show_default=True)
@click.option("--rounds", default=15, show_default=True, help="Rounds to take the least of.")
def measure(file: Path, device: str, rounds: int) -> None:
    """Measure and write what was seen to FILE."""
    Kept.measured(device, rounds).write(file)


@main.command()
@FILE
def keep(file: Path) -> None:
    """Keep what `measure` wrote to FILE, for its kind of device."""
    found = Kept.load(file)
    found.write(KEPT[found.device])


@main.command()
@FILE
@click.argument("machine", type=click.Path(path_type=Path))
def fit(file: Path, machine: Path) -> None:
    """Write MACHINE, a file for `rk.plan`, from what `measure` wrote to FILE."""
    from raise_kernel.runtime.planning.machines import write_machine

    write_machine(Kept.load(file).machine(), machine)


if __name__ == "__main__":
    main()
