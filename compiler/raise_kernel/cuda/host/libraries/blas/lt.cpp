// cuBLASLt: descriptors, and products of matrices by them.
#include "cublasLt.h"
#include "libraries/blas/blas.h"

struct cublasLtContext {};

namespace {

// The bytes of each attribute, by its number; zero where there is none.
const size_t LAYOUT[] = {4, 4, 8, 8, 8, 4, 8};
const size_t MATMUL[] = {4, 4, 4, 4, 4, 4, 4, 4, 8, 0, 8, 8, 8, 8, 8, 4, 0, 8, 8, 8, 8, 8, 0, 0, 0, 1, 4};
const size_t PREFERENCE[] = {4, 8, 0, 4, 0, 4, 4, 4, 4, 4, 0, 0, 8};

template <size_t COUNT>
cublasStatus_t set(uint64_t *data, const size_t (&sizes)[COUNT], size_t attribute,
                   const void *value, size_t size) {
  if (data == nullptr || value == nullptr || attribute >= COUNT || sizes[attribute] == 0 ||
      size != sizes[attribute])
    return CUBLAS_STATUS_INVALID_VALUE;
  data[attribute] = 0;
  memcpy(&data[attribute], value, size);
  return CUBLAS_STATUS_SUCCESS;
}

template <size_t COUNT>
cublasStatus_t get(const uint64_t *data, const size_t (&sizes)[COUNT], size_t attribute,
                   void *value, size_t size, size_t *written) {
  if (data == nullptr || attribute >= COUNT || sizes[attribute] == 0)
    return CUBLAS_STATUS_INVALID_VALUE;
  if (written != nullptr) *written = sizes[attribute];
  if (size == 0 && written != nullptr) return CUBLAS_STATUS_SUCCESS;
  if (value == nullptr || size < sizes[attribute]) return CUBLAS_STATUS_INVALID_VALUE;
  memcpy(value, &data[attribute], sizes[attribute]);
  return CUBLAS_STATUS_SUCCESS;
}

template <typename T>
cublasStatus_t destroy(T *descriptor) {
  delete descriptor;
  return CUBLAS_STATUS_SUCCESS;
}

uint64_t of(const cublasLtMatmulDescOpaque_t *desc, cublasLtMatmulDescAttributes_t attribute) {
  return desc->data[attribute];
}

struct Layout {
  int64_t rows, columns, ld, apart;
  int batch, order;
  cudaDataType type;

