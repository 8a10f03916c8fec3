import { templateCosts } from '#domain/plan/templates/template-numbers.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type StartupCost = WorkbookData['financialProjections']['startupCosts'][number]

/** Items keep their template's id, so an item with the same amount has not been edited. */
export function isTemplateCost({ id, amount }: StartupCost): boolean {
  return templateCosts.get(id) === amount
}
