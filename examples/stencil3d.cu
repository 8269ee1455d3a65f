// Seven-point Laplacian of a field of nx x ny x nz cells, x fastest.
__global__ void stencil3d(const float* in, float* out, int nx, int ny, int nz, float c0, float c1) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int j = blockIdx.y * blockDim.y + threadIdx.y;
  int k = blockIdx.z * blockDim.z + threadIdx.z;
  if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1 && k > 0 && k < nz - 1) {
    int plane = nx * ny;
    int at = k * plane + j * nx + i;
    out[at] = c0 * in[at] + c1 * (in[at - 1] + in[at + 1] + in[at - nx] + in[at + nx] +
                                  in[at - plane] + in[at + plane]);
  }
}
