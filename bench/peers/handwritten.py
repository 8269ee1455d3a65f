"""The workload as a person would write it in JAX."""

from __future__ import annotations

import functools
from collections.abc import Callable

import jax.numpy as jnp

from bench.peers.jax_runner import Arrays, JaxRunner
from bench.workload import Size, State, Workload


class HandWritten:
    """Hand-written JAX; what it gives back is donated, as for the raised kernel."""

    name = "jax"
    title = "JAX by hand"
    devices = ("cpu", "gpu")

    def prepare(self, workload: Workload, size: Size, state: State) -> JaxRunner:
        by_hand = _by_hand(workload, size)

        # What only passes from one launch to the next is no result, here as in the raised one.
        def run(written: Arrays, read: Arrays) -> Arrays:
            results = by_hand({**written, **read})
            return {name: results[name] for name in workload.outputs}

        return JaxRunner(run, workload.outputs, workload.outputs, state)


def _by_hand(workload: Workload, size: Size) -> Callable[[Arrays], Arrays]:
    if workload.by_hand is not None:
        return functools.partial(workload.by_hand, **size)
    assert workload.array_style is not None, workload.name
    return functools.partial(workload.array_style, jnp, **size)
