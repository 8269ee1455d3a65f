typedef struct {
  float h, u, v;
} Cell;

static inline Cell get(const float* h, const float* u, const float* v, long i, long j, long n) {
  float su = j < 0 || j >= n ? -1.0f : 1.0f, sv = i < 0 || i >= n ? -1.0f : 1.0f;
  long a = i < 0 ? 0 : i >= n ? n - 1 : i, b = j < 0 ? 0 : j >= n ? n - 1 : j;
  return (Cell){h[a * n + b], su * u[a * n + b], sv * v[a * n + b]};
}

static inline Cell along_x(Cell c) {
  return (Cell){c.u, c.u * c.u / c.h + 4.905f * c.h * c.h, c.u * c.v / c.h};
}

static inline Cell along_y(Cell c) {
  return (Cell){c.v, c.u * c.v / c.h, c.v * c.v / c.h + 4.905f * c.h * c.h};
}

void run(const float* restrict h, const float* restrict u, const float* restrict v,
         float* restrict h2, float* restrict u2, float* restrict v2, long n) {
  const float ratio = 0.01f;
#pragma omp parallel for
  for (long i = 0; i < n; i++)
#pragma omp simd
    for (long j = 0; j < n; j++) {
      Cell l = get(h, u, v, i, j - 1, n), r = get(h, u, v, i, j + 1, n);
      Cell b = get(h, u, v, i - 1, j, n), t = get(h, u, v, i + 1, j, n);
      Cell fl = along_x(l), fr = along_x(r), gb = along_y(b), gt = along_y(t);
      long c = i * n + j;
      h2[c] = 0.25f * (l.h + r.h + b.h + t.h) - ratio * (fr.h - fl.h + gt.h - gb.h);
      u2[c] = 0.25f * (l.u + r.u + b.u + t.u) - ratio * (fr.u - fl.u + gt.u - gb.u);
      v2[c] = 0.25f * (l.v + r.v + b.v + t.v) - ratio * (fr.v - fl.v + gt.v - gb.v);
    }
}
