// cuSPARSE's generic interface: products of sparse matrices, triangular solves, sparse
// vectors, rows in the order of their columns, and conversions.
// What is declared here is what cuda/host/libraries has.
#ifndef RK_CUSPARSE_H
#define RK_CUSPARSE_H

#include <stdint.h>

#include "cuComplex.h"
#include "cuda_runtime.h"
#include "library_types.h"

#define CUSPARSEAPI
// By which headers of CUDA's samples tell that it is there.
#define CUSPARSE_H_
#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 0
#define CUSPARSE_VER_PATCH 0
#define CUSPARSE_VERSION 12000

typedef enum cusparseStatus {
  CUSPARSE_STATUS_SUCCESS = 0,
  CUSPARSE_STATUS_NOT_INITIALIZED = 1,
  CUSPARSE_STATUS_ALLOC_FAILED = 2,
  CUSPARSE_STATUS_INVALID_VALUE = 3,
  CUSPARSE_STATUS_ARCH_MISMATCH = 4,
  CUSPARSE_STATUS_MAPPING_ERROR = 5,
  CUSPARSE_STATUS_EXECUTION_FAILED = 6,
  CUSPARSE_STATUS_INTERNAL_ERROR = 7,
  CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8,
  CUSPARSE_STATUS_ZERO_PIVOT = 9,
  CUSPARSE_STATUS_NOT_SUPPORTED = 10,
  CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11
} cusparseStatus_t;

typedef enum cusparsePointerMode {
  CUSPARSE_POINTER_MODE_HOST = 0,
  CUSPARSE_POINTER_MODE_DEVICE = 1
} cusparsePointerMode_t;
typedef enum cusparseOperation {
  CUSPARSE_OPERATION_NON_TRANSPOSE = 0,
  CUSPARSE_OPERATION_TRANSPOSE = 1,
  CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2
} cusparseOperation_t;
typedef enum cusparseIndexBase {
  CUSPARSE_INDEX_BASE_ZERO = 0,
  CUSPARSE_INDEX_BASE_ONE = 1
} cusparseIndexBase_t;
typedef enum cusparseIndexType {
  CUSPARSE_INDEX_16U = 1,
  CUSPARSE_INDEX_32I = 2,
  CUSPARSE_INDEX_64I = 3
} cusparseIndexType_t;
typedef enum cusparseFormat {
  CUSPARSE_FORMAT_CSR = 1,
  CUSPARSE_FORMAT_CSC = 2,
  CUSPARSE_FORMAT_COO = 3,
  CUSPARSE_FORMAT_BLOCKED_ELL = 5,
  CUSPARSE_FORMAT_BSR = 6,
  CUSPARSE_FORMAT_SLICED_ELLPACK = 7
} cusparseFormat_t;
typedef enum cusparseOrder { CUSPARSE_ORDER_COL = 1, CUSPARSE_ORDER_ROW = 2 } cusparseOrder_t;
typedef enum cusparseSpMVAlg {
  CUSPARSE_MV_ALG_DEFAULT = 0,
  CUSPARSE_SPMV_ALG_DEFAULT = 0,
  CUSPARSE_SPMV_COO_ALG1 = 1,
  CUSPARSE_SPMV_CSR_ALG1 = 2,
  CUSPARSE_SPMV_CSR_ALG2 = 3,
  CUSPARSE_SPMV_COO_ALG2 = 4,
  CUSPARSE_SPMV_SELL_ALG1 = 5
} cusparseSpMVAlg_t;
typedef enum cusparseSpMMAlg {
  CUSPARSE_MM_ALG_DEFAULT = 0,
  CUSPARSE_SPMM_ALG_DEFAULT = 0,
  CUSPARSE_SPMM_COO_ALG1 = 1,
  CUSPARSE_SPMM_COO_ALG2 = 2,
  CUSPARSE_SPMM_COO_ALG3 = 3,
  CUSPARSE_SPMM_CSR_ALG1 = 4,
  CUSPARSE_SPMM_COO_ALG4 = 5,
  CUSPARSE_SPMM_CSR_ALG2 = 6,
  CUSPARSE_SPMM_CSR_ALG3 = 12,
  CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13
} cusparseSpMMAlg_t;

