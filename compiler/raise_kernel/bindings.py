"""The MLIR of this project: the one file that imports jaxlib's MLIR Python bindings.

Everything else imports `ir` and the dialect modules from here, so that a change in jaxlib's layout
is met in one place. What is built on them is in `mlir/`.

JAX itself is not imported: it takes longer than to raise a kernel, and only running one needs it.
"""

from __future__ import annotations

import functools
import os
import sys
from types import ModuleType

# As JAX sets it: jaxlib reads it once, when it is loaded, and otherwise reports its devices.
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "1")

import jaxlib.version
from jaxlib import cpu_feature_guard  # pyright: ignore[reportAttributeAccessIssue]
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _chlo, _jax_mlir_ext, _mlirHlo, _sdy, _sdyMpmd, _stablehlo

# The types of the LLVM dialect. The bindings import the classes of its operations, which takes as
# long as half a small kernel, where they meet the first one: where none is raised, never.
from jaxlib.mlir._mlir_libs import _mlirDialectsLLVM as llvm
from jaxlib.mlir.dialects import arith, cf, chlo, func, gpu, math, memref, scf, stablehlo

__all__ = [
    "arith",
    "cf",
    "chlo",
    "context",
    "func",
    "gpu",
    "ir",
    "llvm",
    "math",
    "memref",
    "parse_module",
    "passmanager",
    "scf",
    "stablehlo",
    "unknown_loc",
]

MINIMUM_JAXLIB = (0, 10, 2)

# The bindings look for a module of a dialect each time they meet one of its ops, and remember only
# what they found: without this one, a quarter of the time of a long affine kernel is that search.
sys.modules.setdefault("jaxlib.mlir.dialects.affine", ModuleType("jaxlib.mlir.dialects.affine"))

_version = tuple(int(part) for part in jaxlib.version.__version__.split(".")[:3] if part.isdigit())
if _version < MINIMUM_JAXLIB:
    raise ImportError(
        f"raise-kernel needs jaxlib >= {'.'.join(map(str, MINIMUM_JAXLIB))}, "
        f"found {jaxlib.version.__version__}: pip install -U jax jaxlib"
    )


# A context does not keep its threads alive.
_threads = ir.ThreadPool()


class _Context(ir.Context):
    """A context without dialects, as JAX makes it: the class it is of loads all that are linked."""

    def __init__(self) -> None:
        super(ir.Context, self).__init__()


@functools.cache
def context() -> ir.Context:
    """The one MLIR context of this process, with every dialect that JAX registers."""
    cpu_feature_guard.check_cpu_features()
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    ctx = _Context()
    ctx.append_dialect_registry(registry)
    ctx.load_all_available_dialects()
    ctx.set_thread_pool(_threads)
    _mlirHlo.register_mhlo_dialect(ctx)
    for library in (_sdy, _sdyMpmd, _chlo, _stablehlo):
        library.register_dialect(ctx)
    ctx.emit_error_diagnostics = False
    return ctx


def parse_module(text: str) -> ir.Module:
    """Parse MLIR text. Raises `ir.MLIRError` with the parser's diagnostics."""
    with context():
        return ir.Module.parse(text)


def unknown_loc() -> ir.Location:
    return ir.Location.unknown(context())
