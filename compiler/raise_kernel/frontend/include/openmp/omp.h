// OpenMP's functions, for a clang that comes without this header; their library is the program's to
// name (-lgomp, -lomp). Where clang ignores the pragmas, a parallel region of this source would have
// one thread, whatever the library says of regions that another compiler made.
#ifndef RK_OMP_H
#define RK_OMP_H

#ifdef __cplusplus
extern "C" {
#endif
typedef struct { void *place[4]; } omp_lock_t;
typedef struct { void *place[4]; } omp_nest_lock_t;
int omp_get_thread_num(void);
int omp_get_num_threads(void);
#ifdef __RAISE_KERNEL_ONE_THREAD__
static inline int omp_get_max_threads(void) { return 1; }
#else
int omp_get_max_threads(void);
#endif
int omp_get_num_procs(void);
int omp_in_parallel(void);
void omp_set_num_threads(int);
void omp_set_dynamic(int);
void omp_set_nested(int);
double omp_get_wtime(void);
double omp_get_wtick(void);
void omp_init_lock(omp_lock_t *);
void omp_destroy_lock(omp_lock_t *);
void omp_set_lock(omp_lock_t *);
void omp_unset_lock(omp_lock_t *);
int omp_test_lock(omp_lock_t *);
#ifdef __cplusplus
}
#endif

#endif