typedef enum cusparseSDDMMAlg { CUSPARSE_SDDMM_ALG_DEFAULT = 0 } cusparseSDDMMAlg_t;
typedef enum cusparseSpSVAlg { CUSPARSE_SPSV_ALG_DEFAULT = 0 } cusparseSpSVAlg_t;
typedef enum cusparseSpSVUpdate {
  CUSPARSE_SPSV_UPDATE_GENERAL = 0,
  CUSPARSE_SPSV_UPDATE_DIAGONAL = 1
} cusparseSpSVUpdate_t;
typedef enum cusparseSpSMAlg { CUSPARSE_SPSM_ALG_DEFAULT = 0 } cusparseSpSMAlg_t;
typedef enum cusparseSpSMUpdate {
  CUSPARSE_SPSM_UPDATE_GENERAL = 0,
  CUSPARSE_SPSM_UPDATE_DIAGONAL = 1
} cusparseSpSMUpdate_t;
typedef enum cusparseSpGEMMAlg {
  CUSPARSE_SPGEMM_DEFAULT = 0,
  CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1,
  CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2,
  CUSPARSE_SPGEMM_ALG1 = 3,
  CUSPARSE_SPGEMM_ALG2 = 4,
  CUSPARSE_SPGEMM_ALG3 = 5
} cusparseSpGEMMAlg_t;
typedef enum cusparseSpMatAttribute {
  CUSPARSE_SPMAT_FILL_MODE = 0,
  CUSPARSE_SPMAT_DIAG_TYPE = 1
} cusparseSpMatAttribute_t;

// The descriptors of the interface before the generic one: products of today take none.
typedef enum cusparseMatrixType {
  CUSPARSE_MATRIX_TYPE_GENERAL = 0,
  CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1,
  CUSPARSE_MATRIX_TYPE_HERMITIAN = 2,
  CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3
} cusparseMatrixType_t;
typedef enum cusparseFillMode {
  CUSPARSE_FILL_MODE_LOWER = 0,
  CUSPARSE_FILL_MODE_UPPER = 1
} cusparseFillMode_t;
typedef enum cusparseDiagType {
  CUSPARSE_DIAG_TYPE_NON_UNIT = 0,
  CUSPARSE_DIAG_TYPE_UNIT = 1
} cusparseDiagType_t;
typedef struct cusparseMatDescr *cusparseMatDescr_t;
typedef enum cusparseSolvePolicy {
  CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0,
  CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1
} cusparseSolvePolicy_t;
typedef enum cusparseDirection {
  CUSPARSE_DIRECTION_ROW = 0,
  CUSPARSE_DIRECTION_COLUMN = 1
} cusparseDirection_t;
typedef enum cusparseAction {
  CUSPARSE_ACTION_SYMBOLIC = 0,
  CUSPARSE_ACTION_NUMERIC = 1
} cusparseAction_t;
typedef enum cusparseCsr2CscAlg {
  CUSPARSE_CSR2CSC_ALG_DEFAULT = 1,
  CUSPARSE_CSR2CSC_ALG1 = 1
} cusparseCsr2CscAlg_t;
typedef enum cusparseSparseToDenseAlg {
  CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0
} cusparseSparseToDenseAlg_t;
typedef enum cusparseDenseToSparseAlg {
  CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0
} cusparseDenseToSparseAlg_t;

