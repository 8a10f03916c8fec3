import { describe, expect, test } from 'vitest'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import { defaultProjections, workbookDataSchema } from '#domain/plan/workbook-data.ts'
import {
  findTemplate,
  startingPointIds,
  templateLabel,
  templateOrDefault,
  templates,
  workbookTemplateIds,
} from './template-list.ts'
import { createWorkbookData } from './create-workbook-data.ts'
import { templateOf } from './every-template.ts'
import { loadTemplate } from './load-template.ts'
import { templateProjections } from './template-numbers.ts'

const whole = templates.map(({ id }) => templateOf(id))

const saasCosts = [50_000, 10_000, 25_000]
const ecommerceCosts = [30_000, 5_000, 15_000]
const consultingCosts = [5_000, 3_000, 10_000]
const coffeeShopCosts = [40_000, 25_000, 5_000, 15_000]

// id, price, cogs, cac, churn, conversion, growth, start-up costs
test.each([
  ['saas', 89, 12, 267, 5, 2.5, 15, saasCosts],
  ['ecommerce', 45, 20, 15, 25, 3.5, 20, ecommerceCosts],
  ['consulting', 150, 30, 500, 10, 25, 10, consultingCosts],
  ['local-service', 8, 3, 5, 15, 85, 5, coffeeShopCosts],
  ['service', 150, 30, 500, 10, 25, 10, consultingCosts],
  ['marketplace', 45, 20, 15, 25, 3.5, 20, ecommerceCosts],
  ['startup', 89, 12, 267, 5, 2.5, 15, saasCosts],
])('%s has the specified numbers', (id, price, cogs, cac, churnRate, conversionRate, growth, costs) => {
  const { projections, startupCosts } = templateOf(id).data.financialProjections
  expect(projections).toEqual({
    price,
    cogs,
    cac,
    churnRate,
    conversionRate,
    monthlyGrowthRate: growth,
  })
  expect(startupCosts.map(({ amount }) => amount)).toEqual(costs)
})

test('saas has the specified tiers', () => {
  const { pricingTiers } = templateOf('saas').data.financialProjections
  expect(pricingTiers.map(({ name, price }) => [name, price])).toEqual([
    ['Starter', 29],
    ['Professional', 89],
    ['Enterprise', 199],
  ])
})

describe.each(whole.map((template) => ({ id: template.id, template })))(
  'the $id template',
  ({ template }) => {
    const { businessIdea, businessModel, financialProjections } = template.data

    test('leaves the name empty and asks for something in every other text of the idea', () => {
      const { name, ...texts } = businessIdea
      expect(name).toBe('')
      expect(Object.keys(texts)).toEqual(['oneLiner', 'problemStatement', 'solution', 'valueProposition'])
      expect(textsOf(texts).filter((text) => findPlaceholders(text).length === 0)).toEqual([])
    })

    test('proposes four to six items in each of the five business model lists, some to be filled in', () => {
      const lists = Object.values(businessModel).map(textsOf)
      expect(lists).toHaveLength(5)
      expect(lists.filter((items) => items.length < 4 || items.length > 6)).toEqual([])
      expect(lists.filter((items) => items.flatMap(findPlaceholders).length === 0)).toEqual([])
    })

    test('opens and closes every bracket around words the highlighter will find', () => {
      const countBrackets = (text: string) => text.match(/[[\]]/g)?.length ?? 0
      const texts = textsOf(template.data)
      expect(texts.filter((text) => findPlaceholders(text).length * 2 !== countBrackets(text))).toEqual([])
    })

    test('offers one tier at its planning price, and describes each tier and each named cost', () => {
      const { pricingTiers, startupCosts, projections } = financialProjections
      expect(pricingTiers.map(({ price }) => price)).toContain(projections.price)
      for (const tier of pricingTiers) {
        expect(tier.features.length).toBeGreaterThanOrEqual(3)
        expect(tier.targetSegment).not.toBe('')
      }
      for (const cost of startupCosts) {
        expect(cost.category).not.toBe('')
        expect(cost.description).not.toBe('')
      }
    })

    test('is described in one line for its card', () => {
      expect(template.description).toMatch(/^[A-Z].{30,110}\.$/)
    })

    test('makes a complete plan in which only the sections it fills are filled', () => {
      const data = createWorkbookData(template)
      expect(toStoredData(data)).toEqual({ ...toStoredData(workbookDataSchema.parse({})), ...template.data })
      expect(workbookDataSchema.parse(data)).toEqual(data)
    })

    test('shares nothing that can be changed between two plans made from it', () => {
      const [first, second] = [createWorkbookData(template), createWorkbookData(template)]
      const shared = new Set(objectsOf(second))
      for (const held of objectsOf(template.data)) shared.add(held)
      expect(objectsOf(first).filter((object) => shared.has(object))).toEqual([])
    })
  },
)

test('item ids are 21 characters and unique across all templates', () => {
  const ids = whole.flatMap(({ data: { financialProjections } }) =>
    [...financialProjections.pricingTiers, ...financialProjections.startupCosts].map(({ id }) => id),
  )
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no two templates share a text, except that the name is empty in all', () => {
  const texts = whole.flatMap(({ data }) =>
    [...textsOf(data.businessIdea), ...textsOf(data.businessModel)].filter((text) => text !== ''),
  )
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('the numbers of a new workbook are those of saas', () => {
  expect(createWorkbookData(templateOf('saas')).financialProjections.projections).toMatchObject(
    defaultProjections,
  )
})

test('the workbook offers all seven, the four templates first', () => {
  const ids = templates.map(({ id }) => id)
  expect(workbookTemplateIds).toEqual(['saas', 'ecommerce', 'consulting', 'local-service'])
  expect(ids).toEqual([...workbookTemplateIds, 'service', 'marketplace', 'startup'])
})

test('the dashboard offers its five starting points under their labels', () => {
  expect(startingPointIds.map((id) => [id, templateLabel(id)])).toEqual([
    ['saas', 'SaaS Business'],
    ['ecommerce', 'E-commerce'],
    ['service', 'Service Business'],
    ['marketplace', 'Marketplace'],
    ['startup', 'Startup'],
  ])
})

test('an unknown id is labeled Business Plan and falls back to saas', () => {
  for (const id of ['bakery', '', 'SAAS', '__proto__', 'constructor']) {
    expect(findTemplate(id)).toBeNull()
    expect(templateLabel(id)).toBe('Business Plan')
    expect(templateOrDefault(id).id).toBe('saas')
  }
  expect(templateOrDefault(null).id).toBe('saas')
  expect(templateOrDefault(undefined).id).toBe('saas')
  expect(templateLabel('local-service')).toBe('Coffee Shop Template')
})

test('a browser that fetches one template gets the same as whoever has them all', async () => {
  for (const template of whole) expect(await loadTemplate(template.id)).toEqual(template)
  expect(await loadTemplate('bakery')).toEqual(templateOf('saas'))
})

test('the numbers of every template are known without its texts', () => {
  for (const { data } of whole)
    expect(templateProjections).toContainEqual(data.financialProjections.projections)
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function objectsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsOf)]
}
