; ModuleID = 'queens.cu'
source_filename = "queens.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @_Z6queensPii(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [16 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [16 x i32], align 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = mul nsw i32 %1, %1
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %94

14:                                               ; preds = %2
  %15 = sdiv i32 %11, %1
  %16 = mul i32 %15, %1
  %17 = sub i32 %11, %16
  %18 = icmp eq i32 %15, %17
  %19 = add nsw i32 %17, 1
  %20 = icmp eq i32 %15, %19
  %21 = select i1 %18, i1 true, i1 %20
  %22 = add nsw i32 %17, -1
  %23 = icmp eq i32 %15, %22
  %24 = select i1 %21, i1 true, i1 %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %14
  %26 = sext i32 %11 to i64
  %27 = getelementptr inbounds i32, ptr %0, i64 %26
  store i32 0, ptr %27, align 4, !tbaa !3
  br label %94

28:                                               ; preds = %14
  %29 = shl nsw i32 -1, %1
  %30 = xor i32 %29, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #3
  %31 = shl nuw i32 1, %15
  %32 = shl nuw i32 1, %17
  %33 = or i32 %32, %31
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %33, ptr %34, align 4, !tbaa !3
  %35 = shl i32 4, %15
  %36 = shl i32 2, %17
  %37 = or i32 %36, %35
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %37, ptr %38, align 4, !tbaa !3
  %39 = lshr i32 %31, 2
  %40 = lshr i32 %32, 1
  %41 = or i32 %40, %39
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %41, ptr %42, align 4, !tbaa !3
  %43 = or i32 %33, %37
  %44 = or i32 %43, %41
  %45 = xor i32 %44, -1
  %46 = and i32 %45, %30
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %46, ptr %47, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %68, %28
  %49 = phi i32 [ %69, %68 ], [ 0, %28 ]
  %50 = phi i32 [ %54, %68 ], [ 2, %28 ]
  br label %51

51:                                               ; preds = %48, %70
  %52 = phi i32 [ %66, %70 ], [ %50, %48 ]
  br label %53

53:                                               ; preds = %51, %59
  %54 = phi i32 [ %52, %51 ], [ %60, %59 ]
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %6, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %62

59:                                               ; preds = %53
  %60 = add nsw i32 %54, -1
  %61 = icmp sgt i32 %54, 2
  br i1 %61, label %53, label %91, !llvm.loop !7

62:                                               ; preds = %53
  %63 = sub i32 0, %57
  %64 = and i32 %57, %63
  %65 = xor i32 %64, %57
  store i32 %65, ptr %56, align 4, !tbaa !3
  %66 = add nuw nsw i32 %54, 1
  %67 = icmp eq i32 %66, %1
  br i1 %67, label %68, label %70

68:                                               ; preds = %62
  %69 = add nuw nsw i32 %49, 1
  br label %48, !llvm.loop !7

70:                                               ; preds = %62
  %71 = getelementptr inbounds nuw i32, ptr %3, i64 %55
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = or i32 %72, %64
  %74 = zext nneg i32 %66 to i64
  %75 = getelementptr inbounds nuw i32, ptr %3, i64 %74
  store i32 %73, ptr %75, align 4, !tbaa !3
  %76 = getelementptr inbounds nuw i32, ptr %4, i64 %55
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = or i32 %77, %64
  %79 = shl i32 %78, 1
  %80 = getelementptr inbounds nuw i32, ptr %4, i64 %74
  store i32 %79, ptr %80, align 4, !tbaa !3
  %81 = getelementptr inbounds nuw i32, ptr %5, i64 %55
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = or i32 %82, %64
  %84 = lshr i32 %83, 1
  %85 = getelementptr inbounds nuw i32, ptr %5, i64 %74
  store i32 %84, ptr %85, align 4, !tbaa !3
  %86 = or i32 %79, %73
  %87 = or i32 %86, %84
  %88 = xor i32 %87, -1
  %89 = and i32 %88, %30
  %90 = getelementptr inbounds nuw i32, ptr %6, i64 %74
  store i32 %89, ptr %90, align 4, !tbaa !3
  br label %51

91:                                               ; preds = %59
  %92 = sext i32 %11 to i64
  %93 = getelementptr inbounds i32, ptr %0, i64 %92
  store i32 %49, ptr %93, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  br label %94

94:                                               ; preds = %25, %91, %2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
