"""The form of two steps in one pass, by FileCheck."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import jax

import raise_kernel as rk
from raise_kernel.runtime.native.gpu.steps.program import stepped
from raise_kernel.runtime.native.gpu.steps.shape import Tiles
from raise_kernel.runtime.native.gpu.steps.stencil import stencil_of

# A round of three rows, each of two steps: a row is loaded, two values of it come from neighbours,
# and the kernel's sum is made of four elements, before the next step; the last step is stored.
CHECKS = """
CHECK-LABEL: define void @_Z8jacobi2dPKfPfi
CHECK: rk.whole.loop:
CHECK: load <4 x float>
CHECK: shfl.sync.up.i32
CHECK: fadd contract float
CHECK: fmul contract float {{%.+}}, 2.500000e-01
CHECK: shfl.sync.up.i32
CHECK: fmul contract float {{%.+}}, 2.500000e-01
CHECK-NOT: select
CHECK: store <4 x float>
CHECK: rk.tested.loop:
CHECK: select i1 {{%.+}}, float
CHECK: store <4 x float>
CHECK: ret void
"""


def test_rows_of_both_steps_stay_in_registers(tmp_path: Path) -> None:
    made = rk.load("examples/jacobi2d.ll")[(64, 64), (16, 16)].options(executor="xla")
    array = [jax.ShapeDtypeStruct((1024, 1024), "float32") for _ in range(2)]
    one = made.lower(*array, 1024)
    several = stepped(
        one.specialized, Tiles(stencil_of(one.specialized, one.raised, 0, 1), 2, 4, 64, 1)
    )
    checks = tmp_path / "checks.txt"
    checks.write_text(CHECKS)
    command = [str(Path(sys.executable).parent / "filecheck"), str(checks)]
    done = subprocess.run(command, input=several.text, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "alloca" not in several.text
