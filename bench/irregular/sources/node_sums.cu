// Forces of hexahedra summed at their nodes; a node reads the corners that meet in it from a list.
extern "C" __global__ void node_sums(const int* start, const int* corner, const double* fx,
                                     const double* fy, const double* fz, double* sx, double* sy,
                                     double* sz, int nodes) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= nodes) return;
  double x = 0.0, y = 0.0, z = 0.0;
  for (int k = start[i]; k < start[i + 1]; k++) {
    int c = corner[k];
    x += fx[c];
    y += fy[c];
    z += fz[c];
  }
  sx[i] = x;
  sy[i] = y;
  sz[i] = z;
}
