/** Rare Chinese and Japanese characters and signs: many small files, looked up only when a text has such. */
export const fontSliceAddresses = import.meta.glob<string>(
  [
    '/fonts/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff',
    '/fonts/noto-sans-jp/files/noto-sans-jp-[0-9]*-400-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** Which slice holds what. */
export const sliceRangeAddresses = import.meta.glob<string>(
  ['/fonts/noto-sans-sc/unicode.json', '/fonts/noto-sans-jp/unicode.json'],
  { query: '?url', import: 'default', eager: true },
)
