// Texture fetches and surface accesses of the reference executor, after the CUDA programming guide's
// appendix on texture fetching. textures.ll is this file as LLVM IR: tools/dev/reference_textures.py.
//
// Written for its own sake: nothing here is shared with how kernels are raised.

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;

enum { WRAP, CLAMP, MIRROR, BORDER };
enum { F32, F16, S8, U8, S16, U16, S32, U32 };
enum { AS_FLOAT, AS_SIGNED, AS_UNSIGNED };
enum { BOUND_ZERO, BOUND_CLAMP, BOUND_TRAP };
enum { READ = 1, WRITE = 2 };

// What one handle stands for; filled in by images.py, in the same order.
struct image {
  u8 *base;
  int texture, type, itemsize, ndim;
  long long shape[5];
  int channels, linear, normalized, as_float;  // channels: 0 where the shape tells
  int address[3];
  float border[4];
};

extern struct image *images __asm__("rk.images");
extern u64 first_handle __asm__("rk.images.first");
extern int image_count __asm__("rk.images.count");
extern int site __asm__("rk.site");
extern void check(const void *at, long long size, int access, int where) __asm__("rk.check.range");
extern void misfit(void) __asm__("rk.image.misfit");
extern void outside(long long number, long long x, long long y, long long z, int access) __asm__(
    "rk.image.outside");

static float floorf_(float x) { return __builtin_floorf(x); }

// An array seen by a fetch of some rank: extents x, y, z, number of layers, channels.
struct view {
  const struct image *image;
  long long extent[3], layers;
  int channels;
};

static int resolve(struct view *v, u64 handle, int texture, int rank, int layered, int flat) {
  u64 number = handle - first_handle;
  if (number >= (u64)image_count || images[number].texture != texture) return 0;
  const struct image *m = &images[number];
  int dims = rank + layered, nd = m->ndim;
  v->image = m;
  v->channels = m->channels ? m->channels : 1;
  v->extent[0] = v->extent[1] = v->extent[2] = v->layers = 1;
  if (flat && m->channels) {
    long long items = 1;
    for (int i = 0; i < nd; i++) items *= m->shape[i];
    if (items % m->channels) return 0;
    v->extent[0] = items / m->channels;
    return items > 0;
  }
  if (nd == dims + 1) {
    long long last = m->shape[nd - 1];
    if (last != 1 && last != 2 && last != 4) return 0;
    if (m->channels && m->channels != last) return 0;
    v->channels = (int)last;
  } else if (nd != dims || v->channels != 1) {
    return 0;
  }
  int at = 0;
  if (layered) v->layers = m->shape[at++];
  for (int axis = rank - 1; axis >= 0; axis--) v->extent[axis] = m->shape[at++];
  return v->layers * v->extent[0] * v->extent[1] * v->extent[2] > 0;
}

static float half_to_float(unsigned h) {
  int exponent = h >> 10 & 31;
  unsigned mantissa = h & 1023;
  float value;
  if (exponent == 31) {
    u32 bits = 0x7f800000u | mantissa << 13;
    __builtin_memcpy(&value, &bits, 4);
  } else if (exponent == 0) {
    value = (float)mantissa * 0x1p-24f;
  } else {
    u32 bits = (u32)(exponent + 112) << 23 | mantissa << 13;
    __builtin_memcpy(&value, &bits, 4);
  }
  return h >> 15 ? -value : value;
}

// The texel at whole coordinates inside the array: one channel, as float or as an integer's bits.
static int texel(const struct view *v, const long long at[3], long long layer, int channel,
                 float *real, u32 *bits) {
  const struct image *m = v->image;
  int channels = v->channels, size = m->itemsize;
  if (size == 8) {  // two 32-bit words
    channels *= 2;
    size = 4;
  }
  if (channel >= channels) {
    *real = channel == 3;
    *bits = channel == 3;
    return 1;
  }
  long long texel =
      ((layer * v->extent[2] + at[2]) * v->extent[1] + at[1]) * v->extent[0] + at[0];
  const u8 *p = m->base + (texel * channels + channel) * size;
  check(p, size, READ, site);
  u32 raw = 0;
  for (int i = 0; i < size; i++) raw |= (u32)p[i] << 8 * i;
  *bits = raw;
  switch (m->type) {
    case F32: __builtin_memcpy(real, &raw, 4); break;
    case F16: *real = half_to_float(raw); break;
    case S8: *bits = (u32)(signed char)raw; *real = (float)(signed char)raw / 127.0f; break;
    case U8: *real = (float)raw / 255.0f; break;
    case S16: *bits = (u32)(short)raw; *real = (float)(short)raw / 32767.0f; break;
    case U16: *real = (float)raw / 65535.0f; break;
    default: *real = 0; return 0;
  }
  if (*real < -1.0f && (m->type == S8 || m->type == S16)) *real = -1.0f;
  return 0;
}

