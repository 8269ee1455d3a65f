"""A program and its device process: versions, and what happens when the process dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.support.fork_server import python
from tests.support.programs import SECONDS, build, output_of, tool

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


# The device process, a child of the program or of the process that waits for it, is the one of a
# test's session that has loaded JAX.
_KILL = """
for process in $(ps -o pid= -s $(ps -o sid= -p $$)); do
  test -d /proc/$process && cat /proc/$process/maps 2>/dev/null | grep -q jaxlib && kill -9 $process
done
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("is_started_first", [True, False])
def test_a_dead_device_process_is_told_once(tmp_path: Path, is_started_first: bool) -> None:
    program = _built(tmp_path)
    words = ["run", str(tmp_path / "program.cu"), "--"] if is_started_first else []
    # Forks of the tests' server are of its session, and have loaded JAX.
    raise_kernel = [sys.executable, "-m", "raise_kernel"]
    command = [*raise_kernel, *words] if is_started_first else [str(program)]
    done = subprocess.run(
        [*command, _KILL],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        start_new_session=True,
    )
    assert done.stdout.split() == ["cudaSuccess", *2 * ["cudaErrorLaunchFailure"]]
    assert done.stderr.count("raise-kernel: the device process was killed by signal 9") == 1


def test_a_program_of_another_version_ends_at_once(tmp_path: Path) -> None:
    program = _built(tmp_path)
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


# Prints which process a device of its own has for a parent; and that children are only its own.
_CHILDREN = r"""
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>
__global__ void one(int *x) { *x = 1; }
static int result() {
  int *x, y = 0;
  cudaMalloc(&x, 4);
  one<<<1, 1>>>(x);
  cudaMemcpy(&y, x, 4, cudaMemcpyDeviceToHost);
  return y;
}
int main(int count, char **words) {
  bool is_first = false, is_named = getenv("RAISE_KERNEL_STARTED_DEVICE") != nullptr;
  for (int i = 1; i < count; ++i) {
    if (!strcmp(words[i], "folder")) if (chdir("/")) return 2;
    if (!strcmp(words[i], "environment")) setenv("NEW", "1", 1);
    if (!strcmp(words[i], "first")) is_first = true;
  }
  int sum = is_first ? result() : 0;
  fflush(stdout);
  for (int i = 0; i < 2; ++i)
    if (fork() == 0) _exit(is_first ? 5 : 4 + result());
  int children = 0, status;
  while (wait(&status) > 0) ++children, sum += WEXITSTATUS(status);
  bool none = errno == ECHILD;
  sum += is_first ? 0 : result();
  printf("%d %d %d %d %d\n", is_named, children, none, sum, waitpid(-1, &status, WNOHANG) == 0);
}
"""


