; ModuleID = 'needleman_wunsch.cu'
source_filename = "needleman_wunsch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4fillPKiPiiiiiE4temp = internal unnamed_addr addrspace(3) global [17 x [17 x i32]] undef, align 4
@_ZZ4fillPKiPiiiiiE3ref = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4fillPKiPiiiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !11 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %8 = shl nsw i32 %2, 4, !dbg !18
  %9 = mul nsw i32 %8, %5, !dbg !19
  %10 = shl nsw i32 %4, 4, !dbg !20
  %11 = add nsw i32 %9, %10, !dbg !21
  %12 = add nuw nsw i32 %7, 1, !dbg !22
  %13 = add i32 %12, %2, !dbg !23
  %14 = add i32 %13, %11, !dbg !24
  %15 = icmp eq i32 %7, 0, !dbg !25
  br i1 %15, label %16, label %20, !dbg !25

16:                                               ; preds = %6
  %17 = sext i32 %11 to i64, !dbg !26
  %18 = getelementptr inbounds i32, ptr %1, i64 %17, !dbg !26
  %19 = load i32, ptr %18, align 4, !dbg !26, !tbaa !7
  store i32 %19, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), align 4, !dbg !27, !tbaa !7
  br label %20, !dbg !28

20:                                               ; preds = %16, %6
  %21 = zext nneg i32 %7 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %21, !dbg !29
  br label %40, !dbg !30

23:                                               ; preds = %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %24 = add nuw nsw i32 %7, 1, !dbg !32
  %25 = mul nsw i32 %2, %24, !dbg !33
  %26 = add nsw i32 %11, %25, !dbg !34
  %27 = sext i32 %26 to i64, !dbg !35
  %28 = getelementptr inbounds i32, ptr %1, i64 %27, !dbg !35
  %29 = load i32, ptr %28, align 4, !dbg !35, !tbaa !7
  %30 = zext nneg i32 %24 to i64, !dbg !36
  %31 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %30, !dbg !36
  store i32 %29, ptr %31, align 4, !dbg !37, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !38
  %32 = add nsw i32 %11, %7, !dbg !39
  %33 = sext i32 %32 to i64, !dbg !40
  %34 = getelementptr i32, ptr %1, i64 %33, !dbg !40
  %35 = getelementptr i8, ptr %34, i64 4, !dbg !40
  %36 = load i32, ptr %35, align 4, !dbg !40, !tbaa !7
  %37 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %30, !dbg !41
  store i32 %36, ptr %37, align 4, !dbg !42, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %38 = zext nneg i32 %7 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %38, !dbg !44
  br label %60, !dbg !44

40:                                               ; preds = %20, %40
  %41 = phi i32 [ 0, %20 ], [ %49, %40 ]
  %42 = mul nsw i32 %41, %2, !dbg !45
  %43 = add nsw i32 %42, %14, !dbg !46
  %44 = sext i32 %43 to i64, !dbg !47
  %45 = getelementptr inbounds i32, ptr %0, i64 %44, !dbg !47
  %46 = load i32, ptr %45, align 4, !dbg !47, !tbaa !7
  %47 = zext nneg i32 %41 to i64, !dbg !48
  %48 = getelementptr inbounds nuw [16 x i32], ptr %22, i64 %47, !dbg !48
  store i32 %46, ptr %48, align 4, !dbg !49, !tbaa !7
  %49 = add nuw nsw i32 %41, 1, !dbg !50
  %50 = icmp eq i32 %49, 16, !dbg !51
  br i1 %50, label %23, label %40, !dbg !30, !llvm.loop !52

51:                                               ; preds = %82
  %52 = add nuw nsw i32 %7, 16
  %53 = sub nsw i32 16, %7
  %54 = sub nsw i32 15, %7
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %55
  %57 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %55
  %58 = sext i32 %53 to i64
  %59 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %58
  br label %87, !dbg !56

60:                                               ; preds = %23, %82
  %61 = phi i32 [ 0, %23 ], [ %83, %82 ]
  %62 = icmp samesign ugt i32 %7, %61, !dbg !57
  br i1 %62, label %82, label %63, !dbg !57

63:                                               ; preds = %60
  %64 = sub nuw nsw i32 %61, %7, !dbg !58
  %65 = zext nneg i32 %64 to i64, !dbg !59
  %66 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %65, !dbg !59
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %38, !dbg !59
  %68 = load i32, ptr %67, align 4, !dbg !59, !tbaa !7
  %69 = getelementptr inbounds nuw [16 x i32], ptr %39, i64 %65, !dbg !60
  %70 = load i32, ptr %69, align 4, !dbg !60, !tbaa !7
  %71 = add nsw i32 %70, %68, !dbg !61
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 68, !dbg !62
  %73 = getelementptr inbounds nuw i32, ptr %72, i64 %38, !dbg !62
  %74 = load i32, ptr %73, align 4, !dbg !62, !tbaa !7
  %75 = sub nsw i32 %74, %3, !dbg !63
  %76 = getelementptr inbounds nuw i32, ptr %66, i64 %30, !dbg !64
  %77 = load i32, ptr %76, align 4, !dbg !64, !tbaa !7
  %78 = sub nsw i32 %77, %3, !dbg !65
  %79 = tail call noundef i32 @__nv_max(i32 noundef %75, i32 noundef %78) #5, !dbg !66
  %80 = tail call noundef i32 @__nv_max(i32 noundef %71, i32 noundef %79) #5, !dbg !70
  %81 = getelementptr inbounds nuw i32, ptr %72, i64 %30, !dbg !72
  store i32 %80, ptr %81, align 4, !dbg !73, !tbaa !7
  br label %82, !dbg !74

82:                                               ; preds = %63, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %83 = add nuw nsw i32 %61, 1, !dbg !76
  %84 = icmp eq i32 %83, 16, !dbg !77
  br i1 %84, label %51, label %60, !dbg !44, !llvm.loop !78

85:                                               ; preds = %109
  %86 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %30, !dbg !80
  br label %113, !dbg !80

87:                                               ; preds = %51, %109
  %88 = phi i32 [ 14, %51 ], [ %110, %109 ]
  %89 = icmp samesign ugt i32 %7, %88, !dbg !81
  br i1 %89, label %109, label %90, !dbg !81

