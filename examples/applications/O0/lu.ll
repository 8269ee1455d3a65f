; ModuleID = 'lu.cu'
source_filename = "lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ11lu_diagonalPfiiE1s = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ12lu_perimeterPfiiE8diagonal = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE3row = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lu_perimeterPfiiE3col = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ11lu_internalPfiiE3row = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11lu_internalPfiiE3col = internal addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11lu_diagonalPfii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %7, align 4
  %15 = load i32, ptr %6, align 4
  %16 = load i32, ptr %5, align 4
  %17 = mul nsw i32 %15, %16
  %18 = load i32, ptr %6, align 4
  %19 = add nsw i32 %17, %18
  store i32 %19, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %20

20:                                               ; preds = %41, %3
  %21 = load i32, ptr %9, align 4
  %22 = icmp slt i32 %21, 16
  br i1 %22, label %23, label %44

23:                                               ; preds = %20
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %5, align 4
  %28 = mul nsw i32 %26, %27
  %29 = add nsw i32 %25, %28
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %24, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = load i32, ptr %9, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %36
  %38 = load i32, ptr %7, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [16 x float], ptr %37, i64 0, i64 %39
  store float %34, ptr %40, align 4
  br label %41

41:                                               ; preds = %23
  %42 = load i32, ptr %9, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %9, align 4
  br label %20, !llvm.loop !3

44:                                               ; preds = %20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %10, align 4
  br label %45

45:                                               ; preds = %141, %44
  %46 = load i32, ptr %10, align 4
  %47 = icmp slt i32 %46, 15
  br i1 %47, label %48, label %144

48:                                               ; preds = %45
  %49 = load i32, ptr %7, align 4
  %50 = load i32, ptr %10, align 4
  %51 = icmp sgt i32 %49, %50
  br i1 %51, label %52, label %100

52:                                               ; preds = %48
  store i32 0, ptr %11, align 4
  br label %53

53:                                               ; preds = %81, %52
  %54 = load i32, ptr %11, align 4
  %55 = load i32, ptr %10, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %84

57:                                               ; preds = %53
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %59
  %61 = load i32, ptr %11, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [16 x float], ptr %60, i64 0, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = load i32, ptr %11, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %66
  %68 = load i32, ptr %10, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x float], ptr %67, i64 0, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = fmul contract float %64, %71
  %73 = load i32, ptr %7, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %74
  %76 = load i32, ptr %10, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [16 x float], ptr %75, i64 0, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fsub contract float %79, %72
  store float %80, ptr %78, align 4
  br label %81

81:                                               ; preds = %57
  %82 = load i32, ptr %11, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %11, align 4
  br label %53, !llvm.loop !5

84:                                               ; preds = %53
  %85 = load i32, ptr %10, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %86
  %88 = load i32, ptr %10, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [16 x float], ptr %87, i64 0, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = load i32, ptr %7, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %93
  %95 = load i32, ptr %10, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [16 x float], ptr %94, i64 0, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = fdiv contract float %98, %91
  store float %99, ptr %97, align 4
  br label %100

100:                                              ; preds = %84, %48
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %101 = load i32, ptr %7, align 4
  %102 = load i32, ptr %10, align 4
  %103 = icmp sgt i32 %101, %102
  br i1 %103, label %104, label %140

104:                                              ; preds = %100
  store i32 0, ptr %12, align 4
  br label %105

105:                                              ; preds = %136, %104
  %106 = load i32, ptr %12, align 4
  %107 = load i32, ptr %10, align 4
  %108 = add nsw i32 %107, 1
  %109 = icmp slt i32 %106, %108
  br i1 %109, label %110, label %139

110:                                              ; preds = %105
  %111 = load i32, ptr %10, align 4
  %112 = add nsw i32 %111, 1
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %113
  %115 = load i32, ptr %12, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [16 x float], ptr %114, i64 0, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = load i32, ptr %12, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %120
  %122 = load i32, ptr %7, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [16 x float], ptr %121, i64 0, i64 %123
  %125 = load float, ptr %124, align 4
  %126 = fmul contract float %118, %125
  %127 = load i32, ptr %10, align 4
  %128 = add nsw i32 %127, 1
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %129
  %131 = load i32, ptr %7, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [16 x float], ptr %130, i64 0, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = fsub contract float %134, %126
  store float %135, ptr %133, align 4
  br label %136

