import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonMilestones } from '#domain/plan/lists/milestones.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { steps } from '#domain/plan/steps.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { fullPlan, sevenScriptsPlan } from '#tests/builders/full-plan.ts'
import { anyPlan } from '#tests/builders/plan-arbitraries.ts'
import { readField } from '#domain/plan/address/field-values.ts'
import { patchPlan } from '#tests/support/advisor-rules.ts'
import { withForecast } from '#tests/support/forecast-patch.ts'
import { reviewPlan } from './review/review-plan.ts'
import { allRules, stepRules } from './rules/all/all-rules.ts'
import { suggestFor } from './suggest.ts'

const numbers = steps.map(({ number }) => number)
const templateIds = ['saas', 'ecommerce', 'consulting', 'local-service', 'service', 'marketplace', 'startup']
const suggestAll = (data: WorkbookData, template = 'ecommerce') =>
  numbers.flatMap((number) => suggestFor(number, data, template))
const listWarnings = (data: WorkbookData) =>
  suggestAll(data).flatMap(({ type, title }) => (type === 'warning' ? [title] : []))

/** Numbers that no form stops anyone from typing. */
const anyFigures = fc.record({
  price: fc.double({ noNaN: true, noDefaultInfinity: true }),
  cogs: fc.double({ noNaN: true, noDefaultInfinity: true }),
  cac: fc.double({ noNaN: true, noDefaultInfinity: true }),
  churnRate: fc.oneof(fc.constantFrom(0, 0.01, 5, 100), fc.double({ noNaN: true, noDefaultInfinity: true })),
  conversionRate: fc.double({ min: -10, max: 200, noNaN: true }),
  monthlyGrowthRate: fc.double({ noNaN: true, noDefaultInfinity: true }),
})
const anyData = fc.oneof(
  anyPlan.map(({ data }) => data),
  anyFigures.map((projections) => patchPlan({ financialProjections: { projections } })),
  fc
    .record({
      budget: fc.string(),
      som: fc.string(),
      sam: fc.string(),
      text: fc.string({ unit: 'grapheme' }),
    })
    .map(({ budget, som, sam, text }) =>
      patchPlan({
        marketingStrategy: { budget, channels: [text] },
        marketAnalysis: { som, sam, tam: text },
        implementationTimeline: {
          milestones: [
            { id: 'a', title: text, timeline: budget, dependencies: [som, text] },
            { id: 'b', title: som, timeline: 'Month 2', dependencies: [text] },
          ],
        },
      }),
    ),
)

