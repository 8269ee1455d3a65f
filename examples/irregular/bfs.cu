// One step of a breadth-first search: the nodes of a level mark their neighbours that have none.
// Several nodes may mark the same neighbour; all of them write the same number.
__global__ void bfs(const int* start, const int* edge, int* level, int* more, int current,
                    int nodes) {
  int node = blockIdx.x * blockDim.x + threadIdx.x;
  if (node >= nodes || level[node] != current) return;
  for (int k = start[node]; k < start[node + 1]; k++) {
    int next = edge[k];
    // Levels are set to current + 1 only, so a race on the test changes nothing.
    if (level[next] < 0) {
      level[next] = current + 1;
      *more = 1;
    }
  }
}
