"""The workload as a person would write it in JAX."""

from __future__ import annotations

import functools

from bench.peers.jax_runner import Arrays, JaxRunner
from bench.workload import Size, State, Workload


class HandWritten:
    """Hand-written JAX; what it gives back is donated, as for the raised kernel."""

    name = "jax"
    title = "JAX by hand"
    devices = ("cpu", "gpu")

    def prepare(self, workload: Workload, size: Size, state: State) -> JaxRunner:
        by_hand = functools.partial(workload.by_hand, **size)

        # What only passes from one launch to the next is no result, here as in the raised one.
        def run(written: Arrays, read: Arrays) -> Arrays:
            results = by_hand({**written, **read})
            return {name: results[name] for name in workload.outputs}

        return JaxRunner(run, workload.outputs, workload.outputs, state)
