"""All columns' arrays on pages of the same size.

NumPy asks Linux for huge pages for its arrays (`madvise`), XLA's allocator does not; where they are
given to those who ask, a stream through arrays of small pages takes up to half as long again. glibc
asks for all that it allocates when this variable is set at the start of the process.
"""

from __future__ import annotations

import os
import platform
import sys

VARIABLE = "GLIBC_TUNABLES"
HUGE = "glibc.malloc.hugetlb=1"


def restart_on_huge_pages() -> None:
    """Start this program again with huge pages, where that can be and was not asked otherwise."""
    if platform.libc_ver()[0] != "glibc" or VARIABLE in os.environ:
        return
    environment = {**os.environ, VARIABLE: HUGE}
    os.execve(sys.executable, [sys.executable, "-m", "bench", *sys.argv[1:]], environment)
