import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listStreamNouns, toMonthlyVolume } from '#advisor/facts/stream-claims.ts'
import { readSales, type StreamFacts } from '#advisor/facts/stream-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'

/** What the texts say the business can do at most. */

/** Counts are rounded. */
const tolerance = 1.03
const mostDays = 31
const limitPattern =
  /\b(?:at most|maximum|max|limit\w{0,3}|capacity|no more than|up to|licen[cs]ed? (?:for|to|capacity)|licen[cs]e (?:allows|covers|is for)|licen[cs]ed\b[^.;]{0,40}\bfor|(?:that|which) (?:bakes?|makes?|serves?|handles?|produces?)|(?:room|space|places) for|can (?:serve|seat|handle|make|bake|do|carry|produce|take|fit|hold|treat|teach|bill)|fits?|holds?|seats)\b/i
const limitAfter =
  /^\s*(?:an? \p{L}+|per \p{L}+|each \p{L}+)?\s*,?\s*(?:at (?:most|once|a time|the same time)|maximum|max|or (?:fewer|less)|and no more)\b/iu
const notNowPattern =
  /\b(?:second|another|later|expand\w{0,5}|if |eventually|competitors?|rivals?|each|per)\b/i

/** What comes before the size of a part: '15 batches of', 'six trays with'. */
const partPattern =
  /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve))\s(?:\p{L}+\s){1,2}(?:of|with|at|holding)\s$/iu

/** The fields in which a plan says what it can do. */
const limitFields = new Set([
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessModel.keyResources',
  'businessModel.keyActivities',
  'operationsPlan.keyProcesses',
  'operationsPlan.technology',
  'legalStructure.licenses',
  'legalStructure.regulations',
  'financialProjections.forecast.streams.capacityReason',
  'implementationTimeline.milestones.description',
])

/** The words of a limit stand before the figure, or right after it. In 'ten rides with up to eight guests' only one is. */
function isLimit({ certainty, sentence, quote: words }: PlanClaim): boolean {
  if (certainty === 'at-most') return true
  const end = sentence.indexOf(words) + words.length
  return limitPattern.test(sentence.slice(0, end)) || limitAfter.test(sentence.slice(end))
}

/** 'Priya teaches up to five courses': others teach, too. */
export const onePersons =
  /(?:^|[\s(])(?:\p{Lu}\p{Ll}{2,}|[Hh]e|[Ss]he|I) (?:(?:can|will|may|alone|also|herself|himself) )?(?:teach|lead|coach|do|take|treat|see|serve|drive|cut|groom|clean|repair|handle|visit|run|fit|make|bake|write)(?:e?s)? (?:up to |at most |no more than |about )?$/u

/** 'Each van does seven visits a day' and 'with a second oven' are no limits of the whole business now. */
function isOfAPart({ sentence, quote: words, field }: PlanClaim): boolean {
  const clause = sentence.split(/[,;:]\s/u).find((part) => part.includes(words)) ?? sentence
  if (notNowPattern.test(clause) || onePersons.test(clause.slice(0, clause.indexOf(words)))) return true
  // In '15 batches of 20 pounds a day' the 20 are those of a batch.
  if (partPattern.test(sentence.slice(0, sentence.indexOf(words)))) return true
  // What the business owns is all that it has: 'One oven that bakes for 120 customers a day'.
  return field !== 'businessModel.keyResources' && /\bone \w+/i.test(clause)
}

/** 'Three van days a month' are days, and the reason for the limit of one stream limits no other. */
function isOfOthers({ stream }: StreamFacts, { field, address, sentence, quote: words }: PlanClaim): boolean {
  const after = sentence.slice(sentence.indexOf(words) + words.length)
  return (
    otherHead.test(after) ||
    (field === 'financialProjections.forecast.streams.capacityReason' &&
      !address.some((part) => typeof part === 'object' && part.id === stream.id))
  )
}

const otherHead = /^[\s-](?:days?|hours?|weeks?|shifts?)\b/iu
const people = new Set(
  'child student member resident tenant patient participant camper boarder guest family'.split(' '),
)

/** Children who are enrolled each month are there at a time, though they are counted by the month. */
function isAtATime({ stream }: StreamFacts, { unit }: PlanClaim): boolean {
  return (
    stream.kind === 'recurring' ||
    (stream.kind === 'units' && stream.period === 'month' && unit !== null && people.has(unit))
  )
}

/** 'Up to 60 a month, 96 from July 2028' */
function isLifted(claim: PlanClaim, most: number, { claims }: PlanFacts): boolean {
  return claims.some(
    ({ address, kind, low }) =>
      address === claim.address &&
      (kind === 'count' || kind === 'number') &&
      low > claim.high &&
      low >= most * 0.97,
  )
}

/** What a stream counts by the reason of its limit: 'Two workshops a week with ten seats: about 86 seats a month'. */
function readUnit({ stream }: StreamFacts, { claims }: PlanFacts): string | null {
  const found = claims.find(
    ({ field, address, kind, low }) =>
      field === 'financialProjections.forecast.streams.capacityReason' &&
      kind === 'count' &&
      low === stream.capacity &&
      address.some((part) => typeof part === 'object' && part.id === stream.id),
  )
  return found?.unit ?? null
}

/** A limit that the texts give for a stream, and the month of the forecast that is above it. */
export function findLimit(one: StreamFacts, facts: PlanFacts): { claim: PlanClaim; most: number } | null {
  if (one.stream.shareOf >= 0 || one.stream.kind === 'amount') return null
  const most = Math.max(...one.volumes)
  const nouns = listStreamNouns(one, facts)
  const main = readSales(facts)?.main
  const counted = readUnit(one, facts)
  for (const claim of facts.claims) {
    if (counted !== null && claim.unit !== counted) continue
    if (!limitFields.has(claim.field) || claim.unit === null || !nouns.has(claim.unit)) continue
    if (!isLimit(claim) || claim.certainty === 'at-least' || isOfAPart(claim)) continue
    if (isOfOthers(one, claim)) continue
    if (one !== main && !listWords(one.stream.name).some((word) => toSingular(word) === claim.unit)) continue
    // A count without a period is a limit only for customers at a time.
    if (claim.period === null && !isAtATime(one, claim)) continue
    if (isLifted(claim, most, facts)) continue
    // Nobody works on more days than a month has.
    const limit =
      (claim.period === null ? claim.high : toMonthlyVolume(claim.high, claim, one)) ??
      (claim.period === 'day' ? claim.high * mostDays : null)
    if (limit !== null && limit > 0 && most > limit * tolerance)
      return { claim, most: (most / limit) * claim.high }
  }
  return null
}
