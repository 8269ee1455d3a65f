"""The driver that runs passes, groups and stages.

| stage | takes | gives |
|---|---|---|
| import | LLVM IR text | `llvm` |
| standardize | `llvm` | `func`, `cf`, `arith`, `math`, `memref` |
| structure | `cf` | `scf` |
| parallelize | `scf` | `affine.parallel` over blocks and threads |
| affine | `affine.parallel`, `scf` | affine loops, loads, stores, ifs |
| tensor | `affine`, `scf`, `memref` | `stablehlo` |
| tensor-opt | `stablehlo` | `stablehlo` |

The driver names the pass in remarks and refusals, verifies after each pass when asked, times,
prints IR, and turns an unexpected exception into an `InternalError` with a reproducer.

It repeats the passes of a group until a round changes nothing, and cleans up after passes that
changed something. No pass is run on a module that it is known to leave as it is: nobody changed it
since the pass last ran, or it has none of the operations that the pass is about. What a pass missed
is what it missed in its last run: earlier ones had less to go by.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field

from raise_kernel.bindings import ir
from raise_kernel.diagnostics import InternalError, Refusal
from raise_kernel.mlir.facts import facts
from raise_kernel.mlir.rewriting import destroy_erased
from raise_kernel.mlir.walks import names_in_module
from raise_kernel.pass_manager import registry
from raise_kernel.pass_manager.pass_base import PassContext
from raise_kernel.pass_manager.pipeline_text import Item, build_pass, parse_pipeline
from raise_kernel.pass_manager.settled import History, needs_of, settles, state_of
from raise_kernel.pass_manager.stages import (
    Cleanup,
    Group,
    Stage,
    all_groups,
    check_stage,
    structured_groups,
)
from raise_kernel.remarks import RemarkSink

# What the driver cleans up with, in this order. From the bottom: from the top, MLIR asks of each
# operation around a changed one again whether it is dead, in a time that grows with the square of
# the depth.
CLEANUP = (Item("canonicalize", {"top-down": "false"}), Item("cse"))
# Where no block branches to another, half of its time is a simplification of regions for nothing.
CLEANUP_OF_STRUCTURED = (
    Item("canonicalize", {"top-down": "false", "region-simplify": "disabled"}),
    Item("cse"),
)


@dataclass
class PipelineOptions:
    """How to run: what to verify, print and time."""

    verify_each: bool = False
    check_stages: bool = False
    before_pass: Callable[[str, ir.Module], None] | None = None
    after_pass: Callable[[str, ir.Module], None] | None = None
    remarks: RemarkSink = field(default_factory=RemarkSink)
    timings: list[tuple[str, float]] = field(default_factory=list)


def run_pipeline(
    module: ir.Module, pipeline: str | Sequence[str], options: PipelineOptions | None = None
) -> None:
    """Run passes and groups on `module` in place. Raises `Refusal` or `InternalError`."""
    items = parse_pipeline(pipeline if isinstance(pipeline, str) else ",".join(pipeline))
    run = Run(module, options or PipelineOptions())
    with run.passes():
        run.pipeline(items)


def run_stage(module: ir.Module, stage: Stage, options: PipelineOptions) -> None:
    """Run one stage's groups, then its verifier when the options ask for it."""
    run = Run(module, options)
    with run.passes():
        run.stage(stage)


def run_group(module: ir.Module, group: Group, options: PipelineOptions) -> None:
    """Run one group alone."""
    run = Run(module, options)
    with run.passes():
        run.group(group)


