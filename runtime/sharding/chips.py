"""Chips that are not here: descriptions of them that a compiler takes for devices."""

from __future__ import annotations

import importlib.util
import os
import re
from typing import Any

from raise_kernel.diagnostics import Refusal

_CYCLES = re.compile(r'"estimated_cycles":"(\d+)"')


def described(platform: str, chip: str, grid: str) -> Any:
    """A grid of chips, whose `devices` can be compiled for. Refuses with RK025 and RK020."""
    if importlib.util.find_spec("libtpu") is None:
        raise Refusal(
            "RK025",
            "compiling for a TPU needs libtpu",
            hint="pip install 'raise-kernel[tpu]'; no TPU is needed",
        )
    from jax.experimental import topologies

    # Else the compiler asks the network what machine it is on.
    os.environ.setdefault("TPU_ACCELERATOR_TYPE", f"{chip}-1")
    os.environ.setdefault("TPU_WORKER_HOSTNAMES", "localhost")
    label = f"{chip}:{grid}"
    try:
        return topologies.get_topology_desc(platform=platform, topology_name=label)
    except (RuntimeError, ValueError, NotImplementedError) as error:
        raise Refusal("RK020", f"no chips {label}: {error}") from error


def cycles_of(text: str) -> int:
    """The cycles that a TPU's compiler says of an HLO module, each loop's body counted once."""
    return sum(map(int, _CYCLES.findall(text)))
