// cuSPARSE's product of two sparse matrices.
#include "libraries/sparse/sparse.h"

// How many products of two elements there are, and how many elements have a sum of some; negative
// until it is known.
struct cusparseSpGEMMDescr {
  int64_t products = -1, count = -1;
};

namespace {

constexpr const char *NAME = "cusparseSpGEMM";

cusparseStatus_t check_product(RK_SPGEMM_PARAMETERS) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (alpha == nullptr || beta == nullptr || a == nullptr || b == nullptr || c == nullptr ||
      descriptor == nullptr || !rk::is_operation(operation_a) || !rk::is_operation(operation_b))
    return CUSPARSE_STATUS_INVALID_VALUE;
  if (operation_a != CUSPARSE_OPERATION_NON_TRANSPOSE ||
      operation_b != CUSPARSE_OPERATION_NON_TRANSPOSE)
    return rk::sparse_refusal(NAME, "the matrices cannot be transposed");
  for (const cusparseSpMatDescr *one : {a, b, (cusparseConstSpMatDescr_t)c})
    if (one->format != CUSPARSE_FORMAT_CSR || one->batch != 1)
      return rk::sparse_refusal(NAME, "only single matrices by rows (CSR) are supported");
  if (!rk::has_indices(NAME, {a, b, c}) ||
      rk::value_types(NAME, {a->type, b->type, c->type, compute}, false).empty())
    return CUSPARSE_STATUS_NOT_SUPPORTED;
  rk::SparseOperand left(*a, operation_a), right(*b, operation_b);
  bool fits = a->columns == b->rows && a->rows == c->rows && b->columns == c->columns;
  return left.is_there() && right.is_there() && fits ? CUSPARSE_STATUS_SUCCESS
                                                     : CUSPARSE_STATUS_INVALID_VALUE;
}

rk::LibraryCall packed_product(const char *function, RK_SPGEMM_PARAMETERS) {
  std::string types = rk::value_types(NAME, {a->type, b->type, c->type, compute}, false);
  rk::LibraryCall call("cuSPARSE", function, types.c_str());
  rk::SparseOperand(*a, operation_a).add_to(&call);
  rk::SparseOperand(*b, operation_b).add_to(&call);
  call.word(descriptor->products);
  return call;
}

}  // namespace

#define RK_ARGUMENTS                                                                     \
  handle, operation_a, operation_b, alpha, a, b, beta, c, compute, algorithm, descriptor

extern "C" {

cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descriptor) {
  if (descriptor == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *descriptor = new cusparseSpGEMMDescr;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descriptor) {
  delete descriptor;
  return CUSPARSE_STATUS_SUCCESS;
}

// Without a buffer, these two tell the size of one.
cusparseStatus_t cusparseSpGEMM_workEstimation(RK_SPGEMM_PARAMETERS, size_t *size, void *buffer) {
  cusparseStatus_t status = check_product(RK_ARGUMENTS);
  if (status != CUSPARSE_STATUS_SUCCESS) return status;
  if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  if (buffer == nullptr) return CUSPARSE_STATUS_SUCCESS;
  descriptor->count = -1;
  return rk::sparse_status(
      packed_product("count_products", RK_ARGUMENTS)
          .fetch(handle->stream, &descriptor->products, sizeof descriptor->products));
}
cusparseStatus_t cusparseSpGEMM_compute(RK_SPGEMM_PARAMETERS, size_t *size, void *buffer) {
  cusparseStatus_t status = check_product(RK_ARGUMENTS);
  if (status != CUSPARSE_STATUS_SUCCESS) return status;
  if (size == nullptr || descriptor->products < 0) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  if (buffer == nullptr) return CUSPARSE_STATUS_SUCCESS;
  status = rk::sparse_status(
      packed_product("count_sums", RK_ARGUMENTS)
          .fetch(handle->stream, &descriptor->count, sizeof descriptor->count));
  if (status == CUSPARSE_STATUS_SUCCESS) c->count = descriptor->count;
  return status;
}

cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t descriptor, int64_t *count) {
  if (descriptor == nullptr || count == nullptr || descriptor->products < 0)
    return CUSPARSE_STATUS_INVALID_VALUE;
  *count = descriptor->products;
  return CUSPARSE_STATUS_SUCCESS;
}
cusparseStatus_t cusparseSpGEMM_estimateMemory(RK_SPGEMM_PARAMETERS, float fraction, size_t *size,
                                               void *buffer, size_t *size_2) {
  cusparseStatus_t status = check_product(RK_ARGUMENTS);
  if (status != CUSPARSE_STATUS_SUCCESS) return status;
  bool is_valid = size != nullptr && descriptor->products >= 0 && fraction > 0 && fraction <= 1;
  if (!is_valid || (buffer != nullptr && size_2 == nullptr)) return CUSPARSE_STATUS_INVALID_VALUE;
  *size = rk::BUFFER;
  if (buffer != nullptr) *size_2 = rk::BUFFER;
  return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSpGEMM_copy(RK_SPGEMM_PARAMETERS) {
  cusparseStatus_t status = check_product(RK_ARGUMENTS);
  if (status != CUSPARSE_STATUS_SUCCESS) return status;
  rk::SparseOperand result(*c, CUSPARSE_OPERATION_NON_TRANSPOSE);
  if (descriptor->count < 0 || c->count != descriptor->count || c->starts == nullptr ||
      !result.is_there())
    return CUSPARSE_STATUS_INVALID_VALUE;
  rk::LibraryCall call = packed_product("sums", RK_ARGUMENTS);
  bool on_device = handle->pointers == CUSPARSE_POINTER_MODE_DEVICE;
  char type = rk::letter_of(compute);
  call.scalar(alpha, type, on_device), call.scalar(beta, type, on_device), result.add_to(&call);
  return rk::sparse_status(call.send(handle->stream));
}

}  // extern "C"

#undef RK_ARGUMENTS
