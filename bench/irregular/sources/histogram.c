void run(const unsigned char* restrict x, int* restrict bins, long n) {
#pragma omp parallel
  {
    int mine[256] = {0};
#pragma omp for nowait
    for (long i = 0; i < n; i++) mine[x[i]]++;
#pragma omp critical
    for (int b = 0; b < 256; b++) bins[b] += mine[b];
  }
}
