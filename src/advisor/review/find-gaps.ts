import { readFinancialsState } from '#advisor/facts/money-facts.ts'
import { type FieldKey, toFieldKey } from '#domain/plan/address/field-key.ts'
import { readField } from '#domain/plan/address/field-values.ts'
import { listFields } from '#domain/plan/address/find-shape.ts'
import { findFieldCopy } from '#domain/plan/fields/field-catalog.ts'
import { isOptionalField } from '#domain/plan/fields/optional-fields.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { steps } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** A field of the plan that still needs an answer. */
export interface Gap {
  readonly key: FieldKey
  readonly stepNumber: number
  readonly stepName: string
  /** The field's name as the form says it. */
  readonly label: string
  readonly kind: 'empty' | 'brackets' | 'template-numbers'
}

/** What a lender misses first comes first. */
const urgency: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.problemStatement',
  'businessIdea.solution',
  'financialProjections.projections',
  'financialProjections.startupCosts',
  'marketAnalysis.som',
  'customerPersonas.personas',
  'competitiveAnalysis.directCompetitors',
  'businessModel.revenueStreams',
  'businessModel.costStructure',
  'marketingStrategy.channels',
  'marketingStrategy.budget',
  'teamStructure.founders',
  'riskAnalysis.risks',
  'implementationTimeline.milestones',
]

/** The groups of fields, which have no label of their own on the form. */
const groupLabels: Readonly<Partial<Record<FieldKey, string>>> = {
  'financialProjections.forecast': 'Forecast',
  'financialProjections.funding': 'Funding',
}

/** How many items of a list are checked. One bracket in any of them is enough. */
const readItems = 40

export function findGaps(data: WorkbookData): Gap[] {
  return steps.flatMap(({ key: section, number, name }) =>
    listFields(section).flatMap((address) => {
      const key = toFieldKey(address)
      const kind = classify(data, key, readField(data, address))
      if (kind === null) return []
      const label = findFieldCopy(address)?.label ?? groupLabels[key] ?? 'Price and costs'
      return [{ key, stepNumber: number, stepName: name, label, kind }]
    }),
  )
}

/** No reader goes on without it. */
export function isUrgent({ key }: Gap): boolean {
  return urgency.includes(key)
}

/** The gaps that help the plan most when they are closed, first. */
export function sortByUrgency(gaps: readonly Gap[]): Gap[] {
  const rank = ({ key }: Gap) => {
    const found = urgency.indexOf(key)
    return found < 0 ? urgency.length : found
  }
  return [...gaps].sort((one, other) => rank(one) - rank(other))
}

export function describeGap({ label, kind }: Gap): string {
  if (kind === 'empty') return `${label}: still empty`
  return kind === 'brackets'
    ? `${label}: template text in [brackets] to replace`
    : `${label}: the template’s numbers, not yours`
}

function classify(data: WorkbookData, key: FieldKey, value: unknown): Gap['kind'] | null {
  if (key === 'financialProjections.projections') {
    const state = readFinancialsState(data)
    if (state === 'real') return null
    return state === 'empty' ? 'empty' : 'template-numbers'
  }
  if (key === 'customerPersonas.primaryPersona' && data.customerPersonas.personas.length === 0) return null
  const isEmpty = Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === ''
  if (isEmpty) return isOptionalField(key) ? null : 'empty'
  return holdsBrackets(value) ? 'brackets' : null
}

function holdsBrackets(value: unknown): boolean {
  if (typeof value === 'string') return findPlaceholders(value.slice(0, 5000)).length > 0
  if (Array.isArray(value)) return value.slice(0, readItems).some(holdsBrackets)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBrackets)
}
