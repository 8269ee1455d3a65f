// A step of a breadth-first search: the nodes of a level mark their neighbours that have none.
extern "C" __global__ void bfs(const int* start, const int* edge, int* level, int current,
                               int nodes) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= nodes || level[i] != current) return;
  for (int k = start[i]; k < start[i + 1]; k++)
    if (level[edge[k]] < 0) level[edge[k]] = current + 1;
}
