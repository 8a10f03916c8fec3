import type { Evidence } from '#advisor/advice/advice.ts'
import type { Phrase } from '#advisor/facts/phrases.ts'
import { shorten } from '#advisor/wording/quote.ts'

/** The place of a figure with the sentence around it. */
export function textEvidence({
  claim,
}: {
  readonly claim: Pick<Phrase['claim'], 'address' | 'sentence' | 'quote'>
}): Evidence {
  const says = shorten(claim.sentence)
  return { address: claim.address, says, ...(says.includes(claim.quote) && { mark: claim.quote }) }
}
