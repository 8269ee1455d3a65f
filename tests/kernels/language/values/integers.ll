; ModuleID = 'integers.cu'
source_filename = "integers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.crctable = private unnamed_addr constant [256 x i32] [i32 0, i32 1996959894, i32 -301047508, i32 -1727442502, i32 124634137, i32 1886057615, i32 -379345611, i32 -1637575261, i32 249268274, i32 2044508324, i32 -522852066, i32 -1747789432, i32 162941995, i32 2125561021, i32 -407360249, i32 -1866523247, i32 498536548, i32 1789927666, i32 -205950648, i32 -2067906082, i32 450548861, i32 1843258603, i32 -187386543, i32 -2083289657, i32 325883990, i32 1684777152, i32 -43845254, i32 -1973040660, i32 335633487, i32 1661365465, i32 -99664541, i32 -1928851979, i32 997073096, i32 1281953886, i32 -715111964, i32 -1570279054, i32 1006888145, i32 1258607687, i32 -770865667, i32 -1526024853, i32 901097722, i32 1119000684, i32 -608450090, i32 -1396901568, i32 853044451, i32 1172266101, i32 -589951537, i32 -1412350631, i32 651767980, i32 1373503546, i32 -925412992, i32 -1076862698, i32 565507253, i32 1454621731, i32 -809855591, i32 -1195530993, i32 671266974, i32 1594198024, i32 -972236366, i32 -1324619484, i32 795835527, i32 1483230225, i32 -1050600021, i32 -1234817731, i32 1994146192, i32 31158534, i32 -1731059524, i32 -271249366, i32 1907459465, i32 112637215, i32 -1614814043, i32 -390540237, i32 2013776290, i32 251722036, i32 -1777751922, i32 -519137256, i32 2137656763, i32 141376813, i32 -1855689577, i32 -429695999, i32 1802195444, i32 476864866, i32 -2056965928, i32 -228458418, i32 1812370925, i32 453092731, i32 -2113342271, i32 -183516073, i32 1706088902, i32 314042704, i32 -1950435094, i32 -54949764, i32 1658658271, i32 366619977, i32 -1932296973, i32 -69972891, i32 1303535960, i32 984961486, i32 -1547960204, i32 -725929758, i32 1256170817, i32 1037604311, i32 -1529756563, i32 -740887301, i32 1131014506, i32 879679996, i32 -1385723834, i32 -631195440, i32 1141124467, i32 855842277, i32 -1442165665, i32 -586318647, i32 1342533948, i32 654459306, i32 -1106571248, i32 -921952122, i32 1466479909, i32 544179635, i32 -1184443383, i32 -832445281, i32 1591671054, i32 702138776, i32 -1328506846, i32 -942167884, i32 1504918807, i32 783551873, i32 -1212326853, i32 -1061524307, i32 -306674912, i32 -1698712650, i32 62317068, i32 1957810842, i32 -355121351, i32 -1647151185, i32 81470997, i32 1943803523, i32 -480048366, i32 -1805370492, i32 225274430, i32 2053790376, i32 -468791541, i32 -1828061283, i32 167816743, i32 2097651377, i32 -267414716, i32 -2029476910, i32 503444072, i32 1762050814, i32 -144550051, i32 -2140837941, i32 426522225, i32 1852507879, i32 -19653770, i32 -1982649376, i32 282753626, i32 1742555852, i32 -105259153, i32 -1900089351, i32 397917763, i32 1622183637, i32 -690576408, i32 -1580100738, i32 953729732, i32 1340076626, i32 -776247311, i32 -1497606297, i32 1068828381, i32 1219638859, i32 -670225446, i32 -1358292148, i32 906185462, i32 1090812512, i32 -547295293, i32 -1469587627, i32 829329135, i32 1181335161, i32 -882789492, i32 -1134132454, i32 628085408, i32 1382605366, i32 -871598187, i32 -1156888829, i32 570562233, i32 1426400815, i32 -977650754, i32 -1296233688, i32 733239954, i32 1555261956, i32 -1026031705, i32 -1244606671, i32 752459403, i32 1541320221, i32 -1687895376, i32 -328994266, i32 1969922972, i32 40735498, i32 -1677130071, i32 -351390145, i32 1913087877, i32 83908371, i32 -1782625662, i32 -491226604, i32 2075208622, i32 213261112, i32 -1831694693, i32 -438977011, i32 2094854071, i32 198958881, i32 -2032938284, i32 -237706686, i32 1759359992, i32 534414190, i32 -2118248755, i32 -155638181, i32 1873836001, i32 414664567, i32 -2012718362, i32 -15766928, i32 1711684554, i32 285281116, i32 -1889165569, i32 -127750551, i32 1634467795, i32 376229701, i32 -1609899400, i32 -686959890, i32 1308918612, i32 956543938, i32 -1486412191, i32 -799009033, i32 1231636301, i32 1047427035, i32 -1362007478, i32 -640263460, i32 1088359270, i32 936918000, i32 -1447252397, i32 -558129467, i32 1202900863, i32 817233897, i32 -1111625188, i32 -893730166, i32 1404277552, i32 615818150, i32 -1160759803, i32 -841546093, i32 1423857449, i32 601450431, i32 -1285129682, i32 -1000256840, i32 1567103746, i32 711928724, i32 -1274298825, i32 -1022587231, i32 1510334235, i32 755167117]

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4wrapPKjS0_Pji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds i32, ptr %1, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = add i32 %16, -128
  %18 = mul i32 %17, %14
  %19 = xor i32 %16, -1
  %20 = add i32 %18, %19
  %21 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %20, ptr %21, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6dividePKiS0_PiS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds i32, ptr %1, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = sdiv i32 %15, %17
  %19 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %18, ptr %19, align 4, !tbaa !3
  %20 = load i32, ptr %14, align 4, !tbaa !3
  %21 = load i32, ptr %16, align 4, !tbaa !3
  %22 = srem i32 %20, %21
  %23 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %22, ptr %23, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15divide_unsignedPKjS0_PjS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds i32, ptr %1, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = udiv i32 %15, %17
  %19 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %18, ptr %19, align 4, !tbaa !3
  %20 = load i32, ptr %14, align 4, !tbaa !3
  %21 = load i32, ptr %16, align 4, !tbaa !3
  %22 = urem i32 %20, %21
  %23 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %22, ptr %23, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11divide_longPKxS0_PxS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i64, ptr %0, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !7
  %16 = getelementptr inbounds i64, ptr %1, i64 %13
  %17 = load i64, ptr %16, align 8, !tbaa !7
  %18 = sdiv i64 %15, %17
  %19 = getelementptr inbounds i64, ptr %2, i64 %13
  store i64 %18, ptr %19, align 8, !tbaa !7
  %20 = load i64, ptr %14, align 8, !tbaa !7
  %21 = load i64, ptr %16, align 8, !tbaa !7
  %22 = srem i64 %20, %21
  %23 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %22, ptr %23, align 8, !tbaa !7
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15divide_constantPKiPKjPiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %28

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = sdiv i32 %15, 7
  %17 = srem i32 %15, 16
  %18 = add nsw i32 %16, %17
  %19 = sdiv i32 %15, -3
  %20 = add nsw i32 %18, %19
  %21 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %20, ptr %21, align 4, !tbaa !3
  %22 = getelementptr inbounds i32, ptr %1, i64 %13
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = udiv i32 %23, 10
  %25 = urem i32 %23, 7
  %26 = add nuw nsw i32 %24, %25
  %27 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %26, ptr %27, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6shiftsPKiPKjS0_PiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %28

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %2, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = and i32 %16, 31
  %18 = getelementptr inbounds i32, ptr %0, i64 %14
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = ashr i32 %19, %17
  %21 = shl i32 %19, %17
  %22 = xor i32 %20, %21
  %23 = getelementptr inbounds i32, ptr %3, i64 %14
  store i32 %22, ptr %23, align 4, !tbaa !3
  %24 = getelementptr inbounds i32, ptr %1, i64 %14
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = tail call i32 @llvm.fshr.i32(i32 %25, i32 %25, i32 %16)
  %27 = getelementptr inbounds i32, ptr %4, i64 %14
  store i32 %26, ptr %27, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4bitsPKjPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = tail call noundef i32 @__nv_popc(i32 noundef %13) #9
  %15 = tail call noundef i32 @__nv_clz(i32 noundef %13) #9
  %16 = mul nsw i32 %15, 100
  %17 = add nsw i32 %16, %14
  %18 = tail call noundef i32 @__nv_ffs(i32 noundef %13) #9
  %19 = mul nsw i32 %18, 10000
  %20 = add nsw i32 %17, %19
  %21 = tail call noundef i32 @__nv_brev(i32 noundef %13) #9
  %22 = and i32 %21, 255
  %23 = mul nuw nsw i32 %22, 1000000
  %24 = add nsw i32 %20, %23
  %25 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %24, ptr %25, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9bits_longPKyPxi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i64, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8, !tbaa !7
  %14 = tail call noundef i32 @__nv_popcll(i64 noundef %13) #9
  %15 = tail call noundef i32 @__nv_clzll(i64 noundef %13) #9
  %16 = mul nsw i32 %15, 100
  %17 = add nsw i32 %16, %14
  %18 = tail call noundef i32 @__nv_ffsll(i64 noundef %13) #9
  %19 = mul nsw i32 %18, 10000
  %20 = add nsw i32 %17, %19
  %21 = sext i32 %20 to i64
  %22 = tail call noundef i64 @__nv_brevll(i64 noundef %13) #9
  %23 = lshr i64 %22, 20
  %24 = add nsw i64 %23, %21
  %25 = getelementptr inbounds i64, ptr %1, i64 %11
  store i64 %24, ptr %25, align 8, !tbaa !7
  br label %26

26:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13high_productsPKiS0_PiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds i32, ptr %1, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = tail call noundef i32 @__nv_mulhi(i32 noundef %15, i32 noundef %17) #9
  %19 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %18, ptr %19, align 4, !tbaa !3
  %20 = load i32, ptr %14, align 4, !tbaa !3
  %21 = load i32, ptr %16, align 4, !tbaa !3
  %22 = tail call noundef i32 @__nv_umulhi(i32 noundef %20, i32 noundef %21) #9
  %23 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %22, ptr %23, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z18high_products_longPKxS0_PxPyi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i64, ptr %0, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !7
  %16 = getelementptr inbounds i64, ptr %1, i64 %13
  %17 = load i64, ptr %16, align 8, !tbaa !7
  %18 = tail call noundef i64 @__nv_mul64hi(i64 noundef %15, i64 noundef %17) #9
  %19 = getelementptr inbounds i64, ptr %2, i64 %13
  store i64 %18, ptr %19, align 8, !tbaa !7
  %20 = load i64, ptr %14, align 8, !tbaa !7
  %21 = load i64, ptr %16, align 8, !tbaa !7
  %22 = tail call noundef i64 @__nv_umul64hi(i64 noundef %20, i64 noundef %21) #9
  %23 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %22, ptr %23, align 8, !tbaa !7
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7extremaPKiS0_PiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %34

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds i32, ptr %1, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = tail call noundef i32 @__nv_max(i32 noundef %15, i32 noundef %17) #9
  %19 = load i32, ptr %14, align 4, !tbaa !3
  %20 = load i32, ptr %16, align 4, !tbaa !3
  %21 = tail call noundef i32 @__nv_min(i32 noundef %19, i32 noundef %20) #9
  %22 = sdiv i32 %21, -2
  %23 = add i32 %22, %18
  %24 = load i32, ptr %14, align 4, !tbaa !3
  %25 = tail call noundef i32 @__nv_abs(i32 noundef %24) #9
  %26 = add nsw i32 %23, %25
  %27 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %26, ptr %27, align 4, !tbaa !3
  %28 = load i32, ptr %14, align 4, !tbaa !3
  %29 = load i32, ptr %16, align 4, !tbaa !3
  %30 = tail call noundef i32 @llvm.umax.i32(i32 %28, i32 %29)
  %31 = tail call noundef i32 @llvm.umin.i32(i32 %28, i32 1000)
  %32 = xor i32 %30, %31
  %33 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %32, ptr %33, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6funnelPKjS0_PKiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %24

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds i32, ptr %0, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = getelementptr inbounds i32, ptr %2, i64 %13
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = tail call noundef i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %15, i32 %17, i32 %19) #10, !srcloc !9
  %21 = tail call noundef i32 asm "shf.r.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %15, i32 %17, i32 %19) #10, !srcloc !10
  %22 = xor i32 %21, %20
  %23 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %22, ptr %23, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8averagesPKiS0_PiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %32

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds i32, ptr %1, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = tail call noundef i32 @__nv_hadd(i32 noundef %15, i32 noundef %17) #9
  %19 = load i32, ptr %14, align 4, !tbaa !3
  %20 = load i32, ptr %16, align 4, !tbaa !3
  %21 = tail call noundef i32 @__nv_mul24(i32 noundef %19, i32 noundef %20) #9
  %22 = add nsw i32 %21, %18
  %23 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %22, ptr %23, align 4, !tbaa !3
  %24 = load i32, ptr %14, align 4, !tbaa !3
  %25 = load i32, ptr %16, align 4, !tbaa !3
  %26 = tail call noundef i32 @__nv_urhadd(i32 noundef %24, i32 noundef %25) #9
  %27 = load i32, ptr %14, align 4, !tbaa !3
  %28 = load i32, ptr %16, align 4, !tbaa !3
  %29 = tail call noundef i32 @__nv_sad(i32 noundef %27, i32 noundef %28, i32 noundef 5) #9
  %30 = add i32 %29, %26
  %31 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %30, ptr %31, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10murmur_mixPKjPji(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %23

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = lshr i32 %13, 16
  %15 = xor i32 %14, %13
  %16 = mul i32 %15, -2048144789
  %17 = lshr i32 %16, 13
  %18 = xor i32 %17, %16
  %19 = mul i32 %18, -1028477387
  %20 = lshr i32 %19, 16
  %21 = xor i32 %20, %19
  %22 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %21, ptr %22, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8xorshiftPyPdii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %72

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8, !tbaa !7
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %37

16:                                               ; preds = %11
  %17 = and i32 %3, 3
  %18 = icmp ult i32 %3, 4
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = and i32 %3, 2147483644
  br label %43

21:                                               ; preds = %43
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %37, label %23

23:                                               ; preds = %21, %16
  %24 = phi i64 [ %14, %16 ], [ %69, %21 ]
  %25 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi i64 [ %34, %26 ], [ %24, %23 ]
  %28 = phi i32 [ %35, %26 ], [ 0, %23 ]
  %29 = shl i64 %27, 13
  %30 = xor i64 %29, %27
  %31 = lshr i64 %30, 7
  %32 = xor i64 %31, %30
  %33 = shl i64 %32, 17
  %34 = xor i64 %33, %32
  %35 = add i32 %28, 1
  %36 = icmp eq i32 %35, %17
  br i1 %36, label %37, label %26, !llvm.loop !11

37:                                               ; preds = %21, %26, %11
  %38 = phi i64 [ %14, %11 ], [ %69, %21 ], [ %34, %26 ]
  store i64 %38, ptr %13, align 8, !tbaa !7
  %39 = lshr i64 %38, 11
  %40 = uitofp nneg i64 %39 to double
  %41 = fmul contract double %40, 0x3CA0000000000000
  %42 = getelementptr inbounds double, ptr %1, i64 %12
  store double %41, ptr %42, align 8, !tbaa !13
  br label %72

43:                                               ; preds = %43, %19
  %44 = phi i64 [ %14, %19 ], [ %69, %43 ]
  %45 = phi i32 [ 0, %19 ], [ %70, %43 ]
  %46 = shl i64 %44, 13
  %47 = xor i64 %46, %44
  %48 = lshr i64 %47, 7
  %49 = xor i64 %48, %47
  %50 = shl i64 %49, 17
  %51 = xor i64 %50, %49
  %52 = shl i64 %51, 13
  %53 = xor i64 %52, %51
  %54 = lshr i64 %53, 7
  %55 = xor i64 %54, %53
  %56 = shl i64 %55, 17
  %57 = xor i64 %56, %55
  %58 = shl i64 %57, 13
  %59 = xor i64 %58, %57
  %60 = lshr i64 %59, 7
  %61 = xor i64 %60, %59
  %62 = shl i64 %61, 17
  %63 = xor i64 %62, %61
  %64 = shl i64 %63, 13
  %65 = xor i64 %64, %63
  %66 = lshr i64 %65, 7
  %67 = xor i64 %66, %65
  %68 = shl i64 %67, 17
  %69 = xor i64 %68, %67
  %70 = add i32 %45, 4
  %71 = icmp eq i32 %70, %20
  br i1 %71, label %21, label %43, !llvm.loop !15

72:                                               ; preds = %4, %37
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8crc_bytePKhPjii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %104

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %46

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 3
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483644
  br label %50

19:                                               ; preds = %50
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %43, label %21

21:                                               ; preds = %19, %13
  %22 = phi i32 [ 0, %13 ], [ %101, %19 ]
  %23 = phi i32 [ -1, %13 ], [ %100, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %22, %21 ], [ %40, %25 ]
  %27 = phi i32 [ %23, %21 ], [ %39, %25 ]
  %28 = phi i32 [ 0, %21 ], [ %41, %25 ]
  %29 = add nsw i32 %26, %14
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !17
  %33 = lshr i32 %27, 8
  %34 = trunc i32 %27 to i8
  %35 = xor i8 %32, %34
  %36 = zext i8 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr @.crctable, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = xor i32 %33, %38
  %40 = add nuw nsw i32 %26, 1
  %41 = add i32 %28, 1
  %42 = icmp eq i32 %41, %15
  br i1 %42, label %43, label %25, !llvm.loop !18

43:                                               ; preds = %25, %19
  %44 = phi i32 [ %100, %19 ], [ %39, %25 ]
  %45 = xor i32 %44, -1
  br label %46

46:                                               ; preds = %43, %11
  %47 = phi i32 [ 0, %11 ], [ %45, %43 ]
  %48 = sext i32 %9 to i64
  %49 = getelementptr inbounds i32, ptr %1, i64 %48
  store i32 %47, ptr %49, align 4, !tbaa !3
  br label %104

50:                                               ; preds = %50, %17
  %51 = phi i32 [ 0, %17 ], [ %101, %50 ]
  %52 = phi i32 [ -1, %17 ], [ %100, %50 ]
  %53 = phi i32 [ 0, %17 ], [ %102, %50 ]
  %54 = add nsw i32 %51, %14
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %0, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !17
  %58 = lshr i32 %52, 8
  %59 = trunc i32 %52 to i8
  %60 = xor i8 %57, %59
  %61 = zext i8 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr @.crctable, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = xor i32 %58, %63
  %65 = or disjoint i32 %51, 1
  %66 = add nsw i32 %65, %14
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %0, i64 %67
  %69 = load i8, ptr %68, align 1, !tbaa !17
  %70 = lshr i32 %64, 8
  %71 = trunc i32 %64 to i8
  %72 = xor i8 %69, %71
  %73 = zext i8 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr @.crctable, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = xor i32 %70, %75
  %77 = or disjoint i32 %51, 2
  %78 = add nsw i32 %77, %14
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %0, i64 %79
  %81 = load i8, ptr %80, align 1, !tbaa !17
  %82 = lshr i32 %76, 8
  %83 = trunc i32 %76 to i8
  %84 = xor i8 %81, %83
  %85 = zext i8 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr @.crctable, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = xor i32 %82, %87
  %89 = or disjoint i32 %51, 3
  %90 = add nsw i32 %89, %14
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %0, i64 %91
  %93 = load i8, ptr %92, align 1, !tbaa !17
  %94 = lshr i32 %88, 8
  %95 = trunc i32 %88 to i8
  %96 = xor i8 %93, %95
  %97 = zext i8 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr @.crctable, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = xor i32 %94, %99
  %101 = add nuw nsw i32 %51, 4
  %102 = add i32 %53, 4
  %103 = icmp eq i32 %102, %18
  br i1 %103, label %19, label %50, !llvm.loop !19

104:                                              ; preds = %4, %46
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14saturate_bytesPKiPhPai(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = tail call i32 @llvm.smax.i32(i32 %14, i32 0)
  %16 = tail call i32 @llvm.umin.i32(i32 %15, i32 255)
  %17 = trunc nuw i32 %16 to i8
  %18 = getelementptr inbounds i8, ptr %1, i64 %12
  store i8 %17, ptr %18, align 1, !tbaa !17
  %19 = tail call noundef i32 @__nv_min(i32 noundef 127, i32 noundef %14) #9
  %20 = tail call noundef i32 @__nv_max(i32 noundef -128, i32 noundef %19) #9
  %21 = trunc i32 %20 to i8
  %22 = getelementptr inbounds i8, ptr %2, i64 %12
  store i8 %21, ptr %22, align 1, !tbaa !17
  br label %23

23:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9gray_codePKtPti(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i16, ptr %1, i64 %11
  %13 = getelementptr inbounds i16, ptr %0, i64 %11
  %14 = load i16, ptr %13, align 2, !tbaa !20
  %15 = lshr i16 %14, 1
  %16 = xor i16 %15, %14
  store i16 %16, ptr %12, align 2, !tbaa !20
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @_Z11hashed_lanePyi(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i64, ptr %0, i64 %10
  %12 = mul nsw i64 %10, 2309737967
  %13 = lshr i64 %12, 7
  store i64 %13, ptr %11, align 8, !tbaa !7
  br label %14

14:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9two_wordsPKyPyi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %61

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i64, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8, !tbaa !7
  %14 = zext i64 %13 to i128
  %15 = xor i32 %8, -1
  %16 = add i32 %2, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i64, ptr %0, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !7
  %20 = zext i64 %19 to i128
  %21 = mul nuw i128 %20, %14
  %22 = srem i32 %8, 5
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %10
  %25 = mul nsw i32 %8, 7
  %26 = shl i128 %21, 3
  br label %47

27:                                               ; preds = %47, %10
  %28 = phi i128 [ 0, %10 ], [ %58, %47 ]
  %29 = lshr i128 %28, 50
  %30 = or i128 %29, 1
  %31 = lshr i128 %28, 64
  %32 = freeze i128 %21
  %33 = freeze i128 %30
  %34 = udiv i128 %32, %33
  %35 = xor i128 %34, %31
  %36 = trunc i128 %35 to i64
  %37 = mul i128 %34, %33
  %38 = sub i128 %32, %37
  %39 = trunc i128 %38 to i64
  %40 = mul i64 %39, 3
  %41 = sdiv i128 %28, 1000003
  %42 = trunc i128 %41 to i64
  %43 = mul i64 %42, 5
  %44 = xor i64 %43, %36
  %45 = xor i64 %44, %40
  %46 = getelementptr inbounds i64, ptr %1, i64 %11
  store i64 %45, ptr %46, align 8, !tbaa !7
  br label %61

47:                                               ; preds = %24, %47
  %48 = phi i32 [ 0, %24 ], [ %59, %47 ]
  %49 = phi i128 [ 0, %24 ], [ %58, %47 ]
  %50 = mul nuw nsw i32 %48, 31
  %51 = add nsw i32 %50, %25
  %52 = srem i32 %51, 128
  %53 = zext nneg i32 %52 to i128
  %54 = lshr i128 %21, %53
  %55 = add i128 %54, %49
  %56 = icmp slt i128 %55, 0
  %57 = select i1 %56, i128 %26, i128 0
  %58 = sub i128 %55, %57
  %59 = add nuw nsw i32 %48, 1
  %60 = icmp eq i32 %59, %22
  br i1 %60, label %27, label %47, !llvm.loop !22

61:                                               ; preds = %3, %27
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_clz(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_ffs(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_brev(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popcll(i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_clzll(i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_ffsll(i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_brevll(i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_mulhi(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_umulhi(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_mul64hi(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_umul64hi(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_abs(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_hadd(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_mul24(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_urhadd(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_sad(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"long long", !5, i64 0}
!9 = !{i64 297487}
!10 = !{i64 298072}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !5, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!5, !5, i64 0}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !16}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !5, i64 0}
!22 = distinct !{!22, !16}
