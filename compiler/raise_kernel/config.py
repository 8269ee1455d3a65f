"""Settings of the process: `raise_kernel.config.memory_budget = 4 << 30`.

The cache on disk is set from the environment too: `RAISE_KERNEL_CACHE=off`,
`RAISE_KERNEL_CACHE_DIR=/some/folder`, `RAISE_KERNEL_CACHE_SIZE=1GiB`; so is the executor:
`RAISE_KERNEL_EXECUTOR=native`, `RAISE_KERNEL_BLAS=off`, and `RAISE_KERNEL_PROCESS_WAIT=60`. A value
that does not parse does not break the import: `check` refuses it when the first kernel is launched
or raised.
"""

from __future__ import annotations

import functools
import os
import re
import sys
import types
from pathlib import Path
from typing import Any, Literal

# One object, which is another one after any setting was changed: what was found under a setting is
# compared by it.
settings: list[object] = [object()]

# What may run a launch.
EXECUTORS = ("xla", "native", "auto")

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

# Whether launches made now count how often their run-time guards fail: a guard tests what a
# recognized operation needs, and runs the kernel's own steps where that does not hold. A failure is
# warned of once; `rk.guard_counts()` has the counts.
report_guards: bool = False

# Whether launches on device arrays made now are compared with the reference executor, each distinct
# one once. A difference is RK023.
verify_launches: bool = False


def launch_memory_budget() -> int:
    """The budget of a launch made now, in bytes."""
    return memory_budget if memory_budget is not None else _share_of_device()


def check() -> None:
    """Refuses values that cannot be used: RK020 those set here, RK045 those of the environment."""
    from raise_kernel.diagnostics import Refusal

    if _problems:
        raise Refusal("RK045", "; ".join(_problems))
    for name in ("steps_per_exchange", "steps_per_pass"):
        value = globals()[name]
        if value is not None and not (isinstance(value, int) and 1 <= value <= MOST_STEPS):
            message = f"{name} is {value!r}: 1 to {MOST_STEPS} are possible, or None"
            raise Refusal("RK020", message)
    for name, value in (("memory_budget", memory_budget), ("cache_bytes", cache_bytes)):
        least = 1 if name == "memory_budget" else 0
        if value is not None and not least <= value <= MOST_MEMORY:
            message = f"{name} is {value}: {least} to {MOST_MEMORY} bytes are possible"
            raise Refusal("RK020", message)


@functools.cache
def _share_of_device() -> int:
    from raise_kernel.backend import default_device, is_set_to_cpu

    # The CPU has no statistics.
    stats = None if is_set_to_cpu() else default_device().memory_stats()
    total = (stats or {}).get("bytes_limit")
    if total is None:
        total = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return total // 4


_BYTES = re.compile(r"([0-9]{1,20}(?:\.[0-9]{1,20})?)\s*(?:b|([kmgt])(b|ib)?)?")

# More than any machine has, and a number that MLIR and C++ have room for.
MOST_MEMORY = 1 << 60
# Of iterations that one exchange serves, and of steps that one pass makes.
MOST_STEPS = 64


def parse_bytes(text: str) -> int:
    """`2GiB`, `512MB` or a number of bytes, up to `MOST_MEMORY`. Raises ValueError."""
    found = _BYTES.fullmatch(text.strip().lower())
    if found is None:
        raise ValueError(f"{text!r} is not a number of bytes")
    number, unit, rest = found.groups()
    base = 1000 if rest == "b" else 1024
    value = int(float(number) * base ** " kmgt".index(unit or " "))
    if value > MOST_MEMORY:
        raise ValueError(f"{text!r} is more than {MOST_MEMORY} bytes")
    return value


# What is wrong with the environment.
_problems: list[str] = []


def _switch(name: str, default: str = "on") -> bool:
    """A variable that is `on` or `off`; unset it is the default."""
    word = os.environ.get(name, default).lower() or default
    if word not in ("on", "1", "true", "yes", "off", "0", "false", "no"):
        _problems.append(f"{name} is {word!r}, and on or off is possible")
    return word not in ("off", "0", "false", "no")