typedef struct cusparseContext *cusparseHandle_t;
typedef struct cusparseSpMatDescr *cusparseSpMatDescr_t;
typedef struct cusparseSpVecDescr *cusparseSpVecDescr_t;
typedef struct cusparseDnVecDescr *cusparseDnVecDescr_t;
typedef struct cusparseDnMatDescr *cusparseDnMatDescr_t;
typedef struct csrilu02Info *csrilu02Info_t;
typedef struct csric02Info *csric02Info_t;
typedef struct cusparseSpSVDescr *cusparseSpSVDescr_t;
typedef struct cusparseSpSMDescr *cusparseSpSMDescr_t;
typedef struct cusparseSpGEMMDescr *cusparseSpGEMMDescr_t;
typedef struct cusparseSpMatDescr const *cusparseConstSpMatDescr_t;
typedef struct cusparseSpVecDescr const *cusparseConstSpVecDescr_t;
typedef struct cusparseDnVecDescr const *cusparseConstDnVecDescr_t;
typedef struct cusparseDnMatDescr const *cusparseConstDnMatDescr_t;

#ifdef __cplusplus
extern "C" {
#endif

cusparseStatus_t cusparseCreate(cusparseHandle_t *handle);
cusparseStatus_t cusparseDestroy(cusparseHandle_t handle);
cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int *version);
cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t stream);
cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t *stream);
cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode);
cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t *mode);
const char *cusparseGetErrorName(cusparseStatus_t status);
const char *cusparseGetErrorString(cusparseStatus_t status);

cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descriptor);
cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descriptor);
cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t descriptor, cusparseMatrixType_t type);
cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t descriptor, cusparseIndexBase_t base);
cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t descriptor, cusparseFillMode_t mode);
cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t descriptor, cusparseDiagType_t type);
cusparseMatrixType_t cusparseGetMatType(cusparseMatDescr_t descriptor);
cusparseIndexBase_t cusparseGetMatIndexBase(cusparseMatDescr_t descriptor);
cusparseFillMode_t cusparseGetMatFillMode(cusparseMatDescr_t descriptor);
cusparseDiagType_t cusparseGetMatDiagType(cusparseMatDescr_t descriptor);

cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns,
                                   int64_t count, void *row_offsets, void *column_indices,
                                   void *values, cusparseIndexType_t offset_type,
                                   cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                   cudaDataType type);
cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *matrix, int64_t rows,
                                        int64_t columns, int64_t count, const void *row_offsets,
                                        const void *column_indices, const void *values,
                                        cusparseIndexType_t offset_type,
                                        cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                        cudaDataType type);
cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns,
                                   int64_t count, void *column_offsets, void *row_indices,
                                   void *values, cusparseIndexType_t offset_type,
                                   cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                   cudaDataType type);
cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *matrix, int64_t rows, int64_t columns,
                                   int64_t count, void *row_indices, void *column_indices,
                                   void *values, cusparseIndexType_t index_type,
                                   cusparseIndexBase_t base, cudaDataType type);
cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *matrix, int64_t rows,
                                        int64_t columns, int64_t count, const void *row_indices,
                                        const void *column_indices, const void *values,
                                        cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                        cudaDataType type);
cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t matrix);
cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t matrix, int64_t *rows,
                                      int64_t *columns, int64_t *count);
cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t matrix,
                                        cusparseFormat_t *format);
cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t matrix,
                                           cusparseIndexBase_t *base);
cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t matrix, void **values);
cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t matrix, void *values);
cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t matrix, void *row_offsets,
                                        void *column_indices, void *values);
cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t matrix, void *column_offsets,
                                        void *row_indices, void *values);
cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t matrix, void *row_indices,
                                        void *column_indices, void *values);
cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t matrix,
                                           cusparseSpMatAttribute_t attribute, void *data,
                                           size_t size);
cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t matrix,
                                           cusparseSpMatAttribute_t attribute, void *data,
                                           size_t size);
// Batches: how many matrices there are, and how many elements apart.
cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t matrix, int *count);
cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t matrix, int count, int64_t apart);
cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t matrix, int count,
                                            int64_t offsets_apart, int64_t apart);
cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t matrix, int *count,
                                              int64_t *apart);
cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t matrix, int count,
                                              int64_t apart);

cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *vector, int64_t size, int64_t count,
                                     void *indices, void *values, cusparseIndexType_t index_type,
                                     cusparseIndexBase_t base, cudaDataType type);
cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *vector, int64_t size,
                                          int64_t count, const void *indices, const void *values,
                                          cusparseIndexType_t index_type, cusparseIndexBase_t base,
                                          cudaDataType type);
cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t vector);
cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t vector,
                                           cusparseIndexBase_t *base);
cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t vector, void **values);
cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t vector, void *values);

cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *vector, int64_t size, void *values,
                                     cudaDataType type);
cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *vector, int64_t size,
                                          const void *values, cudaDataType type);
cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t vector);
cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t vector, void **values);
cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t vector, void *values);

cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *matrix, int64_t rows, int64_t columns,
                                     int64_t step, void *values, cudaDataType type,
                                     cusparseOrder_t order);
cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *matrix, int64_t rows,
                                          int64_t columns, int64_t step, const void *values,
                                          cudaDataType type, cusparseOrder_t order);
cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t matrix);
cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t matrix, void **values);
cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t matrix, void *values);

// What the functions of one operation share.
#define RK_SPMV_PARAMETERS                                                                        \
  cusparseHandle_t handle, cusparseOperation_t operation, const void *alpha,                      \
      cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void *beta,                 \
      cusparseDnVecDescr_t y, cudaDataType compute, cusparseSpMVAlg_t algorithm
#define RK_SPMM_PARAMETERS                                                                        \
  cusparseHandle_t handle, cusparseOperation_t operation_a, cusparseOperation_t operation_b,      \
      const void *alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,                \
      const void *beta, cusparseDnMatDescr_t c, cudaDataType compute, cusparseSpMMAlg_t algorithm
#define RK_SDDMM_PARAMETERS                                                                       \
  cusparseHandle_t handle, cusparseOperation_t operation_a, cusparseOperation_t operation_b,      \
      const void *alpha, cusparseConstDnMatDescr_t a, cusparseConstDnMatDescr_t b,                \
      const void *beta, cusparseSpMatDescr_t c, cudaDataType compute, cusparseSDDMMAlg_t algorithm
#define RK_SPSV_PARAMETERS                                                                        \
  cusparseHandle_t handle, cusparseOperation_t operation, const void *alpha,                      \
      cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y,           \
      cudaDataType compute, cusparseSpSVAlg_t algorithm, cusparseSpSVDescr_t descriptor
#define RK_SPSM_PARAMETERS                                                                        \
  cusparseHandle_t handle, cusparseOperation_t operation_a, cusparseOperation_t operation_b,      \
      const void *alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b,                \
      cusparseDnMatDescr_t c, cudaDataType compute, cusparseSpSMAlg_t algorithm,                  \
      cusparseSpSMDescr_t descriptor
#define RK_SPGEMM_PARAMETERS                                                                      \
  cusparseHandle_t handle, cusparseOperation_t operation_a, cusparseOperation_t operation_b,      \
      const void *alpha, cusparseConstSpMatDescr_t a, cusparseConstSpMatDescr_t b,                \
      const void *beta, cusparseSpMatDescr_t c, cudaDataType compute,                             \
      cusparseSpGEMMAlg_t algorithm, cusparseSpGEMMDescr_t descriptor

