"""Stages, and the groups of passes that they are made of.

A stage is a folder of passes with the dialects that it takes and gives. Inside it, passes stand in
groups. A group has one aim: it says what its passes may assume and what holds after it. Where a
pass goes is a question of its group; inside a group that repeats, the order does not matter for
what holds afterwards.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Sequence, Set
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from raise_kernel.diagnostics import InternalError, refuse
from raise_kernel.pass_manager import registry

if TYPE_CHECKING:
    from raise_kernel.bindings import ir


# The dialects of branches between blocks.
BRANCHES = frozenset({"llvm", "cf"})


class Cleanup(StrEnum):
    """When the driver runs canonicalize and cse in a group."""

    EACH = "after each pass that changes something"
    END = "at the end"
    NEVER = "never"


@dataclass(frozen=True)
class Group:
    """Passes with one aim: what goes in, what holds after.

    `passes` are pipeline items: CLI names of our passes (with options, `name{opt=1}`) or of MLIR's.
    `rounds`: the driver repeats the passes until a round changes nothing, at most so often.
    """

    name: str
    takes: str
    gives: str
    passes: tuple[str, ...]
    rounds: int = 1
    cleanup: Cleanup = Cleanup.EACH

    @property
    def schedule(self) -> str:
        """How the driver runs the passes, in words."""
        settling = f"until nothing changes, at most {self.rounds} rounds"
        return f"{settling if self.rounds > 1 else 'once'}; cleanup {self.cleanup}"


@dataclass(frozen=True)
class Stage:
    """One stage: a folder of passes, the dialects it takes and gives, what holds after it."""

    name: str
    folder: str
    takes: tuple[str, ...]
    gives: tuple[str, ...]
    invariant: str
    groups: tuple[Group, ...]

    @property
    def pipeline(self) -> str:
        """The groups as a pipeline's text."""
        return ",".join(group.name for group in self.groups)

    @property
    def passes(self) -> tuple[str, ...]:
        """The items of all groups, in order."""
        return tuple(item for group in self.groups for item in group.passes)


@functools.cache
def stages() -> tuple[Stage, ...]:
    """All stages over MLIR, in order."""
    return tuple(
        importlib.import_module(f"raise_kernel.passes.{folder}").STAGE
        for folder in registry.STAGE_FOLDERS
    )


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


@functools.cache
def all_groups() -> dict[str, Group]:
    """Every group of every stage, by name."""
    return {group.name: group for stage in stages() for group in stage.groups}


@functools.cache
def structured_groups() -> frozenset[str]:
    """The groups of stages that take no branches between blocks."""
    structured = (stage for stage in stages() if BRANCHES.isdisjoint(stage.takes))
    return frozenset(group.name for stage in structured for group in stage.groups)


def check_stage(module: ir.Module, stage: Stage, names: Set[str] | None = None) -> None:
    """The stage's verifier: raises `InternalError` where an op of a foreign dialect is left.

    `names`: those of all operations, where they are known.
    """
    left = _foreign(module, stage.gives, names)
    if left is not None:
        raise InternalError(f"after stage {stage.name}: {left.name} is left")


def check_input(module: ir.Module, stage: Stage) -> None:
    """Refuses with RK044 a module that is not what the stage before gives."""
    foreign = _foreign(module, stage.takes)
    if foreign is not None:
        dialects = ", ".join(stage.takes)
        message = f"stage {stage.name} takes {dialects}; the module has {foreign.name}"
        raise refuse("RK044", message, at=foreign)


@functools.cache
def dialect_of(name: str) -> str:
    """The dialect of an operation's name."""
    return name.partition(".")[0]


def _foreign(
    module: ir.Module, dialects: Sequence[str], names: Set[str] | None = None
) -> ir.Operation | None:
    """The first operation of none of these dialects."""
    from raise_kernel.mlir.walks import named, names_in_module

    allowed = {*dialects, "builtin"}
    names = names_in_module(module) if names is None else names
    foreign = [name for name in names if dialect_of(name) not in allowed]
    return named(module.body, *foreign)[0] if foreign else None