  explicit Layout(const cublasLtMatrixLayoutOpaque_t *made)
      : rows((int64_t)made->data[CUBLASLT_MATRIX_LAYOUT_ROWS]),
        columns((int64_t)made->data[CUBLASLT_MATRIX_LAYOUT_COLS]),
        ld((int64_t)made->data[CUBLASLT_MATRIX_LAYOUT_LD]),
        apart((int64_t)made->data[CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET]),
        batch((int)made->data[CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT]),
        order((int)made->data[CUBLASLT_MATRIX_LAYOUT_ORDER]),
        type((cudaDataType)made->data[CUBLASLT_MATRIX_LAYOUT_TYPE]) {}
};

bool is_any(char letter, const char *letters) { return strchr(letters, letter) != nullptr; }

// The types of A, B, C, D, alpha, and the sums; empty for a combination that is not supported.
std::string types_of(const cublasLtMatmulDescOpaque_t *desc, const Layout &a, const Layout &b,
                     const Layout &c, const Layout &d) {
  char scale = rk::letter_of((cudaDataType)of(desc, CUBLASLT_MATMUL_DESC_SCALE_TYPE));
  std::string types;
  for (cudaDataType type : {a.type, b.type, c.type, d.type}) {
    char letter = rk::letter_of(type);
    if (letter == 0) return "";
    types += letter;
  }
  std::string results = types.substr(2);
  bool has_bytes = is_any(types[0], "ef") && is_any(types[1], "ef");
  if (types[0] != types[1] && !has_bytes) return "";
  switch ((cublasComputeType_t)of(desc, CUBLASLT_MATMUL_DESC_COMPUTE_TYPE)) {
    case CUBLAS_COMPUTE_16F:
    case CUBLAS_COMPUTE_16F_PEDANTIC:
      return types == "hhhh" && scale == 'h' ? types + "hh" : "";
    case CUBLAS_COMPUTE_32I:
    case CUBLAS_COMPUTE_32I_PEDANTIC:
      if (types == "bbii" && scale == 'i') return types + "ii";
      return types == "bbbb" && scale == 's' ? types + "si" : "";
    case CUBLAS_COMPUTE_64F:
    case CUBLAS_COMPUTE_64F_PEDANTIC:
      if (types == "dddd" && scale == 'd') return types + "dd";
      return types == "zzzz" && scale == 'z' ? types + "zz" : "";
    default:
      break;
  }
  if (types == "cccc" && scale == 'c') return types + "cc";
  if (scale != 's') return "";
  if (has_bytes) return is_any(types[2], "hts") && is_any(types[3], "htsef") ? types + "ss" : "";
  bool is_small = is_any(types[0], "hts") && types[2] == types[3];
  bool fits = types[2] == types[0] || types[2] == 's';
  if (types[0] == 'b') return results == "ss" ? types + "ss" : "";
  return is_small && fits ? types + "ss" : "";
}

// The type of a bias: the result's, if none is named; C's, if the result is of 8 bits.
char bias_letter(const cublasLtMatmulDescOpaque_t *desc, const std::string &types) {
  int named = (int)of(desc, CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE);
  if (named >= 0) return rk::letter_of((cudaDataType)named);
  if (!is_any(types[3], "ef")) return types[3];
  return types[2] == 'h' ? 'h' : 't';
}

cublasStatus_t check(const cublasLtMatmulDescOpaque_t *desc, const Layout &a, const Layout &b,
                     const Layout &c, const Layout &d) {
  bool turns_a = of(desc, CUBLASLT_MATMUL_DESC_TRANSA) != CUBLAS_OP_N;
  bool turns_b = of(desc, CUBLASLT_MATMUL_DESC_TRANSB) != CUBLAS_OP_N;
  int64_t rows = turns_a ? a.columns : a.rows, inner = turns_a ? a.rows : a.columns;
  int64_t columns = turns_b ? b.rows : b.columns, other = turns_b ? b.columns : b.rows;
  if (inner != other || c.rows != rows || c.columns != columns || d.rows != rows ||
      d.columns != columns || a.batch != d.batch || b.batch != d.batch || c.batch != d.batch)
    return CUBLAS_STATUS_INVALID_VALUE;
  for (const Layout *one : {&a, &b, &c, &d}) {
    if (one->order != CUBLASLT_ORDER_COL && one->order != CUBLASLT_ORDER_ROW)
      return CUBLAS_STATUS_NOT_SUPPORTED;
    if (one->batch < 1 || one->ld < (one->order == CUBLASLT_ORDER_COL ? one->rows : one->columns))
      return CUBLAS_STATUS_INVALID_VALUE;
  }
  std::string types = types_of(desc, a, b, c, d);
  uint64_t epilogue = of(desc, CUBLASLT_MATMUL_DESC_EPILOGUE);
  bool has_bias = epilogue & CUBLASLT_EPILOGUE_BIAS;
  uint64_t activation = epilogue & ~(uint64_t)CUBLASLT_EPILOGUE_BIAS;
  bool is_plain = activation == 0 || activation == CUBLASLT_EPILOGUE_DEFAULT ||
                  activation == CUBLASLT_EPILOGUE_RELU || activation == CUBLASLT_EPILOGUE_GELU;
  bool is_real = !types.empty() && is_any(types[5], "hsd");
  if (types.empty() || !is_plain || (epilogue != CUBLASLT_EPILOGUE_DEFAULT && !is_real) ||
      (has_bias && bias_letter(desc, types) == 0) ||
      of(desc, CUBLASLT_MATMUL_DESC_TRANSC) != CUBLAS_OP_N ||
      of(desc, CUBLASLT_MATMUL_DESC_FILL_MODE) != CUBLAS_FILL_MODE_FULL ||
      of(desc, CUBLASLT_MATMUL_DESC_POINTER_MODE) > CUBLASLT_POINTER_MODE_DEVICE)
    return CUBLAS_STATUS_NOT_SUPPORTED;
  if (has_bias && of(desc, CUBLASLT_MATMUL_DESC_BIAS_POINTER) == 0)
    return CUBLAS_STATUS_INVALID_VALUE;
  return CUBLAS_STATUS_SUCCESS;
}

}  // namespace

