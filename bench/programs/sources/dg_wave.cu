// The discontinuous-Galerkin operator of the acoustic wave equation on tetrahedra: pressure and
// velocity, upwind fluxes. A block an element; a node a thread, then a face node a thread.
#define NODES 35
#define FACE_NODES 60

extern "C" __global__ void volume(const float* q, const float* metric, const float* derivative,
                                  float* out, int elements, int np) {
  __shared__ float own[4][NODES];
  int k = blockIdx.x, n = threadIdx.x, stride = elements * np;
  if (n < np)
    for (int f = 0; f < 4; f++) own[f][n] = q[f * stride + k * np + n];
  __syncthreads();
  if (n >= np) return;
  float by[4][3];
  for (int f = 0; f < 4; f++)
    for (int a = 0; a < 3; a++) by[f][a] = 0.0f;
  for (int m = 0; m < np; m++)
    for (int a = 0; a < 3; a++) {
      float d = derivative[(a * np + n) * np + m];
      for (int f = 0; f < 4; f++) by[f][a] += d * own[f][m];
    }
  const float* g = metric + 9 * k;
  float divergence = 0.0f;
  for (int x = 0; x < 3; x++) {
    float gradient = 0.0f;
    for (int a = 0; a < 3; a++) {
      gradient += g[3 * x + a] * by[0][a];
      divergence += g[3 * x + a] * by[1 + x][a];
    }
    out[(1 + x) * stride + k * np + n] = -gradient;
  }
  out[k * np + n] = -divergence;
}

extern "C" __global__ void fluxes(const float* q, const float* normal, const float* scale,
                                   const int* inside, const int* outside, const float* lift,
                                   float* out, int elements, int np, int nfp) {
  __shared__ float flux[4][FACE_NODES];
  int k = blockIdx.x, t = threadIdx.x, stride = elements * np, faces = 4 * nfp;
  if (t < faces) {
    int in = inside[k * faces + t], other = outside[k * faces + t], face = 4 * k + t / nfp;
    const float* n = normal + 3 * face;
    float jump = 0.0f, dp = q[other] - q[in];
    for (int x = 0; x < 3; x++)
      jump += n[x] * (q[(1 + x) * stride + other] - q[(1 + x) * stride + in]);
    flux[0][t] = 0.5f * scale[face] * (dp - jump);
    for (int x = 0; x < 3; x++) flux[1 + x][t] = 0.5f * scale[face] * n[x] * (jump - dp);
  }
  __syncthreads();
  if (t >= np) return;
  for (int f = 0; f < 4; f++) {
    float sum = 0.0f;
    for (int j = 0; j < faces; j++) sum += lift[t * faces + j] * flux[f][j];
    out[f * stride + k * np + t] += sum;
  }
}
