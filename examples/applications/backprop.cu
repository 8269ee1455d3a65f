// One layer of a network, forward: each block multiplies 16 inputs by their weights to 16 units and
// sums over the inputs along a tree; what the blocks have summed is added up elsewhere.
__global__ void layer_forward(const float* input, float* weights, float* partial, int units) {
  __shared__ float node[16];
  __shared__ float matrix[16][16];
  int tx = threadIdx.x, ty = threadIdx.y;
  int at = (units + 1) * (16 * blockIdx.y + ty + 1) + tx + 1;
  if (tx == 0) node[ty] = input[16 * blockIdx.y + ty + 1];
  __syncthreads();
  matrix[ty][tx] = weights[at];
  __syncthreads();
  matrix[ty][tx] = matrix[ty][tx] * node[ty];
  __syncthreads();
  for (int i = 1; i <= 4; ++i) {
    int power = 1 << i;
    if (ty % power == 0) matrix[ty][tx] = matrix[ty][tx] + matrix[ty + power / 2][tx];
    __syncthreads();
  }
  weights[at] = matrix[ty][tx];
  __syncthreads();
  if (tx == 0) partial[blockIdx.y * units + ty] = matrix[tx][ty];
}
