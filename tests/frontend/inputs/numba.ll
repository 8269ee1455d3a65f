; ModuleID = "f"
target triple = "nvptx64-nvidia-cuda"
@"_ZN08NumbaEnv1fE" = common global i8* null
define void @"_ZN1fE5ArrayIfE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.6.0")
{
entry:
  %"a" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"x" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  call void @"llvm.dbg.declare"(metadata {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x", metadata !1, metadata !2)
  %".92" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x", i32 0, i32 4
  %".93" = load float*, float** %".92"
  store float 0x3ff0000000000000, float* %"x.4"
  ret void
}
declare void @"llvm.dbg.declare"(metadata %".1", metadata %".2", metadata %".3")
!nvvm.annotations = !{ !0 }
!0 = !{ void (i8*, i8*, i64, i64, float*, i64, i64)* @"_ZN1fE5ArrayIfE", !"kernel", i32 1 }
