; The globals that tests/test_import_constants.py reads.
%r = type { i8, [3 x i16], ptr, <{ i8, i32 }>, double }
@target = internal global i32 41
@record = internal constant %r {
  i8 -1, [3 x i16] [i16 1, i16 -2, i16 3], ptr @target, <{ i8, i32 }> <{ i8 5, i32 70000 }>,
  double -2.5e-10 }
@partial = internal constant { i32, i32, [2 x i32] } { i32 11, i32 undef, [2 x i32] [i32 poison, i32 12] }
@records = internal constant [2 x { i32, float }] [{ i32, float } { i32 3, float 0.5 }, { i32, float } zeroinitializer]
@pointers = internal constant [3 x ptr] [ptr @target, ptr getelementptr (i8, ptr @bytes, i64 2), ptr null]
@bytes = internal constant [4 x i8] c"ab\FF\00"
@cube = internal constant [2 x [2 x [2 x i8]]] [[2 x [2 x i8]] [[2 x i8] c"\01\02", [2 x i8] zeroinitializer], [2 x [2 x i8]] [[2 x i8] [i8 5, i8 6], [2 x i8] c"\07\08"]]
@bits = internal constant [4 x i1] [i1 true, i1 false, i1 true, i1 true]
@odd = internal constant [2 x i24] [i24 -1, i24 66051]
@wide = internal constant i128 -170141183460469231731687303715884105728
@lanes = internal constant <4 x float> <float 1.0, float -2.0, float 0x7FF0000000000000, float 4.0>
@nans = internal constant [2 x float] [float 0x7FF4000000000000, float 0xFFF8000020000000]
@other = internal alias i32, ptr @target
