import { describe, expect, test } from 'vitest'
import { answerAction } from '#advisor/answer.ts'
import { suggestFor } from '#advisor/suggest.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

const bakery = (costStructure: string[], currency = ''): WorkbookData =>
  restoreWorkbookData({
    businessModel: { revenueStreams: ['Bread'], costStructure },
    financialProjections: {
      projections: { price: 8, cogs: 3, cac: 5, churnRate: 10 },
      currency,
    },
  })

const suggest = (data: WorkbookData, step: number) =>
  suggestFor(step, data, 'local-service').map(({ title, content }) => `${title}: ${content}`)
const ask = async (data: WorkbookData, action: string) =>
  (await answerAction({ action, stepNumber: 8, data, templateId: 'local-service' })).text

describe('a plan whose texts are in euros, with no currency chosen', () => {
  const data = bakery(['Rent: €1,800 a month, fixed', 'Insurance €310 a month'])

  test('is answered in euros, with no dollar in any amount', async () => {
    expect(await ask(data, 'What are my costs?')).toContain('€2,110 a month')
    expect(await ask(data, 'How many customers do I need to cover my costs?')).not.toMatch(/[$]\d/u)
    expect(suggest(data, 3).join('\n')).toContain('The monthly costs you list come to €2,110.')
  })

  test('is told to choose it', () => {
    expect(suggest(data, 8).join('\n')).toContain('Your plan is written in Euro (EUR)')
  })
})

describe('an amount in another currency than the plan’s', () => {
  const data = bakery(['Rent: $1,800 a month', 'Insurance €310 a month'])

  test('is pointed out and not added to the others', async () => {
    expect(suggest(data, 3).join('\n')).toContain('“Insurance €310 a month” is in Euro (EUR)')
    expect(await ask(data, 'What are my costs?')).toContain('$1,800 a month')
  })

  test('is none when its sign can stand for the plan’s currency', async () => {
    const canadian = bakery(['Rent: $1,800 a month', 'Insurance CA$310 a month'], 'CAD')
    expect(suggest(canadian, 3).join('\n')).not.toContain('another currency')
    expect(await ask(canadian, 'What are my costs?')).toContain('CA$2,110 a month')
  })

  test('keeps its own sign among the market sizes', async () => {
    const example = structuredClone(exampleOf('local-service'))
    example.marketAnalysis.tam = '€90 million a year: everyone who drinks coffee'
    const text = await ask(example, 'Is my market big enough?')
    expect(text).toContain('TAM: €90 million a year')
    expect(text).not.toContain('SAM ÷ TAM')
  })
})

test('a plan in a chosen currency is answered in it, and the next one in dollars again', async () => {
  const euros = bakery(['Rent: 1,800 € a month', 'Wages €4,000 a month'], 'EUR')
  expect(await ask(euros, 'What is my margin?')).toContain('(€8 − €3) ÷ €8')
  expect(await ask(bakery([]), 'What is my margin?')).toContain('($8 − $3) ÷ $8')
})

test('plans in different currencies that are answered at the same time do not mix', async () => {
  const codes = ['EUR', 'USD', 'GBP', 'EUR', 'JPY', 'USD']
  const questions = ['What is my break-even?', 'Can I repay 85,000 over five years?', 'What is my margin?']
  const example = exampleOf('local-service')
  const answers = await Promise.all(
    questions.flatMap((question) =>
      codes.map(async (currency) => {
        const data = { ...example, financialProjections: { ...example.financialProjections, currency } }
        return { currency, text: await ask(data, question) }
      }),
    ),
  )
  const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥' }
  for (const { currency, text } of answers) {
    const [calculated = ''] = text.split('In general')
    expect(new Set(calculated.match(/[$€£¥](?=\d)/gu))).toEqual(new Set([signs[currency]]))
  }
})

test('pounds beside dollars are a weight, and pounds sterling are money', () => {
  const found = (cost: string) =>
    suggest(bakery(['Rent $1,800', cost], 'USD'), 3).filter((line) => line.includes('another currency'))
  expect(found('Flour at $30 for 50 pounds, van of 6,000 pounds')).toEqual([])
  expect(found('Oven from Leeds: £4,000')).toHaveLength(1)
})

describe('a quote in another currency among amounts in the plan’s', () => {
  const found = (description: string) => {
    const data = bakery(['Rent $1,800 a month'], 'USD')
    data.financialProjections.startupCosts = [
      {
        id: 'u1',
        category: 'Oven',
        amount: 9000,
        description,
        kind: 'equipment',
        month: 0,
        yearsOfUse: 8,
        quote: '',
      },
    ]
    return suggest(data, 8).filter((line) => line.startsWith('An amount is in another currency'))
  }

  test.each([
    'Mixer $2,900, deck oven from a maker in Verona €4,800, trays $1,300',
    '£3,100 for the press from Leeds and $5,900 for everything else, $900 of it shelves',
  ])('is pointed out: %s', (description) => {
    expect(found(description)).toHaveLength(1)
  })

  test.each([
    'Mixer $2,900, deck oven from a maker in Verona €4,400 (about $4,800), trays $1,300',
    'Mixer $2,900, oven $4,800 or €4,400, trays $1,300',
    'Mixer $2,900, deck oven €4,400 at the exchange rate of October 2026, trays $1,300',
    'Deck oven, €8,200 in the offer; we pay $9,000',
    'Two CAD workstations $5,200, plotter $2,600, desks $1,200',
  ])('is fine when it is converted: %s', (description) => {
    expect(found(description)).toEqual([])
  })
})
