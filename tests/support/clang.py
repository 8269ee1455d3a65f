"""A mark for tests that compile CUDA C++."""

from __future__ import annotations

import pytest

from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend.toolchain import find_clang


def _have_clang() -> bool:
    try:
        find_clang()
    except Refusal:
        return False
    return True


needs_clang = pytest.mark.skipif(not _have_clang(), reason="no clang on PATH")
