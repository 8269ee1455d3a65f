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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @polynomial(double noundef %0, double noundef %1) local_unnamed_addr #2 {
  %3 = fadd double %0, %1
  %4 = fmul double %0, %3
  %5 = fmul double %1, 5.000000e-01
  %6 = fadd double %4, %5
  %7 = fmul double %0, %6
  %8 = fdiv double %1, 3.000000e+00
  %9 = fadd double %7, %8
  %10 = fmul double %0, %9
  %11 = fmul double %1, 2.500000e-01
  %12 = fadd double %10, %11
  %13 = fmul double %0, %12
  %14 = fdiv double %1, 5.000000e+00
  %15 = fadd double %13, %14
  %16 = fmul double %0, %15
  %17 = fdiv double %1, 6.000000e+00
  %18 = fadd double %16, %17
  %19 = fmul double %0, %18
  %20 = fdiv double %1, 7.000000e+00
  %21 = fadd double %19, %20
  %22 = fmul double %0, %21
  %23 = fmul double %1, 1.250000e-01
  %24 = fadd double %22, %23
  %25 = fmul double %0, %24
  %26 = fdiv double %1, 9.000000e+00
  %27 = fadd double %25, %26
  ret double %27
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local i64 @structs(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca [4 x %struct.point], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = sext i32 %0 to i64
  store i32 %0, ptr %3, align 16, !tbaa !10
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store float 0.000000e+00, ptr %5, align 4, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 0, ptr %6, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %4, ptr %7, align 16, !tbaa !14
  %8 = shl nsw i64 %4, 1
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %8, ptr %9, align 8, !tbaa !14
  %10 = add i32 %0, 1
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i32 %10, ptr %11, align 16, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store float 2.000000e+00, ptr %12, align 4, !tbaa !13
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 -1, ptr %13, align 8, !tbaa !14
  %14 = add nsw i64 %4, -1
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 %14, ptr %15, align 16, !tbaa !14
  %16 = add nsw i64 %8, -1
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i64 %16, ptr %17, align 8, !tbaa !14
  %18 = add i32 %0, 2
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store i32 %18, ptr %19, align 16, !tbaa !10
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 68
  store float 4.000000e+00, ptr %20, align 4, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 72
  store i64 -2, ptr %21, align 8, !tbaa !14
  %22 = add nsw i64 %4, -2
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store i64 %22, ptr %23, align 16, !tbaa !14
  %24 = add nsw i64 %8, -2
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 88
  store i64 %24, ptr %25, align 8, !tbaa !14
  %26 = add i32 %0, 3
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 96
  store i32 %26, ptr %27, align 16, !tbaa !10
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 100
  store float 6.000000e+00, ptr %28, align 4, !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 104
  store i64 -3, ptr %29, align 8, !tbaa !14
  %30 = add nsw i64 %4, -3
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 112
  store i64 %30, ptr %31, align 16, !tbaa !14
  %32 = add nsw i64 %8, -3
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 120
  store i64 %32, ptr %33, align 8, !tbaa !14
  %34 = and i32 %1, 3
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw %struct.point, ptr %3, i64 %35
  %37 = load i32, ptr %36, align 16, !tbaa !10
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !13
  %41 = fptosi float %40 to i64
  %42 = add nsw i64 %41, %38
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %44 = trunc i32 %0 to i8
  %45 = urem i8 %44, 3
  %46 = zext nneg i8 %45 to i64
  %47 = getelementptr inbounds nuw i64, ptr %43, i64 %46
  %48 = load i64, ptr %47, align 8, !tbaa !14
  %49 = add nsw i64 %42, %48
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i64 %49
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local double @tables(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = and i32 %0, 1
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw [3 x double], ptr @weights, i64 %4
  %6 = trunc i32 %1 to i8
  %7 = urem i8 %6, 3
  %8 = zext nneg i8 %7 to i64
  %9 = getelementptr inbounds nuw double, ptr %5, i64 %8
  %10 = load double, ptr %9, align 8, !tbaa !16
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
  %21 = load i8, ptr %20, align 1, !tbaa !18
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = insertelement <4 x i32> poison, i32 %1, i64 0
  %5 = shufflevector <4 x i32> %4, <4 x i32> poison, <4 x i32> zeroinitializer
  %6 = mul <4 x i32> %5, <i32 0, i32 1, i32 2, i32 3>
  %7 = mul <4 x i32> %5, <i32 4, i32 5, i32 6, i32 7>
  %8 = xor <4 x i32> %6, <i32 0, i32 16, i32 32, i32 48>
  %9 = xor <4 x i32> %7, <i32 64, i32 80, i32 96, i32 112>
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <4 x i32> %8, ptr %3, align 16, !tbaa !4
  store <4 x i32> %9, ptr %10, align 16, !tbaa !4
  %11 = mul <4 x i32> %5, <i32 8, i32 9, i32 10, i32 11>
  %12 = mul <4 x i32> %5, <i32 12, i32 13, i32 14, i32 15>
  %13 = xor <4 x i32> %11, <i32 128, i32 144, i32 160, i32 176>
  %14 = xor <4 x i32> %12, <i32 192, i32 208, i32 224, i32 240>
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store <4 x i32> %13, ptr %15, align 16, !tbaa !4
  store <4 x i32> %14, ptr %16, align 16, !tbaa !4
  %17 = mul <4 x i32> %5, <i32 16, i32 17, i32 18, i32 19>
  %18 = mul <4 x i32> %5, <i32 20, i32 21, i32 22, i32 23>
  %19 = xor <4 x i32> %17, <i32 256, i32 272, i32 288, i32 304>
  %20 = xor <4 x i32> %18, <i32 320, i32 336, i32 352, i32 368>
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store <4 x i32> %19, ptr %21, align 16, !tbaa !4
  store <4 x i32> %20, ptr %22, align 16, !tbaa !4
  %23 = mul <4 x i32> %5, <i32 24, i32 25, i32 26, i32 27>
  %24 = mul <4 x i32> %5, <i32 28, i32 29, i32 30, i32 31>
  %25 = xor <4 x i32> %23, <i32 384, i32 400, i32 416, i32 432>
  %26 = xor <4 x i32> %24, <i32 448, i32 464, i32 480, i32 496>
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 112
  store <4 x i32> %25, ptr %27, align 16, !tbaa !4
  store <4 x i32> %26, ptr %28, align 16, !tbaa !4
  %29 = mul <4 x i32> %5, <i32 32, i32 33, i32 34, i32 35>
  %30 = mul <4 x i32> %5, <i32 36, i32 37, i32 38, i32 39>
  %31 = xor <4 x i32> %29, <i32 512, i32 528, i32 544, i32 560>
  %32 = xor <4 x i32> %30, <i32 576, i32 592, i32 608, i32 624>
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 144
  store <4 x i32> %31, ptr %33, align 16, !tbaa !4
  store <4 x i32> %32, ptr %34, align 16, !tbaa !4
  %35 = mul <4 x i32> %5, <i32 40, i32 41, i32 42, i32 43>
  %36 = mul <4 x i32> %5, <i32 44, i32 45, i32 46, i32 47>
  %37 = xor <4 x i32> %35, <i32 640, i32 656, i32 672, i32 688>
  %38 = xor <4 x i32> %36, <i32 704, i32 720, i32 736, i32 752>
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 176
  store <4 x i32> %37, ptr %39, align 16, !tbaa !4
  store <4 x i32> %38, ptr %40, align 16, !tbaa !4
  %41 = mul <4 x i32> %5, <i32 48, i32 49, i32 50, i32 51>
  %42 = mul <4 x i32> %5, <i32 52, i32 53, i32 54, i32 55>
  %43 = xor <4 x i32> %41, <i32 768, i32 784, i32 800, i32 816>
  %44 = xor <4 x i32> %42, <i32 832, i32 848, i32 864, i32 880>
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 192
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 208
  store <4 x i32> %43, ptr %45, align 16, !tbaa !4
  store <4 x i32> %44, ptr %46, align 16, !tbaa !4
  %47 = mul <4 x i32> %5, <i32 56, i32 57, i32 58, i32 59>
  %48 = mul <4 x i32> %5, <i32 60, i32 61, i32 62, i32 63>
  %49 = xor <4 x i32> %47, <i32 896, i32 912, i32 928, i32 944>
  %50 = xor <4 x i32> %48, <i32 960, i32 976, i32 992, i32 1008>
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 224
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 240
  store <4 x i32> %49, ptr %51, align 16, !tbaa !4
  store <4 x i32> %50, ptr %52, align 16, !tbaa !4
  %53 = and i32 %0, 63
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %78, label %55

55:                                               ; preds = %2
  %56 = zext nneg i32 %53 to i64
  %57 = and i64 %56, 1
  %58 = icmp eq i32 %53, 1
  br i1 %58, label %63, label %59

59:                                               ; preds = %55
  %60 = and i64 %56, 62
  br label %80

61:                                               ; preds = %104
  %62 = icmp eq i64 %57, 0
  br i1 %62, label %78, label %63

63:                                               ; preds = %61, %55
  %64 = phi i64 [ 0, %55 ], [ %107, %61 ]
  %65 = phi i32 [ 0, %55 ], [ %106, %61 ]
  %66 = icmp ne i64 %57, 0
  tail call void @llvm.assume(i1 %66)
  %67 = getelementptr inbounds nuw i32, ptr %3, i64 %64
  %68 = load i32, ptr %67, align 4, !tbaa !4
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %75, label %70

70:                                               ; preds = %63
  %71 = sub nuw nsw i64 63, %64
  %72 = getelementptr inbounds nuw i32, ptr %3, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !4
  %74 = sub nsw i32 0, %73
  br label %75

75:                                               ; preds = %70, %63
  %76 = phi i32 [ %74, %70 ], [ %68, %63 ]
  %77 = add nsw i32 %76, %65
  br label %78

78:                                               ; preds = %75, %61, %2
  %79 = phi i32 [ 0, %2 ], [ %106, %61 ], [ %77, %75 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %79

80:                                               ; preds = %104, %59
  %81 = phi i64 [ 0, %59 ], [ %107, %104 ]
  %82 = phi i32 [ 0, %59 ], [ %106, %104 ]
  %83 = phi i64 [ 0, %59 ], [ %108, %104 ]
  %84 = getelementptr inbounds nuw i32, ptr %3, i64 %81
  %85 = load i32, ptr %84, align 8, !tbaa !4
  %86 = icmp sgt i32 %85, 0
  br i1 %86, label %92, label %87

87:                                               ; preds = %80
  %88 = sub nuw nsw i64 63, %81
  %89 = getelementptr inbounds nuw i32, ptr %3, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !4
  %91 = sub nsw i32 0, %90
  br label %92

92:                                               ; preds = %80, %87
  %93 = phi i32 [ %91, %87 ], [ %85, %80 ]
  %94 = add nsw i32 %93, %82
  %95 = or disjoint i64 %81, 1
  %96 = getelementptr inbounds nuw i32, ptr %3, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !4
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %104, label %99

99:                                               ; preds = %92
  %100 = sub nuw nsw i64 63, %95
  %101 = getelementptr inbounds nuw i32, ptr %3, i64 %100
  %102 = load i32, ptr %101, align 8, !tbaa !4
  %103 = sub nsw i32 0, %102
  br label %104

104:                                              ; preds = %99, %92
  %105 = phi i32 [ %103, %99 ], [ %97, %92 ]
  %106 = add nsw i32 %105, %94
  %107 = add nuw nsw i64 %81, 2
  %108 = add i64 %83, 2
  %109 = icmp eq i64 %108, %60
  br i1 %109, label %61, label %80, !llvm.loop !19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local float @dot(float noundef %0, float noundef %1) local_unnamed_addr #2 {
  %3 = fmul float %0, 0.000000e+00
  %4 = fadd float %1, -1.000000e+00
  %5 = fmul float %0, 2.000000e+00
  %6 = fadd float %1, -2.000000e+00
  %7 = fmul float %0, 3.000000e+00
  %8 = fadd float %1, -3.000000e+00
  %9 = insertelement <2 x float> poison, float %0, i64 0
  %10 = shufflevector <2 x float> %9, <2 x float> poison, <2 x i32> zeroinitializer
  %11 = fmul <2 x float> %10, <float 4.000000e+00, float 5.000000e+00>
  %12 = insertelement <2 x float> poison, float %1, i64 0
  %13 = shufflevector <2 x float> %12, <2 x float> poison, <2 x i32> zeroinitializer
  %14 = fadd <2 x float> %13, <float -4.000000e+00, float -5.000000e+00>
  %15 = fmul <2 x float> %10, <float 6.000000e+00, float 7.000000e+00>
  %16 = fadd <2 x float> %13, <float -6.000000e+00, float -7.000000e+00>
  %17 = fmul <2 x float> %10, <float 8.000000e+00, float 9.000000e+00>
  %18 = fadd <2 x float> %13, <float -8.000000e+00, float -9.000000e+00>
  %19 = fmul <2 x float> %10, <float 1.000000e+01, float 1.100000e+01>
  %20 = fadd <2 x float> %13, <float -1.000000e+01, float -1.100000e+01>
  %21 = fmul <2 x float> %10, <float 1.200000e+01, float 1.300000e+01>
  %22 = fadd <2 x float> %13, <float -1.200000e+01, float -1.300000e+01>
  %23 = fmul <2 x float> %10, <float 1.400000e+01, float 1.500000e+01>
  %24 = fadd <2 x float> %13, <float -1.400000e+01, float -1.500000e+01>
  %25 = fmul float %3, %1
  %26 = fadd float %25, 0.000000e+00
  %27 = fmul float %0, %4
  %28 = fadd float %26, %27
  %29 = fmul float %5, %6
  %30 = fadd float %28, %29
  %31 = fmul float %7, %8
  %32 = fadd float %30, %31
  %33 = fmul <2 x float> %11, %14
  %34 = extractelement <2 x float> %33, i64 0
  %35 = fadd float %32, %34
  %36 = extractelement <2 x float> %33, i64 1
  %37 = fadd float %35, %36
  %38 = fmul <2 x float> %15, %16
  %39 = extractelement <2 x float> %38, i64 0
  %40 = fadd float %37, %39
  %41 = extractelement <2 x float> %38, i64 1
  %42 = fadd float %40, %41
  %43 = fmul <2 x float> %17, %18
  %44 = extractelement <2 x float> %43, i64 0
  %45 = fadd float %42, %44
  %46 = extractelement <2 x float> %43, i64 1
  %47 = fadd float %45, %46
  %48 = fmul <2 x float> %19, %20
  %49 = extractelement <2 x float> %48, i64 0
  %50 = fadd float %47, %49
  %51 = extractelement <2 x float> %48, i64 1
  %52 = fadd float %50, %51
  %53 = fmul <2 x float> %21, %22
  %54 = extractelement <2 x float> %53, i64 0
  %55 = fadd float %52, %54
  %56 = extractelement <2 x float> %53, i64 1
  %57 = fadd float %55, %56
  %58 = fmul <2 x float> %23, %24
  %59 = extractelement <2 x float> %58, i64 0
  %60 = fadd float %57, %59
  %61 = extractelement <2 x float> %58, i64 1
  %62 = fadd float %60, %61
  ret float %62
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local range(i32 -1, -2147483648) i32 @nested(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, 15
  %4 = and i32 %1, 31
  %5 = add nuw nsw i32 %4, 1
  %6 = insertelement <4 x i32> poison, i32 %0, i64 0
  %7 = shufflevector <4 x i32> %6, <4 x i32> poison, <4 x i32> zeroinitializer
  %8 = insertelement <4 x i32> poison, i32 %3, i64 0
  %9 = shufflevector <4 x i32> %8, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %10

10:                                               ; preds = %2, %102
  %11 = phi i32 [ 0, %2 ], [ %103, %102 ]
  %12 = sub nsw i32 19, %11
  %13 = tail call i32 @llvm.usub.sat.i32(i32 %5, i32 %11)
  %14 = tail call i32 @llvm.umin.i32(i32 %12, i32 %13)
  %15 = add nuw nsw i32 %14, 1
  %16 = icmp samesign ult i32 %14, 7
  br i1 %16, label %80, label %17

17:                                               ; preds = %10
  %18 = and i32 %15, 124
  %19 = add nuw i32 %11, %18
  %20 = insertelement <4 x i32> poison, i32 %11, i64 0
  %21 = shufflevector <4 x i32> %20, <4 x i32> poison, <4 x i32> zeroinitializer
  %22 = add nuw nsw <4 x i32> %21, <i32 0, i32 1, i32 2, i32 3>
  %23 = mul nuw nsw <4 x i32> %22, %21
  %24 = freeze <4 x i32> %23
  %25 = xor <4 x i32> %24, %7
  %26 = srem <4 x i32> %25, splat (i32 23)
  %27 = icmp eq <4 x i32> %26, %9
  %28 = bitcast <4 x i1> %27 to i4
  %29 = icmp ne i4 %28, 0
  %30 = icmp eq i32 %18, 4
  %31 = or i1 %29, %30
  br i1 %31, label %74, label %32, !llvm.loop !20

32:                                               ; preds = %17
  %33 = add nuw <4 x i32> %21, <i32 4, i32 5, i32 6, i32 7>
  %34 = mul nuw nsw <4 x i32> %33, %21
  %35 = freeze <4 x i32> %34
  %36 = xor <4 x i32> %35, %7
  %37 = srem <4 x i32> %36, splat (i32 23)
  %38 = icmp eq <4 x i32> %37, %9
  %39 = bitcast <4 x i1> %38 to i4
  %40 = icmp ne i4 %39, 0
  %41 = icmp eq i32 %18, 8
  %42 = or i1 %40, %41
  br i1 %42, label %74, label %43, !llvm.loop !20

43:                                               ; preds = %32
  %44 = add nuw <4 x i32> %21, <i32 8, i32 9, i32 10, i32 11>
  %45 = mul nuw nsw <4 x i32> %44, %21
  %46 = freeze <4 x i32> %45
  %47 = xor <4 x i32> %46, %7
  %48 = srem <4 x i32> %47, splat (i32 23)
  %49 = icmp eq <4 x i32> %48, %9
  %50 = bitcast <4 x i1> %49 to i4
  %51 = icmp ne i4 %50, 0
  %52 = icmp eq i32 %18, 12
  %53 = or i1 %51, %52
  br i1 %53, label %74, label %54, !llvm.loop !20

54:                                               ; preds = %43
  %55 = add nuw <4 x i32> %21, <i32 12, i32 13, i32 14, i32 15>
  %56 = mul nuw nsw <4 x i32> %55, %21
  %57 = freeze <4 x i32> %56
  %58 = xor <4 x i32> %57, %7
  %59 = srem <4 x i32> %58, splat (i32 23)
  %60 = icmp eq <4 x i32> %59, %9
  %61 = bitcast <4 x i1> %60 to i4
  %62 = icmp ne i4 %61, 0
  %63 = icmp eq i32 %18, 16
  %64 = or i1 %62, %63
  br i1 %64, label %74, label %65, !llvm.loop !20

65:                                               ; preds = %54
  %66 = add nuw <4 x i32> %21, <i32 16, i32 17, i32 18, i32 19>
  %67 = mul nuw nsw <4 x i32> %66, %21
  %68 = freeze <4 x i32> %67
  %69 = xor <4 x i32> %68, %7
  %70 = srem <4 x i32> %69, splat (i32 23)
  %71 = icmp eq <4 x i32> %70, %9
  %72 = bitcast <4 x i1> %71 to i4
  %73 = icmp ne i4 %72, 0
  br label %74

74:                                               ; preds = %65, %54, %43, %32, %17
  %75 = phi i32 [ 0, %17 ], [ 4, %32 ], [ 8, %43 ], [ 12, %54 ], [ 16, %65 ]
  %76 = phi <4 x i1> [ %27, %17 ], [ %38, %32 ], [ %49, %43 ], [ %60, %54 ], [ %71, %65 ]
  %77 = phi i1 [ %29, %17 ], [ %40, %32 ], [ %51, %43 ], [ %62, %54 ], [ %73, %65 ]
  br i1 %77, label %82, label %78

78:                                               ; preds = %74
  %79 = icmp eq i32 %15, %18
  br i1 %79, label %102, label %80

80:                                               ; preds = %10, %78
  %81 = phi i32 [ %11, %10 ], [ %19, %78 ]
  br label %87

82:                                               ; preds = %74
  %83 = tail call i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1> %76, i1 false)
  %84 = trunc i64 %83 to i32
  %85 = add i32 %75, %84
  %86 = add i32 %11, %85
  br label %98

87:                                               ; preds = %80, %93
  %88 = phi i32 [ %95, %93 ], [ %81, %80 ]
  %89 = mul nuw nsw i32 %88, %11
  %90 = xor i32 %89, %0
  %91 = srem i32 %90, 23
  %92 = icmp eq i32 %91, %3
  br i1 %92, label %98, label %93

93:                                               ; preds = %87
  %94 = icmp samesign ule i32 %88, %4
  %95 = add nuw nsw i32 %88, 1
  %96 = icmp samesign ult i32 %88, 19
  %97 = select i1 %94, i1 %96, i1 false
  br i1 %97, label %87, label %102, !llvm.loop !23

98:                                               ; preds = %87, %82
  %99 = phi i32 [ %86, %82 ], [ %88, %87 ]
  %100 = mul nuw nsw i32 %11, 100
  %101 = add nuw nsw i32 %99, %100
  br label %105

102:                                              ; preds = %93, %78
  %103 = add nuw nsw i32 %11, 1
  %104 = icmp eq i32 %103, 20
  br i1 %104, label %105, label %10, !llvm.loop !24

105:                                              ; preds = %102, %98
  %106 = phi i32 [ %101, %98 ], [ -1, %102 ]
  ret i32 %106
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %20
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.experimental.cttz.elts.i64.v4i1(<4 x i1>, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #6

attributes #0 = { nofree norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !5, i64 0}
!11 = !{!"point", !5, i64 0, !12, i64 4, !6, i64 8}
!12 = !{!"float", !6, i64 0}
!13 = !{!11, !12, i64 4}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !6, i64 0}
!18 = !{!6, !6, i64 0}
!19 = distinct !{!19, !9}
!20 = distinct !{!20, !9, !21, !22}
!21 = !{!"llvm.loop.isvectorized", i32 1}
!22 = !{!"llvm.loop.unroll.runtime.disable"}
!23 = distinct !{!23, !9, !22, !21}
!24 = distinct !{!24, !9}
