"""Settings of the process: `raise_kernel.config.memory_budget = 4 << 30`.

The cache on disk is set from the environment too: `RAISE_KERNEL_CACHE=off`,
`RAISE_KERNEL_CACHE_DIR=/some/folder`, `RAISE_KERNEL_CACHE_SIZE=1GiB`.
"""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import Literal

# Bytes of temporary memory that one launch may take, as `chunk-launch` counts them; past it the
# launch runs in chunks of blocks. None: a quarter of the device's memory.
memory_budget: int | None = None

# The most times that a loop without a known trip count may go round in a launch made now. Past it
# the run ends with RK026. None: no limit, and a loop that does not end hangs.
max_iterations: int | None = None

# What becomes of printf, assertions and traps in kernels launched now. "collect": the raised
# program prints each line, and ends with RK027 at a failed assertion or a trap. "drop": neither,
# and a remark says so; the program makes no calls to the host, so it can be exported and vmapped.
printf: Literal["collect", "drop"] = "drop"


def launch_memory_budget() -> int:
    """The budget of a launch made now, in bytes."""
    return memory_budget if memory_budget is not None else _share_of_device()


@functools.cache
def _share_of_device() -> int:
    import jax

    stats = jax.devices()[0].memory_stats() or {}
    total = stats.get("bytes_limit")
    if total is None:
        total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return total // 4


def parse_bytes(text: str) -> int:
    """`2GiB`, `512MB` or a number of bytes. Raises ValueError."""
    units = {"k": 1, "m": 2, "g": 3, "t": 4}
    word = text.strip().lower()
    number = word.rstrip("kmgtib")
    unit = word[len(number) :]
    if unit in ("", "b"):
        return int(number)
    if unit[0] not in units or unit[1:] not in ("", "b", "ib"):
        raise ValueError(f"{text!r} is not a number of bytes")
    base = 1000 if unit[1:] == "b" else 1024
    return int(float(number) * base ** units[unit[0]])


# Whether launches on device arrays are recorded, and run together when the host reads a value.
lazy: bool = os.environ.get("RAISE_KERNEL_LAZY", "on").lower() not in ("off", "0", "false")

# Whether raised kernels are kept on disk, for other processes.
disk_cache: bool = os.environ.get("RAISE_KERNEL_CACHE", "on").lower() not in ("off", "0", "false")

# Where they are kept. None: `raise-kernel` in the user's cache folder.
cache_dir: str | os.PathLike[str] | None = os.environ.get("RAISE_KERNEL_CACHE_DIR") or None

# What they may take together, in bytes; past it the least recently used go.
cache_bytes: int = parse_bytes(os.environ.get("RAISE_KERNEL_CACHE_SIZE") or "512MiB")


def cache_folder() -> Path:
    """The folder of the cache on disk."""
    if cache_dir is not None:
        return Path(cache_dir)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "raise-kernel"
