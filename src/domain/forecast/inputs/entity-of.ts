import type { Entity } from '#domain/plan/forecast-choices.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

/** Step 10 asks for the legal form, so the forecast does not ask again. A nonprofit fits none of the kinds. */
const entityOfLegalForm: Readonly<Record<string, Entity>> = {
  'sole-proprietorship': 'sole-trader',
  partnership: 'partnership',
  llc: 'llc',
  corporation: 'corporation',
  's-corp': 's-corporation',
  'b-corp': 'corporation',
}

/** How the business is taxed: as the forecast says, or as the legal form does. */
export function entityOf({ financialProjections, legalStructure }: WorkbookData): Entity | '' {
  const form = legalStructure.businessEntity
  const usual = Object.hasOwn(entityOfLegalForm, form) ? (entityOfLegalForm[form] ?? '') : ''
  return financialProjections.forecast.frame.entity || usual
}
