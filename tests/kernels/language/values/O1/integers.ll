; ModuleID = 'integers.cu'
source_filename = "integers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.crctable = private unnamed_addr constant [256 x i32] [i32 0, i32 1996959894, i32 -301047508, i32 -1727442502, i32 124634137, i32 1886057615, i32 -379345611, i32 -1637575261, i32 249268274, i32 2044508324, i32 -522852066, i32 -1747789432, i32 162941995, i32 2125561021, i32 -407360249, i32 -1866523247, i32 498536548, i32 1789927666, i32 -205950648, i32 -2067906082, i32 450548861, i32 1843258603, i32 -187386543, i32 -2083289657, i32 325883990, i32 1684777152, i32 -43845254, i32 -1973040660, i32 335633487, i32 1661365465, i32 -99664541, i32 -1928851979, i32 997073096, i32 1281953886, i32 -715111964, i32 -1570279054, i32 1006888145, i32 1258607687, i32 -770865667, i32 -1526024853, i32 901097722, i32 1119000684, i32 -608450090, i32 -1396901568, i32 853044451, i32 1172266101, i32 -589951537, i32 -1412350631, i32 651767980, i32 1373503546, i32 -925412992, i32 -1076862698, i32 565507253, i32 1454621731, i32 -809855591, i32 -1195530993, i32 671266974, i32 1594198024, i32 -972236366, i32 -1324619484, i32 795835527, i32 1483230225, i32 -1050600021, i32 -1234817731, i32 1994146192, i32 31158534, i32 -1731059524, i32 -271249366, i32 1907459465, i32 112637215, i32 -1614814043, i32 -390540237, i32 2013776290, i32 251722036, i32 -1777751922, i32 -519137256, i32 2137656763, i32 141376813, i32 -1855689577, i32 -429695999, i32 1802195444, i32 476864866, i32 -2056965928, i32 -228458418, i32 1812370925, i32 453092731, i32 -2113342271, i32 -183516073, i32 1706088902, i32 314042704, i32 -1950435094, i32 -54949764, i32 1658658271, i32 366619977, i32 -1932296973, i32 -69972891, i32 1303535960, i32 984961486, i32 -1547960204, i32 -725929758, i32 1256170817, i32 1037604311, i32 -1529756563, i32 -740887301, i32 1131014506, i32 879679996, i32 -1385723834, i32 -631195440, i32 1141124467, i32 855842277, i32 -1442165665, i32 -586318647, i32 1342533948, i32 654459306, i32 -1106571248, i32 -921952122, i32 1466479909, i32 544179635, i32 -1184443383, i32 -832445281, i32 1591671054, i32 702138776, i32 -1328506846, i32 -942167884, i32 1504918807, i32 783551873, i32 -1212326853, i32 -1061524307, i32 -306674912, i32 -1698712650, i32 62317068, i32 1957810842, i32 -355121351, i32 -1647151185, i32 81470997, i32 1943803523, i32 -480048366, i32 -1805370492, i32 225274430, i32 2053790376, i32 -468791541, i32 -1828061283, i32 167816743, i32 2097651377, i32 -267414716, i32 -2029476910, i32 503444072, i32 1762050814, i32 -144550051, i32 -2140837941, i32 426522225, i32 1852507879, i32 -19653770, i32 -1982649376, i32 282753626, i32 1742555852, i32 -105259153, i32 -1900089351, i32 397917763, i32 1622183637, i32 -690576408, i32 -1580100738, i32 953729732, i32 1340076626, i32 -776247311, i32 -1497606297, i32 1068828381, i32 1219638859, i32 -670225446, i32 -1358292148, i32 906185462, i32 1090812512, i32 -547295293, i32 -1469587627, i32 829329135, i32 1181335161, i32 -882789492, i32 -1134132454, i32 628085408, i32 1382605366, i32 -871598187, i32 -1156888829, i32 570562233, i32 1426400815, i32 -977650754, i32 -1296233688, i32 733239954, i32 1555261956, i32 -1026031705, i32 -1244606671, i32 752459403, i32 1541320221, i32 -1687895376, i32 -328994266, i32 1969922972, i32 40735498, i32 -1677130071, i32 -351390145, i32 1913087877, i32 83908371, i32 -1782625662, i32 -491226604, i32 2075208622, i32 213261112, i32 -1831694693, i32 -438977011, i32 2094854071, i32 198958881, i32 -2032938284, i32 -237706686, i32 1759359992, i32 534414190, i32 -2118248755, i32 -155638181, i32 1873836001, i32 414664567, i32 -2012718362, i32 -15766928, i32 1711684554, i32 285281116, i32 -1889165569, i32 -127750551, i32 1634467795, i32 376229701, i32 -1609899400, i32 -686959890, i32 1308918612, i32 956543938, i32 -1486412191, i32 -799009033, i32 1231636301, i32 1047427035, i32 -1362007478, i32 -640263460, i32 1088359270, i32 936918000, i32 -1447252397, i32 -558129467, i32 1202900863, i32 817233897, i32 -1111625188, i32 -893730166, i32 1404277552, i32 615818150, i32 -1160759803, i32 -841546093, i32 1423857449, i32 601450431, i32 -1285129682, i32 -1000256840, i32 1567103746, i32 711928724, i32 -1274298825, i32 -1022587231, i32 1510334235, i32 755167117]

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z4wrapPKjS0_Pji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !dbg !11 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18
  %7 = mul i32 %5, %6, !dbg !21
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %9 = add i32 %7, %8, !dbg !25
  %10 = icmp slt i32 %9, %3, !dbg !26
  br i1 %10, label %11, label %22, !dbg !26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !27
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !27
  %14 = load i32, ptr %13, align 4, !dbg !27, !tbaa !7
  %15 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !28
  %16 = load i32, ptr %15, align 4, !dbg !28, !tbaa !7
  %17 = add i32 %16, -128, !dbg !29
  %18 = mul i32 %17, %14, !dbg !29
  %19 = xor i32 %16, -1, !dbg !30
  %20 = add i32 %18, %19, !dbg !31
  %21 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !32
  store i32 %20, ptr %21, align 4, !dbg !33, !tbaa !7
  br label %22, !dbg !32

22:                                               ; preds = %11, %4
  ret void, !dbg !34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6dividePKiS0_PiS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !35 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38
  %8 = mul i32 %6, %7, !dbg !40
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %10 = add i32 %8, %9, !dbg !43
  %11 = icmp slt i32 %10, %4, !dbg !44
  br i1 %11, label %12, label %24, !dbg !44

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !45
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !45
  %15 = load i32, ptr %14, align 4, !dbg !45, !tbaa !7
  %16 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !46
  %17 = load i32, ptr %16, align 4, !dbg !46, !tbaa !7
  %18 = sdiv i32 %15, %17, !dbg !47
  %19 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !48
  store i32 %18, ptr %19, align 4, !dbg !49, !tbaa !7
  %20 = load i32, ptr %14, align 4, !dbg !50, !tbaa !7
  %21 = load i32, ptr %16, align 4, !dbg !51, !tbaa !7
  %22 = srem i32 %20, %21, !dbg !52
  %23 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !53
  store i32 %22, ptr %23, align 4, !dbg !54, !tbaa !7
  br label %24, !dbg !55

24:                                               ; preds = %5, %12
  ret void, !dbg !55
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15divide_unsignedPKjS0_PjS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !56 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !57
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !59
  %8 = mul i32 %6, %7, !dbg !61
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !62
  %10 = add i32 %8, %9, !dbg !64
  %11 = icmp slt i32 %10, %4, !dbg !65
  br i1 %11, label %12, label %24, !dbg !65

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !66
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !66
  %15 = load i32, ptr %14, align 4, !dbg !66, !tbaa !7
  %16 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !67
  %17 = load i32, ptr %16, align 4, !dbg !67, !tbaa !7
  %18 = udiv i32 %15, %17, !dbg !68
  %19 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !69
  store i32 %18, ptr %19, align 4, !dbg !70, !tbaa !7
  %20 = load i32, ptr %14, align 4, !dbg !71, !tbaa !7
  %21 = load i32, ptr %16, align 4, !dbg !72, !tbaa !7
  %22 = urem i32 %20, %21, !dbg !73
  %23 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !74
  store i32 %22, ptr %23, align 4, !dbg !75, !tbaa !7
  br label %24, !dbg !76

