// cuRAND: generators, and the numbers that they give next.
#include "curand.h"

#include <stdio.h>

#include "libraries/call.h"

struct curandGenerator_st {
  curandRngType_t type;
  bool is_on_host = false;  // where the numbers go to
  unsigned long long seed = 0, position = 0;
  cudaStream_t stream = nullptr;
};

namespace {

// Philox's numbers are NVIDIA's; the other generators' are not, which is said once.
void tell_of_another_sequence(curandRngType_t type) {
  static bool told = false;
  if (type == CURAND_RNG_PSEUDO_PHILOX4_32_10 || told) return;
  told = true;
  fprintf(stderr,
          "raise-kernel: cuRAND's generator %d gives the numbers of Philox4x32-10: the same "
          "distribution, and another sequence than NVIDIA's\n",
          (int)type);
}

bool is_pseudo(curandRngType_t type) {
  switch (type) {
    case CURAND_RNG_PSEUDO_DEFAULT:
    case CURAND_RNG_PSEUDO_XORWOW:
    case CURAND_RNG_PSEUDO_MRG32K3A:
    case CURAND_RNG_PSEUDO_MTGP32:
    case CURAND_RNG_PSEUDO_MT19937:
    case CURAND_RNG_PSEUDO_PHILOX4_32_10:
      return true;
    default:
      return false;
  }
}

curandStatus_t send(curandGenerator_t generator, const char *function, const char *type, void *out,
                    size_t n, double mean, double deviation) {
  rk::Locked locked;
  rk::LibraryCall call("cuRAND", function, type);
  call.word(out), call.word(n), call.word(generator->seed), call.word(generator->position);
  call.number(mean, 0), call.number(deviation, 0);
  cudaError_t error = call.send(generator->stream);
  return error == cudaSuccess ? CURAND_STATUS_SUCCESS : CURAND_STATUS_LAUNCH_FAILURE;
}

// A generator on the host gives what one on the device would: the numbers are made there.
curandStatus_t send_to_host(curandGenerator_t generator, const char *function, const char *type,
                            void *out, size_t n, double mean, double deviation) {
  size_t size = n * (*type == 'd' ? sizeof(double) : sizeof(float));
  void *made;
  if (cudaMalloc(&made, size) != cudaSuccess) return CURAND_STATUS_ALLOCATION_FAILED;
  curandStatus_t status = send(generator, function, type, made, n, mean, deviation);
  cudaStream_t stream = generator->stream;
  if (status == CURAND_STATUS_SUCCESS &&
      (cudaMemcpyAsync(out, made, size, cudaMemcpyDeviceToHost, stream) != cudaSuccess ||
       cudaStreamSynchronize(stream) != cudaSuccess))
    status = CURAND_STATUS_LAUNCH_FAILURE;
  cudaFree(made);
  return status;
}

curandStatus_t generate(curandGenerator_t generator, const char *function, const char *type,
                        void *out, size_t n, double mean = 0, double deviation = 1) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  if (n == 0) return CURAND_STATUS_SUCCESS;
  tell_of_another_sequence(generator->type);
  auto sent = generator->is_on_host ? send_to_host : send;
  curandStatus_t status = sent(generator, function, type, out, n, mean, deviation);
  if (status == CURAND_STATUS_SUCCESS) generator->position += n;
  return status;
}

curandStatus_t create(curandGenerator_t *generator, curandRngType_t type, bool is_on_host) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  if (!is_pseudo(type)) return CURAND_STATUS_TYPE_ERROR;
  *generator = new curandGenerator_st{type, is_on_host};
  return CURAND_STATUS_SUCCESS;
}

// Normal numbers come in pairs.
curandStatus_t pairs(curandGenerator_t generator, const char *function, const char *type, void *out,
                     size_t n, double mean, double deviation) {
  if (n % 2 != 0) return CURAND_STATUS_LENGTH_NOT_MULTIPLE;
  return generate(generator, function, type, out, n, mean, deviation);
}

}  // namespace

extern "C" {

curandStatus_t curandCreateGenerator(curandGenerator_t *generator, curandRngType_t type) {
  return create(generator, type, false);
}

curandStatus_t curandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t type) {
  return create(generator, type, true);
}

curandStatus_t curandDestroyGenerator(curandGenerator_t generator) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  delete generator;
  return CURAND_STATUS_SUCCESS;
}

curandStatus_t curandGetVersion(int *version) {
  if (version == nullptr) return CURAND_STATUS_OUT_OF_RANGE;
  *version = 10300;
  return CURAND_STATUS_SUCCESS;
}

curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  generator->stream = stream;
  return CURAND_STATUS_SUCCESS;
}

curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator,
                                                  unsigned long long seed) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  generator->seed = seed, generator->position = 0;
  return CURAND_STATUS_SUCCESS;
}

curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  generator->position = offset;
  return CURAND_STATUS_SUCCESS;
}

// Each order that a pseudorandom generator may have is that of one sequence.
curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t order) {
  if (generator == nullptr) return CURAND_STATUS_NOT_INITIALIZED;
  return order == CURAND_ORDERING_QUASI_DEFAULT ? CURAND_STATUS_OUT_OF_RANGE
                                                : CURAND_STATUS_SUCCESS;
}

curandStatus_t curandGenerateSeeds(curandGenerator_t generator) {
  return generator == nullptr ? CURAND_STATUS_NOT_INITIALIZED : CURAND_STATUS_SUCCESS;
}

curandStatus_t curandGenerate(curandGenerator_t generator, unsigned int *out, size_t n) {
  return generate(generator, "bits", "u", out, n);
}
curandStatus_t curandGenerateUniform(curandGenerator_t generator, float *out, size_t n) {
  return generate(generator, "uniform", "s", out, n);
}
curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double *out, size_t n) {
  return generate(generator, "uniform", "d", out, n);
}
curandStatus_t curandGenerateNormal(curandGenerator_t generator, float *out, size_t n, float mean,
                                    float deviation) {
  return pairs(generator, "normal", "s", out, n, mean, deviation);
}
curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double *out, size_t n,
                                          double mean, double deviation) {
  return pairs(generator, "normal", "d", out, n, mean, deviation);
}
curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float *out, size_t n,
                                       float mean, float deviation) {
  return pairs(generator, "log_normal", "s", out, n, mean, deviation);
}
curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double *out, size_t n,
                                             double mean, double deviation) {
  return pairs(generator, "log_normal", "d", out, n, mean, deviation);
}

}  // extern "C"
