"""cuBLASLt: products by descriptors, against NumPy."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from tests.support.programs import output_of, run_program

_PROGRAM = r"""
#include <cstdio>
#include <cstdlib>
#include <cublasLt.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <string>
#include <vector>
#define CHECK(call) if (int e = (int)(call)) { std::printf("%s: %d\n", #call, e); exit(1); }
static FILE *out;
// Numbers that every type holds.
static float number(int i) { return (float)(i * 7 % 11 - 5) / 4; }
template <typename T> T made(int i) { return (T)number(i); }
template <> int8_t made<int8_t>(int i) { return (int8_t)(4 * number(i)); }
template <> int made<int>(int i) { return (int)(4 * number(i)); }
template <typename T> struct There {
  T *at;
  int n;
  There(int n, int from) : n(n) {
    std::vector<T> host(n);
    for (int i = 0; i < n; ++i) host[i] = made<T>(from + i);
    CHECK(cudaMalloc(&at, n * sizeof(T)));
    CHECK(cudaMemcpy(at, host.data(), n * sizeof(T), cudaMemcpyHostToDevice));
  }
  void save() {
    std::vector<T> host(n);
    CHECK(cudaMemcpy(host.data(), at, n * sizeof(T), cudaMemcpyDeviceToHost));
    std::fwrite(host.data(), sizeof(T), n, out);
  }
};
struct Product {
  cublasLtHandle_t handle;
  cublasLtMatmulDesc_t desc;
  cublasLtMatrixLayout_t of[4];
  Product(cublasLtHandle_t h, cublasComputeType_t compute, cudaDataType scale) : handle(h) {
    CHECK(cublasLtMatmulDescCreate(&desc, compute, scale));
  }
  template <typename T> void set(cublasLtMatmulDescAttributes_t attribute, T value) {
    CHECK(cublasLtMatmulDescSetAttribute(desc, attribute, &value, sizeof value));
  }
  void layout(int i, cudaDataType type, int rows, int columns, int ld, bool by_rows = false,
              int batch = 1, int64_t apart = 0) {
    CHECK(cublasLtMatrixLayoutCreate(&of[i], type, rows, columns, ld));
    cublasLtOrder_t order = by_rows ? CUBLASLT_ORDER_ROW : CUBLASLT_ORDER_COL;
    CHECK(cublasLtMatrixLayoutSetAttribute(of[i], CUBLASLT_MATRIX_LAYOUT_ORDER, &order,
        sizeof order));
    CHECK(cublasLtMatrixLayoutSetAttribute(of[i], CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, &batch,
        sizeof batch));
    CHECK(cublasLtMatrixLayoutSetAttribute(of[i], CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
        &apart, sizeof apart));
  }
  int run(const void *alpha, void *a, void *b, const void *beta, void *c, void *d) {
    cublasLtMatmulPreference_t preference;
    CHECK(cublasLtMatmulPreferenceCreate(&preference));
    size_t size = 1 << 20;
    CHECK(cublasLtMatmulPreferenceSetAttribute(preference,
        CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &size, sizeof size));
    cublasLtMatmulHeuristicResult_t found;
    int count = 0;
    int status = cublasLtMatmulAlgoGetHeuristic(handle, desc, of[0], of[1], of[2], of[3],
        preference, 1, &found, &count);
    CHECK(cublasLtMatmulPreferenceDestroy(preference));
    int ran = cublasLtMatmul(handle, desc, alpha, a, of[0], b, of[1], beta, c, of[2], d, of[3],
                             count ? &found.algo : nullptr, nullptr, 0, nullptr);
    if (ran != status || count != (status == 0)) std::printf("%d, then %d\n", status, ran);
    for (auto one : of) CHECK(cublasLtMatrixLayoutDestroy(one));
    CHECK(cublasLtMatmulDescDestroy(desc));
    return ran;
  }
};
template <typename T, typename R, typename S>
void plain(cublasLtHandle_t h, cublasComputeType_t compute, cudaDataType type, cudaDataType result,
           cudaDataType scale, S alpha, S beta) {
  Product p(h, compute, scale);
  p.set(CUBLASLT_MATMUL_DESC_TRANSA, CUBLAS_OP_T);
  There<T> a(7 * 5, 0), b(6 * 3, 3);
  There<R> c(5 * 3, 5), d(9 * 3, 1);
  p.layout(0, type, 4, 5, 7), p.layout(1, type, 4, 3, 6), p.layout(2, result, 5, 3, 5),
      p.layout(3, result, 5, 3, 9);
  CHECK(p.run(&alpha, a.at, b.at, &beta, c.at, d.at));
  d.save();
}
int main(int, char **argv) {
  out = std::fopen(argv[1], "wb");
  cublasLtHandle_t h;
  CHECK(cublasLtCreate(&h));
  plain<float, float>(h, CUBLAS_COMPUTE_32F, CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, 2.0f, 0.5f);
  plain<double, double>(h, CUBLAS_COMPUTE_64F, CUDA_R_64F, CUDA_R_64F, CUDA_R_64F, 2.0, 0.5);
  plain<__half, __half>(h, CUBLAS_COMPUTE_32F, CUDA_R_16F, CUDA_R_16F, CUDA_R_32F, 2.0f, 0.5f);
  plain<__half, __half>(h, CUBLAS_COMPUTE_16F, CUDA_R_16F, CUDA_R_16F, CUDA_R_16F, __half(2.0f),
      __half(0.5f));
  plain<__nv_bfloat16, float>(h, CUBLAS_COMPUTE_32F_FAST_16BF, CUDA_R_16BF, CUDA_R_32F,
      CUDA_R_32F, 2.0f, 0.5f);
  plain<int8_t, int>(h, CUBLAS_COMPUTE_32I, CUDA_R_8I, CUDA_R_32I, CUDA_R_32I, 2, 3);
  plain<int8_t, int8_t>(h, CUBLAS_COMPUTE_32I, CUDA_R_8I, CUDA_R_8I, CUDA_R_32F, 2.5f, 0.25f);
  {  // By rows, in batches, with a bias and an activation; numbers in device memory.
    for (auto epilogue : {CUBLASLT_EPILOGUE_RELU_BIAS, CUBLASLT_EPILOGUE_GELU,
        CUBLASLT_EPILOGUE_GELU_BIAS}) {
      Product p(h, CUBLAS_COMPUTE_32F, CUDA_R_32F);
      There<float> a(60, 0), b(60, 3), c(60, 5), d(60, 1), bias(8, 2), numbers(2, 4);
      p.set(CUBLASLT_MATMUL_DESC_EPILOGUE, epilogue);
      p.set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, bias.at);
      p.set(CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE, (int64_t)4);
      p.set(CUBLASLT_MATMUL_DESC_POINTER_MODE, CUBLASLT_POINTER_MODE_DEVICE);
      p.layout(0, CUDA_R_32F, 4, 5, 6, true, 2, 30), p.layout(1, CUDA_R_32F, 5, 3, 5, false, 2, 20);
      p.layout(2, CUDA_R_32F, 4, 3, 4, false, 2, 0), p.layout(3, CUDA_R_32F, 4, 3, 5, true, 2, 25);
      CHECK(p.run(numbers.at, a.at, b.at, numbers.at + 1, c.at, d.at));
      d.save();
    }
  }
  {  // Numbers of 8 bits, with their scales and the largest result.
    Product p(h, CUBLAS_COMPUTE_32F, CUDA_R_32F);
    There<__nv_fp8_e4m3> a(20, 0);
    There<__nv_fp8_e5m2> b(12, 3);
    There<__nv_bfloat16> c(15, 5), bias(5, 2);
    There<__nv_fp8_e4m3> d(15, 1);
    There<float> scales(4, 6), largest(1, 0);
    p.set(CUBLASLT_MATMUL_DESC_TRANSA, CUBLAS_OP_T);
    p.set(CUBLASLT_MATMUL_DESC_EPILOGUE, CUBLASLT_EPILOGUE_BIAS);
    p.set(CUBLASLT_MATMUL_DESC_BIAS_POINTER, bias.at);
    p.set(CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, scales.at);
    p.set(CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, scales.at + 1);
    p.set(CUBLASLT_MATMUL_DESC_D_SCALE_POINTER, scales.at + 3);
    p.set(CUBLASLT_MATMUL_DESC_AMAX_D_POINTER, largest.at);
    p.layout(0, CUDA_R_8F_E4M3, 4, 5, 4), p.layout(1, CUDA_R_8F_E5M2, 4, 3, 4);
    p.layout(2, CUDA_R_16BF, 5, 3, 5), p.layout(3, CUDA_R_8F_E4M3, 5, 3, 5);
    float alpha = 300, beta = 1;
    CHECK(p.run(&alpha, a.at, b.at, &beta, c.at, d.at));
    d.save(), largest.save();
  }
  float one = 1;
  for (int wrong = 0; wrong < 4; ++wrong) {
    Product p(h, CUBLAS_COMPUTE_32F, CUDA_R_32F);
    There<float> x(40, 0);
    if (wrong == 0) p.set(CUBLASLT_MATMUL_DESC_EPILOGUE, CUBLASLT_EPILOGUE_DGELU);
    p.layout(0, wrong == 1 ? CUDA_R_64F : CUDA_R_32F, 4, 4, 4), p.layout(1, CUDA_R_32F, 4,
        wrong == 2 ? 3 : 4, 4);
    p.layout(2, CUDA_R_32F, 4, 4, wrong == 3 ? 3 : 4), p.layout(3, CUDA_R_32F, 4, 4, 4);
    std::printf("%s\n", cublasLtGetStatusName((cublasStatus_t)p.run(&one, x.at, x.at, &one, x.at,
        x.at)));
  }
  cublasLtMatmulDesc_t desc;
  CHECK(cublasLtMatmulDescCreate(&desc, CUBLAS_COMPUTE_32F, CUDA_R_32F));
  int value = -1;
  size_t written = 0;
  std::printf("%d ", cublasLtMatmulDescSetAttribute(desc, CUBLASLT_MATMUL_DESC_TRANSA, &value, 8));
  std::printf("%d ", cublasLtMatmulDescSetAttribute(desc, (cublasLtMatmulDescAttributes_t)99,
      &value, 4));
  CHECK(cublasLtMatmulDescGetAttribute(desc, CUBLASLT_MATMUL_DESC_EPILOGUE, &value, 4, &written));
  std::printf("%d %d\n", value, (int)written);
  CHECK(cublasLtDestroy(h));
  std::fclose(out);
}
"""


def _numbers(start: int, count: int) -> np.ndarray:
    return (np.arange(start, start + count) * 7 % 11 - 5) / 4.0


def _by_columns(start: int, rows: int, columns: int, step: int) -> np.ndarray:
    return _numbers(start, columns * step).reshape(columns, step)[:, :rows].T


def _plain(kind: Any, result: Any, alpha: float, beta: float, unit: float = 1.0) -> np.ndarray:
    product = (unit * _by_columns(0, 4, 5, 7).T) @ (unit * _by_columns(3, 4, 3, 6))
    values = alpha * product + beta * unit * _by_columns(5, 5, 3, 5)
    if np.dtype(result) == np.int8:
        values = np.clip(np.round(values), -128, 127)
    whole = (unit * _numbers(1, 27)).reshape(3, 9)
    whole[:, :5] = values.T
    return whole.reshape(-1).astype(result)


def _batched(epilogue: str) -> np.ndarray:
    alpha, beta = _numbers(4, 2)
    found = _numbers(1, 60)
    c = _by_columns(5, 4, 3, 4)
    for number in range(2):
        a = _numbers(30 * number, 24).reshape(4, 6)[:, :5]
        b = _by_columns(3 + 20 * number, 5, 3, 5)
        values = alpha * (a @ b) + beta * c
        if "bias" in epilogue:
            values = values + _numbers(2 + 4 * number, 4)[:, None]
        if "relu" in epilogue:
            values = np.maximum(values, 0)
        else:
            inner = math.sqrt(2 / math.pi) * (values + 0.044715 * values**3)
            values = 0.5 * values * (1 + np.tanh(inner))
        place = found[25 * number : 25 * number + 20].reshape(4, 5)
        place[:, :3] = values
    return found.astype(np.float32)


def _narrow() -> tuple[np.ndarray, float]:
    scales = _numbers(6, 4)
    product = _by_columns(0, 4, 5, 4).T @ _by_columns(3, 4, 3, 4)
    values = 300 * scales[0] * scales[1] * product + _by_columns(5, 5, 3, 5)
    values = values + _numbers(2, 5)[:, None]
    stored = np.clip(values * scales[3], -448, 448).astype(np.float32)
    return stored.T.reshape(-1).astype(ml_dtypes.float8_e4m3fn), float(np.abs(values).max())


def test_products_are_those_of_numpy(tmp_path: Path) -> None:
    done = run_program(_PROGRAM, str(tmp_path / "out"), folder=tmp_path, options=("-lcublasLt",))
    assert output_of(done) == [
        "CUBLAS_STATUS_NOT_SUPPORTED",
        "CUBLAS_STATUS_NOT_SUPPORTED",
        "CUBLAS_STATUS_INVALID_VALUE",
        "CUBLAS_STATUS_INVALID_VALUE",
        "7 7 1 4",
    ]
    data = (tmp_path / "out").read_bytes()
    stored, largest = _narrow()
    expected = [
        _plain(np.float32, np.float32, 2, 0.5),
        _plain(np.float64, np.float64, 2, 0.5),
        _plain(np.float16, np.float16, 2, 0.5),
        _plain(np.float16, np.float16, 2, 0.5),
        _plain(ml_dtypes.bfloat16, np.float32, 2, 0.5),
        _plain(np.int8, np.int32, 2, 3, 4.0),
        _plain(np.int8, np.int8, 2.5, 0.25, 4.0),
        *(_batched(epilogue) for epilogue in ("relu bias", "gelu", "gelu bias")),
        stored,
        np.array([largest], np.float32),
    ]
    at = 0
    for number, want in enumerate(expected):
        found = np.frombuffer(data[at : at + want.nbytes], want.dtype)
        at += want.nbytes
        np.testing.assert_allclose(
            found.astype(np.float64),
            want.astype(np.float64),
            rtol=2e-6,
            atol=1e-6,
            err_msg=str(number),
        )
    assert at == len(data)


_LEAST = r"""
#include <cstdio>
#include <cublas_v2.h>
#include <vector>
int main(int, char **argv) {
  const int m = 5, n = 3, sides = 2, lda = 6, ldc = 5, batch = 2;
  std::vector<T> a(lda * n * batch), c(ldc * sides * batch);
  FILE *file = fopen(argv[1], "rb");
  if (fread(a.data(), sizeof(T), a.size(), file) + fread(c.data(), sizeof(T), c.size(),
      file) != a.size() + c.size()) return 1;
  T *a_there, *c_there, **pointers;
  int info = 7, *infos, found[batch];
  cudaMalloc(&a_there, a.size() * sizeof(T)), cudaMalloc(&c_there, c.size() * sizeof(T));
  cudaMalloc(&pointers, 4 * sizeof(T *)), cudaMalloc(&infos, sizeof found);
  cudaMemcpy(a_there, a.data(), a.size() * sizeof(T), cudaMemcpyHostToDevice);
  cudaMemcpy(c_there, c.data(), c.size() * sizeof(T), cudaMemcpyHostToDevice);
  T *host[] = {a_there, a_there + lda * n, c_there, c_there + ldc * sides};
  cudaMemcpy(pointers, host, sizeof host, cudaMemcpyHostToDevice);
  cublasHandle_t h;
  cublasCreate(&h);
  printf("%d", GELS(h, CUBLAS_OP_N, m, n, sides, pointers, lda, pointers + 2, ldc, &info, infos,
      batch));
  cudaMemcpy(found, infos, sizeof found, cudaMemcpyDeviceToHost);
  printf(" %d %d %d", info, found[0], found[1]);
  printf(" %d %d\n", GELS(h, CUBLAS_OP_T, m, n, sides, pointers, lda, pointers + 2, ldc, &info,
      NULL, batch),
         GELS(h, CUBLAS_OP_N, 2, 3, sides, pointers, lda, pointers + 2, ldc, &info, NULL, batch));
  cudaMemcpy(a.data(), a_there, a.size() * sizeof(T), cudaMemcpyDeviceToHost);
  cudaMemcpy(c.data(), c_there, c.size() * sizeof(T), cudaMemcpyDeviceToHost);
  file = fopen(argv[2], "wb");
  fwrite(a.data(), sizeof(T), a.size(), file), fwrite(c.data(), sizeof(T), c.size(), file);
  fclose(file);
}
"""


@pytest.mark.nightly  # as the factorizations of cuSOLVER
@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("letter", "kind", "dtype"),
    [("S", "float", np.float32), ("Z", "cuDoubleComplex", np.complex128)],
)
def test_least_squares_in_batches(tmp_path: Path, letter: str, kind: str, dtype: Any) -> None:
    rng = np.random.default_rng(3)
    both = rng.standard_normal((2, 56))
    data = (both[0] + (1j * both[1] if np.dtype(dtype).kind == "c" else 0)).astype(dtype)
    (tmp_path / "in").write_bytes(data.tobytes())
    text = _LEAST.replace("T *", f"{kind} *").replace("<T>", f"<{kind}>")
    text = text.replace("sizeof(T)", f"sizeof({kind})").replace(
        "GELS", f"cublas{letter}gelsBatched"
    )
    done = run_program(text, str(tmp_path / "in"), str(tmp_path / "out"), folder=tmp_path)
    assert output_of(done) == ["0 0 0 0 15 7"]
    found = np.frombuffer((tmp_path / "out").read_bytes(), dtype)
    for number in range(2):
        a, left = (x[18 * number :][:18].reshape(3, 6).T[:5] for x in (data, found))
        c, x = (x[36 + 10 * number :][:10].reshape(2, 5).T for x in (data, found))
        best, rest = np.linalg.lstsq(a, c)[:2]
        rtol = 2e-4 if dtype is np.float32 else 1e-10
        np.testing.assert_allclose(x[:3], best, rtol=rtol, atol=1e-5)
        np.testing.assert_allclose((np.abs(x[3:]) ** 2).sum(0), rest, rtol=rtol, atol=1e-5)
        r = np.linalg.qr(a)[1]
        np.testing.assert_allclose(np.abs(np.triu(left[:3])), np.abs(r), rtol=rtol, atol=1e-5)
