"""What devices send each other: each collective with its bytes and the kernel's lines.

The checks run in a child process of four devices: their number is fixed when JAX starts.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from tests.support.fork_server import python

from raise_kernel.runtime.sharding.collectives import bytes_in, collectives_of
from raise_kernel.tools.raise_kernel import run

ROOT = Path(__file__).resolve().parents[3]

FOUR = """
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import PartitionSpec as P
import raise_kernel as rk
from raise_kernel.runtime.sharding.communication import partitioned

mesh = jax.make_mesh((4,), ("i",))

def like(shape, dtype=np.float32):
    return jax.ShapeDtypeStruct(shape, dtype)

def lines(exchange):
    return {int(line.split(":")[1]) for line in exchange.lines}

# A stencil: the borders, for the two reads that cross them (lines 6 and 7 of the file).
jacobi = rk.from_cuda("examples/jacobi2d.cu")[(4, 4), (16, 16)]
args = like((64, 64)), like((64, 64)), 64
found = jacobi.options(update_form="roll").lower(*args).communication(mesh, x=P("i"))
assert found.totals() == {"collective-permute": (2, 512)}, found
assert not found.remarks
for exchange in found.exchanges:
    assert exchange.bytes == 4 * 64 and not exchange.in_loop
    assert lines(exchange) <= {6, 7} and lines(exchange), exchange
    assert all("jacobi2d.cu" in line for line in exchange.lines)

# The other split: reads to the left and right.
found = jacobi.options(update_form="roll").lower(*args).communication(mesh, x=P(None, "i"))
assert found.totals() == {"collective-permute": (2, 512)}, found
assert all(7 in lines(exchange) for exchange in found.exchanges), found

# As an update of a slice the array is put together whole: said, with what avoids it.
found = jacobi.options(update_form="update").lower(*args).communication(mesh, x=P("i"))
assert any(e.kind == "all-gather" and lines(e) == {6} for e in found.exchanges), found
assert any(r.kind == "warning" and 'update_form="roll"' in r.message for r in found.remarks), found

# Reductions, histograms and atomics: a part on each device, and one all-reduce of results.
n = 1 << 12
reductions = "examples/blocks/reductions.ll"
total = rk.load(reductions, "grid_sum")[4, 256].lower(like((n,)), like((1,)), n)
first = total.signature.memories[0].name
assert total.communication(mesh, **{first: P("i")}).totals() == {"all-reduce": (1, 4)}
product = rk.load(reductions, "dot_product")[4, 256].lower(like((n,)), like((n,)), like((1,)), n)
first = product.signature.memories[0].name
assert product.communication(mesh, **{first: P("i")}).totals() == {"all-reduce": (1, 4)}
bins = rk.load("examples/blocks/histogram.ll")[4, 256]
counts = bins.lower(like((n,), np.uint8), like((256,), np.uint32), n)
first = counts.signature.memories[0].name
found = counts.communication(mesh, **{first: P("i")})
assert set(found.totals()) == {"all-reduce"} and len(found.exchanges) == 1, found
assert found.bytes <= 4 * 256 * 4, "no more than the bins of the four blocks"
assert not found.remarks, "as many bytes as the data, which stay where they are"

# What each device holds and computes is the same result.
x = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
y = np.zeros_like(x)
kernel = jacobi.options(update_form="roll").lower(*args)
got = partitioned(kernel, mesh, {"x": P("i")}).run(x, y)
np.testing.assert_allclose(got, jacobi(x, y, 64), rtol=1e-5, atol=1e-6)

# Clamped and periodic neighbours, in rows, columns and across corners: halos alone, and each value.
edges, across = "tests/kernels/language/access/edges.ll", jax.make_mesh((2, 2), ("i", "j"))
field = np.random.default_rng(1).normal(size=(44, 44)).astype(np.float32)
field[0, 0], field[0, 43], field[43, 20], field[21, 22] = np.nan, np.inf, -np.inf, -0.0
splits = (across, P("i", "j")), (mesh, P("i")), (mesh, P(None, "i"))
for number, (name, sizes) in enumerate((
    ("roll_plane", (44, 44, 3, -5)),
    ("wrapped_laplacian", (44,)),
    ("clamped_mean", (44, 44)),
)):
    edge = rk.load(edges, name)[(3, 6), (16, 8)]
    first = edge.lower(like((44, 44)), like((44, 44)), *sizes)
    rolled = edge.options(update_form="roll").lower(like((44, 44)), like((44, 44)), *sizes)
    for where, spec in splits[number : number + 1]:
        parts = partitioned(rolled, where, {first.signature.memories[0].name: spec})
        assert set(parts.communication().totals()) == {"collective-permute"}, (name, spec)
        np.testing.assert_array_equal(parts.run(field, field), edge(field, field, *sizes))

