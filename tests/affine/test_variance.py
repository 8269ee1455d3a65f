"""Which lane indices values vary with: loops in loops, and thread loops by themselves."""

from __future__ import annotations

import pytest

from raise_kernel.analysis.lanes.variance import Variance
from raise_kernel.bindings import ir, parse_module
from raise_kernel.mlir.walks import kernels, walked


def _body(module: ir.Module) -> ir.Block:
    (kernel,) = kernels(module)
    return kernel.regions[0].blocks[0]


def _nest(depth: int) -> str:
    """Loops in loops; each adds to a sum that the innermost one starts from the thread's index."""
    heads = "\n".join(
        f"    %r{k} = scf.for %i{k} = %zero to %n step %one"
        f" iter_args(%a{k} = %{before}) -> (index) {{"
        for k, before in enumerate(["zero", *(f"a{k}" for k in range(depth - 1))])
    )
    ends = "\n".join(
        f"    %s{k} = arith.addi %r{k + 1}, %a{k} : index\n    scf.yield %s{k} : index\n    }}"
        for k in reversed(range(depth - 1))
    )
    return f"""func.func @nest(%n: index) attributes {{rk.kernel}} {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  affine.parallel (%t) = (0) to (64) {{
{heads}
    %last = arith.addi %a{depth - 1}, %t : index
    scf.yield %last : index
    }}
{ends}
    %used = arith.addi %r0, %one : index
  }}
  return
}}"""


@pytest.mark.parametrize("depth", [2, 12])
def test_loops_in_loops_are_gone_over_a_few_times(depth, monkeypatch):
    visits: list[str] = []
    visit = Variance._operation

    def counted(self: Variance, op: ir.Operation) -> None:
        visits.append(op.name)
        visit(self, op)

    monkeypatch.setattr(Variance, "_operation", counted)
    module = parse_module(_nest(depth))
    body = _body(module)
    variance = Variance(body)
    operations = walked(body)
    assert len(visits) <= 4 * len(operations)
    # The thread's index comes to every sum through the innermost loop.
    (threads,) = (op for op in operations if op.name == "affine.parallel")
    lane = frozenset(threads.regions[0].blocks[0].arguments)
    sums = [op for op in operations if op.name in ("arith.addi", "scf.for")]
    assert all(variance.of(op.results[0]) == lane for op in sums)


ONE_LOOP = """func.func @one(%x: memref<64xf32>, %n: index) attributes {rk.kernel} {
  %s = memref.alloca() : memref<64xf32>
  affine.parallel (%b) = (0) to (4) {
    %i = arith.addi %b, %n : index
    affine.parallel (%t) = (0) to (64) {
      %p = memref.alloca() : memref<1xf32>
      %j = arith.addi %i, %n : index
      %k = arith.addi %i, %t : index
      %v = memref.load %x[%k] : memref<64xf32>
      %zero = arith.constant 0 : index
      %w = memref.load %p[%zero] : memref<1xf32>
      %u = memref.load %s[%j] : memref<64xf32>
    }
  }
  return
}"""


def test_a_thread_loop_by_itself():
    module = parse_module(ONE_LOOP)
    body = _body(module)
    inner = [op for op in walked(body) if op.name == "affine.parallel"][1]
    block = inner.regions[0].blocks[0]
    lanes = frozenset(block.arguments)
    whole, alone = Variance(body), Variance(inner)
    values = [r for op in walked(block) for r in op.results]
    assert [whole.of(v) & lanes for v in values] == [alone.of(v) for v in values]
    assert sum(bool(alone.of(v)) for v in values) == 3
