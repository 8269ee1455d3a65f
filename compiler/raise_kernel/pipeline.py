"""Stages, the pipeline over them, and the driver that runs passes.

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
prints IR, and turns an unexpected exception into an `InternalError` with a reproducer. A pass that
stands in a pipeline more than once is not run again on a module that it left as it was; one that
says which operations it is about is not run on a module without them. Nor is a recognizer that is
only probable (soundness.py), unless the user asked for such.
"""

from __future__ import annotations

import difflib
import hashlib
import importlib
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from raise_kernel import registry
from raise_kernel.bindings import bytecode, context, ir, may_hold, passmanager, walk
from raise_kernel.diagnostics import InternalError, Refusal, RemarkSink, refuse
from raise_kernel.erasing import destroy_erased
from raise_kernel.pass_base import PassContext
from raise_kernel.soundness import is_permitted


@dataclass(frozen=True)
class Stage:
    """One stage: a folder of passes, the dialects it takes and gives, what holds after it.

    `passes` are pipeline items: CLI names of our passes (with options, `name{opt=1}`) or of MLIR's.
    """

    name: str
    folder: str
    takes: tuple[str, ...]
    gives: tuple[str, ...]
    invariant: str
    passes: tuple[str, ...]


def stages() -> list[Stage]:
    """All stages over MLIR, in order."""
    return [
        importlib.import_module(f"raise_kernel.passes.{folder}").STAGE
        for folder in registry.STAGE_FOLDERS
    ]


def find_stage(name: str) -> Stage | None:
    """The stage of that name; `scf`, `stablehlo` and other output words are aliases."""
    name = STAGE_ALIASES.get(name, name)
    return next((s for s in stages() if s.name == name), None)


STAGE_ALIASES = {
    "std": "standardize",
    "scf": "structure",
    "parallel": "parallelize",
    "stablehlo": "tensor-opt",
}


def check_stage(module: ir.Module, stage: Stage) -> None:
    """The stage's verifier: raises `InternalError` where an op of a foreign dialect is left."""
    left = _foreign(module, stage.gives)
    if left is not None:
        raise InternalError(f"after stage {stage.name}: {left.name} is left")


def check_input(module: ir.Module, stage: Stage) -> None:
    """Refuses with RK044 a module that is not what the stage before gives."""
    foreign = _foreign(module, stage.takes)
    if foreign is not None:
        dialects = ", ".join(stage.takes)
        message = f"stage {stage.name} takes {dialects}; the module has {foreign.name}"
        raise refuse("RK044", message, at=foreign)


def _foreign(module: ir.Module, dialects: Sequence[str]) -> ir.Operation | None:
    """The first operation of none of these dialects."""
    allowed = {*dialects, "builtin"}
    return next((op for op in walk(module.body) if op.name.split(".")[0] not in allowed), None)


@dataclass
class PipelineOptions:
    """How to run: what to verify, print and time."""

    verify_each: bool = False
    check_stages: bool = False
    before_pass: Callable[[str, ir.Module], None] | None = None
    after_pass: Callable[[str, ir.Module], None] | None = None
    remarks: RemarkSink = field(default_factory=RemarkSink)
    timings: list[tuple[str, float]] = field(default_factory=list)


def parse_pipeline(text: str) -> list[tuple[str, dict[str, str]]]:
    """`a,b{x=1 y=2}` or `builtin.module(a,b)` as (name, options) pairs. Refuses with RK024."""
    text = text.strip()
    if text.startswith("builtin.module(") and text.endswith(")"):
        text = text[len("builtin.module(") : -1]
    items: list[tuple[str, dict[str, str]]] = []
    for part in _split_top(text):
        name, brace, rest = part.partition("{")
        options: dict[str, str] = {}
        if brace:
            if not rest.endswith("}"):
                raise Refusal("RK024", f"unbalanced braces in {part!r}")
            for word in rest[:-1].split():
                key, eq, value = word.partition("=")
                if not eq:
                    raise Refusal("RK024", f"option {word!r} of {name} has no value")
                options[key] = value
        items.append((name.strip(), options))
    return items


def _split_top(text: str) -> list[str]:
    parts, depth, current = [], 0, ""
    for char in text:
        depth += (char in "({") - (char in ")}")
        if char == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += char
    if depth:
        raise Refusal("RK024", f"unbalanced brackets in the pipeline {text!r}")
    return [p for p in [*parts, current.strip()] if p]


def run_pipeline(
    module: ir.Module, pipeline: str | Sequence[str], options: PipelineOptions | None = None
) -> None:
    """Run passes on `module` in place. Raises `Refusal` or `InternalError`."""
    options = options or PipelineOptions()
    text = pipeline if isinstance(pipeline, str) else ",".join(pipeline)
    ctx = PassContext(options.remarks)
    items = parse_pipeline(text)
    state = _State(items)
    for name, values in items:
        run = _builder(name, values)
        if options.before_pass:
            options.before_pass(name, module)
        options.remarks.pass_name = name
        start = time.perf_counter()
        if not state.settled(name, values, module):
            _run_one(module, name, values, run, ctx, options)
            state.after(name, values, module)
        options.timings.append((name, time.perf_counter() - start))
        if options.after_pass:
            options.after_pass(name, module)