class Run:
    """One run over a module that nobody else changes meanwhile: it remembers what its passes are
    known to leave as it is."""

    def __init__(self, module: ir.Module, options: PipelineOptions) -> None:
        self.module = module
        self.options = options
        # How often the module was changed; how often it had been when an item left it as it is, and
        # when the names of its operations were read.
        self._version = 0
        self._settled: dict[str, int] = {}
        self._names: tuple[int, Set[str]] = -1, frozenset()
        self._cleanup = CLEANUP
        self._built: dict[str, Callable[[ir.Module, PassContext], None]] = {}
        # The items that somebody who looks on was told of.
        self._seen: set[str] = set()

    @contextlib.contextmanager
    def passes(self) -> Iterator[None]:
        """Inside, passes run. Then nothing is known of the operations: somebody else has them."""
        try:
            with self.module.context, ir.Location.unknown(self.module.context):
                yield
        finally:
            facts.forget()

    def stage(self, stage: Stage) -> None:
        """Run one stage's groups, then its verifier when the options ask for it."""
        self._seen.clear()
        for group in stage.groups:
            self.group(group)
        if self.options.check_stages:
            check_stage(self.module, stage, self._operation_names())

    def pipeline(self, items: Sequence[Item]) -> None:
        """Passes as they stand, without cleanup between them; groups as the driver runs them."""
        groups = all_groups()
        for item in items:
            if item.name not in groups:
                self._build(item)
        for item in items:
            if item.name not in groups:
                self.one(item)
            elif item.options:
                raise Refusal("RK024", f"{item.name} is a group and has no options")
            else:
                self.group(groups[item.name])

    def group(self, group: Group) -> None:
        """Repeat the passes of a group until a round changes nothing."""
        items = parse_pipeline(",".join(group.passes))
        is_structured = group.name in structured_groups()
        self._cleanup = CLEANUP_OF_STRUCTURED if is_structured else CLEANUP
        remarks = self.options.remarks
        remarks.forget_missed(group.name)
        # Most groups settle in the second round: the states of later ones alone are compared.
        history: History | None = None
        for done in range(1, group.rounds + 1):
            before = self._version
            self._round(items, group.cleanup, history)
            if self._version == before or group.rounds == 1:
                return
            if history is not None:
                if not history.next_round():
                    break
            elif done >= min(2, group.rounds - 1):
                history = History(state_of(self.module), done)
        remarks.pass_name = group.name
        if history is not None and (complaint := history.complaint()) is not None:
            remarks.missed(complaint)

    def _round(self, items: Sequence[Item], cleanup: Cleanup, history: History | None) -> None:
        for item in items:
            if self.one(item, cleans=cleanup == Cleanup.EACH) and history is not None:
                history.add(item.text, state_of(self.module))
        if cleanup == Cleanup.END and not all(map(self._is_settled, self._cleanup)):
            self._clean()
            if history is not None:
                history.add("the cleanup", state_of(self.module))

    def _clean(self) -> None:
        for item in self._cleanup:
            self._run(item)
        self._version += 1
        self._settled |= {item.text: self._version for item in self._cleanup}

    def one(self, item: Item, cleans: bool = False) -> bool:
        """Run a pass unless it is known to change nothing; whether it changed something."""
        needs = needs_of(item.name)
        if needs and self._operation_names().isdisjoint(needs):
            # The module has nothing that the pass is about.
            self.options.remarks.forget_missed(item.name)
            return self._skip(item)
        if self._is_settled(item):
            return self._skip(item)
        is_changed = self._changes(item)
        self._version += is_changed
        if is_changed and cleans:
            self._clean()
        elif not is_changed or settles(item.name):
            self._settled[item.text] = self._version
        return is_changed

    def _is_settled(self, item: Item) -> bool:
        return self._settled.get(item.text) == self._version

    def _operation_names(self) -> Set[str]:
        if self._names[0] != self._version:
            facts.are_kept = True
            self._names = self._version, names_in_module(self.module)
        return self._names[1]

    def _changes(self, item: Item) -> bool:
        """Run a pass; whether it changed something, which ours say."""
        if registry.says_changes(item.name):
            changes = facts.changes
            self._run(item)
            return facts.changes != changes
        before = state_of(self.module)
        self._run(item)
        return state_of(self.module) != before

    def _skip(self, item: Item) -> bool:
        """The pass changes nothing here: who looks on is told so once."""
        looks_on = self.options.before_pass or self.options.after_pass
        if looks_on and item.text not in self._seen:
            self._tell_before(item)
            self._tell_after(item)
        return False

    def _run(self, item: Item) -> None:
        run, options = self._build(item), self.options
        options.remarks.forget_missed(item.name)
        self._tell_before(item)
        options.remarks.pass_name = item.name
        start = time.perf_counter()
        _run_pass(self.module, item, run, options)
        options.timings.append((item.name, time.perf_counter() - start))
        self._tell_after(item)

    def _tell_before(self, item: Item) -> None:
        self._seen.add(item.text)
        if self.options.before_pass:
            self.options.before_pass(item.name, self.module)

    def _tell_after(self, item: Item) -> None:
        if self.options.after_pass:
            self.options.after_pass(item.name, self.module)

    def _build(self, item: Item) -> Callable[[ir.Module, PassContext], None]:
        key = item.text
        if key not in self._built:
            self._built[key] = build_pass(item)
        return self._built[key]


def _check_facts(module: ir.Module, before: str, changes: int) -> None:
    """Raises where a pass changed the module without a word, or what is known is not so."""
    facts.check()
    if facts.changes == changes and str(module) != before:
        raise AssertionError("it changed the module and did not say so (facts.py)")


def _run_pass(
    module: ir.Module,
    item: Item,
    run: Callable[[ir.Module, PassContext], None],
    options: PipelineOptions,
) -> None:
    before = str(module) if options.verify_each else None
    try:
        facts.are_kept, facts.are_checked = True, options.verify_each
        changes = facts.changes
        run(module, PassContext(options.remarks))
        if facts.changes != changes:
            facts.pass_over()
        if options.verify_each:
            module.operation.verify()
            _check_facts(module, before or "", changes)
    except Refusal as refusal:
        refusal.pass_name = refusal.pass_name or item.name
        raise
    except (InternalError, MemoryError, RecursionError):
        raise
    except Exception as error:  # whatever a pass fails with comes with its reproducer
        head = f"// raise-opt --pass-pipeline='{item}'\n"
        text = before or str(module.operation.get_asm(enable_debug_info=True))
        message = f"pass {item.name}: {type(error).__name__}: {error}"
        raise InternalError(message, head + text) from error
    finally:
        destroy_erased()
