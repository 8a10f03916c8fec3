import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type PricingTier = WorkbookData['financialProjections']['pricingTiers'][number]

/** The price of each pricing tier that a template proposes, by the item's id, where customers choose one tier. */
const templatePrices: ReadonlyMap<string, number> = new Map([
  ['saas-tier-starter----', 29],
  ['saas-tier-pro--------', 89],
  ['saas-tier-enterprise-', 199],
  ['serv-tier-one-time---', 185],
  ['serv-tier-monthly----', 150],
  ['serv-tier-priority---', 320],
  ['star-tier-early------', 49],
  ['star-tier-standard---', 89],
  ['star-tier-team-------', 249],
])

/** Items keep their template's id, so a tier with the same price has not been edited. */
export function isTemplateTier({ id, price }: Pick<PricingTier, 'id' | 'price'>): boolean {
  return templatePrices.get(id) === price
}