// Which kinds of texels a fetch of a kind may give.
static int gives(const struct image *m, int want) {
  int is_float = m->type == F32 || m->type == F16;
  if (want == AS_FLOAT) return is_float ? !m->as_float : m->as_float && m->type <= U16;
  if (m->as_float || is_float) return 0;
  if (m->itemsize == 8) return 1;
  return want == AS_SIGNED ? m->type == S8 || m->type == S16 || m->type == S32
                           : m->type == U8 || m->type == U16 || m->type == U32;
}

// A coordinate within one axis in texels, with wrap and mirror done; NaN is 0.
static float along(const struct image *m, int axis, long long n, float x) {
  int mode = m->address[axis];
  if (x != x) x = 0;
  if (!m->normalized) return x;
  if (mode == WRAP || mode == MIRROR) {
    float down = floorf_(x), part = x - down;
    if (mode == MIRROR && down - 2 * floorf_(down * 0.5f) == 1) part = 1 - part;
    if (part != part) part = 0;
    x = part;
  }
  return x * (float)n;
}

// A whole coordinate brought into the axis; 0 where the border color stands instead.
static int inside(const struct image *m, int axis, long long n, long long *i) {
  int mode = m->address[axis];
  if (*i >= 0 && *i < n) return 1;
  if (mode == BORDER) return 0;
  if (mode == WRAP && m->normalized) {
    *i = *i < 0 ? *i + n : *i - n;
    return 1;
  }
  *i = *i < 0 ? 0 : n - 1;
  return 1;
}

static long long clamped_floor(float x, long long n) {
  if (x < 0) return -1;
  if (x >= (float)n) return n;
  return (long long)x;
}

struct footprint {
  long long low[3];
  float weight[3];  // of the upper texel
};

static void foot(const struct view *v, int rank, const float c[3], struct footprint *f) {
  for (int a = 0; a < 3; a++) {
    f->low[a] = 0;
    f->weight[a] = 0;
    if (a >= rank) continue;
    long long n = v->extent[a];
    float u = along(v->image, a, n, c[a]);
    if (u < -1) u = -1;
    if (u > (float)(n + 1)) u = (float)(n + 1);
    // In units of 1/256 texel: whole part and 8 bits of fraction of u - 0.5.
    long long fixed = (long long)__builtin_rintf(u * 256.0f) - 128;
    f->low[a] = fixed >> 8;
    f->weight[a] = (float)(fixed & 255) / 256.0f;
  }
}

static void corner(const struct view *v, int rank, const struct footprint *f, int upper,
                   long long layer, int channel, float *real, u32 *bits) {
  long long at[3] = {0, 0, 0};
  for (int a = 0; a < rank; a++) {
    at[a] = f->low[a] + (upper >> a & 1);
    if (!inside(v->image, a, v->extent[a], &at[a])) {
      *real = v->image->border[channel];
      *bits = (u32)(long long)v->image->border[channel];
      return;
    }
  }
  texel(v, at, layer, channel, real, bits);
}

static void put(u32 *out, int want, float real, u32 bits) {
  if (want == AS_FLOAT)
    __builtin_memcpy(out, &real, 4);
  else
    *out = bits;
}

static long long clamp_layer(const struct view *v, u32 layer) {
  return layer < v->layers ? layer : v->layers - 1;
}

// tex.*: whole coordinates in `w`, or real ones in `c`. Four channels come out.
void fetch(u64 handle, int rank, int layered, int whole, int want, u32 layer, const float *c,
           const int *w, u32 *out) __asm__("rk.image.fetch");
