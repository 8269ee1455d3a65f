void run(const int* restrict start, const int* restrict edge, int* restrict level, long nodes) {
#pragma omp parallel for schedule(dynamic, 1024)
  for (long i = 0; i < nodes; i++) {
    if (level[i] != 2) continue;
    for (int k = start[i]; k < start[i + 1]; k++)
      if (level[edge[k]] < 0) level[edge[k]] = 3;
  }
}
