import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { walkTexts } from '#domain/plan/address/walk-texts.ts'
import { sectionKeys, type SectionKey, type WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Claim, PlanClaim, ReadOptions } from './claim.ts'
import { readClaims } from './read-claims.ts'

/** Claims by text, so that typing in one field reads one text again. The oldest texts go first. */
const kept = new Map<string, readonly Claim[]>()
const keptLength = 4_000_000
let length = 0

/** A section that did not change is the same object, and its claims stay as they are. */
const bySection = new WeakMap<object, { readonly currency: string; readonly claims: readonly PlanClaim[] }>()

/** Every figure that the plan's texts state, with its place, in the order of the steps. */
export function readPlanClaims(data: WorkbookData, currency: string): readonly PlanClaim[] {
  return sectionKeys.flatMap((section) => readSectionClaims(data, section, currency))
}

export function readSectionClaims(
  data: WorkbookData,
  section: SectionKey,
  currency: string,
): readonly PlanClaim[] {
  const known = bySection.get(data[section])
  if (known?.currency === currency) return known.claims
  const claims: PlanClaim[] = []
  for (const { address, text } of walkTexts(data, section)) {
    const found = readKept(text, { currency })
    if (found.length === 0) continue
    const field = toFieldKey(address)
    for (const claim of found) claims.push({ ...claim, address, field })
  }
  bySection.set(data[section], { currency, claims })
  return claims
}

/** Claims of a text that was read before are not read again. */
export function readKept(text: string, options: ReadOptions): readonly Claim[] {
  const key = `${options.currency ?? ''}\n${text}`
  const known = kept.get(key)
  if (known) return known
  const claims = readClaims(text, options)
  kept.set(key, claims)
  length += key.length
  for (const [oldest] of kept) {
    if (length <= keptLength) break
    kept.delete(oldest)
    length -= oldest.length
  }
  return claims
}
