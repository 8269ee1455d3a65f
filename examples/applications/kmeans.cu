// One step of k-means on `features` x n points, with all centroids in shared memory.
__global__ void kmeans_assign(const float* points, const float* centroids, int* nearest, int n,
                              int k, int features) {
  extern __shared__ float c[];
  for (int i = threadIdx.x; i < k * features; i += blockDim.x) c[i] = centroids[i];
  __syncthreads();
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  if (p >= n) return;
  float least = 3.402823466e+38f;
  int best = 0;
  for (int j = 0; j < k; ++j) {
    float distance = 0.0f;
    for (int f = 0; f < features; ++f) {
      float d = points[f * n + p] - c[j * features + f];
      distance += d * d;
    }
    if (distance < least) {
      least = distance;
      best = j;
    }
  }
  nearest[p] = best;
}

// Sums and counts of each cluster's points: in shared memory first, then over all blocks.
__global__ void kmeans_sums(const float* points, const int* nearest, float* sums, int* counts,
                            int n, int k, int features) {
  extern __shared__ float s[];
  int* members = (int*)(s + k * features);
  for (int i = threadIdx.x; i < k * features; i += blockDim.x) s[i] = 0.0f;
  for (int i = threadIdx.x; i < k; i += blockDim.x) members[i] = 0;
  __syncthreads();
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  if (p < n) {
    int j = nearest[p];
    for (int f = 0; f < features; ++f) atomicAdd(&s[j * features + f], points[f * n + p]);
    atomicAdd(&members[j], 1);
  }
  __syncthreads();
  for (int i = threadIdx.x; i < k * features; i += blockDim.x) atomicAdd(&sums[i], s[i]);
  for (int i = threadIdx.x; i < k; i += blockDim.x) atomicAdd(&counts[i], members[i]);
}
