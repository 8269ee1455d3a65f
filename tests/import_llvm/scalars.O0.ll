; ModuleID = 'scalars.c'
source_filename = "scalars.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.point = type { i32, float, [3 x i64] }

@weights = internal constant [2 x [3 x double]] [[3 x double] [double 5.000000e-01, double -1.250000e+00, double 3.000000e+00], [3 x double] [double 1.000000e+300, double -0.000000e+00, double 2.500000e-10]], align 16, !dbg !0
@table = internal constant [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], align 16, !dbg !18
@letters = internal constant [8 x i8] c"import\0A\00", align 1, !dbg !24

; Function Attrs: noinline nounwind
define dso_local i32 @collatz(i32 noundef %0) #0 !dbg !42 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !46, !DIExpression(), !47)
    #dbg_declare(ptr %3, !48, !DIExpression(), !49)
  store i32 0, ptr %3, align 4, !dbg !49
    #dbg_declare(ptr %4, !50, !DIExpression(), !51)
  %5 = load i32, ptr %2, align 4, !dbg !52
  %6 = and i32 %5, 1023, !dbg !53
  store i32 %6, ptr %4, align 4, !dbg !51
  br label %7, !dbg !54

7:                                                ; preds = %21, %1
  %8 = load i32, ptr %4, align 4, !dbg !55
  %9 = icmp ugt i32 %8, 1, !dbg !56
  br i1 %9, label %10, label %25, !dbg !54

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !57
  %12 = and i32 %11, 1, !dbg !59
  %13 = icmp ne i32 %12, 0, !dbg !59
  br i1 %13, label %14, label %18, !dbg !60

14:                                               ; preds = %10
  %15 = load i32, ptr %4, align 4, !dbg !61
  %16 = mul i32 3, %15, !dbg !62
  %17 = add i32 %16, 1, !dbg !63
  br label %21, !dbg !60

18:                                               ; preds = %10
  %19 = load i32, ptr %4, align 4, !dbg !64
  %20 = udiv i32 %19, 2, !dbg !65
  br label %21, !dbg !60

21:                                               ; preds = %18, %14
  %22 = phi i32 [ %17, %14 ], [ %20, %18 ], !dbg !60
  store i32 %22, ptr %4, align 4, !dbg !66
  %23 = load i32, ptr %3, align 4, !dbg !67
  %24 = add nsw i32 %23, 1, !dbg !67
  store i32 %24, ptr %3, align 4, !dbg !67
  br label %7, !dbg !54, !llvm.loop !68

25:                                               ; preds = %7
  %26 = load i32, ptr %3, align 4, !dbg !71
  ret i32 %26, !dbg !72
}

; Function Attrs: noinline nounwind
define dso_local i32 @dispatch(i32 noundef %0, i32 noundef %1) #0 !dbg !73 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !76, !DIExpression(), !77)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !78, !DIExpression(), !79)
    #dbg_declare(ptr %6, !80, !DIExpression(), !81)
  %7 = load i32, ptr %5, align 4, !dbg !82
  store i32 %7, ptr %6, align 4, !dbg !81
  %8 = load i32, ptr %4, align 4, !dbg !83
  %9 = and i32 %8, 15, !dbg !84
  switch i32 %9, label %28 [
    i32 0, label %10
    i32 1, label %13
    i32 2, label %16
    i32 3, label %19
    i32 5, label %22
    i32 6, label %22
    i32 7, label %22
    i32 9, label %25
  ], !dbg !85

10:                                               ; preds = %2
  %11 = load i32, ptr %6, align 4, !dbg !86
  %12 = add nsw i32 %11, 7, !dbg !86
  store i32 %12, ptr %6, align 4, !dbg !86
  br label %33, !dbg !88

13:                                               ; preds = %2
  %14 = load i32, ptr %6, align 4, !dbg !89
  %15 = sub nsw i32 %14, 3, !dbg !89
  store i32 %15, ptr %6, align 4, !dbg !89
  br label %16, !dbg !90

16:                                               ; preds = %2, %13
  %17 = load i32, ptr %6, align 4, !dbg !91
  %18 = xor i32 %17, 21930, !dbg !91
  store i32 %18, ptr %6, align 4, !dbg !91
  br label %33, !dbg !92

19:                                               ; preds = %2
  %20 = load i32, ptr %5, align 4, !dbg !93
  %21 = sub nsw i32 0, %20, !dbg !94
  store i32 %21, ptr %3, align 4, !dbg !95
  br label %37, !dbg !95

22:                                               ; preds = %2, %2, %2
  %23 = load i32, ptr %6, align 4, !dbg !96
  %24 = ashr i32 %23, 3, !dbg !97
  store i32 %24, ptr %6, align 4, !dbg !98
  br label %33, !dbg !99

25:                                               ; preds = %2
  %26 = load i32, ptr %6, align 4, !dbg !100
  %27 = lshr i32 %26, 5, !dbg !101
  store i32 %27, ptr %6, align 4, !dbg !102
  br label %33, !dbg !103

28:                                               ; preds = %2
  %29 = load i32, ptr %6, align 4, !dbg !104
  %30 = mul nsw i32 %29, 3, !dbg !105
  %31 = load i32, ptr %4, align 4, !dbg !106
  %32 = add nsw i32 %30, %31, !dbg !107
  store i32 %32, ptr %6, align 4, !dbg !108
  br label %33, !dbg !109

33:                                               ; preds = %28, %25, %22, %16, %10
  %34 = load i32, ptr %6, align 4, !dbg !110
  %35 = load i32, ptr %4, align 4, !dbg !111
  %36 = xor i32 %34, %35, !dbg !112
  store i32 %36, ptr %3, align 4, !dbg !113
  br label %37, !dbg !113

37:                                               ; preds = %33, %19
  %38 = load i32, ptr %3, align 4, !dbg !114
  ret i32 %38, !dbg !114
}

; Function Attrs: noinline nounwind
define dso_local i32 @same_target(i32 noundef %0, i32 noundef %1) #0 !dbg !115 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !116, !DIExpression(), !117)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !118, !DIExpression(), !119)
    #dbg_declare(ptr %5, !120, !DIExpression(), !121)
  %6 = load i32, ptr %3, align 4, !dbg !122
  %7 = and i32 %6, 7, !dbg !123
  switch i32 %7, label %16 [
    i32 1, label %8
    i32 2, label %10
    i32 3, label %12
    i32 4, label %14
  ], !dbg !124

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !dbg !125
  store i32 %9, ptr %5, align 4, !dbg !127
  br label %17, !dbg !128

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !dbg !129
  store i32 %11, ptr %5, align 4, !dbg !130
  br label %17, !dbg !131

12:                                               ; preds = %2
  %13 = load i32, ptr %4, align 4, !dbg !132
  store i32 %13, ptr %5, align 4, !dbg !133
  br label %17, !dbg !134

14:                                               ; preds = %2
  %15 = load i32, ptr %3, align 4, !dbg !135
  store i32 %15, ptr %5, align 4, !dbg !136
  br label %17, !dbg !137

16:                                               ; preds = %2
  store i32 5, ptr %5, align 4, !dbg !138
  br label %17, !dbg !139

17:                                               ; preds = %16, %14, %12, %10, %8
  %18 = load i32, ptr %5, align 4, !dbg !140
  ret i32 %18, !dbg !141
}

; Function Attrs: noinline nounwind
define dso_local i64 @widths(i32 noundef %0, i32 noundef %1) #0 !dbg !142 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca i16, align 2
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !145, !DIExpression(), !146)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !147, !DIExpression(), !148)
    #dbg_declare(ptr %5, !149, !DIExpression(), !150)
  %9 = load i32, ptr %3, align 4, !dbg !151
  %10 = trunc i32 %9 to i8, !dbg !152
  store i8 %10, ptr %5, align 1, !dbg !150
    #dbg_declare(ptr %6, !153, !DIExpression(), !154)
  %11 = load i32, ptr %4, align 4, !dbg !155
  %12 = trunc i32 %11 to i16, !dbg !156
  store i16 %12, ptr %6, align 2, !dbg !154
    #dbg_declare(ptr %7, !157, !DIExpression(), !158)
  %13 = load i8, ptr %5, align 1, !dbg !159
  %14 = sext i8 %13 to i64, !dbg !160
  %15 = load i16, ptr %6, align 2, !dbg !161
  %16 = zext i16 %15 to i64, !dbg !161
  %17 = mul nsw i64 %14, %16, !dbg !162
  %18 = load i32, ptr %3, align 4, !dbg !163
  %19 = zext i32 %18 to i64, !dbg !164
  %20 = add nsw i64 %17, %19, !dbg !165
  store i64 %20, ptr %7, align 8, !dbg !158
    #dbg_declare(ptr %8, !166, !DIExpression(), !167)
  %21 = load i64, ptr %7, align 8, !dbg !168
  %22 = load i32, ptr %4, align 4, !dbg !169
  %23 = and i32 %22, 31, !dbg !170
  %24 = zext i32 %23 to i64, !dbg !171
  %25 = shl i64 %21, %24, !dbg !171
  store i64 %25, ptr %8, align 8, !dbg !167
  %26 = load i64, ptr %8, align 8, !dbg !172
  %27 = load i32, ptr %4, align 4, !dbg !173
  %28 = sext i32 %27 to i64, !dbg !174
  %29 = xor i64 %26, %28, !dbg !175
  %30 = load i32, ptr %3, align 4, !dbg !176
  %31 = load i32, ptr %4, align 4, !dbg !177
  %32 = icmp slt i32 %30, %31, !dbg !178
  %33 = zext i1 %32 to i32, !dbg !178
  %34 = sext i32 %33 to i64, !dbg !179
  %35 = add nsw i64 %29, %34, !dbg !180
  %36 = load i32, ptr %3, align 4, !dbg !181
  %37 = load i32, ptr %4, align 4, !dbg !182
  %38 = icmp ult i32 %36, %37, !dbg !183
  %39 = zext i1 %38 to i32, !dbg !183
  %40 = mul nsw i32 2, %39, !dbg !184
  %41 = sext i32 %40 to i64, !dbg !185
  %42 = add nsw i64 %35, %41, !dbg !186
  ret i64 %42, !dbg !187
}

; Function Attrs: noinline nounwind
define dso_local i64 @wide_multiply(i64 noundef %0, i64 noundef %1) #0 !dbg !188 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i128, align 16
  store i64 %0, ptr %3, align 8
    #dbg_declare(ptr %3, !191, !DIExpression(), !192)
  store i64 %1, ptr %4, align 8
    #dbg_declare(ptr %4, !193, !DIExpression(), !194)
    #dbg_declare(ptr %5, !195, !DIExpression(), !196)
  %6 = load i64, ptr %3, align 8, !dbg !197
  %7 = zext i64 %6 to i128, !dbg !198
  %8 = load i64, ptr %4, align 8, !dbg !199
  %9 = zext i64 %8 to i128, !dbg !199
  %10 = mul i128 %7, %9, !dbg !200
  store i128 %10, ptr %5, align 16, !dbg !196
  %11 = load i128, ptr %5, align 16, !dbg !201
  %12 = lshr i128 %11, 64, !dbg !202
  %13 = trunc i128 %12 to i64, !dbg !203
  %14 = load i128, ptr %5, align 16, !dbg !204
  %15 = trunc i128 %14 to i64, !dbg !205
  %16 = xor i64 %13, %15, !dbg !206
  ret i64 %16, !dbg !207
}

; Function Attrs: noinline nounwind
define dso_local double @polynomial(double noundef %0, double noundef %1) #0 !dbg !208 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store double %0, ptr %3, align 8
    #dbg_declare(ptr %3, !211, !DIExpression(), !212)
  store double %1, ptr %4, align 8
    #dbg_declare(ptr %4, !213, !DIExpression(), !214)
    #dbg_declare(ptr %5, !215, !DIExpression(), !216)
  store double 1.000000e+00, ptr %5, align 8, !dbg !216
    #dbg_declare(ptr %6, !217, !DIExpression(), !219)
  store i32 0, ptr %6, align 4, !dbg !219
  br label %7, !dbg !220

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4, !dbg !221
  %9 = icmp slt i32 %8, 9, !dbg !223
  br i1 %9, label %10, label %23, !dbg !224

