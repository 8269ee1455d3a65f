"""A process of several meets the others through `jax.distributed`.

`raise-kernel run --processes 4` starts them and tells each its number. On a cluster its scheduler
starts them: `--processes auto` takes the number from what it says in the environment, as
`jax.distributed.initialize()` does without arguments.
"""

from __future__ import annotations

import os

from raise_kernel import config
from raise_kernel.diagnostics import Refusal

# In the environment: the process's number, how many there are, where they meet, with commas; or
# `AUTO`.
PROCESS = "RAISE_KERNEL_PROCESS"
AUTO = "auto"
# Set where a process of `run --processes` has started this one, and ends it with itself.
STARTED = "RAISE_KERNEL_STARTED"


def join() -> None:
    """Meet the other processes, where this is one of several. Refuses with RK020."""
    given = os.environ.get(PROCESS)
    if given is None:
        return
    import jax

    jax.config.update("jax_cpu_collectives_implementation", "gloo")
    wait = max(int(config.process_wait), 1)
    try:
        if given == AUTO:
            jax.distributed.initialize(initialization_timeout=wait)
            return
        number, count, address = _parsed(given)
        jax.distributed.initialize(address, count, number, initialization_timeout=wait)
    except ValueError as error:
        hint = f"{PROCESS}=NUMBER,COUNT,HOST:PORT tells a process its number"
        message = f"--processes auto: the environment names no cluster ({error})"
        raise Refusal("RK020", message, hint=hint) from error
    except (RuntimeError, OSError) as error:
        message = f"{PROCESS}={given}: this process does not meet the others: {error}"
        raise Refusal("RK020", message) from error


def _parsed(given: str) -> tuple[int, int, str]:
    """A process's number, how many there are, and where they meet."""
    words = given.split(",")
    if len(words) != 3 or not (words[0].isdecimal() and words[1].isdecimal()):
        raise Refusal("RK020", f"{PROCESS}={given}: NUMBER,COUNT,HOST:PORT, or {AUTO}")
    number, count = int(words[0]), int(words[1])
    if number >= count or not words[2].rpartition(":")[2].isdecimal():
        raise Refusal("RK020", f"{PROCESS}={given}: NUMBER is below COUNT, and PORT a number")
    return number, count, words[2]


def process_count() -> int:
    """The number of processes that have met."""
    if PROCESS not in os.environ:
        return 1
    from jax._src.distributed import global_state

    return global_state.num_processes or 1
