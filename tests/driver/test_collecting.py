"""Python's garbage collector looks for cycles less often while a kernel is compiled."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from raise_kernel.collecting import rare_collections


@pytest.fixture(autouse=True)
def threshold() -> Iterator[None]:
    """The process's own threshold is kept."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


def test_collections_are_rare_inside_and_as_before_after():
    with rare_collections():
        young, *older = gc.get_threshold()
        assert young > 100_000 and older == [10, 10]
    assert gc.get_threshold() == (700, 10, 10)


def test_a_collector_that_is_off_stays_off():
    gc.set_threshold(0)
    with rare_collections():
        assert gc.get_threshold()[0] == 0


def test_the_last_of_two_compilations_restores_the_threshold():
    first, second = rare_collections(), rare_collections()
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert gc.get_threshold()[0] > 100_000
    second.__exit__(None, None, None)
    assert gc.get_threshold() == (700, 10, 10)


def test_numba_compiles_inside():
    cuda = pytest.importorskip("numba.cuda")
    from raise_kernel import from_numba

    seen = []

    @cuda.jit(device=True)
    def f(x):
        return x

    compile_device = f.compile_device

    def watched(*args: object, **options: object) -> object:
        seen.append(gc.get_threshold()[0])
        return compile_device(*args, **options)

    f.compile_device = watched

    def kernel(x):
        x[0] = f(x[0])

    import numpy as np

    from_numba(kernel)[1, 1].lower(np.zeros(1, np.float32))
    assert seen and min(seen) > 100_000