10:                                               ; preds = %7
  %11 = load double, ptr %5, align 8, !dbg !225
  %12 = load double, ptr %3, align 8, !dbg !226
  %13 = fmul double %11, %12, !dbg !227
  %14 = load double, ptr %4, align 8, !dbg !228
  %15 = load i32, ptr %6, align 4, !dbg !229
  %16 = add nsw i32 %15, 1, !dbg !230
  %17 = sitofp i32 %16 to double, !dbg !231
  %18 = fdiv double %14, %17, !dbg !232
  %19 = fadd double %13, %18, !dbg !233
  store double %19, ptr %5, align 8, !dbg !234
  br label %20, !dbg !235

20:                                               ; preds = %10
  %21 = load i32, ptr %6, align 4, !dbg !236
  %22 = add nsw i32 %21, 1, !dbg !236
  store i32 %22, ptr %6, align 4, !dbg !236
  br label %7, !dbg !237, !llvm.loop !238

23:                                               ; preds = %7
  %24 = load double, ptr %5, align 8, !dbg !240
  ret double %24, !dbg !241
}

; Function Attrs: noinline nounwind
define dso_local float @compare(float noundef %0, float noundef %1) #0 !dbg !242 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %3, align 4
    #dbg_declare(ptr %3, !245, !DIExpression(), !246)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !247, !DIExpression(), !248)
    #dbg_declare(ptr %5, !249, !DIExpression(), !250)
  store float 0.000000e+00, ptr %5, align 4, !dbg !250
  %6 = load float, ptr %3, align 4, !dbg !251
  %7 = load float, ptr %4, align 4, !dbg !253
  %8 = fcmp olt float %6, %7, !dbg !254
  br i1 %8, label %9, label %12, !dbg !254

9:                                                ; preds = %2
  %10 = load float, ptr %5, align 4, !dbg !255
  %11 = fadd float %10, 1.000000e+00, !dbg !255
  store float %11, ptr %5, align 4, !dbg !255
  br label %12, !dbg !256

12:                                               ; preds = %9, %2
  %13 = load float, ptr %3, align 4, !dbg !257
  %14 = load float, ptr %4, align 4, !dbg !259
  %15 = fcmp ole float %13, %14, !dbg !260
  br i1 %15, label %16, label %19, !dbg !260

16:                                               ; preds = %12
  %17 = load float, ptr %5, align 4, !dbg !261
  %18 = fadd float %17, 2.000000e+00, !dbg !261
  store float %18, ptr %5, align 4, !dbg !261
  br label %19, !dbg !262

19:                                               ; preds = %16, %12
  %20 = load float, ptr %3, align 4, !dbg !263
  %21 = load float, ptr %4, align 4, !dbg !265
  %22 = fcmp oeq float %20, %21, !dbg !266
  br i1 %22, label %23, label %26, !dbg !266

23:                                               ; preds = %19
  %24 = load float, ptr %5, align 4, !dbg !267
  %25 = fadd float %24, 4.000000e+00, !dbg !267
  store float %25, ptr %5, align 4, !dbg !267
  br label %26, !dbg !268

26:                                               ; preds = %23, %19
  %27 = load float, ptr %3, align 4, !dbg !269
  %28 = load float, ptr %4, align 4, !dbg !271
  %29 = fcmp une float %27, %28, !dbg !272
  br i1 %29, label %30, label %33, !dbg !272

30:                                               ; preds = %26
  %31 = load float, ptr %5, align 4, !dbg !273
  %32 = fadd float %31, 8.000000e+00, !dbg !273
  store float %32, ptr %5, align 4, !dbg !273
  br label %33, !dbg !274

33:                                               ; preds = %30, %26
  %34 = load float, ptr %3, align 4, !dbg !275
  %35 = load float, ptr %4, align 4, !dbg !277
  %36 = fcmp ogt float %34, %35, !dbg !278
  br i1 %36, label %40, label %37, !dbg !279

37:                                               ; preds = %33
  %38 = load float, ptr %5, align 4, !dbg !280
  %39 = fadd float %38, 1.600000e+01, !dbg !280
  store float %39, ptr %5, align 4, !dbg !280
  br label %40, !dbg !281

40:                                               ; preds = %37, %33
  %41 = load float, ptr %3, align 4, !dbg !282
  %42 = load float, ptr %4, align 4, !dbg !284
  %43 = fcmp uno float %41, %42, !dbg !285
  br i1 %43, label %44, label %47, !dbg !285

44:                                               ; preds = %40
  %45 = load float, ptr %5, align 4, !dbg !286
  %46 = fadd float %45, 3.200000e+01, !dbg !286
  store float %46, ptr %5, align 4, !dbg !286
  br label %47, !dbg !287

47:                                               ; preds = %44, %40
  %48 = load float, ptr %5, align 4, !dbg !288
  %49 = fneg float %48, !dbg !289
  ret float %49, !dbg !290
}

; Function Attrs: noinline nounwind
define dso_local float @conversions(i32 noundef %0, i64 noundef %1, double noundef %2) #0 !dbg !291 {
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca double, align 8
  %7 = alloca float, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !294, !DIExpression(), !295)
  store i64 %1, ptr %5, align 8
    #dbg_declare(ptr %5, !296, !DIExpression(), !297)
  store double %2, ptr %6, align 8
    #dbg_declare(ptr %6, !298, !DIExpression(), !299)
    #dbg_declare(ptr %7, !300, !DIExpression(), !301)
  %8 = load i32, ptr %4, align 4, !dbg !302
  %9 = sitofp i32 %8 to float, !dbg !303
  store float %9, ptr %7, align 4, !dbg !301
  %10 = load i64, ptr %5, align 8, !dbg !304
  %11 = uitofp i64 %10 to float, !dbg !305
  %12 = load float, ptr %7, align 4, !dbg !306
  %13 = fadd float %12, %11, !dbg !306
  store float %13, ptr %7, align 4, !dbg !306
  %14 = load double, ptr %6, align 8, !dbg !307
  %15 = fcmp ogt double %14, -1.000000e+09, !dbg !309
  br i1 %15, label %16, label %35, !dbg !310

16:                                               ; preds = %3
  %17 = load double, ptr %6, align 8, !dbg !311
  %18 = fcmp olt double %17, 1.000000e+09, !dbg !312
  br i1 %18, label %19, label %35, !dbg !310

19:                                               ; preds = %16
  %20 = load double, ptr %6, align 8, !dbg !313
  %21 = fptosi double %20 to i32, !dbg !314
  %22 = sitofp i32 %21 to float, !dbg !315
  %23 = load double, ptr %6, align 8, !dbg !316
  %24 = fcmp ogt double %23, 0.000000e+00, !dbg !317
  br i1 %24, label %25, label %27, !dbg !316

25:                                               ; preds = %19
  %26 = load double, ptr %6, align 8, !dbg !318
  br label %28, !dbg !316

27:                                               ; preds = %19
  br label %28, !dbg !316

28:                                               ; preds = %27, %25
  %29 = phi double [ %26, %25 ], [ 0.000000e+00, %27 ], !dbg !316
  %30 = fptoui double %29 to i32, !dbg !319
  %31 = uitofp i32 %30 to float, !dbg !320
  %32 = fadd float %22, %31, !dbg !321
  %33 = load float, ptr %7, align 4, !dbg !322
  %34 = fadd float %33, %32, !dbg !322
  store float %34, ptr %7, align 4, !dbg !322
  br label %35, !dbg !323

35:                                               ; preds = %28, %16, %3
  %36 = load float, ptr %7, align 4, !dbg !324
  %37 = load double, ptr %6, align 8, !dbg !325
  %38 = fptrunc double %37 to float, !dbg !326
  %39 = fadd float %36, %38, !dbg !327
  ret float %39, !dbg !328
}

; Function Attrs: noinline nounwind
define dso_local i64 @structs(i32 noundef %0, i32 noundef %1) #0 !dbg !329 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [4 x %struct.point], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !330, !DIExpression(), !331)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !332, !DIExpression(), !333)
    #dbg_declare(ptr %5, !334, !DIExpression(), !345)
    #dbg_declare(ptr %6, !346, !DIExpression(), !348)
  store i32 0, ptr %6, align 4, !dbg !348
  br label %9, !dbg !349

9:                                                ; preds = %50, %2
  %10 = load i32, ptr %6, align 4, !dbg !350
  %11 = icmp slt i32 %10, 4, !dbg !352
  br i1 %11, label %12, label %53, !dbg !353

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4, !dbg !354
  %14 = load i32, ptr %6, align 4, !dbg !356
  %15 = add nsw i32 %13, %14, !dbg !357
  %16 = load i32, ptr %6, align 4, !dbg !358
  %17 = sext i32 %16 to i64, !dbg !359
  %18 = getelementptr inbounds [4 x %struct.point], ptr %5, i64 0, i64 %17, !dbg !359
  %19 = getelementptr inbounds nuw %struct.point, ptr %18, i32 0, i32 0, !dbg !360
  store i32 %15, ptr %19, align 16, !dbg !361
  %20 = load i32, ptr %6, align 4, !dbg !362
  %21 = mul nsw i32 %20, 2, !dbg !363
  %22 = sitofp i32 %21 to float, !dbg !364
  %23 = load i32, ptr %6, align 4, !dbg !365
  %24 = sext i32 %23 to i64, !dbg !366
  %25 = getelementptr inbounds [4 x %struct.point], ptr %5, i64 0, i64 %24, !dbg !366
  %26 = getelementptr inbounds nuw %struct.point, ptr %25, i32 0, i32 1, !dbg !367
  store float %22, ptr %26, align 4, !dbg !368
    #dbg_declare(ptr %7, !369, !DIExpression(), !371)
  store i32 0, ptr %7, align 4, !dbg !371
  br label %27, !dbg !372

27:                                               ; preds = %46, %12
  %28 = load i32, ptr %7, align 4, !dbg !373
  %29 = icmp slt i32 %28, 3, !dbg !375
  br i1 %29, label %30, label %49, !dbg !376

30:                                               ; preds = %27
  %31 = load i32, ptr %3, align 4, !dbg !377
  %32 = sext i32 %31 to i64, !dbg !378
  %33 = load i32, ptr %7, align 4, !dbg !379
  %34 = sext i32 %33 to i64, !dbg !379
  %35 = mul nsw i64 %32, %34, !dbg !380
  %36 = load i32, ptr %6, align 4, !dbg !381
  %37 = sext i32 %36 to i64, !dbg !381
  %38 = sub nsw i64 %35, %37, !dbg !382
  %39 = load i32, ptr %6, align 4, !dbg !383
  %40 = sext i32 %39 to i64, !dbg !384
  %41 = getelementptr inbounds [4 x %struct.point], ptr %5, i64 0, i64 %40, !dbg !384
  %42 = getelementptr inbounds nuw %struct.point, ptr %41, i32 0, i32 2, !dbg !385
  %43 = load i32, ptr %7, align 4, !dbg !386
  %44 = sext i32 %43 to i64, !dbg !384
  %45 = getelementptr inbounds [3 x i64], ptr %42, i64 0, i64 %44, !dbg !384
  store i64 %38, ptr %45, align 8, !dbg !387
  br label %46, !dbg !384

46:                                               ; preds = %30
  %47 = load i32, ptr %7, align 4, !dbg !388
  %48 = add nsw i32 %47, 1, !dbg !388
  store i32 %48, ptr %7, align 4, !dbg !388
  br label %27, !dbg !389, !llvm.loop !390

49:                                               ; preds = %27
  br label %50, !dbg !392

50:                                               ; preds = %49
  %51 = load i32, ptr %6, align 4, !dbg !393
  %52 = add nsw i32 %51, 1, !dbg !393
  store i32 %52, ptr %6, align 4, !dbg !393
  br label %9, !dbg !394, !llvm.loop !395

53:                                               ; preds = %9
    #dbg_declare(ptr %8, !397, !DIExpression(), !399)
  %54 = load i32, ptr %4, align 4, !dbg !400
  %55 = and i32 %54, 3, !dbg !401
  %56 = sext i32 %55 to i64, !dbg !402
  %57 = getelementptr inbounds [4 x %struct.point], ptr %5, i64 0, i64 %56, !dbg !402
  store ptr %57, ptr %8, align 8, !dbg !399
  %58 = load ptr, ptr %8, align 8, !dbg !403
  %59 = getelementptr inbounds nuw %struct.point, ptr %58, i32 0, i32 0, !dbg !404
  %60 = load i32, ptr %59, align 8, !dbg !404
  %61 = sext i32 %60 to i64, !dbg !403
  %62 = load ptr, ptr %8, align 8, !dbg !405
  %63 = getelementptr inbounds nuw %struct.point, ptr %62, i32 0, i32 1, !dbg !406
  %64 = load float, ptr %63, align 4, !dbg !406
  %65 = fptosi float %64 to i64, !dbg !407
  %66 = add nsw i64 %61, %65, !dbg !408
  %67 = load ptr, ptr %8, align 8, !dbg !409
  %68 = getelementptr inbounds nuw %struct.point, ptr %67, i32 0, i32 2, !dbg !410
  %69 = load i32, ptr %3, align 4, !dbg !411
  %70 = and i32 %69, 255, !dbg !412
  %71 = srem i32 %70, 3, !dbg !413
  %72 = sext i32 %71 to i64, !dbg !409
  %73 = getelementptr inbounds [3 x i64], ptr %68, i64 0, i64 %72, !dbg !409
  %74 = load i64, ptr %73, align 8, !dbg !409
  %75 = add nsw i64 %66, %74, !dbg !414
  ret i64 %75, !dbg !415
}

