export type FontWeight = 400 | 700

/** The start of a face's file names under fonts/. The weight follows. */
export const faceFiles = {
  latin: 'noto-sans/files/noto-sans-latin',
  'latin-ext': 'noto-sans/files/noto-sans-latin-ext',
  vietnamese: 'noto-sans/files/noto-sans-vietnamese',
  greek: 'noto-sans/files/noto-sans-greek',
  'greek-ext': 'noto-sans/files/noto-sans-greek-ext',
  cyrillic: 'noto-sans/files/noto-sans-cyrillic',
  'cyrillic-ext': 'noto-sans/files/noto-sans-cyrillic-ext',
  hebrew: 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic',
  devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  bengali: 'noto-sans-bengali/files/noto-sans-bengali-bengali',
  tamil: 'noto-sans-tamil/files/noto-sans-tamil-tamil',
  thai: 'noto-sans-thai/files/noto-sans-thai-thai',
  georgian: 'noto-sans-georgian/files/noto-sans-georgian-georgian',
  ethiopic: 'noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic',
  chinese: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified',
  japanese: 'noto-sans-jp/files/noto-sans-jp-japanese',
  korean: 'noto-sans-kr/files/noto-sans-kr-korean',
  emoji: 'noto-emoji/files/noto-emoji-emoji',
} as const

export type FaceName = keyof typeof faceFiles

/** Families with rare characters and symbols in many small files. */
export const slicedFamilies = ['noto-sans-sc', 'noto-sans-jp'] as const

export type SlicedFamily = (typeof slicedFamilies)[number]

/** The source of the fonts: our own server in a browser, the disk in tests. */
export interface FontSource {
  /** The font's TrueType bytes. */
  load: (file: string, weight: FontWeight) => Promise<Uint8Array>
  /** The declared characters of each slice of the family, by its number, in CSS notation. */
  loadSliceRanges: (family: SlicedFamily) => Promise<Readonly<Record<string, string>>>
}

type Range = readonly [first: number, last: number, ...faces: FaceName[]]

/** In code point order. Characters outside all ranges use Latin. */
const ranges: readonly Range[] = [
  [0x0000, 0x00ff, 'latin'],
  [0x0100, 0x02ff, 'latin', 'latin-ext', 'vietnamese'],
  [0x0300, 0x036f, 'latin', 'latin-ext', 'vietnamese', 'cyrillic'],
  [0x0370, 0x03ff, 'greek'],
  [0x0400, 0x052f, 'cyrillic', 'cyrillic-ext'],
  [0x0590, 0x05ff, 'hebrew'],
  [0x0600, 0x06ff, 'arabic'],
  [0x0750, 0x077f, 'arabic'],
  [0x0870, 0x08ff, 'arabic'],
  [0x0900, 0x097f, 'devanagari'],
  [0x0980, 0x09ff, 'bengali'],
  [0x0b80, 0x0bff, 'tamil'],
  [0x0e00, 0x0e7f, 'thai'],
  [0x10a0, 0x10ff, 'georgian'],
  [0x1100, 0x11ff, 'korean'],
  [0x1200, 0x139f, 'ethiopic'],
  [0x1c80, 0x1c8f, 'cyrillic-ext'],
  [0x1c90, 0x1cbf, 'georgian'],
  [0x1cd0, 0x1cff, 'devanagari'],
  [0x1d00, 0x1dbf, 'latin-ext'],
  [0x1e00, 0x1eff, 'latin-ext', 'vietnamese'],
  [0x1f00, 0x1fff, 'greek-ext'],
  [0x2000, 0x206f, 'latin', 'latin-ext'],
  [0x20a0, 0x20cf, 'latin', 'latin-ext', 'vietnamese', 'hebrew'],
  [0x2100, 0x214f, 'latin', 'latin-ext', 'cyrillic'],
  [0x2190, 0x27bf, 'latin', 'emoji'],
  [0x2c60, 0x2c7f, 'latin-ext'],
  [0x2d00, 0x2d2f, 'georgian'],
  [0x2d80, 0x2ddf, 'ethiopic'],
  [0x2de0, 0x2dff, 'cyrillic-ext'],
  [0x3000, 0x312f, 'chinese', 'japanese'],
  [0x3130, 0x318f, 'korean'],
  [0x3190, 0x9fff, 'chinese', 'japanese'],
  [0xa640, 0xa69f, 'cyrillic-ext'],
  [0xa720, 0xa7ff, 'latin-ext'],
  [0xa8e0, 0xa8ff, 'devanagari'],
  [0xab00, 0xab2f, 'ethiopic'],
  [0xac00, 0xd7ff, 'korean'],
  [0xf900, 0xfaff, 'chinese', 'japanese'],
  [0xfb1d, 0xfb4f, 'hebrew'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfeff, 'arabic'],
  [0xff00, 0xffef, 'chinese', 'japanese'],
  [0x1f000, 0x1faff, 'emoji'],
  [0x20000, 0x3ffff, 'chinese', 'japanese'],
]

const latinOnly = ['latin'] as const

/** The faces that may hold a character, the likeliest first. */
export function listFaces(codePoint: number, isJapanese: boolean): readonly FaceName[] {
  if (codePoint < 0x100) return latinOnly
  const [, , ...faces] = ranges.find(([first, last]) => codePoint >= first && codePoint <= last) ?? []
  if (faces.length === 0) return latinOnly
  return isJapanese && faces[0] === 'chinese' ? faces.toReversed() : faces
}
