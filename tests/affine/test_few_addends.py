"""Sums of so few addends that they stay are recognized before their addends are looked at."""

from __future__ import annotations

import pytest

from raise_kernel.analysis.loops.addends import addends_of, has_few_addends
from raise_kernel.bindings import parse_module
from raise_kernel.mlir.walks import named
from raise_kernel.pass_manager.pipeline import run_pipeline
from raise_kernel.passes.affine.reductions import fold_sums
from raise_kernel.passes.affine.reductions.fold_sums import FEW, WRITTEN_OUT


def program(plain: int, products: int) -> str:
    """A sum of loaded numbers and of their squares."""
    lines = ["%s0 = affine.load %x[%i] : memref<64xf32>"]
    for k in range(1, plain + products):
        lines.append(f"%v{k} = affine.load %x[%i + {k}] : memref<64xf32>")
        addend = f"%v{k}"
        if k >= plain:
            lines.append(f"%p{k} = arith.mulf %v{k}, %v{k} : f32")
            addend = f"%p{k}"
        lines.append(f"%s{k} = arith.addf %s{k - 1}, {addend} : f32")
    last = f"%s{plain + products - 1}"
    body = "\n      ".join(lines)
    return f"""
    func.func @k(%x: memref<64xf32>, %y: memref<64xf32> {{rk.written}}) attributes {{rk.kernel}} {{
      affine.parallel (%i) = (0) to (32) {{
      {body}
      affine.store {last}, %y[%i] : memref<64xf32>
      }}
      return
    }}"""


@pytest.mark.parametrize(
    ("plain", "products"),
    [(2, 0), (FEW, 0), (FEW + 1, 0), (2, WRITTEN_OUT), (2, WRITTEN_OUT + 1), (FEW, 1), (1, 9)],
)
def test_few_is_what_the_addends_say(
    plain: int, products: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = parse_module(program(plain, products))
    (*_, root) = named(module.body, "arith.addf")
    terms = list(addends_of(root, "arith.addf", set()))
    assert [len(term.factors) for term in terms] == [1] * plain + [2] * products
    few = products <= WRITTEN_OUT and plain + products <= FEW
    assert has_few_addends(root, WRITTEN_OUT, FEW) == few
    asked: list[object] = []
    monkeypatch.setattr(fold_sums, "_terms", lambda root, closed: asked.append(root) or terms)
    monkeypatch.setattr(fold_sums, "_are_few", lambda terms: True)
    run_pipeline(module, "fold-sums")
    assert bool(asked) == (not few)
