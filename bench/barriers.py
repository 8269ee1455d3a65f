"""What is left of barriers and shared memory in the examples before the tensor stage.

    python bench/barriers.py [NAME ...] [--level O1] [--level O3] [--json] [--least 90]

For each example with a barrier or shared memory: barriers and bytes of shared memory of a block
after the parallelize stage and after the affine stage; how many barriers were proved needless by
`sync-elimination` (loops that it meets written out hold several of one) and at how many the loop of
the threads was split instead; and what those and the remaining ones wait for, as sync-elimination
says it (-O1 has line tables). Exits with 1 where less than `--least` percent of all barriers are
gone, or where an example is not raised.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from math import prod
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.kernels.specs import LEVELS, SPECS, Spec

import raise_kernel
from raise_kernel.analysis.memory.type_layout import alloc_size
from raise_kernel.bindings import ir
from raise_kernel.diagnostics import InternalError, Refusal
from raise_kernel.driver import Options, run_stages, specialize_kernel
from raise_kernel.mlir.walks import kernels, walk
from raise_kernel.pass_manager.pipeline import PipelineOptions, run_pipeline
from raise_kernel.passes.parallel.launch_to_parallel import is_shared
from raise_kernel.remarks import Remark, RemarkSink
from raise_kernel.runtime.arguments import sort_arguments


@dataclass(frozen=True)
class Count:
    """Barriers in the text of a kernel, and the bytes of shared memory of one block."""

    barriers: int
    shared_bytes: int


@dataclass(frozen=True)
class Row:
    """One example at one optimization level. `waits`: a line for each reason of a barrier that was
    not proved needless."""

    name: str
    level: str
    before: Count = Count(0, 0)
    after: Count = Count(0, 0)
    proved: int = 0
    split: int = 0
    waits: tuple[str, ...] = ()
    refused: str = ""


@dataclass
class Report:
    """All rows, and the share of all barriers that is gone, in percent."""

    rows: list[Row] = field(default_factory=list)

    @property
    def percent(self) -> float:
        before = sum(row.before.barriers for row in self.rows)
        after = sum(row.after.barriers for row in self.rows)
        return 100.0 * (before - after) / before if before else 100.0

    def passes(self, least: float) -> bool:
        """Whether enough is gone and every example was raised."""
        return self.percent >= least and not any(row.refused for row in self.rows)

    def as_json(self) -> str:
        return json.dumps({"percent": self.percent, "rows": [asdict(r) for r in self.rows]})


def report(specs: Sequence[Spec], levels: Sequence[str]) -> Report:
    """Rows of the examples that have a barrier or shared memory."""
    return Report([row for spec in specs for level in levels for row in _row(spec, level)])


def _row(spec: Spec, level: str) -> Iterator[Row]:
    watch = Watch()
    try:
        to_affine(spec, level, watch)
    except (Refusal, InternalError) as error:
        yield Row(spec.name, level, refused=str(error).splitlines()[0])
        return
    before, after = watch.stages["parallelize"], watch.stages["affine"]
    if before != Count(0, 0):
        split = watch.met - watch.proved - after.barriers
        yield Row(spec.name, level, before, after, watch.proved, split, watch.waits)


@dataclass
class Watch:
    """Counts barriers on the way: those that sync-elimination meets, and those that it proves to
    order nothing. `waits`: what the others wait for when it first meets them."""

    stages: dict[str, Count] = field(default_factory=dict)
    met: int = 0
    proved: int = 0
    waits: tuple[str, ...] = ()
    remarks: RemarkSink = field(default_factory=RemarkSink)
    _before: int = 0

    def after_stage(self, stage: str, module: ir.Module) -> None:
        if stage in ("parallelize", "affine"):
            self.stages[stage] = count_of(module)

    def before_pass(self, name: str, module: ir.Module) -> None:
        if name == "sync-elimination":
            self._before = count_of(module).barriers
            self.met = max(self.met, self._before)

    def after_pass(self, name: str, module: ir.Module) -> None:
        if name == "sync-elimination":
            self.proved += self._before - count_of(module).barriers
            self.waits = self.waits or _waits(self.remarks)

    def options(self) -> Options:
        passes = PipelineOptions(
            before_pass=self.before_pass, after_pass=self.after_pass, remarks=self.remarks
        )
        return Options(passes=passes, after_stage=self.after_stage)


def to_affine(spec: Spec, level: str, watch: Watch | None = None) -> ir.Module:
    """The first size's call, raised up to the affine stage."""
    call = spec.call(spec.sizes[0])
    launcher = raise_kernel.load(spec.path(level), kernel=spec.kernel)[call.launch]
    arguments = sort_arguments(call.args, launcher.info).arguments
    module, info = launcher.module(arguments)
    specialized = specialize_kernel(module, info.name, launcher.launch, arguments)
    return run_stages(specialized, "affine", watch.options() if watch else Options())


def count_of(module: ir.Module) -> Count:
    """The barriers and the shared memory in the kernels of `module`."""
    operations = [op for kernel in kernels(module) for op in walk(kernel.regions[0].blocks[0])]
    barriers = [op for op in operations if op.name == "gpu.barrier"]
    shared = [
        op.results[0].type
        for op in operations
        if op.name == "memref.alloca" and is_shared(op.results[0])
    ]
    size = sum(prod(type_.shape) * alloc_size(type_.element_type) for type_ in shared)
    return Count(len(barriers), size)


def waits_of(module: ir.Module) -> tuple[str, ...]:
    """What the barriers of `module` wait for. They are not all there afterwards."""
    sink = RemarkSink()
    run_pipeline(module, "sync-elimination", PipelineOptions(remarks=sink))
    return _waits(sink)


def _waits(sink: RemarkSink) -> tuple[str, ...]:
    kept = (r for r in sink.remarks if r.pass_name == "sync-elimination" and r.kind == "missed")
    return tuple(map(_words, kept))


def _words(remark: Remark) -> str:
    reason = remark.message.removeprefix("the barrier stays: ")
    return f"{remark.line}: {reason}" if remark.line else reason


def print_table(found: Report) -> None:
    table = Table(title="barriers and shared memory, before and after the affine stage")
    table.add_column("example")
    for heading in ("level", "barriers", "left", "proved", "split", "shared bytes", "left"):
        table.add_column(heading, justify="right")
    for row in found.rows:
        before, after = row.before, row.after
        counts = (before.barriers, after.barriers, row.proved, row.split)
        counts += (before.shared_bytes, after.shared_bytes)
        table.add_row(row.name, row.level, *map(str, counts))
    console = Console()
    console.print(table)
    for row in found.rows:
        told = [row.refused] if row.refused else row.waits
        if told:
            lines = "".join(f"\n    {escape(wait)}" for wait in told)
            console.print(f"{row.name} {row.level}, barriers not proved needless:{lines}")
    console.print(f"{found.percent:.1f} % of the barriers are gone")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="examples; all by default")
    parser.add_argument("--level", choices=LEVELS, action="append", help="O1 and O3 by default")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--least", type=float, default=90.0, help="percent that must be gone")
    options = parser.parse_args()
    examples = {n: s for n, s in SPECS.items() if s.source.startswith("examples/")}
    unknown = [name for name in options.names if name not in examples]
    if unknown:
        parser.error(f"no example is named {', '.join(unknown)}")
    chosen = [s for n, s in examples.items() if not options.names or n in options.names]
    found = report(chosen, options.level or ("O1", "O3"))
    if options.json:
        print(found.as_json())
    else:
        print_table(found)
    sys.exit(0 if found.passes(options.least) else 1)


if __name__ == "__main__":
    main()
