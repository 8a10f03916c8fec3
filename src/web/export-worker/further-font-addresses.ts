/** The fonts of other scripts, looked up when a text has such letters: megabytes that most people never need. */
export const furtherFontAddresses = import.meta.glob<string>(
  [
    '/fonts/noto-sans/files/noto-sans-{greek,greek-ext,cyrillic,cyrillic-ext}-{400,700}-normal.woff',
    '/fonts/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-{400,700}-normal.woff',
    '/fonts/noto-sans-arabic/files/noto-sans-arabic-arabic-{400,700}-normal.woff',
    '/fonts/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-{400,700}-normal.woff',
    '/fonts/noto-sans-bengali/files/noto-sans-bengali-bengali-{400,700}-normal.woff',
    '/fonts/noto-sans-tamil/files/noto-sans-tamil-tamil-{400,700}-normal.woff',
    '/fonts/noto-sans-thai/files/noto-sans-thai-thai-{400,700}-normal.woff',
    '/fonts/noto-sans-georgian/files/noto-sans-georgian-georgian-{400,700}-normal.woff',
    '/fonts/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-{400,700}-normal.woff',
    '/fonts/noto-sans-sc/files/noto-sans-sc-chinese-simplified-{400,700}-normal.woff',
    '/fonts/noto-sans-jp/files/noto-sans-jp-japanese-{400,700}-normal.woff',
    '/fonts/noto-sans-kr/files/noto-sans-kr-korean-{400,700}-normal.woff',
    '/fonts/noto-emoji/files/noto-emoji-emoji-400-normal.woff',
    // Rare Chinese and Japanese characters and signs: many small files.
    '/fonts/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff',
    '/fonts/noto-sans-jp/files/noto-sans-jp-[0-9]*-400-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** Which characters each of the small files holds. */
export const sliceRangeAddresses = import.meta.glob<string>(
  ['/fonts/noto-sans-sc/unicode.json', '/fonts/noto-sans-jp/unicode.json'],
  { query: '?url', import: 'default', eager: true },
)
