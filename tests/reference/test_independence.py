"""What the reference executor shares with raising: the parser, and nothing that rewrites a kernel.

docs/soundness.md lists what is shared. This holds the list: no module that the executor imports,
at any distance, specializes, simplifies or raises.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

import raise_kernel
from raise_kernel.frontend.arguments.signature import Launch
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.frontend.specialization import specialize
from raise_kernel.runtime.reference import RaceCheck, UndefinedValues, execute, program

PACKAGE = Path(raise_kernel.__file__).parent
RAISING = (
    "raise_kernel.frontend.specialization",
    "raise_kernel.frontend.inlining",
    "raise_kernel.frontend.images",
    "raise_kernel.passes",
    "raise_kernel.analysis",
    "raise_kernel.driver",
    "raise_kernel.pass_manager.pipeline",
    "raise_kernel.runtime.replay",
)
# What of it the executor reaches all the same, and for what.
SHARED = {
    "raise_kernel.frontend.inlining.extract",  # which parameters and variables a kernel writes
    "raise_kernel.frontend.specialization.libdevice",  # the names of libdevice's functions
    "raise_kernel.runtime.replay.types",  # the dtypes of arrays
}


def file_of(module: str) -> Path | None:
    base = PACKAGE.joinpath(*module.split(".")[1:])
    for path in (base.with_suffix(".py"), base / "__init__.py"):
        if path.is_file():
            return path
    return None


def imported(module: str) -> set[str]:
    """The modules of this package that a module's import statements name."""
    path = file_of(module)
    assert path is not None
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("raise_kernel"):
            found |= {str(node.module), *(f"{node.module}.{n.name}" for n in node.names)}
        elif isinstance(node, ast.Import):
            found |= {n.name for n in node.names if n.name.startswith("raise_kernel")}
    return {name for name in found if file_of(name) is not None} - {"raise_kernel"}


def test_the_executor_imports_nothing_that_raises():
    seen: dict[str, str] = {}
    waiting = [("raise_kernel.runtime.reference", "")]
    while waiting:
        module, path = waiting.pop()
        if module in seen:
            continue
        seen[module] = f"{path} -> {module}"
        waiting += [(name, seen[module]) for name in imported(module)]
    assert "raise_kernel.runtime.reference.program" in seen
    assert {module for module in seen if module.startswith(RAISING)} == SHARED


KERNEL = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @k(ptr %x, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %s = add i32 %d, %n
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr %x, i64 %i
  store i32 %s, ptr %p
  ret void
}
"""


def test_the_executor_runs_the_module_as_it_was_parsed(monkeypatch: pytest.MonkeyPatch):
    module = LLVMModule.parse(KERNEL)
    translated: list[str] = []
    translate = program.translate

    def watched(text: str, *rest):
        translated.append(text)
        return translate(text, *rest)

    def never(*args, **words):
        raise AssertionError("the executor specializes")

    monkeypatch.setattr(program, "translate", watched)
    monkeypatch.setattr(specialize, "specialize", never)
    monkeypatch.setattr(program, "_programs", type(program._programs)())
    for size, n in ((4, 3), (8, 5)):
        launch = Launch((1, 1, 1), (size, 1, 1))
        (x,) = execute(module, "k", launch, [np.zeros(size, np.int32), np.int32(n)])
        np.testing.assert_array_equal(x, np.full(size, size + n, np.int32))
    assert translated == [module.text]  # one program serves all launches and scalars


def test_the_executor_runs_none_of_the_passes_of_llvm(monkeypatch: pytest.MonkeyPatch):
    """Raising runs them: a wrong pass would err in both.

    The signature alone asks LLVM, on a copy of the module, which parameters the kernel writes.
    """

    def never(*args):
        raise AssertionError("LLVM's passes run")

    module, launch = LLVMModule.parse(KERNEL), Launch((1, 1, 1), (4, 1, 1))
    find_kernel(module, "k")
    monkeypatch.setattr(llvm, "create_pass_builder", never)
    monkeypatch.setattr(program, "_programs", type(program._programs)())
    watches: list[dict[str, Any]] = [
        {},
        {"noise": 3},
        {"check_races": RaceCheck()},
        {"undefined": UndefinedValues()},
    ]
    for options in watches:
        (x,) = execute(module, "k", launch, [np.zeros(4, np.int32), np.int32(3)], **options)
        np.testing.assert_array_equal(x, np.full(4, 7, np.int32))
    with pytest.raises(AssertionError, match="LLVM's passes run"):
        raise_kernel.load(KERNEL)[1, 5].lower(np.zeros(5, np.int32), np.int32(3))
