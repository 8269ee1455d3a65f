"""Fixtures that several test files share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import jax
import pytest

# What an earlier run raised must not stand in for what this one would: here and in child processes.
os.environ["RAISE_KERNEL_CACHE"] = "off"


@pytest.fixture
def x64() -> Iterator[None]:
    """64-bit types in JAX for one test."""
    before = jax.config.read("jax_enable_x64")
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)
