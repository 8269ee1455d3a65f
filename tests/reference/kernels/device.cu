// The device runtime and the language: printf, assert, malloc, recursion, pointers to functions.

struct Shape {
  float scale;
  int offset[3];
};

extern "C" __global__ void by_value(Shape shape, float *y) {
  shape.offset[threadIdx.x] += 1;
  y[threadIdx.x] = shape.scale * shape.offset[threadIdx.x];
}

__device__ __noinline__ float area(Shape shape, float side) {
  shape.scale *= side;
  return shape.scale * side;
}

extern "C" __global__ void pass_struct(Shape shape, float *y) {
  float before = shape.scale;
  y[threadIdx.x] = area(shape, threadIdx.x) + (shape.scale - before);
}

extern "C" __global__ void print(const float *x, int n) {
  int i = threadIdx.x;
  if (i < n)
    printf("x[%d] = %.2f of %s, %lld%%\n", i, x[i], "x", 1234567890123LL);
}

extern "C" __global__ void check(const int *x) {
  if (x[threadIdx.x] < 0)
    __assertfail("x >= 0", "device.cu", 7, "check", 1);
}

extern "C" __global__ void stop(const int *x) {
  if (x[threadIdx.x] < 0)
    __trap();
}

extern "C" __global__ void leave(int *x) {
  if (threadIdx.x % 2)
    asm volatile("exit;");
  x[threadIdx.x] = 1;
}

__device__ __noinline__ int fibonacci(int n) {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

extern "C" __global__ void recursion(int *y) { y[threadIdx.x] = fibonacci(threadIdx.x); }

__device__ __noinline__ int endless(int n) {
  volatile int kept[64];
  kept[n & 63] = n;
  return endless(n + 1) + kept[n & 63];
}

extern "C" __global__ void overflow(int *y) { y[0] = endless(0); }

__device__ float twice(float v) { return 2.0f * v; }
__device__ float square(float v) { return v * v; }
__device__ float (*const table[2])(float) = {twice, square};

extern "C" __global__ void choose(const int *which, float *x) {
  int t = threadIdx.x;
  x[t] = table[which[t]](x[t]);
}

__constant__ float weights[4] = {1.0f, 2.0f, 3.0f, 4.0f};
__device__ int counter = 5;

extern "C" __global__ void constants(const float *x, float *y) {
  int t = threadIdx.x;
  y[t] = weights[t % 4] * x[t];
  atomicAdd(&counter, 1);
}

extern "C" __global__ void read_counter(int *y) { y[0] = counter++; }

extern "C" __global__ void heap(int *y, int n) {
  int *list = (int *)malloc(n * sizeof(int));
  for (int i = 0; i < n; ++i)
    list[i] = i * threadIdx.x;
  int sum = 0;
  for (int i = 0; i < n; ++i)
    sum += list[i];
  y[threadIdx.x] = sum;
  free(list);
}

extern "C" __global__ void local_array(const int *index, int *y) {
  int list[8];
  for (int i = 0; i < 8; ++i)
    list[i] = i * i;
  y[threadIdx.x] = list[index[threadIdx.x]];
}

extern "C" __global__ void divide(const int *x, const int *y, int *quotient, int *rest) {
  int t = threadIdx.x;
  quotient[t] = x[t] / y[t];
  rest[t] = x[t] % y[t];
}

extern "C" __global__ void scale(const float *x, float *y, float factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = factor * x[i];
}

extern "C" __global__ void past_shared(int *y) {
  __shared__ int part[32];
  part[threadIdx.x + 1] = threadIdx.x;
  y[threadIdx.x] = part[0];
}

extern "C" __global__ void crooked(const char *x, float *y) { y[0] = *(const float *)(x + 1); }

extern "C" __global__ void write_constant() { ((float *)weights)[threadIdx.x] = 0.0f; }

extern "C" __global__ void vectors(const float4 *x, float4 *y) {
  float4 v = x[threadIdx.x];
  y[threadIdx.x] = make_float4(v.w, v.z, v.y, v.x);
}

extern "C" __global__ void copy_bytes(const int *x, int *y, int n) {
  if (threadIdx.x == 0) {
    memcpy(y, x, n * sizeof(int));
    memset(y + n, 0xff, 4);
  }
}

extern "C" __global__ void ticks(long long *y) {
  long long before = clock64();
  y[0] = clock64() - before;
}
