"""`python -m raise_kernel run script.py ...`: a Numba CUDA program, unedited, without a GPU.

Anything else is the command line of `raise-kernel`.
"""

from __future__ import annotations

import sys

from raise_kernel.tools.raise_kernel import main

if __name__ == "__main__":
    sys.argv[0] = "raise-kernel"
    main()
