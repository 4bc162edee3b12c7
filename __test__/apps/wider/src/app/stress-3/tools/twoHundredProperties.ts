/** Wide. */
export default (input: {
  /** Number 0. */ p0?: string
  /** Number 1. */ p1: number | null
  /** Number 2. */ p2: "v2" | "w"
  /** Number 3. */ p3?: { a: 3; b?: boolean[] }
  /** Number 4. */ p4: readonly [string, number]
  /** Number 5. */ p5: string
  /** Number 6. */ p6?: number | null
  /** Number 7. */ p7: "v7" | "w"
  /** Number 8. */ p8: { a: 8; b?: boolean[] }
  /** Number 9. */ p9?: readonly [string, number]
  /** Number 10. */ p10: string
  /** Number 11. */ p11: number | null
  /** Number 12. */ p12?: "v12" | "w"
  /** Number 13. */ p13: { a: 13; b?: boolean[] }
  /** Number 14. */ p14: readonly [string, number]
  /** Number 15. */ p15?: string
  /** Number 16. */ p16: number | null
  /** Number 17. */ p17: "v17" | "w"
  /** Number 18. */ p18?: { a: 18; b?: boolean[] }
  /** Number 19. */ p19: readonly [string, number]
  /** Number 20. */ p20: string
  /** Number 21. */ p21?: number | null
  /** Number 22. */ p22: "v22" | "w"
  /** Number 23. */ p23: { a: 23; b?: boolean[] }
  /** Number 24. */ p24?: readonly [string, number]
  /** Number 25. */ p25: string
  /** Number 26. */ p26: number | null
  /** Number 27. */ p27?: "v27" | "w"
  /** Number 28. */ p28: { a: 28; b?: boolean[] }
  /** Number 29. */ p29: readonly [string, number]
  /** Number 30. */ p30?: string
  /** Number 31. */ p31: number | null
  /** Number 32. */ p32: "v32" | "w"
  /** Number 33. */ p33?: { a: 33; b?: boolean[] }
  /** Number 34. */ p34: readonly [string, number]
  /** Number 35. */ p35: string
  /** Number 36. */ p36?: number | null
  /** Number 37. */ p37: "v37" | "w"
  /** Number 38. */ p38: { a: 38; b?: boolean[] }
  /** Number 39. */ p39?: readonly [string, number]
  /** Number 40. */ p40: string
  /** Number 41. */ p41: number | null
  /** Number 42. */ p42?: "v42" | "w"
  /** Number 43. */ p43: { a: 43; b?: boolean[] }
  /** Number 44. */ p44: readonly [string, number]
  /** Number 45. */ p45?: string
  /** Number 46. */ p46: number | null
  /** Number 47. */ p47: "v47" | "w"
  /** Number 48. */ p48?: { a: 48; b?: boolean[] }
  /** Number 49. */ p49: readonly [string, number]
  /** Number 50. */ p50: string
  /** Number 51. */ p51?: number | null
  /** Number 52. */ p52: "v52" | "w"
  /** Number 53. */ p53: { a: 53; b?: boolean[] }
  /** Number 54. */ p54?: readonly [string, number]
  /** Number 55. */ p55: string
  /** Number 56. */ p56: number | null
  /** Number 57. */ p57?: "v57" | "w"
  /** Number 58. */ p58: { a: 58; b?: boolean[] }
  /** Number 59. */ p59: readonly [string, number]
  /** Number 60. */ p60?: string
  /** Number 61. */ p61: number | null
  /** Number 62. */ p62: "v62" | "w"
  /** Number 63. */ p63?: { a: 63; b?: boolean[] }
  /** Number 64. */ p64: readonly [string, number]
  /** Number 65. */ p65: string
  /** Number 66. */ p66?: number | null
  /** Number 67. */ p67: "v67" | "w"
  /** Number 68. */ p68: { a: 68; b?: boolean[] }
  /** Number 69. */ p69?: readonly [string, number]
  /** Number 70. */ p70: string
  /** Number 71. */ p71: number | null
  /** Number 72. */ p72?: "v72" | "w"
  /** Number 73. */ p73: { a: 73; b?: boolean[] }
  /** Number 74. */ p74: readonly [string, number]
  /** Number 75. */ p75?: string
  /** Number 76. */ p76: number | null
  /** Number 77. */ p77: "v77" | "w"
  /** Number 78. */ p78?: { a: 78; b?: boolean[] }
  /** Number 79. */ p79: readonly [string, number]
  /** Number 80. */ p80: string
  /** Number 81. */ p81?: number | null
  /** Number 82. */ p82: "v82" | "w"
  /** Number 83. */ p83: { a: 83; b?: boolean[] }
  /** Number 84. */ p84?: readonly [string, number]
  /** Number 85. */ p85: string
  /** Number 86. */ p86: number | null
  /** Number 87. */ p87?: "v87" | "w"
  /** Number 88. */ p88: { a: 88; b?: boolean[] }
  /** Number 89. */ p89: readonly [string, number]
  /** Number 90. */ p90?: string
  /** Number 91. */ p91: number | null
  /** Number 92. */ p92: "v92" | "w"
  /** Number 93. */ p93?: { a: 93; b?: boolean[] }
  /** Number 94. */ p94: readonly [string, number]
  /** Number 95. */ p95: string
  /** Number 96. */ p96?: number | null
  /** Number 97. */ p97: "v97" | "w"
  /** Number 98. */ p98: { a: 98; b?: boolean[] }
  /** Number 99. */ p99?: readonly [string, number]
  /** Number 100. */ p100: string
  /** Number 101. */ p101: number | null
  /** Number 102. */ p102?: "v102" | "w"
  /** Number 103. */ p103: { a: 103; b?: boolean[] }
  /** Number 104. */ p104: readonly [string, number]
  /** Number 105. */ p105?: string
  /** Number 106. */ p106: number | null
  /** Number 107. */ p107: "v107" | "w"
  /** Number 108. */ p108?: { a: 108; b?: boolean[] }
  /** Number 109. */ p109: readonly [string, number]
  /** Number 110. */ p110: string
  /** Number 111. */ p111?: number | null
  /** Number 112. */ p112: "v112" | "w"
  /** Number 113. */ p113: { a: 113; b?: boolean[] }
  /** Number 114. */ p114?: readonly [string, number]
  /** Number 115. */ p115: string
  /** Number 116. */ p116: number | null
  /** Number 117. */ p117?: "v117" | "w"
  /** Number 118. */ p118: { a: 118; b?: boolean[] }
  /** Number 119. */ p119: readonly [string, number]
  /** Number 120. */ p120?: string
  /** Number 121. */ p121: number | null
  /** Number 122. */ p122: "v122" | "w"
  /** Number 123. */ p123?: { a: 123; b?: boolean[] }
  /** Number 124. */ p124: readonly [string, number]
  /** Number 125. */ p125: string
  /** Number 126. */ p126?: number | null
  /** Number 127. */ p127: "v127" | "w"
  /** Number 128. */ p128: { a: 128; b?: boolean[] }
  /** Number 129. */ p129?: readonly [string, number]
  /** Number 130. */ p130: string
  /** Number 131. */ p131: number | null
  /** Number 132. */ p132?: "v132" | "w"
  /** Number 133. */ p133: { a: 133; b?: boolean[] }
  /** Number 134. */ p134: readonly [string, number]
  /** Number 135. */ p135?: string
  /** Number 136. */ p136: number | null
  /** Number 137. */ p137: "v137" | "w"
  /** Number 138. */ p138?: { a: 138; b?: boolean[] }
  /** Number 139. */ p139: readonly [string, number]
  /** Number 140. */ p140: string
  /** Number 141. */ p141?: number | null
  /** Number 142. */ p142: "v142" | "w"
  /** Number 143. */ p143: { a: 143; b?: boolean[] }
  /** Number 144. */ p144?: readonly [string, number]
  /** Number 145. */ p145: string
  /** Number 146. */ p146: number | null
  /** Number 147. */ p147?: "v147" | "w"
  /** Number 148. */ p148: { a: 148; b?: boolean[] }
  /** Number 149. */ p149: readonly [string, number]
  /** Number 150. */ p150?: string
  /** Number 151. */ p151: number | null
  /** Number 152. */ p152: "v152" | "w"
  /** Number 153. */ p153?: { a: 153; b?: boolean[] }
  /** Number 154. */ p154: readonly [string, number]
  /** Number 155. */ p155: string
  /** Number 156. */ p156?: number | null
  /** Number 157. */ p157: "v157" | "w"
  /** Number 158. */ p158: { a: 158; b?: boolean[] }
  /** Number 159. */ p159?: readonly [string, number]
  /** Number 160. */ p160: string
  /** Number 161. */ p161: number | null
  /** Number 162. */ p162?: "v162" | "w"
  /** Number 163. */ p163: { a: 163; b?: boolean[] }
  /** Number 164. */ p164: readonly [string, number]
  /** Number 165. */ p165?: string
  /** Number 166. */ p166: number | null
  /** Number 167. */ p167: "v167" | "w"
  /** Number 168. */ p168?: { a: 168; b?: boolean[] }
  /** Number 169. */ p169: readonly [string, number]
  /** Number 170. */ p170: string
  /** Number 171. */ p171?: number | null
  /** Number 172. */ p172: "v172" | "w"
  /** Number 173. */ p173: { a: 173; b?: boolean[] }
  /** Number 174. */ p174?: readonly [string, number]
  /** Number 175. */ p175: string
  /** Number 176. */ p176: number | null
  /** Number 177. */ p177?: "v177" | "w"
  /** Number 178. */ p178: { a: 178; b?: boolean[] }
  /** Number 179. */ p179: readonly [string, number]
  /** Number 180. */ p180?: string
  /** Number 181. */ p181: number | null
  /** Number 182. */ p182: "v182" | "w"
  /** Number 183. */ p183?: { a: 183; b?: boolean[] }
  /** Number 184. */ p184: readonly [string, number]
  /** Number 185. */ p185: string
  /** Number 186. */ p186?: number | null
  /** Number 187. */ p187: "v187" | "w"
  /** Number 188. */ p188: { a: 188; b?: boolean[] }
  /** Number 189. */ p189?: readonly [string, number]
  /** Number 190. */ p190: string
  /** Number 191. */ p191: number | null
  /** Number 192. */ p192?: "v192" | "w"
  /** Number 193. */ p193: { a: 193; b?: boolean[] }
  /** Number 194. */ p194: readonly [string, number]
  /** Number 195. */ p195?: string
  /** Number 196. */ p196: number | null
  /** Number 197. */ p197: "v197" | "w"
  /** Number 198. */ p198?: { a: 198; b?: boolean[] }
  /** Number 199. */ p199: readonly [string, number]
}) => ({ ...input, p1: 0, extra: Object.keys(input), sub: { p3: input.p3, p4: input.p4, p5: [input.p5, input.p6] } })
