"""CUDA C++ through clang with the package's own header."""

from __future__ import annotations

import re
import shutil

import numpy as np
import pytest
from tests.support.clang import needs_clang
from tests.support.lanes import run_lanes

import raise_kernel as rk
from raise_kernel.diagnostics import Refusal
from raise_kernel.frontend import cuda
from raise_kernel.frontend.arguments.signature import ArrayArg, Launch, StaticArg
from raise_kernel.frontend.cuda import compile_cuda, find_toolkit
from raise_kernel.frontend.module import LLVMModule, find_kernel
from raise_kernel.frontend.specialization.specialize import specialize
from raise_kernel.frontend.toolchain import find_clang

F32 = np.dtype(np.float32)


pytestmark = needs_clang

SAXPY = """
__global__ void saxpy(int n, float a, const float *__restrict__ x, float *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += a * x[i];
}
"""


@pytest.fixture(autouse=True)
def _without_toolkit(monkeypatch):
    monkeypatch.setattr(cuda, "find_toolkit", lambda explicit=None: None)


def compiled(body: str, params: str = "float *x, int n", head: str = "", **options) -> LLVMModule:
    return compile_cuda(f"{head}\n__global__ void k({params}) {{\n{body}\n}}\n", **options)


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_a_kernel_runs(level):
    module = compile_cuda(SAXPY, optimize=level)
    info = find_kernel(module, "saxpy")
    assert [p.name for p in info.params] == ["n", "a", "x", "y"]
    args = [StaticArg(37), StaticArg(2.0), ArrayArg((37,), F32, 0), ArrayArg((37,), F32, 1)]
    special = specialize(module, info, Launch((2, 1, 1), (32, 1, 1)), args)
    x, y = np.arange(37, dtype=np.float32), np.ones(37, np.float32)
    run_lanes(special, [x, y])
    np.testing.assert_array_equal(y, 1 + 2 * np.arange(37, dtype=np.float32))


def test_lines_are_those_of_the_source(tmp_path):
    path = tmp_path / "saxpy.cu"
    path.write_text(SAXPY)
    module = compile_cuda(path)
    assert module.source == str(path)
    assert '"saxpy.cu"' in module.text or f'"{path}"' in module.text
    assert "!DILocation(line: 4" in module.text


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("body", "call"),
    [
        ("x[0] = sinf(x[1]);", "__nv_sinf"),
        ("x[0] = sin(x[1]);", "__nv_sinf"),
        ("x[0] = sin((double)x[1]);", "__nv_sin"),
        ("x[0] = std::exp(x[1]);", "__nv_expf"),
        ("x[0] = rsqrtf(x[1]);", "__nv_rsqrtf"),
        ("x[0] = pow(x[1], 2.0f);", "__nv_powf"),
        ("x[0] = fmin(x[1], x[2]);", "__nv_fminf"),
        ("x[0] = max(x[1], x[2]);", "__nv_fmaxf"),
        ("x[0] = min(n, 3u);", "icmp|umin"),
        ("x[0] = __expf(x[1]);", "__nv_fast_expf"),
        ("x[0] = __fdividef(x[1], x[2]);", "__nv_fast_fdividef"),
        ("x[0] = __fmaf_rn(x[1], x[2], x[3]);", "__nv_fmaf_rn"),
        ("x[0] = __float2int_rn(x[1]);", "__nv_float2int_rn"),
        ("x[0] = __float_as_int(x[1]);", "__nv_float_as_int"),
        ("x[0] = __popc(n) + __clz(n) + __brev(n) + __mulhi(n, n);", "__nv_brev"),
        ("x[0] = __ldg(x + 1);", "load float"),
        ("x[0] = clock() + clock64();", "sreg.clock64"),
        ("x[0] = isnan(x[1]) || isinf(x[1]);", "__nv_isnanf"),
        ('x[0] = nanf("");', "store float 0x7FF8"),
        ('((double *)x)[0] = ::nan("1");', "store double 0x7FF8"),
        ("__syncthreads();", "barrier"),
        ("x[0] = __syncthreads_count(n) + __syncthreads_and(n) + __syncthreads_or(n);", "popc"),
        ("__syncwarp(); __threadfence(); __threadfence_block();", "warp.sync"),
        ("x[0] = __shfl_sync(~0u, x[1], 3) + __shfl_up_sync(~0u, n, 1);", "shfl.sync.up"),
        ("x[0] = __shfl_xor_sync(~0u, x[1], 3, 16);", "shfl.sync.bfly"),
        ("x[0] = __shfl_down_sync(~0u, (double)x[1], 1);", "shfl.sync.down"),
        ("x[0] = __ballot_sync(~0u, n) + __any_sync(~0u, n) + __all_sync(~0u, n);", "ballot"),
        ("x[0] = __activemask() + __match_any_sync(~0u, n);", "match.any"),
        ("x[0] = __reduce_add_sync(~0u, (unsigned)n);", "redux.sync.add"),
        (
            "atomicAdd(x, 1.0f); atomicAdd((int *)x, 1); atomicAdd((double *)x, 1.0);",
            "atomicrmw fadd",
        ),
        ("atomicMax((unsigned *)x, 1u); atomicMin((long long *)x, 1ll);", "atomicrmw umax"),
        ("atomicExch(x, 1.0f); atomicCAS((int *)x, 1, 2);", "cmpxchg"),
        ("atomicInc((unsigned *)x, 7u); atomicDec((unsigned *)x, 7u);", "uinc_wrap|inc"),
        ('printf("%d\\n", n);', "vprintf"),
        ("x[0] = x[1] < INFINITY ? M_PI * n : NAN + INT_MAX;", "fmul"),
        ("dim3 b = blockIdx; uint3 t = threadIdx; x[0] = b.y + t.z + warpSize;", "ctaid.y"),
        ("float4 v = make_float4(1, 2, 3, x[1]); x[0] = v.w + make_int2(n, 3).y;", "load float"),
    ],
)
def test_what_cuda_code_names(body, call):
    module = compiled(body)
    assert re.search(call, module.text)
    assert "@__atomic" not in module.text