136:                                              ; preds = %110
  %137 = load i32, ptr %12, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %12, align 4
  br label %105, !llvm.loop !6

139:                                              ; preds = %105
  br label %140

140:                                              ; preds = %139, %100
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %141

141:                                              ; preds = %140
  %142 = load i32, ptr %10, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %10, align 4
  br label %45, !llvm.loop !7

144:                                              ; preds = %45
  store i32 1, ptr %13, align 4
  br label %145

145:                                              ; preds = %166, %144
  %146 = load i32, ptr %13, align 4
  %147 = icmp slt i32 %146, 16
  br i1 %147, label %148, label %169

148:                                              ; preds = %145
  %149 = load i32, ptr %13, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_diagonalPfiiE1s to ptr), i64 0, i64 %150
  %152 = load i32, ptr %7, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [16 x float], ptr %151, i64 0, i64 %153
  %155 = load float, ptr %154, align 4
  %156 = load ptr, ptr %4, align 8
  %157 = load i32, ptr %8, align 4
  %158 = load i32, ptr %13, align 4
  %159 = load i32, ptr %5, align 4
  %160 = mul nsw i32 %158, %159
  %161 = add nsw i32 %157, %160
  %162 = load i32, ptr %7, align 4
  %163 = add nsw i32 %161, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %156, i64 %164
  store float %155, ptr %165, align 4
  br label %166

166:                                              ; preds = %148
  %167 = load i32, ptr %13, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %13, align 4
  br label %145, !llvm.loop !8

169:                                              ; preds = %145
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z12lu_perimeterPfii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
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
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = add i32 %20, 1
  %22 = mul i32 %21, 16
  store i32 %22, ptr %9, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = icmp ult i32 %23, 16
  br i1 %24, label %25, label %84

25:                                               ; preds = %3
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %26, ptr %7, align 4
  %27 = load i32, ptr %6, align 4
  %28 = load i32, ptr %5, align 4
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %6, align 4
  %31 = add nsw i32 %29, %30
  store i32 %31, ptr %8, align 4
  store i32 0, ptr %10, align 4
  br label %32

32:                                               ; preds = %53, %25
  %33 = load i32, ptr %10, align 4
  %34 = icmp slt i32 %33, 8
  br i1 %34, label %35, label %56

35:                                               ; preds = %32
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %8, align 4
  %38 = load i32, ptr %10, align 4
  %39 = load i32, ptr %5, align 4
  %40 = mul nsw i32 %38, %39
  %41 = add nsw i32 %37, %40
  %42 = load i32, ptr %7, align 4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %36, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = load i32, ptr %10, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 0, i64 %48
  %50 = load i32, ptr %7, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16 x float], ptr %49, i64 0, i64 %51
  store float %46, ptr %52, align 4
  br label %53

53:                                               ; preds = %35
  %54 = load i32, ptr %10, align 4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %10, align 4
  br label %32, !llvm.loop !9

56:                                               ; preds = %32
  store i32 0, ptr %11, align 4
  br label %57

57:                                               ; preds = %80, %56
  %58 = load i32, ptr %11, align 4
  %59 = icmp slt i32 %58, 16
  br i1 %59, label %60, label %83

60:                                               ; preds = %57
  %61 = load ptr, ptr %4, align 8
  %62 = load i32, ptr %8, align 4
  %63 = load i32, ptr %11, align 4
  %64 = load i32, ptr %5, align 4
  %65 = mul nsw i32 %63, %64
  %66 = add nsw i32 %62, %65
  %67 = load i32, ptr %9, align 4
  %68 = add nsw i32 %66, %67
  %69 = load i32, ptr %7, align 4
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %61, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load i32, ptr %11, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 0, i64 %75
  %77 = load i32, ptr %7, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x float], ptr %76, i64 0, i64 %78
  store float %73, ptr %79, align 4
  br label %80

80:                                               ; preds = %60
  %81 = load i32, ptr %11, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %11, align 4
  br label %57, !llvm.loop !10

83:                                               ; preds = %57
  br label %151

84:                                               ; preds = %3
  %85 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %86 = sub i32 %85, 16
  store i32 %86, ptr %7, align 4
  %87 = load i32, ptr %6, align 4
  %88 = add nsw i32 %87, 8
  %89 = load i32, ptr %5, align 4
  %90 = mul nsw i32 %88, %89
  %91 = load i32, ptr %6, align 4
  %92 = add nsw i32 %90, %91
  store i32 %92, ptr %8, align 4
  store i32 8, ptr %12, align 4
  br label %93

