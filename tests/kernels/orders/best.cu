// The k best elements of each row, as people keep them.

#define BIG (1.0f / 0.0f)

// Each element sinks to its position; values only.
extern "C" __global__ void top_values(const float* x, float* out, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float best[4];
  for (int k = 0; k < 4; k++) best[k] = -BIG;
  for (int i = 0; i < n; i++) {
    float v = x[r * n + i];
    for (int k = 0; k < 4; k++)
      if (v > best[k]) {
        float t = best[k];
        best[k] = v;
        v = t;
      }
  }
  for (int k = 0; k < 4; k++) out[r * 4 + k] = best[k];
}

// Insertion with indices, from the end; the rows are columns of the array.
extern "C" __global__ void top_indices(const float* x, float* out, int* at, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float best[5];
  int place[5];
  for (int k = 0; k < 5; k++) {
    best[k] = -BIG;
    place[k] = -1;
  }
  for (int i = 0; i < n; i++) {
    float v = x[i * rows + r];
    if (v > best[4]) {
      int k = 4;
      while (k > 0 && v > best[k - 1]) {
        best[k] = best[k - 1];
        place[k] = place[k - 1];
        k--;
      }
      best[k] = v;
      place[k] = i;
    }
  }
  for (int k = 0; k < 5; k++) {
    out[r * 5 + k] = best[k];
    at[r * 5 + k] = place[k];
  }
}

// The three smallest that are below one, in memory of their own: the best one last.
extern "C" __global__ void three_smallest(const double* x, double* out, long long* at, int n,
                                          int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  double a = 1, b = 1, c = 1;
  long long ia = -7, ib = -7, ic = -7;
  for (int i = n - 1; i >= 0; i--) {
    double v = x[r * n + i];
    if (v < a) {
      c = b; ic = ib;
      b = a; ib = ia;
      a = v; ia = 10 + 2 * i;
    } else if (v < b) {
      c = b; ic = ib;
      b = v; ib = 10 + 2 * i;
    } else if (v < c) {
      c = v; ic = 10 + 2 * i;
    }
  }
  out[r * 3] = c; out[r * 3 + 1] = b; out[r * 3 + 2] = a;
  at[r * 3] = ic; at[r * 3 + 1] = ib; at[r * 3 + 2] = ia;
}

// No top_k: of equal elements the last one counts.
extern "C" __global__ void last_of_equal(const float* x, float* out, int* at, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float a = -BIG, b = -BIG;
  int ia = -1, ib = -1;
  for (int i = 0; i < n; i++) {
    float v = x[r * n + i];
    if (v >= a) {
      b = a; ib = ia;
      a = v; ia = i;
    } else if (v >= b) {
      b = v; ib = i;
    }
  }
  out[r * 2] = a; out[r * 2 + 1] = b;
  at[r * 2] = ia; at[r * 2 + 1] = ib;
}

// The nearest points of each point: distances are inserted as they are computed.
extern "C" __global__ void k_nearest(const float* query, const float* point, float* distance,
                                     int* index, int queries, int points) {
  int q = blockIdx.x * blockDim.x + threadIdx.x;
  if (q >= queries) return;
  float best[4];
  int place[4];
  for (int k = 0; k < 4; k++) {
    best[k] = 1e30f;
    place[k] = -1;
  }
  for (int p = 0; p < points; p++) {
    float dx = point[p * 3] - query[q * 3], dy = point[p * 3 + 1] - query[q * 3 + 1],
          dz = point[p * 3 + 2] - query[q * 3 + 2];
    float d = dx * dx + dy * dy + dz * dz;
    if (d < best[3]) {
      int k = 3;
      while (k > 0 && best[k - 1] > d) {
        best[k] = best[k - 1];
        place[k] = place[k - 1];
        k--;
      }
      best[k] = d;
      place[k] = p;
    }
  }
  for (int k = 0; k < 4; k++) {
    distance[q * 4 + k] = sqrtf(best[k]);
    index[q * 4 + k] = place[k];
  }
}

// The nearest one where it is much nearer than the second one.
extern "C" __global__ void ratio_test(const float* a, const float* b, int* match, int na, int nb) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= na) return;
  float first = BIG, second = BIG;
  int at = -1;
  for (int j = 0; j < nb; j++) {
    float sum = 0;
    for (int c = 0; c < 4; c++) {
      float t = a[i * 4 + c] - b[j * 4 + c];
      sum += t * t;
    }
    if (sum < first) {
      second = first;
      first = sum;
      at = j;
    } else if (sum < second) {
      second = sum;
    }
  }
  match[i] = first < 0.64f * second ? at : -1;
}

