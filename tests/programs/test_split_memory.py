"""C++ programs, unedited, with their device memory split over several devices and processes: the
same output as on one device, borders alone exchanged."""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import pytest
from tests.support.fork_server import python
from tests.support.programs import output_of

_PROGRAM = r"""
#include <cstdio>
#include <cstdlib>
#include <vector>
__device__ int count;
__global__ void step(const double *now, double *next, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y;
  if (i == 0 || i == n - 1 || j == 0 || j >= n - 1) return;
  int k = i * n + j;
  next[k] = now[k] + 0.2 * (now[k - 1] + now[k + 1] + now[k - n] + now[k + n] - 4 * now[k]);
}
__global__ void gather(const float *x, const int *index, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[index[i]];
}
__global__ void bins(const int *index, int *bin, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&bin[index[i] % 16], 1);
}
__global__ void flip(int *bits, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  bits[i] ^= 0x80000000;
  atomicAdd(&count, 1);
}
struct Sum { float *a; const float *b; float factor; };
__global__ void add(Sum sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) sum.a[i] += sum.factor * sum.b[i];
}
__global__ void wait(volatile int *flag, float *y) {  // runs thread by thread
  if (threadIdx.x == 31) { *flag = 1; y[0] += 1; }
  while (*flag == 0) {}
}
static void print(const void *device, size_t size) {
  std::vector<unsigned char> bytes(size);
  cudaMemcpy(bytes.data(), device, size, cudaMemcpyDefault);
  unsigned long hash = 0;
  for (unsigned char byte : bytes) hash = hash * 31 + byte;
  printf("%lx\n", hash);
}
int main(int argc, char **argv) {
  const int n = 36;
  std::vector<double> plate(n * n);
  for (int k = 0; k < n * n; ++k) plate[k] = k * 7919 % 1000 * 0.1;
  double *now, *next;
  cudaMalloc(&now, sizeof(double) * n * n);
  cudaMalloc(&next, sizeof(double) * n * n);
  cudaMemcpy(now, plate.data(), sizeof(double) * n * n, cudaMemcpyHostToDevice);
  cudaMemcpy(next, now, sizeof(double) * n * n, cudaMemcpyDeviceToDevice);
  for (int s = 0; s < 21; ++s) {
    step<<<dim3(1, n), 64>>>(now, next, n);
    std::swap(now, next);
  }
  print(now, sizeof(double) * n * n);
  // A process that is alone in what it does.
  const char *place = std::getenv("RAISE_KERNEL_PROCESS");
  if (argc > 1 && place && *place == '1') argv[1][0] == 'a' ? abort() : exit(3);

  const int m = 500;
  std::vector<float> host(m);
  std::vector<int> index(m);
  for (int i = 0; i < m; ++i) host[i] = i * 0.25f, index[i] = i * 37 % m;
  float *x, *y, *both;
  int *indices, *bin, *flag;
  cudaMalloc(&x, 4 * m), cudaMalloc(&y, 4 * m), cudaMalloc(&indices, 4 * m);
  cudaMalloc(&bin, 64), cudaMalloc(&flag, 4), cudaMallocManaged(&both, 4 * m);
  cudaMemcpy(x, host.data(), 4 * m, cudaMemcpyHostToDevice);
  cudaMemcpy(indices, index.data(), 4 * m, cudaMemcpyHostToDevice);
  for (int i = 0; i < m; ++i) both[i] = i;
  gather<<<4, 128>>>(x, indices, y, m);
  flip<<<4, 128>>>((int *)y, m);
  add<<<4, 128>>>(Sum{y, x, 2}, m);
  add<<<4, 128>>>(Sum{both, y, 3}, m);
  cudaDeviceSynchronize();
  both[3] += 1;
  flip<<<2, 128>>>((int *)both + 100, 250);
  cudaDeviceSynchronize();
  wait<<<1, 32>>>(flag, y);
  cudaMemcpy(x + 10, y + 20, 400, cudaMemcpyDeviceToDevice);
  cudaMemcpy(x + 300, host.data(), 16, cudaMemcpyHostToDevice);
  add<<<4, 128>>>(Sum{x, y, 0.5f}, m);
  print(x, 4 * m), print(y, 4 * m), print(both, 4 * m);
  bins<<<4, 128>>>(indices, bin, m);
  print(bin, 64);
  int counted;
  cudaMemcpyFromSymbol(&counted, count, 4);
  printf("%d %s\n", counted, cudaGetErrorName(cudaGetLastError()));
}
"""

