/**
 * The letters that most plans are written in: the fonts' addresses on our own server, by their path in the package
 * that contains them. The service worker stores these files in advance.
 */
export const firstFontAddresses = import.meta.glob<string>(
  '/fonts/noto-sans/files/noto-sans-{latin,latin-ext,vietnamese}-{400,700}-normal.woff',
  { query: '?url', import: 'default', eager: true },
)