// y = alpha op(A) x + beta y
cusparseStatus_t cusparseSpMV_bufferSize(RK_SPMV_PARAMETERS, size_t *size);
cusparseStatus_t cusparseSpMV_preprocess(RK_SPMV_PARAMETERS, void *buffer);
cusparseStatus_t cusparseSpMV(RK_SPMV_PARAMETERS, void *buffer);
// C = alpha op(A) op(B) + beta C
cusparseStatus_t cusparseSpMM_bufferSize(RK_SPMM_PARAMETERS, size_t *size);
cusparseStatus_t cusparseSpMM_preprocess(RK_SPMM_PARAMETERS, void *buffer);
cusparseStatus_t cusparseSpMM(RK_SPMM_PARAMETERS, void *buffer);
// The same, of a sparse C, of the elements that it has.
cusparseStatus_t cusparseSDDMM_bufferSize(RK_SDDMM_PARAMETERS, size_t *size);
cusparseStatus_t cusparseSDDMM_preprocess(RK_SDDMM_PARAMETERS, void *buffer);
cusparseStatus_t cusparseSDDMM(RK_SDDMM_PARAMETERS, void *buffer);

// op(A) y = alpha x, of a triangular A
cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *descriptor);
cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descriptor);
cusparseStatus_t cusparseSpSV_bufferSize(RK_SPSV_PARAMETERS, size_t *size);
cusparseStatus_t cusparseSpSV_analysis(RK_SPSV_PARAMETERS, void *buffer);
cusparseStatus_t cusparseSpSV_solve(RK_SPSV_PARAMETERS);
cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t handle, cusparseSpSVDescr_t descriptor,
                                           void *values, cusparseSpSVUpdate_t part);
// op(A) C = alpha op(B)
cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *descriptor);
cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t descriptor);
cusparseStatus_t cusparseSpSM_bufferSize(RK_SPSM_PARAMETERS, size_t *size);
cusparseStatus_t cusparseSpSM_analysis(RK_SPSM_PARAMETERS, void *buffer);
cusparseStatus_t cusparseSpSM_solve(RK_SPSM_PARAMETERS);
cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t handle, cusparseSpSMDescr_t descriptor,
                                           void *values, cusparseSpSMUpdate_t part);

// C = alpha A B + beta C, all of them sparse
cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descriptor);
cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descriptor);
cusparseStatus_t cusparseSpGEMM_workEstimation(RK_SPGEMM_PARAMETERS, size_t *size, void *buffer);
cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t descriptor, int64_t *count);
cusparseStatus_t cusparseSpGEMM_estimateMemory(RK_SPGEMM_PARAMETERS, float fraction,
                                               size_t *size, void *buffer, size_t *size_2);
cusparseStatus_t cusparseSpGEMM_compute(RK_SPGEMM_PARAMETERS, size_t *size, void *buffer);
cusparseStatus_t cusparseSpGEMM_copy(RK_SPGEMM_PARAMETERS);

// Factors of a matrix in its place, without fill-in: L U, or L L^H.
#define RK_INCOMPLETE_PARAMETERS(T, Info)                                                         \
  cusparseHandle_t handle, int rows, int count, const cusparseMatDescr_t descriptor, T *values,   \
      const int *starts, const int *indices, Info info
#define RK_FACTOR(Name, T, Info)                                                                  \
  cusparseStatus_t Name##_bufferSize(RK_INCOMPLETE_PARAMETERS(T, Info), int *size);               \
  cusparseStatus_t Name##_bufferSizeExt(RK_INCOMPLETE_PARAMETERS(T, Info), size_t *size);         \
  cusparseStatus_t Name##_analysis(RK_INCOMPLETE_PARAMETERS(const T, Info),                       \
                                   cusparseSolvePolicy_t policy, void *buffer);                   \
  cusparseStatus_t Name(RK_INCOMPLETE_PARAMETERS(T, Info), cusparseSolvePolicy_t policy,          \
                        void *buffer);
#define RK_FACTORS(Letter, T)                                     \
  RK_FACTOR(cusparse##Letter##csrilu02, T, csrilu02Info_t)        \
  RK_FACTOR(cusparse##Letter##csric02, T, csric02Info_t)
RK_FACTORS(S, float)
RK_FACTORS(D, double)
RK_FACTORS(C, cuComplex)
RK_FACTORS(Z, cuDoubleComplex)
#undef RK_FACTOR
#undef RK_FACTORS
cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *info);
cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t info);
cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t handle, csrilu02Info_t info,
                                             int *position);
cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *info);
cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t info);
cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t handle, csric02Info_t info,
                                            int *position);

// The elements of a dense vector that a sparse one has, and their way back.
cusparseStatus_t cusparseGather(cusparseHandle_t handle, cusparseConstDnVecDescr_t y,
                                cusparseSpVecDescr_t x);
cusparseStatus_t cusparseScatter(cusparseHandle_t handle, cusparseConstSpVecDescr_t x,
                                 cusparseDnVecDescr_t y);

// The order of each row's columns: they and the permutation change.
cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int count,
                                                   int *permutation);
cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t handle, int rows, int columns,
                                                int count, const int *row_offsets,
                                                const int *column_indices, size_t *size);
cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle, int rows, int columns, int count,
                                  const cusparseMatDescr_t descriptor, const int *row_offsets,
                                  int *column_indices, int *permutation, void *buffer);

// op(x) y, a number
cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle, cusparseOperation_t operation,
                                         cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y,
                                         const void *result, cudaDataType compute, size_t *size);
cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t operation,
                              cusparseConstSpVecDescr_t x, cusparseConstDnVecDescr_t y,
                              void *result, cudaDataType compute, void *buffer);

// y = alpha x + beta y
cusparseStatus_t cusparseAxpby(cusparseHandle_t handle, const void *alpha,
                               cusparseConstSpVecDescr_t x, const void *beta,
                               cusparseDnVecDescr_t y);

// All elements of a dense matrix, from those of a sparse one.
cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle,
                                                  cusparseConstSpMatDescr_t a,
                                                  cusparseDnMatDescr_t b,
                                                  cusparseSparseToDenseAlg_t algorithm,
                                                  size_t *size);
cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t a,
                                       cusparseDnMatDescr_t b,
                                       cusparseSparseToDenseAlg_t algorithm, void *buffer);
// The elements that are not zero; the analysis sets how many there are.
cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle,
                                                  cusparseConstDnMatDescr_t a,
                                                  cusparseSpMatDescr_t b,
                                                  cusparseDenseToSparseAlg_t algorithm,
                                                  size_t *size);
cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle,
                                                cusparseConstDnMatDescr_t a,
                                                cusparseSpMatDescr_t b,
                                                cusparseDenseToSparseAlg_t algorithm,
                                                void *buffer);
cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle,
                                               cusparseConstDnMatDescr_t a, cusparseSpMatDescr_t b,
                                               cusparseDenseToSparseAlg_t algorithm, void *buffer);
// How many elements of a dense matrix, by columns, are not zero.
#define RK_COUNT(Letter, T)                                                                      \
  cusparseStatus_t cusparse##Letter##nnz(cusparseHandle_t handle, cusparseDirection_t direction, \
                                         int rows, int columns,                                  \
                                         const cusparseMatDescr_t descriptor, const T *values,   \
                                         int step, int *each, int *total);
RK_COUNT(S, float)
RK_COUNT(D, double)
RK_COUNT(C, cuComplex)
RK_COUNT(Z, cuDoubleComplex)
#undef RK_COUNT
// A matrix by rows as one by columns.
cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t handle, int rows, int columns,
                                               int count, const void *values, const int *starts,
                                               const int *indices, void *to_values, int *to_starts,
                                               int *to_indices, cudaDataType type,
                                               cusparseAction_t action, cusparseIndexBase_t base,
                                               cusparseCsr2CscAlg_t algorithm, size_t *size);
cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int rows, int columns, int count,
                                    const void *values, const int *starts, const int *indices,
                                    void *to_values, int *to_starts, int *to_indices,
                                    cudaDataType type, cusparseAction_t action,
                                    cusparseIndexBase_t base, cusparseCsr2CscAlg_t algorithm,
                                    void *buffer);

#ifdef __cplusplus
}
#endif
#endif
