"""Kernels of the command line in the cache on disk: the second time nothing is raised."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Sequence

from raise_kernel import config
from raise_kernel.driver import Raised
from raise_kernel.frontend.arguments.signature import Argument, Launch
from raise_kernel.frontend.module import KernelInfo, LLVMModule
from raise_kernel.frontend.specialization.specialize import Specialized
from raise_kernel.runtime.disk_cache import cached
from raise_kernel.tools.settings import Settings


def may_keep(settings: Settings) -> bool:
    """Whether a kernel may come from the cache: nobody wants to see how it is raised, and the
    raised program is what runs."""
    watched = (
        settings.timing,
        settings.dump_stages,
        settings.verify_each,
        settings.print_ir_after_all,
        *settings.print_ir_before,
        *settings.print_ir_after,
    )
    runs_otherwise = settings.runs and settings.executor_name != "xla"
    return config.disk_cache and not any(watched) and not runs_otherwise


def raised_or_kept(
    module: LLVMModule,
    info: KernelInfo,
    launch: Launch,
    arguments: Sequence[Argument],
    make: Callable[[], tuple[Specialized, Raised]],
) -> tuple[Specialized, Raised]:
    """The kernel from the cache on disk, or made and kept there."""
    # Unlike the key of a call in Python it has the names of the arguments: they stand in the
    # program that is printed. Equal arguments with other bytes are raised again, and no more.
    described = hashlib.sha256(pickle.dumps(tuple(arguments), protocol=5)).hexdigest()
    key = ("command line", module.fingerprint, info.name, info.numba, launch, described)
    return cached(key, tuple, make)
