// The discontinuous-Galerkin operator of the compressible Navier-Stokes equations on tetrahedra:
// gradients of velocity and temperature with central fluxes (Bassi and Rebay 1997), the fluxes of
// every node, their divergence with Rusanov's flux. The state: density, momentum, energy.
#define NODES 35
#define FACE_NODES 60
#define GAMMA 1.4f
#define VISCOSITY 0.01f
#define CONDUCTIVITY 0.02f

// Velocity and temperature (pressure over density) of node i.
__device__ void primitive(const float* q, int stride, int i, float* out) {
  float inverse = 1.0f / q[i];
  for (int x = 0; x < 3; x++) out[x] = q[(1 + x) * stride + i] * inverse;
  float kinetic = 0.5f * (out[0] * out[0] + out[1] * out[1] + out[2] * out[2]);
  out[3] = (GAMMA - 1.0f) * (q[4 * stride + i] * inverse - kinetic);
}

extern "C" __global__ void gradients(const float* q, const float* metric, const float* normal,
                                     const float* scale, const float* derivative,
                                     const float* lift, const int* inside, const int* outside,
                                     float* gradient, int elements, int np, int nfp) {
  __shared__ float own[4][NODES], jump[4][FACE_NODES];
  int k = blockIdx.x, t = threadIdx.x, stride = elements * np, faces = 4 * nfp;
  if (t < np) {
    float here[4];
    primitive(q, stride, k * np + t, here);
    for (int f = 0; f < 4; f++) own[f][t] = here[f];
  }
  if (t < faces) {
    float in[4], other[4];
    primitive(q, stride, inside[k * faces + t], in);
    primitive(q, stride, outside[k * faces + t], other);
    for (int f = 0; f < 4; f++) jump[f][t] = 0.5f * scale[4 * k + t / nfp] * (other[f] - in[f]);
  }
  __syncthreads();
  if (t >= np) return;
  const float* g = metric + 9 * k;
  for (int f = 0; f < 4; f++) {
    float by[3] = {0.0f, 0.0f, 0.0f};
    for (int m = 0; m < np; m++)
      for (int a = 0; a < 3; a++) by[a] += derivative[(a * np + t) * np + m] * own[f][m];
    for (int x = 0; x < 3; x++) {
      float sum = g[3 * x] * by[0] + g[3 * x + 1] * by[1] + g[3 * x + 2] * by[2];
      for (int j = 0; j < faces; j++)
        sum += lift[t * faces + j] * normal[3 * (4 * k + j / nfp) + x] * jump[f][j];
      gradient[(3 * f + x) * stride + k * np + t] = sum;
    }
  }
}

extern "C" __global__ void node_fluxes(const float* q, const float* gradient, float* flux,
                                       int stride) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= stride) return;
  float u[4], by[4][3];
  primitive(q, stride, i, u);
  for (int f = 0; f < 4; f++)
    for (int x = 0; x < 3; x++) by[f][x] = gradient[(3 * f + x) * stride + i];
  float pressure = q[i] * u[3], energy = q[4 * stride + i];
  float spread = (by[0][0] + by[1][1] + by[2][2]) * (2.0f / 3.0f);
  for (int x = 0; x < 3; x++) {
    flux[x * stride + i] = q[(1 + x) * stride + i];
    float work = 0.0f;
    for (int f = 0; f < 3; f++) {
      float stress = VISCOSITY * (by[f][x] + by[x][f] - (f == x ? spread : 0.0f));
      work += stress * u[f];
      flux[(3 * (1 + f) + x) * stride + i] =
          q[(1 + f) * stride + i] * u[x] + (f == x ? pressure : 0.0f) - stress;
    }
    flux[(12 + x) * stride + i] = (energy + pressure) * u[x] - work - CONDUCTIVITY * by[3][x];
  }
}

extern "C" __global__ void divergence(const float* q, const float* flux, const float* metric,
                                      const float* normal, const float* scale,
                                      const float* derivative, const float* lift,
                                      const int* inside, const int* outside, float* out,
                                      int elements, int np, int nfp) {
  __shared__ float own[15][NODES], jump[5][FACE_NODES];
  int k = blockIdx.x, t = threadIdx.x, stride = elements * np, faces = 4 * nfp;
  if (t < np)
    for (int f = 0; f < 15; f++) own[f][t] = flux[f * stride + k * np + t];
  if (t < faces) {
    int in = inside[k * faces + t], other = outside[k * faces + t], face = 4 * k + t / nfp;
    const float* n = normal + 3 * face;
    float a[4], b[4];
    primitive(q, stride, in, a);
    primitive(q, stride, other, b);
    float ua = fabsf(n[0] * a[0] + n[1] * a[1] + n[2] * a[2]) + sqrtf(GAMMA * a[3]);
    float ub = fabsf(n[0] * b[0] + n[1] * b[1] + n[2] * b[2]) + sqrtf(GAMMA * b[3]);
    float speed = fmaxf(ua, ub);
    for (int f = 0; f < 5; f++) {
      float across = 0.0f;
      for (int x = 0; x < 3; x++)
        across += n[x] * (flux[(3 * f + x) * stride + other] - flux[(3 * f + x) * stride + in]);
      float difference = q[f * stride + other] - q[f * stride + in];
      jump[f][t] = 0.5f * scale[face] * (across - speed * difference);
    }
  }
  __syncthreads();
  if (t >= np) return;
  const float* g = metric + 9 * k;
  for (int f = 0; f < 5; f++) {
    float sum = 0.0f;
    for (int m = 0; m < np; m++)
      for (int a = 0; a < 3; a++) {
        float along = g[a] * own[3 * f][m] + g[3 + a] * own[3 * f + 1][m] +
                      g[6 + a] * own[3 * f + 2][m];
        sum += derivative[(a * np + t) * np + m] * along;
      }
    for (int j = 0; j < faces; j++) sum += lift[t * faces + j] * jump[f][j];
    out[f * stride + k * np + t] = -sum;
  }
}
