// Binary search: each thread looks for its own key, and stops early where it meets it.
__global__ void search(const int* sorted, int length, const int* key, int* position, int* found,
                       int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int low = 0, high = length, hit = 0;
  while (low < high) {
    int middle = low + (high - low) / 2;
    int seen = sorted[middle];
    if (seen == key[i]) {
      low = middle;
      hit = 1;
      break;
    }
    if (seen < key[i])
      low = middle + 1;
    else
      high = middle;
  }
  position[i] = low;
  found[i] = hit;
}
