// Memory pools: names with the attributes that they were given.
#include <string.h>

#include <set>

#include "connection.h"
#include "host/rk_api.h"

using rk::failed;

// By the attribute's number; what is in use is not counted for each pool.
struct CUmemPoolHandle_st {
  uint64_t values[cudaMemPoolAttrReleaseThreshold + 1];
};

namespace {

CUmemPoolHandle_st of_device = {{0, 1, 1, 1, 0}};
cudaMemPool_t chosen = &of_device;
std::set<cudaMemPool_t> made;

bool known(cudaMemPool_t pool) { return pool == &of_device || made.count(pool) != 0; }

bool counted(cudaMemPoolAttr attribute) { return attribute > cudaMemPoolAttrReleaseThreshold; }

size_t size_of(cudaMemPoolAttr attribute) {
  return attribute == cudaMemPoolAttrReleaseThreshold ? sizeof(uint64_t) : sizeof(int);
}

}  // namespace

extern "C" {

cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *pool, int) {
  *pool = &of_device;
  return cudaSuccess;
}

cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *pool, int) {
  rk::Locked locked;
  *pool = chosen;
  return cudaSuccess;
}

cudaError_t cudaDeviceSetMemPool(int, cudaMemPool_t pool) {
  rk::Locked locked;
  if (!known(pool)) return failed(cudaErrorInvalidValue);
  chosen = pool;
  return cudaSuccess;
}

cudaError_t cudaMemPoolCreate(cudaMemPool_t *pool, const cudaMemPoolProps *properties) {
  rk::Locked locked;
  if (properties->allocType != cudaMemAllocationTypePinned) return failed(cudaErrorInvalidValue);
  if (properties->handleTypes != cudaMemHandleTypeNone)
    return rk::refuse("cudaMemPoolCreate", "device memory is not shared between processes");
  *pool = *made.insert(new CUmemPoolHandle_st(of_device)).first;
  (*pool)->values[cudaMemPoolAttrReleaseThreshold] = 0;
  return cudaSuccess;
}

cudaError_t cudaMemPoolDestroy(cudaMemPool_t pool) {
  rk::Locked locked;
  if (made.erase(pool) == 0) return failed(cudaErrorInvalidValue);
  if (chosen == pool) chosen = &of_device;
  delete pool;
  return cudaSuccess;
}

cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value) {
  rk::Locked locked;
  if (!known(pool) || attribute < 1 || counted(attribute)) return failed(cudaErrorInvalidValue);
  memcpy(&pool->values[attribute], value, size_of(attribute));
  return cudaSuccess;
}

cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value) {
  rk::Locked locked;
  if (!known(pool) || attribute < 1) return failed(cudaErrorInvalidValue);
  if (counted(attribute))
    return rk::refuse("cudaMemPoolGetAttribute", "the memory of a pool is not counted");
  memcpy(value, &pool->values[attribute], size_of(attribute));
  return cudaSuccess;
}

cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t) { return cudaSuccess; }

cudaError_t cudaMemPoolSetAccess(cudaMemPool_t, const cudaMemAccessDesc *, size_t) {
  return cudaSuccess;
}

cudaError_t cudaMallocFromPoolAsync(void **pointer, size_t size, cudaMemPool_t pool,
                                    cudaStream_t stream) {
  return known(pool) ? cudaMallocAsync(pointer, size, stream) : failed(cudaErrorInvalidValue);
}
}
