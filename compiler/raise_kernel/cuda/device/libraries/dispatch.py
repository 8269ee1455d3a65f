"""Which function of which library a call names."""

from __future__ import annotations

from collections.abc import Callable

from raise_kernel.cuda.device.libraries import (
    algorithms,
    batched_factors,
    fft,
    least_squares,
    level1,
    level2,
    level3,
    lt,
    random,
    solver,
)
from raise_kernel.cuda.device.libraries.call import Call
from raise_kernel.cuda.device.libraries.sparse import (
    conversions,
    dense_products,
    incomplete,
    solves,
    sparse_products,
    vectors,
)

Answers = Callable[[Call], bytes | None]

LIBRARIES: dict[str, dict[str, Answers]] = {
    "cuBLAS": {
        **level1.FUNCTIONS,
        **level2.FUNCTIONS,
        **level3.FUNCTIONS,
        **lt.FUNCTIONS,
        **batched_factors.FUNCTIONS,
        **least_squares.FUNCTIONS,
    },
    "cuFFT": {**fft.FUNCTIONS},
    "cuRAND": {**random.FUNCTIONS},
    "cuSOLVER": {**solver.FUNCTIONS},
    "cuSPARSE": {
        **dense_products.FUNCTIONS,
        **conversions.FUNCTIONS,
        **incomplete.FUNCTIONS,
        **sparse_products.FUNCTIONS,
        **solves.FUNCTIONS,
        **vectors.FUNCTIONS,
    },
    "algorithms": {**algorithms.FUNCTIONS},
}


def answer(data: bytes) -> bytes:
    """Does what a packed call says; returns the results that go to the host."""
    call = Call.of(data)
    return LIBRARIES[call.library][call.name](call) or b""
