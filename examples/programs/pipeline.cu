// Graphs of work: one captured from two streams, one built node by node; both are launched often,
// with other arguments in between.
//
//   raise-kernel run examples/programs/pipeline.cu
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                                \
  do {                                                                                             \
    cudaError_t error = (call);                                                                    \
    if (error != cudaSuccess) {                                                                    \
      std::printf("line %d: %s: %s\n", __LINE__, #call, cudaGetErrorName(error));                  \
      std::exit(1);                                                                                \
    }                                                                                              \
  } while (0)

__global__ void scale(float *x, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= by;
}
__global__ void add(const float *x, const float *y, float *sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) sum[i] = x[i] + y[i];
}

static int calls = 0;
static void count(void *) { ++calls; }

int main() {
  const int n = 1000;
  const size_t size = n * sizeof(float);
  std::vector<float> a(n), b(n), got(n);
  for (int i = 0; i < n; ++i) a[i] = (float)i, b[i] = 1.0f;
  float *x, *y, *sum;
  CHECK(cudaMalloc(&x, size));
  CHECK(cudaMalloc(&y, size));
  CHECK(cudaMalloc(&sum, size));
  dim3 block(128), grid((n + 127) / 128);

  // Captured: x and y are prepared in two streams, which meet again before the sum.
  cudaStream_t first, second;
  cudaEvent_t fork, join;
  CHECK(cudaStreamCreate(&first));
  CHECK(cudaStreamCreate(&second));
  CHECK(cudaEventCreate(&fork));
  CHECK(cudaEventCreate(&join));
  cudaGraph_t graph;
  CHECK(cudaStreamBeginCapture(first, cudaStreamCaptureModeGlobal));
  CHECK(cudaEventRecord(fork, first));
  CHECK(cudaStreamWaitEvent(second, fork, 0));
  CHECK(cudaMemcpyAsync(x, a.data(), size, cudaMemcpyHostToDevice, first));
  scale<<<grid, block, 0, first>>>(x, 2.0f, n);
  CHECK(cudaMemcpyAsync(y, b.data(), size, cudaMemcpyHostToDevice, second));
  scale<<<grid, block, 0, second>>>(y, 3.0f, n);
  CHECK(cudaEventRecord(join, second));
  CHECK(cudaStreamWaitEvent(first, join, 0));
  add<<<grid, block, 0, first>>>(x, y, sum, n);
  CHECK(cudaMemcpyAsync(got.data(), sum, size, cudaMemcpyDeviceToHost, first));
  CHECK(cudaLaunchHostFunc(first, count, nullptr));
  CHECK(cudaStreamEndCapture(first, &graph));
  size_t nodes = 0;
  CHECK(cudaGraphGetNodes(graph, nullptr, &nodes));
  std::printf("captured: %zu nodes, %d calls before the launch\n", nodes, calls);
  cudaGraphExec_t exec;
  CHECK(cudaGraphInstantiate(&exec, graph, 0));
  int wrong = 0;
  for (int round = 0; round < 5; ++round) {
    a[0] = (float)round;  // what is copied is what the host has then
    CHECK(cudaGraphLaunch(exec, first));
    CHECK(cudaStreamSynchronize(first));
    for (int i = 0; i < n; ++i) wrong += got[i] != 2 * a[i] + 3;
  }
  std::printf("captured: %d calls, %d wrong\n", calls, wrong);

  // Node by node: sum = 0, then sum += y three times, by a kernel whose arguments are replaced.
  cudaGraph_t built;
  CHECK(cudaGraphCreate(&built, 0));
  cudaGraphNode_t zero, step, copy;
  cudaMemsetParams zeros = {sum, 0, 0, 4, (size_t)n, 1};
  CHECK(cudaGraphAddMemsetNode(&zero, built, nullptr, 0, &zeros));
  int count_of = n;
  void *arguments[] = {&sum, &y, &sum, &count_of};
  cudaKernelNodeParams launch = {(void *)add, grid, block, 0, arguments, nullptr};
  CHECK(cudaGraphAddKernelNode(&step, built, &zero, 1, &launch));
  CHECK(cudaGraphAddMemcpyNode1D(&copy, built, &step, 1, got.data(), sum, size,
                                 cudaMemcpyDeviceToHost));
  cudaGraphExec_t runs;
  CHECK(cudaGraphInstantiate(&runs, built, nullptr, nullptr, 0));
  CHECK(cudaGraphLaunch(runs, first));
  CHECK(cudaStreamSynchronize(first));
  int different = 0;
  for (int i = 0; i < n; ++i) different += got[i] != 3;
  void *others[] = {&x, &y, &sum, &count_of};
  launch.kernelParams = others;
  CHECK(cudaGraphExecKernelNodeSetParams(runs, step, &launch));
  CHECK(cudaGraphLaunch(runs, first));
  CHECK(cudaStreamSynchronize(first));
  for (int i = 0; i < n; ++i) different += got[i] != 2 * a[i] + 3;
  std::printf("built: %d wrong\n", different);

  // What capture does not allow.
  CHECK(cudaStreamBeginCapture(first, cudaStreamCaptureModeGlobal));
  cudaError_t busy = cudaStreamSynchronize(first);
  cudaError_t ended = cudaStreamEndCapture(first, &graph);
  std::printf("%s, %s\n", cudaGetErrorName(busy), cudaGetErrorName(ended));
  CHECK(cudaStreamBeginCapture(first, cudaStreamCaptureModeGlobal));
  CHECK(cudaEventRecord(fork, first));
  CHECK(cudaStreamWaitEvent(second, fork, 0));
  scale<<<grid, block, 0, second>>>(y, 3.0f, n);
  cudaError_t alone = cudaStreamEndCapture(first, &graph);
  std::printf("%s\n", cudaGetErrorName(alone));
  CHECK(cudaGraphExecDestroy(exec));
  CHECK(cudaGraphExecDestroy(runs));
  CHECK(cudaGraphDestroy(built));
  bool right = busy == cudaErrorStreamCaptureUnsupported &&
               ended == cudaErrorStreamCaptureInvalidated &&
               alone == cudaErrorStreamCaptureUnjoined && calls == 5;
  return wrong || different || !right;
}
