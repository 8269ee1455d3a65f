; As CUDA.jl prints it (debug level 1): y[i] = x[i] * size(x, 1), with Julia's bounds checks.
source_filename = "kernel"
target datalayout = "e-p:64:64:64-p3:32:32:32-p4:64:64:64-p5:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@exception = private unnamed_addr constant [10 x i8] c"exception\00", align 1

define internal fastcc void @julia_throw_boundserror_2903({ i64, i32 } %state) unnamed_addr noinline {
top:
  call fastcc void @gpu_report_exception(i64 ptrtoint (i8* getelementptr inbounds ([10 x i8], [10 x i8]* @exception, i64 0, i64 0) to i64))
  call fastcc void @gpu_signal_exception({ i64, i32 } %state)
  call void @llvm.trap()
  call void asm sideeffect "exit;", ""()
  unreachable
}

define internal fastcc void @gpu_report_exception(i64 %0) unnamed_addr {
top:
  %1 = inttoptr i64 %0 to i8*
  %2 = alloca [1 x i64], align 8
  %3 = getelementptr inbounds [1 x i64], [1 x i64]* %2, i64 0, i64 0
  store i64 %0, i64* %3, align 8
  %4 = bitcast [1 x i64]* %2 to i8*
  %5 = call i32 @vprintf(i8* %1, i8* %4)
  ret void
}

define internal fastcc void @gpu_signal_exception({ i64, i32 } %state) unnamed_addr {
top:
  %.fca.0.extract = extractvalue { i64, i32 } %state, 0
  %0 = inttoptr i64 %.fca.0.extract to i32*
  %1 = cmpxchg i32* %0, i32 0, i32 1 seq_cst seq_cst
  store i32 1, i32* %0, align 4
  ret void
}

define ptx_kernel void @_Z6kernel13CuDeviceArrayI7Float32Li2ELi1EES_({ i64, i32 } %state, { i8 addrspace(1)*, i64, [2 x i64], i64 } %0, { i8 addrspace(1)*, i64, [2 x i64], i64 } %1) local_unnamed_addr {
conversion:
  %.fca.0.extract = extractvalue { i8 addrspace(1)*, i64, [2 x i64], i64 } %0, 0
  %.fca.2.0.extract = extractvalue { i8 addrspace(1)*, i64, [2 x i64], i64 } %0, 2, 0
  %.fca.3.extract = extractvalue { i8 addrspace(1)*, i64, [2 x i64], i64 } %0, 3
  %.fca.0.extract8 = extractvalue { i8 addrspace(1)*, i64, [2 x i64], i64 } %1, 0
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext i32 %2 to i64
  %4 = icmp ult i64 %3, %.fca.3.extract
  br i1 %4, label %L31, label %L28

L28:                                              ; preds = %conversion
  call fastcc void @julia_throw_boundserror_2903({ i64, i32 } %state)
  unreachable

L31:                                              ; preds = %conversion
  %5 = bitcast i8 addrspace(1)* %.fca.0.extract to float addrspace(1)*
  %6 = getelementptr inbounds float, float addrspace(1)* %5, i64 %3
  %7 = load float, float addrspace(1)* %6, align 4
  %8 = sitofp i64 %.fca.2.0.extract to float
  %9 = fmul float %7, %8
  %10 = bitcast i8 addrspace(1)* %.fca.0.extract8 to float addrspace(1)*
  %11 = getelementptr inbounds float, float addrspace(1)* %10, i64 %3
  store float %9, float addrspace(1)* %11, align 4
  ret void
}

declare i32 @vprintf(i8*, i8*)
declare void @llvm.trap()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