def test_shared_constant_and_launch_bounds():
    module = compile_cuda(
        "__constant__ float weights[4];\n"
        "__device__ __forceinline__ float f(float v) { return v; }\n"
        "__global__ void __launch_bounds__(128, 2) k(float *x) {\n"
        "  __shared__ float tile[2][33]; extern __shared__ float more[];\n"
        "  tile[0][threadIdx.x] = f(x[0]); more[0] = weights[threadIdx.x];\n"
        "  __syncthreads(); x[0] = tile[0][1] + more[1];\n}\n"
    )
    info = find_kernel(module)
    assert (info.shared_bytes, info.dynamic_shared) == (264, True)


def test_halves():
    module = compiled(
        "x[0] = x[0] * __float2half(2.0f) + hexp(x[1]); y[0] = __hfma(y[0], y[1], y[2]);\n"
        "z[0] = __hadd2(z[0], z[1]);",
        "__half *x, __nv_bfloat16 *y, half2 *z",
        "#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n",
    )
    assert "half" in module.text and "bfloat" in module.text and "llvm.fma.bf16" in module.text


def test_a_whole_program_is_read_for_its_kernels():
    module = compile_cuda(
        "#include <cuda_runtime.h>\n#include <math.h>\n" + SAXPY + "int main() {\n"
        "  float *p; cudaMalloc(&p, 4); saxpy<<<dim3(1, 2), 32>>>(1, 2, p, p);\n"
        "  cudaDeviceSynchronize(); return cudaGetLastError() != cudaSuccess;\n}\n"
    )
    assert module.kernel_names == ("_Z5saxpyifPKfPf",)


def test_host_code_without_a_toolkit():
    """A file's `main` is only checked by name: what it calls needs no toolkit."""
    source = """
#include <cuda_runtime.h>
#include <cstdio>
__global__ void k(float* x, uint n) { if (threadIdx.x < n) x[threadIdx.x] = 1.0f; }
int main() {
  cudaDeviceProp properties;
  cudaError error = cudaGetDeviceProperties(&properties, 0);
  printf("%d %s\\n", properties.multiProcessorCount, cudaGetErrorName(error));
  float *host, *device;
  cudaHostAlloc((void**)&host, 4, cudaHostAllocDefault);
  cudaMallocAsync(&device, 4, 0);
  cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
  int blocks;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, k, 32, 0);
  cudaStream_t stream;
  cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
  cudaMemAdvise(device, 4, cudaMemAdviseSetReadMostly, cudaCpuDeviceId);
  k<<<blocks, 32, 0, stream>>>(device, 4);
  return cudaGetLastError() != cudaSuccess;
}
"""
    assert compile_cuda(source).kernel_names == ("_Z1kPfj",)


NEWER = """
#include <cuda_fp16.h>
__global__ void k(const int* a, int* o, const float* x, float* y) {
  int i = threadIdx.x;
  bool f;
  o[i] = __viaddmax_s32(a[i], 5, -3) + 7 * __vimin3_s32(a[i], 2, 9) +
         __viaddmin_s32_relu(a[i], 0x7fffffff, 4) + __vibmax_s32(a[i], 0, &f) * (f ? 3 : 5);
  half2 h = __floats2half2_rn(x[i], 2.0f), g = -h / __floats2half2_rn(2.0f, 4.0f);
  y[i] = __low2float(g) + __high2float(g) + (h == h) + (g < h);
}
int main() { return (int)(ceil(7 / 2.0) + sqrt(2.0) + pow(2.0, 3.0) + floorf(2.5f)); }
"""


