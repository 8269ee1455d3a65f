"""CUDA's driver interface and NVRTC: modules that programs load by name, or compile themselves."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.support.programs import output_of, run_built, tool

_CHECK = r"""
#include <cuda.h>
#include <cstdio>
#include <string>
#include <vector>
#define CHECK(call)                                                             \
  do {                                                                          \
    CUresult result = (call);                                                   \
    const char *name;                                                           \
    if (result == CUDA_SUCCESS) break;                                          \
    cuGetErrorName(result, &name);                                              \
    std::printf("line %d: %s: %s\n", __LINE__, #call, name);                    \
    return 1;                                                                   \
  } while (0)
"""
_KERNEL = """
struct Pair { double a; int b; };
extern "C" {
__device__ int counter;
__constant__ float factor = 2;
__global__ void scale(float *x, char c, double d, Pair p, int n) {
  extern __shared__ float tile[];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  tile[threadIdx.x] = x[i] * factor;
  x[i] = tile[threadIdx.x] + c + (float)d + (float)p.a + p.b;
  atomicAdd(&counter, 1);
}
}
"""
# Arguments by address, and in one buffer with C's layout; two copies of a module, each with its own
# variables; what is not there.
_LOADED = (
    _CHECK
    + r"""
struct Pair { double a; int b; };
struct Arguments { CUdeviceptr x; char c; double d; Pair p; int n; };
int main() {
  CUdevice device;
  CUcontext context;
  CUmodule module, other;
  CUfunction scale;
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuCtxCreate(&context, 0, device));
  CHECK(cuModuleLoad(&module, "k.fatbin"));
  CHECK(cuModuleLoad(&other, "k.fatbin"));
  CHECK(cuModuleGetFunction(&scale, module, "scale"));
  const int n = 300;
  std::vector<float> x(n), got(n);
  for (int i = 0; i < n; ++i) x[i] = i;
  Arguments a = {0, 3, 0.5, {0.25, 7}, n};
  CHECK(cuMemAlloc(&a.x, n * 4));
  CHECK(cuMemcpyHtoD(a.x, x.data(), n * 4));
  void *each[] = {&a.x, &a.c, &a.d, &a.p, &a.n};
  CHECK(cuLaunchKernel(scale, 3, 1, 1, 128, 1, 1, 512, 0, each, nullptr));
  size_t size = sizeof a, bytes;
  void *whole[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &a, CU_LAUNCH_PARAM_BUFFER_SIZE, &size,
                   CU_LAUNCH_PARAM_END};
  CHECK(cuLaunchKernel(scale, 3, 1, 1, 128, 1, 1, 512, 0, nullptr, whole));
  CUdeviceptr address;
  int seen, unseen;
  CHECK(cuModuleGetGlobal(&address, &bytes, module, "counter"));
  CHECK(cuMemcpyDtoH(&seen, address, bytes));
  CHECK(cuModuleGetGlobal(&address, &bytes, other, "counter"));
  CHECK(cuMemcpyDtoH(&unseen, address, bytes));
  CHECK(cuMemcpyDtoH(got.data(), a.x, n * 4));
  int wrong = 0;
  for (int i = 0; i < n; ++i) wrong += got[i] != (x[i] * 2 + 10.75f) * 2 + 10.75f;
  std::printf("%d wrong, %d and %d threads\n", wrong, seen, unseen);
  float three = 3;
  CHECK(cuModuleGetGlobal(&address, &bytes, module, "factor"));
  CHECK(cuMemcpyHtoD(address, &three, bytes));
  CHECK(cuMemsetD32(a.x, 0x3f800000, n));
  CHECK(cuLaunchKernel(scale, 3, 1, 1, 128, 1, 1, 512, 0, each, nullptr));
  CHECK(cuMemcpyDtoH(got.data(), a.x, n * 4));
  std::printf("%g\n", got[n - 1]);
  CUmodule none;
  CUfunction function;
  size = sizeof a - 8;
  std::printf("%d %d %d %d\n", cuModuleLoad(&none, "none"),
              cuModuleLoadData(&none, "//\n.version 7.0\n.target sm_80\n"),
              cuModuleGetFunction(&function, module, "scal"),
              cuModuleGetGlobal(&address, &bytes, module, "nothing"));
  std::printf("%d %d %d\n", cuLaunchKernel(scale, 0, 1, 1, 128, 1, 1, 512, 0, each, nullptr),
              cuLaunchKernel(scale, 3, 1, 1, 128, 1, 1, 512, 0, nullptr, whole),
              cuLaunchKernel(scale, 3, 1, 1, 128, 1, 1, 1 << 20, 0, each, nullptr));
  std::printf("%d %d\n", cuMemFree(a.x), cuMemFree(a.x));
  CHECK(cuModuleUnload(module));
  CHECK(cuCtxDestroy(context));
}
"""
)
_COMPILED = (
    _CHECK
    + r"""
