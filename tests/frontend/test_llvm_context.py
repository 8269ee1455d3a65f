"""LLVM's objects outlive what they are made of, in whatever order Python collects them."""

from __future__ import annotations

import subprocess
import sys

_COLLECT = """
import gc
from raise_kernel.frontend import llvm_context
from raise_kernel.frontend.arguments.variables import native_machine

class Loop: pass

gc.disable()
for number in range(200):
    loop = Loop()
    loop.itself = loop
    module = llvm_context.module_of("define i32 @f() { ret i32 3 }")
    engine = llvm_context.engine_of(module if number % 2 else llvm_context.module_of(
        "define i32 @g() { ret i32 3 }"), native_machine())
    engine.finalize_object()
    loop.module, loop.engine = module, engine
    module.loop = engine.loop = loop
    del loop, module, engine
    if number % 10 == 9:
        gc.collect()
print(len(llvm_context._contexts))
"""


def test_a_cycle_of_modules_and_engines_is_collected() -> None:
    """A process of its own: LLVM's crash would end it."""
    done = subprocess.run([sys.executable, "-c", _COLLECT], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "0"), done.stderr
