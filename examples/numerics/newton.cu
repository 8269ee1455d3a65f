// Kepler's equation E - e sin E = M by Newton's method, each thread until its own step is small.
__global__ void newton(const double* mean, const double* eccentricity, double* anomaly, int* steps,
                       int n, double tolerance) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double m = mean[i], e = eccentricity[i];
  double at = e < 0.8 ? m : 3.14159265358979323846;
  int k = 0;
  double step;
  do {
    step = (at - e * sin(at) - m) / (1.0 - e * cos(at));
    at -= step;
  } while (++k < 50 && fabs(step) > tolerance);
  anomaly[i] = at;
  steps[i] = k;
}
