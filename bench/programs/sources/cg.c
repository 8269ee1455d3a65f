static double product(const double* a, const double* b, long count) {
  double sum = 0.0;
#pragma omp parallel for simd reduction(+ : sum)
  for (long i = 0; i < count; i++) sum += a[i] * b[i];
  return sum;
}

void run(double* restrict x, double* restrict r, double* restrict p, double* restrict q,
         double* restrict rr, double* restrict pq, double* restrict next, long n, long steps) {
  long count = n * n;
  for (long step = 0; step < steps; step++) {
    double sum = 0.0;
#pragma omp parallel for reduction(+ : sum)
    for (long i = 0; i < n; i++) {
#pragma omp simd reduction(+ : sum)
      for (long j = 0; j < n; j++) {
        long c = i * n + j;
        double around = (i > 0 ? p[c - n] : 0.0) + (i < n - 1 ? p[c + n] : 0.0) +
                        (j > 0 ? p[c - 1] : 0.0) + (j < n - 1 ? p[c + 1] : 0.0);
        q[c] = 4.0 * p[c] - around;
        sum += p[c] * q[c];
      }
    }
    double alpha = *rr / sum;
#pragma omp parallel for simd
    for (long i = 0; i < count; i++) {
      x[i] += alpha * p[i];
      r[i] -= alpha * q[i];
    }
    double after = product(r, r, count), beta = after / *rr;
#pragma omp parallel for simd
    for (long i = 0; i < count; i++) p[i] = r[i] + beta * p[i];
    *rr = after;
  }
  *pq = *next = 0.0;
}
