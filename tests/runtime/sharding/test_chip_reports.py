"""What one of 256 chips of a TPU v6e sends in steps of four programs.

The report is committed (`tests/golden/chips/v6e-16x16.txt`), and would say what is neither a halo
nor a scalar: nothing in any of them, which must stay so.
`python -m tests.runtime.sharding.test_chip_reports` writes it anew. It takes libtpu, and no TPU.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.clang import needs_clang

ROOT = Path(__file__).resolve().parents[3]
REPORT = ROOT / "tests" / "golden" / "chips" / "v6e-16x16.txt"

# Each program is one jitted step on arrays that are split over both axes; scalars are on each chip.
PROGRAM = """
import jax, numpy as np
from jax.experimental import topologies
from jax.sharding import PartitionSpec as P
import raise_kernel as rk

found = topologies.get_topology_desc(platform="tpu", topology_name="v6e:16x16")
mesh = topologies.make_mesh(found, (16, 16), ("a", "b"))

def kernels(path, *names):
    return [rk.from_cuda(path, name) for name in names]

def like(*shape):
    return jax.ShapeDtypeStruct(shape, np.float32)

def report(name, step, arguments, **arrays):
    found = rk.shard(mesh, **arrays)(step).communication(*arguments)
    print(name)
    for kind, (count, size) in found.totals().items():
        print(f"  {kind}: {count}, {size:,} bytes a chip")
    others = [
        exchange
        for exchange in found.exchanges
        if exchange.kind != "collective-permute"
        and (exchange.kind != "all-reduce" or exchange.bytes > 8)
    ]
    for exchange in others:
        print(f"  neither a halo nor a scalar: {exchange}")
    for remark in found.remarks:
        print(f"  {remark}")

stencil = rk.load("examples/stencil3d.ll")[(64, 64, 64), (8, 8, 8)].options(target="tpu")
report(
    "stencil3d 512x512x512",
    lambda x, y: stencil(x, y, 512, 512, 512, np.float32(0.5), np.float32(0.1)),
    (like(512, 512, 512),) * 2,
    x=P("a", "b"),
)

(hotspot,) = kernels("bench/stencils/sources/hotspot.cu", "hotspot")
heat = hotspot[(128, 512), (32, 8)].options(target="tpu")
report(
    "hotspot 4096x4096",
    lambda power, x, y: heat(power, x, y, *map(np.float32, (0.1, 0.2, 0.01, 0.05)), 4096, 4096),
    (like(4096, 4096),) * 3,
    x=P("a", "b"),
)

(lbm,) = kernels("bench/stencils/sources/lbm.cu", "lbm")
pull = lbm[(64, 256), (32, 8)].options(target="tpu")
report(
    "lattice Boltzmann 9x2048x2048",
    lambda f, g: pull(f, g, np.float32(1.2), 2048),
    (like(9, 2048, 2048),) * 2,
    f=P(None, "a", "b"),
)
"""

CONJUGATE = """
source = open("bench/programs/sources/cg.cu").read().replace("double", "float")
n, count = 2048, 2048 * 2048
square, line = ((n // 32, n // 8), (32, 8)), ((count // 256,), (256,))
apply, dot, advance, direction = (
    rk.from_cuda(source, name)[where].options(target="tpu")
    for name, where in (
        ("apply", square), ("dot", ((256,), (256,))), ("advance", line), ("direction", line))
)

def conjugate(x, r, p, q, rr):
    zero = np.zeros(1, np.float32)
    q = apply(p, q, n)
    pq = dot(p, q, zero, count)
    x, r = advance(x, r, p, q, rr, pq, count)
    after = dot(r, r, zero, count)
    return x, r, direction(p, r, rr, after, count), q, after

report(
    "conjugate gradients 2048x2048",
    conjugate,
    (*(like(n, n),) * 4, like(1)),
    x=P("a", "b"),
)
"""


def made() -> str:
    """The report, by a process of its own: the compiler asks what machine it is on."""
    alone = {"TPU_ACCELERATOR_TYPE": "v6e-1", "TPU_WORKER_HOSTNAMES": "localhost"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM + CONJUGATE],
        cwd=ROOT,
        env={**os.environ, **alone, "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    return done.stdout


@needs_clang
@pytest.mark.nightly
@pytest.mark.skipif(importlib.util.find_spec("libtpu") is None, reason="no libtpu")
def test_one_of_256_chips_sends_what_is_committed() -> None:
    assert made() == REPORT.read_text()


def test_halos_and_scalars_alone() -> None:
    text = REPORT.read_text()
    programs = [line.split()[0] for line in text.splitlines() if not line.startswith(" ")]
    assert programs == ["stencil3d", "hotspot", "lattice", "conjugate"]
    assert "neither" not in text and "warning" not in text
    kinds = {line.split(":")[0].strip() for line in text.splitlines() if line.startswith(" ")}
    assert kinds == {"collective-permute", "all-reduce"}


if __name__ == "__main__":
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(made())
