"""cuBLAS and cuFFT in whole programs, compared with NumPy: one program makes all the calls."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest
from tests.support.programs import output_of, run_program

# Memory that a formula fills, in the program and here; a line for each array that a call changed.
_PROGRAM = r"""
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "cublas_v2.h"
#include "cuda_fp16.h"
#include "cufft.h"
#include "rk_capture.h"

static void check(int status, int line) {
  if (status != 0) std::printf("! line %d: %d\n", line, status), std::exit(1);
}
#define CHECK(call) check((int)(call), __LINE__)

static double number(int i, int seed) { return ((i * 7 + seed * 13) % 23 - 11) / 8.0; }
static void fill(float &x, int i, int seed) { x = (float)number(i, seed); }
static void fill(__half &x, int i, int seed) { x = __float2half((float)number(i, seed)); }
static void fill(double &x, int i, int seed) { x = number(i, seed); }
static void fill(cuDoubleComplex &x, int i, int seed) {
  x = make_cuDoubleComplex(number(2 * i, seed), number(2 * i + 1, seed));
}
static void show(double x) { std::printf(" %.17g", x); }
static void show(__half x) { show((double)__half2float(x)); }
static void show(cuDoubleComplex x) { show(x.x), show(x.y); }

template <typename T>
struct Memory {
  T *at;
  int n;
  Memory(int n, int seed) : n(n) {
    std::vector<T> x(n);
    for (int i = 0; i < n; ++i) fill(x[i], i, seed);
    CHECK(cudaMalloc((void **)&at, n * sizeof(T)));
    CHECK(cublasSetVector(n, sizeof(T), x.data(), 1, at, 1));
  }
  ~Memory() { CHECK(cudaFree(at)); }
  void print(const char *name) const {
    std::vector<T> x(n);
    CHECK(cublasGetVector(n, sizeof(T), at, 1, x.data(), 1));
    std::printf("%s", name);
    for (const T &one : x) show(one);
    std::printf("\n");
  }
};

static void vectors(cublasHandle_t h) {
  Memory<float> x(40, 1), y(40, 2);
  float two = 2, found;
  int index;
  CHECK(cublasSaxpy(h, 7, &two, x.at + 3, 2, y.at, -3));
  y.print("axpy");
  CHECK(cublasSdot(h, 9, x.at, 2, y.at + 1, 3, &found));
  std::printf("dot %.9g\n", found);
  CHECK(cublasIsamax(h, 11, x.at, 2, &index));
  std::printf("amax %d\n", index);
  CHECK(cublasDotEx(h, 9, x.at, CUDA_R_32F, 2, y.at, CUDA_R_32F, 1, &found, CUDA_R_32F,
                    CUDA_R_32F));
  std::printf("dotex %.9g\n", found);
  int refused = cublasDotEx(h, 9, x.at, CUDA_R_32F, 2, y.at, CUDA_R_64F, 1, &found, CUDA_R_32F,
                            CUDA_R_32F);
  std::printf("refused %d\n", refused);
  // The norm stays on the device, where the next call takes it.
  Memory<double> v(20, 3), norm(1, 0);
  CHECK(cublasSetPointerMode(h, CUBLAS_POINTER_MODE_DEVICE));
  CHECK(cublasDnrm2(h, 20, v.at, 1, norm.at));
  CHECK(cublasDscal(h, 5, norm.at, v.at, 4));
  CHECK(cublasSetPointerMode(h, CUBLAS_POINTER_MODE_HOST));
  v.print("scal");
}

