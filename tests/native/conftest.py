"""Fixtures of the tests of native code."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.native.clock import Clock, forget

from raise_kernel import config
from raise_kernel.runtime.choice import decision, work


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Clock:
    """A process that remembers nothing, with an empty cache on disk and this clock, in which no
    launch is too short to be measured."""
    made = Clock()
    monkeypatch.setattr(decision, "seconds", made.seconds)
    monkeypatch.setattr(work, "WORTH", 0.0)
    monkeypatch.setattr(config, "disk_cache", True)
    monkeypatch.setattr(config, "cache_dir", tmp_path)
    forget(monkeypatch)
    return made
