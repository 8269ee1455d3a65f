// What cuSPARSE's handles and descriptors hold.
#ifndef RK_SPARSE_H
#define RK_SPARSE_H

#include "cusparse.h"
#include "libraries/call.h"

struct cusparseContext {
  cudaStream_t stream = nullptr;
  cusparsePointerMode_t pointers = CUSPARSE_POINTER_MODE_HOST;
};

// By rows or by columns, `starts` are the offsets of each; else `starts` are the rows' numbers.
struct cusparseSpMatDescr {
  cusparseFormat_t format;
  int64_t rows, columns, count;
  const void *starts, *indices, *values;
  cusparseIndexType_t start_type, index_type;
  cusparseIndexBase_t base;
  cudaDataType type;
  // A batch: as many matrices, whose arrays lie as many elements apart.
  int batch = 1;
  int64_t starts_apart = 0, apart = 0;
  cusparseFillMode_t fill = CUSPARSE_FILL_MODE_LOWER;
  cusparseDiagType_t diagonal = CUSPARSE_DIAG_TYPE_NON_UNIT;
};

struct cusparseSpVecDescr {
  int64_t size, count;
  const void *indices, *values;
  cusparseIndexType_t index_type;
  cusparseIndexBase_t base;
  cudaDataType type;
};

struct cusparseDnVecDescr {
  int64_t size;
  const void *values;
  cudaDataType type;
};

struct cusparseDnMatDescr {
  int64_t rows, columns, step;
  const void *values;
  cudaDataType type;
  cusparseOrder_t order;
  int batch = 1;
  int64_t apart = 0;
};

namespace rk {

// No product and no sort needs a buffer; programs allocate one all the same.
constexpr size_t BUFFER = 8;

cusparseStatus_t sparse_status(cudaError_t error);
// CUSPARSE_STATUS_NOT_SUPPORTED; a message says why, once for each function.
cusparseStatus_t sparse_refusal(const char *function, const char *why);
// 'i' or 'l'; zero for a type that is not supported.
char index_letter(cusparseIndexType_t type);
bool is_operation(cusparseOperation_t operation);

// The letters of the values' types, the last of which is that of sums. They are all equal, or the
// first two are of 16 bits with sums in `float`. Empty after a refusal.
std::string value_types(const char *function, std::initializer_list<cudaDataType> types,
                        bool has_halves);
// Whether the indices' types are supported; if not, after a refusal.
bool has_indices(const char *function, std::initializer_list<const cusparseSpMatDescr *> matrices);

// op(A): a matrix by columns is the transpose of one by rows (device/libraries/sparse/matrices.py).
struct SparseOperand {
  const cusparseSpMatDescr &a;
  bool is_turned, is_conjugate;
  SparseOperand(const cusparseSpMatDescr &a, cusparseOperation_t operation)
      : a(a),
        is_turned((operation != CUSPARSE_OPERATION_NON_TRANSPOSE) != by_columns(a)),
        is_conjugate(operation == CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE) {}

  static bool by_columns(const cusparseSpMatDescr &a) { return a.format == CUSPARSE_FORMAT_CSC; }
  int64_t stored_rows() const { return by_columns(a) ? a.columns : a.rows; }
  int64_t stored_columns() const { return by_columns(a) ? a.rows : a.columns; }
  int64_t rows() const { return is_turned ? stored_columns() : stored_rows(); }
  int64_t columns() const { return is_turned ? stored_rows() : stored_columns(); }
  bool is_there() const {
    return a.count == 0 || (a.starts != nullptr && a.indices != nullptr && a.values != nullptr);
  }
  void add_to(LibraryCall *call) const;
};

// op(B)
struct DenseOperand {
  const cusparseDnMatDescr &matrix;
  cusparseOperation_t operation = CUSPARSE_OPERATION_NON_TRANSPOSE;
  bool is_turned() const { return operation != CUSPARSE_OPERATION_NON_TRANSPOSE; }
  int64_t rows() const { return is_turned() ? matrix.columns : matrix.rows; }
  int64_t columns() const { return is_turned() ? matrix.rows : matrix.columns; }
  void add_to(LibraryCall *call) const;
};

}  // namespace rk

#endif
