"""Functions of launches on four devices by annotation: the same results, borders alone exchanged.

The checks run in a child process: the number of devices is fixed when JAX starts.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from tests.support.commands import refused
from tests.support.fork_server import python

ROOT = Path(__file__).resolve().parents[3]

FOUR = """
import jax, jax.numpy as jnp, numpy as np
from jax import lax
from jax.sharding import PartitionSpec as P
import raise_kernel as rk

mesh = jax.make_mesh((2, 2), ("rows", "columns"))
jacobi = rk.from_cuda("examples/jacobi2d.cu")[(4, 4), (16, 16)]

def simulate(x, y, steps):
    return lax.fori_loop(0, steps, lambda _, s: (jacobi(*s, 64), s[0]), (x, y))

x = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
y = np.zeros_like(x)
want = simulate(jnp.asarray(x), jnp.asarray(y), 7)
sharded = rk.shard(mesh, x=P("rows", "columns"))(simulate)
got = sharded(x, y, 7)
for mine, expected in zip(got, want, strict=True):
    np.testing.assert_allclose(mine, expected, rtol=1e-5, atol=1e-6)
    assert mine.sharding.spec == P("rows", "columns"), mine.sharding
again = sharded(*got, 3)
np.testing.assert_allclose(again[0], simulate(*want, 3)[0], rtol=1e-5, atol=1e-6)

found = sharded.communication(x, y, 7)
assert set(found.totals()) == {"collective-permute"}, found
inside = [e for e in found.exchanges if e.in_loop]
assert not found.remarks and {e.iterations for e in inside} <= {1, 2, 4, 8}, found
assert any(e.iterations > 1 for e in inside) and all(e.lines for e in inside), found
assert all("jacobi2d.cu" in line for e in found.exchanges for line in e.lines), found

# A gather by data puts the array together, and that is said.
take = rk.shard(mesh, x=P("rows"))(lambda x, index: x[index])
found = take.communication(x, jnp.zeros(8, jnp.int32))
assert not found.exchanges or set(found.totals()) <= {"all-reduce", "all-gather"}, found

for bad, call, words in (
    (lambda: rk.shard(mesh, z=P("rows"))(simulate), False, "the parameters are x, y, steps"),
    (lambda: rk.shard(mesh, x=P("depth"))(simulate), True, "the axes are rows, columns"),
    (lambda: rk.shard(mesh, steps=P("rows"))(simulate), True, "0 dimensions"),
):
    try:
        made = bad()
        assert call, words
        made(x, y, 1)
    except rk.Refusal as refusal:
        assert refusal.code == "RK020" and words in str(refusal), refusal
    else:
        raise AssertionError(words)
odd = np.zeros((63, 63), np.float32)
try:
    rk.shard(mesh, x=P("rows"))(lambda x: x + 1)(odd)
except rk.Refusal as refusal:
    assert "63 elements of dimension 0 do not split into 2 parts" in str(refusal), refusal
    assert "pad it to 64" in str(refusal)
else:
    raise AssertionError("63 elements in 2 parts")
print("sharded by annotation")
"""


# As on GPUs, where XLA splits the program. One boundary, and two that differ in one element.
PARTITIONED = """
import jax, numpy as np
from jax import lax
from jax.sharding import PartitionSpec as P
import raise_kernel as rk
from raise_kernel.runtime.sharding.program import Sharded

class Partitioned(Sharded):
    def _blocks(self, by_shape, measures):
        return None

n = 512
mesh = jax.make_mesh((4,), ("rows",))
jacobi = rk.from_cuda("examples/jacobi2d.cu")[(n // 16, n // 16), (16, 16)].options(executor="xla")

def simulate(x, y, steps):
    return lax.fori_loop(0, 20, lambda _, s: (jacobi(*s, n), s[0]), (x, y))

sharded = Partitioned(simulate, mesh, {"x": P("rows")})
x = np.random.default_rng(0).normal(size=(n, n)).astype(np.float32)
y = x.copy()
y[1:-1, 1:-1] = 3
for other in (0.0, 5.0):
    y[300, n - 1] += other
    got, want = sharded(x, y, 1), jax.jit(simulate)(x, y, 1)
    for mine, expected in zip(got, want, strict=True):
        np.testing.assert_allclose(mine, expected, rtol=1e-5, atol=1e-6)
        np.testing.assert_array_equal(mine[:, n - 1], expected[:, n - 1])
(report,) = sharded.loops(x, y, 1)
assert report.spared == 1, report
assert set(sharded.communication(x, y, 1).totals()) == {"collective-permute", "all-reduce"}
print("no old array is read")
"""


PROGRAM = """
import numpy as np
from numba import cuda

@cuda.jit
def step(u, v):
    i, j = cuda.grid(2)
    if 0 < i < u.shape[0] - 1 and 0 < j < u.shape[1] - 1:
        v[i, j] = 0.25 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1])

@cuda.jit
def total(u, sums):
    i = cuda.grid(1)
    if i < u.shape[0]:
        for j in range(u.shape[1]):
            cuda.atomic.add(sums, 0, u[i, j] * u[i, j])

start = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
a, b, sums = cuda.to_device(start), cuda.to_device(start), cuda.to_device(np.zeros(1, np.float32))
for _ in range(20):
    step[(4, 4), (16, 16)](a, b)
    a, b = b, a