// Unsigned integers, the smallest ones.
extern "C" __global__ void smallest_words(const unsigned* x, unsigned* out, int* at, int n,
                                          int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  unsigned a = 0xffffffffu, b = 0xffffffffu;
  int ia = -1, ib = -1;
  for (int i = 0; i < n; i++) {
    unsigned v = x[r * n + i];
    if (v < a) {
      b = a; ib = ia;
      a = v; ia = i;
    } else if (v < b) {
      b = v; ib = i;
    }
  }
  out[r * 2] = a; out[r * 2 + 1] = b;
  at[r * 2] = ia; at[r * 2 + 1] = ib;
}

// No top_k of all elements: only those above one half count.
extern "C" __global__ void two_above(const float* x, float* out, int n, int rows) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float a = 0, b = 0;
  for (int i = 0; i < n; i++) {
    float v = x[r * n + i];
    if (v > 0.5f) {
      if (v > a) {
        b = a;
        a = v;
      } else if (v > b) {
        b = v;
      }
    }
  }
  out[r * 2] = a; out[r * 2 + 1] = b;
}

// A value and its index in one struct, through a tree in shared memory; of equal ones the first in
// the order of the tree.
struct Pair {
  float value;
  int place;
};

extern "C" __global__ void best_pair(const float* x, float* value, int* place, int n) {
  __shared__ Pair pairs[64];
  int t = threadIdx.x, r = blockIdx.x;
  Pair own;
  own.value = -BIG;
  own.place = -1;
  for (int i = t; i < n; i += 64) {
    if (x[r * n + i] > own.value) {
      own.value = x[r * n + i];
      own.place = i;
    }
  }
  pairs[t] = own;
  __syncthreads();
  for (int half = 32; half > 0; half /= 2) {
    if (t < half && pairs[t + half].value > pairs[t].value) pairs[t] = pairs[t + half];
    __syncthreads();
  }
  if (t == 0) {
    value[r] = pairs[0].value;
    place[r] = pairs[0].place;
  }
}

// Pairs through shuffles, a warp a row; of equal ones the one with the smaller index.
__device__ Pair better(Pair a, Pair b) {
  return b.value < a.value || (b.value == a.value && b.place < a.place) ? b : a;
}

extern "C" __global__ void best_warp(const float* x, int* place, int n) {
  int lane = threadIdx.x % 32, r = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
  Pair own;
  own.value = BIG;
  own.place = n;
  for (int i = lane; i < n; i += 32) {
    Pair other;
    other.value = x[r * n + i];
    other.place = i;
    own = better(own, other);
  }
  for (int step = 16; step > 0; step /= 2) {
    Pair other;
    other.value = __shfl_down_sync(~0u, own.value, step);
    other.place = __shfl_down_sync(~0u, own.place, step);
    own = better(own, other);
  }
  if (lane == 0) place[r] = own.place;
}

// The same over a block: shuffles, then the first warp over the warps' results; NaN may win where it
// comes first.
extern "C" __global__ void best_block(const float* x, float* value, int* place, int n) {
  __shared__ float values[4];
  __shared__ int places[4];
  int t = threadIdx.x, lane = t % 32, warp = t / 32, r = blockIdx.x;
  float v = x[r * n + t];
  int p = t;
  for (int i = t + 128; i < n; i += 128) {
    if (x[r * n + i] > v) {
      v = x[r * n + i];
      p = i;
    }
  }
  for (int step = 16; step > 0; step /= 2) {
    float u = __shfl_xor_sync(~0u, v, step);
    int q = __shfl_xor_sync(~0u, p, step);
    if (u > v || (u == v && q < p)) {
      v = u;
      p = q;
    }
  }
  if (lane == 0) {
    values[warp] = v;
    places[warp] = p;
  }
  __syncthreads();
  if (t == 0) {
    for (int w = 1; w < 4; w++) {
      if (values[w] > v || (values[w] == v && places[w] < p)) {
        v = values[w];
        p = places[w];
      }
    }
    value[r] = v;
    place[r] = p;
  }
}