93:                                               ; preds = %115, %84
  %94 = load i32, ptr %12, align 4
  %95 = icmp slt i32 %94, 16
  br i1 %95, label %96, label %118

96:                                               ; preds = %93
  %97 = load ptr, ptr %4, align 8
  %98 = load i32, ptr %8, align 4
  %99 = load i32, ptr %12, align 4
  %100 = sub nsw i32 %99, 8
  %101 = load i32, ptr %5, align 4
  %102 = mul nsw i32 %100, %101
  %103 = add nsw i32 %98, %102
  %104 = load i32, ptr %7, align 4
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %97, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = load i32, ptr %12, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 0, i64 %110
  %112 = load i32, ptr %7, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x float], ptr %111, i64 0, i64 %113
  store float %108, ptr %114, align 4
  br label %115

115:                                              ; preds = %96
  %116 = load i32, ptr %12, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %12, align 4
  br label %93, !llvm.loop !11

118:                                              ; preds = %93
  %119 = load i32, ptr %6, align 4
  %120 = load i32, ptr %9, align 4
  %121 = add nsw i32 %119, %120
  %122 = load i32, ptr %5, align 4
  %123 = mul nsw i32 %121, %122
  %124 = load i32, ptr %6, align 4
  %125 = add nsw i32 %123, %124
  store i32 %125, ptr %8, align 4
  store i32 0, ptr %13, align 4
  br label %126

126:                                              ; preds = %147, %118
  %127 = load i32, ptr %13, align 4
  %128 = icmp slt i32 %127, 16
  br i1 %128, label %129, label %150

129:                                              ; preds = %126
  %130 = load ptr, ptr %4, align 8
  %131 = load i32, ptr %8, align 4
  %132 = load i32, ptr %13, align 4
  %133 = load i32, ptr %5, align 4
  %134 = mul nsw i32 %132, %133
  %135 = add nsw i32 %131, %134
  %136 = load i32, ptr %7, align 4
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %130, i64 %138
  %140 = load float, ptr %139, align 4
  %141 = load i32, ptr %13, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 0, i64 %142
  %144 = load i32, ptr %7, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [16 x float], ptr %143, i64 0, i64 %145
  store float %140, ptr %146, align 4
  br label %147

147:                                              ; preds = %129
  %148 = load i32, ptr %13, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr %13, align 4
  br label %126, !llvm.loop !12

150:                                              ; preds = %126
  br label %151

151:                                              ; preds = %150, %83
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %152 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %153 = icmp ult i32 %152, 16
  br i1 %153, label %154, label %196

154:                                              ; preds = %151
  %155 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %155, ptr %7, align 4
  store i32 1, ptr %14, align 4
  br label %156

156:                                              ; preds = %192, %154
  %157 = load i32, ptr %14, align 4
  %158 = icmp slt i32 %157, 16
  br i1 %158, label %159, label %195

159:                                              ; preds = %156
  store i32 0, ptr %15, align 4
  br label %160

160:                                              ; preds = %188, %159
  %161 = load i32, ptr %15, align 4
  %162 = load i32, ptr %14, align 4
  %163 = icmp slt i32 %161, %162
  br i1 %163, label %164, label %191

164:                                              ; preds = %160
  %165 = load i32, ptr %14, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 0, i64 %166
  %168 = load i32, ptr %15, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [16 x float], ptr %167, i64 0, i64 %169
  %171 = load float, ptr %170, align 4
  %172 = load i32, ptr %15, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 0, i64 %173
  %175 = load i32, ptr %7, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [16 x float], ptr %174, i64 0, i64 %176
  %178 = load float, ptr %177, align 4
  %179 = fmul contract float %171, %178
  %180 = load i32, ptr %14, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 0, i64 %181
  %183 = load i32, ptr %7, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [16 x float], ptr %182, i64 0, i64 %184
  %186 = load float, ptr %185, align 4
  %187 = fsub contract float %186, %179
  store float %187, ptr %185, align 4
  br label %188

188:                                              ; preds = %164
  %189 = load i32, ptr %15, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %15, align 4
  br label %160, !llvm.loop !13

191:                                              ; preds = %160
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %14, align 4
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %14, align 4
  br label %156, !llvm.loop !14

195:                                              ; preds = %156
  br label %254

