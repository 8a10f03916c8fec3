import type { Evidence } from '#advisor/advice/advice.ts'
import type { Phrase } from '#advisor/facts/phrases.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** The place of a figure with the sentence around it. */
export function textEvidence({
  claim,
}: {
  readonly claim: Pick<Phrase['claim'], 'address' | 'sentence' | 'quote'>
}): Evidence {
  const says = shorten(claim.sentence)
  return markEvidence(claim.address, says, claim.quote)
}
