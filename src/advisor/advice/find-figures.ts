import { readClaims } from '#advisor/facts/claims/read-claims.ts'

/** Every figure in a text, as it is written there in digits, each once. */
export function findFigures(text: string): string[] {
  const quotes = readClaims(text).map(({ quote }) => quote)
  return [...new Set(quotes.filter((quote) => /\d/u.test(quote)))]
}
