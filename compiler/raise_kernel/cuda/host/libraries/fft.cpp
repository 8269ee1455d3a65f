// cuFFT: plans, and transforms by them.
#include <map>

#include "cufft.h"
#include "libraries/call.h"

namespace {

// One side's memory: `inner` are the sizes of its rows, `step` is between neighbours, `apart`
// between arrays.
struct Side {
  int inner[3];
  int step, apart;
};

struct Plan {
  cufftType type;
  int rank, sizes[3], batch;
  Side input, output;
  cudaStream_t stream = nullptr;
};

std::map<cufftHandle, Plan> &plans() {
  static auto *all = new std::map<cufftHandle, Plan>;
  return *all;
}

// A copy, so that other threads may make plans; false where there is none.
bool find(cufftHandle handle, Plan *plan) {
  rk::Locked locked;
  auto found = plans().find(handle);
  if (found == plans().end()) return false;
  *plan = found->second;
  return true;
}

bool is_known(cufftType type) {
  switch (type) {
    case CUFFT_C2C:
    case CUFFT_R2C:
    case CUFFT_C2R:
    case CUFFT_Z2Z:
    case CUFFT_D2Z:
    case CUFFT_Z2D:
      return true;
    default:
      return false;
  }
}

// The layout of arrays that lie one after the other. A side of complex numbers whose other side is
// real has about half the columns; in place, rows of real numbers have the same room.
Side packed(const Plan &plan, bool is_half) {
  Side side{{1, 1, 1}, 1, 1};
  for (int axis = 0; axis < plan.rank; ++axis) {
    bool is_last = axis == plan.rank - 1;
    side.inner[axis] = is_half && is_last ? plan.sizes[axis] / 2 + 1 : plan.sizes[axis];
    side.apart *= side.inner[axis];
  }
  return side;
}

// Sizes and layouts of a plan, of a null pointer the packed ones.
cufftResult complete(Plan *plan, const Side *input, const Side *output) {
  if (!is_known(plan->type)) return CUFFT_INVALID_TYPE;
  if (plan->batch < 1) return CUFFT_INVALID_SIZE;
  for (int axis = 0; axis < plan->rank; ++axis)
    if (plan->sizes[axis] < 1) return CUFFT_INVALID_SIZE;
  bool is_real_input = plan->type == CUFFT_R2C || plan->type == CUFFT_D2Z;
  bool is_real_output = plan->type == CUFFT_C2R || plan->type == CUFFT_Z2D;
  plan->input = input != nullptr ? *input : packed(*plan, is_real_output);
  plan->output = output != nullptr ? *output : packed(*plan, is_real_input);
  return CUFFT_SUCCESS;
}

cufftResult make(cufftHandle *handle, Plan plan, const Side *input = nullptr,
                 const Side *output = nullptr) {
  if (handle == nullptr) return CUFFT_INVALID_VALUE;
  if (plan.rank > 0) {
    cufftResult result = complete(&plan, input, output);
    if (result != CUFFT_SUCCESS) return result;
  }
  rk::Locked locked;
  static cufftHandle last = 0;
  *handle = ++last;
  plans()[*handle] = plan;
  return CUFFT_SUCCESS;
}

// The plan of a handle that `cufftCreate` made. There is no work area.
cufftResult make(cufftHandle handle, size_t *work, Plan plan, const Side *input = nullptr,
                 const Side *output = nullptr) {
  cufftResult result = complete(&plan, input, output);
  if (result != CUFFT_SUCCESS) return result;
  rk::Locked locked;
  auto found = plans().find(handle);
  if (found == plans().end() || found->second.rank != 0) return CUFFT_INVALID_PLAN;
  plan.stream = found->second.stream;
  found->second = plan;
  if (work != nullptr) *work = 0;
  return CUFFT_SUCCESS;
}

Plan plan_of(cufftType type, int rank, int nx, int ny, int nz, int batch) {
  return Plan{type, rank, {nx, ny, nz}, batch, {}, {}};
}

// Calls `made` with a plan that has any layout, and both sides of it.
template <typename Int, typename Made>
cufftResult with_layout(int rank, Int *n, Int *inembed, Int istride, Int idist, Int *onembed,
                        Int ostride, Int odist, cufftType type, Int batch, Made made) {
  if (rank < 1 || rank > 3 || n == nullptr) return CUFFT_INVALID_SIZE;
  auto fits = [](Int value) { return value == static_cast<int>(value); };
  if (!fits(batch)) return CUFFT_INVALID_SIZE;
  Plan plan{type, rank, {1, 1, 1}, static_cast<int>(batch), {}, {}};
  for (int axis = 0; axis < rank; ++axis) {
    if (!fits(n[axis])) return CUFFT_INVALID_SIZE;
    plan.sizes[axis] = static_cast<int>(n[axis]);
  }
  // cuFFT reads strides and distances only where both sides have sizes of their rows.
  if (inembed == nullptr || onembed == nullptr) return made(plan, nullptr, nullptr);
  if (istride < 1 || ostride < 1 || idist < 0 || odist < 0) return CUFFT_INVALID_VALUE;
  if (!fits(istride) || !fits(ostride) || !fits(idist) || !fits(odist)) return CUFFT_INVALID_VALUE;
  Side input{{1, 1, 1}, static_cast<int>(istride), static_cast<int>(idist)};
  Side output{{1, 1, 1}, static_cast<int>(ostride), static_cast<int>(odist)};
  for (int axis = 0; axis < rank; ++axis) {
    if (!fits(inembed[axis]) || !fits(onembed[axis])) return CUFFT_INVALID_SIZE;
    input.inner[axis] = static_cast<int>(inembed[axis]);
    output.inner[axis] = static_cast<int>(onembed[axis]);
  }
  return made(plan, &input, &output);
}

cufftResult result_of(cudaError_t error) {
  switch (error) {
    case cudaSuccess:
      return CUFFT_SUCCESS;
    case cudaErrorInvalidValue:
      return CUFFT_INVALID_VALUE;
    case cudaErrorMemoryAllocation:
      return CUFFT_ALLOC_FAILED;
    default:
      return CUFFT_EXEC_FAILED;
  }
}

// In place, rows of real numbers have room for the complex ones, unless the plan says otherwise.
Side in_place(const Plan &plan, const Side &real, const Side &complex) {
  Side packed_real = packed(plan, false);
  Side side = real;
  if (memcmp(&real, &packed_real, sizeof real) != 0) return real;
  side.inner[plan.rank - 1] = 2 * complex.inner[plan.rank - 1];
  side.apart = 2 * complex.apart;
  return side;
}

cufftResult execute(cufftHandle handle, cufftType type, const char *types, void *in, void *out,
                    int direction) {
  Plan plan;
  if (!find(handle, &plan) || plan.rank == 0) return CUFFT_INVALID_PLAN;
  if (plan.type != type) return CUFFT_INVALID_TYPE;
  if (in == nullptr || out == nullptr) return CUFFT_INVALID_VALUE;
  if (direction != CUFFT_FORWARD && direction != CUFFT_INVERSE) return CUFFT_INVALID_VALUE;
  if (in == out && (type == CUFFT_R2C || type == CUFFT_D2Z))
    plan.input = in_place(plan, plan.input, plan.output);
  if (in == out && (type == CUFFT_C2R || type == CUFFT_Z2D))
    plan.output = in_place(plan, plan.output, plan.input);
  rk::LibraryCall call("cuFFT", "execute", types);
  call.word(in), call.word(out), call.word(direction), call.word(plan.rank);
  for (int size : plan.sizes) call.word(size);
  call.word(plan.batch);
  for (const Side &side : {plan.input, plan.output}) {
    for (int size : side.inner) call.word(size);
    call.word(side.step), call.word(side.apart);
  }
  return result_of(call.send(plan.stream));
}

}  // namespace

