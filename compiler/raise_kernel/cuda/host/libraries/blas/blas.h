// A handle of cuBLAS, and a call of a function that takes one.
#ifndef RK_BLAS_H
#define RK_BLAS_H

#include "cublas_v2.h"
#include "libraries/call.h"

struct cublasContext {
  cudaStream_t stream = nullptr;
  cublasPointerMode_t pointers = CUBLAS_POINTER_MODE_HOST;
  cublasMath_t math = CUBLAS_DEFAULT_MATH;
  cublasAtomicsMode_t atomics = CUBLAS_ATOMICS_NOT_ALLOWED;
};

namespace rk {

cublasStatus_t blas_status(cudaError_t error);

class BlasCall {
 public:
  BlasCall(cublasHandle_t handle, const char *function, const char *types)
      : handle_(handle), call_("cuBLAS", function, types) {}

  template <typename... T>
  BlasCall &add(T... values) {
    (call_.word(values), ...);
    return *this;
  }

  BlasCall &scalar(const struct __half *value) { return scalar(value, 'h'); }
  BlasCall &scalar(const float *value) { return scalar(value, 's'); }
  BlasCall &scalar(const double *value) { return scalar(value, 'd'); }
  BlasCall &scalar(const cuComplex *value) { return scalar(value, 'c'); }
  BlasCall &scalar(const cuDoubleComplex *value) { return scalar(value, 'z'); }

  // A number of a type that its letter names; where it is, the handle's pointer mode says.
  BlasCall &scalar(const void *value, char type) {
    is_valid_ = call_.scalar(value, type, is_on_device()) && is_valid_;
    return *this;
  }

  template <typename T>
  BlasCall &result(T *value) {
    return result(value, sizeof *value);
  }

  BlasCall &result(void *value, size_t size) {
    is_valid_ = is_valid_ && value != nullptr;
    if (is_on_device()) {
      call_.word(value);
    } else {
      call_.word(0);
      result_ = value;
      size_ = size;
    }
    return *this;
  }

  // A number on the host, which is zero if the arguments are good.
  BlasCall &checked(int *info) {
    is_valid_ = is_valid_ && info != nullptr;
    info_ = info;
    return *this;
  }

  cublasStatus_t send() const {
    cublasStatus_t status = sent();
    if (status == CUBLAS_STATUS_SUCCESS && info_ != nullptr) *info_ = 0;
    return status;
  }

 private:
  cublasStatus_t sent() const {
    if (handle_ == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
    if (!is_valid_) return CUBLAS_STATUS_INVALID_VALUE;
    if (result_ == nullptr) return blas_status(call_.send(handle_->stream));
    return blas_status(call_.fetch(handle_->stream, result_, size_));
  }

  bool is_on_device() const {
    return handle_ != nullptr && handle_->pointers == CUBLAS_POINTER_MODE_DEVICE;
  }

  cublasHandle_t handle_;
  LibraryCall call_;
  bool is_valid_ = true;
  void *result_ = nullptr;
  size_t size_ = 0;
  int *info_ = nullptr;
};

}  // namespace rk

#endif
