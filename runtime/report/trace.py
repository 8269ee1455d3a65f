"""Raises a kernel once more and records each stage's module and the changes of each pass."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import Refusal
from raise_kernel.driver import Options, Raised, raise_specialized
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.pass_manager.pipeline import PipelineOptions
from raise_kernel.remarks import Remark
from raise_kernel.runtime.report.accesses import Access, accesses_of, with_outcomes
from raise_kernel.runtime.report.changes import Change, change
from raise_kernel.runtime.report.costs import TargetTime, Work, times_of, work_of
from raise_kernel.runtime.report.guards import Guard, guards_of
from raise_kernel.runtime.report.module_text import Located, located_lines, plain_lines

# Characters of differences that are kept of one kernel.
MOST_CHARACTERS = 2_000_000


@dataclass(frozen=True)
class PassRun:
    """A pass that changed the module. Its cleanup (canonicalize, cse) counts as its own."""

    name: str
    change: Change


@dataclass(frozen=True)
class StageRun:
    """A stage: the module after it, its passes that changed something, and its time."""

    name: str
    module: Located
    passes: tuple[PassRun, ...]
    seconds: float


@dataclass
class Trace:
    """All that was seen. Of a refused kernel `raised` is missing, and `refusal` says why."""

    stages: list[StageRun] = field(default_factory=list)
    raised: Raised | None = None
    refusal: Refusal | None = None
    remarks: tuple[Remark, ...] = ()
    accesses: tuple[Access, ...] = ()
    guards: tuple[Guard, ...] = ()
    work: Work | None = None
    times: tuple[TargetTime, ...] = ()


def traced(
    specialized: Specialized, file: str | None, step: Callable[[str], None] | None = None
) -> Trace:
    """Raise a specialized kernel and keep what happens on the way; a refusal is kept, too."""
    watcher = _Watcher()
    passes = PipelineOptions(before_pass=watcher.before_pass, after_pass=watcher.after_pass)
    options = Options(
        passes, step=step, before_stage=watcher.before_stage, after_stage=watcher.after_stage
    )
    trace = watcher.trace
    try:
        trace.raised = raise_specialized(specialized, file, options)
    except Refusal as refusal:
        trace.refusal = refusal
        watcher.refused()
    trace.remarks = tuple(passes.remarks.remarks)
    return trace


class _Watcher:
    """The driver's hooks."""

    def __init__(self) -> None:
        self.trace = Trace()
        self._stage = "import"
        self._start = time.perf_counter()
        # Seconds of this stage in which texts were compared: no time of the stage's own.
        self._watching = 0.0
        self._passes: list[PassRun] = []
        self._left = MOST_CHARACTERS
        self._lines: list[str] = []
        self._module: ir.Module | None = None

    def before_stage(self, name: str, module: ir.Module) -> None:
        self._stage, self._passes, self._module = name, [], module
        self._lines = plain_lines(module)
        self._start, self._watching = time.perf_counter(), 0.0

    def before_pass(self, name: str, module: ir.Module) -> None:
        self._module = module

    def after_pass(self, name: str, module: ir.Module) -> None:
        start = time.perf_counter()
        self._compare(name, module)
        self._watching += time.perf_counter() - start

    def _compare(self, name: str, module: ir.Module) -> None:
        lines = plain_lines(module)
        if lines == self._lines:
            return
        found = change(self._lines, lines) if self._left > 0 else None
        self._lines = lines
        if found is None:
            return
        self._left -= sum(len(line.text) for line in found.lines)
        self._passes.append(PassRun(name, found))

    def after_stage(self, name: str, module: ir.Module) -> None:
        self._stage = name
        self._keep(module)
        trace = self.trace
        if name == "parallelize":
            trace.accesses = accesses_of(module)
        elif name == "tensor-opt":
            trace.accesses = with_outcomes(trace.accesses, module)
            trace.guards = guards_of(module)
            trace.work = work_of(module)
            trace.times = times_of(module)

    def refused(self) -> None:
        """Keep the module that the stage came to."""
        done = {stage.name for stage in self.trace.stages}
        if self._module is not None and self._stage not in done:
            self._keep(self._module)

    def _keep(self, module: ir.Module) -> None:
        seconds = time.perf_counter() - self._start - self._watching
        run = StageRun(self._stage, located_lines(module), tuple(self._passes), seconds)
        self.trace.stages.append(run)
