; LLVM IR: a times x plus y
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @saxpy(float %a, ptr %x, ptr %y, i32 %n) {
entry:
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul i32 %block, %size
  %i = add i32 %first, %thread
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %body, label %done

body:
  %at = sext i32 %i to i64
  %px = getelementptr inbounds float, ptr %x, i64 %at
  %py = getelementptr inbounds float, ptr %y, i64 %at
  %vx = load float, ptr %px
  %vy = load float, ptr %py
  %product = fmul float %a, %vx
  %sum = fadd float %product, %vy
  store float %sum, ptr %py
  br label %done

done:
  ret void
}
