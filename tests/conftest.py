"""Fixtures that several test files share, and which cases of a test every run takes."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.support.sampling import mark_others_nightly

# What an earlier run raised must not stand in for what this one would: here and in child processes.
os.environ["RAISE_KERNEL_CACHE"] = "off"


def pytest_pycollect_makeitem(
    collector: pytest.Module | pytest.Class, name: str, obj: object
) -> list[pytest.Item] | None:
    """Where nightly tests are left out, a function that is nightly as a whole has no cases: to make
    20,000 of them, and to drop them, takes seconds of every process."""
    if collector.config.getoption("markexpr") != "not nightly":
        return None
    if not collector.istestfunction(obj, name):
        return None
    marks = [*collector.iter_markers(), *getattr(obj, "pytestmark", ())]
    return [] if any(mark.name == "nightly" for mark in marks) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Before pytest leaves out what is nightly, and Hypothesis reads the modules."""
    mark_others_nightly(items)
    keep_constants_from_hypothesis()


def keep_constants_from_hypothesis() -> None:
    """Hypothesis draws constants of our code, too. It parses all 700 files for them, in each
    process, and our tests that use it draw programs, not constants."""
    providers: Any = sys.modules.get("hypothesis.internal.conjecture.providers")
    if providers is not None:
        providers._seen_modules.update(map(id, sys.modules.values()))


def pytest_sessionstart() -> None:
    """Modules and collected tests stay until the end: the garbage collector need not visit them."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Most objects are freed without the collector, which took 8 % of the time at its defaults."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
    gc.enable()


@pytest.fixture(autouse=True)
def xla_level(request: pytest.FixtureRequest) -> Iterator[None]:
    """XLA and native code without most of their optimizations, but in tests that are nightly or
    marked `optimized`."""
    marks = {mark.name for mark in request.node.iter_markers()}
    if marks & {"nightly", "optimized"}:
        yield
        return
    from tests.support.unoptimized import unoptimized  # imports JAX, which the controller need not

    with unoptimized():
        yield


@pytest.fixture(autouse=True)
def few_calls() -> Iterator[None]:
    """A test's calls do not add up with those of others until executors are measured."""
    from raise_kernel.runtime.choice import tally  # which reads the environment

    yield
    tally.forget()


@pytest.fixture
def x64() -> Iterator[None]:
    """64-bit types in JAX for one test."""
    import jax

    before = jax.config.read("jax_enable_x64")
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)