196:                                              ; preds = %151
  %197 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %198 = sub i32 %197, 16
  store i32 %198, ptr %7, align 4
  store i32 0, ptr %16, align 4
  br label %199

199:                                              ; preds = %250, %196
  %200 = load i32, ptr %16, align 4
  %201 = icmp slt i32 %200, 16
  br i1 %201, label %202, label %253

202:                                              ; preds = %199
  store i32 0, ptr %17, align 4
  br label %203

203:                                              ; preds = %231, %202
  %204 = load i32, ptr %17, align 4
  %205 = load i32, ptr %16, align 4
  %206 = icmp slt i32 %204, %205
  br i1 %206, label %207, label %234

207:                                              ; preds = %203
  %208 = load i32, ptr %7, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 0, i64 %209
  %211 = load i32, ptr %17, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [16 x float], ptr %210, i64 0, i64 %212
  %214 = load float, ptr %213, align 4
  %215 = load i32, ptr %17, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 0, i64 %216
  %218 = load i32, ptr %16, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [16 x float], ptr %217, i64 0, i64 %219
  %221 = load float, ptr %220, align 4
  %222 = fmul contract float %214, %221
  %223 = load i32, ptr %7, align 4
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 0, i64 %224
  %226 = load i32, ptr %16, align 4
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds [16 x float], ptr %225, i64 0, i64 %227
  %229 = load float, ptr %228, align 4
  %230 = fsub contract float %229, %222
  store float %230, ptr %228, align 4
  br label %231

231:                                              ; preds = %207
  %232 = load i32, ptr %17, align 4
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %17, align 4
  br label %203, !llvm.loop !15

234:                                              ; preds = %203
  %235 = load i32, ptr %16, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE8diagonal to ptr), i64 0, i64 %236
  %238 = load i32, ptr %16, align 4
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [16 x float], ptr %237, i64 0, i64 %239
  %241 = load float, ptr %240, align 4
  %242 = load i32, ptr %7, align 4
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 0, i64 %243
  %245 = load i32, ptr %16, align 4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [16 x float], ptr %244, i64 0, i64 %246
  %248 = load float, ptr %247, align 4
  %249 = fdiv contract float %248, %241
  store float %249, ptr %247, align 4
  br label %250

250:                                              ; preds = %234
  %251 = load i32, ptr %16, align 4
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %16, align 4
  br label %199, !llvm.loop !16

253:                                              ; preds = %199
  br label %254

254:                                              ; preds = %253, %195
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %255 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %256 = icmp ult i32 %255, 16
  br i1 %256, label %257, label %291

257:                                              ; preds = %254
  %258 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %258, ptr %7, align 4
  %259 = load i32, ptr %6, align 4
  %260 = load i32, ptr %5, align 4
  %261 = mul nsw i32 %259, %260
  %262 = load i32, ptr %6, align 4
  %263 = add nsw i32 %261, %262
  store i32 %263, ptr %8, align 4
  store i32 1, ptr %18, align 4
  br label %264

264:                                              ; preds = %287, %257
  %265 = load i32, ptr %18, align 4
  %266 = icmp slt i32 %265, 16
  br i1 %266, label %267, label %290

267:                                              ; preds = %264
  %268 = load i32, ptr %18, align 4
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3row to ptr), i64 0, i64 %269
  %271 = load i32, ptr %7, align 4
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds [16 x float], ptr %270, i64 0, i64 %272
  %274 = load float, ptr %273, align 4
  %275 = load ptr, ptr %4, align 8
  %276 = load i32, ptr %8, align 4
  %277 = load i32, ptr %18, align 4
  %278 = load i32, ptr %5, align 4
  %279 = mul nsw i32 %277, %278
  %280 = add nsw i32 %276, %279
  %281 = load i32, ptr %9, align 4
  %282 = add nsw i32 %280, %281
  %283 = load i32, ptr %7, align 4
  %284 = add nsw i32 %282, %283
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds float, ptr %275, i64 %285
  store float %274, ptr %286, align 4
  br label %287

287:                                              ; preds = %267
  %288 = load i32, ptr %18, align 4
  %289 = add nsw i32 %288, 1
  store i32 %289, ptr %18, align 4
  br label %264, !llvm.loop !17

290:                                              ; preds = %264
  br label %326

