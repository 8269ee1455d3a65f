; Made from textures.c by tools/dev/reference_textures.py: do not edit.

%struct.view = type { ptr, [3 x i64], i64, i32 }
%struct.footprint = type { [3 x i64], [3 x float] }
%struct.image = type { ptr, i32, i32, i32, i32, [5 x i64], i32, i32, i32, i32, [3 x i32], [4 x float] }

@rk.image.gather.corners = internal unnamed_addr constant [4 x i32] [i32 2, i32 3, i32 1, i32 0], align 16
@rk.images.first = external global i64, align 8
@rk.images.count = external global i32, align 4
@rk.images = external global ptr, align 8

define void @rk.image.fetch(i64 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, ptr noundef writeonly captures(none) %8) {
  %10 = alloca %struct.view, align 8
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.footprint, align 8
  %14 = alloca float, align 4
  %15 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %16 = icmp ne i32 %3, 0
  %17 = icmp eq i32 %1, 1
  %18 = icmp eq i32 %2, 0
  %19 = and i1 %17, %18
  %20 = and i1 %19, %16
  %21 = zext i1 %20 to i32
  %22 = call fastcc i32 @resolve(ptr noundef %10, i64 noundef %0, i32 noundef 1, i32 noundef %1, i32 noundef %2, i32 noundef %21)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %37, label %24

24:
  %25 = load ptr, ptr %10, align 8
  %26 = tail call fastcc i32 @gives(ptr noundef %25, i32 noundef %4)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %37, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 68
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %38, label %32

32:
  %33 = icmp eq i32 %4, 0
  %34 = icmp eq i32 %3, 0
  %35 = or i1 %34, %19
  %36 = and i1 %33, %35
  br i1 %36, label %38, label %37

37:
  tail call void @rk.image.misfit()
  br label %163

38:
  %39 = zext i32 %5 to i64
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = add nsw i64 %41, -1
  %43 = tail call range(i64 -9223372036854775808, 4294967296) i64 @llvm.smin.i64(i64 %39, i64 %42)
  %44 = shl nuw i32 1, %1
  %45 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %25, i64 72
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 92
  %50 = icmp eq i32 %4, 0
  %51 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %52 = tail call i32 @llvm.smax.i32(i32 %44, i32 0)
  %53 = sext i32 %1 to i64
  %54 = zext nneg i32 %51 to i64
  br label %55

55:
  %56 = phi i64 [ %162, %157 ], [ 0, %38 ]
  %57 = icmp eq i64 %56, 4
  br i1 %57, label %163, label %58

58:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store float 0.000000e+00, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i32 0, ptr %12, align 4
  %59 = load i32, ptr %29, align 4
  %60 = icmp eq i32 %59, 0
  %61 = or i1 %16, %60
  br i1 %61, label %91, label %62

62:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call fastcc void @foot(ptr noundef %10, i32 noundef %1, ptr noundef %6, ptr noundef %13)
  %63 = trunc nuw nsw i64 %56 to i32
  br label %64

64:
  %65 = phi float [ 0.000000e+00, %62 ], [ %78, %75 ]
  %66 = phi i32 [ 0, %62 ], [ %79, %75 ]
  %67 = icmp eq i32 %66, %52
  br i1 %67, label %68, label %70

68:
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %69 = bitcast float %65 to i32
  br label %157

70:
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  br label %71

71:
  %72 = phi i64 [ %90, %80 ], [ 0, %70 ]
  %73 = phi float [ %89, %80 ], [ 1.000000e+00, %70 ]
  %74 = icmp eq i64 %72, %54
  br i1 %74, label %75, label %80

75:
  call fastcc void @corner(ptr noundef %10, i32 noundef %1, ptr noundef %13, i32 noundef %66, i64 noundef %43, i32 noundef %63, ptr noundef %14, ptr noundef %12)
  %76 = load float, ptr %14, align 4
  %77 = fmul float %73, %76
  %78 = fadd float %65, %77
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %79 = add nuw i32 %66, 1
  br label %64

80:
  %81 = trunc nuw nsw i64 %72 to i32
  %82 = shl nuw i32 1, %81
  %83 = and i32 %82, %66
  %84 = icmp eq i32 %83, 0
  %85 = getelementptr inbounds nuw float, ptr %45, i64 %72
  %86 = load float, ptr %85, align 4
  %87 = fsub float 1.000000e+00, %86
  %88 = select i1 %84, float %87, float %86
  %89 = fmul float %73, %88
  %90 = add nuw nsw i64 %72, 1
  br label %71

91:
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  br label %92

92:
  %93 = phi i64 [ %144, %142 ], [ 0, %91 ]
  %94 = phi i32 [ %143, %142 ], [ 1, %91 ]
  %95 = icmp slt i64 %93, %53
  %96 = icmp ne i32 %94, 0
  %97 = select i1 %95, i1 %96, i1 false
  br i1 %97, label %99, label %98

98:
  br i1 %96, label %145, label %148

99:
  %100 = getelementptr inbounds nuw i64, ptr %46, i64 %93
  %101 = load i64, ptr %100, align 8
  br i1 %16, label %125, label %102

102:
  %103 = getelementptr inbounds nuw float, ptr %6, i64 %93
  %104 = load float, ptr %103, align 4
  %105 = trunc nuw nsw i64 %93 to i32
  %106 = tail call fastcc float @along(ptr noundef %25, i32 noundef %105, i64 noundef %101, float noundef %104)
  %107 = fcmp olt float %106, 0.000000e+00
  br i1 %107, label %113, label %108

108:
  %109 = sitofp i64 %101 to float
  %110 = fcmp ult float %106, %109
  br i1 %110, label %111, label %113

111:
  %112 = fptosi float %106 to i64
  br label %113

113:
  %114 = phi i64 [ %101, %108 ], [ -1, %102 ], [ %112, %111 ]
  %115 = getelementptr inbounds nuw i64, ptr %15, i64 %93
  store i64 %114, ptr %115, align 8
  %116 = load i32, ptr %47, align 8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %138, label %118

118:
  %119 = getelementptr inbounds nuw i32, ptr %48, i64 %93
  %120 = load i32, ptr %119, align 4
  switch i32 %120, label %138 [
    i32 0, label %121
    i32 2, label %121
  ]

121:
  %122 = icmp eq i64 %114, %101
  br i1 %122, label %123, label %138

123:
  %124 = add nsw i64 %101, -1
  store i64 %124, ptr %115, align 8
  br label %138

125:
  %126 = getelementptr inbounds nuw i32, ptr %7, i64 %93
  %127 = load i32, ptr %126, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds nuw i64, ptr %15, i64 %93
  store i64 %128, ptr %129, align 8
  br i1 %20, label %132, label %130

130:
  %131 = trunc nuw nsw i64 %93 to i32
  br label %138

132:
  %133 = load i64, ptr %15, align 16
  %134 = icmp sgt i64 %133, -1
  %135 = icmp slt i64 %133, %101
  %136 = select i1 %134, i1 %135, i1 false
  %137 = zext i1 %136 to i32
  br label %142

138:
  %139 = phi i32 [ %131, %130 ], [ %105, %113 ], [ %105, %121 ], [ %105, %123 ], [ %105, %118 ]
  %140 = phi ptr [ %129, %130 ], [ %115, %113 ], [ %115, %121 ], [ %115, %123 ], [ %115, %118 ]
  %141 = call fastcc i32 @inside(ptr noundef %25, i32 noundef %139, i64 noundef %101, ptr noundef %140)
  br label %142

142:
  %143 = phi i32 [ %137, %132 ], [ %141, %138 ]
  %144 = add nuw nsw i64 %93, 1
  br label %92

145:
  %146 = trunc nuw nsw i64 %56 to i32
  call fastcc void @texel(ptr noundef %10, ptr noundef %15, i64 noundef %43, i32 noundef %146, ptr noundef %11, ptr noundef %12)
  %147 = load i32, ptr %11, align 4
  br label %155

148:
  br i1 %20, label %155, label %149

149:
  %150 = getelementptr inbounds nuw float, ptr %49, i64 %56
  %151 = load float, ptr %150, align 4
  %152 = fptosi float %151 to i64
  %153 = trunc i64 %152 to i32
  store i32 %153, ptr %12, align 4
  %154 = bitcast float %151 to i32
  br label %155

155:
  %156 = phi i32 [ 0, %148 ], [ %154, %149 ], [ %147, %145 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %157

157:
  %158 = phi i32 [ %156, %155 ], [ %69, %68 ]
  %159 = getelementptr inbounds nuw i32, ptr %8, i64 %56
  %160 = load i32, ptr %12, align 4
  %161 = select i1 %50, i32 %158, i32 %160
  store i32 %161, ptr %159, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %162 = add nuw nsw i64 %56, 1
  br label %55

163:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal fastcc range(i32 0, 2) i32 @resolve(ptr noundef nonnull captures(none) %0, i64 noundef %1, i32 noundef range(i32 0, 2) %2, i32 noundef %3, i32 noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr {
  %7 = load i64, ptr @rk.images.first, align 8
  %8 = sub i64 %1, %7
  %9 = load i32, ptr @rk.images.count, align 4
  %10 = sext i32 %9 to i64
  %11 = icmp ult i64 %8, %10
  br i1 %11, label %12, label %103

12:
  %13 = load ptr, ptr @rk.images, align 8
  %14 = getelementptr inbounds nuw %struct.image, ptr %13, i64 %8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %2
  br i1 %17, label %18, label %103

18:
  %19 = add nsw i32 %4, %3
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %21 = load i32, ptr %20, align 4
  store ptr %14, ptr %0, align 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %23 = load i32, ptr %22, align 8
  %24 = tail call i32 @llvm.umax.i32(i32 %23, i32 1)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i32 %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 1, ptr %29, align 8
  store i64 1, ptr %27, align 8
  %30 = icmp eq i32 %5, 0
  br i1 %30, label %54, label %31

31:
  %32 = load i32, ptr %22, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %54, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %36 = tail call i32 @llvm.smax.i32(i32 %21, i32 0)
  %37 = zext nneg i32 %36 to i64
  br label %38

38:
  %39 = phi i64 [ 0, %34 ], [ %51, %47 ]
  %40 = phi i64 [ 1, %34 ], [ %50, %47 ]
  %41 = icmp eq i64 %39, %37
  br i1 %41, label %42, label %47

42:
  %43 = sext i32 %32 to i64
  %44 = srem i64 %40, %43
  %45 = sdiv i64 %40, %43
  %46 = icmp eq i64 %44, 0
  br i1 %46, label %52, label %103

47:
  %48 = getelementptr inbounds nuw i64, ptr %35, i64 %39
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, %40
  %51 = add nuw nsw i64 %39, 1
  br label %38

52:
  store i64 %45, ptr %27, align 8
  %53 = icmp sgt i64 %40, 0
  br label %103

54:
  %55 = add nsw i32 %19, 1
  %56 = icmp eq i32 %21, %55
  br i1 %56, label %57, label %70

57:
  %58 = sext i32 %21 to i64
  %59 = getelementptr i64, ptr %14, i64 %58
  %60 = getelementptr i8, ptr %59, i64 16
  %61 = load i64, ptr %60, align 8
  switch i64 %61, label %103 [
    i64 4, label %62
    i64 2, label %62
    i64 1, label %62
  ]

62:
  %63 = load i32, ptr %22, align 8
  %64 = icmp eq i32 %63, 0
  %65 = sext i32 %63 to i64
  %66 = icmp eq i64 %61, %65
  %67 = or i1 %64, %66
  br i1 %67, label %68, label %103

68:
  %69 = trunc nuw nsw i64 %61 to i32
  store i32 %69, ptr %25, align 8
  br label %74

70:
  %71 = icmp eq i32 %21, %19
  %72 = icmp ult i32 %23, 2
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %74, label %103

74:
  %75 = icmp eq i32 %4, 0
  br i1 %75, label %79, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %78 = load i64, ptr %77, align 8
  store i64 %78, ptr %26, align 8
  br label %79

79:
  %80 = phi i64 [ 1, %76 ], [ 0, %74 ]
  %81 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %82 = zext i32 %3 to i64
  br label %83

83:
  %84 = phi i64 [ %98, %97 ], [ %82, %79 ]
  %85 = phi i64 [ %99, %97 ], [ %80, %79 ]
  %86 = trunc nuw i64 %84 to i32
  %87 = icmp sgt i32 %86, 0
  br i1 %87, label %97, label %88

88:
  %89 = load i64, ptr %26, align 8
  %90 = load i64, ptr %27, align 8
  %91 = mul nsw i64 %90, %89
  %92 = load i64, ptr %29, align 8
  %93 = mul nsw i64 %91, %92
  %94 = load i64, ptr %28, align 8
  %95 = mul nsw i64 %93, %94
  %96 = icmp sgt i64 %95, 0
  br label %103

97:
  %98 = add nsw i64 %84, -1
  %99 = add nuw nsw i64 %85, 1
  %100 = getelementptr inbounds nuw i64, ptr %81, i64 %85
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr i64, ptr %0, i64 %84
  store i64 %101, ptr %102, align 8
  br label %83

103:
  %104 = phi i1 [ false, %6 ], [ false, %12 ], [ false, %57 ], [ %96, %88 ], [ false, %42 ], [ %53, %52 ], [ false, %62 ], [ false, %70 ]
  %105 = zext i1 %104 to i32
  ret i32 %105
}

define internal fastcc range(i32 0, 2) i32 @gives(ptr noundef readonly captures(none) %0, i32 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %6, label %16

6:
  %7 = icmp ult i32 %4, 2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %9 = load i32, ptr %8, align 4
  br i1 %7, label %10, label %12

10:
  %11 = icmp eq i32 %9, 0
  br label %41

12:
  %13 = icmp ne i32 %9, 0
  %14 = icmp slt i32 %4, 6
  %15 = select i1 %13, i1 %14, i1 false
  br label %41

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %18 = load i32, ptr %17, align 4
  %19 = freeze i32 %18
  %20 = icmp ne i32 %19, 0
  %21 = icmp ult i32 %4, 2
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %41, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 8
  br i1 %26, label %41, label %27

27:
  %28 = icmp eq i32 %1, 1
  br i1 %28, label %29, label %31

29:
  %30 = icmp ult i32 %4, 7
  br i1 %30, label %33, label %41

31:
  %32 = icmp ult i32 %4, 8
  br i1 %32, label %37, label %41

33:
  %34 = trunc nuw i32 %4 to i7
  %35 = lshr i7 -44, %34
  %36 = trunc i7 %35 to i1
  br label %41

37:
  %38 = trunc nuw i32 %4 to i8
  %39 = lshr i8 -88, %38
  %40 = trunc i8 %39 to i1
  br label %41

41:
  %42 = phi i1 [ true, %23 ], [ %40, %37 ], [ false, %16 ], [ %11, %10 ], [ %36, %33 ], [ %15, %12 ], [ false, %29 ], [ false, %31 ]
  %43 = zext i1 %42 to i32
  ret i32 %43
}

define internal fastcc void @foot(ptr noundef nonnull readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef nonnull writeonly captures(none) %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = sext i32 %1 to i64
  br label %8

8:
  %9 = phi i64 [ %39, %38 ], [ 0, %4 ]
  %10 = icmp eq i64 %9, 3
  br i1 %10, label %11, label %12

11:
  ret void

12:
  %13 = getelementptr inbounds nuw i64, ptr %3, i64 %9
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw float, ptr %5, i64 %9
  store float 0.000000e+00, ptr %14, align 4
  %15 = icmp slt i64 %9, %7
  br i1 %15, label %16, label %38

16:
  %17 = getelementptr inbounds nuw i64, ptr %6, i64 %9
  %18 = load i64, ptr %17, align 8
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds nuw float, ptr %2, i64 %9
  %21 = load float, ptr %20, align 4
  %22 = trunc nuw nsw i64 %9 to i32
  %23 = tail call fastcc float @along(ptr noundef %19, i32 noundef %22, i64 noundef %18, float noundef %21)
  %24 = fcmp olt float %23, -1.000000e+00
  %25 = select i1 %24, float -1.000000e+00, float %23
  %26 = add nsw i64 %18, 1
  %27 = sitofp i64 %26 to float
  %28 = fcmp ogt float %25, %27
  %29 = select i1 %28, float %27, float %25
  %30 = fmul float %29, 2.560000e+02
  %31 = tail call float @llvm.rint.f32(float %30)
  %32 = fptosi float %31 to i64
  %33 = add nsw i64 %32, -128
  %34 = ashr i64 %33, 8
  store i64 %34, ptr %13, align 8
  %35 = and i64 %33, 255
  %36 = uitofp nneg i64 %35 to float
  %37 = fmul float %36, 3.906250e-03
  store float %37, ptr %14, align 4
  br label %38

38:
  %39 = add nuw nsw i64 %9, 1
  br label %8
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal fastcc void @corner(ptr noundef nonnull readonly captures(none) %0, i32 noundef %1, ptr noundef nonnull readonly captures(none) %2, i32 noundef %3, i64 noundef range(i64 -9223372036854775808, 4294967296) %4, i32 noundef %5, ptr noundef nonnull writeonly captures(none) %6, ptr noundef nonnull writeonly captures(none) %7) unnamed_addr {
  %9 = alloca [3 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %12 = zext nneg i32 %11 to i64
  br label %13

13:
  %14 = phi i64 [ %30, %16 ], [ 0, %8 ]
  %15 = icmp eq i64 %14, %12
  br i1 %15, label %42, label %16

16:
  %17 = getelementptr inbounds nuw i64, ptr %2, i64 %14
  %18 = load i64, ptr %17, align 8
  %19 = trunc nuw nsw i64 %14 to i32
  %20 = lshr i32 %3, %19
  %21 = and i32 %20, 1
  %22 = zext nneg i32 %21 to i64
  %23 = add nsw i64 %18, %22
  %24 = getelementptr inbounds nuw i64, ptr %9, i64 %14
  store i64 %23, ptr %24, align 8
  %25 = load ptr, ptr %0, align 8
  %26 = getelementptr inbounds nuw i64, ptr %10, i64 %14
  %27 = load i64, ptr %26, align 8
  %28 = call fastcc i32 @inside(ptr noundef %25, i32 noundef %19, i64 noundef %27, ptr noundef %24)
  %29 = icmp eq i32 %28, 0
  %30 = add nuw nsw i64 %14, 1
  br i1 %29, label %31, label %13

31:
  %32 = getelementptr inbounds nuw i8, ptr %25, i64 92
  %33 = sext i32 %5 to i64
  %34 = getelementptr inbounds float, ptr %32, i64 %33
  %35 = load float, ptr %34, align 4
  store float %35, ptr %6, align 4
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 92
  %38 = getelementptr inbounds float, ptr %37, i64 %33
  %39 = load float, ptr %38, align 4
  %40 = fptosi float %39 to i64
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr %7, align 4
  br label %43

42:
  call fastcc void @texel(ptr noundef %0, ptr noundef %9, i64 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  br label %43

43:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define internal fastcc float @along(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, float noundef %3) unnamed_addr {
  %5 = fcmp ord float %3, 0.000000e+00
  %6 = select i1 %5, float %3, float 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %35, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds i32, ptr %11, i64 %12
  %14 = load i32, ptr %13, align 4
  switch i32 %14, label %31 [
    i32 2, label %15
    i32 0, label %15
  ]

15:
  %16 = icmp eq i32 %14, 2
  %17 = tail call noundef float @llvm.floor.f32(float %6)
  %18 = fsub float %6, %17
  br i1 %16, label %19, label %27

19:
  %20 = fmul float %17, 5.000000e-01
  %21 = tail call noundef float @llvm.floor.f32(float %20)
  %22 = fmul float %21, 2.000000e+00
  %23 = fsub float %17, %22
  %24 = fcmp oeq float %23, 1.000000e+00
  br i1 %24, label %25, label %27

25:
  %26 = fsub float 1.000000e+00, %18
  br label %27

27:
  %28 = phi float [ %26, %25 ], [ %18, %19 ], [ %18, %15 ]
  %29 = fcmp ord float %28, 0.000000e+00
  %30 = select i1 %29, float %28, float 0.000000e+00
  br label %31

31:
  %32 = phi float [ %30, %27 ], [ %6, %10 ]
  %33 = sitofp i64 %2 to float
  %34 = fmul float %32, %33
  br label %35

35:
  %36 = phi float [ %34, %31 ], [ %6, %4 ]
  ret float %36
}

define internal fastcc range(i32 0, 2) i32 @inside(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef nonnull captures(none) %3) unnamed_addr {
  %5 = load i64, ptr %3, align 8
  %6 = icmp sgt i64 %5, -1
  %7 = icmp slt i64 %5, %2
  %8 = and i1 %6, %7
  br i1 %8, label %29, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %11 = sext i32 %1 to i64
  %12 = getelementptr inbounds i32, ptr %10, i64 %11
  %13 = load i32, ptr %12, align 4
  switch i32 %13, label %23 [
    i32 3, label %29
    i32 0, label %14
  ]

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %23, label %18

18:
  %19 = icmp slt i64 %5, 0
  %20 = sub i64 0, %2
  %21 = select i1 %19, i64 %2, i64 %20
  %22 = add i64 %21, %5
  br label %27

23:
  %24 = icmp slt i64 %5, 0
  %25 = add nsw i64 %2, -1
  %26 = select i1 %24, i64 0, i64 %25
  br label %27

27:
  %28 = phi i64 [ %26, %23 ], [ %22, %18 ]
  store i64 %28, ptr %3, align 8
  br label %29

29:
  %30 = phi i32 [ 0, %9 ], [ 1, %4 ], [ 1, %27 ]
  ret i32 %30
}

define internal fastcc void @texel(ptr noundef nonnull readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef range(i64 -9223372036854775808, 4294967296) %2, i32 noundef %3, ptr noundef nonnull writeonly captures(none) %4, ptr noundef nonnull writeonly captures(none) %5) unnamed_addr {
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 8
  %13 = zext i1 %12 to i32
  %14 = shl nsw i32 %9, %13
  %15 = icmp slt i32 %3, %14
  br i1 %15, label %20, label %16

16:
  %17 = icmp eq i32 %3, 3
  %18 = zext i1 %17 to i32
  %19 = uitofp i1 %17 to float
  store float %19, ptr %4, align 4
  store i32 %18, ptr %5, align 4
  br label %115

20:
  %21 = select i1 %12, i32 4, i32 %11
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %24, %2
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %25, %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = mul nsw i64 %28, %30
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %31, %33
  %35 = load i64, ptr %22, align 8
  %36 = mul nsw i64 %34, %35
  %37 = load i64, ptr %1, align 8
  %38 = add nsw i64 %36, %37
  %39 = load ptr, ptr %7, align 8
  %40 = sext i32 %14 to i64
  %41 = mul nsw i64 %38, %40
  %42 = sext i32 %3 to i64
  %43 = add nsw i64 %41, %42
  %44 = sext i32 %21 to i64
  %45 = mul nsw i64 %43, %44
  %46 = getelementptr inbounds i8, ptr %39, i64 %45
  %47 = load i32, ptr @rk.site, align 4
  tail call void @rk.check.range(ptr noundef %46, i64 noundef %44, i32 noundef 1, i32 noundef %47)
  %48 = tail call i32 @llvm.smax.i32(i32 %21, i32 0)
  %49 = zext nneg i32 %48 to i64
  br label %50

50:
  %51 = phi i64 [ %65, %57 ], [ 0, %20 ]
  %52 = phi i32 [ %64, %57 ], [ 0, %20 ]
  %53 = icmp eq i64 %51, %49
  br i1 %53, label %54, label %57

54:
  store i32 %52, ptr %5, align 4
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %56 = load i32, ptr %55, align 4
  switch i32 %56, label %108 [
    i32 0, label %66
    i32 1, label %68
    i32 2, label %90
    i32 3, label %96
    i32 4, label %99
    i32 5, label %105
  ]

57:
  %58 = getelementptr inbounds nuw i8, ptr %46, i64 %51
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = trunc i64 %51 to i32
  %62 = shl i32 %61, 3
  %63 = shl i32 %60, %62
  %64 = or i32 %63, %52
  %65 = add nuw nsw i64 %51, 1
  br label %50

66:
  store i32 %52, ptr %4, align 4
  %67 = bitcast i32 %52 to float
  br label %109

68:
  %69 = lshr i32 %52, 10
  %70 = and i32 %69, 31
  %71 = and i32 %52, 1023
  switch i32 %70, label %79 [
    i32 31, label %72
    i32 0, label %76
  ]

72:
  %73 = shl nuw nsw i32 %71, 13
  %74 = or disjoint i32 %73, 2139095040
  %75 = bitcast i32 %74 to float
  br label %85

76:
  %77 = uitofp nneg i32 %71 to float
  %78 = fmul float %77, 0x3E70000000000000
  br label %85

79:
  %80 = shl nuw nsw i32 %70, 23
  %81 = add nuw nsw i32 %80, 939524096
  %82 = shl nuw nsw i32 %71, 13
  %83 = or disjoint i32 %81, %82
  %84 = bitcast i32 %83 to float
  br label %85

85:
  %86 = phi float [ %75, %72 ], [ %78, %76 ], [ %84, %79 ]
  %87 = icmp ult i32 %52, 32768
  %88 = fneg float %86
  %89 = select i1 %87, float %86, float %88
  store float %89, ptr %4, align 4
  br label %109

90:
  %91 = trunc i32 %52 to i8
  %92 = shl i32 %52, 24
  %93 = ashr exact i32 %92, 24
  store i32 %93, ptr %5, align 4
  %94 = sitofp i8 %91 to float
  %95 = fdiv float %94, 1.270000e+02
  store float %95, ptr %4, align 4
  br label %109

96:
  %97 = uitofp i32 %52 to float
  %98 = fdiv float %97, 2.550000e+02
  store float %98, ptr %4, align 4
  br label %115

99:
  %100 = trunc i32 %52 to i16
  %101 = shl i32 %52, 16
  %102 = ashr exact i32 %101, 16
  store i32 %102, ptr %5, align 4
  %103 = sitofp i16 %100 to float
  %104 = fdiv float %103, 3.276700e+04
  store float %104, ptr %4, align 4
  br label %109

105:
  %106 = uitofp i32 %52 to float
  %107 = fdiv float %106, 6.553500e+04
  store float %107, ptr %4, align 4
  br label %115

108:
  store float 0.000000e+00, ptr %4, align 4
  br label %115

109:
  %110 = phi float [ %89, %85 ], [ %104, %99 ], [ %67, %66 ], [ %95, %90 ]
  %111 = fcmp olt float %110, -1.000000e+00
  br i1 %111, label %112, label %115

112:
  %113 = load i32, ptr %55, align 4
  switch i32 %113, label %115 [
    i32 2, label %114
    i32 4, label %114
  ]

114:
  store float -1.000000e+00, ptr %4, align 4
  br label %115

115:
  ret void
}

define void @rk.image.gather(i64 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) {
  %6 = alloca %struct.view, align 8
  %7 = alloca %struct.footprint, align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %10 = call fastcc i32 @resolve(ptr noundef %6, i64 noundef %0, i32 noundef 1, i32 noundef 2, i32 noundef 0, i32 noundef 0)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %16, label %12

12:
  %13 = load ptr, ptr %6, align 8
  %14 = tail call fastcc i32 @gives(ptr noundef %13, i32 noundef %2)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:
  tail call void @rk.image.misfit()
  br label %30

17:
  call fastcc void @foot(ptr noundef %6, i32 noundef 2, ptr noundef %3, ptr noundef %7)
  %18 = icmp eq i32 %2, 0
  br label %19

19:
  %20 = phi i64 [ %29, %22 ], [ 0, %17 ]
  %21 = icmp eq i64 %20, 4
  br i1 %21, label %30, label %22

22:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %23 = getelementptr inbounds nuw i32, ptr @rk.image.gather.corners, i64 %20
  %24 = load i32, ptr %23, align 4
  call fastcc void @corner(ptr noundef %6, i32 noundef 2, ptr noundef %7, i32 noundef %24, i64 noundef 0, i32 noundef %1, ptr noundef %8, ptr noundef %9)
  %25 = getelementptr inbounds nuw i32, ptr %4, i64 %20
  %26 = load i32, ptr %8, align 4
  %27 = load i32, ptr %9, align 4
  %28 = select i1 %18, i32 %26, i32 %27
  store i32 %28, ptr %25, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %29 = add nuw nsw i64 %20, 1
  br label %19

30:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}

define void @rk.image.surface(i64 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef readonly captures(none) %6, i32 noundef %7, ptr noundef captures(none) %8) {
  %10 = alloca %struct.view, align 8
  %11 = alloca [4 x i64], align 16
  %12 = alloca [4 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %13 = call fastcc i32 @resolve(ptr noundef %10, i64 noundef %0, i32 noundef 0, i32 noundef %1, i32 noundef %2, i32 noundef 0)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  tail call void @rk.image.misfit()
  br label %134

16:
  %17 = icmp eq i32 %7, 0
  %18 = select i1 %17, i32 1, i32 2
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = load ptr, ptr %10, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %25, %21
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = mul nsw i64 %26, %28
  store i64 %29, ptr %11, align 16
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %32 = load i64, ptr %31, align 8
  store i64 %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %35 = load i64, ptr %34, align 8
  store i64 %35, ptr %33, align 16
  %36 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %38 = load i64, ptr %37, align 8
  store i64 %38, ptr %36, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  store i64 %40, ptr %12, align 16
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %42 = icmp sgt i32 %1, 1
  br i1 %42, label %45, label %43

43:
  store i64 0, ptr %41, align 8
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 16
  br label %55

45:
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = sext i32 %47 to i64
  store i64 %48, ptr %41, align 8
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %50 = icmp eq i32 %1, 2
  br i1 %50, label %55, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %53 = load i32, ptr %52, align 4
  %54 = sext i32 %53 to i64
  br label %55

55:
  %56 = phi ptr [ %49, %51 ], [ %49, %45 ], [ %44, %43 ]
  %57 = phi i64 [ %54, %51 ], [ 0, %45 ], [ 0, %43 ]
  store i64 %57, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %59 = icmp eq i32 %2, 0
  %60 = select i1 %59, i32 0, i32 %5
  %61 = sext i32 %60 to i64
  store i64 %61, ptr %58, align 8
  %62 = sext i32 %4 to i64
  br label %63

63:
  %64 = phi i64 [ %85, %83 ], [ 0, %55 ]
  %65 = phi i32 [ %84, %83 ], [ 1, %55 ]
  %66 = icmp eq i64 %64, 4
  br i1 %66, label %94, label %67

67:
  %68 = getelementptr inbounds nuw i64, ptr %11, i64 %64
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %64, 0
  %71 = select i1 %70, i64 %62, i64 1
  %72 = sub nsw i64 %69, %71
  %73 = getelementptr inbounds nuw i64, ptr %12, i64 %64
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %74, 0
  %76 = icmp sgt i64 %74, %72
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %78, label %83

78:
  switch i32 %3, label %80 [
    i32 2, label %86
    i32 0, label %79
  ]

79:
  br label %80

80:
  %81 = phi i32 [ 0, %79 ], [ %65, %78 ]
  %82 = select i1 %75, i64 0, i64 %72
  store i64 %82, ptr %73, align 8
  br label %83

83:
  %84 = phi i32 [ %65, %67 ], [ %81, %80 ]
  %85 = add nuw nsw i64 %64, 1
  br label %63

86:
  %87 = load i64, ptr @rk.images.first, align 8
  %88 = sub i64 %0, %87
  %89 = load i64, ptr %12, align 16
  %90 = load i64, ptr %41, align 8
  %91 = load i64, ptr %58, align 8
  %92 = load i64, ptr %56, align 16
  %93 = select i1 %59, i64 %92, i64 %91
  tail call void @rk.image.outside(i64 noundef %88, i64 noundef %89, i64 noundef %90, i64 noundef %93, i32 noundef %18)
  br label %133

94:
  %95 = icmp eq i32 %65, 0
  br i1 %95, label %96, label %106

96:
  br i1 %17, label %97, label %133

97:
  %98 = tail call i32 @llvm.smax.i32(i32 %4, i32 0)
  %99 = zext nneg i32 %98 to i64
  br label %100

100:
  %101 = phi i64 [ 0, %97 ], [ %105, %103 ]
  %102 = icmp eq i64 %101, %99
  br i1 %102, label %133, label %103

103:
  %104 = getelementptr inbounds nuw i8, ptr %8, i64 %101
  store i8 0, ptr %104, align 1
  %105 = add nuw nsw i64 %101, 1
  br label %100

106:
  %107 = load ptr, ptr %22, align 8
  %108 = load i64, ptr %58, align 8
  %109 = mul nsw i64 %108, %35
  %110 = load i64, ptr %56, align 16
  %111 = add nsw i64 %109, %110
  %112 = mul nsw i64 %111, %32
  %113 = load i64, ptr %41, align 8
  %114 = add nsw i64 %112, %113
  %115 = mul nsw i64 %114, %29
  %116 = getelementptr inbounds i8, ptr %107, i64 %115
  %117 = load i64, ptr %12, align 16
  %118 = getelementptr inbounds i8, ptr %116, i64 %117
  %119 = sext i32 %4 to i64
  %120 = load i32, ptr @rk.site, align 4
  tail call void @rk.check.range(ptr noundef %118, i64 noundef %119, i32 noundef %18, i32 noundef %120)
  %121 = tail call i32 @llvm.smax.i32(i32 %4, i32 0)
  %122 = zext nneg i32 %121 to i64
  %123 = select i1 %17, ptr %118, ptr %8
  %124 = select i1 %17, ptr %8, ptr %118
  br label %125

125:
  %126 = phi i64 [ %132, %128 ], [ 0, %106 ]
  %127 = icmp eq i64 %126, %122
  br i1 %127, label %133, label %128

128:
  %129 = getelementptr inbounds nuw i8, ptr %123, i64 %126
  %130 = load i8, ptr %129, align 1
  %131 = getelementptr inbounds nuw i8, ptr %124, i64 %126
  store i8 %130, ptr %131, align 1
  %132 = add nuw nsw i64 %126, 1
  br label %125

133:
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %134

134:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

declare float @llvm.rint.f32(float)

declare float @llvm.floor.f32(float)

declare i32 @llvm.umax.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)
