import { listWrittenTexts } from './section-texts.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { type SectionKey, sectionKeys, type WorkbookData } from '#domain/plan/workbook-data.ts'
import type { PlanClaim } from './claim.ts'
import { readKnownText } from './known-texts.ts'

/** A section that did not change is the same object, and so are its claims. */
const bySection = new WeakMap<object, { readonly currency: string; readonly claims: readonly PlanClaim[] }>()

/** Every figure that the plan's texts state, with its place, in the order of the steps. */
export function readPlanClaims(data: WorkbookData, currency: string): readonly PlanClaim[] {
  return sectionKeys.flatMap((section) => readSectionClaims(data, section, currency))
}

function readSectionClaims(data: WorkbookData, section: SectionKey, currency: string): readonly PlanClaim[] {
  const known = bySection.get(data[section])
  if (known?.currency === currency) return known.claims
  const claims: PlanClaim[] = []
  for (const { address, text } of listWrittenTexts(data, section)) {
    const found = readKnownText(text, currency)
    if (found.length === 0) continue
    const field = toFieldKey(address)
    for (const claim of found) claims.push({ ...claim, address, field })
  }
  bySection.set(data[section], { currency, claims })
  return claims
}
