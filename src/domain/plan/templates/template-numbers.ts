import { defaultProjections } from '#domain/plan/workbook-data.ts'

/**
 * The numbers of the templates, to distinguish a template's figure from the person's own. They are here so that they are
 * known without fetching the templates' texts.
 */

export const ecommerceProjections = {
  price: 45,
  cogs: 20,
  cac: 15,
  churnRate: 25,
  conversionRate: 3.5,
  monthlyGrowthRate: 20,
}

export const consultingProjections = {
  price: 150,
  cogs: 30,
  cac: 500,
  churnRate: 10,
  conversionRate: 25,
  monthlyGrowthRate: 10,
}

export const coffeeShopProjections = {
  price: 8,
  cogs: 3,
  cac: 5,
  churnRate: 15,
  conversionRate: 85,
  monthlyGrowthRate: 5,
}

/** The planning numbers of all templates. saas and startup use the workbook's own defaults. */
export const templateProjections = [
  defaultProjections,
  ecommerceProjections,
  consultingProjections,
  coffeeShopProjections,
]

/** The amount of each start-up cost that a template proposes, by the item's id. */
export const templateCosts: ReadonlyMap<string, number> = new Map([
  ['saas-cost-product----', 50_000],
  ['saas-cost-foundation-', 10_000],
  ['saas-cost-launch-----', 25_000],
  ['ecom-cost-stock------', 30_000],
  ['ecom-cost-store------', 5_000],
  ['ecom-cost-launch-----', 15_000],
  ['cons-cost-setup------', 5_000],
  ['cons-cost-materials--', 3_000],
  ['cons-cost-capital----', 10_000],
  ['local-cost-fit-out---', 40_000],
  ['local-cost-equipment-', 25_000],
  ['local-cost-permits---', 5_000],
  ['local-cost-capital---', 15_000],
  ['serv-cost-tools------', 5_000],
  ['serv-cost-licenses---', 3_000],
  ['serv-cost-launch-----', 10_000],
  ['mark-cost-platform---', 30_000],
  ['mark-cost-legal------', 5_000],
  ['mark-cost-launch-----', 15_000],
  ['star-cost-product----', 50_000],
  ['star-cost-legal------', 10_000],
  ['star-cost-pilots-----', 25_000],
])
