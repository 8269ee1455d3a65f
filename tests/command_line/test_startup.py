"""What the tools import, and what they do not: the time to start is that of imports.

Times differ from machine to machine; that a command has imported JAX does not.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys

import jax
import ml_dtypes
import numpy as np
import pytest
from jax.interpreters import mlir as jax_mlir
from tests.support.commands import COMMAND, JACOBI

from raise_kernel.bindings import context, ir, parse_module
from raise_kernel.diagnostics import InternalError
from raise_kernel.dtypes import mlir_name
from raise_kernel.pass_manager import pass_base, registry
from raise_kernel.pass_manager.pass_base import PassInfo
from raise_kernel.pass_manager.pipeline import run_pipeline

HEAVY = {"jax", "jaxlib", "llvmlite", "numba", "islpy", "rich"}
LISTED = "import json, sys; print(json.dumps(sorted(sys.modules)), file=sys.stderr)"


def imported(code: str, **environment: str) -> set[str]:
    """The modules that a Python program has imported."""
    plain = {n: v for n, v in os.environ.items() if not n.startswith(("JAX_", "XLA_"))}
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{LISTED}"],
        capture_output=True,
        text=True,
        env={**plain, "JAX_PLATFORMS": "cpu", "RAISE_KERNEL_CACHE": "off", **environment},
    )
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stderr.splitlines()[-1]))


def imported_by(tool: str, *argv: str, **environment: str) -> set[str]:
    """The modules that a command has imported when it is done."""
    code = f"from raise_kernel.tools import {tool}\nassert {tool}.run({list(argv)!r}) == 0"
    return imported(code, **environment)


def packages(modules: set[str]) -> set[str]:
    return {module.partition(".")[0] for module in modules}


@pytest.mark.parametrize(
    "tool, argv",
    [
        ("raise_kernel", ["--help"]),
        ("raise_kernel", ["--version"]),
        ("raise_kernel", ["cache"]),
        ("raise_kernel", ["completion", "fish"]),
        ("raise_kernel", ["doctor", "--help"]),
        ("raise_opt", ["--help"]),
        ("raise_opt", ["--list-passes"]),
    ],
)
def test_what_needs_no_compiler_imports_none(tool: str, argv: list[str]) -> None:
    found = imported_by(tool, *argv)
    assert not packages(found) & (HEAVY | {"numpy"})
    assert not any(module.startswith("raise_kernel.passes") for module in found)


def test_what_builds_a_program_imports_no_compiler_of_ours() -> None:
    """`raise-kernel run` and `raise-kernel c++`: clang is all that they need."""
    found = packages(imported("import raise_kernel.cuda.run, raise_kernel.tools.raise_kernel"))
    assert not found & (HEAVY | {"numpy"})


def test_the_package_itself_imports_nothing_large() -> None:
    found = packages(imported("import raise_kernel"))
    assert not found & (HEAVY | {"numpy", "click"})


def test_the_process_of_a_device_imports_what_it_starts_with_alone() -> None:
    found = imported("import raise_kernel.cuda.device.requests")
    makers = (
        *("frontend.llvm_text", "passes.import_llvm.import_module", "runtime.checking.verify"),
        *("runtime.native.cpu.program", "runtime.native.gpu.program", "numba.raised_kernel"),
    )
    assert not found & {f"raise_kernel.{maker}" for maker in makers}
    assert not {module for module in found if module.startswith("raise_kernel.runtime.reference")}


# A program that asks before its device process has imported anything, and is gone.
_ASKED = """
import os, socket, struct
from raise_kernel.cuda.device.__main__ import Printed, serve
from raise_kernel.cuda.device.protocol import WINDOW, Connection
ours, theirs = socket.socketpair()
file = os.memfd_create("transfers")
os.truncate(file, WINDOW)
ours.sendall(struct.pack("<II9Q", *11 * [0]))
ours.close()
serve(Connection(theirs.detach(), file), Printed())
"""


@pytest.mark.nightly  # as the process of a device
def test_the_process_of_a_device_that_is_asked_imports_no_passes_and_libraries() -> None:
    found = imported(_ASKED)
    assert "raise_kernel.cuda.device.requests" in found
    late = ("raise_kernel.passes.standardize", "raise_kernel.cuda.device.libraries")
    assert not {module for module in found if module.startswith(late)}


def test_a_list_of_kernels_needs_llvm_alone() -> None:
    found = imported_by("raise_kernel", JACOBI, "--list")
    assert packages(found) & (HEAVY | {"numpy"}) == {"llvmlite"}


# The last form goes through all that the others do.
@pytest.mark.parametrize(
    "form", [*(pytest.param(f, marks=pytest.mark.nightly) for f in ("scf", "stablehlo")), "jax"]
)
def test_raising_imports_neither_jax_nor_the_reference_executor(form: str) -> None:
    found = imported_by("raise_kernel", *COMMAND, "--emit", form)
    assert not packages(found) & {"jax", "numba", "rich"}
    assert not any(module.startswith("raise_kernel.runtime.reference") for module in found)


@pytest.mark.nightly  # as what raising imports
def test_a_pass_is_imported_only_when_it_runs() -> None:
    """A stencil has no loops and no shared memory: many passes have nothing to do."""
    found = imported_by("raise_kernel", *COMMAND)
    passes = registry.all_passes()
    ran = {name for name, info in passes.items() if info.module in found}
    assert {"choose-basis", "lower-to-stablehlo", "simplify-tensors"} <= ran
    idle = {("stablehlo.while",), ("gpu.barrier",), ("memref.alloca",), ("affine.for",)}
    assert len([name for name, info in passes.items() if info.needs in idle]) > 10
    assert not {name for name in ran if passes[name].needs in idle}


@pytest.mark.nightly  # as what raising imports
def test_passes_are_imported_without_jax() -> None:
    found = imported("from raise_kernel.pass_manager import registry; registry.import_passes()")
    assert "jax" not in packages(found)


@pytest.mark.nightly  # its opposite is tested below
def test_jax_is_imported_where_the_environment_has_its_variables() -> None:
    """It may refuse them, and another device than the CPU may decide."""
    assert "jax" in packages(imported_by("raise_kernel", *COMMAND, JAX_ENABLE_X64="1"))


def test_an_old_manifest_says_how_to_make_it_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    info = registry.all_passes()["if-to-select"]
    # As it was is what it is after the test.
    importlib.import_module(info.module)
    monkeypatch.setattr(pass_base, "registered", {})
    monkeypatch.delitem(sys.modules, info.module)
    old = PassInfo(info.name, info.stage, "Something else.", info.module)
    monkeypatch.setattr(registry, "_manifest", lambda: {info.name: old})
    text = "func.func @f(%c: i1) { scf.if %c { }\n return }"
    with pytest.raises(InternalError, match=r"raise_kernel\.tools\.dev\.pass_manifest"):
        run_pipeline(parse_module(text), "if-to-select")


def test_the_context_has_the_dialects_of_jax() -> None:
    # Both as they are when nothing has been parsed in them.
    ours, theirs = context.__wrapped__(), jax_mlir.make_ir_context()
    theirs.emit_error_diagnostics = False
    said = [_unknown_operation(ctx) for ctx in (ours, theirs)]
    assert said[0] == said[1]
    assert "stablehlo" in said[0] and "affine" in said[0]


def _unknown_operation(ctx: ir.Context) -> str:
    """MLIR's message, which lists the dialects."""
    with pytest.raises(ir.MLIRError) as raised:
        ir.Module.parse("no.such_operation", ctx)
    return str(raised.value)


