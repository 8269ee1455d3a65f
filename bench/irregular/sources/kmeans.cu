// A step of k-means: the nearest centre of each point, the sums and counts of each centre's points.
#define K 16
#define D 4
extern "C" __global__ void assign(const float* point, const float* centre, int* nearest,
                                  float* sums, int* counts, int n) {
  __shared__ float centres[K * D], part[K * D];
  __shared__ int count[K];
  for (int c = threadIdx.x; c < K * D; c += blockDim.x) {
    centres[c] = centre[c];
    part[c] = 0.0f;
  }
  if (threadIdx.x < K) count[threadIdx.x] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    int best = 0;
    float least = 3.4e38f;
    for (int k = 0; k < K; k++) {
      float distance = 0.0f;
      for (int d = 0; d < D; d++) {
        float difference = point[i * D + d] - centres[k * D + d];
        distance += difference * difference;
      }
      if (distance < least) {
        least = distance;
        best = k;
      }
    }
    nearest[i] = best;
    for (int d = 0; d < D; d++) atomicAdd(&part[best * D + d], point[i * D + d]);
    atomicAdd(&count[best], 1);
  }
  __syncthreads();
  for (int c = threadIdx.x; c < K * D; c += blockDim.x) atomicAdd(&sums[c], part[c]);
  if (threadIdx.x < K) atomicAdd(&counts[threadIdx.x], count[threadIdx.x]);
}
