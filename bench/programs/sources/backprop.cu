// A layer of sixteen hidden units, after Rodinia's backprop: sums over the inputs of a block by a
// tree in shared memory, the sums of the blocks and the sigmoid, the change of the weights.
#define T 16

extern "C" __global__ void forward(const float* input, const float* weight, float* partial) {
  __shared__ float node[T], product[T][T];
  int tx = threadIdx.x, ty = threadIdx.y, i = blockIdx.x * T + ty;
  if (tx == 0) node[ty] = input[i];
  __syncthreads();
  product[ty][tx] = weight[i * T + tx] * node[ty];
  __syncthreads();
  for (int d = 1; d < T; d *= 2) {
    if (ty % (2 * d) == 0) product[ty][tx] += product[ty + d][tx];
    __syncthreads();
  }
  if (ty == 0) partial[blockIdx.x * T + tx] = product[0][tx];
}

extern "C" __global__ void finish(const float* partial, float* hidden, int blocks) {
  float sum = 0.0f;
  for (int b = 0; b < blocks; b++) sum += partial[b * T + threadIdx.x];
  hidden[threadIdx.x] = 1.0f / (1.0f + expf(-sum));
}

extern "C" __global__ void adjust(const float* input, const float* hidden, const float* target,
                                  float* weight, float* change) {
  int tx = threadIdx.x, i = blockIdx.x * T + threadIdx.y;
  float h = hidden[tx], delta = h * (1.0f - h) * (target[tx] - h);
  float step = 0.3f * delta * input[i] + 0.3f * change[i * T + tx];
  weight[i * T + tx] += step;
  change[i * T + tx] = step;
}
