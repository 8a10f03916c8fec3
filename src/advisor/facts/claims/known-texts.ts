import type { Claim } from './claim.ts'
import { readClaims } from './read-claims.ts'

/** The texts read last, by currency, so that typing in one field reads one text again. */
const kept = new Map<string, Map<string, readonly Claim[]>>()
const keptLength = 4_000_000
let length = 0

/** The claims of a text of the plan, from memory if it was read before. */
export function readKnownText(text: string, currency = ''): readonly Claim[] {
  const known = kept.get(currency)?.get(text)
  if (known) return known
  const claims = readClaims(text, currency === '' ? {} : { currency })
  keep(text, currency, claims)
  return claims
}

/** Forgetting everything at times costs less than keeping the order of use. */
function keep(text: string, currency: string, claims: readonly Claim[]): void {
  if (length + text.length > keptLength) {
    kept.clear()
    length = 0
  }
  const texts = kept.get(currency) ?? new Map<string, readonly Claim[]>()
  texts.set(text, claims)
  kept.set(currency, texts)
  length += text.length
}