# The device process, which also prints what devices send each other in each recorded run.
_DEVICE = """
import os, sys
from raise_kernel.runtime.device.recorded import fused, lazy
from raise_kernel.runtime.sharding.collectives import collectives_of

original = lazy.fused

def noted(items, inputs, outputs, spent):
    program = original(items, inputs, outputs, spent)
    def run(*values):
        text = fused.lowered(items, inputs, outputs, values).compile().as_text()
        steps = [s for item in items for s in getattr(item, "steps", (item,))]
        names = sorted({step.lowered.info.name for step in steps})
        results = program(*values)
        places = {len(r.sharding.device_set) for r in results}
        kinds = sorted({c.kind for c in collectives_of(text)})
        print(*names, places, *kinds, file=sys.stderr, flush=True)
        return results
    return run

lazy.fused = noted
from raise_kernel.cuda.device.__main__ import main
main(sys.argv[3:])
os._exit(0)
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("split") / "program.cu"
    path.write_text(_PROGRAM)
    return path


def run(*words: str, device: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python(), "-m", "raise_kernel", "run", "--quiet", *words],
        env={**os.environ, "RAISE_KERNEL_PYTHON": device or python(), **environment},
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_a_program_unedited_on_four_devices(program: Path, tmp_path: Path) -> None:
    """The same bits; a stencil on flat memory sends its borders, and a gather is told of."""
    noting = tmp_path / "device.py"
    noting.write_text(_DEVICE)
    device = tmp_path / "python"
    device.write_text(f'#!/bin/sh\nexec {python()} {noting} "$@"\n')
    device.chmod(0o755)
    alone = run(str(program))
    split = run(
        *("--mesh", "i=4", "--shard", "now=i", "--shard", "x=i", str(program)), device=str(device)
    )
    assert output_of(split) == output_of(alone)
    assert alone.stdout.endswith("750 cudaSuccess\n")
    assert "_Z4stepPKdPdi {4} collective-permute\n" in split.stderr
    assert "_Z4binsPKiPii {4} all-reduce\n" in split.stderr
    told = [line for line in split.stderr.splitlines() if "put together whole" in line]
    assert len(told) == 1 and "program.cu:14" in told[0] and "x, index, y" in told[0], split.stderr


@pytest.mark.nightly
def test_processes(program: Path) -> None:
    alone = run(str(program))
    split = run(
        "--processes", "2", "--mesh", "2", "--shard", "now=0", "--shard", "x=0", str(program)
    )
    lines = [line for line in output_of(split) if not line.startswith("[Gloo]")]
    assert lines == output_of(alone)


@pytest.mark.nightly  # as four devices, with other variables
def test_processes_that_slurm_has_started(program: Path) -> None:
    """Each is told its place by the environment. Both print."""
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    words = ["--processes", "auto", "--mesh", "2", "--shard", "now=0", str(program)]
    slurm = {
        "SLURM_JOB_ID": "7",
        "SLURM_STEP_NODELIST": "localhost",
        "SLURM_NTASKS": "2",
        "JAX_COORDINATOR_PORT": str(port),
        "RAISE_KERNEL_PYTHON": python(),
    }
    both = [
        subprocess.Popen(
            [python(), "-m", "raise_kernel", "run", "--quiet", *words],
            env={**os.environ, **slurm, "SLURM_PROCID": number, "SLURM_LOCALID": number},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in "01"
    ]
    try:
        said = [process.communicate(timeout=300) for process in both]
    finally:
        for process in both:
            process.kill()
    alone = output_of(run(str(program)))
    for output, errors in said:
        lines = [line for line in output.splitlines() if not line.startswith("[Gloo]")]
        assert lines == alone, errors


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("abort", "process 1 has ended: the program has ended before its end"),
        pytest.param("exit", "process 1 at the end: of the program", marks=pytest.mark.nightly),
    ],
)
def test_a_process_that_ends_alone_ends_the_others(program: Path, how: str, message: str) -> None:
    words = ["--processes", "2", "--mesh", "2", "--shard", "now=0", str(program), "--", how]
    done = run(*words)
    assert done.returncode == 1
    assert "RK053" in done.stderr and message in done.stderr, done.stderr


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--mesh", "4", "--shard", "q=0"], "--shard q: no launch of the program has a parameter"),
        (["--mesh", "5", "--shard", "now=0"], "1296 elements of dimension 0 do not split into 5"),
        (["--mesh", "2x2", "--shard", "now=0,1"], "now has 1 dimensions, the mesh 2"),
        (["--mesh", "i=2", "--shard", "now=j"], "an axis of the mesh, of i"),
        (["--processes", "3", "--mesh", "1", "--shard", "now=0"], "of the processes 1, 2"),
        (["--processes", "auto", "--mesh", "2", "--shard", "now=0"], "names no cluster"),
        (["--mesh", "2"], "one --mesh and at least one --shard go together"),
    ],
)
def test_bad_options_end_the_program(program: Path, options: list[str], message: str) -> None:
    done = run(*options, str(program))
    assert done.returncode == 1
    assert done.stderr.count("RK020") == 1 and message in done.stderr, done.stderr