static void matrices(cublasHandle_t h) {
  Memory<__half> p(20, 1), q(20, 2), r(16, 3);
  __half half = __float2half(0.5f), one = __float2half(1.0f);
  CHECK(cublasHgemm(h, CUBLAS_OP_N, CUBLAS_OP_T, 4, 4, 5, &half, p.at, 4, q.at, 4, &one, r.at, 4));
  r.print("hgemm");
  Memory<float> a(81, 3), b(81, 4), c(81, 5), e(200, 6);
  float alpha = 1.5f, beta = -0.25f, zero = 0;
  CHECK(cublasSgemm(h, CUBLAS_OP_T, CUBLAS_OP_N, 4, 3, 5, &alpha, a.at, 7, b.at + 1, 6, &beta,
                    c.at + 2, 9));
  c.print("gemm");
  CHECK(cublasSgemv(h, CUBLAS_OP_T, 5, 3, &alpha, a.at, 7, b.at, 2, &zero, c.at, -2));
  c.print("gemv");
  CHECK(cublasStrsm(h, CUBLAS_SIDE_RIGHT, CUBLAS_FILL_MODE_UPPER, CUBLAS_OP_T, CUBLAS_DIAG_UNIT, 3,
                    4, &alpha, a.at, 5, c.at, 6));
  c.print("trsm");
  CHECK(cublasSgemmStridedBatched(h, CUBLAS_OP_N, CUBLAS_OP_T, 2, 3, 4, &alpha, a.at, 3, 11, b.at,
                                  4, 0, &beta, e.at, 3, 8, 3));
  e.print("strided");
  Memory<float> g(200, 6);
  float *all[] = {a.at, a.at + 11, a.at + 22, b.at, b.at, b.at, g.at, g.at + 8, g.at + 16}, **there;
  CHECK(cudaMalloc((void **)&there, sizeof all));
  CHECK(cudaMemcpy(there, all, sizeof all, cudaMemcpyHostToDevice));
  CHECK(cublasSgemmBatched(h, CUBLAS_OP_N, CUBLAS_OP_T, 2, 3, 4, &alpha, there, 3, there + 3, 4,
                           &beta, there + 6, 3, 3));
  g.print("addressed");
  CHECK(cublasSgeam(h, CUBLAS_OP_T, CUBLAS_OP_N, 3, 4, &alpha, a.at, 5, &zero, nullptr, 4, c.at,
                    7));
  c.print("geam");
}

static void complex(cublasHandle_t h) {
  Memory<cuDoubleComplex> a(81, 3), b(81, 4), c(81, 5);
  cuDoubleComplex alpha = make_cuDoubleComplex(1.5, -0.5);
  double real = 0.5;
  cuDoubleComplex *all[3] = {a.at + 3, b.at, c.at + 40}, **there;
  CHECK(cudaMalloc((void **)&there, sizeof all));
  CHECK(cudaMemcpy(there, all, sizeof all, cudaMemcpyHostToDevice));
  CHECK(cublasZgemmBatched(h, CUBLAS_OP_C, CUBLAS_OP_N, 3, 4, 5, &alpha, there, 6, there + 1, 7,
                           &alpha, there + 2, 5, 1));
  c.print("batched");
  CHECK(cublasZherk(h, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_C, 4, 3, &real, a.at, 5, &real, c.at, 6));
  c.print("herk");
}

static void transforms() {
  cufftHandle plan;
  Memory<cuDoubleComplex> x(60, 1), f(40, 2);
  int n[] = {6}, rows[] = {6};
  CHECK(cufftPlanMany(&plan, 1, n, rows, 2, 15, rows, 1, 7, CUFFT_Z2Z, 4));
  CHECK(cufftExecZ2Z(plan, x.at, f.at, CUFFT_INVERSE));
  f.print("fft");
  Memory<double> r(60, 3);
  CHECK(cufftPlan2d(&plan, 5, 6, CUFFT_D2Z));
  CHECK(cufftExecD2Z(plan, r.at, (cufftDoubleComplex *)r.at));
  r.print("in place");
  CHECK(cufftPlan2d(&plan, 5, 6, CUFFT_Z2D));
  CHECK(cufftExecZ2D(plan, f.at, r.at));
  r.print("to real");
  long long wide[] = {2, 3}, held[] = {2, 4};
  size_t work = 1;
  CHECK(cufftCreate(&plan));
  printf("%d\n", cufftExecZ2Z(plan, x.at, f.at, CUFFT_FORWARD));
  CHECK(cufftMakePlanMany64(plan, 2, wide, held, 1, 9, held, 2, 20, CUFFT_Z2Z, 2, &work));
  printf("%d %d\n", (int)work, cufftMakePlan1d(plan, 6, CUFFT_Z2Z, 1, &work));
  CHECK(cufftExecZ2Z(plan, x.at, f.at, CUFFT_FORWARD));
  f.print("made");
  CHECK(cufftCreate(&plan));
  CHECK(cufftMakePlan3d(plan, 2, 3, 5, CUFFT_Z2Z, nullptr));
  CHECK(cufftExecZ2Z(plan, x.at, f.at, CUFFT_INVERSE));
  f.print("three axes");
}