24:                                               ; preds = %5, %12
  ret void, !dbg !76
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z11divide_longPKxS0_PxS1_i(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !77 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %8 = mul i32 %6, %7, !dbg !82
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %10 = add i32 %8, %9, !dbg !85
  %11 = icmp slt i32 %10, %4, !dbg !86
  br i1 %11, label %12, label %24, !dbg !86

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !87
  %14 = getelementptr inbounds i64, ptr %0, i64 %13, !dbg !87
  %15 = load i64, ptr %14, align 8, !dbg !87, !tbaa !88
  %16 = getelementptr inbounds i64, ptr %1, i64 %13, !dbg !90
  %17 = load i64, ptr %16, align 8, !dbg !90, !tbaa !88
  %18 = sdiv i64 %15, %17, !dbg !91
  %19 = getelementptr inbounds i64, ptr %2, i64 %13, !dbg !92
  store i64 %18, ptr %19, align 8, !dbg !93, !tbaa !88
  %20 = load i64, ptr %14, align 8, !dbg !94, !tbaa !88
  %21 = load i64, ptr %16, align 8, !dbg !95, !tbaa !88
  %22 = srem i64 %20, %21, !dbg !96
  %23 = getelementptr inbounds i64, ptr %3, i64 %13, !dbg !97
  store i64 %22, ptr %23, align 8, !dbg !98, !tbaa !88
  br label %24, !dbg !99

24:                                               ; preds = %5, %12
  ret void, !dbg !99
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z15divide_constantPKiPKjPiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !100 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !103
  %8 = mul i32 %6, %7, !dbg !105
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !106
  %10 = add i32 %8, %9, !dbg !108
  %11 = icmp slt i32 %10, %4, !dbg !109
  br i1 %11, label %12, label %28, !dbg !109

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !110
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !110
  %15 = load i32, ptr %14, align 4, !dbg !110, !tbaa !7
  %16 = sdiv i32 %15, 7, !dbg !111
  %17 = srem i32 %15, 16, !dbg !112
  %18 = add nsw i32 %16, %17, !dbg !113
  %19 = sdiv i32 %15, -3, !dbg !114
  %20 = add nsw i32 %18, %19, !dbg !115
  %21 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !116
  store i32 %20, ptr %21, align 4, !dbg !117, !tbaa !7
  %22 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !118
  %23 = load i32, ptr %22, align 4, !dbg !118, !tbaa !7
  %24 = udiv i32 %23, 10, !dbg !119
  %25 = urem i32 %23, 7, !dbg !120
  %26 = add nuw nsw i32 %24, %25, !dbg !121
  %27 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !122
  store i32 %26, ptr %27, align 4, !dbg !123, !tbaa !7
  br label %28, !dbg !124

28:                                               ; preds = %5, %12
  ret void, !dbg !124
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6shiftsPKiPKjS0_PiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !125 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %9 = mul i32 %7, %8, !dbg !130
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %11 = add i32 %9, %10, !dbg !133
  %12 = icmp slt i32 %11, %5, !dbg !134
  br i1 %12, label %13, label %28, !dbg !134

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64, !dbg !135
  %15 = getelementptr inbounds i32, ptr %2, i64 %14, !dbg !135
  %16 = load i32, ptr %15, align 4, !dbg !135, !tbaa !7
  %17 = and i32 %16, 31, !dbg !136
  %18 = getelementptr inbounds i32, ptr %0, i64 %14, !dbg !137
  %19 = load i32, ptr %18, align 4, !dbg !137, !tbaa !7
  %20 = ashr i32 %19, %17, !dbg !138
  %21 = shl i32 %19, %17, !dbg !139
  %22 = xor i32 %20, %21, !dbg !140
  %23 = getelementptr inbounds i32, ptr %3, i64 %14, !dbg !141
  store i32 %22, ptr %23, align 4, !dbg !142, !tbaa !7
  %24 = getelementptr inbounds i32, ptr %1, i64 %14, !dbg !143
  %25 = load i32, ptr %24, align 4, !dbg !143, !tbaa !7
  %26 = tail call i32 @llvm.fshr.i32(i32 %25, i32 %25, i32 %16), !dbg !144
  %27 = getelementptr inbounds i32, ptr %4, i64 %14, !dbg !145
  store i32 %26, ptr %27, align 4, !dbg !146, !tbaa !7
  br label %28, !dbg !147

28:                                               ; preds = %6, %13
  ret void, !dbg !147
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4bitsPKjPii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !148 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !149
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !151
  %6 = mul i32 %4, %5, !dbg !153
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !154
  %8 = add i32 %6, %7, !dbg !156
  %9 = icmp slt i32 %8, %2, !dbg !157
  br i1 %9, label %10, label %26, !dbg !157

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !158
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !158
  %13 = load i32, ptr %12, align 4, !dbg !158, !tbaa !7
  %14 = tail call noundef i32 @__nv_popc(i32 noundef %13) #8, !dbg !159
  %15 = tail call noundef i32 @__nv_clz(i32 noundef %13) #8, !dbg !163
  %16 = mul nsw i32 %15, 100, !dbg !166
  %17 = add nsw i32 %16, %14, !dbg !167
  %18 = tail call noundef i32 @__nv_ffs(i32 noundef %13) #8, !dbg !168
  %19 = mul nsw i32 %18, 10000, !dbg !171
  %20 = add nsw i32 %17, %19, !dbg !172
  %21 = tail call noundef i32 @__nv_brev(i32 noundef %13) #8, !dbg !173
  %22 = and i32 %21, 255, !dbg !176
  %23 = mul nuw nsw i32 %22, 1000000, !dbg !177
  %24 = add nsw i32 %20, %23, !dbg !178
  %25 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !179
  store i32 %24, ptr %25, align 4, !dbg !180, !tbaa !7
  br label %26, !dbg !181

26:                                               ; preds = %3, %10
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9bits_longPKyPxi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !182 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !183
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !185
  %6 = mul i32 %4, %5, !dbg !187
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !188
  %8 = add i32 %6, %7, !dbg !190
  %9 = icmp slt i32 %8, %2, !dbg !191
  br i1 %9, label %10, label %26, !dbg !191

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !192
  %12 = getelementptr inbounds i64, ptr %0, i64 %11, !dbg !192
  %13 = load i64, ptr %12, align 8, !dbg !192, !tbaa !88
  %14 = tail call noundef i32 @__nv_popcll(i64 noundef %13) #8, !dbg !193
  %15 = tail call noundef i32 @__nv_clzll(i64 noundef %13) #8, !dbg !196
  %16 = mul nsw i32 %15, 100, !dbg !199
  %17 = add nsw i32 %16, %14, !dbg !200
  %18 = tail call noundef i32 @__nv_ffsll(i64 noundef %13) #8, !dbg !201
  %19 = mul nsw i32 %18, 10000, !dbg !204
  %20 = add nsw i32 %17, %19, !dbg !205
  %21 = sext i32 %20 to i64, !dbg !206
  %22 = tail call noundef i64 @__nv_brevll(i64 noundef %13) #8, !dbg !207
  %23 = lshr i64 %22, 20, !dbg !210
  %24 = add nsw i64 %23, %21, !dbg !211
  %25 = getelementptr inbounds i64, ptr %1, i64 %11, !dbg !212
  store i64 %24, ptr %25, align 8, !dbg !213, !tbaa !88
  br label %26, !dbg !214

26:                                               ; preds = %3, %10
  ret void, !dbg !214
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13high_productsPKiS0_PiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !215 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !216
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218
  %8 = mul i32 %6, %7, !dbg !220
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %10 = add i32 %8, %9, !dbg !223
  %11 = icmp slt i32 %10, %4, !dbg !224
  br i1 %11, label %12, label %24, !dbg !224

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !225
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !225
  %15 = load i32, ptr %14, align 4, !dbg !225, !tbaa !7
  %16 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !226
  %17 = load i32, ptr %16, align 4, !dbg !226, !tbaa !7
  %18 = tail call noundef i32 @__nv_mulhi(i32 noundef %15, i32 noundef %17) #8, !dbg !227
  %19 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !230
  store i32 %18, ptr %19, align 4, !dbg !231, !tbaa !7
  %20 = load i32, ptr %14, align 4, !dbg !232, !tbaa !7
  %21 = load i32, ptr %16, align 4, !dbg !233, !tbaa !7
  %22 = tail call noundef i32 @__nv_umulhi(i32 noundef %20, i32 noundef %21) #8, !dbg !234
  %23 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !237
  store i32 %22, ptr %23, align 4, !dbg !238, !tbaa !7
  br label %24, !dbg !239

24:                                               ; preds = %5, %12
  ret void, !dbg !239
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z18high_products_longPKxS0_PxPyi(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !240 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !241
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !243
  %8 = mul i32 %6, %7, !dbg !245
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !246
  %10 = add i32 %8, %9, !dbg !248
  %11 = icmp slt i32 %10, %4, !dbg !249
  br i1 %11, label %12, label %24, !dbg !249

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !250
  %14 = getelementptr inbounds i64, ptr %0, i64 %13, !dbg !250
  %15 = load i64, ptr %14, align 8, !dbg !250, !tbaa !88
  %16 = getelementptr inbounds i64, ptr %1, i64 %13, !dbg !251
  %17 = load i64, ptr %16, align 8, !dbg !251, !tbaa !88
  %18 = tail call noundef i64 @__nv_mul64hi(i64 noundef %15, i64 noundef %17) #8, !dbg !252
  %19 = getelementptr inbounds i64, ptr %2, i64 %13, !dbg !255
  store i64 %18, ptr %19, align 8, !dbg !256, !tbaa !88
  %20 = load i64, ptr %14, align 8, !dbg !257, !tbaa !88
  %21 = load i64, ptr %16, align 8, !dbg !258, !tbaa !88
  %22 = tail call noundef i64 @__nv_umul64hi(i64 noundef %20, i64 noundef %21) #8, !dbg !259
  %23 = getelementptr inbounds i64, ptr %3, i64 %13, !dbg !262
  store i64 %22, ptr %23, align 8, !dbg !263, !tbaa !88
  br label %24, !dbg !264

24:                                               ; preds = %5, %12
  ret void, !dbg !264
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7extremaPKiS0_PiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !265 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !266
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !268
  %8 = mul i32 %6, %7, !dbg !270
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !271
  %10 = add i32 %8, %9, !dbg !273
  %11 = icmp slt i32 %10, %4, !dbg !274
  br i1 %11, label %12, label %34, !dbg !274

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !275
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !275
  %15 = load i32, ptr %14, align 4, !dbg !275, !tbaa !7
  %16 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !276
  %17 = load i32, ptr %16, align 4, !dbg !276, !tbaa !7
  %18 = tail call noundef i32 @__nv_max(i32 noundef %15, i32 noundef %17) #8, !dbg !277
  %19 = load i32, ptr %14, align 4, !dbg !281, !tbaa !7
  %20 = load i32, ptr %16, align 4, !dbg !282, !tbaa !7
  %21 = tail call noundef i32 @__nv_min(i32 noundef %19, i32 noundef %20) #8, !dbg !283
  %22 = sdiv i32 %21, -2, !dbg !286
  %23 = add i32 %22, %18, !dbg !287
  %24 = load i32, ptr %14, align 4, !dbg !288, !tbaa !7
  %25 = tail call noundef i32 @__nv_abs(i32 noundef %24) #8, !dbg !289
  %26 = add nsw i32 %23, %25, !dbg !292
  %27 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !293
  store i32 %26, ptr %27, align 4, !dbg !294, !tbaa !7
  %28 = load i32, ptr %14, align 4, !dbg !295, !tbaa !7
  %29 = load i32, ptr %16, align 4, !dbg !296, !tbaa !7
  %30 = tail call noundef i32 @llvm.umax.i32(i32 %28, i32 %29), !dbg !297
  %31 = tail call noundef i32 @llvm.umin.i32(i32 %28, i32 1000), !dbg !301
  %32 = xor i32 %30, %31, !dbg !304
  %33 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !305
  store i32 %32, ptr %33, align 4, !dbg !306, !tbaa !7
  br label %34, !dbg !307

34:                                               ; preds = %5, %12
  ret void, !dbg !307
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6funnelPKjS0_PKiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #2 !dbg !308 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !309
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !311
  %8 = mul i32 %6, %7, !dbg !313
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !314
  %10 = add i32 %8, %9, !dbg !316
  %11 = icmp slt i32 %10, %4, !dbg !317
  br i1 %11, label %12, label %24, !dbg !317

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !318
  %14 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !318
  %15 = load i32, ptr %14, align 4, !dbg !318, !tbaa !7
  %16 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !319
  %17 = load i32, ptr %16, align 4, !dbg !319, !tbaa !7
  %18 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !320
  %19 = load i32, ptr %18, align 4, !dbg !320, !tbaa !7
  %20 = tail call noundef i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %15, i32 %17, i32 %19) #9, !dbg !321, !srcloc !325
  %21 = tail call noundef i32 asm "shf.r.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %15, i32 %17, i32 %19) #9, !dbg !326, !srcloc !329
  %22 = xor i32 %21, %20, !dbg !330
  %23 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !331
  store i32 %22, ptr %23, align 4, !dbg !332, !tbaa !7
  br label %24, !dbg !333

24:                                               ; preds = %5, %12
  ret void, !dbg !333
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z8averagesPKiS0_PiPji(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !dbg !334 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !335
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !337
  %8 = mul i32 %6, %7, !dbg !339
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !340
  %10 = add i32 %8, %9, !dbg !342
  %11 = icmp slt i32 %10, %4, !dbg !343
  br i1 %11, label %12, label %32, !dbg !343

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !344
  %14 = getelementptr inbounds i32, ptr %0, i64 %13, !dbg !344
  %15 = load i32, ptr %14, align 4, !dbg !344, !tbaa !7
  %16 = getelementptr inbounds i32, ptr %1, i64 %13, !dbg !345
  %17 = load i32, ptr %16, align 4, !dbg !345, !tbaa !7
  %18 = tail call noundef i32 @__nv_hadd(i32 noundef %15, i32 noundef %17) #8, !dbg !346
  %19 = load i32, ptr %14, align 4, !dbg !349, !tbaa !7
  %20 = load i32, ptr %16, align 4, !dbg !350, !tbaa !7
  %21 = tail call noundef i32 @__nv_mul24(i32 noundef %19, i32 noundef %20) #8, !dbg !351
  %22 = add nsw i32 %21, %18, !dbg !354
  %23 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !355
  store i32 %22, ptr %23, align 4, !dbg !356, !tbaa !7
  %24 = load i32, ptr %14, align 4, !dbg !357, !tbaa !7
  %25 = load i32, ptr %16, align 4, !dbg !358, !tbaa !7
  %26 = tail call noundef i32 @__nv_urhadd(i32 noundef %24, i32 noundef %25) #8, !dbg !359
  %27 = load i32, ptr %14, align 4, !dbg !362, !tbaa !7
  %28 = load i32, ptr %16, align 4, !dbg !363, !tbaa !7
  %29 = tail call noundef i32 @__nv_sad(i32 noundef %27, i32 noundef %28, i32 noundef 5) #8, !dbg !364
  %30 = add i32 %29, %26, !dbg !367
  %31 = getelementptr inbounds i32, ptr %3, i64 %13, !dbg !368
  store i32 %30, ptr %31, align 4, !dbg !369, !tbaa !7
  br label %32, !dbg !370

32:                                               ; preds = %5, %12
  ret void, !dbg !370
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z10murmur_mixPKjPji(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !371 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !372
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !374
  %6 = mul i32 %4, %5, !dbg !376
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !377
  %8 = add i32 %6, %7, !dbg !379
  %9 = icmp slt i32 %8, %2, !dbg !380
  br i1 %9, label %10, label %23, !dbg !380

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !381
  %12 = getelementptr inbounds i32, ptr %0, i64 %11, !dbg !381
  %13 = load i32, ptr %12, align 4, !dbg !381, !tbaa !7
  %14 = lshr i32 %13, 16, !dbg !382
  %15 = xor i32 %14, %13, !dbg !383
  %16 = mul i32 %15, -2048144789, !dbg !384
  %17 = lshr i32 %16, 13, !dbg !385
  %18 = xor i32 %17, %16, !dbg !386
  %19 = mul i32 %18, -1028477387, !dbg !387
  %20 = lshr i32 %19, 16, !dbg !388
  %21 = xor i32 %20, %19, !dbg !389
  %22 = getelementptr inbounds i32, ptr %1, i64 %11, !dbg !390
  store i32 %21, ptr %22, align 4, !dbg !391, !tbaa !7
  br label %23, !dbg !392

23:                                               ; preds = %3, %10
  ret void, !dbg !392
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8xorshiftPyPdii(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !393 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !394
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !396
  %7 = mul i32 %5, %6, !dbg !398
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !399
  %9 = add i32 %7, %8, !dbg !401
  %10 = icmp slt i32 %9, %2, !dbg !402
  br i1 %10, label %11, label %33, !dbg !402

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !403
  %13 = getelementptr inbounds i64, ptr %0, i64 %12, !dbg !403
  %14 = load i64, ptr %13, align 8, !dbg !403, !tbaa !88
  %15 = icmp sgt i32 %3, 0, !dbg !404
  br i1 %15, label %22, label %16, !dbg !405

16:                                               ; preds = %22, %11
  %17 = phi i64 [ %14, %11 ], [ %30, %22 ], !dbg !406
  store i64 %17, ptr %13, align 8, !dbg !407, !tbaa !88
  %18 = lshr i64 %17, 11, !dbg !408
  %19 = uitofp nneg i64 %18 to double, !dbg !409
  %20 = fmul contract double %19, 0x3CA0000000000000, !dbg !410
  %21 = getelementptr inbounds double, ptr %1, i64 %12, !dbg !411
  store double %20, ptr %21, align 8, !dbg !412, !tbaa !413
  br label %33, !dbg !415

22:                                               ; preds = %11, %22
  %23 = phi i32 [ %31, %22 ], [ 0, %11 ]
  %24 = phi i64 [ %30, %22 ], [ %14, %11 ]
  %25 = shl i64 %24, 13, !dbg !416
  %26 = xor i64 %25, %24, !dbg !417
  %27 = lshr i64 %26, 7, !dbg !418
  %28 = xor i64 %27, %26, !dbg !419
  %29 = shl i64 %28, 17, !dbg !420
  %30 = xor i64 %29, %28, !dbg !421
  %31 = add nuw nsw i32 %23, 1, !dbg !422
  %32 = icmp eq i32 %31, %3, !dbg !404
  br i1 %32, label %16, label %22, !dbg !405, !llvm.loop !423

33:                                               ; preds = %4, %16
  ret void, !dbg !415
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z8crc_bytePKhPjii(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !dbg !427 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !428
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !430
  %7 = mul i32 %5, %6, !dbg !432
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !433
  %9 = add i32 %7, %8, !dbg !435
  %10 = icmp slt i32 %9, %2, !dbg !436
  br i1 %10, label %11, label %37, !dbg !436

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0, !dbg !437
  br i1 %12, label %13, label %17, !dbg !438

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  br label %21, !dbg !438

15:                                               ; preds = %21
  %16 = xor i32 %34, -1, !dbg !439
  br label %17, !dbg !439

17:                                               ; preds = %15, %11
  %18 = phi i32 [ 0, %11 ], [ %16, %15 ], !dbg !440
  %19 = sext i32 %9 to i64, !dbg !441
  %20 = getelementptr inbounds i32, ptr %1, i64 %19, !dbg !441
  store i32 %18, ptr %20, align 4, !dbg !442, !tbaa !7
  br label %37, !dbg !443

21:                                               ; preds = %13, %21
  %22 = phi i32 [ 0, %13 ], [ %35, %21 ]
  %23 = phi i32 [ -1, %13 ], [ %34, %21 ]
  %24 = lshr i32 %23, 8, !dbg !444
  %25 = add nsw i32 %22, %14, !dbg !445
  %26 = sext i32 %25 to i64, !dbg !446
  %27 = getelementptr inbounds i8, ptr %0, i64 %26, !dbg !446
  %28 = load i8, ptr %27, align 1, !dbg !446, !tbaa !447
  %29 = trunc i32 %23 to i8, !dbg !444
  %30 = xor i8 %28, %29, !dbg !444
  %31 = zext i8 %30 to i64, !dbg !444
  %32 = getelementptr inbounds nuw i32, ptr @.crctable, i64 %31, !dbg !444
  %33 = load i32, ptr %32, align 4, !dbg !444
  %34 = xor i32 %24, %33, !dbg !444
  %35 = add nuw nsw i32 %22, 1, !dbg !448
  %36 = icmp eq i32 %35, %3, !dbg !437
  br i1 %36, label %15, label %21, !dbg !438, !llvm.loop !449

37:                                               ; preds = %4, %17
  ret void, !dbg !443
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z14saturate_bytesPKiPhPai(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !dbg !451 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !452
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454
  %7 = mul i32 %5, %6, !dbg !456
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !457
  %9 = add i32 %7, %8, !dbg !459
  %10 = icmp slt i32 %9, %3, !dbg !460
  br i1 %10, label %11, label %23, !dbg !460

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !461
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !461
  %14 = load i32, ptr %13, align 4, !dbg !461, !tbaa !7
  %15 = tail call i32 @llvm.smax.i32(i32 %14, i32 0), !dbg !462
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 255), !dbg !462
  %17 = trunc nuw i32 %16 to i8, !dbg !462
  %18 = getelementptr inbounds i8, ptr %1, i64 %12, !dbg !463
  store i8 %17, ptr %18, align 1, !dbg !464, !tbaa !447
  %19 = tail call noundef i32 @__nv_min(i32 noundef 127, i32 noundef %14) #8, !dbg !465
  %20 = tail call noundef i32 @__nv_max(i32 noundef -128, i32 noundef %19) #8, !dbg !467
  %21 = trunc i32 %20 to i8, !dbg !469
  %22 = getelementptr inbounds i8, ptr %2, i64 %12, !dbg !470
  store i8 %21, ptr %22, align 1, !dbg !471, !tbaa !447
  br label %23, !dbg !472

23:                                               ; preds = %4, %11
  ret void, !dbg !472
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9gray_codePKtPti(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !473 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !474
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !476
  %6 = mul i32 %4, %5, !dbg !478
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !479
  %8 = add i32 %6, %7, !dbg !481
  %9 = icmp slt i32 %8, %2, !dbg !482
  br i1 %9, label %10, label %17, !dbg !482

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !483
  %12 = getelementptr inbounds i16, ptr %0, i64 %11, !dbg !483
  %13 = load i16, ptr %12, align 2, !dbg !483, !tbaa !484
  %14 = lshr i16 %13, 1, !dbg !486
  %15 = xor i16 %14, %13, !dbg !487
  %16 = getelementptr inbounds i16, ptr %1, i64 %11, !dbg !488
  store i16 %15, ptr %16, align 2, !dbg !489, !tbaa !484
  br label %17, !dbg !488

17:                                               ; preds = %10, %3
  ret void, !dbg !490
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @_Z11hashed_lanePyi(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !dbg !491 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !492
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !494
  %5 = mul i32 %3, %4, !dbg !496
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !497
  %7 = add i32 %5, %6, !dbg !499
  %8 = icmp slt i32 %7, %1, !dbg !500
  br i1 %8, label %9, label %14, !dbg !500

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64, !dbg !501
  %11 = mul nsw i64 %10, 2309737967, !dbg !502
  %12 = lshr i64 %11, 7, !dbg !503
  %13 = getelementptr inbounds i64, ptr %0, i64 %10, !dbg !504
  store i64 %12, ptr %13, align 8, !dbg !505, !tbaa !88
  br label %14, !dbg !504

14:                                               ; preds = %9, %2
  ret void, !dbg !506
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z9two_wordsPKyPyi(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !507 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !508
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !510
  %6 = mul i32 %4, %5, !dbg !512
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !513
  %8 = add i32 %6, %7, !dbg !515
  %9 = icmp slt i32 %8, %2, !dbg !516
  br i1 %9, label %10, label %61, !dbg !516

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64, !dbg !517
  %12 = getelementptr inbounds i64, ptr %0, i64 %11, !dbg !517
  %13 = load i64, ptr %12, align 8, !dbg !517, !tbaa !88
  %14 = zext i64 %13 to i128, !dbg !517
  %15 = xor i32 %8, -1, !dbg !518
  %16 = add i32 %2, %15, !dbg !518
  %17 = sext i32 %16 to i64, !dbg !519
  %18 = getelementptr inbounds i64, ptr %0, i64 %17, !dbg !519
  %19 = load i64, ptr %18, align 8, !dbg !519, !tbaa !88
  %20 = zext i64 %19 to i128, !dbg !519
  %21 = mul nuw i128 %20, %14, !dbg !520
  %22 = srem i32 %8, 5
  %23 = icmp sgt i32 %22, 0, !dbg !521
  br i1 %23, label %24, label %27, !dbg !522

24:                                               ; preds = %10
  %25 = mul nsw i32 %8, 7
  %26 = shl i128 %21, 3
  br label %47, !dbg !522

27:                                               ; preds = %47, %10
  %28 = phi i128 [ 0, %10 ], [ %58, %47 ], !dbg !523
  %29 = lshr i128 %28, 50, !dbg !524
  %30 = or i128 %29, 1, !dbg !525
  %31 = lshr i128 %28, 64, !dbg !526
  %32 = freeze i128 %21, !dbg !527
  %33 = freeze i128 %30, !dbg !527
  %34 = udiv i128 %32, %33, !dbg !527
  %35 = xor i128 %34, %31, !dbg !528
  %36 = trunc i128 %35 to i64, !dbg !528
  %37 = mul i128 %34, %33, !dbg !529
  %38 = sub i128 %32, %37, !dbg !529
  %39 = trunc i128 %38 to i64, !dbg !530
  %40 = mul i64 %39, 3, !dbg !531
  %41 = sdiv i128 %28, 1000003, !dbg !532
  %42 = trunc i128 %41 to i64, !dbg !533
  %43 = mul i64 %42, 5, !dbg !534
  %44 = xor i64 %43, %36, !dbg !535
  %45 = xor i64 %44, %40, !dbg !536
  %46 = getelementptr inbounds i64, ptr %1, i64 %11, !dbg !537
  store i64 %45, ptr %46, align 8, !dbg !538, !tbaa !88
  br label %61, !dbg !539

47:                                               ; preds = %24, %47
  %48 = phi i32 [ 0, %24 ], [ %59, %47 ]
  %49 = phi i128 [ 0, %24 ], [ %58, %47 ]
  %50 = mul nuw nsw i32 %48, 31, !dbg !540
  %51 = add nsw i32 %50, %25, !dbg !541
  %52 = srem i32 %51, 128, !dbg !542
  %53 = zext nneg i32 %52 to i128, !dbg !543
  %54 = lshr i128 %21, %53, !dbg !543
  %55 = add i128 %54, %49, !dbg !544
  %56 = icmp slt i128 %55, 0, !dbg !545
  %57 = select i1 %56, i128 %26, i128 0, !dbg !545
  %58 = sub i128 %55, %57, !dbg !545
  %59 = add nuw nsw i32 %48, 1, !dbg !546
  %60 = icmp eq i32 %59, %22, !dbg !521
  br i1 %60, label %27, label %47, !dbg !522, !llvm.loop !547

61:                                               ; preds = %3, %27
  ret void, !dbg !539
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
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "integers.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "wrap", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!17 = distinct !DILocation(line: 4, column: 11, scope: !11)
!18 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = distinct !DILocation(line: 4, column: 24, scope: !11)
!21 = !DILocation(line: 4, column: 22, scope: !11)
!22 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !16, file: !16, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 4, column: 37, scope: !11)
!25 = !DILocation(line: 4, column: 35, scope: !11)
!26 = !DILocation(line: 5, column: 9, scope: !11)
!27 = !DILocation(line: 5, column: 21, scope: !11)
!28 = !DILocation(line: 5, column: 28, scope: !11)
!29 = !DILocation(line: 5, column: 33, scope: !11)
!30 = !DILocation(line: 5, column: 49, scope: !11)
!31 = !DILocation(line: 5, column: 47, scope: !11)
!32 = !DILocation(line: 5, column: 14, scope: !11)
!33 = !DILocation(line: 5, column: 19, scope: !11)
!34 = !DILocation(line: 6, column: 1, scope: !11)
!35 = distinct !DISubprogram(name: "divide", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !37)
!37 = distinct !DILocation(line: 9, column: 11, scope: !35)
!38 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !39)
!39 = distinct !DILocation(line: 9, column: 24, scope: !35)
!40 = !DILocation(line: 9, column: 22, scope: !35)
!41 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !42)
!42 = distinct !DILocation(line: 9, column: 37, scope: !35)
!43 = !DILocation(line: 9, column: 35, scope: !35)
!44 = !DILocation(line: 10, column: 9, scope: !35)
!45 = !DILocation(line: 11, column: 17, scope: !35)
!46 = !DILocation(line: 11, column: 24, scope: !35)
!47 = !DILocation(line: 11, column: 22, scope: !35)
!48 = !DILocation(line: 11, column: 3, scope: !35)
!49 = !DILocation(line: 11, column: 15, scope: !35)
!50 = !DILocation(line: 12, column: 18, scope: !35)
!51 = !DILocation(line: 12, column: 25, scope: !35)
!52 = !DILocation(line: 12, column: 23, scope: !35)
!53 = !DILocation(line: 12, column: 3, scope: !35)
!54 = !DILocation(line: 12, column: 16, scope: !35)
!55 = !DILocation(line: 13, column: 1, scope: !35)
!56 = distinct !DISubprogram(name: "divide_unsigned", scope: !1, file: !1, line: 15, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !58)
!58 = distinct !DILocation(line: 17, column: 11, scope: !56)
!59 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !60)
!60 = distinct !DILocation(line: 17, column: 24, scope: !56)
!61 = !DILocation(line: 17, column: 22, scope: !56)
!62 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !63)
!63 = distinct !DILocation(line: 17, column: 37, scope: !56)
!64 = !DILocation(line: 17, column: 35, scope: !56)
!65 = !DILocation(line: 18, column: 9, scope: !56)
!66 = !DILocation(line: 19, column: 17, scope: !56)
!67 = !DILocation(line: 19, column: 24, scope: !56)
!68 = !DILocation(line: 19, column: 22, scope: !56)
!69 = !DILocation(line: 19, column: 3, scope: !56)
!70 = !DILocation(line: 19, column: 15, scope: !56)
!71 = !DILocation(line: 20, column: 18, scope: !56)
!72 = !DILocation(line: 20, column: 25, scope: !56)
!73 = !DILocation(line: 20, column: 23, scope: !56)
!74 = !DILocation(line: 20, column: 3, scope: !56)
!75 = !DILocation(line: 20, column: 16, scope: !56)
!76 = !DILocation(line: 21, column: 1, scope: !56)
!77 = distinct !DISubprogram(name: "divide_long", scope: !1, file: !1, line: 23, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !79)
!79 = distinct !DILocation(line: 25, column: 11, scope: !77)
!80 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !81)
!81 = distinct !DILocation(line: 25, column: 24, scope: !77)
!82 = !DILocation(line: 25, column: 22, scope: !77)
!83 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !84)
!84 = distinct !DILocation(line: 25, column: 37, scope: !77)
!85 = !DILocation(line: 25, column: 35, scope: !77)
!86 = !DILocation(line: 26, column: 9, scope: !77)
!87 = !DILocation(line: 27, column: 17, scope: !77)
!88 = !{!89, !89, i64 0}
!89 = !{!"long long", !9, i64 0}
!90 = !DILocation(line: 27, column: 24, scope: !77)
!91 = !DILocation(line: 27, column: 22, scope: !77)
!92 = !DILocation(line: 27, column: 3, scope: !77)
!93 = !DILocation(line: 27, column: 15, scope: !77)
!94 = !DILocation(line: 28, column: 18, scope: !77)
!95 = !DILocation(line: 28, column: 25, scope: !77)
!96 = !DILocation(line: 28, column: 23, scope: !77)
!97 = !DILocation(line: 28, column: 3, scope: !77)
!98 = !DILocation(line: 28, column: 16, scope: !77)
!99 = !DILocation(line: 29, column: 1, scope: !77)
!100 = distinct !DISubprogram(name: "divide_constant", scope: !1, file: !1, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !102)
!102 = distinct !DILocation(line: 33, column: 11, scope: !100)
!103 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !104)
!104 = distinct !DILocation(line: 33, column: 24, scope: !100)
!105 = !DILocation(line: 33, column: 22, scope: !100)
!106 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !107)
!107 = distinct !DILocation(line: 33, column: 37, scope: !100)
!108 = !DILocation(line: 33, column: 35, scope: !100)
!109 = !DILocation(line: 34, column: 9, scope: !100)
!110 = !DILocation(line: 35, column: 10, scope: !100)
!111 = !DILocation(line: 35, column: 15, scope: !100)
!112 = !DILocation(line: 35, column: 26, scope: !100)
!113 = !DILocation(line: 35, column: 19, scope: !100)
!114 = !DILocation(line: 35, column: 38, scope: !100)
!115 = !DILocation(line: 35, column: 31, scope: !100)
!116 = !DILocation(line: 35, column: 3, scope: !100)
!117 = !DILocation(line: 35, column: 8, scope: !100)
!118 = !DILocation(line: 36, column: 10, scope: !100)
!119 = !DILocation(line: 36, column: 15, scope: !100)
!120 = !DILocation(line: 36, column: 27, scope: !100)
!121 = !DILocation(line: 36, column: 20, scope: !100)
!122 = !DILocation(line: 36, column: 3, scope: !100)
!123 = !DILocation(line: 36, column: 8, scope: !100)
!124 = !DILocation(line: 37, column: 1, scope: !100)
!125 = distinct !DISubprogram(name: "shifts", scope: !1, file: !1, line: 39, type: !12, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !127)
!127 = distinct !DILocation(line: 40, column: 11, scope: !125)
!128 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !129)
!129 = distinct !DILocation(line: 40, column: 24, scope: !125)
!130 = !DILocation(line: 40, column: 22, scope: !125)
!131 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !132)
!132 = distinct !DILocation(line: 40, column: 37, scope: !125)
!133 = !DILocation(line: 40, column: 35, scope: !125)
!134 = !DILocation(line: 41, column: 9, scope: !125)
!135 = !DILocation(line: 42, column: 11, scope: !125)
!136 = !DILocation(line: 42, column: 17, scope: !125)
!137 = !DILocation(line: 43, column: 11, scope: !125)
!138 = !DILocation(line: 43, column: 16, scope: !125)
!139 = !DILocation(line: 43, column: 45, scope: !125)
!140 = !DILocation(line: 43, column: 22, scope: !125)
!141 = !DILocation(line: 43, column: 3, scope: !125)
!142 = !DILocation(line: 43, column: 8, scope: !125)
!143 = !DILocation(line: 44, column: 11, scope: !125)
!144 = !DILocation(line: 44, column: 22, scope: !125)
!145 = !DILocation(line: 44, column: 3, scope: !125)
!146 = !DILocation(line: 44, column: 8, scope: !125)
!147 = !DILocation(line: 45, column: 1, scope: !125)
!148 = distinct !DISubprogram(name: "bits", scope: !1, file: !1, line: 47, type: !12, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !150)
!150 = distinct !DILocation(line: 48, column: 11, scope: !148)
!151 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !152)
!152 = distinct !DILocation(line: 48, column: 24, scope: !148)
!153 = !DILocation(line: 48, column: 22, scope: !148)
!154 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !155)
!155 = distinct !DILocation(line: 48, column: 37, scope: !148)
!156 = !DILocation(line: 48, column: 35, scope: !148)
!157 = !DILocation(line: 49, column: 9, scope: !148)
!158 = !DILocation(line: 50, column: 16, scope: !148)
!159 = !DILocation(line: 505, column: 50, scope: !160, inlinedAt: !162)
!160 = distinct !DISubprogram(name: "__popc", scope: !161, file: !161, line: 505, type: !12, scopeLine: 505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = !DIFile(filename: "clang/include/__clang_cuda_device_functions.h", directory: "")
!162 = distinct !DILocation(line: 51, column: 10, scope: !148)
!163 = !DILocation(line: 49, column: 40, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "__clz", scope: !161, file: !161, line: 49, type: !12, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = distinct !DILocation(line: 51, column: 28, scope: !148)
!166 = !DILocation(line: 51, column: 26, scope: !148)
!167 = !DILocation(line: 51, column: 20, scope: !148)
!168 = !DILocation(line: 224, column: 40, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "__ffs", scope: !161, file: !161, line: 224, type: !12, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!170 = distinct !DILocation(line: 51, column: 47, scope: !148)
!171 = !DILocation(line: 51, column: 45, scope: !148)
!172 = !DILocation(line: 51, column: 37, scope: !148)
!173 = !DILocation(line: 32, column: 59, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "__brev", scope: !161, file: !161, line: 32, type: !12, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!175 = distinct !DILocation(line: 51, column: 64, scope: !148)
!176 = !DILocation(line: 51, column: 74, scope: !148)
!177 = !DILocation(line: 51, column: 82, scope: !148)
!178 = !DILocation(line: 51, column: 56, scope: !148)
!179 = !DILocation(line: 51, column: 3, scope: !148)
!180 = !DILocation(line: 51, column: 8, scope: !148)
!181 = !DILocation(line: 52, column: 1, scope: !148)
!182 = distinct !DISubprogram(name: "bits_long", scope: !1, file: !1, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !184)
!184 = distinct !DILocation(line: 55, column: 11, scope: !182)
!185 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !186)
!186 = distinct !DILocation(line: 55, column: 24, scope: !182)
!187 = !DILocation(line: 55, column: 22, scope: !182)
!188 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !189)
!189 = distinct !DILocation(line: 55, column: 37, scope: !182)
!190 = !DILocation(line: 55, column: 35, scope: !182)
!191 = !DILocation(line: 56, column: 9, scope: !182)
!192 = !DILocation(line: 57, column: 26, scope: !182)
!193 = !DILocation(line: 506, column: 58, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "__popcll", scope: !161, file: !161, line: 506, type: !12, scopeLine: 506, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = distinct !DILocation(line: 58, column: 10, scope: !182)
!196 = !DILocation(line: 50, column: 48, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "__clzll", scope: !161, file: !161, line: 50, type: !12, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = distinct !DILocation(line: 58, column: 30, scope: !182)
!199 = !DILocation(line: 58, column: 28, scope: !182)
!200 = !DILocation(line: 58, column: 22, scope: !182)
!201 = !DILocation(line: 225, column: 48, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "__ffsll", scope: !161, file: !161, line: 225, type: !12, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!203 = distinct !DILocation(line: 58, column: 51, scope: !182)
!204 = !DILocation(line: 58, column: 49, scope: !182)
!205 = !DILocation(line: 58, column: 41, scope: !182)
!206 = !DILocation(line: 58, column: 10, scope: !182)
!207 = !DILocation(line: 34, column: 10, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "__brevll", scope: !161, file: !161, line: 33, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!209 = distinct !DILocation(line: 58, column: 76, scope: !182)
!210 = !DILocation(line: 58, column: 88, scope: !182)
!211 = !DILocation(line: 58, column: 62, scope: !182)
!212 = !DILocation(line: 58, column: 3, scope: !182)
!213 = !DILocation(line: 58, column: 8, scope: !182)
!214 = !DILocation(line: 59, column: 1, scope: !182)
!215 = distinct !DISubprogram(name: "high_products", scope: !1, file: !1, line: 61, type: !12, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!216 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !217)
!217 = distinct !DILocation(line: 62, column: 11, scope: !215)
!218 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !219)
!219 = distinct !DILocation(line: 62, column: 24, scope: !215)
!220 = !DILocation(line: 62, column: 22, scope: !215)
!221 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !222)
!222 = distinct !DILocation(line: 62, column: 37, scope: !215)
!223 = !DILocation(line: 62, column: 35, scope: !215)
!224 = !DILocation(line: 63, column: 9, scope: !215)
!225 = !DILocation(line: 64, column: 18, scope: !215)
!226 = !DILocation(line: 64, column: 24, scope: !215)
!227 = !DILocation(line: 500, column: 51, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "__mulhi", scope: !161, file: !161, line: 500, type: !12, scopeLine: 500, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!229 = distinct !DILocation(line: 64, column: 10, scope: !215)
!230 = !DILocation(line: 64, column: 3, scope: !215)
!231 = !DILocation(line: 64, column: 8, scope: !215)
!232 = !DILocation(line: 65, column: 29, scope: !215)
!233 = !DILocation(line: 65, column: 45, scope: !215)
!234 = !DILocation(line: 808, column: 10, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "__umulhi", scope: !161, file: !161, line: 807, type: !12, scopeLine: 807, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = distinct !DILocation(line: 65, column: 10, scope: !215)
!237 = !DILocation(line: 65, column: 3, scope: !215)
!238 = !DILocation(line: 65, column: 8, scope: !215)
!239 = !DILocation(line: 66, column: 1, scope: !215)
!240 = distinct !DISubprogram(name: "high_products_long", scope: !1, file: !1, line: 68, type: !12, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!241 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !242)
!242 = distinct !DILocation(line: 70, column: 11, scope: !240)
!243 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !244)
!244 = distinct !DILocation(line: 70, column: 24, scope: !240)
!245 = !DILocation(line: 70, column: 22, scope: !240)
!246 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !247)
!247 = distinct !DILocation(line: 70, column: 37, scope: !240)
!248 = !DILocation(line: 70, column: 35, scope: !240)
!249 = !DILocation(line: 71, column: 9, scope: !240)
!250 = !DILocation(line: 72, column: 20, scope: !240)
!251 = !DILocation(line: 72, column: 26, scope: !240)
!252 = !DILocation(line: 498, column: 10, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "__mul64hi", scope: !161, file: !161, line: 497, type: !12, scopeLine: 497, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!254 = distinct !DILocation(line: 72, column: 10, scope: !240)
!255 = !DILocation(line: 72, column: 3, scope: !240)
!256 = !DILocation(line: 72, column: 8, scope: !240)
!257 = !DILocation(line: 73, column: 41, scope: !240)
!258 = !DILocation(line: 73, column: 67, scope: !240)
!259 = !DILocation(line: 805, column: 10, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "__umul64hi", scope: !161, file: !161, line: 803, type: !12, scopeLine: 804, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!261 = distinct !DILocation(line: 73, column: 10, scope: !240)
!262 = !DILocation(line: 73, column: 3, scope: !240)
!263 = !DILocation(line: 73, column: 8, scope: !240)
!264 = !DILocation(line: 74, column: 1, scope: !240)
!265 = distinct !DISubprogram(name: "extrema", scope: !1, file: !1, line: 76, type: !12, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!266 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !267)
!267 = distinct !DILocation(line: 77, column: 11, scope: !265)
!268 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !269)
!269 = distinct !DILocation(line: 77, column: 24, scope: !265)
!270 = !DILocation(line: 77, column: 22, scope: !265)
!271 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !272)
!272 = distinct !DILocation(line: 77, column: 37, scope: !265)
!273 = !DILocation(line: 77, column: 35, scope: !265)
!274 = !DILocation(line: 78, column: 9, scope: !265)
!275 = !DILocation(line: 79, column: 14, scope: !265)
!276 = !DILocation(line: 79, column: 20, scope: !265)
!277 = !DILocation(line: 200, column: 47, scope: !278, inlinedAt: !280)
!278 = distinct !DISubprogram(name: "max", scope: !279, file: !279, line: 200, type: !12, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!279 = !DIFile(filename: "clang/include/__clang_cuda_math.h", directory: "")
!280 = distinct !DILocation(line: 79, column: 10, scope: !265)
!281 = !DILocation(line: 79, column: 32, scope: !265)
!282 = !DILocation(line: 79, column: 38, scope: !265)
!283 = !DILocation(line: 201, column: 47, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "min", scope: !279, file: !279, line: 201, type: !12, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!285 = distinct !DILocation(line: 79, column: 28, scope: !265)
!286 = !DILocation(line: 79, column: 44, scope: !265)
!287 = !DILocation(line: 79, column: 26, scope: !265)
!288 = !DILocation(line: 79, column: 54, scope: !265)
!289 = !DILocation(line: 60, column: 38, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "abs", scope: !279, file: !279, line: 60, type: !12, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!291 = distinct !DILocation(line: 79, column: 50, scope: !265)
!292 = !DILocation(line: 79, column: 48, scope: !265)
!293 = !DILocation(line: 79, column: 3, scope: !265)
!294 = !DILocation(line: 79, column: 8, scope: !265)
!295 = !DILocation(line: 80, column: 24, scope: !265)
!296 = !DILocation(line: 80, column: 40, scope: !265)
!297 = !DILocation(line: 130, column: 1, scope: !298, inlinedAt: !300)
!298 = distinct !DISubprogram(name: "max", scope: !299, file: !299, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!299 = !DIFile(filename: "include/device/rk_math.h", directory: "")
!300 = distinct !DILocation(line: 80, column: 10, scope: !265)
!301 = !DILocation(line: 130, column: 1, scope: !302, inlinedAt: !303)
!302 = distinct !DISubprogram(name: "min", scope: !299, file: !299, line: 130, type: !12, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!303 = distinct !DILocation(line: 80, column: 48, scope: !265)
!304 = !DILocation(line: 80, column: 46, scope: !265)
!305 = !DILocation(line: 80, column: 3, scope: !265)
!306 = !DILocation(line: 80, column: 8, scope: !265)
!307 = !DILocation(line: 81, column: 1, scope: !265)
!308 = distinct !DISubprogram(name: "funnel", scope: !1, file: !1, line: 83, type: !12, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!309 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !310)
!310 = distinct !DILocation(line: 84, column: 11, scope: !308)
!311 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !312)
!312 = distinct !DILocation(line: 84, column: 24, scope: !308)
!313 = !DILocation(line: 84, column: 22, scope: !308)
!314 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !315)
!315 = distinct !DILocation(line: 84, column: 37, scope: !308)
!316 = !DILocation(line: 84, column: 35, scope: !308)
!317 = !DILocation(line: 85, column: 9, scope: !308)
!318 = !DILocation(line: 86, column: 26, scope: !308)
!319 = !DILocation(line: 86, column: 33, scope: !308)
!320 = !DILocation(line: 86, column: 40, scope: !308)
!321 = !DILocation(line: 452, column: 3, scope: !322, inlinedAt: !324)
!322 = distinct !DISubprogram(name: "__funnelshift_l", scope: !323, file: !323, line: 449, type: !12, scopeLine: 450, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!323 = !DIFile(filename: "clang/include/__clang_cuda_intrinsics.h", directory: "")
!324 = distinct !DILocation(line: 86, column: 10, scope: !308)
!325 = !{i64 297559}
!326 = !DILocation(line: 468, column: 3, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "__funnelshift_r", scope: !323, file: !323, line: 465, type: !12, scopeLine: 466, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!328 = distinct !DILocation(line: 86, column: 49, scope: !308)
!329 = !{i64 298144}
!330 = !DILocation(line: 86, column: 47, scope: !308)
!331 = !DILocation(line: 86, column: 3, scope: !308)
!332 = !DILocation(line: 86, column: 8, scope: !308)
!333 = !DILocation(line: 87, column: 1, scope: !308)
!334 = distinct !DISubprogram(name: "averages", scope: !1, file: !1, line: 89, type: !12, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!335 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !336)
!336 = distinct !DILocation(line: 90, column: 11, scope: !334)
!337 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !338)
!338 = distinct !DILocation(line: 90, column: 24, scope: !334)
!339 = !DILocation(line: 90, column: 22, scope: !334)
!340 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !341)
!341 = distinct !DILocation(line: 90, column: 37, scope: !334)
!342 = !DILocation(line: 90, column: 35, scope: !334)
!343 = !DILocation(line: 91, column: 9, scope: !334)
!344 = !DILocation(line: 92, column: 17, scope: !334)
!345 = !DILocation(line: 92, column: 23, scope: !334)
!346 = !DILocation(line: 336, column: 50, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "__hadd", scope: !161, file: !161, line: 336, type: !12, scopeLine: 336, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!348 = distinct !DILocation(line: 92, column: 10, scope: !334)
!349 = !DILocation(line: 92, column: 39, scope: !334)
!350 = !DILocation(line: 92, column: 45, scope: !334)
!351 = !DILocation(line: 496, column: 51, scope: !352, inlinedAt: !353)
!352 = distinct !DISubprogram(name: "__mul24", scope: !161, file: !161, line: 496, type: !12, scopeLine: 496, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!353 = distinct !DILocation(line: 92, column: 31, scope: !334)
!354 = !DILocation(line: 92, column: 29, scope: !334)
!355 = !DILocation(line: 92, column: 3, scope: !334)
!356 = !DILocation(line: 92, column: 8, scope: !334)
!357 = !DILocation(line: 93, column: 29, scope: !334)
!358 = !DILocation(line: 93, column: 45, scope: !334)
!359 = !DILocation(line: 811, column: 10, scope: !360, inlinedAt: !361)
!360 = distinct !DISubprogram(name: "__urhadd", scope: !161, file: !161, line: 810, type: !12, scopeLine: 810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!361 = distinct !DILocation(line: 93, column: 10, scope: !334)
!362 = !DILocation(line: 93, column: 59, scope: !334)
!363 = !DILocation(line: 93, column: 65, scope: !334)
!364 = !DILocation(line: 515, column: 10, scope: !365, inlinedAt: !366)
!365 = distinct !DISubprogram(name: "__sad", scope: !161, file: !161, line: 514, type: !12, scopeLine: 514, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!366 = distinct !DILocation(line: 93, column: 53, scope: !334)
!367 = !DILocation(line: 93, column: 51, scope: !334)
!368 = !DILocation(line: 93, column: 3, scope: !334)
!369 = !DILocation(line: 93, column: 8, scope: !334)
!370 = !DILocation(line: 94, column: 1, scope: !334)
!371 = distinct !DISubprogram(name: "murmur_mix", scope: !1, file: !1, line: 96, type: !12, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!372 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !373)
!373 = distinct !DILocation(line: 97, column: 11, scope: !371)
!374 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !375)
!375 = distinct !DILocation(line: 97, column: 24, scope: !371)
!376 = !DILocation(line: 97, column: 22, scope: !371)
!377 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !378)
!378 = distinct !DILocation(line: 97, column: 37, scope: !371)
!379 = !DILocation(line: 97, column: 35, scope: !371)
!380 = !DILocation(line: 98, column: 9, scope: !371)
!381 = !DILocation(line: 99, column: 16, scope: !371)
!382 = !DILocation(line: 100, column: 10, scope: !371)
!383 = !DILocation(line: 100, column: 5, scope: !371)
!384 = !DILocation(line: 101, column: 5, scope: !371)
!385 = !DILocation(line: 102, column: 10, scope: !371)
!386 = !DILocation(line: 102, column: 5, scope: !371)
!387 = !DILocation(line: 103, column: 5, scope: !371)
!388 = !DILocation(line: 104, column: 10, scope: !371)
!389 = !DILocation(line: 104, column: 5, scope: !371)
!390 = !DILocation(line: 105, column: 3, scope: !371)
!391 = !DILocation(line: 105, column: 8, scope: !371)
!392 = !DILocation(line: 106, column: 1, scope: !371)
!393 = distinct !DISubprogram(name: "xorshift", scope: !1, file: !1, line: 108, type: !12, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!394 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !395)
!395 = distinct !DILocation(line: 109, column: 11, scope: !393)
!396 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !397)
!397 = distinct !DILocation(line: 109, column: 24, scope: !393)
!398 = !DILocation(line: 109, column: 22, scope: !393)
!399 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !400)
!400 = distinct !DILocation(line: 109, column: 37, scope: !393)
!401 = !DILocation(line: 109, column: 35, scope: !393)
!402 = !DILocation(line: 110, column: 9, scope: !393)
!403 = !DILocation(line: 111, column: 26, scope: !393)
!404 = !DILocation(line: 112, column: 21, scope: !393)
!405 = !DILocation(line: 112, column: 3, scope: !393)
!406 = !DILocation(line: 0, scope: !393)
!407 = !DILocation(line: 117, column: 12, scope: !393)
!408 = !DILocation(line: 118, column: 21, scope: !393)
!409 = !DILocation(line: 118, column: 18, scope: !393)
!410 = !DILocation(line: 118, column: 28, scope: !393)
!411 = !DILocation(line: 118, column: 3, scope: !393)
!412 = !DILocation(line: 118, column: 8, scope: !393)
!413 = !{!414, !414, i64 0}
!414 = !{!"double", !9, i64 0}
!415 = !DILocation(line: 119, column: 1, scope: !393)
!416 = !DILocation(line: 113, column: 12, scope: !393)
!417 = !DILocation(line: 113, column: 7, scope: !393)
!418 = !DILocation(line: 114, column: 12, scope: !393)
!419 = !DILocation(line: 114, column: 7, scope: !393)
!420 = !DILocation(line: 115, column: 12, scope: !393)
!421 = !DILocation(line: 115, column: 7, scope: !393)
!422 = !DILocation(line: 112, column: 32, scope: !393)
!423 = distinct !{!423, !405, !424, !425, !426}
!424 = !DILocation(line: 116, column: 3, scope: !393)
!425 = !{!"llvm.loop.mustprogress"}
!426 = !{!"llvm.loop.unroll.disable"}
!427 = distinct !DISubprogram(name: "crc_byte", scope: !1, file: !1, line: 121, type: !12, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!428 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !429)
!429 = distinct !DILocation(line: 122, column: 11, scope: !427)
!430 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !431)
!431 = distinct !DILocation(line: 122, column: 24, scope: !427)
!432 = !DILocation(line: 122, column: 22, scope: !427)
!433 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !434)
!434 = distinct !DILocation(line: 122, column: 37, scope: !427)
!435 = !DILocation(line: 122, column: 35, scope: !427)
!436 = !DILocation(line: 123, column: 9, scope: !427)
!437 = !DILocation(line: 125, column: 21, scope: !427)
!438 = !DILocation(line: 125, column: 3, scope: !427)
!439 = !DILocation(line: 129, column: 12, scope: !427)
!440 = !DILocation(line: 0, scope: !427)
!441 = !DILocation(line: 129, column: 3, scope: !427)
!442 = !DILocation(line: 129, column: 10, scope: !427)
!443 = !DILocation(line: 130, column: 1, scope: !427)
!444 = !DILocation(line: 127, column: 39, scope: !427)
!445 = !DILocation(line: 126, column: 21, scope: !427)
!446 = !DILocation(line: 126, column: 10, scope: !427)
!447 = !{!9, !9, i64 0}
!448 = !DILocation(line: 125, column: 27, scope: !427)
!449 = distinct !{!449, !438, !450, !425, !426}
!450 = !DILocation(line: 128, column: 3, scope: !427)
!451 = distinct !DISubprogram(name: "saturate_bytes", scope: !1, file: !1, line: 132, type: !12, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!452 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !453)
!453 = distinct !DILocation(line: 133, column: 11, scope: !451)
!454 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !455)
!455 = distinct !DILocation(line: 133, column: 24, scope: !451)
!456 = !DILocation(line: 133, column: 22, scope: !451)
!457 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !458)
!458 = distinct !DILocation(line: 133, column: 37, scope: !451)
!459 = !DILocation(line: 133, column: 35, scope: !451)
!460 = !DILocation(line: 134, column: 9, scope: !451)
!461 = !DILocation(line: 135, column: 11, scope: !451)
!462 = !DILocation(line: 136, column: 10, scope: !451)
!463 = !DILocation(line: 136, column: 3, scope: !451)
!464 = !DILocation(line: 136, column: 8, scope: !451)
!465 = !DILocation(line: 201, column: 47, scope: !284, inlinedAt: !466)
!466 = distinct !DILocation(line: 137, column: 20, scope: !451)
!467 = !DILocation(line: 200, column: 47, scope: !278, inlinedAt: !468)
!468 = distinct !DILocation(line: 137, column: 10, scope: !451)
!469 = !DILocation(line: 137, column: 10, scope: !451)
!470 = !DILocation(line: 137, column: 3, scope: !451)
!471 = !DILocation(line: 137, column: 8, scope: !451)
!472 = !DILocation(line: 138, column: 1, scope: !451)
!473 = distinct !DISubprogram(name: "gray_code", scope: !1, file: !1, line: 140, type: !12, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!474 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !475)
!475 = distinct !DILocation(line: 141, column: 11, scope: !473)
!476 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !477)
!477 = distinct !DILocation(line: 141, column: 24, scope: !473)
!478 = !DILocation(line: 141, column: 22, scope: !473)
!479 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !480)
!480 = distinct !DILocation(line: 141, column: 37, scope: !473)
!481 = !DILocation(line: 141, column: 35, scope: !473)
!482 = !DILocation(line: 142, column: 9, scope: !473)
!483 = !DILocation(line: 142, column: 21, scope: !473)
!484 = !{!485, !485, i64 0}
!485 = !{!"short", !9, i64 0}
!486 = !DILocation(line: 142, column: 34, scope: !473)
!487 = !DILocation(line: 142, column: 26, scope: !473)
!488 = !DILocation(line: 142, column: 14, scope: !473)
!489 = !DILocation(line: 142, column: 19, scope: !473)
!490 = !DILocation(line: 143, column: 1, scope: !473)
!491 = distinct !DISubprogram(name: "hashed_lane", scope: !1, file: !1, line: 146, type: !12, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!492 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !493)
!493 = distinct !DILocation(line: 147, column: 11, scope: !491)
!494 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !495)
!495 = distinct !DILocation(line: 147, column: 24, scope: !491)
!496 = !DILocation(line: 147, column: 22, scope: !491)
!497 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !498)
!498 = distinct !DILocation(line: 147, column: 37, scope: !491)
!499 = !DILocation(line: 147, column: 35, scope: !491)
!500 = !DILocation(line: 148, column: 9, scope: !491)
!501 = !DILocation(line: 148, column: 42, scope: !491)
!502 = !DILocation(line: 148, column: 44, scope: !491)
!503 = !DILocation(line: 148, column: 61, scope: !491)
!504 = !DILocation(line: 148, column: 14, scope: !491)
!505 = !DILocation(line: 148, column: 19, scope: !491)
!506 = !DILocation(line: 149, column: 1, scope: !491)
!507 = distinct !DISubprogram(name: "two_words", scope: !1, file: !1, line: 152, type: !12, scopeLine: 152, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!508 = !DILocation(line: 66, column: 27, scope: !15, inlinedAt: !509)
!509 = distinct !DILocation(line: 153, column: 11, scope: !507)
!510 = !DILocation(line: 79, column: 27, scope: !19, inlinedAt: !511)
!511 = distinct !DILocation(line: 153, column: 24, scope: !507)
!512 = !DILocation(line: 153, column: 22, scope: !507)
!513 = !DILocation(line: 53, column: 27, scope: !23, inlinedAt: !514)
!514 = distinct !DILocation(line: 153, column: 37, scope: !507)
!515 = !DILocation(line: 153, column: 35, scope: !507)
!516 = !DILocation(line: 154, column: 9, scope: !507)
!517 = !DILocation(line: 155, column: 44, scope: !507)
!518 = !DILocation(line: 155, column: 59, scope: !507)
!519 = !DILocation(line: 155, column: 51, scope: !507)
!520 = !DILocation(line: 155, column: 49, scope: !507)
!521 = !DILocation(line: 156, column: 21, scope: !507)
!522 = !DILocation(line: 156, column: 3, scope: !507)
!523 = !DILocation(line: 0, scope: !507)
!524 = !DILocation(line: 160, column: 32, scope: !507)
!525 = !DILocation(line: 160, column: 39, scope: !507)
!526 = !DILocation(line: 161, column: 35, scope: !507)
!527 = !DILocation(line: 161, column: 67, scope: !507)
!528 = !DILocation(line: 161, column: 42, scope: !507)
!529 = !DILocation(line: 162, column: 33, scope: !507)
!530 = !DILocation(line: 162, column: 30, scope: !507)
!531 = !DILocation(line: 162, column: 40, scope: !507)
!532 = !DILocation(line: 162, column: 81, scope: !507)
!533 = !DILocation(line: 162, column: 66, scope: !507)
!534 = !DILocation(line: 162, column: 92, scope: !507)
!535 = !DILocation(line: 161, column: 74, scope: !507)
!536 = !DILocation(line: 162, column: 44, scope: !507)
!537 = !DILocation(line: 161, column: 3, scope: !507)
!538 = !DILocation(line: 161, column: 8, scope: !507)
!539 = !DILocation(line: 163, column: 1, scope: !507)
!540 = !DILocation(line: 157, column: 28, scope: !507)
!541 = !DILocation(line: 157, column: 24, scope: !507)
!542 = !DILocation(line: 157, column: 34, scope: !507)
!543 = !DILocation(line: 157, column: 14, scope: !507)
!544 = !DILocation(line: 157, column: 9, scope: !507)
!545 = !DILocation(line: 158, column: 23, scope: !507)
!546 = !DILocation(line: 156, column: 31, scope: !507)
!547 = distinct !{!547, !522, !548, !425, !426}
!548 = !DILocation(line: 159, column: 3, scope: !507)
