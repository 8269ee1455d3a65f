"""Imports LLVM text, writes it back, and runs functions of LLVM text on this machine."""

from __future__ import annotations

import ctypes
from typing import Any

import llvmlite.binding as llvm
from tests.support.llvm.llvm_dialect_text import llvm_text

from raise_kernel.bindings import context, ir
from raise_kernel.passes.import_llvm.import_module import import_llvm


def canonical(text: str) -> str:
    """The text as LLVM prints it, after its verifier."""
    module = llvm.parse_assembly(text)
    module.verify()
    return str(module)


def written_back(text: str) -> str:
    """Import, verify, and write as LLVM text again, for the same target."""
    text = canonical(text)
    module = import_llvm(text)
    assert module.operation.verify()
    with context(), ir.Location.unknown():
        body = llvm_text(module)
    head = [line for line in text.splitlines() if line.startswith("target ")]
    return "\n".join([*head, body])


class Compiled:
    """The functions of a module, compiled for this machine."""

    def __init__(self, text: str) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine()
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(text), machine)
        self._engine.finalize_object()

    def __call__(self, name: str, result: Any, params: list[Any], args: list[Any]) -> Any:
        address = self._engine.get_function_address(name)
        return ctypes.CFUNCTYPE(result, *params)(address)(*args)
