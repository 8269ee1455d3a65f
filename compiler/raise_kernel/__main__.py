"""`python -m raise_kernel run script.py ...`: a Numba CUDA program, unedited, without a GPU.

Anything else is the command line of `raise-kernel`.
"""

from __future__ import annotations

import sys

from raise_kernel.tools.console import raise_kernel

if __name__ == "__main__":
    sys.argv[0] = "raise-kernel"
    raise_kernel()
