struct Scale { float a; int n; };
__constant float taps[4] = {1, 2, 3, 4};

__kernel void saxpy(__global const float* x, __global float* y, float a, int n) {
  size_t i = get_global_id(0);
  if ((int)i < n)
    y[i] = a * x[i] + sin(y[i]) + taps[i & 3] + max((int)get_local_id(0), (int)get_group_id(0));
}

__kernel void reverse(__global float4* x, __local float* tile, __local int* own, struct Scale p) {
  int l = get_local_id(0);
  size_t i = get_global_id(0);
  tile[l] = x[i].y;
  own[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  float other = tile[own[get_local_size(0) - 1 - l]];
  x[i] = (float4)(other * p.a, fma(p.a, 2.0f, 1.0f), native_exp(p.a), clamp(p.a, 0.0f, 1.0f)) +
         vload4(i, (__global float*)x) + sqrt(fabs(x[i]));
}

__kernel void functions(__global const float4* x, __global float* y, __global int* counts) {
  size_t i = get_global_linear_id();
  float4 v = x[i], w = normalize(v), whole;
  y[i] = dot(v, w) + length(v.xy) + mix(v.x, v.y, v.z) + smoothstep(-1.0f, 1.0f, v.x) +
         sign(v.y) + step(v.x, v.y) + distance(v.xy, v.zw) + cross(v, w).x + degrees(v.w) +
         mad(v.x, v.y, v.z) + hypot(v.x, v.y) + pown(v.x, 3) + (isnan(v.x) ? 1.0f : 0.0f) +
         convert_float4(isgreater(v, w)).x + modf(v, &whole).x;
  int k = convert_int_sat(v.x * 8.0f), m = (int)i * 77 - 300;
  uint u = (uint)m;
  counts[i] = abs(m) + (int)mul_hi(m, m << 20) + (int)mul_hi(u, u) + hadd(m, k) + rhadd(m, k) +
              rotate(m, 5) + popcount(m) + clz(m) + mul24(m, k) + mad24(m, k, m) + clamp(m, -3, 3) +
              (int)add_sat(u, 5u) + (int)convert_uchar(m) + convert_short(m) + (int)get_global_size(1);
  vstore2((float2)(v.x, v.y), i, y + get_global_size(0) * get_global_size(1));
}

__kernel void tally(__global int* counts, __global const uint* x) {
  size_t i = get_global_id(1) * get_global_size(0) + get_global_id(0);
  atomic_add(&counts[x[i] & 3], 2);
  atomic_inc(&counts[4]);
  atomic_max((volatile __global uint*)&counts[5], x[i]);
}
