import { describe, expect, test } from 'vitest'
import { readPlan } from '#advisor/facts/plan-facts.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { listKeyFigures } from './key-figures.ts'
import { markSuggested } from './mark-suggested.ts'
import { addSources, giveSource, hasSource } from './sources.ts'

const data = restoreWorkbookData({
  marketAnalysis: { tam: '$1.2 million a year', sam: '[amount]' },
  financialProjections: {
    projections: { price: 75, cogs: 20, cac: 30 },
    startupCosts: [{ id: 'van', category: 'Van', amount: 40_000, quote: 'Dealer, October 12' }],
  },
})
const list = (plan: typeof data) =>
  addSources(listKeyFigures(readPlan(plan, 'local-service')), plan.review.sources)

describe('the key figures of a plan', () => {
  test('are its market, prices, costs and forecast, but no brackets', () => {
    expect(list(data).map(({ name, figure }) => `${name} ${figure}`)).toEqual([
      'TAM $1.2 million',
      'Price $75',
      'Cost of a sale $20',
      'Cost to win a customer $30',
      'Churn a month 5%',
      'Van $40,000',
    ])
  })

  test('leave out the numbers of a template', () => {
    expect(list(restoreWorkbookData({}))).toEqual([])
  })

  test('of a whole plan have ids of their own', () => {
    const figures = list(exampleOf('local-service'))
    expect(figures.length).toBeGreaterThan(10)
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
  })

  test('count a quote that the plan already names as a source', () => {
    expect(list(data).filter(hasSource)).toMatchObject([{ name: 'Van', where: 'Dealer, October 12' }])
  })
})

test('a price that the forecast repeats has one source, as long as it is the same amount', () => {
  const stream = { id: 'wash', name: 'Wash', kind: 'units', inMonth1: 30, inMonth12: 60, price: 75 }
  const withForecast = (price: number) =>
    restoreWorkbookData({
      ...data,
      financialProjections: { ...data.financialProjections, forecast: { streams: [{ ...stream, price }] } },
    })
  const sourced = (price: number) => {
    const plan = withForecast(price)
    const first = list(plan).find(({ name }) => name === 'Price')
    if (!first) throw new Error('The plan has a price')
    const given = list(giveSource(plan, first, { kind: 'measured', where: 'Two weeks of trial' }))
    return given.find(({ name }) => name === 'Wash: price')
  }
  expect(sourced(75)).toMatchObject({ kind: 'measured', where: 'Two weeks of trial' })
  expect(sourced(80)).toMatchObject({ kind: null })
})

test('two things with the same price, and a budget of another period, share no source', () => {
  const stream = (name: string) => ({ id: name, name, kind: 'units', price: 75, inMonth1: 30, inMonth12: 60 })
  const plan = restoreWorkbookData({
    ...data,
    marketingStrategy: { budget: '$1,200 a year for flyers' },
    financialProjections: {
      ...data.financialProjections,
      forecast: {
        streams: [stream('Wash'), stream('Wax')],
        runningCosts: [
          { id: 'ads', name: 'Ads', category: 'marketing', amount: 1200, period: 'month' },
          { id: 'sign', name: 'Sign', category: 'marketing', amount: 1200, period: 'year' },
        ],
      },
    },
  })
  const giveTo = (name: string) => {
    const figure = list(plan).find((each) => each.name === name)
    if (!figure) throw new Error(`The plan has ${name}`)
    return list(giveSource(plan, figure, { kind: 'measured', where: 'Till receipts' }))
      .filter(({ kind }) => kind === 'measured')
      .map((each) => each.name)
  }
  expect(giveTo('Wash: price')).toEqual(['Wash: price'])
  expect(giveTo('Price')).toEqual(['Price'])
  expect(giveTo('Marketing budget')).toEqual(['Marketing budget', 'Sign'])
})

describe('a source', () => {
  const [tam] = list(data)
  if (!tam) throw new Error('The plan has a TAM')
  const sourced = giveSource(data, tam, { kind: 'quoted', where: 'Census', when: '2026' })

  test('belongs to its figure until the figure changes', () => {
    expect(list(sourced)[0]).toMatchObject({ kind: 'quoted', where: 'Census', when: '2026' })
    const changed = { ...sourced, marketAnalysis: { ...sourced.marketAnalysis, tam: '$2 million a year' } }
    expect(list(changed)[0]?.kind).toBeNull()
  })

  test('is none when a quote names no one, and an assumption is one without a reason', () => {
    const given = (source: { kind: 'quoted' | 'assumed'; where?: string }) =>
      list(giveSource(data, tam, source)).filter(hasSource)
    expect(given({ kind: 'quoted', where: ' ' })).not.toContainEqual(expect.objectContaining({ id: tam.id }))
    expect(given({ kind: 'assumed' })).toContainEqual(expect.objectContaining({ id: tam.id }))
  })

  test('replaces the earlier one of the same figure', () => {
    const again = giveSource(sourced, tam, { kind: 'skipped' })
    expect(again.review.sources).toMatchObject([{ kind: 'skipped' }])
    expect(list(again).filter(hasSource)).toHaveLength(1)
  })

  test('of proposed text is an AI, unless the person already said otherwise', () => {
    const inserted = markSuggested(sourced, ['marketAnalysis', 'tam'], '$1.2 million and 300 shops')
    expect(inserted.review.sources.map(({ figure, kind }) => [figure, kind])).toEqual([
      ['$1.2 million', 'quoted'],
      ['300 shops', 'suggested'],
    ])
  })
})