; Function Attrs: noinline nounwind
define dso_local double @tables(i32 noundef %0, i32 noundef %1) #0 !dbg !416 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !419, !DIExpression(), !420)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !421, !DIExpression(), !422)
    #dbg_declare(ptr %5, !423, !DIExpression(), !424)
  %6 = load i32, ptr %3, align 4, !dbg !425
  %7 = and i32 %6, 1, !dbg !426
  %8 = sext i32 %7 to i64, !dbg !427
  %9 = getelementptr inbounds [2 x [3 x double]], ptr @weights, i64 0, i64 %8, !dbg !427
  %10 = load i32, ptr %4, align 4, !dbg !428
  %11 = and i32 %10, 255, !dbg !429
  %12 = srem i32 %11, 3, !dbg !430
  %13 = sext i32 %12 to i64, !dbg !427
  %14 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %13, !dbg !427
  %15 = load double, ptr %14, align 8, !dbg !427
  store double %15, ptr %5, align 8, !dbg !424
  %16 = load i32, ptr %3, align 4, !dbg !431
  %17 = and i32 %16, 7, !dbg !432
  %18 = sext i32 %17 to i64, !dbg !433
  %19 = getelementptr inbounds [8 x i32], ptr @table, i64 0, i64 %18, !dbg !433
  %20 = load i32, ptr %19, align 4, !dbg !433
  %21 = sitofp i32 %20 to double, !dbg !433
  %22 = fmul double %21, 2.000000e+00, !dbg !434
  %23 = load double, ptr %5, align 8, !dbg !435
  %24 = fadd double %22, %23, !dbg !436
  %25 = load i32, ptr %4, align 4, !dbg !437
  %26 = and i32 %25, 7, !dbg !438
  %27 = sext i32 %26 to i64, !dbg !439
  %28 = getelementptr inbounds [8 x i8], ptr @letters, i64 0, i64 %27, !dbg !439
  %29 = load i8, ptr %28, align 1, !dbg !439
  %30 = sext i8 %29 to i32, !dbg !439
  %31 = sitofp i32 %30 to double, !dbg !439
  %32 = fadd double %24, %31, !dbg !440
  ret double %32, !dbg !441
}

; Function Attrs: noinline nounwind
define dso_local i32 @bits(i32 noundef %0, i32 noundef %1) #0 !dbg !442 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !445, !DIExpression(), !446)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !447, !DIExpression(), !448)
    #dbg_declare(ptr %5, !449, !DIExpression(), !450)
  %6 = load i32, ptr %3, align 4, !dbg !451
  %7 = load i32, ptr %4, align 4, !dbg !452
  %8 = and i32 %7, 31, !dbg !453
  %9 = shl i32 %6, %8, !dbg !454
  %10 = load i32, ptr %3, align 4, !dbg !455
  %11 = load i32, ptr %4, align 4, !dbg !456
  %12 = sub i32 32, %11, !dbg !457
  %13 = and i32 %12, 31, !dbg !458
  %14 = lshr i32 %10, %13, !dbg !459
  %15 = or i32 %9, %14, !dbg !460
  store i32 %15, ptr %5, align 4, !dbg !450
  %16 = load i32, ptr %4, align 4, !dbg !461
  %17 = call i32 @llvm.ctpop.i32(i32 %16), !dbg !462
  %18 = load i32, ptr %3, align 4, !dbg !463
  %19 = or i32 %18, 1, !dbg !464
  %20 = call i32 @llvm.ctlz.i32(i32 %19, i1 true), !dbg !465
  %21 = add i32 %17, %20, !dbg !466
  %22 = load i32, ptr %5, align 4, !dbg !467
  %23 = xor i32 %22, %21, !dbg !467
  store i32 %23, ptr %5, align 4, !dbg !467
  %24 = load i32, ptr %5, align 4, !dbg !468
  %25 = call i32 @llvm.bswap.i32(i32 %24), !dbg !469
  %26 = load i32, ptr %4, align 4, !dbg !470
  %27 = or i32 %26, -2147483648, !dbg !471
  %28 = call i32 @llvm.cttz.i32(i32 %27, i1 true), !dbg !472
  %29 = add i32 %25, %28, !dbg !473
  store i32 %29, ptr %5, align 4, !dbg !474
  %30 = load i32, ptr %5, align 4, !dbg !475
  ret i32 %30, !dbg !476
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: noinline nounwind
define dso_local i32 @sum_array(i32 noundef %0, i32 noundef %1) #0 !dbg !477 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca [64 x i32], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !478, !DIExpression(), !479)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !480, !DIExpression(), !481)
    #dbg_declare(ptr %5, !482, !DIExpression(), !486)
    #dbg_declare(ptr %6, !487, !DIExpression(), !489)
  store i32 0, ptr %6, align 4, !dbg !489
  br label %9, !dbg !490

9:                                                ; preds = %22, %2
  %10 = load i32, ptr %6, align 4, !dbg !491
  %11 = icmp slt i32 %10, 64, !dbg !493
  br i1 %11, label %12, label %25, !dbg !494

12:                                               ; preds = %9
  %13 = load i32, ptr %4, align 4, !dbg !495
  %14 = load i32, ptr %6, align 4, !dbg !496
  %15 = mul nsw i32 %13, %14, !dbg !497
  %16 = load i32, ptr %6, align 4, !dbg !498
  %17 = shl i32 %16, 4, !dbg !499
  %18 = xor i32 %15, %17, !dbg !500
  %19 = load i32, ptr %6, align 4, !dbg !501
  %20 = sext i32 %19 to i64, !dbg !502
  %21 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %20, !dbg !502
  store i32 %18, ptr %21, align 4, !dbg !503
  br label %22, !dbg !502

22:                                               ; preds = %12
  %23 = load i32, ptr %6, align 4, !dbg !504
  %24 = add nsw i32 %23, 1, !dbg !504
  store i32 %24, ptr %6, align 4, !dbg !504
  br label %9, !dbg !505, !llvm.loop !506

25:                                               ; preds = %9
    #dbg_declare(ptr %7, !508, !DIExpression(), !509)
  store i32 0, ptr %7, align 4, !dbg !509
    #dbg_declare(ptr %8, !510, !DIExpression(), !512)
  store i32 0, ptr %8, align 4, !dbg !512
  br label %26, !dbg !513

26:                                               ; preds = %53, %25
  %27 = load i32, ptr %8, align 4, !dbg !514
  %28 = load i32, ptr %3, align 4, !dbg !516
  %29 = and i32 %28, 63, !dbg !517
  %30 = icmp slt i32 %27, %29, !dbg !518
  br i1 %30, label %31, label %56, !dbg !519

31:                                               ; preds = %26
  %32 = load i32, ptr %8, align 4, !dbg !520
  %33 = sext i32 %32 to i64, !dbg !521
  %34 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %33, !dbg !521
  %35 = load i32, ptr %34, align 4, !dbg !521
  %36 = icmp sgt i32 %35, 0, !dbg !522
  br i1 %36, label %37, label %42, !dbg !521

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !523
  %39 = sext i32 %38 to i64, !dbg !524
  %40 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %39, !dbg !524
  %41 = load i32, ptr %40, align 4, !dbg !524
  br label %49, !dbg !521

42:                                               ; preds = %31
  %43 = load i32, ptr %8, align 4, !dbg !525
  %44 = sub nsw i32 63, %43, !dbg !526
  %45 = sext i32 %44 to i64, !dbg !527
  %46 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %45, !dbg !527
  %47 = load i32, ptr %46, align 4, !dbg !527
  %48 = sub nsw i32 0, %47, !dbg !528
  br label %49, !dbg !521

49:                                               ; preds = %42, %37
  %50 = phi i32 [ %41, %37 ], [ %48, %42 ], !dbg !521
  %51 = load i32, ptr %7, align 4, !dbg !529
  %52 = add nsw i32 %51, %50, !dbg !529
  store i32 %52, ptr %7, align 4, !dbg !529
  br label %53, !dbg !530

53:                                               ; preds = %49
  %54 = load i32, ptr %8, align 4, !dbg !531
  %55 = add nsw i32 %54, 1, !dbg !531
  store i32 %55, ptr %8, align 4, !dbg !531
  br label %26, !dbg !532, !llvm.loop !533

56:                                               ; preds = %26
  %57 = load i32, ptr %7, align 4, !dbg !535
  ret i32 %57, !dbg !536
}

; Function Attrs: noinline nounwind
define dso_local float @dot(float noundef %0, float noundef %1) #0 !dbg !537 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca [16 x float], align 16
  %6 = alloca [16 x float], align 16
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store float %0, ptr %3, align 4
    #dbg_declare(ptr %3, !538, !DIExpression(), !539)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !540, !DIExpression(), !541)
    #dbg_declare(ptr %5, !542, !DIExpression(), !546)
    #dbg_declare(ptr %6, !547, !DIExpression(), !548)
    #dbg_declare(ptr %7, !549, !DIExpression(), !550)
  store float 0.000000e+00, ptr %7, align 4, !dbg !550
    #dbg_declare(ptr %8, !551, !DIExpression(), !553)
  store i32 0, ptr %8, align 4, !dbg !553
  br label %10, !dbg !554

10:                                               ; preds = %28, %2
  %11 = load i32, ptr %8, align 4, !dbg !555
  %12 = icmp slt i32 %11, 16, !dbg !557
  br i1 %12, label %13, label %31, !dbg !558

13:                                               ; preds = %10
  %14 = load float, ptr %3, align 4, !dbg !559
  %15 = load i32, ptr %8, align 4, !dbg !561
  %16 = sitofp i32 %15 to float, !dbg !562
  %17 = fmul float %14, %16, !dbg !563
  %18 = load i32, ptr %8, align 4, !dbg !564
  %19 = sext i32 %18 to i64, !dbg !565
  %20 = getelementptr inbounds [16 x float], ptr %5, i64 0, i64 %19, !dbg !565
  store float %17, ptr %20, align 4, !dbg !566
  %21 = load float, ptr %4, align 4, !dbg !567
  %22 = load i32, ptr %8, align 4, !dbg !568
  %23 = sitofp i32 %22 to float, !dbg !569
  %24 = fsub float %21, %23, !dbg !570
  %25 = load i32, ptr %8, align 4, !dbg !571
  %26 = sext i32 %25 to i64, !dbg !572
  %27 = getelementptr inbounds [16 x float], ptr %6, i64 0, i64 %26, !dbg !572
  store float %24, ptr %27, align 4, !dbg !573
  br label %28, !dbg !574

28:                                               ; preds = %13
  %29 = load i32, ptr %8, align 4, !dbg !575
  %30 = add nsw i32 %29, 1, !dbg !575
  store i32 %30, ptr %8, align 4, !dbg !575
  br label %10, !dbg !576, !llvm.loop !577

31:                                               ; preds = %10
    #dbg_declare(ptr %9, !579, !DIExpression(), !581)
  store i32 0, ptr %9, align 4, !dbg !581
  br label %32, !dbg !582

32:                                               ; preds = %47, %31
  %33 = load i32, ptr %9, align 4, !dbg !583
  %34 = icmp slt i32 %33, 16, !dbg !585
  br i1 %34, label %35, label %50, !dbg !586

