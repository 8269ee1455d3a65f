// The N queens problem: a thread takes one placement of the first two rows, and counts the ways to
// complete it by depth-first search on a stack of its own.
__global__ void queens(int* ways, int n) {
  int task = blockIdx.x * blockDim.x + threadIdx.x;
  if (task >= n * n) return;
  int first = task / n, second = task % n;
  if (first == second || first == second + 1 || first == second - 1) {
    ways[task] = 0;
    return;
  }
  unsigned all = (1u << n) - 1;
  unsigned taken[16], left[16], right[16], open[16];
  int row = 2, count = 0;
  taken[row] = 1u << first | 1u << second;
  left[row] = 1u << first << 2 | 1u << second << 1;
  right[row] = 1u << first >> 2 | 1u << second >> 1;
  open[row] = all & ~(taken[row] | left[row] | right[row]);
  while (row >= 2) {
    if (open[row] == 0) {
      row--;
      continue;
    }
    unsigned queen = open[row] & -open[row];
    open[row] ^= queen;
    if (row + 1 == n) {
      count++;
      continue;
    }
    taken[row + 1] = taken[row] | queen;
    left[row + 1] = (left[row] | queen) << 1;
    right[row + 1] = (right[row] | queen) >> 1;
    row++;
    open[row] = all & ~(taken[row] | left[row] | right[row]);
  }
  ways[task] = count;
}