90:                                               ; preds = %87
  %91 = sub nuw nsw i32 %52, %88, !dbg !82
  %92 = add nsw i32 %91, -1, !dbg !83
  %93 = sext i32 %92 to i64, !dbg !84
  %94 = getelementptr inbounds i32, ptr %56, i64 %93, !dbg !84
  %95 = load i32, ptr %94, align 4, !dbg !84, !tbaa !7
  %96 = getelementptr inbounds i32, ptr %57, i64 %93, !dbg !85
  %97 = load i32, ptr %96, align 4, !dbg !85, !tbaa !7
  %98 = add nsw i32 %97, %95, !dbg !86
  %99 = getelementptr inbounds i32, ptr %59, i64 %93, !dbg !87
  %100 = load i32, ptr %99, align 4, !dbg !87, !tbaa !7
  %101 = sub nsw i32 %100, %3, !dbg !88
  %102 = zext nneg i32 %91 to i64, !dbg !89
  %103 = getelementptr inbounds nuw i32, ptr %56, i64 %102, !dbg !89
  %104 = load i32, ptr %103, align 4, !dbg !89, !tbaa !7
  %105 = sub nsw i32 %104, %3, !dbg !90
  %106 = tail call noundef i32 @__nv_max(i32 noundef %101, i32 noundef %105) #5, !dbg !91
  %107 = tail call noundef i32 @__nv_max(i32 noundef %98, i32 noundef %106) #5, !dbg !93
  %108 = getelementptr inbounds nuw i32, ptr %59, i64 %102, !dbg !95
  store i32 %107, ptr %108, align 4, !dbg !96, !tbaa !7
  br label %109, !dbg !97

109:                                              ; preds = %90, %87
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !98
  %110 = add nsw i32 %88, -1, !dbg !99
  %111 = icmp eq i32 %88, 0, !dbg !100
  br i1 %111, label %85, label %87, !dbg !56, !llvm.loop !101

112:                                              ; preds = %113
  ret void, !dbg !103

113:                                              ; preds = %85, %113
  %114 = phi i32 [ 0, %85 ], [ %115, %113 ]
  %115 = add nuw nsw i32 %114, 1, !dbg !104
  %116 = zext nneg i32 %115 to i64, !dbg !105
  %117 = getelementptr inbounds nuw [17 x i32], ptr %86, i64 %116, !dbg !105
  %118 = load i32, ptr %117, align 4, !dbg !105, !tbaa !7
  %119 = mul nsw i32 %114, %2, !dbg !106
  %120 = add nsw i32 %119, %14, !dbg !107
  %121 = sext i32 %120 to i64, !dbg !108
  %122 = getelementptr inbounds i32, ptr %1, i64 %121, !dbg !108
  store i32 %118, ptr %122, align 4, !dbg !109, !tbaa !7
  %123 = icmp eq i32 %115, 16, !dbg !110
  br i1 %123, label %112, label %113, !dbg !80, !llvm.loop !111
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12needle_upperPKiPiiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !dbg !113 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !114
  %7 = xor i32 %6, -1, !dbg !117
  %8 = add i32 %4, %7, !dbg !117
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !118
  %10 = shl nsw i32 %2, 4, !dbg !121
  %11 = mul nsw i32 %10, %8, !dbg !122
  %12 = shl nsw i32 %6, 4, !dbg !123
  %13 = add nsw i32 %11, %12, !dbg !124
  %14 = add nuw nsw i32 %9, 1, !dbg !125
  %15 = add i32 %2, %14, !dbg !126
  %16 = add i32 %15, %13, !dbg !127
  %17 = icmp eq i32 %9, 0, !dbg !128
  br i1 %17, label %18, label %22, !dbg !128

18:                                               ; preds = %5
  %19 = sext i32 %13 to i64, !dbg !129
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !129
  %21 = load i32, ptr %20, align 4, !dbg !129, !tbaa !7
  store i32 %21, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), align 4, !dbg !130, !tbaa !7
  br label %22, !dbg !131

22:                                               ; preds = %18, %5
  %23 = zext nneg i32 %9 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %23, !dbg !132
  br label %39, !dbg !133

25:                                               ; preds = %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !134
  %26 = mul nsw i32 %2, %14, !dbg !135
  %27 = add nsw i32 %13, %26, !dbg !136
  %28 = sext i32 %27 to i64, !dbg !137
  %29 = getelementptr inbounds i32, ptr %1, i64 %28, !dbg !137
  %30 = load i32, ptr %29, align 4, !dbg !137, !tbaa !7
  %31 = zext nneg i32 %14 to i64, !dbg !138
  %32 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %31, !dbg !138
  store i32 %30, ptr %32, align 4, !dbg !139, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !140
  %33 = add nsw i32 %13, %9, !dbg !141
  %34 = sext i32 %33 to i64, !dbg !142
  %35 = getelementptr i32, ptr %1, i64 %34, !dbg !142
  %36 = getelementptr i8, ptr %35, i64 4, !dbg !142
  %37 = load i32, ptr %36, align 4, !dbg !142, !tbaa !7
  %38 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %31, !dbg !143
  store i32 %37, ptr %38, align 4, !dbg !144, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !145
  br label %59, !dbg !146

39:                                               ; preds = %39, %22
  %40 = phi i32 [ 0, %22 ], [ %48, %39 ]
  %41 = mul nsw i32 %40, %2, !dbg !147
  %42 = add nsw i32 %41, %16, !dbg !148
  %43 = sext i32 %42 to i64, !dbg !149
  %44 = getelementptr inbounds i32, ptr %0, i64 %43, !dbg !149
  %45 = load i32, ptr %44, align 4, !dbg !149, !tbaa !7
  %46 = zext nneg i32 %40 to i64, !dbg !150
  %47 = getelementptr inbounds nuw [16 x i32], ptr %24, i64 %46, !dbg !150
  store i32 %45, ptr %47, align 4, !dbg !151, !tbaa !7
  %48 = add nuw nsw i32 %40, 1, !dbg !152
  %49 = icmp eq i32 %48, 16, !dbg !153
  br i1 %49, label %25, label %39, !dbg !133, !llvm.loop !154

50:                                               ; preds = %81
  %51 = add nuw nsw i32 %9, 16
  %52 = sub nsw i32 16, %9
  %53 = sub nsw i32 15, %9
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %54
  %56 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %54
  %57 = sext i32 %52 to i64
  %58 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %57
  br label %84, !dbg !156

