"""Sharded stencils on eight virtual CPU devices, and compiled for 256 TPU chips without a TPU.

The checks run in child processes: the number of devices is fixed when JAX starts.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
from pathlib import Path

import pytest
from tests.support.fork_server import python

from raise_kernel.tools.raise_kernel import run

ROOT = Path(__file__).resolve().parents[3]

HEAD = """
import collections, contextlib, re, sys
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P
import raise_kernel as rk

def collectives(text):
    words = re.findall(
        r"(all-gather|all-reduce|all-to-all|reduce-scatter|collective-permute|collective-broadcast)"
        r"(?:-start)?\\(", text)
    return dict(collections.Counter(words))

jacobi = rk.load("examples/jacobi2d.ll")
stencil = rk.load("examples/stencil3d.ll")
"""

EIGHT = """
assert len(jax.devices()) == 8
random = np.random.default_rng(0)
# Half of the twelve cases, which holds each pair of a kind, a launch and a sharding.
for k, kind in enumerate((AxisType.Auto, AxisType.Explicit)):
    mesh = jax.make_mesh((4, 2), ("a", "b"), axis_types=(kind, kind))
    for l, (launch, shape, rest) in enumerate((
        (jacobi[(4, 4), (16, 16)], (64, 64), (64,)),
        (jacobi[(4, 4), (16, 16)].options(update_form="pad"), (64, 64), (64,)),
        (stencil[(8, 8, 8), (4, 4, 4)], (32, 32, 32), (32, 32, 32, 0.5, 0.1)),
    )):
        x, y = (random.normal(size=shape).astype(np.float32) for _ in range(2))
        want = np.asarray(launch(x, y, *rest))
        for spec in [P("a", "b"), P(None, ("a", "b"))][(k + l) % 2 :: 2]:
            s = NamedSharding(mesh, spec)
            u, v = jax.device_put(x, s), jax.device_put(y, s)
            for _ in range(2):
                out = launch(u, v, *rest)
                assert out.sharding.is_equivalent_to(s, out.ndim), (out.sharding, s)
                np.testing.assert_allclose(np.asarray(out), want, rtol=1e-5, atol=1e-6)
            for used in (contextlib.nullcontext(), jax.set_mesh(mesh)):
                with used:
                    step = jax.jit(lambda u, v: launch(u, v, *rest), out_shardings=s)
                    found = collectives(step.lower(u, v).compile().as_text())
                assert set(found) == {"collective-permute"}, (kind, shape, spec, found)
mesh = jax.make_mesh((8,), ("a",), axis_types=(AxisType.Auto,))
saxpy = rk.load("examples/saxpy.ll")[8, 32]
x = jnp.arange(256, dtype=jnp.float32)

def local(u, v):
    return rk.load("examples/saxpy.ll")[1, 32](32, 2.0, u, v)

mapped = jax.shard_map(local, mesh=mesh, in_specs=(P("a"), P("a")), out_specs=P("a"))
np.testing.assert_array_equal(jax.jit(mapped)(x, x + 1), 3 * x + 1)
u, v = (jax.device_put(w, NamedSharding(mesh, P("a"))) for w in (x, x + 1))
slope = jax.jit(jax.grad(lambda u: (saxpy(256, 2.0, u, v) ** 2).sum()))(u)
np.testing.assert_allclose(slope, 4 * (3 * x + 1))
batch = jax.device_put(jnp.stack([x] * 8), NamedSharding(mesh, P("a", None)))
many = jax.jit(jax.vmap(lambda u: saxpy(256, 2.0, u, x)))(batch)
np.testing.assert_array_equal(many, jnp.stack([3 * x] * 8))
print("eight devices agree")
"""

TPU = """
from jax.experimental import topologies

topology = topologies.get_topology_desc(platform="tpu", topology_name="v6e:16x16")
mesh = topologies.make_mesh(topology, (16, 16), ("a", "b"))
s = NamedSharding(mesh, P("a", "b"))
for form in ("roll", "pad"):
    for launch, shape, rest in (
        (jacobi[(256, 256), (16, 16)], (4096, 4096), (4096,)),
        (stencil[(128, 128, 128), (4, 4, 4)], (512, 512, 512), (512, 512, 512, 0.5, 0.1)),
    ):
        step = launch.options(update_form=form)
        like = jax.ShapeDtypeStruct(shape, jnp.float32, sharding=s)
        lowered = jax.jit(lambda x, y: step(x, y, *rest), out_shardings=s).lower(like, like)
        found = collectives(lowered.compile().as_text())
        assert set(found) == {"collective-permute"}, (form, shape, found)
print("256 chips exchange halos")
"""


def child(program: str, **environment: str) -> str:
    done = subprocess.run(
        [python(), "-c", HEAD + program],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.nightly  # as four devices
def test_eight_devices() -> None:
    environment = {
        "XLA_FLAGS": "--xla_force_host_platform_device_count=8",
        "JAX_PLATFORMS": "cpu",
    }
    assert "eight devices agree" in child(EIGHT, **environment)


needs_libtpu = pytest.mark.skipif(
    importlib.util.find_spec("libtpu") is None, reason="no libtpu: pip install 'raise-kernel[tpu]'"
)
# The compiler asks for what kind of machine it is on; without a TPU nobody answers.
ALONE = {"TPU_ACCELERATOR_TYPE": "v6e-1", "TPU_WORKER_HOSTNAMES": "localhost"}


@needs_libtpu
def test_256_tpu_chips() -> None:
    assert "256 chips exchange halos" in child(TPU, **ALONE)


COMMAND = [
    *("examples/stencil3d.ll", "--grid", "128,128,128", "--block", "4,4,4"),
    *("--arg", "x=f32[512,512,512]", "--arg", "f32[512,512,512]", "--arg", "512"),
    *("--arg", "512", "--arg", "512", "--arg", "0.5", "--arg", "0.1"),
]


@needs_libtpu
def test_command_reports_what_a_chip_does() -> None:
    command = [*COMMAND, "--target", "tpu:v6e:16x16", "--shard", "x=0,1"]
    program = f"from raise_kernel.tools.raise_kernel import run; sys.exit(run({command!r}))"
    out = child(program, **ALONE)
    assert re.search(r"collective-permute: 4, [\d,]{6,} bytes a chip", out), out
    assert "all-" not in out
    assert "x: float32[512,512,512], on a chip [32, 32, 512]" in out
    assert re.search(r"memory a chip: 4,194,304 bytes of arguments, 2,097,152 bytes of res", out)
    assert re.search(r"estimate: [1-9][\d,]+ cycles a chip", out)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--target", "abacus"], "one of cpu, cuda, tpu, rocm"),
        (["--target", "abacus"], "tpu:v6e:16x16"),
        (["--shard", "x=0"], "--shard goes with --mesh"),
        (["--target", "tpu:v6e:16x16", "--shard", "x"], "NAME=DIM,DIM"),
    ],
)
def test_bad_targets(options: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMAND, *options]) == 1
    assert message in capsys.readouterr().err
