"""Two processes that are about to do different things: both refuse, with the same words, and none
waits without end. One pair of processes goes through all cases: starting them takes longest."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.support.fork_server import python

ROOT = Path(__file__).resolve().parents[3]

PROCESS = """
import os, sys, time
import jax
jax.config.update("jax_cpu_collectives_implementation", "gloo")
address, me = sys.argv[1], int(sys.argv[2])
jax.distributed.initialize(address, 2, me)
import numpy as np
from jax import lax
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P
import raise_kernel as rk
from raise_kernel.runtime.sharding import rendezvous
rendezvous._READING = 1

mesh = jax.make_mesh((2,), ("rows",), (AxisType.Auto,))
rows = NamedSharding(mesh, P("rows"))
here = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
jacobi = rk.load("examples/jacobi2d.ll")

def split(n):
    return jax.make_array_from_callback((n, n), rows, lambda index: here[:n, :n][index])

x, y = split(64), split(64)

def launch(n, height=16):
    return jacobi[(n // 16, n // height), (16, height)](split(n), split(n), n)

def simulate(steps, spec=P("rows")):
    step = jacobi[(4, 4), (16, 16)]
    loop = lambda x, y: lax.fori_loop(0, steps, lambda _, s: (step(*s, 64), s[0]), (x, y))
    return rk.shard(mesh, x=spec)(loop)

def meetings():
    return sum(rendezvous._meetings.values())

def refused(case, code, *words):
    try:
        case()
    except rk.Refusal as refusal:
        assert refusal.code == code and all(w in str(refusal) for w in words), refusal
        print(str(refusal).splitlines()[0], flush=True)
    else:
        raise AssertionError(words)

# Where they agree, they meet once for each distinct program.
before = meetings()
for _ in range(3):
    mine = launch(64).addressable_shards[0].data
assert meetings() == before + 1, meetings()
want = jacobi[(4, 4), (16, 16)](here, here, 64)[32 * me : 32 * me + 32]
np.testing.assert_allclose(mine, want, rtol=1e-6)
sharded = simulate(3)
sharded(x, y)
before = meetings()
sharded(x, y)
assert meetings() == before, meetings()
# In a function that is traced, what the host holds is a constant of it.
wanted = [np.asarray(one.addressable_shards[0].data) for one in sharded(x, y)]
for traced in (jax.jit(sharded)(x, y), jax.jit(lambda x: sharded(x, here))(x)):
    for one, want in zip(traced, wanted, strict=True):
        np.testing.assert_array_equal(one.addressable_shards[0].data, want)

# A launch at another shape or with other blocks, another kernel, another function.
refused(lambda: launch(32 + 16 * me), "RK053", "its arguments: ", "float32[32, 32]", "in process 0")
refused(lambda: launch(32, 8 + 8 * me), "RK053", "the launch: ", "(16, 8, 1)] in process 0")
refused(lambda: simulate(4 + me)(x, y), "RK053", "its program: ")
refused(lambda: simulate(6, P(*[None] * me, "rows"))(x, y), "RK053", "what is split: ")
refused(lambda: simulate(7)(x, y) if me else launch(16), "RK053", "process 0 is at the launch")
# Other data, and a process that has failed.
refused(lambda: sharded(here + me, y), "RK053", "data of the host: float32[64, 64] ")
if me:
    rendezvous.leave(mesh.devices.flat, "ValueError: bad luck")
else:
    refused(lambda: launch(16), "RK053", "process 1 has ended: ValueError: bad luck")

# What each refuses by itself.
odd = here[:63, :63]
refused(lambda: sharded(odd, odd), "RK020", "63 elements of dimension 0")

# A process that comes too late learns that the others have refused.
for late in (1, 0):
    rk.config.process_wait = 1
    time.sleep(2 if me == late else 0)
    refused(lambda: simulate(8 + late)(x, y), "RK053", f"process {late} does not come")
print("to the end", flush=True)
rendezvous._client().wait_at_barrier("end", 60_000)
os._exit(0)
"""


def test_two_processes_that_differ() -> None:
    with socket.socket() as free:
        free.bind(("localhost", 0))
        address = f"localhost:{free.getsockname()[1]}"
    both = [
        subprocess.Popen(
            [python(), "-c", PROCESS, address, str(number)],
            cwd=ROOT,
            env={**os.environ, "JAX_PLATFORMS": "cpu", "RAISE_KERNEL_PROCESS_WAIT": "30"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(2)
    ]
    try:
        said = [process.communicate(timeout=150) for process in both]
    finally:
        for process in both:
            process.kill()
    assert all(out.endswith("to the end\n") for out, _ in said), [err[-2000:] for _, err in said]
    first, second = (
        [line for line in out.splitlines() if not line.startswith("[Gloo]")] for out, _ in said
    )
    assert [line for line in first if "has ended" not in line] == second


def test_a_signal_ends_all_processes(tmp_path: Path) -> None:
    """The processes, and those that they have started, end with the command."""
    stand_in, begun = tmp_path / "python", tmp_path / "begun"
    stand_in.write_text(f"#!/bin/sh\nsleep 60 &\necho $$ $! >> {begun}\nwait\n")
    stand_in.chmod(0o755)
    run = (
        "import signal, sys\n"
        "from raise_kernel.tools.programs.run_processes import run_processes\n"
        # In the background of a shell, tests run with SIGINT ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"sys.executable = {str(stand_in)!r}; sys.exit(run_processes('2', []))"
    )
    for number in (signal.SIGTERM, signal.SIGINT):
        begun.unlink(missing_ok=True)
        command = subprocess.Popen([sys.executable, "-c", run], stderr=subprocess.DEVNULL)
        while not begun.exists() or begun.read_text().count("\n") < 2:
            assert command.poll() is None
            time.sleep(0.02)
        command.send_signal(number)
        assert command.wait(10) == 128 + number
        time.sleep(0.1)
        for process in begun.read_text().split():
            stat = Path(f"/proc/{process}/stat")
            assert not stat.exists() or stat.read_text().split()[2] == "Z", process
