import { shorten } from '#advisor/wording/quote.ts'

/** Where a figure was read: the field and its words. */
export function readIn(field: string, words: string): string {
  return `from ${field}: “${shorten(words, 200)}”`
}

export const costStructure = 'Cost structure'