291:                                              ; preds = %254
  %292 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %293 = sub i32 %292, 16
  store i32 %293, ptr %7, align 4
  %294 = load i32, ptr %6, align 4
  %295 = load i32, ptr %9, align 4
  %296 = add nsw i32 %294, %295
  %297 = load i32, ptr %5, align 4
  %298 = mul nsw i32 %296, %297
  %299 = load i32, ptr %6, align 4
  %300 = add nsw i32 %298, %299
  store i32 %300, ptr %8, align 4
  store i32 0, ptr %19, align 4
  br label %301

301:                                              ; preds = %322, %291
  %302 = load i32, ptr %19, align 4
  %303 = icmp slt i32 %302, 16
  br i1 %303, label %304, label %325

304:                                              ; preds = %301
  %305 = load i32, ptr %19, align 4
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lu_perimeterPfiiE3col to ptr), i64 0, i64 %306
  %308 = load i32, ptr %7, align 4
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [16 x float], ptr %307, i64 0, i64 %309
  %311 = load float, ptr %310, align 4
  %312 = load ptr, ptr %4, align 8
  %313 = load i32, ptr %8, align 4
  %314 = load i32, ptr %19, align 4
  %315 = load i32, ptr %5, align 4
  %316 = mul nsw i32 %314, %315
  %317 = add nsw i32 %313, %316
  %318 = load i32, ptr %7, align 4
  %319 = add nsw i32 %317, %318
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds float, ptr %312, i64 %320
  store float %311, ptr %321, align 4
  br label %322

322:                                              ; preds = %304
  %323 = load i32, ptr %19, align 4
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %19, align 4
  br label %301, !llvm.loop !18

325:                                              ; preds = %301
  br label %326

326:                                              ; preds = %325, %290
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z11lu_internalPfii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %14, ptr %8, align 4
  %15 = load i32, ptr %6, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = add i32 %16, 1
  %18 = mul i32 %17, 16
  %19 = add i32 %15, %18
  store i32 %19, ptr %9, align 4
  %20 = load i32, ptr %6, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = add i32 %21, 1
  %23 = mul i32 %22, 16
  %24 = add i32 %20, %23
  store i32 %24, ptr %10, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %6, align 4
  %27 = load i32, ptr %8, align 4
  %28 = add nsw i32 %26, %27
  %29 = load i32, ptr %5, align 4
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %10, align 4
  %32 = add nsw i32 %30, %31
  %33 = load i32, ptr %7, align 4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %25, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = load i32, ptr %8, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3row to ptr), i64 0, i64 %39
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [16 x float], ptr %40, i64 0, i64 %42
  store float %37, ptr %43, align 4
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %9, align 4
  %46 = load i32, ptr %8, align 4
  %47 = add nsw i32 %45, %46
  %48 = load i32, ptr %5, align 4
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %6, align 4
  %51 = add nsw i32 %49, %50
  %52 = load i32, ptr %7, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %44, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = load i32, ptr %8, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3col to ptr), i64 0, i64 %58
  %60 = load i32, ptr %7, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x float], ptr %59, i64 0, i64 %61
  store float %56, ptr %62, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %63

63:                                               ; preds = %84, %3
  %64 = load i32, ptr %12, align 4
  %65 = icmp slt i32 %64, 16
  br i1 %65, label %66, label %87

66:                                               ; preds = %63
  %67 = load i32, ptr %8, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3col to ptr), i64 0, i64 %68
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [16 x float], ptr %69, i64 0, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load i32, ptr %12, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11lu_internalPfiiE3row to ptr), i64 0, i64 %75
  %77 = load i32, ptr %7, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x float], ptr %76, i64 0, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fmul contract float %73, %80
  %82 = load float, ptr %11, align 4
  %83 = fadd contract float %82, %81
  store float %83, ptr %11, align 4
  br label %84

84:                                               ; preds = %66
  %85 = load i32, ptr %12, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %12, align 4
  br label %63, !llvm.loop !19

87:                                               ; preds = %63
  %88 = load float, ptr %11, align 4
  %89 = load ptr, ptr %4, align 8
  %90 = load i32, ptr %9, align 4
  %91 = load i32, ptr %8, align 4
  %92 = add nsw i32 %90, %91
  %93 = load i32, ptr %5, align 4
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr %10, align 4
  %96 = add nsw i32 %94, %95
  %97 = load i32, ptr %7, align 4
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %89, i64 %99
  %101 = load float, ptr %100, align 4
  %102 = fsub contract float %101, %88
  store float %102, ptr %100, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
!19 = distinct !{!19, !4}
