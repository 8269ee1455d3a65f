// Functions for the import tests: compiled for the host at -O0 to -O3, imported, written back and
// run against the original. Each takes and returns scalars; memory is local.
typedef int i32;
typedef unsigned u32;
typedef long long i64;
typedef unsigned long long u64;

i32 collatz(i32 n) {
  i32 steps = 0;
  u32 x = (u32)n & 1023u;
  while (x > 1) {
    x = (x & 1) ? 3 * x + 1 : x / 2;
    steps++;
  }
  return steps;
}

i32 dispatch(i32 op, i32 a) {
  i32 r = a;
  switch (op & 15) {
    case 0: r += 7; break;
    case 1: r -= 3;  // falls through
    case 2: r ^= 0x55aa; break;
    case 3: return -a;
    case 5: case 6: case 7: r = r >> 3; break;
    case 9: r = (i32)((u32)r >> 5); break;
    default: r = r * 3 + op;
  }
  return r ^ op;
}

i32 same_target(i32 a, i32 b) {
  i32 r;
  switch (a & 7) {
    case 1: r = b; break;
    case 2: r = b; break;
    case 3: r = b; break;
    case 4: r = a; break;
    default: r = 5;
  }
  return r;
}

i64 widths(i32 a, i32 b) {
  signed char c = (signed char)a;
  unsigned short s = (unsigned short)b;
  i64 w = (i64)c * s + (i64)(u32)a;
  u64 u = (u64)w << (b & 31);
  return (i64)(u ^ (u64)(i64)b) + (a < b) + 2 * ((u32)a < (u32)b);
}

u64 wide_multiply(u64 a, u64 b) {
  unsigned __int128 p = (unsigned __int128)a * b;
  return (u64)(p >> 64) ^ (u64)p;
}

double polynomial(double x, double y) {
  double r = 1.0;
  for (int i = 0; i < 9; i++) r = r * x + y / (i + 1);
  return r;
}

float compare(float a, float b) {
  float r = 0.0f;
  if (a < b) r += 1.0f;
  if (a <= b) r += 2.0f;
  if (a == b) r += 4.0f;
  if (a != b) r += 8.0f;
  if (!(a > b)) r += 16.0f;
  if (__builtin_isunordered(a, b)) r += 32.0f;
  return -r;
}

float conversions(i32 a, u64 b, double d) {
  float f = (float)a;
  f += (float)b;
  if (d > -1e9 && d < 1e9) f += (float)(i32)d + (float)(u32)(d > 0 ? d : 0);
  return f + (float)d;
}

struct point { int x; float y; long long z[3]; };

i64 structs(i32 a, i32 b) {
  struct point p[4];
  for (int i = 0; i < 4; i++) {
    p[i].x = a + i;
    p[i].y = (float)(i * 2);
    for (int j = 0; j < 3; j++) p[i].z[j] = (i64)a * j - i;
  }
  struct point *q = &p[b & 3];
  return q->x + (i64)q->y + q->z[(a & 0xff) % 3];
}

static const int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
static const double weights[2][3] = {{0.5, -1.25, 3.0}, {1e300, -0.0, 2.5e-10}};
static const char letters[] = "import\n";

double tables(i32 a, i32 b) {
  double w = weights[a & 1][(b & 0xff) % 3];
  return table[a & 7] * 2.0 + w + letters[b & 7];
}

i32 bits(u32 a, u32 b) {
  u32 r = (a << (b & 31)) | (a >> ((32 - b) & 31));
  r ^= (u32)__builtin_popcount(b) + (u32)__builtin_clz(a | 1);
  r = __builtin_bswap32(r) + (u32)__builtin_ctz(b | 0x80000000u);
  return (i32)r;
}

i32 sum_array(i32 n, i32 seed) {
  i32 data[64];
  for (i32 i = 0; i < 64; i++) data[i] = seed * i ^ (i << 4);
  i32 total = 0;
  for (i32 i = 0; i < (n & 63); i++) total += data[i] > 0 ? data[i] : -data[63 - i];
  return total;
}

float dot(float a, float b) {
  float u[16], v[16], s = 0.0f;
  for (int i = 0; i < 16; i++) { u[i] = a * (float)i; v[i] = b - (float)i; }
  for (int i = 0; i < 16; i++) s += u[i] * v[i];
  return s;
}

i32 nested(i32 a, i32 b) {
  i32 found = -1;
  for (i32 i = 0; i < 20; i++) {
    for (i32 j = i; j < 20; j++) {
      if (((i * j) ^ a) % 23 == (b & 15)) { found = i * 100 + j; goto done; }
      if (j > (b & 31)) break;
    }
  }
done:
  return found;
}

i32 jumps(i32 a, i32 b) {  // an irreducible loop
  i32 n = 0;
  if (a & 1) goto middle;
top:
  n += a;
  if (n > 1000 || n < -1000) return n;
middle:
  n += (b & 7) + 1;
  if (n < 500) goto top;
  return n - b;
}

i32 exchange(i32 a, i32 b) {
  i32 cell = a;
  i32 old = __atomic_fetch_add(&cell, b, __ATOMIC_SEQ_CST);
  old ^= __atomic_fetch_and(&cell, 0x0ff0ff, __ATOMIC_RELAXED);
  old += __atomic_exchange_n(&cell, a ^ b, __ATOMIC_ACQ_REL);
  i32 expected = a;
  int swapped = __atomic_compare_exchange_n(&cell, &expected, 9, 1, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  volatile i32 v = old;
  return v + cell + expected * 3 + swapped;
}
