import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import { leastDebtCover } from '#domain/forecast/figures/thresholds.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { sumStartupCosts } from '#domain/finance/number-ranges.ts'
import { classifyFinancials } from '#domain/finance/unit-economics.ts'
import { appendixDocuments } from '#domain/plan/lists/appendix-documents.ts'
import { entityTypes } from '#domain/plan/lists/entity-types.ts'
import { riskTypes } from '#domain/plan/lists/risks.ts'
import { parseTimeline } from '#domain/plan/parse-timeline.ts'
import { findPlaceholders } from '#domain/plan/placeholders.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { templateProjections } from '#domain/plan/templates/template-numbers.ts'
import { exampleOf } from './every-example.ts'
import { loadExample } from './load-example.ts'

const cases = templates.map(({ id }) => ({ id, template: templateOf(id), example: exampleOf(id) }))

describe.each(cases)('the $id example', ({ id, template, example }) => {
  const { financialProjections, implementationTimeline, customerPersonas } = example

  test('is a whole plan that a restore leaves as it is', () => {
    expect(restoreWorkbookData(example)).toEqual(example)
    expect(restoreWorkbookData(JSON.parse(JSON.stringify(example)))).toEqual(example)
  })

  test('leaves no field empty, but what a first milestone waits for, quotes, what is drafted and what its forecast does not need', () => {
    const isExpected = (path: string) =>
      path.endsWith('.milestones.0.dependencies') ||
      path.endsWith('.quote') ||
      path.endsWith('.cover.logo') ||
      /\.(?:executiveSummary|summaryFigures)$/.test(path) ||
      /^\.(?:financialProjections\.(?:forecast|funding|personal|currency)|review)\b/.test(path)
    expect(emptyFieldsOf(example).filter((path) => !isExpected(path))).toEqual([])
  })

  test('has no bracket, double space, straight quote or stray blank left in it', () => {
    const isClean = (text: string) =>
      findPlaceholders(text).length === 0 && !/[[\]'"]|\s{2}|^\s|\s$|—/.test(text)
    expect(textsOf(example).filter((text) => !isClean(text))).toEqual([])
  })

  test('is planned at the template’s price and costs, yet with figures of its own', () => {
    const { price, cogs, cac } = template.data.financialProjections.projections
    expect(financialProjections.projections).toMatchObject({ price, cogs, cac })
    expect(classifyFinancials(financialProjections.projections, templateProjections)).toBe('real')
    expect(financialProjections.pricingTiers.map((tier) => tier.price)).toContain(price)
    // One line of a template may be several here.
    expect(sumStartupCosts(financialProjections.startupCosts)).toBe(
      sumStartupCosts(template.data.financialProjections.startupCosts),
    )
  })

  test('has a forecast with something sold, someone paid and a cost, and nothing to point out in it', () => {
    const { streams, people, runningCosts } = financialProjections.forecast
    expect([streams.length, people.length, runningCosts.length].every((count) => count > 0)).toBe(true)
    const forecast = computeForecast(readForecastInputs(example))
    expect(forecast.notes).toEqual([])
    expect(forecast.grid.cells.every(Number.isFinite)).toBe(true)
  })

  test('pays for its start-up costs with exactly the money that its funding brings in', () => {
    const { model } = computeForecast(readForecastInputs(example))
    expect(computeSourcesAndUses(model)).toMatchObject({ difference: 0, change: null })
  })

  test('never runs out of cash, and earns its loan payments in year 2', () => {
    const { lowestCash, years } = computeKeyFigures(computeForecast(readForecastInputs(example)))
    expect(lowestCash.amount).toBeGreaterThanOrEqual(0)
    const cover = years[1]?.debtCover
    expect(cover === null).toBe(financialProjections.funding.loans.length === 0)
    expect(cover?.afterOwner ?? Infinity).toBeGreaterThanOrEqual(leastDebtCover.value)
  })

  test('lists its pricing tiers from the cheapest', () => {
    const prices = financialProjections.pricingTiers.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('sizes a market in which SOM is smaller than SAM, and SAM smaller than TAM', () => {
    const { tam, sam, som } = example.marketAnalysis
    const [large, middle, small] = [tam, sam, som].map(leadingDollars)
    expect(small).toBeLessThan(middle ?? 0)
    expect(middle).toBeLessThan(large ?? 0)
  })

  test('has milestones that wait only for earlier ones, and times that can be drawn', () => {
    const { milestones } = implementationTimeline
    expect(milestones.length).toBeGreaterThanOrEqual(8)
    for (const [index, { dependencies, timeline }] of milestones.entries()) {
      const earlier = milestones.slice(0, index).map(({ title }) => title)
      expect(earlier).toEqual(expect.arrayContaining(dependencies))
      expect(parseTimeline(timeline)).not.toBeNull()
    }
    const ends = milestones.map(({ timeline }) => parseTimeline(timeline)?.endMonth ?? 0)
    for (const [index, { dependencies }] of milestones.entries()) {
      const waitsFor = milestones.findLastIndex(({ title }) => dependencies.includes(title))
      expect(ends[index]).toBeGreaterThanOrEqual(ends[waitsFor] ?? 0)
    }
  })

  test('knows its primary persona, its legal form and its kinds of risk', () => {
    expect(customerPersonas.personas.map((persona) => persona.id)).toContain(customerPersonas.primaryPersona)
    expect(entityTypes.map(({ value }) => value)).toContain(example.legalStructure.businessEntity)
    expect(riskTypes).toEqual(expect.arrayContaining(example.riskAnalysis.risks.map(({ type }) => type)))
  })

  test('names in its appendix only papers that the list offers, with all that a bank always asks for', () => {
    const { appendix } = implementationTimeline
    for (const { id: paper, name } of appendix) {
      expect(appendixDocuments).toContainEqual(expect.objectContaining({ id: paper, name }))
    }
    const asked = appendixDocuments.filter(({ isAlwaysAsked }) => isAlwaysAsked)
    expect(appendix.map((paper) => paper.id)).toEqual(expect.arrayContaining(asked.map((paper) => paper.id)))
  })

  test('comes as an equal copy of its own each time', async () => {
    const loaded = await loadExample(id)
    expect(loaded).toEqual(example)
    loaded.businessModel.revenueStreams.push('changed')
    expect(await loadExample(id)).toEqual(example)
    expect(exampleOf(id)).toEqual(example)
  })
})

test('item ids are 21 characters and unique across all examples', () => {
  // The papers of an appendix have the same ids in every plan.
  const ids = cases.flatMap(({ example }) =>
    idsOf({ ...example, implementationTimeline: example.implementationTimeline.milestones }),
  )
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no two examples share a business name, a founder or a sentence', () => {
  const sentences = cases.flatMap(({ example }) => [
    ...new Set(textsOf(example).filter((text) => text.length > 40)),
    ...example.teamStructure.founders.map(({ name }) => name),
    example.businessIdea.name,
  ])
  expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
})

/** The amount that a market figure opens with: '$4.2 million a year: …' is 4,200,000. */
function leadingDollars(text: string): number {
  const [, digits = '', scale = ''] = /^\$([\d.,]+)(?: (million|billion))?\b/.exec(text) ?? []
  const factor = { million: 1e6, billion: 1e9 }[scale] ?? 1
  return Number(digits.replaceAll(',', '')) * factor
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function idsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : []
  return [...own, ...Object.values(value).flatMap(idsOf)]
}

function emptyFieldsOf(value: unknown, path = ''): string[] {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => emptyFieldsOf(inner, `${path}.${key}`))
}

test('the coffee shop wins about as many regulars a month as stop coming', () => {
  const { projections, forecast } = exampleOf('local-service').financialProjections
  const [visits] = forecast.streams
  const regulars = ((visits?.inMonth12 ?? 0) * (visits?.daysPerMonth ?? 0)) / projections.purchasesPerMonth
  const marketing = forecast.runningCosts.find(({ category }) => category === 'marketing')
  const won = (marketing?.amount ?? 0) / projections.cac
  expect(won / (regulars * (projections.churnRate / 100))).toBeCloseTo(1, 1)
})
