"""Pipelines as text: `a,b{x=1 y=2}` or `builtin.module(a,b)`, of passes and groups.

What is not known is refused with RK024, and the nearest name is the hint.
"""

from __future__ import annotations

import difflib
import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from raise_kernel.bindings import context, ir, passmanager
from raise_kernel.diagnostics import Refusal
from raise_kernel.mlir.facts import facts
from raise_kernel.pass_manager import registry
from raise_kernel.pass_manager.pass_base import PassContext, PassInfo
from raise_kernel.pass_manager.stages import all_groups, find_stage


@dataclass(frozen=True)
class Item:
    """A pass or a group in a pipeline, with the options that were given."""

    name: str
    options: dict[str, str] = field(default_factory=dict)

    @functools.cached_property
    def text(self) -> str:
        body = " ".join(f"{k}={v}" for k, v in self.options.items())
        return self.name + (f"{{{body}}}" if body else "")

    def __str__(self) -> str:
        return self.text


@functools.cache
def parse_pipeline(text: str) -> tuple[Item, ...]:
    """The items of a pipeline. Refuses with RK024."""
    text = text.strip()
    if text.startswith("builtin.module(") and text.endswith(")"):
        text = text[len("builtin.module(") : -1]
    return tuple(_item(part) for part in _split_top(text))


def _item(part: str) -> Item:
    name, brace, rest = part.partition("{")
    options: dict[str, str] = {}
    if brace:
        if not rest.endswith("}"):
            raise Refusal("RK024", f"unbalanced braces in {part!r}")
        for word in rest[:-1].split():
            key, eq, value = word.partition("=")
            if not eq:
                raise Refusal("RK024", f"option {word!r} of {name} has no value")
            if key in options:
                raise Refusal("RK024", f"option {key!r} of {name} is given twice")
            options[key] = value
    return Item(name.strip(), options)


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
    parts.append(current.strip())
    if len(parts) > 1 and "" in parts:
        raise Refusal("RK024", f"an empty item in the pipeline {text!r}")
    return [part for part in parts if part]


def build_pass(item: Item) -> Callable[[ir.Module, PassContext], None]:
    """What runs the pass. Refuses with RK024 an unknown pass or option."""
    info = registry.find_pass(item.name)
    if info is not None:
        values = _values(info, item) if item.options else {}
        says_changes = registry.says_changes(item.name)

        def run(module: ir.Module, ctx: PassContext) -> None:
            try:
                info.build(**values).run(module, ctx)
            finally:
                # Ours say what they change.
                if not says_changes:
                    _changed_somehow()

        return run
    manager = _mlir_pass(item.name, item.text)

    def run_mlir(module: ir.Module, _ctx: PassContext) -> None:
        _changed_somehow()
        manager.run(module.operation)

    return run_mlir


def _changed_somehow() -> None:
    """Operations are destroyed, and the program is changed, in ways that nobody says."""
    facts.forget()
    facts.changed()


@functools.cache
def _mlir_pass(name: str, item: str) -> passmanager.PassManager:
    """A pass of MLIR's own. Its first run collects patterns, which later runs share."""
    try:
        return _parsed_by_mlir(item)
    except ValueError as error:
        if item == name or not _is_mlir_pass(name):
            raise _unknown_pass(name) from error
        said = [line for line in str(error).splitlines() if "no such option" in line]
        message = said[0].partition(": ")[2] if said else "an option has a value that does not fit"
        raise Refusal("RK024", f"MLIR's pass {item}: {message}") from error


def _is_mlir_pass(name: str) -> bool:
    try:
        _parsed_by_mlir(name)
    except ValueError:
        return False
    return True


def _parsed_by_mlir(item: str) -> passmanager.PassManager:
    manager = passmanager.PassManager.parse(f"builtin.module({item})", context=context())
    # `--verify-each` verifies after each pass, and the driver what is raised: a sixth of the time
    # of a canonicalization.
    manager.enable_verifier(False)
    return manager


def _values(info: PassInfo, item: Item) -> dict[str, Any]:
    for key in item.options:
        if key not in info.options:
            known = ", ".join(info.options) or "none"
            message = f"pass {item.name} has no option {key!r}; it has: {known}"
            raise Refusal("RK024", message, hint=nearest(key, info.options))
    return {
        key: _convert(info.options[key][0], value, f"option {key} of {item.name}")
        for key, value in item.options.items()
    }


def known_names() -> list[str]:
    """Names of passes and groups: ours, and those of MLIR's passes that people type."""
    return [*registry.all_passes(), *all_groups(), *_OF_MLIR]


# MLIR has no list of the passes that it registers.
_OF_MLIR = ("canonicalize", "cse", "inline", "loop-invariant-code-motion", "sccp", "symbol-dce")


def _unknown_pass(name: str) -> Refusal:
    hint = _stage_hint(name) or nearest(name, known_names())
    return Refusal(
        "RK024",
        f"no pass or group is named {name!r}",
        hint=hint or "raise-opt --list-passes and --print-pipeline show all",
    )


def _stage_hint(name: str) -> str | None:
    """A hint for the name of a stage, which a pipeline does not take."""
    stage = find_stage(name)
    if stage is None:
        return None
    if not stage.groups:
        return f"{name} is a stage: raise-opt --{name} runs it"
    groups = ", ".join(group.name for group in stage.groups)
    return f"{name} is a stage: raise-opt --stage {name} runs it; its groups are {groups}"


def nearest(name: str, known: Iterable[str]) -> str | None:
    """A hint at the name that was likely meant."""
    near = difflib.get_close_matches(name, known, n=1)
    return f"did you mean {near[0]}?" if near else None


def _convert(kind: type, value: str, option: str) -> Any:
    words = {True: ("1", "true", "yes", "on"), False: ("0", "false", "no", "off")}
    try:
        if kind is bool:
            return next(truth for truth, known in words.items() if value.lower() in known)
        return kind(value)
    except (ValueError, StopIteration):
        wanted = _KINDS.get(kind, kind.__name__)
        raise Refusal("RK024", f"{option}: {value!r} is not a {wanted}") from None


_KINDS = {bool: "truth value", int: "whole number", float: "number"}
