// The part of a program that becomes a JAX function: the launches from one mark to the next.
//
//   rk_capture_begin("step.py");   // or step.mlir, step.mlirbc
//   step<<<grid, block>>>(u, v);
//   rk_capture_end();              // writes the file
//
// Both give cudaSuccess (0) or an error's number. For other compilers put this header beside the
// program: what they build runs as if the marks were not there.
#ifndef RK_CAPTURE_H
#define RK_CAPTURE_H

#ifdef __RAISE_KERNEL__
#ifdef __cplusplus
extern "C" {
#endif
int rk_capture_begin(const char *file);
int rk_capture_end(void);
#ifdef __cplusplus
}
#endif
#else
static inline int rk_capture_begin(const char *file) { return file == 0; }
static inline int rk_capture_end(void) { return 0; }
#endif

#endif
