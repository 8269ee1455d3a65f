target datalayout = "e-p:64:64:64-p3:32:32:32-i64:64-v16:16-v32:32-n16:32:64-ni:10:11:12:13"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @_Z3addP({ i64, i32 } %state, { i8 addrspace(1)*, i64, [1 x i64], i64 } %0) local_unnamed_addr {
conversion:
  %.fca.0.extract = extractvalue { i8 addrspace(1)*, i64, [1 x i64], i64 } %0, 0
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !8
  %2 = zext i32 %1 to i64
  %3 = bitcast i8 addrspace(1)* %.fca.0.extract to float addrspace(1)*
  %4 = getelementptr inbounds float, float addrspace(1)* %3, i64 %2
  %5 = load float, float addrspace(1)* %4, align 4, !tbaa !10
  %6 = fadd float %5, 1.000000e+00
  store float %6, float addrspace(1)* %4, align 4, !tbaa !10
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!8 = !{i32 0, i32 1023}
!10 = !{!11, !11, i64 0, i64 0}
!11 = !{!"custom_tbaa_addrspace(1)", !12, i64 0}
!12 = !{!"custom_tbaa"}