59:                                               ; preds = %81, %25
  %60 = phi i32 [ 0, %25 ], [ %82, %81 ]
  %61 = icmp samesign ugt i32 %9, %60, !dbg !157
  br i1 %61, label %81, label %62, !dbg !157

62:                                               ; preds = %59
  %63 = sub nuw nsw i32 %60, %9, !dbg !158
  %64 = zext nneg i32 %63 to i64, !dbg !159
  %65 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %64, !dbg !159
  %66 = getelementptr inbounds nuw i32, ptr %65, i64 %23, !dbg !159
  %67 = load i32, ptr %66, align 4, !dbg !159, !tbaa !7
  %68 = getelementptr inbounds nuw [16 x i32], ptr %24, i64 %64, !dbg !160
  %69 = load i32, ptr %68, align 4, !dbg !160, !tbaa !7
  %70 = add nsw i32 %69, %67, !dbg !161
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 68, !dbg !162
  %72 = getelementptr inbounds nuw i32, ptr %71, i64 %23, !dbg !162
  %73 = load i32, ptr %72, align 4, !dbg !162, !tbaa !7
  %74 = sub nsw i32 %73, %3, !dbg !163
  %75 = getelementptr inbounds nuw i32, ptr %65, i64 %31, !dbg !164
  %76 = load i32, ptr %75, align 4, !dbg !164, !tbaa !7
  %77 = sub nsw i32 %76, %3, !dbg !165
  %78 = tail call noundef i32 @__nv_max(i32 noundef %74, i32 noundef %77) #5, !dbg !166
  %79 = tail call noundef i32 @__nv_max(i32 noundef %70, i32 noundef %78) #5, !dbg !168
  %80 = getelementptr inbounds nuw i32, ptr %71, i64 %31, !dbg !170
  store i32 %79, ptr %80, align 4, !dbg !171, !tbaa !7
  br label %81, !dbg !172

81:                                               ; preds = %62, %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !173
  %82 = add nuw nsw i32 %60, 1, !dbg !174
  %83 = icmp eq i32 %82, 16, !dbg !175
  br i1 %83, label %50, label %59, !dbg !146, !llvm.loop !176

84:                                               ; preds = %106, %50
  %85 = phi i32 [ 14, %50 ], [ %107, %106 ]
  %86 = icmp samesign ugt i32 %9, %85, !dbg !178
  br i1 %86, label %106, label %87, !dbg !178

87:                                               ; preds = %84
  %88 = sub nuw nsw i32 %51, %85, !dbg !179
  %89 = add nsw i32 %88, -1, !dbg !180
  %90 = sext i32 %89 to i64, !dbg !181
  %91 = getelementptr inbounds i32, ptr %55, i64 %90, !dbg !181
  %92 = load i32, ptr %91, align 4, !dbg !181, !tbaa !7
  %93 = getelementptr inbounds i32, ptr %56, i64 %90, !dbg !182
  %94 = load i32, ptr %93, align 4, !dbg !182, !tbaa !7
  %95 = add nsw i32 %94, %92, !dbg !183
  %96 = getelementptr inbounds i32, ptr %58, i64 %90, !dbg !184
  %97 = load i32, ptr %96, align 4, !dbg !184, !tbaa !7
  %98 = sub nsw i32 %97, %3, !dbg !185
  %99 = zext nneg i32 %88 to i64, !dbg !186
  %100 = getelementptr inbounds nuw i32, ptr %55, i64 %99, !dbg !186
  %101 = load i32, ptr %100, align 4, !dbg !186, !tbaa !7
  %102 = sub nsw i32 %101, %3, !dbg !187
  %103 = tail call noundef i32 @__nv_max(i32 noundef %98, i32 noundef %102) #5, !dbg !188
  %104 = tail call noundef i32 @__nv_max(i32 noundef %95, i32 noundef %103) #5, !dbg !190
  %105 = getelementptr inbounds nuw i32, ptr %58, i64 %99, !dbg !192
  store i32 %104, ptr %105, align 4, !dbg !193, !tbaa !7
  br label %106, !dbg !194

106:                                              ; preds = %87, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !195
  %107 = add nsw i32 %85, -1, !dbg !196
  %108 = icmp eq i32 %85, 0, !dbg !197
  br i1 %108, label %109, label %84, !dbg !156, !llvm.loop !198

109:                                              ; preds = %106, %109
  %110 = phi i32 [ %111, %109 ], [ 0, %106 ]
  %111 = add nuw nsw i32 %110, 1, !dbg !200
  %112 = zext nneg i32 %111 to i64, !dbg !201
  %113 = getelementptr inbounds nuw [17 x i32], ptr %38, i64 %112, !dbg !201
  %114 = load i32, ptr %113, align 4, !dbg !201, !tbaa !7
  %115 = mul nsw i32 %110, %2, !dbg !202
  %116 = add nsw i32 %115, %16, !dbg !203
  %117 = sext i32 %116 to i64, !dbg !204
  %118 = getelementptr inbounds i32, ptr %1, i64 %117, !dbg !204
  store i32 %114, ptr %118, align 4, !dbg !205, !tbaa !7
  %119 = icmp eq i32 %111, 16, !dbg !206
  br i1 %119, label %120, label %109, !dbg !207, !llvm.loop !208

120:                                              ; preds = %109
  ret void, !dbg !210
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z12needle_lowerPKiPiiiii(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 !dbg !211 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212
  %8 = sub i32 %7, %4, !dbg !214
  %9 = add i32 %8, %5, !dbg !215
  %10 = xor i32 %7, -1, !dbg !216
  %11 = add i32 %5, %10, !dbg !216
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !217
  %13 = shl nsw i32 %2, 4, !dbg !220
  %14 = mul nsw i32 %13, %11, !dbg !221
  %15 = shl nsw i32 %9, 4, !dbg !222
  %16 = add nsw i32 %14, %15, !dbg !223
  %17 = add nuw nsw i32 %12, 1, !dbg !224
  %18 = add i32 %2, %17, !dbg !225
  %19 = add i32 %18, %16, !dbg !226
  %20 = icmp eq i32 %12, 0, !dbg !227
  br i1 %20, label %21, label %25, !dbg !227

21:                                               ; preds = %6
  %22 = sext i32 %16 to i64, !dbg !228
  %23 = getelementptr inbounds i32, ptr %1, i64 %22, !dbg !228
  %24 = load i32, ptr %23, align 4, !dbg !228, !tbaa !7
  store i32 %24, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), align 4, !dbg !229, !tbaa !7
  br label %25, !dbg !230

