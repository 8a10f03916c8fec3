import type { AddedFinding } from '#advisor/advice/added-finding.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { reviewReaders } from '#advisor/rules/rule.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { deriveId } from '#domain/plan/ids.ts'
import { steps } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { ReviewFinding } from './finding.ts'

export const addedLimits = { findings: 10, places: 2, title: 120, text: 600, quote: 300 }
/** A shorter quote occurs in any text by chance. */
const shortestQuote = 3

/** Those that pass every check, in their order. Each is judged alone, so one bad finding costs no other. */
export function checkAddedFindings(
  data: WorkbookData,
  ours: readonly ReviewFinding[],
  written: readonly AddedFinding[],
): AddedFinding[] {
  const kept: AddedFinding[] = []
  for (const { title, content, suggestion, places } of written) {
    const tidy = {
      title: squeeze(title),
      content: squeeze(content),
      suggestion: squeeze(suggestion),
      places: places.map(({ address, quote }) => ({ address, quote: squeeze(quote) })),
    }
    const isNews =
      ours.every((own) => !isSame(tidy, own.title, listPlaces(own))) &&
      kept.every((other) => !isSame(tidy, other.title, listAddresses(other)))
    if (isNews && isSound(tidy) && isQuoted(data, tidy)) kept.push(tidy)
    if (kept.length === addedLimits.findings) break
  }
  return kept
}

/** Whether the plan still says what the finding quotes. When it does not, the finding is settled. */
export function isQuoted(data: WorkbookData, { places }: AddedFinding): boolean {
  return places.every(({ address, quote }) => {
    const text = readAt(data, address)
    return typeof text === 'string' && squeeze(text).includes(squeeze(quote))
  })
}

/** As the review shows and answers it. */
export function toReviewFinding({ title, content, suggestion, places }: AddedFinding): ReviewFinding {
  const about = places.map(({ address, quote }) => `${writeAddress(address)}=${quote}`)
  const named = places.map(({ address }) => steps.find(({ key }) => key === address[0])?.number ?? 0)
  return {
    key: `model@${deriveId([title, ...about].join('\n'))}`,
    type: 'recommendation',
    level: 'weakens',
    title,
    content: suggestion === '' ? content : `${content} ${suggestion}`,
    ...(places[0] && { address: places[0].address }),
    evidence: places.map(({ address, quote }) => ({ address, says: quote })),
    steps: [...new Set(named)].filter((number) => number > 0),
    readers: reviewReaders,
    weight: 0,
  }
}

function isSound({ title, content, suggestion, places }: AddedFinding): boolean {
  const words = [title, content, suggestion]
  return (
    title !== '' &&
    content !== '' &&
    title.length <= addedLimits.title &&
    content.length <= addedLimits.text &&
    suggestion.length <= addedLimits.text &&
    words.every((text) => !notPlain.test(text) && !praise.test(text)) &&
    places.length > 0 &&
    places.length <= addedLimits.places &&
    places.every(({ quote }) => quote.length >= shortestQuote && quote.length <= addedLimits.quote)
  )
}

/** Markup, addresses, and characters that hide or reorder others. */
// oxlint-disable-next-line no-control-regex
const notPlain = /[<>`\u0000-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2066-\u2069]|\]\(|https?:|www\.|\*\*/iu
/** A verdict is not a finding. A text of the plan may have asked for one. */
const praise =
  /\b(?:plan|business|everything|it)\b[^.]{0,40}\b(?:is|looks|seems|are)\s+(?:\w+\s+){0,2}(?:ready|sound|fine|complete|perfect|excellent|flawless|approved)\b|\bno (?:problems|issues|faults|weaknesses)\b/iu

/** The same places, and half of the title's words. */
function isSame(added: AddedFinding, title: string, places: ReadonlySet<string>): boolean {
  const own = listAddresses(added)
  if (own.size !== places.size || [...own].some((place) => !places.has(place))) return false
  const words = listWords(added.title)
  const others = new Set(listWords(title))
  return words.filter((word) => others.has(word)).length * 2 >= words.length
}

function listAddresses({ places }: AddedFinding): Set<string> {
  return new Set(places.map(({ address }) => writeAddress(address)))
}

function listPlaces({ address, evidence = [] }: ReviewFinding): Set<string> {
  const all = evidence.length > 0 || !address ? evidence.map((one) => one.address) : [address]
  return new Set(all.map(writeAddress))
}

/** Line breaks and double spaces are no difference. */
function squeeze(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