def test_dtypes_are_those_of_jax() -> None:
    small = [getattr(ml_dtypes, name) for name in dir(ml_dtypes)]
    plain = [np.dtype(code) for code in "?bBhHiIlLqQefdgFDGSUVmM"]
    kinds = {np.dtype(t) for t in small if isinstance(t, type) and issubclass(t, np.generic)}
    for dtype in {*kinds, *plain, np.dtype(">i4"), np.dtype([("x", "f4")])}:
        name = mlir_name(dtype)
        assert (name is not None) == (dtype.isnative and hasattr(jax.numpy, dtype.name)), dtype
        if name is not None:
            with context():
                assert ir.Type.parse(name) == jax_mlir.dtype_to_ir_type(dtype)


def test_the_explore_page_is_served_without_a_compiler() -> None:
    """Its workers have one; the server starts at once."""
    pytest.importorskip("starlette")
    found = imported("import raise_kernel.tools.explore.app, raise_kernel.tools.explore.command")
    assert not packages(found) & HEAVY


@pytest.mark.nightly  # as the process of a device
def test_the_device_process_of_numba_starts_without_the_reference_executor() -> None:
    modules = imported("import raise_kernel.cuda.device.requests, raise_kernel.numba.raised_kernel")
    executors = ("raise_kernel.runtime.reference", "raise_kernel.runtime.checking.verify")
    assert not {module for module in modules if module.startswith(executors)}
