// A Lax-Friedrichs step of the shallow-water equations: height and two momenta, walls that reflect.
struct Cell {
  float h, u, v;
};

__device__ Cell read(const float* h, const float* u, const float* v, int i, int j, int n) {
  // Past a wall lies the mirror image, with the momentum across it turned around.
  float su = j < 0 || j >= n ? -1.0f : 1.0f, sv = i < 0 || i >= n ? -1.0f : 1.0f;
  int a = min(max(i, 0), n - 1), b = min(max(j, 0), n - 1);
  return {h[a * n + b], su * u[a * n + b], sv * v[a * n + b]};
}

__device__ Cell along_x(Cell c) {
  return {c.u, c.u * c.u / c.h + 4.905f * c.h * c.h, c.u * c.v / c.h};
}

__device__ Cell along_y(Cell c) {
  return {c.v, c.u * c.v / c.h, c.v * c.v / c.h + 4.905f * c.h * c.h};
}

extern "C" __global__ void shallow_water(const float* h, const float* u, const float* v, float* h2,
                                         float* u2, float* v2, float ratio, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  int i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i >= n || j >= n) return;
  Cell l = read(h, u, v, i, j - 1, n), r = read(h, u, v, i, j + 1, n);
  Cell b = read(h, u, v, i - 1, j, n), t = read(h, u, v, i + 1, j, n);
  Cell fl = along_x(l), fr = along_x(r), gb = along_y(b), gt = along_y(t);
  int c = i * n + j;
  h2[c] = 0.25f * (l.h + r.h + b.h + t.h) - ratio * (fr.h - fl.h + gt.h - gb.h);
  u2[c] = 0.25f * (l.u + r.u + b.u + t.u) - ratio * (fr.u - fl.u + gt.u - gb.u);
  v2[c] = 0.25f * (l.v + r.v + b.v + t.v) - ratio * (fr.v - fl.v + gt.v - gb.v);
}