25:                                               ; preds = %21, %6
  %26 = zext nneg i32 %12 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %26, !dbg !231
  br label %42, !dbg !232

28:                                               ; preds = %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !233
  %29 = mul nsw i32 %2, %17, !dbg !234
  %30 = add nsw i32 %16, %29, !dbg !235
  %31 = sext i32 %30 to i64, !dbg !236
  %32 = getelementptr inbounds i32, ptr %1, i64 %31, !dbg !236
  %33 = load i32, ptr %32, align 4, !dbg !236, !tbaa !7
  %34 = zext nneg i32 %17 to i64, !dbg !237
  %35 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %34, !dbg !237
  store i32 %33, ptr %35, align 4, !dbg !238, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !239
  %36 = add nsw i32 %16, %12, !dbg !240
  %37 = sext i32 %36 to i64, !dbg !241
  %38 = getelementptr i32, ptr %1, i64 %37, !dbg !241
  %39 = getelementptr i8, ptr %38, i64 4, !dbg !241
  %40 = load i32, ptr %39, align 4, !dbg !241, !tbaa !7
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %34, !dbg !242
  store i32 %40, ptr %41, align 4, !dbg !243, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !244
  br label %62, !dbg !245

42:                                               ; preds = %42, %25
  %43 = phi i32 [ 0, %25 ], [ %51, %42 ]
  %44 = mul nsw i32 %43, %2, !dbg !246
  %45 = add nsw i32 %44, %19, !dbg !247
  %46 = sext i32 %45 to i64, !dbg !248
  %47 = getelementptr inbounds i32, ptr %0, i64 %46, !dbg !248
  %48 = load i32, ptr %47, align 4, !dbg !248, !tbaa !7
  %49 = zext nneg i32 %43 to i64, !dbg !249
  %50 = getelementptr inbounds nuw [16 x i32], ptr %27, i64 %49, !dbg !249
  store i32 %48, ptr %50, align 4, !dbg !250, !tbaa !7
  %51 = add nuw nsw i32 %43, 1, !dbg !251
  %52 = icmp eq i32 %51, 16, !dbg !252
  br i1 %52, label %28, label %42, !dbg !232, !llvm.loop !253

53:                                               ; preds = %84
  %54 = add nuw nsw i32 %12, 16
  %55 = sub nsw i32 16, %12
  %56 = sub nsw i32 15, %12
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %57
  %59 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE3ref to ptr), i64 %57
  %60 = sext i32 %55 to i64
  %61 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %60
  br label %87, !dbg !255

62:                                               ; preds = %84, %28
  %63 = phi i32 [ 0, %28 ], [ %85, %84 ]
  %64 = icmp samesign ugt i32 %12, %63, !dbg !256
  br i1 %64, label %84, label %65, !dbg !256

65:                                               ; preds = %62
  %66 = sub nuw nsw i32 %63, %12, !dbg !257
  %67 = zext nneg i32 %66 to i64, !dbg !258
  %68 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4fillPKiPiiiiiE4temp to ptr), i64 %67, !dbg !258
  %69 = getelementptr inbounds nuw i32, ptr %68, i64 %26, !dbg !258
  %70 = load i32, ptr %69, align 4, !dbg !258, !tbaa !7
  %71 = getelementptr inbounds nuw [16 x i32], ptr %27, i64 %67, !dbg !259
  %72 = load i32, ptr %71, align 4, !dbg !259, !tbaa !7
  %73 = add nsw i32 %72, %70, !dbg !260
  %74 = getelementptr inbounds nuw i8, ptr %68, i64 68, !dbg !261
  %75 = getelementptr inbounds nuw i32, ptr %74, i64 %26, !dbg !261
  %76 = load i32, ptr %75, align 4, !dbg !261, !tbaa !7
  %77 = sub nsw i32 %76, %3, !dbg !262
  %78 = getelementptr inbounds nuw i32, ptr %68, i64 %34, !dbg !263
  %79 = load i32, ptr %78, align 4, !dbg !263, !tbaa !7
  %80 = sub nsw i32 %79, %3, !dbg !264
  %81 = tail call noundef i32 @__nv_max(i32 noundef %77, i32 noundef %80) #5, !dbg !265
  %82 = tail call noundef i32 @__nv_max(i32 noundef %73, i32 noundef %81) #5, !dbg !267
  %83 = getelementptr inbounds nuw i32, ptr %74, i64 %34, !dbg !269
  store i32 %82, ptr %83, align 4, !dbg !270, !tbaa !7
  br label %84, !dbg !271

84:                                               ; preds = %65, %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !272
  %85 = add nuw nsw i32 %63, 1, !dbg !273
  %86 = icmp eq i32 %85, 16, !dbg !274
  br i1 %86, label %53, label %62, !dbg !245, !llvm.loop !275

87:                                               ; preds = %109, %53
  %88 = phi i32 [ 14, %53 ], [ %110, %109 ]
  %89 = icmp samesign ugt i32 %12, %88, !dbg !277
  br i1 %89, label %109, label %90, !dbg !277

90:                                               ; preds = %87
  %91 = sub nuw nsw i32 %54, %88, !dbg !278
  %92 = add nsw i32 %91, -1, !dbg !279
  %93 = sext i32 %92 to i64, !dbg !280
  %94 = getelementptr inbounds i32, ptr %58, i64 %93, !dbg !280
  %95 = load i32, ptr %94, align 4, !dbg !280, !tbaa !7
  %96 = getelementptr inbounds i32, ptr %59, i64 %93, !dbg !281
  %97 = load i32, ptr %96, align 4, !dbg !281, !tbaa !7
  %98 = add nsw i32 %97, %95, !dbg !282
  %99 = getelementptr inbounds i32, ptr %61, i64 %93, !dbg !283
  %100 = load i32, ptr %99, align 4, !dbg !283, !tbaa !7
  %101 = sub nsw i32 %100, %3, !dbg !284
  %102 = zext nneg i32 %91 to i64, !dbg !285
  %103 = getelementptr inbounds nuw i32, ptr %58, i64 %102, !dbg !285
  %104 = load i32, ptr %103, align 4, !dbg !285, !tbaa !7
  %105 = sub nsw i32 %104, %3, !dbg !286
  %106 = tail call noundef i32 @__nv_max(i32 noundef %101, i32 noundef %105) #5, !dbg !287
  %107 = tail call noundef i32 @__nv_max(i32 noundef %98, i32 noundef %106) #5, !dbg !289
  %108 = getelementptr inbounds nuw i32, ptr %61, i64 %102, !dbg !291
  store i32 %107, ptr %108, align 4, !dbg !292, !tbaa !7
  br label %109, !dbg !293

