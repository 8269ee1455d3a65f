// Pointers in memory: tables of arrays, arrays of structs with pointers, constant structs.

__global__ void gather_rows(const float* const* rows, float* y, int w, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = rows[i % 3][i / 3] * 2.0f + w;
}

__global__ void scale_rows(float** rows, int count, int w, float a) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y;
  if (i < count && j < w && rows[i]) rows[i][j] *= a;
}

struct Item {
  const int* in;
  int n;
  short shift;
  int* out;
};

__global__ void each_item(const Item* items, int count) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  for (int k = 0; k < count; k++) {
    Item item = items[k];
    if (t < item.n) item.out[t] = item.in[item.n - 1 - t] << item.shift;
  }
}

__global__ void pick_item(const Item* items, const int* which, int* y, int n) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= n) return;
  const Item& item = items[which[t]];
  y[t] = item.in[t % item.n] + item.shift;
}

struct Wave {
  double* u;
  const double* f;
  double c;
  int n;
};

__constant__ Wave wave;

__global__ void constant_wave() {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < wave.n) wave.u[i] += wave.c * wave.f[i];
}

struct Level {
  float** rows;
  int height;
};

__global__ void two_levels(Level level, float* y, int w) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= w) return;
  float sum = 0.0f;
  for (int i = 0; i < level.height; i++) sum += level.rows[i][j];
  y[j] = sum;
}

__global__ void batched_product(float** a, float** b, float** c, int n) {
  int j = threadIdx.x, i = threadIdx.y, batch = blockIdx.x;
  const float* x = a[batch];
  const float* z = b[batch];
  float sum = 0.0f;
  for (int k = 0; k < n; k++) sum += x[i * n + k] * z[k * n + j];
  c[batch][i * n + j] = sum;
}
