#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
typedef unsigned int uint;
typedef unsigned long ulong;

extern "C" __device__ ulong __ockl_get_local_id(uint);
extern "C" __device__ ulong __ockl_get_local_size(uint);
extern "C" __device__ ulong __ockl_get_group_id(uint);
extern "C" __device__ float __ocml_sin_f32(float);
extern "C" __device__ double __ocml_exp_f64(double);
extern "C" __device__ float __ocml_sincos_f32(float, __attribute__((address_space(5))) float*);
extern "C" __device__ float __ocml_pown_f32(float, int);

struct Scale { float a; int n; double d; };
struct View { float* data; int n; };
__constant__ float taps[4] = {1, 2, 3, 4};

extern "C" __global__ void saxpy(const float* x, float* y, float a, int n) {
  int step = __builtin_amdgcn_grid_size_x();
  for (int i = __builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +
               __builtin_amdgcn_workitem_id_x(); i < n; i += step)
    y[i] = a * x[i] + __ocml_sin_f32(y[i]);
}

extern "C" __global__ void reverse(float* x, Scale p, View v) {
  __shared__ float tile[64];
  uint own = __ockl_get_local_id(0);
  uint i = __ockl_get_group_id(0) * __ockl_get_local_size(0) + own;
  tile[own] = (int)i < p.n ? x[i] : 0;
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  if ((int)i < v.n)
    v.data[i] = p.a * tile[63 - own] + taps[i & 3] + (float)__ocml_exp_f64(p.d);
}

extern "C" __global__ void tally(int* counts, const float* x, int n) {
  uint i = __builtin_amdgcn_workgroup_id_y() * 64 + __builtin_amdgcn_workitem_id_y();
  if ((int)i < n)
    __hip_atomic_fetch_add(&counts[(int)x[i]], 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

extern "C" __global__ void functions(const float* x, float* y) {
  uint i = __builtin_amdgcn_workitem_id_x();
  float c;
  float s = __ocml_sincos_f32(x[i], (__attribute__((address_space(5))) float*)&c);
  y[i] = s + 2 * c + __ocml_pown_f32(x[i], 3) + __builtin_amdgcn_rcpf(x[i] + 3) +
         __builtin_amdgcn_fmed3f(x[i], 0.25f, 0.5f);
}
