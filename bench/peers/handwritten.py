"""The workload as a person would write it in JAX."""

from __future__ import annotations

import functools

import jax

from bench.peers.jax_runner import Arrays, JaxRunner
from bench.workload import Size, State, Workload


class HandWritten:
    """Hand-written JAX; what it gives back is donated, as for the raised kernel."""

    name = "jax"
    title = "JAX by hand"
    devices = ("cpu", "gpu")

    def prepare(self, workload: Workload, size: Size, state: State) -> JaxRunner:
        by_hand = functools.partial(workload.by_hand, **size)

        def run(written: Arrays, read: Arrays) -> Arrays:
            return by_hand({**written, **read})

        shapes = {name: jax.ShapeDtypeStruct(a.shape, a.dtype) for name, a in state.items()}
        written = tuple(jax.eval_shape(by_hand, shapes))
        return JaxRunner(run, written, workload.outputs, state)
