"""All workloads: every module of the groups' folders has one named WORKLOAD, or some, WORKLOADS."""

from __future__ import annotations

import importlib
from pathlib import Path

from bench.workload import GROUPS, NPBENCH, ROOT, Workload


def modules(group: str) -> list[Path]:
    """The workload modules of a group."""
    return sorted(p for p in (ROOT / group).glob("*.py") if not p.stem.startswith("_"))


def workloads(groups: tuple[str, ...] = GROUPS, names: tuple[str, ...] = ()) -> list[Workload]:
    """The workloads of some groups, in the order of groups and names; only `names`, if given."""
    found: list[Workload] = []
    for group in (*GROUPS, NPBENCH):
        if group not in groups:
            continue
        for path in modules(group):
            module = importlib.import_module(f"bench.{group}.{path.stem}")
            found += getattr(module, "WORKLOADS", None) or [module.WORKLOAD]
    return [workload for workload in found if not names or workload.name in names]
