// What cuSPARSE's operations have in common: status codes, types, and operands in packed calls.
#include "libraries/sparse/sparse.h"

namespace rk {

cusparseStatus_t sparse_status(cudaError_t error) {
  switch (error) {
    case cudaSuccess:
      return CUSPARSE_STATUS_SUCCESS;
    case cudaErrorInitializationError:
      return CUSPARSE_STATUS_NOT_INITIALIZED;
    case cudaErrorMemoryAllocation:
      return CUSPARSE_STATUS_ALLOC_FAILED;
    case cudaErrorInvalidValue:
      return CUSPARSE_STATUS_INVALID_VALUE;
    case cudaErrorNotSupported:
      return CUSPARSE_STATUS_NOT_SUPPORTED;
    default:
      return CUSPARSE_STATUS_EXECUTION_FAILED;
  }
}

cusparseStatus_t sparse_refusal(const char *function, const char *why) {
  Apart apart;
  return sparse_status(refuse(function, why));
}

char index_letter(cusparseIndexType_t type) {
  return type == CUSPARSE_INDEX_32I ? 'i' : type == CUSPARSE_INDEX_64I ? 'l' : 0;
}

bool is_operation(cusparseOperation_t operation) {
  return operation >= CUSPARSE_OPERATION_NON_TRANSPOSE &&
         operation <= CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE;
}

std::string value_types(const char *function, std::initializer_list<cudaDataType> types,
                        bool has_halves) {
  std::string letters;
  for (cudaDataType type : types) letters += letter_of(type);
  for (const char *known : {"ssss", "dddd", "cccc", "zzzz", "hhhs", "hhss", "ttts", "ttss"})
    if (letters == known && (has_halves || letters[0] == letters[3])) return letters;
  sparse_refusal(function, "this combination of types is missing");
  return "";
}

bool has_indices(const char *function, std::initializer_list<const cusparseSpMatDescr *> matrices) {
  for (const cusparseSpMatDescr *matrix : matrices)
    if (index_letter(matrix->start_type) == 0 || index_letter(matrix->index_type) == 0) {
      sparse_refusal(function, "indices of 16 bits are missing");
      return false;
    }
  return true;
}

void SparseOperand::add_to(LibraryCall *call) const {
  call->word(stored_rows()), call->word(stored_columns()), call->word(a.count);
  call->word(a.base), call->word(is_turned), call->word(is_conjugate);
  call->word(a.format == CUSPARSE_FORMAT_COO);
  call->word(a.batch), call->word(a.starts_apart), call->word(a.apart);
  call->word(index_letter(a.start_type)), call->word(index_letter(a.index_type));
  call->word(letter_of(a.type));
  call->word(a.starts), call->word(a.indices), call->word(a.values);
}

void DenseOperand::add_to(LibraryCall *call) const {
  call->word(operation), call->word(matrix.rows), call->word(matrix.columns);
  call->word(matrix.step), call->word(matrix.order == CUSPARSE_ORDER_ROW);
  call->word(matrix.batch), call->word(matrix.apart), call->word(matrix.values);
}

}  // namespace rk
