// Sums over windows that slide along an array: convolutions and window reductions.

// DEFINE: %{k} = raise-kernel %kernels/linear_algebra/products/O1/contractions.ll --optimize convolution --block 16,8
// DEFINE: %{same} = --arg f32[2,4,9,13] --arg f32[3,4,3,3] --arg f32[2,3,9,13] --arg 2 --arg 4 --arg 3
// DEFINE: %{deep} = --arg f32[3,11,14] --arg f32[3,5,5] --arg f32[3,7,10] --arg 11 --arg 14
// DEFINE: %{full} = --arg f64[100] --arg f64[7] --arg f64[82] --arg 100 --arg 7 --arg 3
// RUN: %{k} --kernel conv2d_same --grid 1,2,6 %{same} --arg 9 --arg 13 --arg 3 | filecheck %s --check-prefix=SAME
// RUN: %{k} --kernel conv2d_depthwise --grid 1,1,3 %{deep} | filecheck %s --check-prefix=DEEP
// RUN: %{k} --kernel conv1d_dilated --grid 1 %{full} | filecheck %s --check-prefix=DILATED
// RUN: %{k} --kernel sliding_min --grid 1 --arg i32[100] --arg i32[92] --arg 100 --arg 9 | filecheck %s --check-prefix=MIN

// The guard at the border is padding; weights that are not finite would be seen through it.
// SAME: stablehlo.is_finite
// SAME: stablehlo.if
// SAME: stablehlo.convolution(%arg0, %arg1)
// SAME-SAME: pad = {{\[\[}}1, 1], [1, 1]]

// DEEP: stablehlo.convolution
// DEEP-SAME: feature_group_count = 3
// DEEP-NOT: stablehlo.while

// DILATED: stablehlo.convolution
// DILATED-SAME: rhs_dilate = [3]

// MIN: stablehlo.reduce_window
// MIN: stablehlo.minimum
