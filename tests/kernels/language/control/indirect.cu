// Functions that are chosen at run time: from tables, by conditions, virtual ones; recursion.

typedef float (*Operation)(float, float);

__device__ float difference(float a, float b) { return a - b; }
__device__ float product(float a, float b) { return a * b; }
__device__ float decay(float a, float b) {
  float sum = a;
  for (int i = 0; i < (int)b; ++i) sum = sum * 0.5f + b;
  return sum;
}

__constant__ Operation fixed_table[2] = {difference, decay};
__device__ Operation variable_table[3] = {product, decay, difference};

__global__ void call_by_table(const float* x, const int* which, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = fixed_table[which[i] & 1](x[i], 2.0f);
}

__global__ void call_by_variable(const float* x, const int* which, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = variable_table[(unsigned)which[i] % 3](x[i], 3.0f);
}

__global__ void call_by_condition(const float* x, const int* which, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Operation chosen = which[i] > 0 ? decay : product;
  if (which[i] % 5 == 0) chosen = nullptr;
  y[i] = chosen ? chosen(x[i], 2.5f) : -1.0f;
}

struct Shape {
  __device__ virtual float area(float scale) const = 0;
};
struct Square : Shape {
  float width;
  __device__ Square(float w) : width(w) {}
  __device__ float area(float scale) const override { return width * width * scale; }
};
struct Stack : Shape {
  float height;
  __device__ Stack(float h) : height(h) {}
  __device__ float area(float scale) const override {
    float sum = 0;
    for (int i = 0; i < 5; ++i) sum += height * scale;
    return sum;
  }
};

__global__ void call_virtual(const float* x, const int* which, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Square square(x[i]);
  Stack stack(x[i] + 1.0f);
  const Shape* shape = which[i] % 2 ? (const Shape*)&square : (const Shape*)&stack;
  y[i] = shape->area(3.0f);
}

__device__ int calls(int n) { return n < 2 ? n : calls(n - 1) + calls(n - 2); }

__global__ void recurse_twice(const int* x, int* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = calls(6) + x[i];
}
