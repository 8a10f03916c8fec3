import type { CostCategory, CostPeriod } from '#domain/plan/forecast-choices.ts'
import type { TemplateId } from './template.ts'

/** A running cost that most businesses of a kind have, and that a lender misses when it is not listed. */
export interface UsualCost {
  readonly name: string
  readonly category: CostCategory
  readonly period: CostPeriod
  /** What the same cost is called in a list that already has it. */
  readonly pattern: RegExp
}

const cost = (
  name: string,
  pattern: RegExp,
  { period = 'month', category = 'other' }: Partial<Pick<UsualCost, 'period' | 'category'>> = {},
): UsualCost => ({ name, category, period, pattern })

const rent = cost('Rent', /\b(?:rent|lease)\b/iu)
const office = cost('Office rent', /\b(?:rent|lease|office|coworking)\b/iu)
const storage = cost('Storage and shipping supplies', /\b(?:storage|warehouse|packaging|shipping)\b/iu)
const utilities = cost('Utilities', /\b(?:utilit(?:y|ies)|electricity|power|water|gas)\b/iu)
const vehicle = cost('Vehicle and fuel', /\b(?:vehicle|van|truck|car|fuel|gas|diesel)\b/iu)
const hosting = cost('Hosting', /\b(?:hosting|servers?|cloud)\b/iu)
const travel = cost('Travel', /\b(?:travel|mileage)\b/iu)
const insurance = cost('Insurance', /\binsurances?\b/iu)
const repairs = cost('Maintenance and repairs', /\b(?:maintenance|repairs?)\b/iu)
const marketing = cost('Marketing and advertising', /\b(?:marketing|advertis\w*|ads|promotions?)\b/iu, {
  category: 'marketing',
})
const software = cost('Software', /\b(?:software|apps?|subscriptions?)\b/iu)
const phone = cost('Phone and internet', /\b(?:phone|internet|mobile)\b/iu)
const accounting = cost('Accounting and legal', /\b(?:account(?:ing|ant)|bookkeep\w*|legal|lawyer)\b/iu)
const cards = cost('Card fees', /\b(?:card|payment|processing)s?\b.{0,20}\bfees?\b|\bstripe\b/iu, {
  period: 'percent-of-sales',
})
const permits = cost('Licenses and permits', /\b(?:licenses?|permits?)\b/iu, { period: 'year' })

const online = [hosting, software, marketing, insurance, accounting, cards, office, phone]

const costsOfKind: Readonly<Record<TemplateId, readonly UsualCost[]>> = {
  'local-service': [
    rent,
    utilities,
    insurance,
    repairs,
    marketing,
    software,
    phone,
    accounting,
    cards,
    permits,
  ],
  service: [vehicle, insurance, repairs, marketing, software, phone, accounting, cards, permits, rent],
  consulting: [office, insurance, travel, marketing, software, phone, accounting],
  ecommerce: [storage, software, marketing, insurance, repairs, phone, accounting, cards],
  marketplace: online,
  saas: online,
  startup: online,
}

/** The usual costs of a kind of business that are not among the plan's own. */
export function findMissingCosts(
  kind: TemplateId,
  costs: readonly { readonly name: string; readonly category: CostCategory | '' }[],
): UsualCost[] {
  return costsOfKind[kind].filter(({ pattern, category }) =>
    costs.every(
      (own) =>
        !pattern.test(own.name.slice(0, 200)) && !(category === 'marketing' && own.category === 'marketing'),
    ),
  )
}