35:                                               ; preds = %32
  %36 = load i32, ptr %9, align 4, !dbg !587
  %37 = sext i32 %36 to i64, !dbg !588
  %38 = getelementptr inbounds [16 x float], ptr %5, i64 0, i64 %37, !dbg !588
  %39 = load float, ptr %38, align 4, !dbg !588
  %40 = load i32, ptr %9, align 4, !dbg !589
  %41 = sext i32 %40 to i64, !dbg !590
  %42 = getelementptr inbounds [16 x float], ptr %6, i64 0, i64 %41, !dbg !590
  %43 = load float, ptr %42, align 4, !dbg !590
  %44 = fmul float %39, %43, !dbg !591
  %45 = load float, ptr %7, align 4, !dbg !592
  %46 = fadd float %45, %44, !dbg !592
  store float %46, ptr %7, align 4, !dbg !592
  br label %47, !dbg !593

47:                                               ; preds = %35
  %48 = load i32, ptr %9, align 4, !dbg !594
  %49 = add nsw i32 %48, 1, !dbg !594
  store i32 %49, ptr %9, align 4, !dbg !594
  br label %32, !dbg !595, !llvm.loop !596

50:                                               ; preds = %32
  %51 = load float, ptr %7, align 4, !dbg !598
  ret float %51, !dbg !599
}

; Function Attrs: noinline nounwind
define dso_local i32 @nested(i32 noundef %0, i32 noundef %1) #0 !dbg !600 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !601, !DIExpression(), !602)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !603, !DIExpression(), !604)
    #dbg_declare(ptr %5, !605, !DIExpression(), !606)
  store i32 -1, ptr %5, align 4, !dbg !606
    #dbg_declare(ptr %6, !607, !DIExpression(), !609)
  store i32 0, ptr %6, align 4, !dbg !609
  br label %8, !dbg !610

8:                                                ; preds = %42, %2
  %9 = load i32, ptr %6, align 4, !dbg !611
  %10 = icmp slt i32 %9, 20, !dbg !613
  br i1 %10, label %11, label %45, !dbg !614

11:                                               ; preds = %8
    #dbg_declare(ptr %7, !615, !DIExpression(), !618)
  %12 = load i32, ptr %6, align 4, !dbg !619
  store i32 %12, ptr %7, align 4, !dbg !618
  br label %13, !dbg !620

13:                                               ; preds = %38, %11
  %14 = load i32, ptr %7, align 4, !dbg !621
  %15 = icmp slt i32 %14, 20, !dbg !623
  br i1 %15, label %16, label %41, !dbg !624

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 4, !dbg !625
  %18 = load i32, ptr %7, align 4, !dbg !628
  %19 = mul nsw i32 %17, %18, !dbg !629
  %20 = load i32, ptr %3, align 4, !dbg !630
  %21 = xor i32 %19, %20, !dbg !631
  %22 = srem i32 %21, 23, !dbg !632
  %23 = load i32, ptr %4, align 4, !dbg !633
  %24 = and i32 %23, 15, !dbg !634
  %25 = icmp eq i32 %22, %24, !dbg !635
  br i1 %25, label %26, label %31, !dbg !635

26:                                               ; preds = %16
  %27 = load i32, ptr %6, align 4, !dbg !636
  %28 = mul nsw i32 %27, 100, !dbg !638
  %29 = load i32, ptr %7, align 4, !dbg !639
  %30 = add nsw i32 %28, %29, !dbg !640
  store i32 %30, ptr %5, align 4, !dbg !641
  br label %46, !dbg !642

31:                                               ; preds = %16
  %32 = load i32, ptr %7, align 4, !dbg !643
  %33 = load i32, ptr %4, align 4, !dbg !645
  %34 = and i32 %33, 31, !dbg !646
  %35 = icmp sgt i32 %32, %34, !dbg !647
  br i1 %35, label %36, label %37, !dbg !647

36:                                               ; preds = %31
  br label %41, !dbg !648

37:                                               ; preds = %31
  br label %38, !dbg !649

38:                                               ; preds = %37
  %39 = load i32, ptr %7, align 4, !dbg !650
  %40 = add nsw i32 %39, 1, !dbg !650
  store i32 %40, ptr %7, align 4, !dbg !650
  br label %13, !dbg !651, !llvm.loop !652

41:                                               ; preds = %36, %13
  br label %42, !dbg !654

42:                                               ; preds = %41
  %43 = load i32, ptr %6, align 4, !dbg !655
  %44 = add nsw i32 %43, 1, !dbg !655
  store i32 %44, ptr %6, align 4, !dbg !655
  br label %8, !dbg !656, !llvm.loop !657

45:                                               ; preds = %8
  br label %46, !dbg !658

46:                                               ; preds = %45, %26
    #dbg_label(!659, !660)
  %47 = load i32, ptr %5, align 4, !dbg !661
  ret i32 %47, !dbg !662
}

; Function Attrs: noinline nounwind
define dso_local i32 @jumps(i32 noundef %0, i32 noundef %1) #0 !dbg !663 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !664, !DIExpression(), !665)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !666, !DIExpression(), !667)
    #dbg_declare(ptr %6, !668, !DIExpression(), !669)
  store i32 0, ptr %6, align 4, !dbg !669
  %7 = load i32, ptr %4, align 4, !dbg !670
  %8 = and i32 %7, 1, !dbg !672
  %9 = icmp ne i32 %8, 0, !dbg !672
  br i1 %9, label %10, label %11, !dbg !672

10:                                               ; preds = %2
  br label %24, !dbg !673

11:                                               ; preds = %2
  br label %12, !dbg !674

12:                                               ; preds = %32, %11
    #dbg_label(!675, !676)
  %13 = load i32, ptr %4, align 4, !dbg !677
  %14 = load i32, ptr %6, align 4, !dbg !678
  %15 = add nsw i32 %14, %13, !dbg !678
  store i32 %15, ptr %6, align 4, !dbg !678
  %16 = load i32, ptr %6, align 4, !dbg !679
  %17 = icmp sgt i32 %16, 1000, !dbg !681
  br i1 %17, label %21, label %18, !dbg !682

18:                                               ; preds = %12
  %19 = load i32, ptr %6, align 4, !dbg !683
  %20 = icmp slt i32 %19, -1000, !dbg !684
  br i1 %20, label %21, label %23, !dbg !682

21:                                               ; preds = %18, %12
  %22 = load i32, ptr %6, align 4, !dbg !685
  store i32 %22, ptr %3, align 4, !dbg !686
  br label %37, !dbg !686

23:                                               ; preds = %18
  br label %24, !dbg !687

24:                                               ; preds = %23, %10
    #dbg_label(!688, !689)
  %25 = load i32, ptr %5, align 4, !dbg !690
  %26 = and i32 %25, 7, !dbg !691
  %27 = add nsw i32 %26, 1, !dbg !692
  %28 = load i32, ptr %6, align 4, !dbg !693
  %29 = add nsw i32 %28, %27, !dbg !693
  store i32 %29, ptr %6, align 4, !dbg !693
  %30 = load i32, ptr %6, align 4, !dbg !694
  %31 = icmp slt i32 %30, 500, !dbg !696
  br i1 %31, label %32, label %33, !dbg !696

32:                                               ; preds = %24
  br label %12, !dbg !697

33:                                               ; preds = %24
  %34 = load i32, ptr %6, align 4, !dbg !698
  %35 = load i32, ptr %5, align 4, !dbg !699
  %36 = sub nsw i32 %34, %35, !dbg !700
  store i32 %36, ptr %3, align 4, !dbg !701
  br label %37, !dbg !701

37:                                               ; preds = %33, %21
  %38 = load i32, ptr %3, align 4, !dbg !702
  ret i32 %38, !dbg !702
}

; Function Attrs: noinline nounwind
define dso_local i32 @exchange(i32 noundef %0, i32 noundef %1) #0 !dbg !703 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !704, !DIExpression(), !705)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !706, !DIExpression(), !707)
    #dbg_declare(ptr %5, !708, !DIExpression(), !709)
  %18 = load i32, ptr %3, align 4, !dbg !710
  store i32 %18, ptr %5, align 4, !dbg !709
    #dbg_declare(ptr %6, !711, !DIExpression(), !712)
  %19 = load i32, ptr %4, align 4, !dbg !713
  store i32 %19, ptr %7, align 4, !dbg !714
  %20 = load i32, ptr %7, align 4, !dbg !714
  %21 = atomicrmw add ptr %5, i32 %20 seq_cst, align 4, !dbg !714
  store i32 %21, ptr %8, align 4, !dbg !714
  %22 = load i32, ptr %8, align 4, !dbg !714
  store i32 %22, ptr %6, align 4, !dbg !712
  store i32 1044735, ptr %9, align 4, !dbg !715
  %23 = load i32, ptr %9, align 4, !dbg !715
  %24 = atomicrmw and ptr %5, i32 %23 monotonic, align 4, !dbg !715
  store i32 %24, ptr %10, align 4, !dbg !715
  %25 = load i32, ptr %10, align 4, !dbg !715
  %26 = load i32, ptr %6, align 4, !dbg !716
  %27 = xor i32 %26, %25, !dbg !716
  store i32 %27, ptr %6, align 4, !dbg !716
  %28 = load i32, ptr %3, align 4, !dbg !717
  %29 = load i32, ptr %4, align 4, !dbg !718
  %30 = xor i32 %28, %29, !dbg !719
  store i32 %30, ptr %11, align 4, !dbg !720
  %31 = load i32, ptr %11, align 4, !dbg !720
  %32 = atomicrmw xchg ptr %5, i32 %31 acq_rel, align 4, !dbg !720
  store i32 %32, ptr %12, align 4, !dbg !720
  %33 = load i32, ptr %12, align 4, !dbg !720
  %34 = load i32, ptr %6, align 4, !dbg !721
  %35 = add nsw i32 %34, %33, !dbg !721
  store i32 %35, ptr %6, align 4, !dbg !721
    #dbg_declare(ptr %13, !722, !DIExpression(), !723)
  %36 = load i32, ptr %3, align 4, !dbg !724
  store i32 %36, ptr %13, align 4, !dbg !723
    #dbg_declare(ptr %14, !725, !DIExpression(), !726)
  store i32 9, ptr %15, align 4, !dbg !727
  %37 = load i32, ptr %13, align 4, !dbg !727
  %38 = load i32, ptr %15, align 4, !dbg !727
  %39 = cmpxchg weak ptr %5, i32 %37, i32 %38 acquire monotonic, align 4, !dbg !727
  %40 = extractvalue { i32, i1 } %39, 0, !dbg !727
  %41 = extractvalue { i32, i1 } %39, 1, !dbg !727
  br i1 %41, label %43, label %42, !dbg !727

42:                                               ; preds = %2
  store i32 %40, ptr %13, align 4, !dbg !727
  br label %43, !dbg !727

