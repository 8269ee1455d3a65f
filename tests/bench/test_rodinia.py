"""The tables of Rodinia's kernels: launches that are recorded, made again, and timed."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import numpy as np
import pytest
from bench import baseline, tree
from bench.check import compare
from bench.document import replaced
from bench.profile import median_span
from bench.rodinia import recorded_peers, regions
from bench.rodinia.applications import APPLICATIONS
from bench.rodinia.record import PAGE, Record
from bench.rodinia.record import main as main_of_records
from bench.rodinia.recorded_peers import RaisedLaunch, RecordedRunner, workload_of
from bench.rodinia.recording import Kernel, command, told
from bench.rodinia.rows import KernelRow
from bench.rodinia.sizes import DEFAULTS, at_its_own_size
from bench.rodinia.snapshots import Snapshot, name_of
from tests.support.programs import tool

from raise_kernel.runtime.device.launch import by_threads

ROOT = Path(__file__).parents[2]
COUNT = 64
PROGRAM = """
struct Output { float *to; int count; };
__constant__ float factor;
__global__ void scaled(Output out, const float *in, float offset) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < out.count) out.to[i] = factor * in[i] + offset;
}
int main() {
  float host[80], three = 3, *in, *out;
  for (int i = 0; i < 80; ++i) host[i] = i;
  cudaMalloc(&in, sizeof host);
  cudaMalloc(&out, sizeof host);
  cudaMemcpy(in, host, sizeof host, cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(factor, &three, sizeof three);
  for (int step = 0; step < 5; ++step)
    scaled<<<2, 32>>>(Output{out + 8, 64}, in + step, 0.5f);
  cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
  return host[8 + 10] == 3 * 14 + 0.5f ? 0 : 1;
}
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("program")
    (folder / "scaled.cu").write_text(PROGRAM)
    built = tool("c++", "scaled.cu", "-o", "scaled", cwd=folder)
    assert built.returncode == 0, built.stderr
    return folder / "scaled"


def run_recorded(program: Path, mode: str) -> tuple[Path, dict[str, Any]]:
    """What the device of one run has told."""
    folder = program.parent / mode
    script = command(mode, folder)
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "RAISE_KERNEL_PYTHON": str(script), "PYTHONPATH": path}
    done = subprocess.run([str(program)], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    end = time.monotonic() + 20
    while not told(folder)["ended"] and time.monotonic() < end:
        time.sleep(0.05)
    return folder, told(folder)


@pytest.fixture(scope="module")
def snapshot(program: Path) -> Snapshot:
    folder, found = run_recorded(program, "snapshots")
    (kernel,) = found["kernels"]
    assert kernel["launches"] == 5
    return Snapshot.read(folder / "0.pickle")


def test_the_fourth_of_five_equal_launches_is_recorded_with_its_data(snapshot: Snapshot) -> None:
    assert [pointer.inside for pointer in snapshot.pointers] == [32, 12]
    (output, values) = (memory.array for memory in snapshot.memory.values())
    assert values.tolist() == list(range(80))
    assert output[8] == 3 * 2 + 0.5  # of the third one
    assert [memory.array.item() for memory in snapshot.variables.values()] == [3.0]


def test_the_launch_gives_again_what_the_reference_executor_gives(snapshot: Snapshot) -> None:
    program, values, _ = snapshot.restored()
    reference = by_threads(program, snapshot.launch, values)
    memory = reference.memory()
    reference.execute(memory, None)
    with jax.enable_x64(True):
        raised = RaisedLaunch(snapshot)
        workload = workload_of("scaled", snapshot, raised)
        runner = raised.prepare(workload, {}, raised.state())
        runner.run(1)
        (found,) = runner.outputs().values()
    assert found.tobytes() == memory.buffers[0].tobytes()
    assert found[8 + 10] == 3 * 13 + 0.5


def test_the_seconds_of_all_launches_are_told(program: Path) -> None:
    _, found = run_recorded(program, "seconds")
    assert 0 < found["seconds"] < 10
    assert found["kernels"][0]["launches"] == 5


@pytest.mark.parametrize(
    ("sizes", "met"),
    [
        ([4, 4, 4, 4, 4], [1, 1, 0, 1, 0]),
        ([4, 2, 8, 9, 1, 8], [1, 0, 1, 1, 0, 0]),
    ],
)
def test_a_launch_past_the_middle_of_the_largest_stands_for_a_kernel(
    sizes: list[int], met: list[int]
) -> None:
    kernel = Kernel("k", "k()")
    assert [int(kernel.is_met(size)) for size in sizes] == met


class _Array:
    """As much of a CuPy array as a runner uses, in memory of the host."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array.copy()
        self.data = SimpleNamespace(ptr=self.array.ctypes.data)

    def copy(self) -> _Array:
        return _Array(self.array)


def _copyto(to: _Array, source: _Array) -> None:
    to.array[...] = source.array


@dataclass
class _Driver:
    """Runs `scaled` on the host at the addresses that it is passed."""

    factor: np.ndarray

    def call(self, function: str, *arguments: Any) -> None:
        getattr(self, function)(*arguments)

    def cuModuleLoad(self, module: Any, path: bytes) -> None: ...

    def cuModuleGetFunction(self, function: Any, module: Any, name: bytes) -> None:
        assert name == b"_Z6scaled6OutputPKff"

    def cuModuleGetGlobal_v2(self, address: Any, size: Any, module: Any, name: bytes) -> None:
        address._obj.value, size._obj.value = self.factor.ctypes.data, 4
        assert name == b"factor"

    def cuMemcpyHtoD_v2(self, to: Any, source: Any, size: Any) -> None:
        ctypes.memmove(to, source, size.value)

    def cuLaunchKernel(self, function: Any, *rest: Any) -> None:
        *sizes, _, _, parameters, extra = rest
        assert [size.value for size in sizes] == [2, 1, 1, 32, 1, 1] and extra is None
        output, count = (
            ctypes.string_at(parameters[0], 16)[part] for part in (slice(8), slice(8, 12))
        )
        size = int.from_bytes(count, "little")
        to = _floats(int.from_bytes(output, "little"), size)
        values = _floats(int.from_bytes(ctypes.string_at(parameters[1], 8), "little"), size)
        to[:] = self.factor * values + _floats(parameters[2], 1)


def _floats(address: int, count: int) -> np.ndarray:
    return np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(ctypes.c_float)), (count,))


def test_nvcc_s_kernel_gets_the_same_bytes_but_for_addresses(
    snapshot: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver and CuPy are not here: stand-ins run the kernel at the addresses of its launch."""
    cupy = SimpleNamespace(
        asarray=_Array,
        asnumpy=lambda array: array.array,
        copyto=_copyto,
        zeros=lambda count: None,
        cuda=SimpleNamespace(
            Device=lambda *_: SimpleNamespace(use=lambda: None, synchronize=lambda: None),
            get_current_stream=lambda: SimpleNamespace(ptr=0),
        ),
    )
    driver = _Driver(np.zeros(1, np.float32))
    monkeypatch.setattr("bench.peers.native.cupy", lambda: cupy)
    monkeypatch.setattr(recorded_peers, "cupy", lambda: cupy)
    monkeypatch.setattr(recorded_peers, "driver", lambda: driver)
    with jax.enable_x64(True):
        raised = RaisedLaunch(snapshot)
        workload = workload_of("scaled", snapshot, raised)
        state = raised.state()
        runner = raised.prepare(workload, {}, state)
        runner.run(1)
    launches = workload.program()
    other = RecordedRunner(workload, launches, state, snapshot, [Path("scaled.cubin")])
    other.reset(3)
    other.run(3)
    compare(workload, "raised", runner.outputs(), "cuda", other.outputs())
    name = name_of(snapshot.pointers[0].address)
    assert workload.outputs == (name,)
    found = [copy[name].array[8] for copy in other._copies]
    assert found == [3 * 3 + 0.5] * 3


def test_the_span_of_a_run_is_from_its_first_kernel_to_the_end_of_its_last() -> None:
    def event(start: float, duration: float) -> SimpleNamespace:
        return SimpleNamespace(start_ns=start, duration_ns=duration)

    events = [event(start + at, 20) for start in (0, 1000, 3000) for at in (0, 50)]
    line = SimpleNamespace(name="Stream #7", events=events)
    operations = SimpleNamespace(name="XLA Ops", events=[event(0, 9e9)])
    plane = SimpleNamespace(name="/device:GPU:0", lines=[operations, line])
    host = SimpleNamespace(name="/host:CPU", lines=[line])
    data: Any = SimpleNamespace(planes=[host, plane])
    assert median_span(data, 3) == pytest.approx(70e-9)
    assert median_span(data, 4) is None  # runs that differ


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not here")
def test_parallel_regions_are_timed_and_what_is_between_them_is_not(tmp_path: Path) -> None:
    (tmp_path / "regions.c").write_text(regions.SOURCE)
    (tmp_path / "program.c").write_text(
        """
        #include <unistd.h>
        int main() {
        #pragma omp parallel for
          for (int i = 0; i < 2; ++i) usleep(50000);
          usleep(400000);
        #pragma omp parallel for schedule(dynamic, 1)
          for (int i = 0; i < 2; ++i) usleep(50000);
        }
        """
    )
    gcc = ["gcc", "-O1", "-fopenmp"]
    library = [*gcc, "-shared", "-fPIC", "regions.c", "-o", "regions.so", "-ldl"]
    subprocess.run(library, cwd=tmp_path, check=True)
    subprocess.run([*gcc, "program.c", "-o", "program"], cwd=tmp_path, check=True)
    environment = {**os.environ, "LD_PRELOAD": str(tmp_path / "regions.so"), "OMP_NUM_THREADS": "2"}
    done = subprocess.run(
        [str(tmp_path / "program")], env=environment, capture_output=True, text=True, check=True
    )
    assert "parallel regions: 2," in done.stderr
    seconds = regions.seconds_told(done.stderr)
    assert seconds is not None and 0.1 <= seconds < 0.4
    assert regions.seconds_told("parallel regions: 0, 0.000000000 s\n") is None


def test_the_suite_s_own_sizes_are_of_applications_that_there_are() -> None:
    applications = {application.name: application for application in APPLICATIONS}
    for name, size in DEFAULTS.items():
        own = at_its_own_size(applications[name])
        assert own.cuda.arguments == size.cuda != applications[name].cuda.arguments
        assert (own.openmp is None) == (not size.openmp), name
        assert set(size.inputs) <= set(own.inputs)


def test_the_device_script_starts_this_python(tmp_path: Path) -> None:
    text = command("seconds", tmp_path).read_text()
    assert sys.executable in text and str(tmp_path) in text


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(baseline, "RESULTS", tmp_path / "results")
    page = tmp_path / "page.md"
    page.write_text("Before.\n\n<!-- bench rodinia-gpu -->\n<!-- end of bench rodinia-gpu -->\n")
    return page


def _record(rows: list[KernelRow]) -> Record:
    return Record("gpu", {"device": "Some GPU"}, {"jax": "1"}, rows, "today", files=tree.files())


def test_a_run_is_committed_and_its_table_put_into_the_page(tmp_path: Path, page: Path) -> None:
    fast = KernelRow("bfs", "void Kernel(int*)", 11, (2,), (64,), "native", 2e-6, 3e-6, by="table")
    refused = KernelRow("kmeans", "", 0, why="over 9 s")
    record, path = _record([fast, refused]), tmp_path / "run.json"
    record.write(path)
    assert main_of_records([str(path), "--page", str(page)]) == 0
    text = page.read_text()
    assert (
        text.startswith("Before.") and f"today, commit `{tree.commit()}`: device Some GPU" in text
    )
    assert "| bfs | Kernel | 11 | 2 | 3 | 1.50 | native | table |  |" in text
    assert "| kmeans |  |  |  |  |  |  |  | over 9 s |" in text
    assert "The geometric mean of 1 ratios is 1.50, the least 1.50; 0 are below one." in text
    committed = Record.read(tmp_path / "results" / "rodinia" / "some-gpu.json")
    assert committed.commit == tree.commit()
    assert [row.why for row in committed.rows] == ["", "over 9 s"]


def test_a_run_of_other_code_changes_nothing(tmp_path: Path, page: Path) -> None:
    record, path, before = _record([]), tmp_path / "run.json", page.read_text()
    record.files["passes/gone.py"] = "0123456789 10"
    record.write(path)
    assert main_of_records([str(path), "--page", str(page)]) == 1
    assert page.read_text() == before and not (tmp_path / "results").exists()


def test_the_page_has_a_place_for_each_device() -> None:
    text = PAGE.read_text()
    for device in ("cpu", "gpu"):
        assert replaced(text, f"rodinia-{device}", "A table.").count("A table.") == 1
