"""What the import stage makes, written back as LLVM text, is the program that came in."""

from __future__ import annotations

import ctypes
import platform
import random
import re
from pathlib import Path

import pytest
from tests.support.llvm.llvm_compare import function_bodies
from tests.support.llvm.llvm_run import Compiled, canonical, written_back

HERE = Path(__file__).parents[1]
CORPUS = sorted(
    [
        *(HERE / "import_llvm").glob("*.ll"),
        *(HERE / "kernels").rglob("*.ll"),
        *(HERE.parent / "examples").rglob("*.ll"),
    ]
)
SPECIAL_FLOATS = (0.0, -0.0, 1.0, -1.5, float("inf"), float("-inf"), float("nan"), 1e-40, 3e38)
_I32, _I64, _U64 = ctypes.c_int32, ctypes.c_int64, ctypes.c_uint64
_F32, _F64 = ctypes.c_float, ctypes.c_double
SCALARS = {
    "collatz": (_I32, [_I32]),
    "dispatch": (_I32, [_I32, _I32]),
    "same_target": (_I32, [_I32, _I32]),
    "widths": (_I64, [_I32, _I32]),
    "wide_multiply": (_U64, [_U64, _U64]),
    "polynomial": (_F64, [_F64, _F64]),
    "compare": (_F32, [_F32, _F32]),
    "conversions": (_F32, [_I32, _U64, _F64]),
    "structs": (_I64, [_I32, _I32]),
    "tables": (_F64, [_I32, _I32]),
    "bits": (_I32, [_I32, _I32]),
    "sum_array": (_I32, [_I32, _I32]),
    "dot": (_F32, [_F32, _F32]),
    "nested": (_I32, [_I32, _I32]),
    "jumps": (_I32, [_I32, _I32]),
    "exchange": (_I32, [_I32, _I32]),
}


@pytest.mark.sample(8)
@pytest.mark.parametrize("path", CORPUS, ids=lambda p: str(p.relative_to(HERE.parent)))
def test_every_instruction_survives(path: Path) -> None:
    # MLIR's inline_asm has no fast-math flags, and assembly would not heed them; its getelementptr
    # has no `inrange`, which only says more of what the address is used for.
    text = re.sub(r"call contract (?=[^\n(]* asm )", "call ", canonical(path.read_text()))
    text = re.sub(r" inrange\(-?\d+, -?\d+\)", "", text)
    assert function_bodies(written_back(text)) == function_bodies(text)


def random_argument(rng: random.Random, kind: type) -> int | float:
    if kind in (_F32, _F64):
        if rng.random() < 0.4:
            return rng.choice(SPECIAL_FLOATS)
        return rng.uniform(-100, 100)
    small = rng.random() < 0.5
    bits = 8 * ctypes.sizeof(kind)
    value = rng.randint(-40, 40) if small else rng.getrandbits(bits)
    return kind(value).value


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the corpus is compiled for x86-64")
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_scalar_functions_compute_the_same(level: str) -> None:
    text = canonical((HERE / "import_llvm" / f"scalars.{level}.ll").read_text())
    original, imported = Compiled(text), Compiled(written_back(text))
    rng = random.Random(20)
    for name, (result, params) in SCALARS.items():
        for _ in range(200):
            args = [random_argument(rng, p) for p in params]
            want = original(name, result, params, args)
            got = imported(name, result, params, args)
            assert repr(got) == repr(want), (name, args)