static void captured(cublasHandle_t h) {
  Memory<float> a(9, 1), x(3, 2), y(3, 3);
  float one = 1, half = 0.5f;
  cudaStream_t stream;
  cudaGraph_t graph;
  cudaGraphExec_t ready;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cublasSetStream(h, stream));
  CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  CHECK(cublasSgemv(h, CUBLAS_OP_N, 3, 3, &half, a.at, 3, x.at, 1, &one, y.at, 1));
  CHECK(cublasSswap(h, 3, x.at, 1, y.at, 1));
  CHECK(cudaStreamEndCapture(stream, &graph));
  y.print("kept");
  CHECK(cudaGraphInstantiate(&ready, graph, 0));
  CHECK(rk_capture_begin("part.py"));
  for (int i = 0; i < 3; ++i) CHECK(cudaGraphLaunch(ready, stream));
  CHECK(rk_capture_end());
  y.print("three times");
}

int main() {
  cublasHandle_t h;
  CHECK(cublasCreate(&h));
  vectors(h);
  matrices(h);
  complex(h);
  transforms();
  captured(h);
  float one = 1, *x;
  CHECK(cudaMalloc((void **)&x, 40));
  std::printf("%s\n", cublasGetStatusName(cublasSscal(nullptr, 1, &one, x, 1)));
  std::printf("%s\n", cublasGetStatusName(cublasSgemm(h, CUBLAS_OP_N, CUBLAS_OP_N, 3, 3, 3, &one, x,
                                                      2, x, 3, &one, x, 3)));
  int one_word = 1;
  std::printf("%s\n", cublasGetStatusName(cublasSetVector(1, 4, &one_word, 1, x + 10, 1)));
  std::printf("%s\n", cudaGetErrorName(cudaGetLastError()));
  std::printf("%s\n", cublasGetStatusString(cublasSscal(h, 11, &one, x, 1)));
  return 0;
}
"""


def _numbers(count: int, seed: int) -> np.ndarray:
    return ((np.arange(count) * 7 + seed * 13) % 23 - 11) / 8.0


def _complex(count: int, seed: int) -> np.ndarray:
    return _numbers(2 * count, seed).view(np.complex128)


def _vector(start: int, count: int, step: int) -> np.ndarray:
    places = start + np.arange(count) * step
    return places if step > 0 else places - (count - 1) * step


def _matrix(start: int, rows: int, columns: int, step: int) -> np.ndarray:
    return start + np.arange(rows)[:, None] + np.arange(columns) * step


def _vectors() -> dict[str, np.ndarray]:
    x, y, v = _numbers(40, 1), _numbers(40, 2), _numbers(20, 3)
    y[_vector(0, 7, -3)] += 2 * x[_vector(3, 7, 2)]
    v[_vector(0, 5, 4)] *= np.linalg.norm(v)
    dot = x[_vector(0, 9, 2)] @ y[_vector(1, 9, 3)]
    largest = np.argmax(np.abs(x[_vector(0, 11, 2)])) + 1
    pair = x[_vector(0, 9, 2)] @ y[:9]
    numbers = {"dot": dot, "amax": float(largest), "dotex": pair, "refused": 15.0}
    return {"axpy": y, **{n: np.array([one]) for n, one in numbers.items()}, "scal": v}


def _matrices() -> dict[str, np.ndarray]:
    a, b, c, e = (_numbers(n, s) for n, s in ((81, 3), (81, 4), (81, 5), (200, 6)))
    p, q, r = (_numbers(n, s) for n, s in ((20, 1), (20, 2), (16, 3)))
    half = 0.5 * p.reshape(5, 4).T @ q.reshape(5, 4) + r.reshape(4, 4).T
    found = {"hgemm": half.T.ravel().astype(np.float16).astype(float)}
    at = _matrix(2, 4, 3, 9)
    c[at] = 1.5 * a[_matrix(0, 5, 4, 7)].T @ b[_matrix(1, 5, 3, 6)] - 0.25 * c[at]
    found["gemm"] = c.copy()
    c[_vector(0, 3, -2)] = 1.5 * a[_matrix(0, 5, 3, 7)].T @ b[_vector(0, 5, 2)]
    found["gemv"] = c.copy()
    unit = np.triu(a[_matrix(0, 4, 4, 5)], 1) + np.eye(4)
    at = _matrix(0, 3, 4, 6)
    c[at] = np.linalg.solve(unit, 1.5 * c[at].T).T
    found["trsm"] = c.copy()
    for number in range(3):
        at = _matrix(8 * number, 2, 3, 3)
        product = a[_matrix(11 * number, 2, 4, 3)] @ b[_matrix(0, 3, 4, 4)].T
        e[at] = 1.5 * product - 0.25 * e[at]
    found["strided"] = found["addressed"] = e
    c[_matrix(0, 3, 4, 7)] = 1.5 * a[_matrix(0, 4, 3, 5)].T
    return {**found, "geam": c}


def _complex_matrices() -> dict[str, np.ndarray]:
    a, b, c = (_complex(81, seed) for seed in (3, 4, 5))
    alpha, at = 1.5 - 0.5j, _matrix(40, 3, 4, 5)
    c[at] = alpha * a[_matrix(3, 5, 3, 6)].conj().T @ b[_matrix(0, 5, 4, 7)] + alpha * c[at]
    found = {"batched": c.copy()}
    at, tall = _matrix(0, 4, 4, 6), a[_matrix(0, 3, 4, 5)]
    new = 0.5 * tall.conj().T @ tall + 0.5 * c[at]
    np.fill_diagonal(new, new.diagonal().real)
    c[at] = np.where(np.tri(4, dtype=bool), new, c[at])
    return {**found, "herk": c}


def _transforms() -> dict[str, np.ndarray]:
    x, f, r = _complex(60, 1), _complex(40, 2), _numbers(60, 3)
    for number in range(4):
        f[_vector(7 * number, 6, 1)] = 6 * np.fft.ifft(x[_vector(15 * number, 6, 2)])
    rows = r.reshape(-1)[:40].reshape(5, 8)
    changed = r.copy()
    changed[:40] = np.fft.rfft2(rows[:, :6]).view(np.float64).reshape(-1)
    real = changed.copy()
    real[:30] = 30 * np.fft.irfft2(f[:20].reshape(5, 4), s=(5, 6)).reshape(-1)
    made = f.copy()
    for number in range(2):
        rows = x[9 * number :][:8].reshape(2, 4)[:, :3]
        made[20 * number :][:16].reshape(2, 4, 2)[:, :3, 0] = np.fft.fft2(rows)
    cube = made.copy()
    cube[:30] = 30 * np.fft.ifftn(x[:30].reshape(2, 3, 5)).reshape(-1)
    return {
        "fft": f, "in place": changed, "to real": real, "made": made, "three axes": cube
    }  # fmt: skip


def _captured() -> dict[str, np.ndarray]:
    a, x, y = _numbers(9, 1).reshape(3, 3).T, _numbers(3, 2), _numbers(3, 3)
    found = {"kept": y}
    for _ in range(3):
        x, y = y + 0.5 * a @ x, x
    return {**found, "three times": y}


def test_libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run_program(_PROGRAM, folder=tmp_path, options=("-lcublas", "-lcufft"))
    lines = output_of(done)
    without_plan, second_plan = "1", "0 1"
    lines.remove(without_plan), lines.remove(second_plan)
    wanted = {
        **_vectors(), **_matrices(), **_complex_matrices(), **_transforms(), **_captured()
    }  # fmt: skip
    for line, (name, want) in zip(lines, wanted.items(), strict=False):
        assert line.startswith(f"{name} ")
        have = np.array(line.removeprefix(name).split(), np.float64)
        np.testing.assert_allclose(have, want.view(np.float64), rtol=2e-5, atol=2e-5, err_msg=name)
    assert lines[len(wanted) :] == [
        "CUBLAS_STATUS_NOT_INITIALIZED",
        "CUBLAS_STATUS_INVALID_VALUE",
        "CUBLAS_STATUS_MAPPING_ERROR",
        "cudaSuccess",
        "the GPU program failed to execute",
    ]
    assert "x: 44 bytes at" in done.stderr and "are not allocated" in done.stderr
    assert "part(A, x, y) -> x, y (6 launches)" in done.stderr
    part = runpy.run_path(str(tmp_path / "part.py"))["part"]
    given = [_numbers(n, seed).astype(np.float32) for n, seed in ((9, 1), (3, 2), (3, 3))]
    np.testing.assert_allclose(part(*given)[1], wanted["three times"], rtol=1e-5)
