// Evaluates c[0] + c[1] x + ... + c[degree] x^degree by Horner's rule.
__global__ void polynomial(const double* coefficients, int degree, const double* x, double* y,
                           int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    double value = coefficients[degree];
    for (int d = degree - 1; d >= 0; d--) value = value * x[i] + coefficients[d];
    y[i] = value;
  }
}
