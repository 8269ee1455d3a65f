// Speckle-reducing anisotropic diffusion (Yu and Acton): one step is two launches. The first leaves
// the four derivatives and the coefficient of each pixel, the second the new image.
#define SIDE 16

__global__ void srad_coefficients(float* dE, float* dW, float* dN, float* dS, float* c,
                                  const float* image, int cols, int rows, float q0sqr) {
  __shared__ float s[SIDE][SIDE], north[SIDE][SIDE], south[SIDE][SIDE], east[SIDE][SIDE],
      west[SIDE][SIDE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * SIDE + tx, y = blockIdx.y * SIDE + ty;
  bool inside = x < cols && y < rows;
  int at = y * cols + x;
  if (inside) {
    s[ty][tx] = image[at];
    north[ty][tx] = image[y == 0 ? at : at - cols];
    south[ty][tx] = image[y == rows - 1 ? at : at + cols];
    west[ty][tx] = image[x == 0 ? at : at - 1];
    east[ty][tx] = image[x == cols - 1 ? at : at + 1];
  }
  __syncthreads();
  if (!inside) return;
  float j = s[ty][tx];
  float n = (ty == 0 ? north[ty][tx] : s[ty - 1][tx]) - j;
  float d = (ty == SIDE - 1 || y == rows - 1 ? south[ty][tx] : s[ty + 1][tx]) - j;
  float w = (tx == 0 ? west[ty][tx] : s[ty][tx - 1]) - j;
  float e = (tx == SIDE - 1 || x == cols - 1 ? east[ty][tx] : s[ty][tx + 1]) - j;
  float g2 = (n * n + d * d + w * w + e * e) / (j * j);
  float l = (n + d + w + e) / j;
  float num = 0.5f * g2 - (1.0f / 16.0f) * (l * l);
  float den = 1 + 0.25f * l;
  float qsqr = num / (den * den);
  den = (qsqr - q0sqr) / (q0sqr * (1 + q0sqr));
  float k = 1.0f / (1.0f + den);
  k = k < 0 ? 0.0f : k > 1 ? 1.0f : k;
  dN[at] = n;
  dS[at] = d;
  dW[at] = w;
  dE[at] = e;
  c[at] = k;
}

__global__ void srad_update(const float* dE, const float* dW, const float* dN, const float* dS,
                            const float* c, float* image, int cols, int rows, float lambda) {
  __shared__ float k[SIDE + 1][SIDE + 1];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * SIDE + tx, y = blockIdx.y * SIDE + ty;
  bool inside = x < cols && y < rows;
  int at = y * cols + x;
  if (inside) {
    k[ty][tx] = c[at];
    if (ty == SIDE - 1 && y < rows - 1) k[SIDE][tx] = c[at + cols];
    if (tx == SIDE - 1 && x < cols - 1) k[ty][SIDE] = c[at + 1];
  }
  __syncthreads();
  if (inside) {
    float here = k[ty][tx];
    float south = y == rows - 1 ? here : k[ty + 1][tx];
    float east = x == cols - 1 ? here : k[ty][tx + 1];
    float div = here * dN[at] + south * dS[at] + here * dW[at] + east * dE[at];
    image[at] += 0.25f * lambda * div;
  }
}