extern "C" {

cufftResult cufftPlan1d(cufftHandle *handle, int nx, cufftType type, int batch) {
  return make(handle, plan_of(type, 1, nx, 1, 1, batch));
}

cufftResult cufftPlan2d(cufftHandle *handle, int nx, int ny, cufftType type) {
  return make(handle, plan_of(type, 2, nx, ny, 1, 1));
}

cufftResult cufftPlan3d(cufftHandle *handle, int nx, int ny, int nz, cufftType type) {
  return make(handle, plan_of(type, 3, nx, ny, nz, 1));
}

cufftResult cufftPlanMany(cufftHandle *handle, int rank, int *n, int *inembed, int istride,
                          int idist, int *onembed, int ostride, int odist, cufftType type,
                          int batch) {
  auto made = [=](const Plan &plan, const Side *input, const Side *output) {
    return make(handle, plan, input, output);
  };
  return with_layout(rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, made);
}

cufftResult cufftCreate(cufftHandle *handle) {
  return make(handle, plan_of(CUFFT_C2C, 0, 1, 1, 1, 1));
}

cufftResult cufftMakePlan1d(cufftHandle handle, int nx, cufftType type, int batch, size_t *work) {
  return make(handle, work, plan_of(type, 1, nx, 1, 1, batch));
}

cufftResult cufftMakePlan2d(cufftHandle handle, int nx, int ny, cufftType type, size_t *work) {
  return make(handle, work, plan_of(type, 2, nx, ny, 1, 1));
}

cufftResult cufftMakePlan3d(cufftHandle handle, int nx, int ny, int nz, cufftType type,
                            size_t *work) {
  return make(handle, work, plan_of(type, 3, nx, ny, nz, 1));
}

cufftResult cufftMakePlanMany(cufftHandle handle, int rank, int *n, int *inembed, int istride,
                              int idist, int *onembed, int ostride, int odist, cufftType type,
                              int batch, size_t *work) {
  auto made = [=](const Plan &plan, const Side *input, const Side *output) {
    return make(handle, work, plan, input, output);
  };
  return with_layout(rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, made);
}

cufftResult cufftMakePlanMany64(cufftHandle handle, int rank, long long *n, long long *inembed,
                                long long istride, long long idist, long long *onembed,
                                long long ostride, long long odist, cufftType type,
                                long long batch, size_t *work) {
  auto made = [=](const Plan &plan, const Side *input, const Side *output) {
    return make(handle, work, plan, input, output);
  };
  return with_layout(rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, made);
}

cufftResult cufftGetSize(cufftHandle handle, size_t *work) {
  Plan plan;
  if (!find(handle, &plan)) return CUFFT_INVALID_PLAN;
  if (work == nullptr) return CUFFT_INVALID_VALUE;
  *work = 0;
  return CUFFT_SUCCESS;
}

cufftResult cufftSetAutoAllocation(cufftHandle handle, int) {
  Plan plan;
  return find(handle, &plan) ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN;
}

cufftResult cufftSetWorkArea(cufftHandle handle, void *) {
  Plan plan;
  return find(handle, &plan) ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN;
}

cufftResult cufftDestroy(cufftHandle handle) {
  rk::Locked locked;
  return plans().erase(handle) ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN;
}

cufftResult cufftSetStream(cufftHandle handle, cudaStream_t stream) {
  rk::Locked locked;
  auto found = plans().find(handle);
  if (found == plans().end()) return CUFFT_INVALID_PLAN;
  found->second.stream = stream;
  return CUFFT_SUCCESS;
}

cufftResult cufftGetVersion(int *version) {
  *version = CUFFT_VERSION;
  return CUFFT_SUCCESS;
}

cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *in, cufftComplex *out, int direction) {
  return execute(plan, CUFFT_C2C, "cc", in, out, direction);
}

cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *in, cufftDoubleComplex *out,
                         int direction) {
  return execute(plan, CUFFT_Z2Z, "zz", in, out, direction);
}

cufftResult cufftExecR2C(cufftHandle plan, cufftReal *in, cufftComplex *out) {
  return execute(plan, CUFFT_R2C, "sc", in, out, CUFFT_FORWARD);
}

cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *in, cufftDoubleComplex *out) {
  return execute(plan, CUFFT_D2Z, "dz", in, out, CUFFT_FORWARD);
}

cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *in, cufftReal *out) {
  return execute(plan, CUFFT_C2R, "cs", in, out, CUFFT_INVERSE);
}

cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *in, cufftDoubleReal *out) {
  return execute(plan, CUFFT_Z2D, "zd", in, out, CUFFT_INVERSE);
}

}  // extern "C"
