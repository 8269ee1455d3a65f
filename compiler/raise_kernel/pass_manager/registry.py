"""The passes by their CLI names.

What is known of a pass without importing it - its module, stage, options, summary, what it needs -
stands in `passes/manifest.json`. So the driver imports a pass when it runs it, and
`raise-opt --list-passes` imports none. The manifest is made from the decorators `register_pass` by
`python -m raise_kernel.tools.dev.pass_manifest`; a test compares the two.
"""

from __future__ import annotations

import functools
import importlib
import importlib.resources
import json
import pkgutil
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from raise_kernel.pass_manager import pass_base
from raise_kernel.pass_manager.pass_base import PassInfo
from raise_kernel.pass_manager.soundness import Claim, Ground

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

STAGE_FOLDERS = (
    "import_llvm",
    "standardize",
    "structure",
    "parallel",
    "affine",
    "tensor",
    "tensor_opt",
)

_OPTION_TYPES: dict[str, type] = {kind.__name__: kind for kind in (bool, int, float, str)}


def all_passes() -> dict[str, PassInfo]:
    """Every pass, by name, in the order of the stages and then of the names."""
    return dict(_manifest())


def find_pass(name: str) -> PassInfo | None:
    """The pass of that CLI name, or None."""
    known = pass_base.registered.get(name)
    return known.info if known is not None else _manifest().get(name)


@functools.cache
def says_changes(name: str) -> bool:
    """Whether the pass says what it changes (facts.py): ours do."""
    return name in _manifest()


def manifest_file() -> Traversable:
    """Where the manifest is."""
    return importlib.resources.files("raise_kernel").joinpath("passes", "manifest.json")


@functools.cache
def _manifest() -> dict[str, PassInfo]:
    rows = json.loads(manifest_file().read_text(encoding="utf-8"))
    return {name: _info(name, row) for name, row in rows.items()}


def _info(name: str, row: dict[str, Any]) -> PassInfo:
    return PassInfo(
        name,
        row["stage"],
        row["summary"],
        row["module"],
        {
            option: (_OPTION_TYPES[kind], default)
            for option, (kind, default) in row.get("options", {}).items()
        },
        row.get("settles", False),
        tuple(row.get("needs", ())),
        tuple(Claim(Ground(ground), text) for ground, text in row.get("soundness", ())),
    )


# --- what passes say of themselves -----------------------------------------------------------


def import_passes() -> list[PassInfo]:
    """Import every pass; what they say of themselves, by stage and name."""
    for module in pass_modules():
        importlib.import_module(module)
    order = {stage: index for index, stage in enumerate(STAGE_FOLDERS)}
    found = [p.info for p in pass_base.registered.values() if p.info.module.split(".")[2] in order]
    return sorted(found, key=lambda p: (order[p.module.split(".")[2]], p.name))


def pass_modules() -> Iterator[str]:
    """The names of the modules that passes are in; their packages are imported."""
    for package in _packages():
        for info in pkgutil.iter_modules(importlib.import_module(package).__path__):
            yield f"{package}.{info.name}"


def _packages() -> list[str]:
    """The package of each stage, and those of the groups of passes inside it."""
    packages: list[str] = []
    for folder in STAGE_FOLDERS:
        stage = f"raise_kernel.passes.{folder}"
        path = importlib.import_module(stage).__path__
        groups = [f"{stage}.{info.name}" for info in pkgutil.iter_modules(path) if info.ispkg]
        packages += [stage, *groups]
    return packages