field = a.copy_to_host()
total[1, 64](a, sums)
print(field.tobytes().hex()[:64], f"{sums.copy_to_host()[0]:.3f}")
"""

# Runs the program as the command does, and looks at what XLA makes of its recorded launches.
INSIDE = """
import sys
from raise_kernel.runtime.device.recorded import fused, lazy
from raise_kernel.runtime.sharding.collectives import collectives_of
from raise_kernel.tools.programs.run_program import program_of

original, kinds = lazy.fused, []

def noted(items, inputs, outputs, spent):
    program = original(items, inputs, outputs, spent)
    def run(*values):
        text = fused.lowered(items, inputs, outputs, values).compile().as_text()
        kinds.append(sorted({c.kind for c in collectives_of(text)}))
        results = program(*values)
        assert all(len(r.sharding.device_set) == 4 for r in results)
        return results
    return run

lazy.fused = noted
program_of(["--mesh", "2x2", "--shard", "u=0,1", sys.argv[1]])()
print("collectives", kinds)
"""


# `raise-kernel`, whose processes are forks as well, and that waits for them a second.
SEVERAL = """
import sys
from raise_kernel.tools.programs import run_processes
from raise_kernel.tools.raise_kernel import main

sys.executable, run_processes.GRACE = sys.argv.pop(1), 1
main()
"""


def child(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python(), *command],
        cwd=ROOT,
        env={**os.environ, "JAX_PLATFORMS": "cpu", **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.mark.nightly  # as loops on blocks
def test_loops_that_xla_splits_read_no_old_array() -> None:
    done = child("-c", PARTITIONED, XLA_FLAGS="--xla_force_host_platform_device_count=4")
    assert done.returncode == 0 and "no old array is read" in done.stdout, done.stdout + done.stderr


def test_a_function_of_launches_on_four_devices() -> None:
    done = child("-c", FOUR, XLA_FLAGS="--xla_force_host_platform_device_count=4")
    assert "sharded by annotation" in done.stdout, done.stderr[-3000:]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("program") / "program.py"
    path.write_text(PROGRAM)
    return str(path)


@pytest.fixture(scope="module")
def alone(program: str) -> str:
    """What the program prints on one device."""
    done = child("-m", "raise_kernel", "run", program)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.nightly  # as a C++ program
def test_a_numba_program_unedited_on_four_devices(program: str, alone: str) -> None:
    """The same bits of the field, borders alone exchanged, one sum."""
    split = child("-c", INSIDE, program)
    assert split.returncode == 0, split.stderr[-3000:]
    result, kinds = split.stdout.splitlines()
    assert result == alone.strip()
    assert kinds == "collectives [['collective-permute'], ['all-reduce']]"


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--mesh", "2x2", "--shard", "q=0"], "no launch of the program has a parameter"),
        (["--mesh", "3", "--shard", "u=0"], "do not split into 3 parts"),
        (["--mesh", "2", "--shard", "u=5"], "u has 2 dimensions, the mesh 1"),
    ],
)
def test_bad_options(program: str, options: list[str], message: str) -> None:
    done = child("-m", "raise_kernel", "run", *options, program)
    assert done.returncode == 1 and "RK020" in done.stderr and message in done.stderr, done.stderr
    assert "Traceback" not in done.stderr and done.stderr.count("RK020") == 1, done.stderr


@pytest.mark.parametrize(
    "split",
    [
        ("2", "--mesh", "2", "--shard", "u=0"),
        pytest.param(("4", "--mesh", "2x2", "--shard", "u=0,1"), marks=pytest.mark.nightly),
    ],
    ids=["halves", "quarters"],
)
def test_processes(program: str, alone: str, split: tuple[str, ...]) -> None:
    """Each holds a part; the first one's output is that of the program alone."""
    done = child("-c", SEVERAL, python(), "run", "--processes", *split, program)
    assert done.returncode == 0, done.stderr[-3000:]
    lines = [line for line in done.stdout.splitlines() if not line.startswith("[Gloo]")]
    assert lines == alone.splitlines()


def test_processes_that_fail_do_not_hang(program: str, tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    # What the processes disagree on: one of them has an error before its first launch.
    text = "import os\nassert not os.environ['RAISE_KERNEL_PROCESS'].startswith('1,'), 'differs'\n"
    other.write_text(text + Path(program).read_text())
    split = ["--processes", "2", "--mesh", "2", "--shard", "u=0"]
    done = child("-c", SEVERAL, python(), "run", *split, str(other))
    assert done.returncode == 1
    assert "process 1 of 2 ended with 1" in done.stderr and "differs" in done.stderr, done.stderr


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--processes", "0", "--mesh", "2", "--shard", "u=0"], "a number from 1 to 256"),
        (["--processes", "2"], "--processes goes with --mesh"),
        (["--mesh", "2"], "at least one --shard go together"),
        (["--mesh", "2", "--shard", "u=x"], "dimensions of u, as u=0,1"),
    ],
)
def test_options_that_are_refused_before_the_program_starts(
    options: list[str], message: str
) -> None:
    assert message in refused("raise-kernel", ["run", *options, "program.py"], "RK020")
