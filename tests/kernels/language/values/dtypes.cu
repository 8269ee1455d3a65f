// One expression at every type.

template <typename T>
__global__ void multiply_add(const T* a, const T* b, T* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = (T)(a[i] * b[i] + a[i]);
}

template __global__ void multiply_add<signed char>(const signed char*, const signed char*,
                                                   signed char*, int);
template __global__ void multiply_add<unsigned char>(const unsigned char*, const unsigned char*,
                                                     unsigned char*, int);
template __global__ void multiply_add<short>(const short*, const short*, short*, int);
template __global__ void multiply_add<unsigned short>(const unsigned short*,
                                                      const unsigned short*, unsigned short*, int);
template __global__ void multiply_add<int>(const int*, const int*, int*, int);
template __global__ void multiply_add<unsigned>(const unsigned*, const unsigned*, unsigned*, int);
template __global__ void multiply_add<long long>(const long long*, const long long*, long long*,
                                                 int);
template __global__ void multiply_add<unsigned long long>(const unsigned long long*,
                                                          const unsigned long long*,
                                                          unsigned long long*, int);
template __global__ void multiply_add<_Float16>(const _Float16*, const _Float16*, _Float16*, int);
template __global__ void multiply_add<__bf16>(const __bf16*, const __bf16*, __bf16*, int);
template __global__ void multiply_add<float>(const float*, const float*, float*, int);
template __global__ void multiply_add<double>(const double*, const double*, double*, int);

template <typename T>
__global__ void compare(const T* a, const T* b, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  T p = a[i], q = b[i];
  y[i] = (p < q) + 2 * (p <= q) + 4 * (p == q) + 8 * (p != q) + 16 * (p > q) + 32 * (p >= q);
}

template __global__ void compare<signed char>(const signed char*, const signed char*, int*, int);
template __global__ void compare<unsigned short>(const unsigned short*, const unsigned short*,
                                                 int*, int);
template __global__ void compare<int>(const int*, const int*, int*, int);
template __global__ void compare<unsigned>(const unsigned*, const unsigned*, int*, int);
template __global__ void compare<long long>(const long long*, const long long*, int*, int);
template __global__ void compare<unsigned long long>(const unsigned long long*,
                                                     const unsigned long long*, int*, int);
template __global__ void compare<_Float16>(const _Float16*, const _Float16*, int*, int);
template __global__ void compare<float>(const float*, const float*, int*, int);
template __global__ void compare<double>(const double*, const double*, int*, int);

__global__ void logic(const bool* a, const bool* b, bool* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = (a[i] && !b[i]) || (a[i] == b[i] && i % 3 == 0);
}

__global__ void unordered(const float* a, const float* b, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float p = a[i], q = b[i];
  y[i] = !(p < q) + 2 * !(p >= q) + 4 * (p != p) + 8 * __builtin_isunordered(p, q) +
         16 * __builtin_isless(p, q) + 32 * !(p == q);
}