#include <nvrtc.h>
const char *text =
    "#include \"two.h\"\n"
    "template <class T, int N> __global__ void add(T *x, T by) {\n"
    "  x[threadIdx.x] += by * N * TWO + EXTRA;\n"
    "}\n"
    "__device__ int here;\n"
    "static __constant__ int step[2];\n"
    "namespace a { __global__ void plain(int *x) { assert(x); x[threadIdx.x] = step[1]; } }";
std::string log_of(nvrtcProgram program) {
  size_t size;
  nvrtcGetProgramLogSize(program, &size);
  std::string log(size, 0);
  nvrtcGetProgramLog(program, &log[0]);
  return log;
}
int main() {
  nvrtcProgram program;
  const char *header = "#define TWO 2\n", *called = "two.h", *name, *where, *plain;
  const char *options[] = {"--gpu-architecture=compute_80", "-DEXTRA=1", "--std=c++14"};
  nvrtcCreateProgram(&program, text, "add.cu", 1, &header, &called);
  nvrtcAddNameExpression(program, "add<float, 3>");
  nvrtcAddNameExpression(program, "&here");
  nvrtcAddNameExpression(program, "a::plain");
  nvrtcResult result = nvrtcCompileProgram(program, 3, options);
  std::printf("%s\n", nvrtcGetErrorString(result));
  if (result != NVRTC_SUCCESS) return std::printf("%s\n", log_of(program).c_str()), 1;
  nvrtcGetLoweredName(program, "add<float, 3>", &name);
  nvrtcGetLoweredName(program, "&here", &where);
  nvrtcGetLoweredName(program, "a::plain", &plain);
  std::printf("%s %s %s\n", name, where, plain);
  size_t size;
  nvrtcGetPTXSize(program, &size);
  std::vector<char> image(size);
  nvrtcGetPTX(program, image.data());
  CUmodule module;
  CUfunction add;
  CUdeviceptr x;
  CHECK(cuInit(0));
  CHECK(cuModuleLoadDataEx(&module, image.data(), 0, nullptr, nullptr));
  CHECK(cuModuleGetFunction(&add, module, name));
  CHECK(cuModuleGetGlobal(&x, &size, module, "step"));
  float host[32], by = 2;
  for (int i = 0; i < 32; ++i) host[i] = i;
  CHECK(cuMemAlloc(&x, sizeof host));
  CHECK(cuMemcpyHtoD(x, host, sizeof host));
  void *arguments[] = {&x, &by};
  CHECK(cuLaunchKernel(add, 1, 1, 1, 32, 1, 1, 0, 0, arguments, nullptr));
  CHECK(cuMemcpyDtoH(host, x, sizeof host));
  std::printf("%g %g\n", host[0], host[31]);
  nvrtcDestroyProgram(&program);
  nvrtcCreateProgram(&program, "__global__ void f() { no(); }", "bad.cu", 0, nullptr, nullptr);
  std::printf("%s\n", nvrtcGetErrorString(nvrtcCompileProgram(program, 0, nullptr)));
  bool said = log_of(program).find("bad.cu:1:23: error: use of undeclared") != std::string::npos;
  const char *unknown[] = {"--nonsense"};
  std::printf("%d %s\n", said, nvrtcGetErrorString(nvrtcCompileProgram(program, 1, unknown)));
}
"""
)


def _run(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    (folder / "main.cpp").write_text(source)
    assert tool("c++", "main.cpp", "-o", "main", "-lcuda", "-lnvrtc", cwd=folder).returncode == 0
    return run_built(folder / "main", cwd=folder)


def test_modules_loaded_by_name(tmp_path: Path) -> None:
    (tmp_path / "k.cu").write_text(_KERNEL)
    assert tool("c++", "-fatbin", "k.cu", cwd=tmp_path).returncode == 0
    done = _run(tmp_path, _LOADED)
    # CUDA's numbers: FILE_NOT_FOUND, INVALID_PTX, NOT_FOUND, INVALID_VALUE.
    assert output_of(done) == [
        "0 wrong, 600 and 0 threads",
        "13.75",
        "301 218 500 500",
        "1 1 1",
        "0 1",
    ]
    assert done.stderr.count("PTX and machine code cannot be raised") == 1


def test_compiled_while_the_program_runs(tmp_path: Path) -> None:
    assert output_of(_run(tmp_path, _COMPILED)) == [
        "NVRTC_SUCCESS",
        "_Z3addIfLi3EEvPT_S0_ here _ZN1a5plainEPi",
        "13 44",
        "NVRTC_ERROR_COMPILATION",
        "1 NVRTC_ERROR_INVALID_OPTION",
    ]
