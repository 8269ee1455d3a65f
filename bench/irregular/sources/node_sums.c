void run(const int* restrict start, const int* restrict corner, const double* restrict fx,
         const double* restrict fy, const double* restrict fz, double* restrict sx,
         double* restrict sy, double* restrict sz, long side) {
  long nodes = (side + 1) * (side + 1) * (side + 1);
#pragma omp parallel for
  for (long i = 0; i < nodes; i++) {
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
}