@pytest.mark.sample(2)
@pytest.mark.parametrize("words", [[], ["first"], ["folder"], ["environment"]])
def test_a_device_process_that_is_started_first_is_no_child(
    tmp_path: Path, words: list[str]
) -> None:
    """Programs wait for all of their children, and these may use a device. What changes what a
    device process is started with has a new one, which is a child."""
    source = tmp_path / "program.cu"
    source.write_text(_CHILDREN)
    # The fork server's Python is not the one that runs the command.
    done = subprocess.run(
        [sys.executable, "-m", "raise_kernel", "run", str(source), "--", *words],
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    is_own = words in (["folder"], ["environment"])
    assert output_of(done) == [f"0 2 1 11 {int(is_own)}"], done.stderr


_WAITS = r"""
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>
int main() {
  if (fork() == 0) _exit(5);
  int children = 0, status, *x;
  while (wait(&status) > 0) ++children;
  printf("%d %d %s\n", (int)getpid(), children, cudaGetErrorName(cudaMalloc(&x, 4)));
}
"""
# The first process of a namespace, as in a container.
_FIRST = ("unshare", "--pid", "--fork", "--mount-proc")


@pytest.mark.skipif(
    bool(subprocess.call([*_FIRST, "true"], stderr=subprocess.DEVNULL)), reason="no namespaces"
)
def test_the_first_process_of_a_container_waits_for_its_own_children_alone(tmp_path: Path) -> None:
    """It is the parent of all orphans: a device process that is one would be waited for."""
    source = tmp_path / "program.cu"
    source.write_text(_WAITS)
    command = [*_FIRST, sys.executable, "-m", "raise_kernel", "run", str(source)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    assert output_of(done) == ["1 1 cudaSuccess"], done.stderr


def test_a_program_without_a_request_ends_its_device_process(tmp_path: Path) -> None:
    source = tmp_path / "program.cu"
    source.write_text('#include <cstdio>\nint main() { puts("done"); }\n')
    started = subprocess.Popen(
        [sys.executable, "-m", "raise_kernel", "run", str(source)],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    # Its end holds standard output open, which therefore ends with it.
    assert started.communicate(timeout=SECONDS)[0] == "done\n"
    deadline = time.monotonic() + SECONDS
    while _alive(started.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _alive(started.pid)


_POSTS = r"""
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
#define SAY(call) printf("%s\n", cudaGetErrorName(call))
__global__ void add(int *x, int k) { x[threadIdx.x] += k; }
__global__ void far(int *x, int k) { x[threadIdx.x * k] = 1; }
__global__ void hello() { printf("hello\n"); }
int main(int, char **words) {
  auto is = [=](const char *word) { return !strcmp(words[1], word); };
  auto go = [=] { fclose(fopen(words[2], "w")); };
  int *x, *y, host[4] = {1, 2, 3, 4};
  cudaMalloc(&x, sizeof host);
  cudaMalloc(&y, sizeof host);
  cudaEvent_t event;
  cudaEventCreate(&event);
  cudaFuncAttributes found;
  cudaFuncGetAttributes(&found, add);
  cudaFuncGetAttributes(&found, far);
  cudaFuncGetAttributes(&found, hello);
  // Nothing up to `go` may wait for the device process, which waits for that.
  if (is("right")) {
    cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
    host[0] = 100;
    for (int i = 0; i < 3; ++i) add<<<1, 4>>>(x, 10);
    cudaMemcpy(y, x, sizeof host, cudaMemcpyDeviceToDevice);
    cudaMemset(x, 0, sizeof host);
    cudaEventRecord(event);
    SAY(cudaGetLastError());
    add<<<1, 2000>>>(x, 1);
    SAY(cudaGetLastError());
    add<<<1, 4, 0, (cudaStream_t)0x77>>>(x, 1);
    SAY(cudaGetLastError());
    SAY(cudaGetLastError());
    go();
    SAY(cudaEventSynchronize(event));
    cudaMemcpy(host, y, sizeof host, cudaMemcpyDeviceToHost);
    printf("%d %d\n", host[0], host[3]);
    cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
    printf("%d %d\n", host[0], host[3]);
  } else if (is("fault")) {
    far<<<1, 4>>>(x, 1 << 20);
    hello<<<1, 1>>>();
    SAY(cudaGetLastError());
    go();
    SAY(cudaDeviceSynchronize());
    SAY(cudaMalloc(&y, 4));
    SAY(cudaGetLastError());
  } else if (is("memory")) {
    for (int i = 0; i < 2; ++i) add<<<1, 4>>>(x, 10);
    SAY(cudaGetLastError());
    go();
    SAY(cudaMalloc(&y, 4));
    SAY(cudaDeviceSynchronize());
    SAY(cudaDeviceSynchronize());
    add<<<1, 4>>>(x, 10);
    SAY(cudaDeviceSynchronize());
    SAY(cudaDeviceSynchronize());
    SAY(cudaGetLastError());
  } else if (is("interrupted")) {
    signal(SIGALRM, [](int) { exit(5); });
    add<<<1, 4>>>(x, 10);
    alarm(1);
    cudaDeviceSynchronize();
  } else {
    add<<<1, 4>>>(x, 10);
    hello<<<1, 1>>>();
    if (is("killed")) raise(SIGKILL);
    go();
  }
}
"""
# A device process that does nothing posted before there is a file, and then has no memory for
# kernels where that is asked for.
_WAITING_DEVICE = """
import os, sys, time
from raise_kernel.cuda.device import requests
from raise_kernel.cuda.device.__main__ import main

def answered(self, request, original=requests.Requests.answer):
    deadline = time.monotonic() + 60
    while request.is_posted and not os.path.exists(os.environ["GO"]):
        assert time.monotonic() < deadline, "the program waits"
        time.sleep(0.01)
    if request.operation == "launch" and "NO_MEMORY" in os.environ:
        raise MemoryError("there is none")
    return original(self, request)

requests.Requests.answer = answered
main(sys.argv[3:])
os._exit(0)
"""


@pytest.fixture(scope="module")
def posting(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program, and beside it the Python of a device process that waits."""
    folder = tmp_path_factory.mktemp("posts")
    (folder / "device.py").write_text(_WAITING_DEVICE)
    (folder / "python").write_text(f'#!/bin/sh\nexec {python()} {folder}/device.py "$@"\n')
    (folder / "python").chmod(0o755)
    return build(_POSTS, folder)


def _posted(posting: Path, go: Path, mode: str, **more: str) -> subprocess.Popen[str]:
    named = {"RAISE_KERNEL_PYTHON": str(posting.with_name("python")), "GO": str(go)}
    return subprocess.Popen(
        [posting, mode, go],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **named, **more},
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("mode", "said"),
    [
        (
            "right",
            "Success ErrorInvalidConfiguration ErrorInvalidResourceHandle Success Success "
            "31 34 0 0",
        ),
        # What comes after the fault is not done, as on a GPU.
        ("fault", "Success ErrorIllegalAddress ErrorIllegalAddress ErrorIllegalAddress"),
        (
            "memory",
            "Success Success ErrorMemoryAllocation Success ErrorMemoryAllocation Success "
            "ErrorMemoryAllocation",
        ),
        # What was posted last is waited for, as it may print.
        ("ends", "hello"),
    ],
)
def test_work_is_posted_and_its_errors_come_late(
    posting: Path, tmp_path: Path, mode: str, said: str
) -> None:
    more = {"NO_MEMORY": "1"} if mode == "memory" else {}
    program = _posted(posting, tmp_path / "go", mode, **more)
    output, errors = program.communicate(timeout=SECONDS)
    assert output.replace("cuda", "").split() == said.split(), errors
    assert program.returncode == 0
    assert errors.count("RK022") == (mode == "fault")
    assert errors.count("there is none") == 3 * (mode == "memory")


def test_what_a_killed_program_has_posted_is_not_done(posting: Path, tmp_path: Path) -> None:
    go = tmp_path / "go"
    program = _posted(posting, go, "killed")
    assert program.wait(timeout=SECONDS) == -signal.SIGKILL
    go.touch()
    # The device process, which has it open, ends.
    assert "thread by thread" not in program.communicate(timeout=SECONDS)[1]


def test_a_signal_may_end_a_program_that_waits(posting: Path, tmp_path: Path) -> None:
    program = _posted(posting, tmp_path / "go", "interrupted")
    assert program.wait(timeout=30) == 5
    (tmp_path / "go").touch()
    program.communicate(timeout=SECONDS)


def _alive(session: int) -> list[str]:
    """The processes of a session that have not ended."""
    command = ["ps", "-o", "stat=,args=", "-s", str(session)]
    listed = subprocess.run(command, capture_output=True, text=True)
    return [line for line in listed.stdout.splitlines() if not line.startswith("Z")]


def _built(folder: Path) -> Path:
    """The program, built in the folder."""
    source, program = folder / "program.cu", folder / "program"
    source.write_text(_PROGRAM)
    built = tool("c++", str(source), "-o", str(program))
    assert built.returncode == 0, built.stderr
    return program