109:                                              ; preds = %90, %87
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !294
  %110 = add nsw i32 %88, -1, !dbg !295
  %111 = icmp eq i32 %88, 0, !dbg !296
  br i1 %111, label %112, label %87, !dbg !255, !llvm.loop !297

112:                                              ; preds = %109, %112
  %113 = phi i32 [ %114, %112 ], [ 0, %109 ]
  %114 = add nuw nsw i32 %113, 1, !dbg !299
  %115 = zext nneg i32 %114 to i64, !dbg !300
  %116 = getelementptr inbounds nuw [17 x i32], ptr %41, i64 %115, !dbg !300
  %117 = load i32, ptr %116, align 4, !dbg !300, !tbaa !7
  %118 = mul nsw i32 %113, %2, !dbg !301
  %119 = add nsw i32 %118, %19, !dbg !302
  %120 = sext i32 %119 to i64, !dbg !303
  %121 = getelementptr inbounds i32, ptr %1, i64 %120, !dbg !303
  store i32 %117, ptr %121, align 4, !dbg !304, !tbaa !7
  %122 = icmp eq i32 %114, 16, !dbg !305
  br i1 %122, label %123, label %112, !dbg !306, !llvm.loop !307

123:                                              ; preds = %112
  ret void, !dbg !309
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "needleman_wunsch.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "fill", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 9, column: 12, scope: !11)
!18 = !DILocation(line: 10, column: 21, scope: !11)
!19 = !DILocation(line: 10, column: 28, scope: !11)
!20 = !DILocation(line: 10, column: 40, scope: !11)
!21 = !DILocation(line: 10, column: 33, scope: !11)
!22 = !DILocation(line: 11, column: 22, scope: !11)
!23 = !DILocation(line: 11, column: 29, scope: !11)
!24 = !DILocation(line: 11, column: 33, scope: !11)
!25 = !DILocation(line: 12, column: 10, scope: !11)
!26 = !DILocation(line: 12, column: 29, scope: !11)
!27 = !DILocation(line: 12, column: 27, scope: !11)
!28 = !DILocation(line: 12, column: 16, scope: !11)
!29 = !DILocation(line: 13, column: 8, scope: !11)
!30 = !DILocation(line: 13, column: 3, scope: !11)
!31 = !DILocation(line: 14, column: 3, scope: !11)
!32 = !DILocation(line: 15, column: 47, scope: !11)
!33 = !DILocation(line: 15, column: 41, scope: !11)
!34 = !DILocation(line: 15, column: 34, scope: !11)
!35 = !DILocation(line: 15, column: 21, scope: !11)
!36 = !DILocation(line: 15, column: 3, scope: !11)
!37 = !DILocation(line: 15, column: 19, scope: !11)
!38 = !DILocation(line: 16, column: 3, scope: !11)
!39 = !DILocation(line: 17, column: 34, scope: !11)
!40 = !DILocation(line: 17, column: 21, scope: !11)
!41 = !DILocation(line: 17, column: 3, scope: !11)
!42 = !DILocation(line: 17, column: 19, scope: !11)
!43 = !DILocation(line: 18, column: 3, scope: !11)
!44 = !DILocation(line: 19, column: 3, scope: !11)
!45 = !DILocation(line: 13, column: 74, scope: !11)
!46 = !DILocation(line: 13, column: 67, scope: !11)
!47 = !DILocation(line: 13, column: 51, scope: !11)
!48 = !DILocation(line: 13, column: 37, scope: !11)
!49 = !DILocation(line: 13, column: 49, scope: !11)
!50 = !DILocation(line: 13, column: 31, scope: !11)
!51 = !DILocation(line: 13, column: 23, scope: !11)
!52 = distinct !{!52, !30, !53, !54, !55}
!53 = !DILocation(line: 13, column: 78, scope: !11)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !DILocation(line: 27, column: 3, scope: !11)
!57 = !DILocation(line: 20, column: 12, scope: !11)
!58 = !DILocation(line: 21, column: 29, scope: !11)
!59 = !DILocation(line: 22, column: 24, scope: !11)
!60 = !DILocation(line: 22, column: 45, scope: !11)
!61 = !DILocation(line: 22, column: 43, scope: !11)
!62 = !DILocation(line: 23, column: 28, scope: !11)
!63 = !DILocation(line: 23, column: 43, scope: !11)
!64 = !DILocation(line: 23, column: 54, scope: !11)
!65 = !DILocation(line: 23, column: 69, scope: !11)
!66 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "max", scope: !68, file: !68, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!69 = distinct !DILocation(line: 23, column: 24, scope: !11)
!70 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !71)
!71 = distinct !DILocation(line: 22, column: 20, scope: !11)
!72 = !DILocation(line: 22, column: 7, scope: !11)
!73 = !DILocation(line: 22, column: 18, scope: !11)
!74 = !DILocation(line: 24, column: 5, scope: !11)
!75 = !DILocation(line: 25, column: 5, scope: !11)
!76 = !DILocation(line: 19, column: 29, scope: !11)
!77 = !DILocation(line: 19, column: 21, scope: !11)
!78 = distinct !{!78, !44, !79, !54, !55}
!79 = !DILocation(line: 26, column: 3, scope: !11)
!80 = !DILocation(line: 35, column: 3, scope: !11)
!81 = !DILocation(line: 28, column: 12, scope: !11)
!82 = !DILocation(line: 29, column: 25, scope: !11)
!83 = !DILocation(line: 30, column: 38, scope: !11)
!84 = !DILocation(line: 30, column: 24, scope: !11)
!85 = !DILocation(line: 30, column: 45, scope: !11)
!86 = !DILocation(line: 30, column: 43, scope: !11)
!87 = !DILocation(line: 31, column: 28, scope: !11)
!88 = !DILocation(line: 31, column: 43, scope: !11)
!89 = !DILocation(line: 31, column: 54, scope: !11)
!90 = !DILocation(line: 31, column: 69, scope: !11)
!91 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !92)
!92 = distinct !DILocation(line: 31, column: 24, scope: !11)
!93 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !94)
!94 = distinct !DILocation(line: 30, column: 20, scope: !11)
!95 = !DILocation(line: 30, column: 7, scope: !11)
!96 = !DILocation(line: 30, column: 18, scope: !11)
!97 = !DILocation(line: 32, column: 5, scope: !11)
!98 = !DILocation(line: 33, column: 5, scope: !11)
!99 = !DILocation(line: 27, column: 34, scope: !11)
!100 = !DILocation(line: 27, column: 28, scope: !11)
!101 = distinct !{!101, !56, !102, !54, !55}
!102 = !DILocation(line: 34, column: 3, scope: !11)
!103 = !DILocation(line: 36, column: 1, scope: !11)
!104 = !DILocation(line: 35, column: 72, scope: !11)
!105 = !DILocation(line: 35, column: 64, scope: !11)
!106 = !DILocation(line: 35, column: 54, scope: !11)
!107 = !DILocation(line: 35, column: 49, scope: !11)
!108 = !DILocation(line: 35, column: 37, scope: !11)
!109 = !DILocation(line: 35, column: 62, scope: !11)
!110 = !DILocation(line: 35, column: 23, scope: !11)
!111 = distinct !{!111, !80, !112, !54, !55}
!112 = !DILocation(line: 35, column: 83, scope: !11)
!113 = distinct !DISubprogram(name: "needle_upper", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 66, column: 27, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = distinct !DILocation(line: 40, column: 12, scope: !113)
!117 = !DILocation(line: 41, column: 51, scope: !113)
!118 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !119)
!119 = distinct !DILocation(line: 9, column: 12, scope: !11, inlinedAt: !120)
!120 = distinct !DILocation(line: 41, column: 3, scope: !113)
!121 = !DILocation(line: 10, column: 21, scope: !11, inlinedAt: !120)
!122 = !DILocation(line: 10, column: 28, scope: !11, inlinedAt: !120)
!123 = !DILocation(line: 10, column: 40, scope: !11, inlinedAt: !120)
!124 = !DILocation(line: 10, column: 33, scope: !11, inlinedAt: !120)
!125 = !DILocation(line: 11, column: 22, scope: !11, inlinedAt: !120)
!126 = !DILocation(line: 11, column: 29, scope: !11, inlinedAt: !120)
!127 = !DILocation(line: 11, column: 33, scope: !11, inlinedAt: !120)
!128 = !DILocation(line: 12, column: 10, scope: !11, inlinedAt: !120)
!129 = !DILocation(line: 12, column: 29, scope: !11, inlinedAt: !120)
!130 = !DILocation(line: 12, column: 27, scope: !11, inlinedAt: !120)
!131 = !DILocation(line: 12, column: 16, scope: !11, inlinedAt: !120)
!132 = !DILocation(line: 13, column: 8, scope: !11, inlinedAt: !120)
!133 = !DILocation(line: 13, column: 3, scope: !11, inlinedAt: !120)
!134 = !DILocation(line: 14, column: 3, scope: !11, inlinedAt: !120)
!135 = !DILocation(line: 15, column: 41, scope: !11, inlinedAt: !120)
!136 = !DILocation(line: 15, column: 34, scope: !11, inlinedAt: !120)
!137 = !DILocation(line: 15, column: 21, scope: !11, inlinedAt: !120)
!138 = !DILocation(line: 15, column: 3, scope: !11, inlinedAt: !120)
!139 = !DILocation(line: 15, column: 19, scope: !11, inlinedAt: !120)
!140 = !DILocation(line: 16, column: 3, scope: !11, inlinedAt: !120)
!141 = !DILocation(line: 17, column: 34, scope: !11, inlinedAt: !120)
!142 = !DILocation(line: 17, column: 21, scope: !11, inlinedAt: !120)
!143 = !DILocation(line: 17, column: 3, scope: !11, inlinedAt: !120)
!144 = !DILocation(line: 17, column: 19, scope: !11, inlinedAt: !120)
!145 = !DILocation(line: 18, column: 3, scope: !11, inlinedAt: !120)
!146 = !DILocation(line: 19, column: 3, scope: !11, inlinedAt: !120)
!147 = !DILocation(line: 13, column: 74, scope: !11, inlinedAt: !120)
!148 = !DILocation(line: 13, column: 67, scope: !11, inlinedAt: !120)
!149 = !DILocation(line: 13, column: 51, scope: !11, inlinedAt: !120)
!150 = !DILocation(line: 13, column: 37, scope: !11, inlinedAt: !120)
!151 = !DILocation(line: 13, column: 49, scope: !11, inlinedAt: !120)
!152 = !DILocation(line: 13, column: 31, scope: !11, inlinedAt: !120)
!153 = !DILocation(line: 13, column: 23, scope: !11, inlinedAt: !120)
!154 = distinct !{!154, !133, !155, !54, !55}
!155 = !DILocation(line: 13, column: 78, scope: !11, inlinedAt: !120)
!156 = !DILocation(line: 27, column: 3, scope: !11, inlinedAt: !120)
!157 = !DILocation(line: 20, column: 12, scope: !11, inlinedAt: !120)
!158 = !DILocation(line: 21, column: 29, scope: !11, inlinedAt: !120)
!159 = !DILocation(line: 22, column: 24, scope: !11, inlinedAt: !120)
!160 = !DILocation(line: 22, column: 45, scope: !11, inlinedAt: !120)
!161 = !DILocation(line: 22, column: 43, scope: !11, inlinedAt: !120)
!162 = !DILocation(line: 23, column: 28, scope: !11, inlinedAt: !120)
!163 = !DILocation(line: 23, column: 43, scope: !11, inlinedAt: !120)
!164 = !DILocation(line: 23, column: 54, scope: !11, inlinedAt: !120)
!165 = !DILocation(line: 23, column: 69, scope: !11, inlinedAt: !120)
!166 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !167)
!167 = distinct !DILocation(line: 23, column: 24, scope: !11, inlinedAt: !120)
!168 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !169)
!169 = distinct !DILocation(line: 22, column: 20, scope: !11, inlinedAt: !120)
!170 = !DILocation(line: 22, column: 7, scope: !11, inlinedAt: !120)
!171 = !DILocation(line: 22, column: 18, scope: !11, inlinedAt: !120)
!172 = !DILocation(line: 24, column: 5, scope: !11, inlinedAt: !120)
!173 = !DILocation(line: 25, column: 5, scope: !11, inlinedAt: !120)
!174 = !DILocation(line: 19, column: 29, scope: !11, inlinedAt: !120)
!175 = !DILocation(line: 19, column: 21, scope: !11, inlinedAt: !120)
!176 = distinct !{!176, !146, !177, !54, !55}
!177 = !DILocation(line: 26, column: 3, scope: !11, inlinedAt: !120)
!178 = !DILocation(line: 28, column: 12, scope: !11, inlinedAt: !120)
!179 = !DILocation(line: 29, column: 25, scope: !11, inlinedAt: !120)
!180 = !DILocation(line: 30, column: 38, scope: !11, inlinedAt: !120)
!181 = !DILocation(line: 30, column: 24, scope: !11, inlinedAt: !120)
!182 = !DILocation(line: 30, column: 45, scope: !11, inlinedAt: !120)
!183 = !DILocation(line: 30, column: 43, scope: !11, inlinedAt: !120)
!184 = !DILocation(line: 31, column: 28, scope: !11, inlinedAt: !120)
!185 = !DILocation(line: 31, column: 43, scope: !11, inlinedAt: !120)
!186 = !DILocation(line: 31, column: 54, scope: !11, inlinedAt: !120)
!187 = !DILocation(line: 31, column: 69, scope: !11, inlinedAt: !120)
!188 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !189)
!189 = distinct !DILocation(line: 31, column: 24, scope: !11, inlinedAt: !120)
!190 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !191)
!191 = distinct !DILocation(line: 30, column: 20, scope: !11, inlinedAt: !120)
!192 = !DILocation(line: 30, column: 7, scope: !11, inlinedAt: !120)
!193 = !DILocation(line: 30, column: 18, scope: !11, inlinedAt: !120)
!194 = !DILocation(line: 32, column: 5, scope: !11, inlinedAt: !120)
!195 = !DILocation(line: 33, column: 5, scope: !11, inlinedAt: !120)
!196 = !DILocation(line: 27, column: 34, scope: !11, inlinedAt: !120)
!197 = !DILocation(line: 27, column: 28, scope: !11, inlinedAt: !120)
!198 = distinct !{!198, !156, !199, !54, !55}
!199 = !DILocation(line: 34, column: 3, scope: !11, inlinedAt: !120)
!200 = !DILocation(line: 35, column: 72, scope: !11, inlinedAt: !120)
!201 = !DILocation(line: 35, column: 64, scope: !11, inlinedAt: !120)
!202 = !DILocation(line: 35, column: 54, scope: !11, inlinedAt: !120)
!203 = !DILocation(line: 35, column: 49, scope: !11, inlinedAt: !120)
!204 = !DILocation(line: 35, column: 37, scope: !11, inlinedAt: !120)
!205 = !DILocation(line: 35, column: 62, scope: !11, inlinedAt: !120)
!206 = !DILocation(line: 35, column: 23, scope: !11, inlinedAt: !120)
!207 = !DILocation(line: 35, column: 3, scope: !11, inlinedAt: !120)
!208 = distinct !{!208, !207, !209, !54, !55}
!209 = !DILocation(line: 35, column: 83, scope: !11, inlinedAt: !120)
!210 = !DILocation(line: 42, column: 1, scope: !113)
!211 = distinct !DISubprogram(name: "needle_lower", scope: !1, file: !1, line: 45, type: !12, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!212 = !DILocation(line: 66, column: 27, scope: !115, inlinedAt: !213)
!213 = distinct !DILocation(line: 47, column: 12, scope: !211)
!214 = !DILocation(line: 47, column: 23, scope: !211)
!215 = !DILocation(line: 47, column: 31, scope: !211)
!216 = !DILocation(line: 48, column: 55, scope: !211)
!217 = !DILocation(line: 53, column: 27, scope: !15, inlinedAt: !218)
!218 = distinct !DILocation(line: 9, column: 12, scope: !11, inlinedAt: !219)
!219 = distinct !DILocation(line: 48, column: 3, scope: !211)
!220 = !DILocation(line: 10, column: 21, scope: !11, inlinedAt: !219)
!221 = !DILocation(line: 10, column: 28, scope: !11, inlinedAt: !219)
!222 = !DILocation(line: 10, column: 40, scope: !11, inlinedAt: !219)
!223 = !DILocation(line: 10, column: 33, scope: !11, inlinedAt: !219)
!224 = !DILocation(line: 11, column: 22, scope: !11, inlinedAt: !219)
!225 = !DILocation(line: 11, column: 29, scope: !11, inlinedAt: !219)
!226 = !DILocation(line: 11, column: 33, scope: !11, inlinedAt: !219)
!227 = !DILocation(line: 12, column: 10, scope: !11, inlinedAt: !219)
!228 = !DILocation(line: 12, column: 29, scope: !11, inlinedAt: !219)
!229 = !DILocation(line: 12, column: 27, scope: !11, inlinedAt: !219)
!230 = !DILocation(line: 12, column: 16, scope: !11, inlinedAt: !219)
!231 = !DILocation(line: 13, column: 8, scope: !11, inlinedAt: !219)
!232 = !DILocation(line: 13, column: 3, scope: !11, inlinedAt: !219)
!233 = !DILocation(line: 14, column: 3, scope: !11, inlinedAt: !219)
!234 = !DILocation(line: 15, column: 41, scope: !11, inlinedAt: !219)
!235 = !DILocation(line: 15, column: 34, scope: !11, inlinedAt: !219)
!236 = !DILocation(line: 15, column: 21, scope: !11, inlinedAt: !219)
!237 = !DILocation(line: 15, column: 3, scope: !11, inlinedAt: !219)
!238 = !DILocation(line: 15, column: 19, scope: !11, inlinedAt: !219)
!239 = !DILocation(line: 16, column: 3, scope: !11, inlinedAt: !219)
!240 = !DILocation(line: 17, column: 34, scope: !11, inlinedAt: !219)
!241 = !DILocation(line: 17, column: 21, scope: !11, inlinedAt: !219)
!242 = !DILocation(line: 17, column: 3, scope: !11, inlinedAt: !219)
!243 = !DILocation(line: 17, column: 19, scope: !11, inlinedAt: !219)
!244 = !DILocation(line: 18, column: 3, scope: !11, inlinedAt: !219)
!245 = !DILocation(line: 19, column: 3, scope: !11, inlinedAt: !219)
!246 = !DILocation(line: 13, column: 74, scope: !11, inlinedAt: !219)
!247 = !DILocation(line: 13, column: 67, scope: !11, inlinedAt: !219)
!248 = !DILocation(line: 13, column: 51, scope: !11, inlinedAt: !219)
!249 = !DILocation(line: 13, column: 37, scope: !11, inlinedAt: !219)
!250 = !DILocation(line: 13, column: 49, scope: !11, inlinedAt: !219)
!251 = !DILocation(line: 13, column: 31, scope: !11, inlinedAt: !219)
!252 = !DILocation(line: 13, column: 23, scope: !11, inlinedAt: !219)
!253 = distinct !{!253, !232, !254, !54, !55}
!254 = !DILocation(line: 13, column: 78, scope: !11, inlinedAt: !219)
!255 = !DILocation(line: 27, column: 3, scope: !11, inlinedAt: !219)
!256 = !DILocation(line: 20, column: 12, scope: !11, inlinedAt: !219)
!257 = !DILocation(line: 21, column: 29, scope: !11, inlinedAt: !219)
!258 = !DILocation(line: 22, column: 24, scope: !11, inlinedAt: !219)
!259 = !DILocation(line: 22, column: 45, scope: !11, inlinedAt: !219)
!260 = !DILocation(line: 22, column: 43, scope: !11, inlinedAt: !219)
!261 = !DILocation(line: 23, column: 28, scope: !11, inlinedAt: !219)
!262 = !DILocation(line: 23, column: 43, scope: !11, inlinedAt: !219)
!263 = !DILocation(line: 23, column: 54, scope: !11, inlinedAt: !219)
!264 = !DILocation(line: 23, column: 69, scope: !11, inlinedAt: !219)
!265 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !266)
!266 = distinct !DILocation(line: 23, column: 24, scope: !11, inlinedAt: !219)
!267 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !268)
!268 = distinct !DILocation(line: 22, column: 20, scope: !11, inlinedAt: !219)
!269 = !DILocation(line: 22, column: 7, scope: !11, inlinedAt: !219)
!270 = !DILocation(line: 22, column: 18, scope: !11, inlinedAt: !219)
!271 = !DILocation(line: 24, column: 5, scope: !11, inlinedAt: !219)
!272 = !DILocation(line: 25, column: 5, scope: !11, inlinedAt: !219)
!273 = !DILocation(line: 19, column: 29, scope: !11, inlinedAt: !219)
!274 = !DILocation(line: 19, column: 21, scope: !11, inlinedAt: !219)
!275 = distinct !{!275, !245, !276, !54, !55}
!276 = !DILocation(line: 26, column: 3, scope: !11, inlinedAt: !219)
!277 = !DILocation(line: 28, column: 12, scope: !11, inlinedAt: !219)
!278 = !DILocation(line: 29, column: 25, scope: !11, inlinedAt: !219)
!279 = !DILocation(line: 30, column: 38, scope: !11, inlinedAt: !219)
!280 = !DILocation(line: 30, column: 24, scope: !11, inlinedAt: !219)
!281 = !DILocation(line: 30, column: 45, scope: !11, inlinedAt: !219)
!282 = !DILocation(line: 30, column: 43, scope: !11, inlinedAt: !219)
!283 = !DILocation(line: 31, column: 28, scope: !11, inlinedAt: !219)
!284 = !DILocation(line: 31, column: 43, scope: !11, inlinedAt: !219)
!285 = !DILocation(line: 31, column: 54, scope: !11, inlinedAt: !219)
!286 = !DILocation(line: 31, column: 69, scope: !11, inlinedAt: !219)
!287 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !288)
!288 = distinct !DILocation(line: 31, column: 24, scope: !11, inlinedAt: !219)
!289 = !DILocation(line: 200, column: 47, scope: !67, inlinedAt: !290)
!290 = distinct !DILocation(line: 30, column: 20, scope: !11, inlinedAt: !219)
!291 = !DILocation(line: 30, column: 7, scope: !11, inlinedAt: !219)
!292 = !DILocation(line: 30, column: 18, scope: !11, inlinedAt: !219)
!293 = !DILocation(line: 32, column: 5, scope: !11, inlinedAt: !219)
!294 = !DILocation(line: 33, column: 5, scope: !11, inlinedAt: !219)
!295 = !DILocation(line: 27, column: 34, scope: !11, inlinedAt: !219)
!296 = !DILocation(line: 27, column: 28, scope: !11, inlinedAt: !219)
!297 = distinct !{!297, !255, !298, !54, !55}
!298 = !DILocation(line: 34, column: 3, scope: !11, inlinedAt: !219)
!299 = !DILocation(line: 35, column: 72, scope: !11, inlinedAt: !219)
!300 = !DILocation(line: 35, column: 64, scope: !11, inlinedAt: !219)
!301 = !DILocation(line: 35, column: 54, scope: !11, inlinedAt: !219)
!302 = !DILocation(line: 35, column: 49, scope: !11, inlinedAt: !219)
!303 = !DILocation(line: 35, column: 37, scope: !11, inlinedAt: !219)
!304 = !DILocation(line: 35, column: 62, scope: !11, inlinedAt: !219)
!305 = !DILocation(line: 35, column: 23, scope: !11, inlinedAt: !219)
!306 = !DILocation(line: 35, column: 3, scope: !11, inlinedAt: !219)
!307 = distinct !{!307, !306, !308, !54, !55}
!308 = !DILocation(line: 35, column: 83, scope: !11, inlinedAt: !219)
!309 = !DILocation(line: 49, column: 1, scope: !211)
