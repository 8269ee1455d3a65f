// The great-circle distance between pairs of points on the unit sphere.
extern "C" __global__ void arc_distance(const double* theta1, const double* phi1,
                                        const double* theta2, const double* phi2,
                                        double* distance, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double a = sin((theta2[i] - theta1[i]) / 2);
  double b = sin((phi2[i] - phi1[i]) / 2);
  double t = a * a + cos(theta1[i]) * cos(theta2[i]) * b * b;
  distance[i] = 2 * atan2(sqrt(t), sqrt(1 - t));
}
