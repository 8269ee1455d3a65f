// Flash attention, forward (Dao et al.): softmax(Q K^T / sqrt(d)) V without the matrix of scores.
// A thread has one query; the block walks along keys and values in tiles, and what a query has
// summed is rescaled whenever a greater score turns up. blockIdx.y is the head (and batch).
#define D 32
#define TILE 32

__global__ void flash_attention(const float* Q, const float* K, const float* V, float* O, int n,
                                float scale) {
  __shared__ float Ks[TILE][D], Vs[TILE][D];
  int t = threadIdx.x, query = blockIdx.x * TILE + t;
  const float* q_head = Q + blockIdx.y * n * D;
  const float* k_head = K + blockIdx.y * n * D;
  const float* v_head = V + blockIdx.y * n * D;
  float q[D], acc[D];
  for (int d = 0; d < D; ++d) {
    q[d] = query < n ? q_head[query * D + d] : 0.0f;
    acc[d] = 0.0f;
  }
  float most = -1e30f, sum = 0.0f;
  for (int first = 0; first < n; first += TILE) {
    for (int d = 0; d < D; ++d) {
      Ks[t][d] = first + t < n ? k_head[(first + t) * D + d] : 0.0f;
      Vs[t][d] = first + t < n ? v_head[(first + t) * D + d] : 0.0f;
    }
    __syncthreads();
    float score[TILE];
    float tile_most = most;
    for (int j = 0; j < TILE; ++j) {
      float dot = 0.0f;
      for (int d = 0; d < D; ++d) dot += q[d] * Ks[j][d];
      score[j] = first + j < n ? dot * scale : -1e30f;
      tile_most = fmaxf(tile_most, score[j]);
    }
    float shrink = expf(most - tile_most);
    sum *= shrink;
    for (int d = 0; d < D; ++d) acc[d] *= shrink;
    for (int j = 0; j < TILE; ++j) {
      float p = expf(score[j] - tile_most);
      sum += p;
      for (int d = 0; d < D; ++d) acc[d] += p * Vs[j][d];
    }
    most = tile_most;
    __syncthreads();
  }
  if (query < n)
    for (int d = 0; d < D; ++d) O[(blockIdx.y * n + query) * D + d] = acc[d] / sum;
}
