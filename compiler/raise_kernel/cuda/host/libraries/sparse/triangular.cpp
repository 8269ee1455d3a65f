// cuSPARSE's solves of triangular sparse matrices, for a vector or a matrix.
#include "libraries/sparse/sparse.h"

// The matrix as it was analyzed: its values are in the program's buffer, which the library keeps
// until the solve, so that only `updateMatrix` changes them.
struct TriangularMatrix {
  bool is_analyzed = false;
  cusparseSpMatDescr matrix;
};
struct cusparseSpSVDescr : TriangularMatrix {};
struct cusparseSpSMDescr : TriangularMatrix {};

namespace {

// Of the types that solves have.
size_t size_of_type(cudaDataType type) {
  return type == CUDA_R_32F ? 4 : type == CUDA_C_64F ? 16 : 8;
}

struct Solve {
  const char *name;
  cusparseHandle_t handle;
  cusparseOperation_t operation_a, operation_b;
  const void *alpha;
  const cusparseSpMatDescr *a;
  const cusparseDnMatDescr *b, *c;
  cudaDataType compute;
  TriangularMatrix *descriptor;

  cusparseStatus_t checked() const {
    if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
    if (alpha == nullptr || a == nullptr || b == nullptr || c == nullptr ||
        descriptor == nullptr || !rk::is_operation(operation_a) || !rk::is_operation(operation_b))
      return CUSPARSE_STATUS_INVALID_VALUE;
    rk::DenseOperand right{*b, operation_b};
    bool is_there = rk::SparseOperand(*a, operation_a).is_there();
    if (!is_there || a->rows != a->columns || right.rows() != a->rows || c->rows != a->rows ||
        right.columns() != c->columns)
      return CUSPARSE_STATUS_INVALID_VALUE;
    if (types().empty() || !rk::has_indices(name, {a})) return CUSPARSE_STATUS_NOT_SUPPORTED;
    if (a->batch != 1 || b->batch != 1 || c->batch != 1)
      return rk::sparse_refusal(name, "batches are missing");
    return CUSPARSE_STATUS_SUCCESS;
  }
  std::string types() const {
    return rk::value_types(name, {a->type, b->type, c->type, compute}, false);
  }
  // The program's buffer takes the values.
  cusparseStatus_t buffer_size(size_t *size) const {
    cusparseStatus_t status = checked();
    if (status != CUSPARSE_STATUS_SUCCESS) return status;
    if (size == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
    *size = rk::BUFFER + a->count * size_of_type(a->type);
    return CUSPARSE_STATUS_SUCCESS;
  }
  cusparseStatus_t analyze(void *buffer) const {
    cusparseStatus_t status = checked();
    if (status != CUSPARSE_STATUS_SUCCESS) return status;
    if (buffer == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
    descriptor->matrix = *a, descriptor->matrix.values = buffer;
    descriptor->is_analyzed = true;
    return copy_values(handle, descriptor->matrix, a->values);
  }
  cusparseStatus_t run() const {
    cusparseStatus_t status = checked();
    if (status != CUSPARSE_STATUS_SUCCESS) return status;
    if (!descriptor->is_analyzed) return CUSPARSE_STATUS_INVALID_VALUE;
    rk::LibraryCall call("cuSPARSE", "solve", types().c_str());
    const cusparseSpMatDescr &matrix = descriptor->matrix;
    rk::SparseOperand(matrix, operation_a).add_to(&call);
    bool is_lower = matrix.fill == CUSPARSE_FILL_MODE_LOWER;
    call.word(is_lower != rk::SparseOperand::by_columns(matrix));
    call.word(matrix.diagonal == CUSPARSE_DIAG_TYPE_UNIT);
    call.scalar(alpha, types()[3], handle->pointers == CUSPARSE_POINTER_MODE_DEVICE);
    rk::DenseOperand{*b, operation_b}.add_to(&call), rk::DenseOperand{*c}.add_to(&call);
    return rk::sparse_status(call.send(handle->stream));
  }
  static cusparseStatus_t copy_values(cusparseHandle_t handle, const cusparseSpMatDescr &matrix,
                                      const void *values) {
    if (matrix.count == 0) return CUSPARSE_STATUS_SUCCESS;
    rk::Apart apart;
    return rk::sparse_status(cudaMemcpyAsync((void *)matrix.values, values,
                                             matrix.count * size_of_type(matrix.type),
                                             cudaMemcpyDeviceToDevice, handle->stream));
  }
};

// All values, or those of the diagonal.
cusparseStatus_t update(cusparseHandle_t handle, const TriangularMatrix *descriptor,
                        const void *values, int part) {
  if (handle == nullptr) return CUSPARSE_STATUS_NOT_INITIALIZED;
  if (descriptor == nullptr || !descriptor->is_analyzed || values == nullptr || part < 0 ||
      part > 1)
    return CUSPARSE_STATUS_INVALID_VALUE;
  const cusparseSpMatDescr &matrix = descriptor->matrix;
  if (part == CUSPARSE_SPSV_UPDATE_GENERAL) return Solve::copy_values(handle, matrix, values);
  if (matrix.count == 0) return CUSPARSE_STATUS_SUCCESS;
  char type[] = {rk::letter_of(matrix.type), 0};
  rk::LibraryCall call("cuSPARSE", "set_diagonal", type);
  rk::SparseOperand(matrix, CUSPARSE_OPERATION_NON_TRANSPOSE).add_to(&call);
  call.word(values);
  return rk::sparse_status(call.send(handle->stream));
}

// A vector is a matrix of one column.
struct Column {
  cusparseDnMatDescr matrix;
  bool is_there;
  explicit Column(const cusparseDnVecDescr *x) : matrix(), is_there(x != nullptr) {
    if (is_there) matrix = {x->size, 1, x->size, x->values, x->type, CUSPARSE_ORDER_COL};
  }
  const cusparseDnMatDescr *get() const { return is_there ? &matrix : nullptr; }
};

template <typename Descriptor>
cusparseStatus_t make_triangular(Descriptor **made) {
  if (made == nullptr) return CUSPARSE_STATUS_INVALID_VALUE;
  *made = new Descriptor;
  return CUSPARSE_STATUS_SUCCESS;
}

template <typename Descriptor>
cusparseStatus_t destroy_triangular(Descriptor *made) {
  delete made;
  return CUSPARSE_STATUS_SUCCESS;
}

}  // namespace

#define RK_VECTOR_SOLVE                                                              \
  Column right(x), result(y);                                                        \
  Solve solve{"cusparseSpSV", handle, operation, CUSPARSE_OPERATION_NON_TRANSPOSE,   \
              alpha,          a,      right.get(), result.get(), compute, descriptor};
#define RK_MATRIX_SOLVE                                                              \
  Solve solve{"cusparseSpSM", handle, operation_a, operation_b, alpha,                \
              a,              b,      c,           compute,     descriptor};

extern "C" {

cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *descriptor) {
  return make_triangular(descriptor);
}
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descriptor) {
  return destroy_triangular(descriptor);
}
cusparseStatus_t cusparseSpSV_bufferSize(RK_SPSV_PARAMETERS, size_t *size) {
  RK_VECTOR_SOLVE
  return solve.buffer_size(size);
}
cusparseStatus_t cusparseSpSV_analysis(RK_SPSV_PARAMETERS, void *buffer) {
  RK_VECTOR_SOLVE
  return solve.analyze(buffer);
}
cusparseStatus_t cusparseSpSV_solve(RK_SPSV_PARAMETERS) {
  RK_VECTOR_SOLVE
  return solve.run();
}
cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t handle, cusparseSpSVDescr_t descriptor,
                                           void *values, cusparseSpSVUpdate_t part) {
  return update(handle, descriptor, values, part);
}

cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *descriptor) {
  return make_triangular(descriptor);
}
cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t descriptor) {
  return destroy_triangular(descriptor);
}
cusparseStatus_t cusparseSpSM_bufferSize(RK_SPSM_PARAMETERS, size_t *size) {
  RK_MATRIX_SOLVE
  return solve.buffer_size(size);
}
cusparseStatus_t cusparseSpSM_analysis(RK_SPSM_PARAMETERS, void *buffer) {
  RK_MATRIX_SOLVE
  return solve.analyze(buffer);
}
cusparseStatus_t cusparseSpSM_solve(RK_SPSM_PARAMETERS) {
  RK_MATRIX_SOLVE
  return solve.run();
}
cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t handle, cusparseSpSMDescr_t descriptor,
                                           void *values, cusparseSpSMUpdate_t part) {
  return update(handle, descriptor, values, part);
}

}  // extern "C"

#undef RK_VECTOR_SOLVE
#undef RK_MATRIX_SOLVE
