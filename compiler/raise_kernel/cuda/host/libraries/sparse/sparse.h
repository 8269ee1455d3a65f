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
};

namespace rk {

// No product and no sort needs a buffer; programs allocate one all the same.
constexpr size_t BUFFER = 8;

cusparseStatus_t sparse_status(cudaError_t error);
// 'i' or 'l'; zero for a type that is not supported.
char index_letter(cusparseIndexType_t type);

}  // namespace rk

#endif
