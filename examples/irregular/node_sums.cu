// Forces of elements summed at the nodes of an unstructured mesh of hexahedra: each node reads the
// corners that meet in it from a list, as LULESH does.
struct Force {
  double x, y, z;
};

__global__ void node_sums(const int* corners, const int* corner_of, const Force* force,
                          Force* total, const double* mass, Force* acceleration, int nodes) {
  int node = blockIdx.x * blockDim.x + threadIdx.x;
  if (node >= nodes) return;
  int begin = corners[node], count = corners[node + 1] - begin;
  Force sum = {0.0, 0.0, 0.0};
  for (int k = 0; k < count; k++) {
    Force f = force[corner_of[begin + k]];
    sum.x += f.x;
    sum.y += f.y;
    sum.z += f.z;
  }
  total[node] = sum;
  if (mass[node] > 0.0)
    acceleration[node] = {sum.x / mass[node], sum.y / mass[node], sum.z / mass[node]};
}
