"""The programs that the workloads are raised to, as digests of their operations in order.

A run stays a measurement of the code as long as these stay: most changes to passes leave the
benchmark's programs as they are.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

from bench.raising.sizes.child import measured

TARGETS = {"cpu": "cpu", "gpu": "cuda"}
# Seconds for one workload.
LIMIT = 300.0


def programs(device: str, names: Iterable[str]) -> dict[str, str]:
    """Of each workload, raised at its GPU size for a CPU or a GPU."""
    found = {name: measured(name, "usual", TARGETS[device], LIMIT, times=1) for name in names}
    return {name: one.failure or digest(one.text) for name, one in found.items()}


def digest(text: str) -> str:
    """Of the names of a program's operations, in order."""
    names = re.findall(r"\b(?:stablehlo|chlo)\.[a-z_]+", text)
    return hashlib.sha256(" ".join(names).encode()).hexdigest()[:12]
