// CUDA C++ that is compiled while the program runs. What NVRTC gives as PTX or machine code is an image
// here, which cuModuleLoadData takes.
#ifndef RK_NVRTC_H
#define RK_NVRTC_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
  NVRTC_SUCCESS,
  NVRTC_ERROR_OUT_OF_MEMORY,
  NVRTC_ERROR_PROGRAM_CREATION_FAILURE,
  NVRTC_ERROR_INVALID_INPUT,
  NVRTC_ERROR_INVALID_PROGRAM,
  NVRTC_ERROR_INVALID_OPTION,
  NVRTC_ERROR_COMPILATION,
  NVRTC_ERROR_BUILTIN_OPERATION_FAILURE,
  NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION,
  NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION,
  NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID,
  NVRTC_ERROR_INTERNAL_ERROR
} nvrtcResult;

typedef struct _nvrtcProgram *nvrtcProgram;

const char *nvrtcGetErrorString(nvrtcResult result);
nvrtcResult nvrtcVersion(int *major, int *minor);
nvrtcResult nvrtcGetNumSupportedArchs(int *count);
nvrtcResult nvrtcGetSupportedArchs(int *architectures);
nvrtcResult nvrtcCreateProgram(nvrtcProgram *program, const char *source, const char *name,
                               int count, const char *const *headers, const char *const *names);
nvrtcResult nvrtcDestroyProgram(nvrtcProgram *program);
nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char *const *options);
nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t *size);
nvrtcResult nvrtcGetPTX(nvrtcProgram program, char *image);
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t *size);
nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char *image);
nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram program, size_t *size);
nvrtcResult nvrtcGetProgramLog(nvrtcProgram program, char *log);
nvrtcResult nvrtcAddNameExpression(nvrtcProgram program, const char *expression);
nvrtcResult nvrtcGetLoweredName(nvrtcProgram program, const char *expression, const char **name);

#ifdef __cplusplus
}
#endif

#endif
