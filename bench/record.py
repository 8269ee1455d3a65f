"""A run as JSON: the machine, the versions, the ceilings and the rows."""

from __future__ import annotations

import dataclasses
import json
import os
import platform
import shutil
import subprocess
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any

import jax

from bench.ceilings import Ceilings
from bench.measure import Column, Row
from bench.peers import Figures
from bench.workload import NPBENCH


@dataclass
class Record:
    """One run of the benchmark. `date` is of its start, in UTC; `command` is what was typed.
    `commit` and `files`: the code that was measured (`bench/tree.py`); `programs`: what it makes of
    the workloads (`bench/raising/raised_programs.py`)."""

    device: str
    machine: dict[str, str]
    versions: dict[str, str]
    ceilings: Ceilings
    rows: list[Row]
    date: str = ""
    command: str = ""
    commit: str = ""
    files: dict[str, str] = field(default_factory=dict)
    programs: dict[str, str] = field(default_factory=dict)

    @property
    def is_npbench(self) -> bool:
        """Is this a run of the group `npbench`, which has files and tables of its own?"""
        return bool(self.rows) and all(row.group == NPBENCH for row in self.rows)

    def write(self, path: Path) -> None:
        """As JSON."""
        path.write_text(json.dumps(dataclasses.asdict(self), indent=1) + "\n")

    @staticmethod
    def read(path: Path) -> Record:
        """What `write` wrote."""
        data = json.loads(path.read_text())
        rows = [_row(row) for row in data["rows"]]
        ceilings = Ceilings(**data["ceilings"])
        return Record(**{**data, "ceilings": ceilings, "rows": rows})


def _row(data: dict[str, Any]) -> Row:
    columns = [_column(column) for column in data.pop("columns")]
    return Row(**data, columns=columns)


def _column(data: dict[str, Any]) -> Column:
    figures = data.pop("figures")
    return Column(**data, figures=Figures(**{**figures, "notes": tuple(figures["notes"])}))


def machine() -> dict[str, str]:
    """Processor, cores, device."""
    processor = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
        processor = names[0] if names else processor
    except OSError:
        pass
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return {"processor": processor, "cores": str(cores), "device": jax.devices()[0].device_kind}


def versions() -> dict[str, str]:
    """Of everything that takes part, as far as it is here."""
    found = {"python": platform.python_version()}
    for package in ("raise-kernel", "jax", "jaxlib", "numpy", "numba", "numba-cuda", "llvmlite"):
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            found[package] = "not installed"
    for tool in ("gcc", "clang-22", "nvcc"):
        path = shutil.which(tool)
        if path is None:
            found[tool] = "not found"
            continue
        text = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
        lines = [line for line in text.stdout.splitlines() if line.strip()]
        found[tool] = next((line for line in lines if "release" in line), lines[0] if lines else "")
    return found