# MLIR's own passes that go on until they find no more.
_SETTLING = frozenset({"canonicalize", "cse"})


class _State:
    """Which passes are known to leave the module as it is.

    Those that need operations which it does not have. Of the passes that stand in a pipeline more
    than once, those that did before: a pass reads the module alone, and a remark counts once, so
    running it again on the same module gives nothing. Modules are told apart by a hash of their
    bytecode, locations included, which takes a third of the time of a canonicalization.
    """

    def __init__(self, items: Sequence[tuple[str, dict[str, str]]]) -> None:
        counts = Counter(_item(*item) for item in items)
        self._repeated = frozenset(item for item, count in counts.items() if count > 1)
        self._found: set[tuple[str, bytes]] = set()
        # The bytecode since the last pass that ran, and its hash.
        self._written: bytes | None = None
        self._now: bytes | None = None

    def settled(self, name: str, values: dict[str, str], module: ir.Module) -> bool:
        """Whether the pass is known to change nothing here."""
        info = registry.find_pass(name)
        if info is not None and info.needs and not may_hold(self._bytecode(module), info.needs):
            return True
        if info is not None and not is_permitted(info.soundness, module):
            return True
        item = _item(name, values)
        return item in self._repeated and (item, self._hash(module)) in self._found

    def after(self, name: str, values: dict[str, str], module: ir.Module) -> None:
        """The pass has run."""
        before, self._now, self._written = self._now, None, None
        item = _item(name, values)
        if item in self._repeated and (before == self._hash(module) or _settles(name)):
            self._found.add((item, self._hash(module)))

    def _hash(self, module: ir.Module) -> bytes:
        if self._now is None:
            written = self._bytecode(module)
            self._now = hashlib.blake2b(written, digest_size=16).digest()
        return self._now

    def _bytecode(self, module: ir.Module) -> bytes:
        if self._written is None:
            self._written = bytecode(module.operation)
        return self._written


def _settles(name: str) -> bool:
    info = registry.find_pass(name)
    return name in _SETTLING if info is None else info.settles


def run_stage(module: ir.Module, stage: Stage, options: PipelineOptions) -> None:
    """Run one stage's passes, then its verifier when the options ask for it."""
    run_pipeline(module, stage.passes, options)
    if options.check_stages:
        check_stage(module, stage)


def _run_one(
    module: ir.Module,
    name: str,
    values: dict[str, str],
    run: Callable[[ir.Module, PassContext], None],
    ctx: PassContext,
    options: PipelineOptions,
) -> None:
    before = str(module) if options.verify_each else None
    try:
        with module.context, ir.Location.unknown(module.context):
            run(module, ctx)
            if options.verify_each:
                module.operation.verify()
    except Refusal as refusal:
        refusal.pass_name = refusal.pass_name or name
        raise
    except (InternalError, MemoryError, RecursionError):
        raise
    except Exception as error:
        head = f"// raise-opt --pass-pipeline='{_item(name, values)}'\n"
        text = before or str(module.operation.get_asm(enable_debug_info=True))
        raise InternalError(f"pass {name}: {type(error).__name__}: {error}", head + text) from error
    finally:
        destroy_erased()


def _item(name: str, values: dict[str, str]) -> str:
    body = " ".join(f"{k}={v}" for k, v in values.items())
    return name + (f"{{{body}}}" if body else "")


def _builder(name: str, values: dict[str, str]) -> Callable[[ir.Module, PassContext], None]:
    info = registry.find_pass(name)
    if info is not None:
        kwargs = {}
        for key, value in values.items():
            if key not in info.options:
                known = ", ".join(info.options) or "none"
                raise Refusal("RK024", f"pass {name} has no option {key!r}; it has: {known}")
            kwargs[key] = _convert(info.options[key][0], value)
        return lambda module, ctx: info.build(**kwargs).run(module, ctx)
    try:
        manager = passmanager.PassManager.parse(
            f"builtin.module({_item(name, values)})", context=context()
        )
    except Exception as error:
        near = difflib.get_close_matches(name, registry.all_passes(), n=1)
        hint = f"did you mean {near[0]}?" if near else "raise-opt --list-passes shows all"
        raise Refusal("RK024", f"no pass is named {name!r}", hint=hint) from error
    return lambda module, _ctx: manager.run(module.operation)


def _convert(kind: type, value: str) -> Any:
    words = {True: ("1", "true", "yes", "on"), False: ("0", "false", "no", "off")}
    try:
        if kind is bool:
            return next(truth for truth, known in words.items() if value.lower() in known)
        return kind(value)
    except (ValueError, StopIteration):
        raise Refusal("RK024", f"{value!r} is no {_KINDS.get(kind, kind.__name__)}") from None


_KINDS = {bool: "truth value", int: "whole number", float: "number"}
