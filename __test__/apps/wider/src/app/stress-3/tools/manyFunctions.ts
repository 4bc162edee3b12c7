function f0(x: number) { if (x > 0) return { k: 'big0' as const, x }; return { k: 'small' as const, y: 0 } }
const f1 = (x: number) => { const p = f0(x); return 'k' in p ? p.k : [p, x] }
function f2(x: number) { return x > 2 ? f1(x) : null }
const f3 = (x: number) => ({ n: 3, prev: f2(x) })
const f4 = (x: number) => { const p = f3(x); return 'k' in p ? p.k : [p, x] }
function f5(x: number) { return x > 5 ? f4(x) : null }
const f6 = (x: number) => ({ n: 6, prev: f5(x) })
const f7 = (x: number) => { const p = f6(x); return 'k' in p ? p.k : [p, x] }
function f8(x: number) { return x > 8 ? f7(x) : null }
const f9 = (x: number) => ({ n: 9, prev: f8(x) })
function f10(x: number) { if (x > 10) return { k: 'big10' as const, x }; return { k: 'small' as const, y: 10 } }
function f11(x: number) { return x > 11 ? f10(x) : null }
const f12 = (x: number) => ({ n: 12, prev: f11(x) })
const f13 = (x: number) => { const p = f12(x); return 'k' in p ? p.k : [p, x] }
function f14(x: number) { return x > 14 ? f13(x) : null }
const f15 = (x: number) => ({ n: 15, prev: f14(x) })
const f16 = (x: number) => { const p = f15(x); return 'k' in p ? p.k : [p, x] }
function f17(x: number) { return x > 17 ? f16(x) : null }
const f18 = (x: number) => ({ n: 18, prev: f17(x) })
const f19 = (x: number) => { const p = f18(x); return 'k' in p ? p.k : [p, x] }
function f20(x: number) { if (x > 20) return { k: 'big20' as const, x }; return { k: 'small' as const, y: 20 } }
const f21 = (x: number) => ({ n: 21, prev: f20(x) })
const f22 = (x: number) => { const p = f21(x); return 'k' in p ? p.k : [p, x] }
function f23(x: number) { return x > 23 ? f22(x) : null }
const f24 = (x: number) => ({ n: 24, prev: f23(x) })
const f25 = (x: number) => { const p = f24(x); return 'k' in p ? p.k : [p, x] }
function f26(x: number) { return x > 26 ? f25(x) : null }
const f27 = (x: number) => ({ n: 27, prev: f26(x) })
const f28 = (x: number) => { const p = f27(x); return 'k' in p ? p.k : [p, x] }
function f29(x: number) { return x > 29 ? f28(x) : null }
function f30(x: number) { if (x > 30) return { k: 'big30' as const, x }; return { k: 'small' as const, y: 30 } }
const f31 = (x: number) => { const p = f30(x); return 'k' in p ? p.k : [p, x] }
function f32(x: number) { return x > 32 ? f31(x) : null }
const f33 = (x: number) => ({ n: 33, prev: f32(x) })
const f34 = (x: number) => { const p = f33(x); return 'k' in p ? p.k : [p, x] }
function f35(x: number) { return x > 35 ? f34(x) : null }
const f36 = (x: number) => ({ n: 36, prev: f35(x) })
const f37 = (x: number) => { const p = f36(x); return 'k' in p ? p.k : [p, x] }
function f38(x: number) { return x > 38 ? f37(x) : null }
const f39 = (x: number) => ({ n: 39, prev: f38(x) })
function f40(x: number) { if (x > 40) return { k: 'big40' as const, x }; return { k: 'small' as const, y: 40 } }
function f41(x: number) { return x > 41 ? f40(x) : null }
const f42 = (x: number) => ({ n: 42, prev: f41(x) })
const f43 = (x: number) => { const p = f42(x); return 'k' in p ? p.k : [p, x] }
function f44(x: number) { return x > 44 ? f43(x) : null }
const f45 = (x: number) => ({ n: 45, prev: f44(x) })
const f46 = (x: number) => { const p = f45(x); return 'k' in p ? p.k : [p, x] }
function f47(x: number) { return x > 47 ? f46(x) : null }
const f48 = (x: number) => ({ n: 48, prev: f47(x) })
const f49 = (x: number) => { const p = f48(x); return 'k' in p ? p.k : [p, x] }
function f50(x: number) { if (x > 50) return { k: 'big50' as const, x }; return { k: 'small' as const, y: 50 } }
const f51 = (x: number) => ({ n: 51, prev: f50(x) })
const f52 = (x: number) => { const p = f51(x); return 'k' in p ? p.k : [p, x] }
function f53(x: number) { return x > 53 ? f52(x) : null }
const f54 = (x: number) => ({ n: 54, prev: f53(x) })
const f55 = (x: number) => { const p = f54(x); return 'k' in p ? p.k : [p, x] }
function f56(x: number) { return x > 56 ? f55(x) : null }
const f57 = (x: number) => ({ n: 57, prev: f56(x) })
const f58 = (x: number) => { const p = f57(x); return 'k' in p ? p.k : [p, x] }
function f59(x: number) { return x > 59 ? f58(x) : null }
function f60(x: number) { if (x > 60) return { k: 'big60' as const, x }; return { k: 'small' as const, y: 60 } }
const f61 = (x: number) => { const p = f60(x); return 'k' in p ? p.k : [p, x] }
function f62(x: number) { return x > 62 ? f61(x) : null }
const f63 = (x: number) => ({ n: 63, prev: f62(x) })
const f64 = (x: number) => { const p = f63(x); return 'k' in p ? p.k : [p, x] }
function f65(x: number) { return x > 65 ? f64(x) : null }
const f66 = (x: number) => ({ n: 66, prev: f65(x) })
const f67 = (x: number) => { const p = f66(x); return 'k' in p ? p.k : [p, x] }
function f68(x: number) { return x > 68 ? f67(x) : null }
const f69 = (x: number) => ({ n: 69, prev: f68(x) })
function f70(x: number) { if (x > 70) return { k: 'big70' as const, x }; return { k: 'small' as const, y: 70 } }
function f71(x: number) { return x > 71 ? f70(x) : null }
const f72 = (x: number) => ({ n: 72, prev: f71(x) })
const f73 = (x: number) => { const p = f72(x); return 'k' in p ? p.k : [p, x] }
function f74(x: number) { return x > 74 ? f73(x) : null }
const f75 = (x: number) => ({ n: 75, prev: f74(x) })
const f76 = (x: number) => { const p = f75(x); return 'k' in p ? p.k : [p, x] }
function f77(x: number) { return x > 77 ? f76(x) : null }
const f78 = (x: number) => ({ n: 78, prev: f77(x) })
const f79 = (x: number) => { const p = f78(x); return 'k' in p ? p.k : [p, x] }
function f80(x: number) { if (x > 80) return { k: 'big80' as const, x }; return { k: 'small' as const, y: 80 } }
const f81 = (x: number) => ({ n: 81, prev: f80(x) })
const f82 = (x: number) => { const p = f81(x); return 'k' in p ? p.k : [p, x] }
function f83(x: number) { return x > 83 ? f82(x) : null }
const f84 = (x: number) => ({ n: 84, prev: f83(x) })
const f85 = (x: number) => { const p = f84(x); return 'k' in p ? p.k : [p, x] }
function f86(x: number) { return x > 86 ? f85(x) : null }
const f87 = (x: number) => ({ n: 87, prev: f86(x) })
const f88 = (x: number) => { const p = f87(x); return 'k' in p ? p.k : [p, x] }
function f89(x: number) { return x > 89 ? f88(x) : null }
function f90(x: number) { if (x > 90) return { k: 'big90' as const, x }; return { k: 'small' as const, y: 90 } }
const f91 = (x: number) => { const p = f90(x); return 'k' in p ? p.k : [p, x] }
function f92(x: number) { return x > 92 ? f91(x) : null }
const f93 = (x: number) => ({ n: 93, prev: f92(x) })
const f94 = (x: number) => { const p = f93(x); return 'k' in p ? p.k : [p, x] }
function f95(x: number) { return x > 95 ? f94(x) : null }
const f96 = (x: number) => ({ n: 96, prev: f95(x) })
const f97 = (x: number) => { const p = f96(x); return 'k' in p ? p.k : [p, x] }
function f98(x: number) { return x > 98 ? f97(x) : null }
const f99 = (x: number) => ({ n: 99, prev: f98(x) })
function f100(x: number) { if (x > 100) return { k: 'big100' as const, x }; return { k: 'small' as const, y: 100 } }
function f101(x: number) { return x > 101 ? f100(x) : null }
const f102 = (x: number) => ({ n: 102, prev: f101(x) })
const f103 = (x: number) => { const p = f102(x); return 'k' in p ? p.k : [p, x] }
function f104(x: number) { return x > 104 ? f103(x) : null }
const f105 = (x: number) => ({ n: 105, prev: f104(x) })
const f106 = (x: number) => { const p = f105(x); return 'k' in p ? p.k : [p, x] }
function f107(x: number) { return x > 107 ? f106(x) : null }
const f108 = (x: number) => ({ n: 108, prev: f107(x) })
const f109 = (x: number) => { const p = f108(x); return 'k' in p ? p.k : [p, x] }
function f110(x: number) { if (x > 110) return { k: 'big110' as const, x }; return { k: 'small' as const, y: 110 } }
const f111 = (x: number) => ({ n: 111, prev: f110(x) })
const f112 = (x: number) => { const p = f111(x); return 'k' in p ? p.k : [p, x] }
function f113(x: number) { return x > 113 ? f112(x) : null }
const f114 = (x: number) => ({ n: 114, prev: f113(x) })
const f115 = (x: number) => { const p = f114(x); return 'k' in p ? p.k : [p, x] }
function f116(x: number) { return x > 116 ? f115(x) : null }
const f117 = (x: number) => ({ n: 117, prev: f116(x) })
const f118 = (x: number) => { const p = f117(x); return 'k' in p ? p.k : [p, x] }
function f119(x: number) { return x > 119 ? f118(x) : null }
function f120(x: number) { if (x > 120) return { k: 'big120' as const, x }; return { k: 'small' as const, y: 120 } }
const f121 = (x: number) => { const p = f120(x); return 'k' in p ? p.k : [p, x] }
function f122(x: number) { return x > 122 ? f121(x) : null }
const f123 = (x: number) => ({ n: 123, prev: f122(x) })
const f124 = (x: number) => { const p = f123(x); return 'k' in p ? p.k : [p, x] }
function f125(x: number) { return x > 125 ? f124(x) : null }
const f126 = (x: number) => ({ n: 126, prev: f125(x) })
const f127 = (x: number) => { const p = f126(x); return 'k' in p ? p.k : [p, x] }
function f128(x: number) { return x > 128 ? f127(x) : null }
const f129 = (x: number) => ({ n: 129, prev: f128(x) })
function f130(x: number) { if (x > 130) return { k: 'big130' as const, x }; return { k: 'small' as const, y: 130 } }
function f131(x: number) { return x > 131 ? f130(x) : null }
const f132 = (x: number) => ({ n: 132, prev: f131(x) })
const f133 = (x: number) => { const p = f132(x); return 'k' in p ? p.k : [p, x] }
function f134(x: number) { return x > 134 ? f133(x) : null }
const f135 = (x: number) => ({ n: 135, prev: f134(x) })
const f136 = (x: number) => { const p = f135(x); return 'k' in p ? p.k : [p, x] }
function f137(x: number) { return x > 137 ? f136(x) : null }
const f138 = (x: number) => ({ n: 138, prev: f137(x) })
const f139 = (x: number) => { const p = f138(x); return 'k' in p ? p.k : [p, x] }
function f140(x: number) { if (x > 140) return { k: 'big140' as const, x }; return { k: 'small' as const, y: 140 } }
const f141 = (x: number) => ({ n: 141, prev: f140(x) })
const f142 = (x: number) => { const p = f141(x); return 'k' in p ? p.k : [p, x] }
function f143(x: number) { return x > 143 ? f142(x) : null }
const f144 = (x: number) => ({ n: 144, prev: f143(x) })
const f145 = (x: number) => { const p = f144(x); return 'k' in p ? p.k : [p, x] }
function f146(x: number) { return x > 146 ? f145(x) : null }
const f147 = (x: number) => ({ n: 147, prev: f146(x) })
const f148 = (x: number) => { const p = f147(x); return 'k' in p ? p.k : [p, x] }
function f149(x: number) { return x > 149 ? f148(x) : null }
/** Chain. */
export default (input: { x: number }) => ({ a: f9(input.x), b: f19(input.x), c: f149(input.x), d: f100(input.x) })
