// Horizontal diffusion of a weather model: limited fluxes of a Laplacian, levels along x.
__device__ double laplace(const double* in, int c, int row, int levels) {
  return 4.0 * in[c] - (in[c + row] + in[c - row] + in[c + levels] + in[c - levels]);
}

// The flux from c to d, zero where it would steepen.
__device__ double flux(const double* in, int c, int d, int row, int levels) {
  double f = laplace(in, d, row, levels) - laplace(in, c, row, levels);
  return f * (in[d] - in[c]) > 0 ? 0.0 : f;
}

extern "C" __global__ void hdiff(const double* in, const double* coeff, double* out, int ni, int nj,
                                 int nk) {
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  int i = blockIdx.z;
  if (j >= nj || k >= nk) return;
  int row = (nj + 4) * nk;
  int c = (i + 2) * row + (j + 2) * nk + k;
  double across = flux(in, c, c + row, row, nk) - flux(in, c - row, c, row, nk);
  double along = flux(in, c, c + nk, row, nk) - flux(in, c - nk, c, row, nk);
  int o = (i * nj + j) * nk + k;
  out[o] = in[c] - coeff[o] * (across + along);
}