void fetch(u64 handle, int rank, int layered, int whole, int want, u32 layer, const float *c,
           const int *w, u32 *out) {
  struct view v;
  int flat = whole && rank == 1 && !layered;  // linear memory
  if (!resolve(&v, handle, 1, rank, layered, flat) || !gives(v.image, want) ||
      (v.image->linear && (want != AS_FLOAT || (whole && !flat)))) {
    misfit();
    return;
  }
  long long in_layer = clamp_layer(&v, layer);
  for (int channel = 0; channel < 4; channel++) {
    float real = 0;
    u32 bits = 0;
    if (v.image->linear && !whole) {
      struct footprint f;
      foot(&v, rank, c, &f);
      for (int upper = 0; upper < 1 << rank; upper++) {
        float one, weight = 1;
        for (int a = 0; a < rank; a++)
          weight *= upper >> a & 1 ? f.weight[a] : 1 - f.weight[a];
        corner(&v, rank, &f, upper, in_layer, channel, &one, &bits);
        real += weight * one;
      }
    } else {
      long long at[3] = {0, 0, 0};
      int there = 1;
      for (int a = 0; a < rank && there; a++) {
        long long n = v.extent[a];
        at[a] = whole ? w[a] : clamped_floor(along(v.image, a, n, c[a]), n);
        if (!whole && v.image->normalized &&
            (v.image->address[a] == WRAP || v.image->address[a] == MIRROR) && at[a] == n)
          at[a] = n - 1;  // frac(x) * n was rounded up
        if (flat)
          there = at[0] >= 0 && at[0] < n;
        else
          there = inside(v.image, a, n, &at[a]);
      }
      if (there) {
        texel(&v, at, in_layer, channel, &real, &bits);
      } else if (!flat) {
        real = v.image->border[channel];
        bits = (u32)(long long)real;
      }
    }
    put(&out[channel], want, real, bits);
  }
}

// tld4: one channel of the four texels that linear filtering would mix.
void gather(u64 handle, int channel, int want, const float *c, u32 *out) __asm__("rk.image.gather");
void gather(u64 handle, int channel, int want, const float *c, u32 *out) {
  static const int corners[4] = {2, 3, 1, 0};  // counter-clockwise from the lower left
  struct view v;
  struct footprint f;
  if (!resolve(&v, handle, 1, 2, 0, 0) || !gives(v.image, want)) {
    misfit();
    return;
  }
  foot(&v, 2, c, &f);
  for (int i = 0; i < 4; i++) {
    float real;
    u32 bits;
    corner(&v, 2, &f, corners[i], 0, channel, &real, &bits);
    put(&out[i], want, real, bits);
  }
}

// suld.b and sust.b: `size` bytes at byte x of a row.
void surface(u64 handle, int rank, int layered, int bound, int size, int layer, const int *w,
             int store, u8 *data) __asm__("rk.image.surface");
void surface(u64 handle, int rank, int layered, int bound, int size, int layer, const int *w,
             int store, u8 *data) {
  struct view v;
  if (!resolve(&v, handle, 0, rank, layered, 0)) {
    misfit();
    return;
  }
  int access = store ? WRITE : READ;
  long long unit = (long long)v.channels * v.image->itemsize;
  long long limit[4] = {v.extent[0] * unit, v.extent[1], v.extent[2], v.layers};
  long long at[4] = {w[0], rank > 1 ? w[1] : 0, rank > 2 ? w[2] : 0, layered ? layer : 0};
  int there = 1;
  for (int a = 0; a < 4; a++) {
    long long last = limit[a] - (a == 0 ? size : 1);
    if (at[a] >= 0 && at[a] <= last) continue;
    if (bound == BOUND_TRAP) {
      outside((long long)(handle - first_handle), at[0], at[1], layered ? at[3] : at[2], access);
      return;
    }
    if (bound == BOUND_ZERO) there = 0;
    at[a] = at[a] < 0 ? 0 : last;
  }
  if (!there) {
    for (int i = 0; i < size && !store; i++) data[i] = 0;
    return;
  }
  u8 *p = v.image->base + ((at[3] * limit[2] + at[2]) * limit[1] + at[1]) * limit[0] + at[0];
  check(p, size, access, site);
  for (int i = 0; i < size; i++) {
    if (store)
      p[i] = data[i];
    else
      data[i] = p[i];
  }
}