describe('the suggestions for any step of any plan', () => {
  test('are few, each with its own title, plain text and a place that exists in the plan', () => {
    fc.assert(
      fc.property(
        anyData,
        fc.constantFrom(...numbers),
        fc.constantFrom(...templateIds),
        (data, number, template) => {
          const found = suggestFor(number, data, template)
          expect(found.length).toBeLessThanOrEqual(8)
          expect(new Set(found.map(({ title }) => title)).size).toBe(found.length)
          for (const { title, content, address } of found) {
            expect(title.trim().length).toBeGreaterThan(3)
            expect(title.length).toBeLessThan(90)
            expect(content.trim().length).toBeGreaterThan(20)
            expect(content.length).toBeLessThan(620)
            expect(content).not.toMatch(/^\p{Ll}/u)
            expect(`${title} ${content}`).not.toMatch(/\b(?:NaN|Infinity|undefined|null)\b|\[object/)
            expect(address && readField(data, address)).toBeDefined()
          }
        },
      ),
      { numRuns: 120 },
    )
  })

  test('are the same for the same plan, and do not change it', () => {
    fc.assert(
      fc.property(anyData, fc.constantFrom(...numbers), (data, number) => {
        const before = JSON.stringify(data)
        const first = suggestFor(number, data, 'saas')
        expect(suggestFor(number, restoreWorkbookData(JSON.parse(before)), 'saas')).toEqual(first)
        expect(JSON.stringify(data)).toBe(before)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a good plan', () => {
  test('is warned only that it has no forecast, and learns what its numbers say on every step', () => {
    expect(listWarnings(fullPlan.data)).toEqual(['There is no forecast yet'])
    for (const number of numbers) {
      const types = suggestFor(number, fullPlan.data, 'ecommerce').map(({ type }) => type)
      // Its budget does not reach its SOM, so nothing that the market step says about the SOM is praised.
      expect(types.includes('insight')).toBe(number !== 2)
      expect(types.length).toBeLessThanOrEqual(6)
    }
  })

  test('is quoted as it was written, in any script', () => {
    const [cycle] = suggestFor(12, sevenScriptsPlan.data, 'ecommerce')
    expect(cycle).toMatchObject({ type: 'warning', title: 'A milestone waits for itself' })
    expect(cycle?.content).toContain('“Zażółć gęślą jaźń”')
  })
})

describe('an empty step', () => {
  const empty = restoreWorkbookData({
    financialProjections: { projections: { price: 0, cogs: 0, cac: 0 } },
  })

  test.each(numbers)('gets one first move and no complaints: step %i', (number) => {
    const [first, ...others] = suggestFor(number, empty, 'local-service')
    expect(first?.type).toBe('recommendation')
    expect(first?.address?.[0]).toBe(steps[number - 1]?.key)
    expect(others).toEqual([])
  })

  test.each(templateIds)('is also one with only a template’s texts: %s', (id) => {
    const data = createWorkbookData(templateOf(id))
    expect(suggestFor(1, data, id).map(({ title }) => title)).toEqual(['Start with the one line'])
    expect(suggestFor(3, data, id)[0]?.title).toBe('Start with the money coming in')
    expect(suggestFor(8, data, id).map(({ title }) => title)).toContain('These are the template’s numbers')
  })

  test('uses what other steps already say', () => {
    const data = patchPlan({ riskAnalysis: { risks: [] } })
    const found = suggestFor(11, data, 'ecommerce')
    expect(found.map(({ type }) => type)).toEqual(['recommendation', 'insight'])
    expect(found[0]?.content).toContain('611 sales a month')
  })
})

test('the common milestones contradict nothing when they are used unchanged', () => {
  const milestones = commonMilestones.map((milestone, index) => ({
    ...milestone,
    id: `m${index}`,
    dependencies: index === 0 ? [] : [commonMilestones[index === 1 ? 0 : 1]?.title],
  }))
  const data = patchPlan({
    ...withForecast(),
    implementationTimeline: { milestones },
    legalStructure: { businessEntity: 's-corp' },
    teamStructure: {
      keyHires: [{ id: 'h1', role: 'Barista', timeline: 'Month 1', salary: '$36,000 a year' }],
    },
  })
  const onTimeline = reviewPlan(data, 'ecommerce').filter(
    ({ type, address }) => type === 'warning' && address?.[0] === 'implementationTimeline',
  )
  expect(onTimeline).toEqual([])
})

test('what would sink a loan application comes first, and praise is never crowded out', () => {
  const found = suggestFor(
    8,
    patchPlan({
      financialProjections: {
        projections: {
          price: 46,
          cogs: 13,
          cac: 700,
          churnRate: 7,
          conversionRate: 300,
          monthlyGrowthRate: 90,
        },
        pricingTiers: [{ id: 't1', name: 'Bag', price: 0, features: [], targetSegment: '' }],
        startupCosts: [
          { id: 'c1', category: 'Sign', amount: 900, description: '' },
          { id: 'c2', category: 'Oven', amount: 9000, description: 'Quote of May 4: $9,000' },
          { id: 'c3', category: 'Working capital', amount: 4000, description: 'Three months of rent' },
        ],
      },
    }),
    'ecommerce',
  )
  expect(found.slice(0, 2).map(({ title }) => title)).toEqual([
    'A customer costs more than they bring in',
    'It takes over a year for a customer to pay off',
  ])
  expect(found.filter(({ type }) => type !== 'insight')).toHaveLength(6)
  expect(found.at(-1)?.type).toBe('insight')
})

test('a number that is not a step gets nothing', () => {
  expect([0, 13, -1, 1.5, Number.NaN].flatMap((number) => suggestFor(number, fullPlan.data, 'saas'))).toEqual(
    [],
  )
})

test('every step has at least eight rules of its own, and no two rules share an id', () => {
  expect(stepRules.map(({ step }) => step)).toEqual(numbers)
  expect(stepRules.filter(({ rules }) => rules.length < 8)).toEqual([])
  expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length)
})