def _word(name: str, known: tuple[str, ...]) -> Any:
    """A variable that is one of some words; None where it is unset."""
    word = os.environ.get(name, "").lower()
    if word not in ("", *known):
        _problems.append(f"{name} is {word!r}, and {', '.join(known)} are possible")
        return None
    return word or None


def _size(name: str, default: str) -> int:
    """A variable that is a number of bytes."""
    try:
        return parse_bytes(os.environ.get(name) or default)
    except ValueError as error:
        _problems.append(f"{name}: {error}")
        return parse_bytes(default)


def _seconds(name: str, default: float) -> float:
    """A variable that is a number of seconds, up to a day."""
    word = os.environ.get(name) or str(default)
    if re.fullmatch(r"\d{1,5}(\.\d{1,3})?", word) and 0 < float(word) <= 86400:
        return float(word)
    _problems.append(f"{name} is {word!r}, and a number of seconds up to 86400 is possible")
    return default


# Seconds that processes which share a mesh wait for each other before a program that is new.
process_wait: float = _seconds("RAISE_KERNEL_PROCESS_WAIT", 300.0)

# Whether launches on device arrays are recorded, and run together when the host reads a value.
lazy: bool = _switch("RAISE_KERNEL_LAZY")

verify_launches = _switch("RAISE_KERNEL_VERIFY", "off")

# Whether raised kernels are kept on disk, for other processes.
disk_cache: bool = _switch("RAISE_KERNEL_CACHE")

# Whether large products are BLAS's in programs that are compiled now for one CPU
# (docs/guide/native.md).
blas: bool = _switch("RAISE_KERNEL_BLAS")

# The executor of launches made now that name none, and of those that name "auto"
# (docs/guide/native.md). None: the faster one of the two.
executor: Literal["xla", "native", "auto"] | None = _word("RAISE_KERNEL_EXECUTOR", EXECUTORS)

# Seconds that a search for the form of a launch's native code may take (`optimize="search"`).
search_seconds: float = 20.0

# How many iterations of a time loop of `rk.shard` one exchange of halos serves, where the devices
# run the loop on their blocks and that many are possible. None: as many as a model of the machine
# says to take the least time.
steps_per_exchange: int | None = None

# How many steps of a time loop one pass over memory makes, where a loop on one device is a launch
# of a kernel's own code for which that is possible (docs/howto/time-loops.md). None: on GPUs as
# many as a model of the device says to take the least time, on CPUs one.
steps_per_pass: int | None = None

# Where they are kept. None: `raise-kernel` in the user's cache folder.
cache_dir: str | os.PathLike[str] | None = os.environ.get("RAISE_KERNEL_CACHE_DIR") or None

# What they may take together, in bytes; past it the least recently used go.
cache_bytes: int = _size("RAISE_KERNEL_CACHE_SIZE", "512MiB")


def executor_of(named: str) -> str:
    """The executor of a launch made now that asks for `named`, or for none ("")."""
    return executor or "auto" if named in ("", "auto") else named


def collects(value: str) -> bool:
    """Whether `printf` or `--printf` says that prints are collected. RK020."""
    from raise_kernel.diagnostics import Refusal

    if value not in ("collect", "drop"):
        raise Refusal("RK020", f"printf {value!r} is not one of collect, drop")
    return value == "collect"


def iteration_limit(value: int | None) -> int:
    """`max_iterations` or `--max-iterations` as a launch has it: 0 for none. RK020."""
    from raise_kernel.diagnostics import Refusal

    if value is not None and not 0 < value < 2**31:
        raise Refusal("RK020", f"a limit of {value} iterations: 1 to 2147483647 are possible")
    return value or 0


def cache_folder() -> Path:
    """The folder of the cache on disk."""
    if cache_dir is not None:
        return Path(cache_dir)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "raise-kernel"


class _Settings(types.ModuleType):
    """This module, which notices that a setting is changed."""

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        settings[0] = object()


sys.modules[__name__].__class__ = _Settings
