"""One of several processes on this machine, a device each: runs what it is told.

    python -m bench.scaling.worker CORE    (`measuring.py` starts it)

A line of its input names what to run; all of a group are told the same. A line of its output is the
seconds of one step or message; the first one says that all is ready.
"""

from __future__ import annotations

import os
import sys
import time


def main(core: int) -> None:
    # Gloo prints to what it takes for the output.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    # Before JAX makes a thread for each core that it may use.
    os.sched_setaffinity(0, {core})
    import jax
    from jax.sharding import AxisType

    from bench.scaling.cases import SCALES, runs
    from raise_kernel.tools.programs.joining import join

    join()
    mesh = jax.make_mesh((jax.device_count(),), ("nz",), (AxisType.Auto,))
    made = runs(SCALES["cpu"], mesh)
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        run, times = made[line.strip()]
        start = time.perf_counter()
        run()
        print((time.perf_counter() - start) / times, file=answers, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