for bad, words in (
    ({"z": P("i")}, "the arrays are x, y"),
    ({"x": P("k")}, "the axes are i"),
    ({"x": P(None, None, "i")}, "2 dimensions, and 3"),
):
    try:
        kernel.communication(mesh, **bad)
    except rk.Refusal as refusal:
        assert refusal.code == "RK020" and words in str(refusal), refusal
    else:
        raise AssertionError(bad)
print("communication is told")
"""


def test_four_devices() -> None:
    flags = {"XLA_FLAGS": "--xla_force_host_platform_device_count=4", "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(
        [python(), "-c", FOUR],
        cwd=ROOT,
        env={**os.environ, **flags},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert "communication is told" in done.stdout, done.stderr[-3000:]


COMMAND = [
    *("examples/jacobi2d.cu", "--grid", "4,4", "--block", "16,16"),
    *("--arg", "x=f32[64,64]", "--arg", "y=f32[64,64]", "--arg", "64"),
]


@pytest.mark.nightly  # as the function on four devices
def test_a_command_reports_and_runs(tmp_path: Path) -> None:
    import numpy as np

    field = np.random.default_rng(0).normal(size=(64, 64)).astype(np.float32)
    np.save(tmp_path / "x.npy", field)
    results = []
    for split in ([], ["--mesh", "2x2", "--shard", "x=0,1"]):
        out = tmp_path / f"y{len(split)}.npy"
        files = [f"--input=x={tmp_path / 'x.npy'}", f"--output=y={out}"]
        done = subprocess.run(
            [python(), "-m", "raise_kernel", *COMMAND, *split, "--run", *files],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr
        results.append((done.stdout, np.load(out)))
    np.testing.assert_allclose(results[1][1], results[0][1], rtol=1e-5, atol=1e-6)
    assert "collective-permute: 4, 512 bytes a chip" in results[1][0]
    assert "x: float32[64,64], on a chip [32, 32]" in results[1][0]
    assert "jacobi2d.cu:7:" in results[1][0]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--mesh", "2x", "--shard", "x=0"], "--mesh 2x: the sizes of its axes"),
        (["--mesh", "0", "--shard", "x=0"], "the sizes of its axes"),
        (["--mesh", "a=2,a=2", "--shard", "x=0"], "the sizes of its axes"),
        (["--mesh", "2"], "--mesh goes with --shard"),
        (["--mesh", "2", "--shard", "x=0", "--target", "tpu:v6e:2x2"], "that are here"),
        (["--mesh", "1", "--shard", "z=0"], "the arrays are x, y"),
        (["--mesh", "1", "--shard", "x=7"], "x has 2 dimensions"),
        (["--mesh", "999999", "--shard", "x=0"], "needs 999999 devices"),
        (["--mesh", "1", "--shard", "x=0", "--run", "--executor", "native"], "one device"),
    ],
)
def test_bad_meshes(options: list[str], message: str, capsys, monkeypatch) -> None:
    # This process has its devices; a command of its own would make those of a CPU.
    monkeypatch.setenv("XLA_FLAGS", "--xla_force_host_platform_device_count=1")
    assert run([*COMMAND, *options]) == 1
    assert message in capsys.readouterr().err


HLO = """HloModule m

FileNames
1 "user.py"
2 "<raise-kernel k 0>"

FunctionNames
1 "main"
2 "k"

FileLocations
1 {file_name_id=1 function_name_id=1 line=3 end_line=3 column=1 end_column=1}
2 {file_name_id=2 function_name_id=2 line=9 end_line=9 column=1 end_column=1}

StackFrames
1 {file_location_id=1 parent_frame_id=1}
2 {file_location_id=2 parent_frame_id=2}

%body (p: f32[8]) -> f32[8] {
  ROOT %r = f32[8]{0} all-reduce(%p), metadata={op_name="jit(k)/while/body/add" stack_frame_id=2}
}

ENTRY %main (x: f32[8]) -> f32[8] {
  %w = f32[8]{0} while(%x), condition=%cond, body=%body
  %s = (f32[4]{0}, f32[32]{0}) all-gather-start(%w), metadata={op_name="jit(k)/slice"}
}
"""


def test_a_compiled_program_is_read() -> None:
    reduced, gathered = collectives_of(HLO)
    assert (reduced.kind, reduced.bytes, reduced.in_loop) == ("all-reduce", 32, True)
    assert [(f.file, f.line) for f in reduced.frames] == [("user.py", 3), ("<raise-kernel k 0>", 9)]
    assert (gathered.kind, gathered.bytes, gathered.in_loop) == ("all-gather", 128, False)
    assert gathered.operation == "slice" and gathered.frames == ()
    assert bytes_in("(bf16[3,5]{1,0}, pred[2]{0})", started=False) == 32
