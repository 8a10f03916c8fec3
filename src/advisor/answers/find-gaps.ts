import { readFinancialsState } from '#advisor/facts/money-facts.ts'
import { fieldCopy } from '#domain/plan/fields/catalogue.ts'
import { findOwn } from '#domain/plan/fields/find-own.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { steps } from '#domain/plan/steps.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

/** A field of the plan that still needs an answer. */
export interface Gap {
  readonly section: SectionKey
  readonly field: string
  readonly stepNumber: number
  readonly stepName: string
  /** The field's name as the form says it. */
  readonly label: string
  readonly kind: 'empty' | 'brackets' | 'template-numbers'
}

/** Good to have. A plan is complete without them. */
const optional = new Set([
  'marketAnalysis.trends',
  'competitiveAnalysis.indirectCompetitors',
  'teamStructure.advisors',
  'teamStructure.keyHires',
  'legalStructure.intellectualProperty',
  'financialProjections.pricingTiers',
])

/** What a lender misses first comes first. */
const urgency = [
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

/** How many items of a list are checked. One bracket in any of them is enough. */
const readItems = 40

export function findGaps(data: WorkbookData): Gap[] {
  return steps.flatMap(({ key, number, name }) =>
    Object.entries(fieldCopy[key]).flatMap(([field, copy]) => {
      const kind = classify(data, key, field)
      if (kind === null) return []
      const label = 'label' in copy && typeof copy.label === 'string' ? copy.label : 'Price and costs'
      return [{ section: key, field, stepNumber: number, stepName: name, label, kind }]
    }),
  )
}

/** The gaps that help the plan most when they are closed, first. */
export function sortByUrgency(gaps: readonly Gap[]): Gap[] {
  const rank = ({ section, field }: Gap) => {
    const place = urgency.indexOf(`${section}.${field}`)
    return place < 0 ? urgency.length : place
  }
  return [...gaps].sort((one, other) => rank(one) - rank(other))
}

export function describeGap({ label, kind }: Gap): string {
  if (kind === 'empty') return `${label}: still empty`
  return kind === 'brackets'
    ? `${label}: template text in [brackets] to replace`
    : `${label}: the template’s numbers, not yours`
}

function classify(data: WorkbookData, section: SectionKey, field: string): Gap['kind'] | null {
  const path = `${section}.${field}`
  if (path === 'financialProjections.projections') {
    const state = readFinancialsState(data)
    if (state === 'real') return null
    return state === 'empty' ? 'empty' : 'template-numbers'
  }
  if (path === 'customerPersonas.primaryPersona' && data.customerPersonas.personas.length === 0) return null
  const value = findOwn(data[section], field)
  const isEmpty = Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === ''
  if (isEmpty) return optional.has(path) ? null : 'empty'
  return holdsBrackets(value) ? 'brackets' : null
}

function holdsBrackets(value: unknown): boolean {
  if (typeof value === 'string') return findPlaceholders(value.slice(0, 5000)).length > 0
  if (Array.isArray(value)) return value.slice(0, readItems).some(holdsBrackets)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBrackets)
}
