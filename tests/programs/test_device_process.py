"""A program and its device process: versions, and what happens when the process dies."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.support.programs import SECONDS, run_program, tool

from raise_kernel.cuda.version import runtime_version

_PROGRAM = r"""
#include <cstdio>
#include <cstdlib>
__global__ void one(int *x) { *x = 1; }
int main(int count, char **words) {
  int *x;
  cudaError_t error = cudaMalloc(&x, 4);
  printf("%s\n", cudaGetErrorName(error));
  fflush(stdout);
  if (count > 1) system(words[1]);
  one<<<1, 1>>>(x);
  printf("%s\n", cudaGetErrorName(cudaGetLastError()));
  printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
}
"""


def test_a_dead_device_process_is_told_once(tmp_path: Path) -> None:
    kill = "kill -9 $(ps -o pid= --ppid $PPID | grep -v $$)"
    done = run_program(_PROGRAM, kill, folder=tmp_path)
    assert done.stdout.split() == ["cudaSuccess", *2 * ["cudaErrorLaunchFailure"]]
    assert done.stderr.count("raise-kernel: the device process was killed by signal 9") == 1


def test_a_program_of_another_version_ends_at_once(tmp_path: Path) -> None:
    source, program = tmp_path / "program.cu", tmp_path / "program"
    source.write_text(_PROGRAM)
    built = tool("c++", str(source), "-o", str(program))
    assert built.returncode == 0, built.stderr
    # The version that the program names, and what one from before there were versions does.
    version = runtime_version().encode()
    binary = program.read_bytes()
    assert binary.count(version) == 1
    for other in (version[::-1], b"\0" * len(version)):
        program.write_bytes(binary.replace(version, other))
        done = subprocess.run([program], capture_output=True, text=True, timeout=SECONDS)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.splitlines() == [
            "raise-kernel: the program is linked with another version of raise-kernel's runtime "
            "library: build it again"
        ]
