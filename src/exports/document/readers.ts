/** Whom a document is for. Each reader gets the same plan in the order they look for it. */
export const readers = ['full', 'bank', 'investor', 'one-page'] as const
export type Reader = (typeof readers)[number]

/** Below the title on the cover. */
export const subtitles: Readonly<Record<Reader, string>> = {
  full: 'Business Plan',
  bank: 'Business Plan for Lenders',
  investor: 'Business Plan for Investors',
  'one-page': 'Business Plan in Brief',
}