@pytest.mark.parametrize("included", ["", "#include <cmath>\n#include <math.h>\n"])
def test_names_of_cuda_12_and_host_math(included):
    a, x = np.array([3, -9, 0, 2**31 - 1], np.int32), np.array([1, 2, -3, 0.5], np.float32)
    o, y = rk.from_cuda(included + NEWER, kernel="k")[1, 4](a, a * 0, x, x * 0)

    def wrap(value: int) -> int:
        return (value + 2**31) % 2**32 - 2**31

    for v, got in zip(a.tolist(), np.asarray(o).tolist(), strict=True):
        most = max(v, 0) * (3 if v >= 0 else 5)
        clamped = max(min(wrap(v + 0x7FFFFFFF), 4), 0)
        assert got == wrap(max(wrap(v + 5), -3) + 7 * min(v, 2, 9) + clamped + most)
    assert np.asarray(y).tolist() == [-v / 2 - 0.5 + 1 + (-v / 2 < v) for v in x.tolist()]


def test_headers_of_cuda_samples():
    module = compile_cuda(
        """
#include <helper_cuda.h>
#include <helper_functions.h>
__global__ void twice(float *x) { x[threadIdx.x] *= 2; }
int main(int argc, char **argv) {
  StopWatchInterface *timer = nullptr;
  int device = findCudaDevice(argc, (const char **)argv);
  float *x;
  checkCudaErrors(cudaMalloc((void **)&x, 128));
  sdkCreateTimer(&timer);
  twice<<<1, 32>>>(x);
  getLastCudaError("twice");
  return sdkGetTimerValue(&timer) > device ? EXIT_WAIVED : 0;
}
"""
    )
    assert module.kernel_names == ("_Z5twicePf",)


def test_a_source_may_call_something_else_texture_or_surface():
    source = """
// The texture<float> of CUDA 11 is not meant.
__device__ int surface(int texture) { return texture + 1; }
__global__ void texture(int* x) { x[threadIdx.x] = surface(x[threadIdx.x]); }
"""
    x = np.arange(4, dtype=np.int32)
    assert np.asarray(rk.from_cuda(source)[1, 4](x)).tolist() == [1, 2, 3, 4]
    old = "texture<float, 1> t;\n__global__ void k(float* x) { x[0] = tex1Dfetch(t, 1); }\n"
    assert compile_cuda(old).kernel_names == ("_Z1kPf",)


def test_clang_arguments_come_through():
    module = compiled("x[0] = VALUE;", clang_args=["-DVALUE=42.0f"])
    assert "4.200000e+01" in module.text


def test_a_source_that_clang_refuses():
    with pytest.raises(Refusal) as refusal:
        compiled("x[0] = undefined_name;")
    assert refusal.value.code == "RK009"
    assert "use of undeclared identifier 'undefined_name'" in refusal.value.message
    assert refusal.value.line == "source.cu:3:8"


def test_a_file_that_is_not_there():
    with pytest.raises(Refusal) as refusal:
        compile_cuda("nowhere.cu")
    assert refusal.value.code == "RK019"


def test_no_clang(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Refusal, match="no clang on PATH"):
        find_clang()
    with pytest.raises(Refusal, match="there is no clang at clang-none"):
        find_clang("clang-none")


def test_the_newest_clang_is_taken(monkeypatch, tmp_path):
    for name in ("clang-9", "clang-17", "clang-cpp-20"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_clang() == str(tmp_path / "clang-17")
    assert shutil.which("clang-17") == find_clang("clang-17")


def test_an_old_clang_stands_back(monkeypatch, tmp_path):
    def install(name: str, version: int) -> str:
        (tmp_path / name).write_text(f"#!/bin/sh\necho clang version {version}.0.6\n")
        (tmp_path / name).chmod(0o755)
        return str(tmp_path / name)

    monkeypatch.setenv("PATH", str(tmp_path))
    old = install("clang", 14)
    install("clang-14", 14)
    assert find_clang() == old
    new = install("clang-19", 19)
    assert find_clang() == new
    assert find_clang("clang-14") == str(tmp_path / "clang-14")


def test_a_toolkit_must_have_headers(tmp_path):
    with pytest.raises(Refusal, match="holds no CUDA toolkit"):
        find_toolkit(str(tmp_path))


def test_a_variable_that_one_lane_has_set_is_shuffled(tmp_path):
    """The ticket of a warp: clang would conclude from `r` that every lane is the leader."""
    source = tmp_path / "pack.cu"
    source.write_text(
        """
        __global__ void pack(const int *x, int *y, int *count, int n) {
          int i = blockIdx.x * blockDim.x + threadIdx.x;
          if (i >= n || x[i] % 3) return;
          unsigned here = __activemask();
          int lane = threadIdx.x & 31, leader = __ffs(here) - 1, r;
          if (lane == leader) r = atomicAdd(count, __popc(here));
          r = __shfl_sync(here, r, leader);
          y[r + __popc(here & ((1u << lane) - 1))] = x[i];
        }
        """
    )
    x = np.arange(-40, 60, dtype=np.int32)
    kernel = rk.load(source, kernel="pack")
    y, count = kernel[(2,), (64,)](x, np.zeros(100, np.int32), np.zeros(1, np.int32), 100)
    assert int(count[0]) == 33
    np.testing.assert_array_equal(np.sort(np.asarray(y)[:33]), x[x % 3 == 0])
