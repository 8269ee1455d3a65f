// Vector types and structs.

__global__ void complex_multiply(const float2* a, const float2* b, float2* c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float2 p = a[i], q = b[i];
  c[i] = make_float2(p.x * q.x - p.y * q.y, p.x * q.y + p.y * q.x);
}

__global__ void scale4(const float4* x, float4* y, float s, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float4 v = x[i];
  v.x *= s;
  v.y *= s;
  v.z *= s;
  v.w *= s;
  y[i] = v;
}

__global__ void dot4(const float4* a, const float4* b, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = a[i].x * b[i].x + a[i].y * b[i].y + a[i].z * b[i].z + a[i].w * b[i].w;
}

// float arrays read four at a time.
__global__ void reinterpreted(const float* x, float* y, int quads) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= quads) return;
  float4 v = reinterpret_cast<const float4*>(x)[i];
  reinterpret_cast<float4*>(y)[i] = make_float4(v.w, v.z, v.y, v.x);
}

__global__ void swap_int2(int2* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = make_int2(x[i].y, x[i].x);
}

__global__ void pixel_gray(const uchar4* pixels, unsigned char* gray, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  uchar4 p = pixels[i];
  gray[i] = (unsigned char)((77 * p.x + 150 * p.y + 29 * p.z) >> 8);
}

struct Body {
  float x, y, z, mass;
};

// Gravity on each body by direct summation.
__global__ void gravity(const Body* bodies, float3* forces, int n, float softening) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float fx = 0.0f, fy = 0.0f, fz = 0.0f;
  for (int j = 0; j < n; j++) {
    float dx = bodies[j].x - bodies[i].x;
    float dy = bodies[j].y - bodies[i].y;
    float dz = bodies[j].z - bodies[i].z;
    float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + softening);
    float s = bodies[j].mass * inverse * inverse * inverse;
    fx += dx * s;
    fy += dy * s;
    fz += dz * s;
  }
  forces[i] = make_float3(fx, fy, fz);
}

struct Mixed {
  int count;
  double value;
  short tag;
};

// Fields of several types and padding.
__global__ void update_mixed(Mixed* items, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  items[i].value = items[i].value * 2.0 + items[i].count;
  items[i].count += items[i].tag;
}

struct Grid {
  int nx, ny;
  double dx, dy;
  float shift;
};

__global__ void laplacian(const double* u, double* out, Grid g) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < 1 || j < 1 || i >= g.nx - 1 || j >= g.ny - 1) return;
  int at = j * g.nx + i;
  out[at] = (u[at - 1] - 2.0 * u[at] + u[at + 1]) / (g.dx * g.dx) +
            (u[at - g.nx] - 2.0 * u[at] + u[at + g.nx]) / (g.dy * g.dy) + g.shift;
}