43:                                               ; preds = %42, %2
  %44 = zext i1 %41 to i8, !dbg !727
  store i8 %44, ptr %16, align 1, !dbg !727
  %45 = load i8, ptr %16, align 1, !dbg !727
  %46 = trunc i8 %45 to i1, !dbg !727
  %47 = zext i1 %46 to i32, !dbg !727
  store i32 %47, ptr %14, align 4, !dbg !726
  fence seq_cst, !dbg !728
    #dbg_declare(ptr %17, !729, !DIExpression(), !731)
  %48 = load i32, ptr %6, align 4, !dbg !732
  store volatile i32 %48, ptr %17, align 4, !dbg !731
  %49 = load volatile i32, ptr %17, align 4, !dbg !733
  %50 = load i32, ptr %5, align 4, !dbg !734
  %51 = add nsw i32 %49, %50, !dbg !735
  %52 = load i32, ptr %13, align 4, !dbg !736
  %53 = mul nsw i32 %52, 3, !dbg !737
  %54 = add nsw i32 %51, %53, !dbg !738
  %55 = load i32, ptr %14, align 4, !dbg !739
  %56 = add nsw i32 %54, %55, !dbg !740
  ret i32 %56, !dbg !741
}

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40}
!llvm.ident = !{!41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "weights", scope: !2, file: !3, line: 95, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scalars.c", directory: ".", checksumkind: CSK_MD5, checksum: "8fd5fe67fd280374a9cc9fb696bd5865")
!4 = !{!5, !7, !9, !10, !11, !13, !15, !16}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "u32", file: !3, line: 4, baseType: !6)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "i32", file: !3, line: 3, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "i64", file: !3, line: 5, baseType: !12)
!12 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "u64", file: !3, line: 6, baseType: !14)
!14 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!15 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!17 = !{!0, !18, !24}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 94, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 256, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!22 = !{!23}
!23 = !DISubrange(count: 8)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "letters", scope: !2, file: !3, line: 96, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 64, elements: !22)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 384, elements: !32)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!31 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!32 = !{!33, !34}
!33 = !DISubrange(count: 2)
!34 = !DISubrange(count: 3)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"frame-pointer", i32 2}
!41 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!42 = distinct !DISubprogram(name: "collatz", scope: !3, file: !3, line: 8, type: !43, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!7, !7}
!45 = !{}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !42, file: !3, line: 8, type: !7)
!47 = !DILocation(line: 8, column: 17, scope: !42)
!48 = !DILocalVariable(name: "steps", scope: !42, file: !3, line: 9, type: !7)
!49 = !DILocation(line: 9, column: 7, scope: !42)
!50 = !DILocalVariable(name: "x", scope: !42, file: !3, line: 10, type: !5)
!51 = !DILocation(line: 10, column: 7, scope: !42)
!52 = !DILocation(line: 10, column: 16, scope: !42)
!53 = !DILocation(line: 10, column: 18, scope: !42)
!54 = !DILocation(line: 11, column: 3, scope: !42)
!55 = !DILocation(line: 11, column: 10, scope: !42)
!56 = !DILocation(line: 11, column: 12, scope: !42)
!57 = !DILocation(line: 12, column: 10, scope: !58)
!58 = distinct !DILexicalBlock(scope: !42, file: !3, line: 11, column: 17)
!59 = !DILocation(line: 12, column: 12, scope: !58)
!60 = !DILocation(line: 12, column: 9, scope: !58)
!61 = !DILocation(line: 12, column: 23, scope: !58)
!62 = !DILocation(line: 12, column: 21, scope: !58)
!63 = !DILocation(line: 12, column: 25, scope: !58)
!64 = !DILocation(line: 12, column: 31, scope: !58)
!65 = !DILocation(line: 12, column: 33, scope: !58)
!66 = !DILocation(line: 12, column: 7, scope: !58)
!67 = !DILocation(line: 13, column: 10, scope: !58)
!68 = distinct !{!68, !54, !69, !70}
!69 = !DILocation(line: 14, column: 3, scope: !42)
!70 = !{!"llvm.loop.mustprogress"}
!71 = !DILocation(line: 15, column: 10, scope: !42)
!72 = !DILocation(line: 15, column: 3, scope: !42)
!73 = distinct !DISubprogram(name: "dispatch", scope: !3, file: !3, line: 18, type: !74, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!74 = !DISubroutineType(types: !75)
!75 = !{!7, !7, !7}
!76 = !DILocalVariable(name: "op", arg: 1, scope: !73, file: !3, line: 18, type: !7)
!77 = !DILocation(line: 18, column: 18, scope: !73)
!78 = !DILocalVariable(name: "a", arg: 2, scope: !73, file: !3, line: 18, type: !7)
!79 = !DILocation(line: 18, column: 26, scope: !73)
!80 = !DILocalVariable(name: "r", scope: !73, file: !3, line: 19, type: !7)
!81 = !DILocation(line: 19, column: 7, scope: !73)
!82 = !DILocation(line: 19, column: 11, scope: !73)
!83 = !DILocation(line: 20, column: 11, scope: !73)
!84 = !DILocation(line: 20, column: 14, scope: !73)
!85 = !DILocation(line: 20, column: 3, scope: !73)
!86 = !DILocation(line: 21, column: 15, scope: !87)
!87 = distinct !DILexicalBlock(scope: !73, file: !3, line: 20, column: 20)
!88 = !DILocation(line: 21, column: 21, scope: !87)
!89 = !DILocation(line: 22, column: 15, scope: !87)
!90 = !DILocation(line: 22, column: 13, scope: !87)
!91 = !DILocation(line: 23, column: 15, scope: !87)
!92 = !DILocation(line: 23, column: 26, scope: !87)
!93 = !DILocation(line: 24, column: 21, scope: !87)
!94 = !DILocation(line: 24, column: 20, scope: !87)
!95 = !DILocation(line: 24, column: 13, scope: !87)
!96 = !DILocation(line: 25, column: 33, scope: !87)
!97 = !DILocation(line: 25, column: 35, scope: !87)
!98 = !DILocation(line: 25, column: 31, scope: !87)
!99 = !DILocation(line: 25, column: 41, scope: !87)
!100 = !DILocation(line: 26, column: 28, scope: !87)
!101 = !DILocation(line: 26, column: 30, scope: !87)
!102 = !DILocation(line: 26, column: 15, scope: !87)
!103 = !DILocation(line: 26, column: 37, scope: !87)
!104 = !DILocation(line: 27, column: 18, scope: !87)
!105 = !DILocation(line: 27, column: 20, scope: !87)
!106 = !DILocation(line: 27, column: 26, scope: !87)
!107 = !DILocation(line: 27, column: 24, scope: !87)
!108 = !DILocation(line: 27, column: 16, scope: !87)
!109 = !DILocation(line: 28, column: 3, scope: !87)
!110 = !DILocation(line: 29, column: 10, scope: !73)
!111 = !DILocation(line: 29, column: 14, scope: !73)
!112 = !DILocation(line: 29, column: 12, scope: !73)
!113 = !DILocation(line: 29, column: 3, scope: !73)
!114 = !DILocation(line: 30, column: 1, scope: !73)
!115 = distinct !DISubprogram(name: "same_target", scope: !3, file: !3, line: 32, type: !74, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!116 = !DILocalVariable(name: "a", arg: 1, scope: !115, file: !3, line: 32, type: !7)
!117 = !DILocation(line: 32, column: 21, scope: !115)
!118 = !DILocalVariable(name: "b", arg: 2, scope: !115, file: !3, line: 32, type: !7)
!119 = !DILocation(line: 32, column: 28, scope: !115)
!120 = !DILocalVariable(name: "r", scope: !115, file: !3, line: 33, type: !7)
!121 = !DILocation(line: 33, column: 7, scope: !115)
!122 = !DILocation(line: 34, column: 11, scope: !115)
!123 = !DILocation(line: 34, column: 13, scope: !115)
!124 = !DILocation(line: 34, column: 3, scope: !115)
!125 = !DILocation(line: 35, column: 17, scope: !126)
!126 = distinct !DILexicalBlock(scope: !115, file: !3, line: 34, column: 18)
!127 = !DILocation(line: 35, column: 15, scope: !126)
!128 = !DILocation(line: 35, column: 20, scope: !126)
!129 = !DILocation(line: 36, column: 17, scope: !126)
!130 = !DILocation(line: 36, column: 15, scope: !126)
!131 = !DILocation(line: 36, column: 20, scope: !126)
!132 = !DILocation(line: 37, column: 17, scope: !126)
!133 = !DILocation(line: 37, column: 15, scope: !126)
!134 = !DILocation(line: 37, column: 20, scope: !126)
!135 = !DILocation(line: 38, column: 17, scope: !126)
!136 = !DILocation(line: 38, column: 15, scope: !126)
!137 = !DILocation(line: 38, column: 20, scope: !126)
!138 = !DILocation(line: 39, column: 16, scope: !126)
!139 = !DILocation(line: 40, column: 3, scope: !126)
!140 = !DILocation(line: 41, column: 10, scope: !115)
!141 = !DILocation(line: 41, column: 3, scope: !115)
!142 = distinct !DISubprogram(name: "widths", scope: !3, file: !3, line: 44, type: !143, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!143 = !DISubroutineType(types: !144)
!144 = !{!11, !7, !7}
!145 = !DILocalVariable(name: "a", arg: 1, scope: !142, file: !3, line: 44, type: !7)
!146 = !DILocation(line: 44, column: 16, scope: !142)
!147 = !DILocalVariable(name: "b", arg: 2, scope: !142, file: !3, line: 44, type: !7)
!148 = !DILocation(line: 44, column: 23, scope: !142)
!149 = !DILocalVariable(name: "c", scope: !142, file: !3, line: 45, type: !9)
!150 = !DILocation(line: 45, column: 15, scope: !142)
!151 = !DILocation(line: 45, column: 32, scope: !142)
!152 = !DILocation(line: 45, column: 19, scope: !142)
!153 = !DILocalVariable(name: "s", scope: !142, file: !3, line: 46, type: !10)
!154 = !DILocation(line: 46, column: 18, scope: !142)
!155 = !DILocation(line: 46, column: 38, scope: !142)
!156 = !DILocation(line: 46, column: 22, scope: !142)
!157 = !DILocalVariable(name: "w", scope: !142, file: !3, line: 47, type: !11)
!158 = !DILocation(line: 47, column: 7, scope: !142)
!159 = !DILocation(line: 47, column: 16, scope: !142)
!160 = !DILocation(line: 47, column: 11, scope: !142)
!161 = !DILocation(line: 47, column: 20, scope: !142)
!162 = !DILocation(line: 47, column: 18, scope: !142)
!163 = !DILocation(line: 47, column: 34, scope: !142)
!164 = !DILocation(line: 47, column: 24, scope: !142)
!165 = !DILocation(line: 47, column: 22, scope: !142)
!166 = !DILocalVariable(name: "u", scope: !142, file: !3, line: 48, type: !13)
!167 = !DILocation(line: 48, column: 7, scope: !142)
!168 = !DILocation(line: 48, column: 16, scope: !142)
!169 = !DILocation(line: 48, column: 22, scope: !142)
!170 = !DILocation(line: 48, column: 24, scope: !142)
!171 = !DILocation(line: 48, column: 18, scope: !142)
!172 = !DILocation(line: 49, column: 16, scope: !142)
!173 = !DILocation(line: 49, column: 30, scope: !142)
!174 = !DILocation(line: 49, column: 25, scope: !142)
!175 = !DILocation(line: 49, column: 18, scope: !142)
!176 = !DILocation(line: 49, column: 36, scope: !142)
!177 = !DILocation(line: 49, column: 40, scope: !142)
!178 = !DILocation(line: 49, column: 38, scope: !142)
!179 = !DILocation(line: 49, column: 35, scope: !142)
!180 = !DILocation(line: 49, column: 33, scope: !142)
!181 = !DILocation(line: 49, column: 55, scope: !142)
!182 = !DILocation(line: 49, column: 64, scope: !142)
!183 = !DILocation(line: 49, column: 57, scope: !142)
!184 = !DILocation(line: 49, column: 47, scope: !142)
!185 = !DILocation(line: 49, column: 45, scope: !142)
!186 = !DILocation(line: 49, column: 43, scope: !142)
!187 = !DILocation(line: 49, column: 3, scope: !142)
!188 = distinct !DISubprogram(name: "wide_multiply", scope: !3, file: !3, line: 52, type: !189, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!189 = !DISubroutineType(types: !190)
!190 = !{!13, !13, !13}
!191 = !DILocalVariable(name: "a", arg: 1, scope: !188, file: !3, line: 52, type: !13)
!192 = !DILocation(line: 52, column: 23, scope: !188)
!193 = !DILocalVariable(name: "b", arg: 2, scope: !188, file: !3, line: 52, type: !13)
!194 = !DILocation(line: 52, column: 30, scope: !188)
!195 = !DILocalVariable(name: "p", scope: !188, file: !3, line: 53, type: !15)
!196 = !DILocation(line: 53, column: 21, scope: !188)
!197 = !DILocation(line: 53, column: 44, scope: !188)
!198 = !DILocation(line: 53, column: 25, scope: !188)
!199 = !DILocation(line: 53, column: 48, scope: !188)
!200 = !DILocation(line: 53, column: 46, scope: !188)
!201 = !DILocation(line: 54, column: 16, scope: !188)
!202 = !DILocation(line: 54, column: 18, scope: !188)
!203 = !DILocation(line: 54, column: 10, scope: !188)
!204 = !DILocation(line: 54, column: 32, scope: !188)
!205 = !DILocation(line: 54, column: 27, scope: !188)
!206 = !DILocation(line: 54, column: 25, scope: !188)
!207 = !DILocation(line: 54, column: 3, scope: !188)
!208 = distinct !DISubprogram(name: "polynomial", scope: !3, file: !3, line: 57, type: !209, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!209 = !DISubroutineType(types: !210)
!210 = !{!31, !31, !31}
!211 = !DILocalVariable(name: "x", arg: 1, scope: !208, file: !3, line: 57, type: !31)
!212 = !DILocation(line: 57, column: 26, scope: !208)
!213 = !DILocalVariable(name: "y", arg: 2, scope: !208, file: !3, line: 57, type: !31)
!214 = !DILocation(line: 57, column: 36, scope: !208)
!215 = !DILocalVariable(name: "r", scope: !208, file: !3, line: 58, type: !31)
!216 = !DILocation(line: 58, column: 10, scope: !208)
!217 = !DILocalVariable(name: "i", scope: !218, file: !3, line: 59, type: !8)
!218 = distinct !DILexicalBlock(scope: !208, file: !3, line: 59, column: 3)
!219 = !DILocation(line: 59, column: 12, scope: !218)
!220 = !DILocation(line: 59, column: 8, scope: !218)
!221 = !DILocation(line: 59, column: 19, scope: !222)
!222 = distinct !DILexicalBlock(scope: !218, file: !3, line: 59, column: 3)
!223 = !DILocation(line: 59, column: 21, scope: !222)
!224 = !DILocation(line: 59, column: 3, scope: !218)
!225 = !DILocation(line: 59, column: 35, scope: !222)
!226 = !DILocation(line: 59, column: 39, scope: !222)
!227 = !DILocation(line: 59, column: 37, scope: !222)
!228 = !DILocation(line: 59, column: 43, scope: !222)
!229 = !DILocation(line: 59, column: 48, scope: !222)
!230 = !DILocation(line: 59, column: 50, scope: !222)
!231 = !DILocation(line: 59, column: 47, scope: !222)
!232 = !DILocation(line: 59, column: 45, scope: !222)
!233 = !DILocation(line: 59, column: 41, scope: !222)
!234 = !DILocation(line: 59, column: 33, scope: !222)
!235 = !DILocation(line: 59, column: 31, scope: !222)
!236 = !DILocation(line: 59, column: 27, scope: !222)
!237 = !DILocation(line: 59, column: 3, scope: !222)
!238 = distinct !{!238, !224, !239, !70}
!239 = !DILocation(line: 59, column: 53, scope: !218)
!240 = !DILocation(line: 60, column: 10, scope: !208)
!241 = !DILocation(line: 60, column: 3, scope: !208)
!242 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 63, type: !243, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!243 = !DISubroutineType(types: !244)
!244 = !{!16, !16, !16}
!245 = !DILocalVariable(name: "a", arg: 1, scope: !242, file: !3, line: 63, type: !16)
!246 = !DILocation(line: 63, column: 21, scope: !242)
!247 = !DILocalVariable(name: "b", arg: 2, scope: !242, file: !3, line: 63, type: !16)
!248 = !DILocation(line: 63, column: 30, scope: !242)
!249 = !DILocalVariable(name: "r", scope: !242, file: !3, line: 64, type: !16)
!250 = !DILocation(line: 64, column: 9, scope: !242)
!251 = !DILocation(line: 65, column: 7, scope: !252)
!252 = distinct !DILexicalBlock(scope: !242, file: !3, line: 65, column: 7)
!253 = !DILocation(line: 65, column: 11, scope: !252)
!254 = !DILocation(line: 65, column: 9, scope: !252)
!255 = !DILocation(line: 65, column: 16, scope: !252)
!256 = !DILocation(line: 65, column: 14, scope: !252)
!257 = !DILocation(line: 66, column: 7, scope: !258)
!258 = distinct !DILexicalBlock(scope: !242, file: !3, line: 66, column: 7)
!259 = !DILocation(line: 66, column: 12, scope: !258)
!260 = !DILocation(line: 66, column: 9, scope: !258)
!261 = !DILocation(line: 66, column: 17, scope: !258)
!262 = !DILocation(line: 66, column: 15, scope: !258)
!263 = !DILocation(line: 67, column: 7, scope: !264)
!264 = distinct !DILexicalBlock(scope: !242, file: !3, line: 67, column: 7)
!265 = !DILocation(line: 67, column: 12, scope: !264)
!266 = !DILocation(line: 67, column: 9, scope: !264)
!267 = !DILocation(line: 67, column: 17, scope: !264)
!268 = !DILocation(line: 67, column: 15, scope: !264)
!269 = !DILocation(line: 68, column: 7, scope: !270)
!270 = distinct !DILexicalBlock(scope: !242, file: !3, line: 68, column: 7)
!271 = !DILocation(line: 68, column: 12, scope: !270)
!272 = !DILocation(line: 68, column: 9, scope: !270)
!273 = !DILocation(line: 68, column: 17, scope: !270)
!274 = !DILocation(line: 68, column: 15, scope: !270)
!275 = !DILocation(line: 69, column: 9, scope: !276)
!276 = distinct !DILexicalBlock(scope: !242, file: !3, line: 69, column: 7)
!277 = !DILocation(line: 69, column: 13, scope: !276)
!278 = !DILocation(line: 69, column: 11, scope: !276)
!279 = !DILocation(line: 69, column: 7, scope: !276)
!280 = !DILocation(line: 69, column: 19, scope: !276)
!281 = !DILocation(line: 69, column: 17, scope: !276)
!282 = !DILocation(line: 70, column: 29, scope: !283)
!283 = distinct !DILexicalBlock(scope: !242, file: !3, line: 70, column: 7)
!284 = !DILocation(line: 70, column: 32, scope: !283)
!285 = !DILocation(line: 70, column: 7, scope: !283)
!286 = !DILocation(line: 70, column: 38, scope: !283)
!287 = !DILocation(line: 70, column: 36, scope: !283)
!288 = !DILocation(line: 71, column: 11, scope: !242)
!289 = !DILocation(line: 71, column: 10, scope: !242)
!290 = !DILocation(line: 71, column: 3, scope: !242)
!291 = distinct !DISubprogram(name: "conversions", scope: !3, file: !3, line: 74, type: !292, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!292 = !DISubroutineType(types: !293)
!293 = !{!16, !7, !13, !31}
!294 = !DILocalVariable(name: "a", arg: 1, scope: !291, file: !3, line: 74, type: !7)
!295 = !DILocation(line: 74, column: 23, scope: !291)
!296 = !DILocalVariable(name: "b", arg: 2, scope: !291, file: !3, line: 74, type: !13)
!297 = !DILocation(line: 74, column: 30, scope: !291)
!298 = !DILocalVariable(name: "d", arg: 3, scope: !291, file: !3, line: 74, type: !31)
!299 = !DILocation(line: 74, column: 40, scope: !291)
!300 = !DILocalVariable(name: "f", scope: !291, file: !3, line: 75, type: !16)
!301 = !DILocation(line: 75, column: 9, scope: !291)
!302 = !DILocation(line: 75, column: 20, scope: !291)
!303 = !DILocation(line: 75, column: 13, scope: !291)
!304 = !DILocation(line: 76, column: 15, scope: !291)
!305 = !DILocation(line: 76, column: 8, scope: !291)
!306 = !DILocation(line: 76, column: 5, scope: !291)
!307 = !DILocation(line: 77, column: 7, scope: !308)
!308 = distinct !DILexicalBlock(scope: !291, file: !3, line: 77, column: 7)
!309 = !DILocation(line: 77, column: 9, scope: !308)
!310 = !DILocation(line: 77, column: 16, scope: !308)
!311 = !DILocation(line: 77, column: 19, scope: !308)
!312 = !DILocation(line: 77, column: 21, scope: !308)
!313 = !DILocation(line: 77, column: 45, scope: !308)
!314 = !DILocation(line: 77, column: 40, scope: !308)
!315 = !DILocation(line: 77, column: 33, scope: !308)
!316 = !DILocation(line: 77, column: 62, scope: !308)
!317 = !DILocation(line: 77, column: 64, scope: !308)
!318 = !DILocation(line: 77, column: 70, scope: !308)
!319 = !DILocation(line: 77, column: 56, scope: !308)
!320 = !DILocation(line: 77, column: 49, scope: !308)
!321 = !DILocation(line: 77, column: 47, scope: !308)
!322 = !DILocation(line: 77, column: 30, scope: !308)
!323 = !DILocation(line: 77, column: 28, scope: !308)
!324 = !DILocation(line: 78, column: 10, scope: !291)
!325 = !DILocation(line: 78, column: 21, scope: !291)
!326 = !DILocation(line: 78, column: 14, scope: !291)
!327 = !DILocation(line: 78, column: 12, scope: !291)
!328 = !DILocation(line: 78, column: 3, scope: !291)
!329 = distinct !DISubprogram(name: "structs", scope: !3, file: !3, line: 83, type: !143, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!330 = !DILocalVariable(name: "a", arg: 1, scope: !329, file: !3, line: 83, type: !7)
!331 = !DILocation(line: 83, column: 17, scope: !329)
!332 = !DILocalVariable(name: "b", arg: 2, scope: !329, file: !3, line: 83, type: !7)
!333 = !DILocation(line: 83, column: 24, scope: !329)
!334 = !DILocalVariable(name: "p", scope: !329, file: !3, line: 84, type: !335)
!335 = !DICompositeType(tag: DW_TAG_array_type, baseType: !336, size: 1024, elements: !343)
!336 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 81, size: 256, elements: !337)
!337 = !{!338, !339, !340}
!338 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !336, file: !3, line: 81, baseType: !8, size: 32)
!339 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !336, file: !3, line: 81, baseType: !16, size: 32, offset: 32)
!340 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !336, file: !3, line: 81, baseType: !341, size: 192, offset: 64)
!341 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 192, elements: !342)
!342 = !{!34}
!343 = !{!344}
!344 = !DISubrange(count: 4)
!345 = !DILocation(line: 84, column: 16, scope: !329)
!346 = !DILocalVariable(name: "i", scope: !347, file: !3, line: 85, type: !8)
!347 = distinct !DILexicalBlock(scope: !329, file: !3, line: 85, column: 3)
!348 = !DILocation(line: 85, column: 12, scope: !347)
!349 = !DILocation(line: 85, column: 8, scope: !347)
!350 = !DILocation(line: 85, column: 19, scope: !351)
!351 = distinct !DILexicalBlock(scope: !347, file: !3, line: 85, column: 3)
!352 = !DILocation(line: 85, column: 21, scope: !351)
!353 = !DILocation(line: 85, column: 3, scope: !347)
!354 = !DILocation(line: 86, column: 14, scope: !355)
!355 = distinct !DILexicalBlock(scope: !351, file: !3, line: 85, column: 31)
!356 = !DILocation(line: 86, column: 18, scope: !355)
!357 = !DILocation(line: 86, column: 16, scope: !355)
!358 = !DILocation(line: 86, column: 7, scope: !355)
!359 = !DILocation(line: 86, column: 5, scope: !355)
!360 = !DILocation(line: 86, column: 10, scope: !355)
!361 = !DILocation(line: 86, column: 12, scope: !355)
!362 = !DILocation(line: 87, column: 22, scope: !355)
!363 = !DILocation(line: 87, column: 24, scope: !355)
!364 = !DILocation(line: 87, column: 14, scope: !355)
!365 = !DILocation(line: 87, column: 7, scope: !355)
!366 = !DILocation(line: 87, column: 5, scope: !355)
!367 = !DILocation(line: 87, column: 10, scope: !355)
!368 = !DILocation(line: 87, column: 12, scope: !355)
!369 = !DILocalVariable(name: "j", scope: !370, file: !3, line: 88, type: !8)
!370 = distinct !DILexicalBlock(scope: !355, file: !3, line: 88, column: 5)
!371 = !DILocation(line: 88, column: 14, scope: !370)
!372 = !DILocation(line: 88, column: 10, scope: !370)
!373 = !DILocation(line: 88, column: 21, scope: !374)
!374 = distinct !DILexicalBlock(scope: !370, file: !3, line: 88, column: 5)
!375 = !DILocation(line: 88, column: 23, scope: !374)
!376 = !DILocation(line: 88, column: 5, scope: !370)
!377 = !DILocation(line: 88, column: 50, scope: !374)
!378 = !DILocation(line: 88, column: 45, scope: !374)
!379 = !DILocation(line: 88, column: 54, scope: !374)
!380 = !DILocation(line: 88, column: 52, scope: !374)
!381 = !DILocation(line: 88, column: 58, scope: !374)
!382 = !DILocation(line: 88, column: 56, scope: !374)
!383 = !DILocation(line: 88, column: 35, scope: !374)
!384 = !DILocation(line: 88, column: 33, scope: !374)
!385 = !DILocation(line: 88, column: 38, scope: !374)
!386 = !DILocation(line: 88, column: 40, scope: !374)
!387 = !DILocation(line: 88, column: 43, scope: !374)
!388 = !DILocation(line: 88, column: 29, scope: !374)
!389 = !DILocation(line: 88, column: 5, scope: !374)
!390 = distinct !{!390, !376, !391, !70}
!391 = !DILocation(line: 88, column: 58, scope: !370)
!392 = !DILocation(line: 89, column: 3, scope: !355)
!393 = !DILocation(line: 85, column: 27, scope: !351)
!394 = !DILocation(line: 85, column: 3, scope: !351)
!395 = distinct !{!395, !353, !396, !70}
!396 = !DILocation(line: 89, column: 3, scope: !347)
!397 = !DILocalVariable(name: "q", scope: !329, file: !3, line: 90, type: !398)
!398 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !336, size: 64)
!399 = !DILocation(line: 90, column: 17, scope: !329)
!400 = !DILocation(line: 90, column: 24, scope: !329)
!401 = !DILocation(line: 90, column: 26, scope: !329)
!402 = !DILocation(line: 90, column: 22, scope: !329)
!403 = !DILocation(line: 91, column: 10, scope: !329)
!404 = !DILocation(line: 91, column: 13, scope: !329)
!405 = !DILocation(line: 91, column: 22, scope: !329)
!406 = !DILocation(line: 91, column: 25, scope: !329)
!407 = !DILocation(line: 91, column: 17, scope: !329)
!408 = !DILocation(line: 91, column: 15, scope: !329)
!409 = !DILocation(line: 91, column: 29, scope: !329)
!410 = !DILocation(line: 91, column: 32, scope: !329)
!411 = !DILocation(line: 91, column: 35, scope: !329)
!412 = !DILocation(line: 91, column: 37, scope: !329)
!413 = !DILocation(line: 91, column: 45, scope: !329)
!414 = !DILocation(line: 91, column: 27, scope: !329)
!415 = !DILocation(line: 91, column: 3, scope: !329)
!416 = distinct !DISubprogram(name: "tables", scope: !3, file: !3, line: 98, type: !417, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!417 = !DISubroutineType(types: !418)
!418 = !{!31, !7, !7}
!419 = !DILocalVariable(name: "a", arg: 1, scope: !416, file: !3, line: 98, type: !7)
!420 = !DILocation(line: 98, column: 19, scope: !416)
!421 = !DILocalVariable(name: "b", arg: 2, scope: !416, file: !3, line: 98, type: !7)
!422 = !DILocation(line: 98, column: 26, scope: !416)
!423 = !DILocalVariable(name: "w", scope: !416, file: !3, line: 99, type: !31)
!424 = !DILocation(line: 99, column: 10, scope: !416)
!425 = !DILocation(line: 99, column: 22, scope: !416)
!426 = !DILocation(line: 99, column: 24, scope: !416)
!427 = !DILocation(line: 99, column: 14, scope: !416)
!428 = !DILocation(line: 99, column: 30, scope: !416)
!429 = !DILocation(line: 99, column: 32, scope: !416)
!430 = !DILocation(line: 99, column: 40, scope: !416)
!431 = !DILocation(line: 100, column: 16, scope: !416)
!432 = !DILocation(line: 100, column: 18, scope: !416)
!433 = !DILocation(line: 100, column: 10, scope: !416)
!434 = !DILocation(line: 100, column: 23, scope: !416)
!435 = !DILocation(line: 100, column: 31, scope: !416)
!436 = !DILocation(line: 100, column: 29, scope: !416)
!437 = !DILocation(line: 100, column: 43, scope: !416)
!438 = !DILocation(line: 100, column: 45, scope: !416)
!439 = !DILocation(line: 100, column: 35, scope: !416)
!440 = !DILocation(line: 100, column: 33, scope: !416)
!441 = !DILocation(line: 100, column: 3, scope: !416)
!442 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 103, type: !443, scopeLine: 103, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!443 = !DISubroutineType(types: !444)
!444 = !{!7, !5, !5}
!445 = !DILocalVariable(name: "a", arg: 1, scope: !442, file: !3, line: 103, type: !5)
!446 = !DILocation(line: 103, column: 14, scope: !442)
!447 = !DILocalVariable(name: "b", arg: 2, scope: !442, file: !3, line: 103, type: !5)
!448 = !DILocation(line: 103, column: 21, scope: !442)
!449 = !DILocalVariable(name: "r", scope: !442, file: !3, line: 104, type: !5)
!450 = !DILocation(line: 104, column: 7, scope: !442)
!451 = !DILocation(line: 104, column: 12, scope: !442)
!452 = !DILocation(line: 104, column: 18, scope: !442)
!453 = !DILocation(line: 104, column: 20, scope: !442)
!454 = !DILocation(line: 104, column: 14, scope: !442)
!455 = !DILocation(line: 104, column: 30, scope: !442)
!456 = !DILocation(line: 104, column: 42, scope: !442)
!457 = !DILocation(line: 104, column: 40, scope: !442)
!458 = !DILocation(line: 104, column: 45, scope: !442)
!459 = !DILocation(line: 104, column: 32, scope: !442)
!460 = !DILocation(line: 104, column: 27, scope: !442)
!461 = !DILocation(line: 105, column: 32, scope: !442)
!462 = !DILocation(line: 105, column: 13, scope: !442)
!463 = !DILocation(line: 105, column: 56, scope: !442)
!464 = !DILocation(line: 105, column: 58, scope: !442)
!465 = !DILocation(line: 105, column: 42, scope: !442)
!466 = !DILocation(line: 105, column: 35, scope: !442)
!467 = !DILocation(line: 105, column: 5, scope: !442)
!468 = !DILocation(line: 106, column: 25, scope: !442)
!469 = !DILocation(line: 106, column: 7, scope: !442)
!470 = !DILocation(line: 106, column: 49, scope: !442)
!471 = !DILocation(line: 106, column: 51, scope: !442)
!472 = !DILocation(line: 106, column: 35, scope: !442)
!473 = !DILocation(line: 106, column: 28, scope: !442)
!474 = !DILocation(line: 106, column: 5, scope: !442)
!475 = !DILocation(line: 107, column: 15, scope: !442)
!476 = !DILocation(line: 107, column: 3, scope: !442)
!477 = distinct !DISubprogram(name: "sum_array", scope: !3, file: !3, line: 110, type: !74, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!478 = !DILocalVariable(name: "n", arg: 1, scope: !477, file: !3, line: 110, type: !7)
!479 = !DILocation(line: 110, column: 19, scope: !477)
!480 = !DILocalVariable(name: "seed", arg: 2, scope: !477, file: !3, line: 110, type: !7)
!481 = !DILocation(line: 110, column: 26, scope: !477)
!482 = !DILocalVariable(name: "data", scope: !477, file: !3, line: 111, type: !483)
!483 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !484)
!484 = !{!485}
!485 = !DISubrange(count: 64)
!486 = !DILocation(line: 111, column: 7, scope: !477)
!487 = !DILocalVariable(name: "i", scope: !488, file: !3, line: 112, type: !7)
!488 = distinct !DILexicalBlock(scope: !477, file: !3, line: 112, column: 3)
!489 = !DILocation(line: 112, column: 12, scope: !488)
!490 = !DILocation(line: 112, column: 8, scope: !488)
!491 = !DILocation(line: 112, column: 19, scope: !492)
!492 = distinct !DILexicalBlock(scope: !488, file: !3, line: 112, column: 3)
!493 = !DILocation(line: 112, column: 21, scope: !492)
!494 = !DILocation(line: 112, column: 3, scope: !488)
!495 = !DILocation(line: 112, column: 42, scope: !492)
!496 = !DILocation(line: 112, column: 49, scope: !492)
!497 = !DILocation(line: 112, column: 47, scope: !492)
!498 = !DILocation(line: 112, column: 54, scope: !492)
!499 = !DILocation(line: 112, column: 56, scope: !492)
!500 = !DILocation(line: 112, column: 51, scope: !492)
!501 = !DILocation(line: 112, column: 37, scope: !492)
!502 = !DILocation(line: 112, column: 32, scope: !492)
!503 = !DILocation(line: 112, column: 40, scope: !492)
!504 = !DILocation(line: 112, column: 28, scope: !492)
!505 = !DILocation(line: 112, column: 3, scope: !492)
!506 = distinct !{!506, !494, !507, !70}
!507 = !DILocation(line: 112, column: 60, scope: !488)
!508 = !DILocalVariable(name: "total", scope: !477, file: !3, line: 113, type: !7)
!509 = !DILocation(line: 113, column: 7, scope: !477)
!510 = !DILocalVariable(name: "i", scope: !511, file: !3, line: 114, type: !7)
!511 = distinct !DILexicalBlock(scope: !477, file: !3, line: 114, column: 3)
!512 = !DILocation(line: 114, column: 12, scope: !511)
!513 = !DILocation(line: 114, column: 8, scope: !511)
!514 = !DILocation(line: 114, column: 19, scope: !515)
!515 = distinct !DILexicalBlock(scope: !511, file: !3, line: 114, column: 3)
!516 = !DILocation(line: 114, column: 24, scope: !515)
!517 = !DILocation(line: 114, column: 26, scope: !515)
!518 = !DILocation(line: 114, column: 21, scope: !515)
!519 = !DILocation(line: 114, column: 3, scope: !511)
!520 = !DILocation(line: 114, column: 52, scope: !515)
!521 = !DILocation(line: 114, column: 47, scope: !515)
!522 = !DILocation(line: 114, column: 55, scope: !515)
!523 = !DILocation(line: 114, column: 66, scope: !515)
!524 = !DILocation(line: 114, column: 61, scope: !515)
!525 = !DILocation(line: 114, column: 82, scope: !515)
!526 = !DILocation(line: 114, column: 80, scope: !515)
!527 = !DILocation(line: 114, column: 72, scope: !515)
!528 = !DILocation(line: 114, column: 71, scope: !515)
!529 = !DILocation(line: 114, column: 44, scope: !515)
!530 = !DILocation(line: 114, column: 38, scope: !515)
!531 = !DILocation(line: 114, column: 34, scope: !515)
!532 = !DILocation(line: 114, column: 3, scope: !515)
!533 = distinct !{!533, !519, !534, !70}
!534 = !DILocation(line: 114, column: 83, scope: !511)
!535 = !DILocation(line: 115, column: 10, scope: !477)
!536 = !DILocation(line: 115, column: 3, scope: !477)
!537 = distinct !DISubprogram(name: "dot", scope: !3, file: !3, line: 118, type: !243, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!538 = !DILocalVariable(name: "a", arg: 1, scope: !537, file: !3, line: 118, type: !16)
!539 = !DILocation(line: 118, column: 17, scope: !537)
!540 = !DILocalVariable(name: "b", arg: 2, scope: !537, file: !3, line: 118, type: !16)
!541 = !DILocation(line: 118, column: 26, scope: !537)
!542 = !DILocalVariable(name: "u", scope: !537, file: !3, line: 119, type: !543)
!543 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 512, elements: !544)
!544 = !{!545}
!545 = !DISubrange(count: 16)
!546 = !DILocation(line: 119, column: 9, scope: !537)
!547 = !DILocalVariable(name: "v", scope: !537, file: !3, line: 119, type: !543)
!548 = !DILocation(line: 119, column: 16, scope: !537)
!549 = !DILocalVariable(name: "s", scope: !537, file: !3, line: 119, type: !16)
!550 = !DILocation(line: 119, column: 23, scope: !537)
!551 = !DILocalVariable(name: "i", scope: !552, file: !3, line: 120, type: !8)
!552 = distinct !DILexicalBlock(scope: !537, file: !3, line: 120, column: 3)
!553 = !DILocation(line: 120, column: 12, scope: !552)
!554 = !DILocation(line: 120, column: 8, scope: !552)
!555 = !DILocation(line: 120, column: 19, scope: !556)
!556 = distinct !DILexicalBlock(scope: !552, file: !3, line: 120, column: 3)
!557 = !DILocation(line: 120, column: 21, scope: !556)
!558 = !DILocation(line: 120, column: 3, scope: !552)
!559 = !DILocation(line: 120, column: 41, scope: !560)
!560 = distinct !DILexicalBlock(scope: !556, file: !3, line: 120, column: 32)
!561 = !DILocation(line: 120, column: 52, scope: !560)
!562 = !DILocation(line: 120, column: 45, scope: !560)
!563 = !DILocation(line: 120, column: 43, scope: !560)
!564 = !DILocation(line: 120, column: 36, scope: !560)
!565 = !DILocation(line: 120, column: 34, scope: !560)
!566 = !DILocation(line: 120, column: 39, scope: !560)
!567 = !DILocation(line: 120, column: 62, scope: !560)
!568 = !DILocation(line: 120, column: 73, scope: !560)
!569 = !DILocation(line: 120, column: 66, scope: !560)
!570 = !DILocation(line: 120, column: 64, scope: !560)
!571 = !DILocation(line: 120, column: 57, scope: !560)
!572 = !DILocation(line: 120, column: 55, scope: !560)
!573 = !DILocation(line: 120, column: 60, scope: !560)
!574 = !DILocation(line: 120, column: 76, scope: !560)
!575 = !DILocation(line: 120, column: 28, scope: !556)
!576 = !DILocation(line: 120, column: 3, scope: !556)
!577 = distinct !{!577, !558, !578, !70}
!578 = !DILocation(line: 120, column: 76, scope: !552)
!579 = !DILocalVariable(name: "i", scope: !580, file: !3, line: 121, type: !8)
!580 = distinct !DILexicalBlock(scope: !537, file: !3, line: 121, column: 3)
!581 = !DILocation(line: 121, column: 12, scope: !580)
!582 = !DILocation(line: 121, column: 8, scope: !580)
!583 = !DILocation(line: 121, column: 19, scope: !584)
!584 = distinct !DILexicalBlock(scope: !580, file: !3, line: 121, column: 3)
!585 = !DILocation(line: 121, column: 21, scope: !584)
!586 = !DILocation(line: 121, column: 3, scope: !580)
!587 = !DILocation(line: 121, column: 39, scope: !584)
!588 = !DILocation(line: 121, column: 37, scope: !584)
!589 = !DILocation(line: 121, column: 46, scope: !584)
!590 = !DILocation(line: 121, column: 44, scope: !584)
!591 = !DILocation(line: 121, column: 42, scope: !584)
!592 = !DILocation(line: 121, column: 34, scope: !584)
!593 = !DILocation(line: 121, column: 32, scope: !584)
!594 = !DILocation(line: 121, column: 28, scope: !584)
!595 = !DILocation(line: 121, column: 3, scope: !584)
!596 = distinct !{!596, !586, !597, !70}
!597 = !DILocation(line: 121, column: 47, scope: !580)
!598 = !DILocation(line: 122, column: 10, scope: !537)
!599 = !DILocation(line: 122, column: 3, scope: !537)
!600 = distinct !DISubprogram(name: "nested", scope: !3, file: !3, line: 125, type: !74, scopeLine: 125, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!601 = !DILocalVariable(name: "a", arg: 1, scope: !600, file: !3, line: 125, type: !7)
!602 = !DILocation(line: 125, column: 16, scope: !600)
!603 = !DILocalVariable(name: "b", arg: 2, scope: !600, file: !3, line: 125, type: !7)
!604 = !DILocation(line: 125, column: 23, scope: !600)
!605 = !DILocalVariable(name: "found", scope: !600, file: !3, line: 126, type: !7)
!606 = !DILocation(line: 126, column: 7, scope: !600)
!607 = !DILocalVariable(name: "i", scope: !608, file: !3, line: 127, type: !7)
!608 = distinct !DILexicalBlock(scope: !600, file: !3, line: 127, column: 3)
!609 = !DILocation(line: 127, column: 12, scope: !608)
!610 = !DILocation(line: 127, column: 8, scope: !608)
!611 = !DILocation(line: 127, column: 19, scope: !612)
!612 = distinct !DILexicalBlock(scope: !608, file: !3, line: 127, column: 3)
!613 = !DILocation(line: 127, column: 21, scope: !612)
!614 = !DILocation(line: 127, column: 3, scope: !608)
!615 = !DILocalVariable(name: "j", scope: !616, file: !3, line: 128, type: !7)
!616 = distinct !DILexicalBlock(scope: !617, file: !3, line: 128, column: 5)
!617 = distinct !DILexicalBlock(scope: !612, file: !3, line: 127, column: 32)
!618 = !DILocation(line: 128, column: 14, scope: !616)
!619 = !DILocation(line: 128, column: 18, scope: !616)
!620 = !DILocation(line: 128, column: 10, scope: !616)
!621 = !DILocation(line: 128, column: 21, scope: !622)
!622 = distinct !DILexicalBlock(scope: !616, file: !3, line: 128, column: 5)
!623 = !DILocation(line: 128, column: 23, scope: !622)
!624 = !DILocation(line: 128, column: 5, scope: !616)
!625 = !DILocation(line: 129, column: 13, scope: !626)
!626 = distinct !DILexicalBlock(scope: !627, file: !3, line: 129, column: 11)
!627 = distinct !DILexicalBlock(scope: !622, file: !3, line: 128, column: 34)
!628 = !DILocation(line: 129, column: 17, scope: !626)
!629 = !DILocation(line: 129, column: 15, scope: !626)
!630 = !DILocation(line: 129, column: 22, scope: !626)
!631 = !DILocation(line: 129, column: 20, scope: !626)
!632 = !DILocation(line: 129, column: 25, scope: !626)
!633 = !DILocation(line: 129, column: 34, scope: !626)
!634 = !DILocation(line: 129, column: 36, scope: !626)
!635 = !DILocation(line: 129, column: 30, scope: !626)
!636 = !DILocation(line: 129, column: 53, scope: !637)
!637 = distinct !DILexicalBlock(scope: !626, file: !3, line: 129, column: 43)
!638 = !DILocation(line: 129, column: 55, scope: !637)
!639 = !DILocation(line: 129, column: 63, scope: !637)
!640 = !DILocation(line: 129, column: 61, scope: !637)
!641 = !DILocation(line: 129, column: 51, scope: !637)
!642 = !DILocation(line: 129, column: 66, scope: !637)
!643 = !DILocation(line: 130, column: 11, scope: !644)
!644 = distinct !DILexicalBlock(scope: !627, file: !3, line: 130, column: 11)
!645 = !DILocation(line: 130, column: 16, scope: !644)
!646 = !DILocation(line: 130, column: 18, scope: !644)
!647 = !DILocation(line: 130, column: 13, scope: !644)
!648 = !DILocation(line: 130, column: 25, scope: !644)
!649 = !DILocation(line: 131, column: 5, scope: !627)
!650 = !DILocation(line: 128, column: 30, scope: !622)
!651 = !DILocation(line: 128, column: 5, scope: !622)
!652 = distinct !{!652, !624, !653, !70}
!653 = !DILocation(line: 131, column: 5, scope: !616)
!654 = !DILocation(line: 132, column: 3, scope: !617)
!655 = !DILocation(line: 127, column: 28, scope: !612)
!656 = !DILocation(line: 127, column: 3, scope: !612)
!657 = distinct !{!657, !614, !658, !70}
!658 = !DILocation(line: 132, column: 3, scope: !608)
!659 = !DILabel(scope: !600, name: "done", file: !3, line: 133, column: 1)
!660 = !DILocation(line: 133, column: 1, scope: !600)
!661 = !DILocation(line: 134, column: 10, scope: !600)
!662 = !DILocation(line: 134, column: 3, scope: !600)
!663 = distinct !DISubprogram(name: "jumps", scope: !3, file: !3, line: 137, type: !74, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!664 = !DILocalVariable(name: "a", arg: 1, scope: !663, file: !3, line: 137, type: !7)
!665 = !DILocation(line: 137, column: 15, scope: !663)
!666 = !DILocalVariable(name: "b", arg: 2, scope: !663, file: !3, line: 137, type: !7)
!667 = !DILocation(line: 137, column: 22, scope: !663)
!668 = !DILocalVariable(name: "n", scope: !663, file: !3, line: 138, type: !7)
!669 = !DILocation(line: 138, column: 7, scope: !663)
!670 = !DILocation(line: 139, column: 7, scope: !671)
!671 = distinct !DILexicalBlock(scope: !663, file: !3, line: 139, column: 7)
!672 = !DILocation(line: 139, column: 9, scope: !671)
!673 = !DILocation(line: 139, column: 14, scope: !671)
!674 = !DILocation(line: 139, column: 11, scope: !671)
!675 = !DILabel(scope: !663, name: "top", file: !3, line: 140, column: 1)
!676 = !DILocation(line: 140, column: 1, scope: !663)
!677 = !DILocation(line: 141, column: 8, scope: !663)
!678 = !DILocation(line: 141, column: 5, scope: !663)
!679 = !DILocation(line: 142, column: 7, scope: !680)
!680 = distinct !DILexicalBlock(scope: !663, file: !3, line: 142, column: 7)
!681 = !DILocation(line: 142, column: 9, scope: !680)
!682 = !DILocation(line: 142, column: 16, scope: !680)
!683 = !DILocation(line: 142, column: 19, scope: !680)
!684 = !DILocation(line: 142, column: 21, scope: !680)
!685 = !DILocation(line: 142, column: 37, scope: !680)
!686 = !DILocation(line: 142, column: 30, scope: !680)
!687 = !DILocation(line: 142, column: 24, scope: !680)
!688 = !DILabel(scope: !663, name: "middle", file: !3, line: 143, column: 1)
!689 = !DILocation(line: 143, column: 1, scope: !663)
!690 = !DILocation(line: 144, column: 9, scope: !663)
!691 = !DILocation(line: 144, column: 11, scope: !663)
!692 = !DILocation(line: 144, column: 16, scope: !663)
!693 = !DILocation(line: 144, column: 5, scope: !663)
!694 = !DILocation(line: 145, column: 7, scope: !695)
!695 = distinct !DILexicalBlock(scope: !663, file: !3, line: 145, column: 7)
!696 = !DILocation(line: 145, column: 9, scope: !695)
!697 = !DILocation(line: 145, column: 16, scope: !695)
!698 = !DILocation(line: 146, column: 10, scope: !663)
!699 = !DILocation(line: 146, column: 14, scope: !663)
!700 = !DILocation(line: 146, column: 12, scope: !663)
!701 = !DILocation(line: 146, column: 3, scope: !663)
!702 = !DILocation(line: 147, column: 1, scope: !663)
!703 = distinct !DISubprogram(name: "exchange", scope: !3, file: !3, line: 149, type: !74, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!704 = !DILocalVariable(name: "a", arg: 1, scope: !703, file: !3, line: 149, type: !7)
!705 = !DILocation(line: 149, column: 18, scope: !703)
!706 = !DILocalVariable(name: "b", arg: 2, scope: !703, file: !3, line: 149, type: !7)
!707 = !DILocation(line: 149, column: 25, scope: !703)
!708 = !DILocalVariable(name: "cell", scope: !703, file: !3, line: 150, type: !7)
!709 = !DILocation(line: 150, column: 7, scope: !703)
!710 = !DILocation(line: 150, column: 14, scope: !703)
!711 = !DILocalVariable(name: "old", scope: !703, file: !3, line: 151, type: !7)
!712 = !DILocation(line: 151, column: 7, scope: !703)
!713 = !DILocation(line: 151, column: 39, scope: !703)
!714 = !DILocation(line: 151, column: 13, scope: !703)
!715 = !DILocation(line: 152, column: 10, scope: !703)
!716 = !DILocation(line: 152, column: 7, scope: !703)
!717 = !DILocation(line: 153, column: 37, scope: !703)
!718 = !DILocation(line: 153, column: 41, scope: !703)
!719 = !DILocation(line: 153, column: 39, scope: !703)
!720 = !DILocation(line: 153, column: 10, scope: !703)
!721 = !DILocation(line: 153, column: 7, scope: !703)
!722 = !DILocalVariable(name: "expected", scope: !703, file: !3, line: 154, type: !7)
!723 = !DILocation(line: 154, column: 7, scope: !703)
!724 = !DILocation(line: 154, column: 18, scope: !703)
!725 = !DILocalVariable(name: "swapped", scope: !703, file: !3, line: 155, type: !8)
!726 = !DILocation(line: 155, column: 7, scope: !703)
!727 = !DILocation(line: 155, column: 17, scope: !703)
!728 = !DILocation(line: 156, column: 3, scope: !703)
!729 = !DILocalVariable(name: "v", scope: !703, file: !3, line: 157, type: !730)
!730 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!731 = !DILocation(line: 157, column: 16, scope: !703)
!732 = !DILocation(line: 157, column: 20, scope: !703)
!733 = !DILocation(line: 158, column: 10, scope: !703)
!734 = !DILocation(line: 158, column: 14, scope: !703)
!735 = !DILocation(line: 158, column: 12, scope: !703)
!736 = !DILocation(line: 158, column: 21, scope: !703)
!737 = !DILocation(line: 158, column: 30, scope: !703)
!738 = !DILocation(line: 158, column: 19, scope: !703)
!739 = !DILocation(line: 158, column: 36, scope: !703)
!740 = !DILocation(line: 158, column: 34, scope: !703)
!741 = !DILocation(line: 158, column: 3, scope: !703)