extern "C" {

cublasStatus_t cublasLtCreate(cublasLtHandle_t *handle) {
  if (handle == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  rk::Apart apart;
  cudaError_t error = rk::ask(rk::Operation::begin);
  if (error == cudaSuccess) *handle = new cublasLtContext;
  return rk::blas_status(error);
}

cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle) {
  return handle == nullptr ? CUBLAS_STATUS_NOT_INITIALIZED : destroy(handle);
}

size_t cublasLtGetVersion() { return CUBLAS_VERSION; }
const char *cublasLtGetStatusName(cublasStatus_t status) { return cublasGetStatusName(status); }
const char *cublasLtGetStatusString(cublasStatus_t status) { return cublasGetStatusString(status); }

cublasStatus_t cublasLtMatrixLayoutInit(cublasLtMatrixLayout_t layout, cudaDataType type,
                                        uint64_t rows, uint64_t columns, int64_t ld) {
  if (layout == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  *layout = {{(uint64_t)type, CUBLASLT_ORDER_COL, rows, columns, (uint64_t)ld, 1, 0, 0}};
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulDescInit(cublasLtMatmulDesc_t desc, cublasComputeType_t compute,
                                      cudaDataType scale) {
  if (desc == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  *desc = {};
  desc->data[CUBLASLT_MATMUL_DESC_COMPUTE_TYPE] = compute;
  desc->data[CUBLASLT_MATMUL_DESC_SCALE_TYPE] = scale;
  desc->data[CUBLASLT_MATMUL_DESC_FILL_MODE] = CUBLAS_FILL_MODE_FULL;
  desc->data[CUBLASLT_MATMUL_DESC_EPILOGUE] = CUBLASLT_EPILOGUE_DEFAULT;
  desc->data[CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE] = (uint32_t)-1;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulPreferenceInit(cublasLtMatmulPreference_t preference) {
  if (preference == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  *preference = {};
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *layout, cudaDataType type,
                                          uint64_t rows, uint64_t columns, int64_t ld) {
  if (layout == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  return cublasLtMatrixLayoutInit(*layout = new cublasLtMatrixLayoutOpaque_t, type, rows, columns,
                                  ld);
}

cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *desc, cublasComputeType_t compute,
                                        cudaDataType scale) {
  if (desc == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  return cublasLtMatmulDescInit(*desc = new cublasLtMatmulDescOpaque_t, compute, scale);
}

cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *preference) {
  if (preference == nullptr) return CUBLAS_STATUS_INVALID_VALUE;
  return cublasLtMatmulPreferenceInit(*preference = new cublasLtMatmulPreferenceOpaque_t);
}

#define RK_DESCRIPTOR(name, descriptor, attributes, sizes)                                         \
  cublasStatus_t cublasLt##name##Destroy(descriptor made) { return destroy(made); }                \
  cublasStatus_t cublasLt##name##SetAttribute(descriptor made, attributes attribute,               \
                                              const void *value, size_t size) {                    \
    return set(made == nullptr ? nullptr : made->data, sizes, (size_t)attribute, value, size);     \
  }                                                                                                \
  cublasStatus_t cublasLt##name##GetAttribute(descriptor made, attributes attribute, void *value,  \
                                              size_t size, size_t *written) {                      \
    return get(made == nullptr ? nullptr : made->data, sizes, (size_t)attribute, value, size,      \
               written);                                                                           \
  }
RK_DESCRIPTOR(MatrixLayout, cublasLtMatrixLayout_t, cublasLtMatrixLayoutAttribute_t, LAYOUT)
RK_DESCRIPTOR(MatmulDesc, cublasLtMatmulDesc_t, cublasLtMatmulDescAttributes_t, MATMUL)
RK_DESCRIPTOR(MatmulPreference, cublasLtMatmulPreference_t, cublasLtMatmulPreferenceAttributes_t,
              PREFERENCE)
#undef RK_DESCRIPTOR

// There is one algorithm, which needs no workspace.
cublasStatus_t cublasLtMatmulAlgoGetHeuristic(
    cublasLtHandle_t handle, cublasLtMatmulDesc_t desc, cublasLtMatrixLayout_t a,
    cublasLtMatrixLayout_t b, cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
    cublasLtMatmulPreference_t, int requested, cublasLtMatmulHeuristicResult_t results[],
    int *returned) {
  if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (!desc || !a || !b || !c || !d || !results || !returned || requested <= 0)
    return CUBLAS_STATUS_INVALID_VALUE;
  *returned = 0;
  cublasStatus_t status = check(desc, Layout(a), Layout(b), Layout(c), Layout(d));
  if (status != CUBLAS_STATUS_SUCCESS) return status;
  results[0] = {};
  results[0].wavesCount = 1;
  *returned = 1;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmul(cublasLtHandle_t handle, cublasLtMatmulDesc_t desc, const void *alpha,
                              const void *a, cublasLtMatrixLayout_t adesc, const void *b,
                              cublasLtMatrixLayout_t bdesc, const void *beta, const void *c,
                              cublasLtMatrixLayout_t cdesc, void *d, cublasLtMatrixLayout_t ddesc,
                              const cublasLtMatmulAlgo_t *, void *, size_t, cudaStream_t stream) {
  if (handle == nullptr) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (!desc || !adesc || !bdesc || !cdesc || !ddesc) return CUBLAS_STATUS_INVALID_VALUE;
  Layout layouts[] = {Layout(adesc), Layout(bdesc), Layout(cdesc), Layout(ddesc)};
  cublasStatus_t status = check(desc, layouts[0], layouts[1], layouts[2], layouts[3]);
  if (status != CUBLAS_STATUS_SUCCESS) return status;
  std::string types = types_of(desc, layouts[0], layouts[1], layouts[2], layouts[3]);
  bool is_on_device = of(desc, CUBLASLT_MATMUL_DESC_POINTER_MODE) == CUBLASLT_POINTER_MODE_DEVICE;
  rk::LibraryCall call("cuBLAS", "lt_matmul", (types + bias_letter(desc, types)).c_str());
  for (auto attribute : {CUBLASLT_MATMUL_DESC_TRANSA, CUBLASLT_MATMUL_DESC_TRANSB,
                         CUBLASLT_MATMUL_DESC_EPILOGUE})
    call.word(of(desc, attribute));
  call.word(layouts[3].batch);
  if (!call.scalar(alpha, types[4], is_on_device) || !call.scalar(beta, types[4], is_on_device))
    return CUBLAS_STATUS_INVALID_VALUE;
  const void *starts[] = {a, b, c, d};
  for (int i = 0; i < 4; ++i) {
    const Layout &one = layouts[i];
    call.word(starts[i]), call.word(one.rows), call.word(one.columns), call.word(one.ld);
    call.word(one.apart), call.word(one.order);
  }
  for (auto attribute :
       {CUBLASLT_MATMUL_DESC_BIAS_POINTER, CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE,
        CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, CUBLASLT_MATMUL_DESC_B_SCALE_POINTER,
        CUBLASLT_MATMUL_DESC_C_SCALE_POINTER, CUBLASLT_MATMUL_DESC_D_SCALE_POINTER,
        CUBLASLT_MATMUL_DESC_AMAX_D_POINTER})
    call.word(of(desc, attribute));
  return rk::blas_status(call.send(stream));
}

}  // extern "C"
