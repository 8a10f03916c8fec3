import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { findShape } from '#domain/plan/address/find-shape.ts'
import { parseAddress } from '#domain/plan/address/parse-address.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { walkTexts, type WrittenText } from '#domain/plan/address/walk-texts.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { steps } from '#domain/plan/steps.ts'
import type { PartKey } from '#domain/plan/step-parts.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
import { findStepOfSection } from './section-steps.ts'
import type { CommentPlace } from './share-event.ts'

/** Where a comment belongs in the plan as it is now. */
export type FoundPlace =
  /** The field says what it said. */
  | { kind: 'same'; address: FieldAddress }
  /** The field is there, and says something else now. */
  | { kind: 'changed'; address: FieldAddress; now: string }
  /** The words are in another field now. */
  | { kind: 'moved'; address: FieldAddress }
  /** A figure that several fields make, or a field that is gone. */
  | { kind: 'step'; section: SectionKey; part: PartKey | null; isGone: boolean }
  /** A part of the copy that no step makes, such as the review. */
  | { kind: 'none' }

/** Shorter words are in many fields by chance. */
const leastLetters = 12

/** Finds a comment's place again after edits: by its field, by its words, else by the section it was made in. */
export function findPlace(data: WorkbookData, place: CommentPlace): FoundPlace {
  const address = place.field === null ? null : parseAddress(place.field)
  const value = address ? readAt(data, address) : undefined
  if (address && saysStill(address, value, place)) return { kind: 'same', address }
  const other = findWords(data, place, address)
  if (other) return { kind: place.field === null ? 'same' : 'moved', address: other }
  const now = readWords(value)
  if (address && now !== null) return { kind: 'changed', address, now }
  const [section] = address ?? []
  const step = findStepOfSection(place.section, data)
  if (section !== undefined) return { kind: 'step', section, part: null, isGone: true }
  return step ? { kind: 'step', ...step, isGone: false } : { kind: 'none' }
}

/** The words of one field. Null for lists, groups and what is not there. */
export function readWords(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : null
}

function saysStill(address: FieldAddress, value: unknown, { quote }: CommentPlace): boolean {
  if (typeof value === 'string') {
    // A choice is shown in other words than it is stored in, so they cannot be compared.
    return findShape(address)?.kind !== 'text' || includesWords(value, quote)
  }
  if (typeof value === 'number') return readFigure(quote) === value || readFigure(quote) === null
  return Array.isArray(value) && value.some((line) => typeof line === 'string' && includesWords(line, quote))
}

/** A copy joins lines and drops spaces at the ends. */
export function includesWords(text: string, quote: string): boolean {
  return tidy(text).includes(tidy(quote))
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** '$1,250.50' as a number. Null for words. Each sign is read once, because a quote may be written to take long. */
function readFigure(quote: string): number | null {
  const [figure] = /-?(?:\d[\d,]*(?:\.\d+)?|\.\d+)/u.exec(quote.replace('−', '-')) ?? []
  return figure === undefined ? null : Number(figure.replaceAll(',', ''))
}

/** Another field with the same words. The comment's own list and step come before all others. */
function findWords(
  data: WorkbookData,
  place: CommentPlace,
  address: FieldAddress | null,
): FieldAddress | null {
  const quote = tidy(place.quote)
  if (quote.length < leastLetters || !/\p{L}{2}/u.test(quote)) return null
  const own = address?.[0] ?? findStepOfSection(place.section, data)?.section
  const sections = steps.map(({ key }) => key).toSorted((a, b) => Number(b === own) - Number(a === own))
  for (const section of sections) {
    const found = walkTexts(data, section).filter(({ text }) => includesWords(text, quote))
    if (found.length > 0) return chooseNearest(found, address)
  }
  return null
}

function chooseNearest(found: readonly WrittenText[], address: FieldAddress | null): FieldAddress | null {
  const parent = address ? writeAddress(address.slice(0, -1)) : ''
  const near = found.find((one) => writeAddress(one.address.slice(0, -1)) === parent)
  return (near ?? found[0])?.address ?? null
}
