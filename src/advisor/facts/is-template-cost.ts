import { templateCosts } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type StartupCost = WorkbookData['financialProjections']['startupCosts'][number]

/** Items keep their template's id, so one whose amount is still the same was not touched. */
export function isTemplateCost({ id, amount }: StartupCost): boolean {
  return templateCosts.get(id) === amount
}
