"""`raise-kernel run`: a Python program, or a module with -m, in a process that poses as CUDA.

    python -m raise_kernel run heat.py --steps 100
    python -m raise_kernel run -m pytest tests/test_kernels.py

The program finds what it would find under `python`: its own folder first on sys.path, its arguments
in sys.argv, its name `__main__`.
"""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable, Sequence

from raise_kernel.diagnostics import Refusal

_USAGE = "python -m raise_kernel run [-m MODULE | SCRIPT] [ARGUMENTS]"


def program_of(argv: Sequence[str]) -> Callable[[], object]:
    """What runs `argv`, a script or `-m` and a module, then its arguments; the process poses.

    RK019 or RK020 for a script that is not there or not named, and what `pose_as_cuda` refuses. The
    program's own errors are its own.
    """
    from raise_kernel.numba.pose import pose_as_cuda

    as_module = list(argv[:1]) == ["-m"]
    rest = list(argv[1:] if as_module else argv)
    if not rest:
        raise Refusal("RK020", "no program is named", hint=_USAGE)
    if not as_module and not os.path.exists(rest[0]):
        raise Refusal("RK019", f"cannot read {rest[0]}", file=rest[0], hint=_USAGE)
    pose_as_cuda()
    sys.argv = rest
    if as_module:
        sys.path.insert(0, os.getcwd())
        return lambda: runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
    sys.path.insert(0, os.path.dirname(os.path.abspath(rest[0])))
    return lambda: runpy.run_path(rest[0], run_name="__main__")
