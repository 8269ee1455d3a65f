; ModuleID = 'scalars.c'
source_filename = "scalars.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.point = type { i32, float, [3 x i64] }

@weights = internal unnamed_addr constant [2 x [3 x double]] [[3 x double] [double 5.000000e-01, double -1.250000e+00, double 3.000000e+00], [3 x double] [double 1.000000e+300, double -0.000000e+00, double 2.500000e-10]], align 16
@table = internal unnamed_addr constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 16
@letters = internal unnamed_addr constant [8 x i8] c"import\0A\00", align 1

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i32 @collatz(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 1023
  %3 = icmp samesign ugt i32 %2, 1
  br i1 %3, label %4, label %15

4:                                                ; preds = %1, %4
  %5 = phi i32 [ %12, %4 ], [ %2, %1 ]
  %6 = phi i32 [ %13, %4 ], [ 0, %1 ]
  %7 = and i32 %5, 1
  %8 = icmp eq i32 %7, 0
  %9 = mul i32 %5, 3
  %10 = add i32 %9, 1
  %11 = lshr exact i32 %5, 1
  %12 = select i1 %8, i32 %11, i32 %10
  %13 = add nuw nsw i32 %6, 1
  %14 = icmp ugt i32 %12, 1
  br i1 %14, label %4, label %15, !llvm.loop !8

15:                                               ; preds = %4, %1
  %16 = phi i32 [ 0, %1 ], [ %13, %4 ]
  ret i32 %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @dispatch(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = and i32 %0, 15
  switch i32 %3, label %17 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %8
    i32 3, label %11
    i32 5, label %13
    i32 6, label %13
    i32 7, label %13
    i32 9, label %15
  ]

4:                                                ; preds = %2
  %5 = add nsw i32 %1, 7
  br label %20

6:                                                ; preds = %2
  %7 = add nsw i32 %1, -3
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi i32 [ %7, %6 ], [ %1, %2 ]
  %10 = xor i32 %9, 21930
  br label %20

11:                                               ; preds = %2
  %12 = sub nsw i32 0, %1
  br label %23

13:                                               ; preds = %2, %2, %2
  %14 = ashr i32 %1, 3
  br label %20

15:                                               ; preds = %2
  %16 = lshr i32 %1, 5
  br label %20

17:                                               ; preds = %2
  %18 = mul nsw i32 %1, 3
  %19 = add nsw i32 %18, %0
  br label %20

20:                                               ; preds = %17, %15, %13, %8, %4
  %21 = phi i32 [ %19, %17 ], [ %5, %4 ], [ %10, %8 ], [ %14, %13 ], [ %16, %15 ]
  %22 = xor i32 %21, %0
  br label %23

23:                                               ; preds = %20, %11
  %24 = phi i32 [ %22, %20 ], [ %12, %11 ]
  ret i32 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @same_target(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = and i32 %0, 7
  switch i32 %3, label %5 [
    i32 1, label %6
    i32 2, label %6
    i32 3, label %6
    i32 4, label %4
  ]

4:                                                ; preds = %2
  br label %6

5:                                                ; preds = %2
  br label %6

6:                                                ; preds = %2, %2, %2, %5, %4
  %7 = phi i32 [ 5, %5 ], [ %0, %4 ], [ %1, %2 ], [ %1, %2 ], [ %1, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @widths(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = zext i32 %0 to i64
  %4 = shl i64 %3, 56
  %5 = ashr exact i64 %4, 56
  %6 = and i32 %1, 65535
  %7 = zext nneg i32 %6 to i64
  %8 = mul nsw i64 %5, %7
  %9 = add nsw i64 %8, %3
  %10 = and i32 %1, 31
  %11 = zext nneg i32 %10 to i64
  %12 = shl i64 %9, %11
  %13 = sext i32 %1 to i64
  %14 = xor i64 %12, %13
  %15 = icmp slt i32 %0, %1
  %16 = zext i1 %15 to i64
  %17 = icmp ult i32 %0, %1
  %18 = select i1 %17, i64 2, i64 0
  %19 = or disjoint i64 %18, %16
  %20 = add i64 %19, %14
  ret i64 %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @wide_multiply(i64 noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = zext i64 %0 to i128
  %4 = zext i64 %1 to i128
  %5 = mul nuw i128 %4, %3
  %6 = lshr i128 %5, 64
  %7 = xor i128 %6, %5
  %8 = trunc i128 %7 to i64
  ret i64 %8
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local double @polynomial(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  br label %4

3:                                                ; preds = %4
  ret double %11

4:                                                ; preds = %2, %4
  %5 = phi i32 [ 0, %2 ], [ %8, %4 ]
  %6 = phi double [ 1.000000e+00, %2 ], [ %11, %4 ]
  %7 = fmul double %0, %6
  %8 = add nuw nsw i32 %5, 1
  %9 = uitofp nneg i32 %8 to double
  %10 = fdiv double %1, %9
  %11 = fadd double %7, %10
  %12 = icmp eq i32 %8, 9
  br i1 %12, label %3, label %4, !llvm.loop !11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local float @compare(float noundef %0, float noundef %1) local_unnamed_addr #2 {
  %3 = fcmp olt float %0, %1
  %4 = fcmp ugt float %0, %1
  %5 = select i1 %3, float 3.000000e+00, float 2.000000e+00
  %6 = select i1 %4, float 0.000000e+00, float %5
  %7 = fcmp oeq float %0, %1
  %8 = fadd float %6, 4.000000e+00
  %9 = select i1 %7, float %8, float %6
  %10 = fcmp une float %0, %1
  %11 = fadd float %9, 8.000000e+00
  %12 = select i1 %10, float %11, float %8
  %13 = fcmp ogt float %0, %1
  %14 = fadd float %12, 1.600000e+01
  %15 = select i1 %13, float %11, float %14
  %16 = fcmp uno float %0, %1
  %17 = fadd float %15, 3.200000e+01
  %18 = select i1 %16, float %17, float %15
  %19 = fneg float %18
  ret float %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local float @conversions(i32 noundef %0, i64 noundef %1, double noundef %2) local_unnamed_addr #2 {
  %4 = sitofp i32 %0 to float
  %5 = uitofp i64 %1 to float
  %6 = fadd float %4, %5
  %7 = tail call double @llvm.fabs.f64(double %2)
  %8 = fcmp olt double %7, 1.000000e+09
  br i1 %8, label %9, label %18

9:                                                ; preds = %3
  %10 = fptosi double %2 to i32
  %11 = sitofp i32 %10 to float
  %12 = fcmp ogt double %2, 0.000000e+00
  %13 = select i1 %12, double %2, double 0.000000e+00
  %14 = fptoui double %13 to i32
  %15 = uitofp i32 %14 to float
  %16 = fadd float %11, %15
  %17 = fadd float %6, %16
  br label %18

18:                                               ; preds = %9, %3
  %19 = phi float [ %17, %9 ], [ %6, %3 ]
  %20 = fptrunc double %2 to float
  %21 = fadd float %19, %20
  ret float %21
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i64 @structs(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x %struct.point], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %4 = sext i32 %0 to i64
  br label %22

5:                                                ; preds = %32
  %6 = and i32 %1, 3
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.point, ptr %3, i64 %7
  %9 = load i32, ptr %8, align 16, !tbaa !12
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load float, ptr %11, align 4, !tbaa !15
  %13 = fptosi float %12 to i64
  %14 = add nsw i64 %13, %10
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %16 = and i32 %0, 255
  %17 = urem i32 %16, 3
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %15, i64 %18
  %20 = load i64, ptr %19, align 8, !tbaa !16
  %21 = add nsw i64 %14, %20
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret i64 %21

22:                                               ; preds = %2, %32
  %23 = phi i64 [ 0, %2 ], [ %33, %32 ]
  %24 = getelementptr inbounds nuw %struct.point, ptr %3, i64 %23
  %25 = trunc i64 %23 to i32
  %26 = add i32 %0, %25
  store i32 %26, ptr %24, align 16, !tbaa !12
  %27 = trunc i64 %23 to i32
  %28 = shl i32 %27, 1
  %29 = uitofp nneg i32 %28 to float
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store float %29, ptr %30, align 4, !tbaa !15
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 8
  br label %35

32:                                               ; preds = %35
  %33 = add nuw nsw i64 %23, 1
  %34 = icmp eq i64 %33, 4
  br i1 %34, label %5, label %22, !llvm.loop !18

35:                                               ; preds = %22, %35
  %36 = phi i64 [ 0, %22 ], [ %40, %35 ]
  %37 = mul nsw i64 %36, %4
  %38 = sub nsw i64 %37, %23
  %39 = getelementptr inbounds nuw i64, ptr %31, i64 %36
  store i64 %38, ptr %39, align 8, !tbaa !16
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, 3
  br i1 %41, label %32, label %35, !llvm.loop !19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @tables(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = and i32 %0, 1
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw [3 x double], ptr @weights, i64 %4
  %6 = and i32 %1, 255
  %7 = urem i32 %6, 3
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw double, ptr %5, i64 %8
  %10 = load double, ptr %9, align 8, !tbaa !20
  %11 = and i32 %0, 7
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr @table, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = sitofp i32 %14 to double
  %16 = fmul double %15, 2.000000e+00
  %17 = fadd double %10, %16
  %18 = and i32 %1, 7
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr @letters, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !22
  %22 = sitofp i8 %21 to double
  %23 = fadd double %17, %22
  ret double %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i32 @bits(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  %4 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1)
  %5 = or i32 %0, 1
  %6 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %5, i1 true)
  %7 = add nuw nsw i32 %4, %6
  %8 = xor i32 %7, %3
  %9 = tail call i32 @llvm.bswap.i32(i32 %8)
  %10 = or i32 %1, -2147483648
  %11 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = add i32 %9, %11
  ret i32 %12
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i32 @sum_array(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [64 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  br label %9

4:                                                ; preds = %9
  %5 = and i32 %0, 63
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  br label %21

9:                                                ; preds = %2, %9
  %10 = phi i64 [ 0, %2 ], [ %17, %9 ]
  %11 = trunc i64 %10 to i32
  %12 = shl nuw nsw i32 %11, 4
  %13 = trunc i64 %10 to i32
  %14 = mul i32 %1, %13
  %15 = xor i32 %14, %12
  %16 = getelementptr inbounds nuw i32, ptr %3, i64 %10
  store i32 %15, ptr %16, align 4, !tbaa !4
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, 64
  br i1 %18, label %4, label %9, !llvm.loop !23

19:                                               ; preds = %32, %4
  %20 = phi i32 [ 0, %4 ], [ %34, %32 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret i32 %20

21:                                               ; preds = %7, %32
  %22 = phi i64 [ 0, %7 ], [ %35, %32 ]
  %23 = phi i32 [ 0, %7 ], [ %34, %32 ]
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %22
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %21
  %28 = sub nuw nsw i64 63, %22
  %29 = getelementptr inbounds nuw i32, ptr %3, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = sub nsw i32 0, %30
  br label %32

32:                                               ; preds = %21, %27
  %33 = phi i32 [ %31, %27 ], [ %25, %21 ]
  %34 = add nsw i32 %33, %23
  %35 = add nuw nsw i64 %22, 1
  %36 = icmp eq i64 %35, %8
  br i1 %36, label %19, label %21, !llvm.loop !24
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local float @dot(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = alloca [16 x float], align 16
  %4 = alloca [16 x float], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  br label %5

5:                                                ; preds = %2, %5
  %6 = phi i64 [ 0, %2 ], [ %13, %5 ]
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = uitofp nneg i32 %7 to float
  %9 = fmul float %0, %8
  %10 = getelementptr inbounds nuw float, ptr %3, i64 %6
  store float %9, ptr %10, align 4, !tbaa !25
  %11 = fsub float %1, %8
  %12 = getelementptr inbounds nuw float, ptr %4, i64 %6
  store float %11, ptr %12, align 4, !tbaa !25
  %13 = add nuw nsw i64 %6, 1
  %14 = icmp eq i64 %13, 16
  br i1 %14, label %16, label %5, !llvm.loop !26

15:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret float %24

16:                                               ; preds = %5, %16
  %17 = phi i64 [ %25, %16 ], [ 0, %5 ]
  %18 = phi float [ %24, %16 ], [ 0.000000e+00, %5 ]
  %19 = getelementptr inbounds nuw float, ptr %3, i64 %17
  %20 = load float, ptr %19, align 4, !tbaa !25
  %21 = getelementptr inbounds nuw float, ptr %4, i64 %17
  %22 = load float, ptr %21, align 4, !tbaa !25
  %23 = fmul float %20, %22
  %24 = fadd float %18, %23
  %25 = add nuw nsw i64 %17, 1
  %26 = icmp eq i64 %25, 16
  br i1 %26, label %15, label %16, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i32 @nested(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, 15
  %4 = and i32 %1, 31
  br label %5

5:                                                ; preds = %22, %2
  %6 = phi i32 [ 0, %2 ], [ %24, %22 ]
  %7 = phi i32 [ -1, %2 ], [ %23, %22 ]
  br label %8

8:                                                ; preds = %17, %5
  %9 = phi i32 [ %6, %5 ], [ %19, %17 ]
  %10 = mul nuw nsw i32 %9, %6
  %11 = xor i32 %10, %0
  %12 = srem i32 %11, 23
  %13 = icmp eq i32 %12, %3
  br i1 %13, label %14, label %17

14:                                               ; preds = %8
  %15 = mul nuw nsw i32 %6, 100
  %16 = add nuw nsw i32 %9, %15
  br label %22

17:                                               ; preds = %8
  %18 = icmp samesign ule i32 %9, %4
  %19 = add nuw nsw i32 %9, 1
  %20 = icmp samesign ult i32 %9, 19
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %8, label %22, !llvm.loop !28

22:                                               ; preds = %17, %14
  %23 = phi i32 [ %16, %14 ], [ %7, %17 ]
  %24 = add nuw nsw i32 %6, 1
  %25 = icmp eq i32 %24, 20
  %26 = select i1 %13, i1 true, i1 %25
  br i1 %26, label %27, label %5, !llvm.loop !29

27:                                               ; preds = %22
  ret i32 %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local i32 @jumps(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %0, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %10, %2
  %6 = phi i32 [ %14, %10 ], [ 0, %2 ]
  %7 = add nsw i32 %6, %0
  %8 = add i32 %7, -1001
  %9 = icmp ult i32 %8, -2001
  br i1 %9, label %18, label %10

10:                                               ; preds = %5, %2
  %11 = phi i32 [ 0, %2 ], [ %7, %5 ]
  %12 = and i32 %1, 7
  %13 = add nuw nsw i32 %12, 1
  %14 = add nsw i32 %13, %11
  %15 = icmp slt i32 %14, 500
  br i1 %15, label %5, label %16

16:                                               ; preds = %10
  %17 = sub nsw i32 %14, %1
  br label %18

18:                                               ; preds = %5, %16
  %19 = phi i32 [ %17, %16 ], [ %7, %5 ]
  ret i32 %19
}

; Function Attrs: nofree norecurse nounwind
define dso_local i32 @exchange(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  store i32 %0, ptr %3, align 4, !tbaa !4
  %5 = atomicrmw add ptr %3, i32 %1 seq_cst, align 4
  %6 = atomicrmw and ptr %3, i32 1044735 monotonic, align 4
  %7 = xor i32 %1, %0
  %8 = atomicrmw xchg ptr %3, i32 %7 acq_rel, align 4
  %9 = cmpxchg weak ptr %3, i32 %0, i32 9 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  %11 = extractvalue { i32, i1 } %9, 0
  %12 = xor i32 %6, %5
  %13 = add nsw i32 %12, %8
  %14 = zext i1 %10 to i32
  fence seq_cst
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store volatile i32 %13, ptr %4, align 4, !tbaa !4
  %15 = load volatile i32, ptr %4, align 4, !tbaa !4
  %16 = load i32, ptr %3, align 4, !tbaa !4
  %17 = mul nsw i32 %11, 3
  %18 = add i32 %17, %14
  %19 = add i32 %18, %15
  %20 = add i32 %19, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret i32 %20
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

attributes #0 = { nofree norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = !{!13, !5, i64 0}
!13 = !{!"point", !5, i64 0, !14, i64 4, !6, i64 8}
!14 = !{!"float", !6, i64 0}
!15 = !{!13, !14, i64 4}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !6, i64 0}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !6, i64 0}
!22 = !{!6, !6, i64 0}
!23 = distinct !{!23, !9, !10}
!24 = distinct !{!24, !9, !10}
!25 = !{!14, !14, i64 0}
!26 = distinct !{!26, !9, !10}
!27 = distinct !{!27, !9, !10}
!28 = distinct !{!28, !9, !10}
!29 = distinct !{!29, !9, !10}
