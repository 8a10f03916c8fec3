import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyExistingDebt } from '#domain/forecast/inputs/new-items.ts'
import { toDraftMark } from '#domain/forecast/inputs/draft-marks.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block, TableBlock } from '#exports/document/document-model.ts'
import { usualForecasts, wildForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { describeForecast } from './describe-forecast.ts'

type Finances = WorkbookData['financialProjections']

function change(data: WorkbookData, more: Partial<Finances>): WorkbookData {
  return { ...data, financialProjections: { ...data.financialProjections, ...more } }
}

const example = exampleOf('local-service')

/** With a fee that nothing pays for. */
const coffee = change(example, {
  funding: {
    ...example.financialProjections.funding,
    loans: example.financialProjections.funding.loans.map((loan) => ({ ...loan, fee: 500 })),
  },
})

function findTable(blocks: readonly Block[], caption: string): TableBlock {
  const found = blocks.find((block) => block.type === 'table' && block.caption.startsWith(caption))
  if (found?.type !== 'table') throw new Error(`There is no table "${caption}"`)
  return found
}

function readRow({ rows }: TableBlock, label: string): readonly string[] {
  return rows.find(([name]) => name === label)?.slice(1) ?? []
}

const toNumber = (text: string) => Number(text.replace('−', '-').replaceAll(',', ''))
const toNumbers = (texts: readonly string[]) => texts.map(toNumber)
const listTexts = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === 'paragraph' ? [block.text] : block.type === 'list' ? block.items : [],
  )

describe('the funding request', () => {
  const { request, requestInBrief } = describeForecast(coffee)

  test('says how much, what for, for how long, at which rate and how it is repaid', () => {
    const facts = request.flatMap((block) => (block.type === 'facts' ? block.facts : []))
    expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toMatchObject({
      Amount: '$50,000',
      Purpose:
        'Part of a project of $85,500: build-out $40,000, equipment $25,000, fee or expense $900, deposit $2,600, opening stock $1,500, cash reserve $15,000, loan fee $500',
      Term: '84 months (7 years)',
      Interest: '10% a year',
      Repayment: '$830.06 a month for 84 months. Interest in all: $19,725.',
      'Own contribution': '$35,000 (40.9% of the project)',
      Guarantors: 'The owner, personally',
    })
    expect(requestInBrief).toBe(
      'A loan of $50,000 over 84 months (7 years) at 10% a year, beside $35,000 of the owners’ own money.',
    )
  })

  test('names each of several loans', () => {
    const { funding } = coffee.financialProjections
    const loans = [...funding.loans, ...funding.loans.map((loan) => ({ ...loan, id: 'l2', name: 'Sister' }))]
    const { request: both } = describeForecast(change(coffee, { funding: { ...funding, loans } }))
    const facts = both.flatMap((block) => (block.type === 'facts' ? block.facts : []))
    expect(facts.find(({ label }) => label === 'Amount')?.value).toBe(
      'Bank loan over seven years: $50,000\nSister: $50,000',
    )
  })

  test('says by how much sources and uses differ, and when they balance', () => {
    expect(listTexts(request).join(' ')).toContain('The sources are $500 short of the uses.')
    const { funding } = coffee.financialProjections
    const contributions = funding.contributions.map((money) => ({ ...money, amount: 35_500 }))
    const balanced = describeForecast(change(coffee, { funding: { ...funding, contributions } }))
    expect(listTexts(balanced.request).join(' ')).toContain('Sources and uses balance.')
    const table = findTable(balanced.request, 'Uses and sources')
    expect(readRow(table, 'All uses')).toEqual(readRow(table, 'All sources'))
  })

  test('lists the start-up costs by kind, with the quote of each', () => {
    const [first, ...others] = coffee.financialProjections.startupCosts
    const startupCosts = [...others, ...(first ? [{ ...first, quote: 'Oven Co., March 3' }] : [])]
    const table = findTable(describeForecast(change(coffee, { startupCosts })).request, 'Start-up costs')
    expect(table.rows.map(([kind]) => kind)).toEqual([
      'Equipment',
      'Build-out',
      'Opening stock',
      'Deposit',
      'Fee or expense',
      'Cash reserve',
      'Total',
    ])
    expect(JSON.stringify(table)).toContain('Oven Co., March 3')
  })

  test('has a debt schedule in which each year ends with what the next begins with', () => {
    const table = findTable(request, 'Interest, principal and balance')
    const owed = toNumbers(readRow(table, 'Owed at the end of the year'))
    const principal = toNumbers(readRow(table, 'Principal'))
    expect(principal).toEqual([5195, 5738, 6339])
    expect(owed[0]).toBe(44_805)
    expect((owed[0] ?? 0) - (principal[1] ?? 0)).toBe(owed[1])
    expect((owed[1] ?? 0) - (principal[2] ?? 0)).toBe(owed[2])
  })

  test('compares the cover of year 2 with dated thresholds', () => {
    const text = listTexts(request).join(' ')
    expect(text).toContain('year 2 covers its payments 2.80 times, at or above the wanted 1.25.')
    expect(text).toContain('1.15 (SBA SOP 50 10 8, standard 7(a) loans, June 1, 2025)')
    const table = findTable(request, 'Debt service coverage')
    expect(readRow(table, 'DSCR after tax and owner’s draws')).toContain('2.80×')
  })

  test('shows both readings of all years, and what secures the loan in which order', () => {
    const table = findTable(describeForecast(coffee).coverByYear, 'Debt service coverage by year, before')
    expect(table.columns.map(({ title }) => title).slice(1)).toEqual(['Year 1', 'Year 2', 'Year 3'])
    expect(table.rows.map(([name]) => name)).toEqual(['EBITDA ÷ payments', 'After tax and owner’s draws'])
    expect(listTexts(request).join(' ')).toMatch(/Year 1 covers its payments \S+ times before tax and draws/)
    const security = findTable(request, 'Loans with their lien order')
    expect(security.rows).toEqual([
      ['Bank loan over seven years', '$50,000', 'First lien', expect.stringContaining('espresso'), '$25,000'],
    ])
  })

  test('lists an existing debt with its payments', () => {
    const { funding } = coffee.financialProjections
    const debt = { name: 'Van', balance: 6000, ratePercent: 0, monthsLeft: 24 }
    const existingDebts = [{ ...emptyExistingDebt('d'), ...debt }]
    const blocks = describeForecast(change(coffee, { funding: { ...funding, existingDebts } })).request
    const table = findTable(blocks, 'Interest, principal and balance')
    expect(table.rows.map(([name]) => name)).toContain('Van (existing debt), 0%')
    expect(JSON.stringify(table)).toContain('"3,000","3,000","0"')
  })

  test('is written for funding without a forecast, and without figures that it would need', () => {
    const { forecast } = restoreWorkbookData({}).financialProjections
    const pages = describeForecast(change(coffee, { forecast }))
    expect(pages.statements).toEqual([])
    expect(pages.keyFigures).toEqual([])
    expect(JSON.stringify(pages.request)).toContain('Debt Schedule')
    expect(JSON.stringify(pages.request)).not.toContain('DSCR')
  })
})

describe('the financial pages', () => {
  const { statements } = describeForecast(coffee)

  test('begin with charts and assumptions and go on to statements, break-even and the stress test', () => {
    const headings = statements.flatMap((block) => (block.type === 'heading' ? [block.text] : []))
    expect(headings).toEqual([
      'Cash, Sales and Profit',
      'Assumptions',
      'Sales, Year 1 by Month',
      'Profit and Loss, Year 1 by Month',
      'Cash Flow, Year 1 by Month',
      'Profit and Loss, Year 2 by Quarter and All Years',
      'Cash Flow, Year 2 by Quarter and All Years',
      'Balance Sheet',
      'Income Tax',
      'Ratios',
      'Break-even Sales',
      'What May Go Wrong',
    ])
    const charts = statements.flatMap((block) => (block.type === 'chart' ? [block.description] : []))
    expect(charts).toHaveLength(3)
    expect(charts.every((text) => text.includes('$'))).toBe(true)
  })

  test.each(['local-service', 'saas', 'consulting', 'ecommerce'] as const)(
    'of %s add up as printed, from month to year and from line to total',
    (id) => {
      const pages = describeForecast(exampleOf(id)).statements
      const profit = findTable(pages, 'Profit and Loss of year 1')
      const cash = findTable(pages, 'Cash Flow of year 1')
      for (const { rows } of [profit, cash]) {
        for (const [name = '', ...cells] of rows) {
          if (name.startsWith('Cash at')) continue
          const values = toNumbers(cells)
          const months = values.slice(0, -1).reduce((sum, value) => sum + value, 0)
          expect([name, months]).toEqual([name, values.at(-1)])
        }
      }
      const years = findTable(pages, 'Profit and Loss of the quarters')
      expect(readRow(years, 'Net income')[4]).toBe(readRow(profit, 'Net income').at(-1))
      const quarters = toNumbers(readRow(years, 'Net income').slice(0, 4))
      expect(quarters.reduce((sum, value) => sum + value, 0)).toBe(
        toNumber(readRow(years, 'Net income')[5] ?? ''),
      )
      const sheet = findTable(pages, 'Balance sheet')
      expect(readRow(sheet, 'Total assets')).toEqual(readRow(sheet, 'Liabilities and equity'))
      expect(readRow(sheet, 'Cash')[1]).toBe(readRow(cash, 'Cash at the end').at(-1))
      const cashYears = findTable(pages, 'Cash Flow of the quarters')
      const yearsOf = (table: TableBlock, name: string) => toNumbers(readRow(table, name).slice(4))
      const [earnings = ''] = sheet.rows.find(([name]) => /earnings/u.test(name ?? '')) ?? []
      const kept = toNumbers(readRow(sheet, earnings))
      const drawn = cashYears.rows.some(([name]) => name === 'Owner’s draws')
        ? yearsOf(cashYears, 'Owner’s draws')
        : []
      const moved = yearsOf(years, 'Net income').map((income, year) => income + (drawn[year] ?? 0))
      expect(kept.slice(1)).toEqual(
        moved.map((_, year) => moved.slice(0, year + 1).reduce((sum, value) => sum + value, 0)),
      )
    },
  )

  test('show the payments on loans as the debt schedule has them', () => {
    const { request } = describeForecast(coffee)
    const cash = findTable(statements, 'Cash Flow of the quarters')
    const yearsOf = (name: string) => toNumbers(readRow(cash, name).slice(4))
    const interest = yearsOf('Interest paid')
    const paid = yearsOf('Principal').map((principal, year) => -principal - (interest[year] ?? 0))
    expect(toNumbers(readRow(findTable(request, 'Interest, principal'), 'All payments on debt'))).toEqual(
      paid,
    )
    expect(toNumbers(readRow(findTable(request, 'Debt service'), 'Interest and principal'))).toEqual(paid)
  })

  test('stand on wide pages where they have more columns than fit on an upright one', () => {
    const listWide = (blocks: readonly Block[]) =>
      blocks.flatMap((block) => (block.type === 'table' && block.isWide ? [block.caption] : []))
    const { forecast } = coffee.financialProjections
    const fiveYears = { ...forecast, frame: { ...forecast.frame, months: 60 } }
    expect(listWide(statements)).toHaveLength(3)
    expect(listWide(describeForecast(change(coffee, { forecast: fiveYears })).statements)).toHaveLength(5)
  })

  test('name the currency of each statement', () => {
    const statementTables = statements.flatMap((block) =>
      block.type === 'table' && /profit and loss|cash flow|balance sheet|sales of/i.test(block.caption)
        ? [block.columns[0]?.title]
        : [],
    )
    expect(statementTables).toHaveLength(6)
    expect(new Set(statementTables)).toEqual(new Set(['In USD']))
  })

  test('say where each assumption is from', () => {
    const [stream] = coffee.financialProjections.forecast.streams
    const address = ['financialProjections', 'forecast', 'streams', { id: stream?.id ?? '' }, 'price']
    const { forecast: own } = coffee.financialProjections
    const timing = { ...own.timing, taxRatePercent: null }
    const forecast = { ...own, timing, drafted: [toDraftMark(address, 8)] }
    const table = findTable(describeForecast(change(coffee, { forecast })).statements, 'Assumptions')
    const origins = Object.fromEntries(table.rows.map(([name, , origin]) => [name, origin]))
    expect(origins).toMatchObject({
      'Visits: price': 'Draft*',
      'Visits: how many': 'The owner’s own figure',
      'Visits: most possible': '60 an hour for 2.5 hours before the ferries, then 90 in the rest of the day',
      'Income tax of the business': 'Default: the owners pay the tax of this legal form',
    })
  })

  test('say what the break-even sales pay for', () => {
    const rowsOf = (ownersDraws: number) => {
      const { forecast } = coffee.financialProjections
      const timing = { ...forecast.timing, ownersDraws }
      const people = forecast.people.filter(({ isOwner }) => !isOwner)
      const blocks = describeForecast(
        change(coffee, { forecast: { ...forecast, people, timing } }),
      ).statements
      return findTable(blocks, 'Break-even').rows.map(([label]) => label)
    }
    expect(rowsOf(3000)).toEqual(
      expect.arrayContaining([
        'Fixed costs, with the owner’s pay',
        'Sales to break even, with the owner’s pay, before loan payments',
        'Sales to break even, with the owner’s pay and loan payments',
      ]),
    )
    expect(rowsOf(0)).toEqual(
      expect.arrayContaining([
        'Fixed costs',
        'Sales to break even, before loan payments',
        'Sales to break even, with loan payments',
      ]),
    )
  })

  test('name no legal form while none is chosen', () => {
    const { forecast } = coffee.financialProjections
    const timing = { ...forecast.timing, taxRatePercent: null }
    const unchosen = { ...forecast, timing, frame: { ...forecast.frame, entity: '' as const } }
    const plan = {
      ...change(coffee, { forecast: unchosen }),
      legalStructure: { ...coffee.legalStructure, businessEntity: '' as const },
    }
    const table = findTable(describeForecast(plan).statements, 'Assumptions')
    const origins = Object.fromEntries(table.rows.map(([name, , origin]) => [name, origin]))
    expect(origins['Income tax of the business']).toBe('Default: none until a legal form is chosen')
  })

  test('name the days of sale, the season, the growth and the years of use that the forecast counts with', () => {
    const { forecast, startupCosts } = coffee.financialProjections
    const season = [1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 0.5, 0.5]
    const streams = forecast.streams.map((stream, index) =>
      index === 0
        ? {
            ...stream,
            period: 'day',
            daysPerMonth: 21,
            season,
            growthYear2Percent: null,
            growthYear3Percent: null,
          }
        : stream,
    )
    const data = restoreWorkbookData({
      ...coffee,
      financialProjections: {
        ...coffee.financialProjections,
        forecast: { ...forecast, streams },
        startupCosts: startupCosts.map((cost) => ({
          ...cost,
          yearsOfUse: cost.kind === 'equipment' ? 5 : null,
        })),
      },
    })
    const table = findTable(describeForecast(data).statements, 'Assumptions')
    const values = Object.fromEntries(table.rows.map(([name, value]) => [name, value]))
    expect(values).toMatchObject({
      'Visits: days of sale': '21 a month',
      'Visits: season': 'from Nov 50% to Jul 200% of an average month',
      'Visits: growth': '0% in year 2, 0% in year 3',
    })
    const equipment = startupCosts.find(({ kind }) => kind === 'equipment')
    expect(values[equipment?.category ?? '']).toBe('5 years')
  })

  test('say what may go wrong in sentences, and the owner’s cases', () => {
    const scenarios = [{ id: 's', name: 'Slow start', volumePercent: 80 }]
    const data = restoreWorkbookData({
      ...coffee,
      financialProjections: {
        ...coffee.financialProjections,
        forecast: { ...coffee.financialProjections.forecast, scenarios },
      },
    })
    const texts = listTexts(describeForecast(data).statements)
    expect(texts.some((text) => /^Prices may be [\d.]+% lower before cash runs out/u.test(text))).toBe(true)
    expect(texts.some((text) => text.startsWith('Slow start (20% fewer sold): cash is lowest in '))).toBe(
      true,
    )
  })

  test('do not judge a plan that has no sales yet', () => {
    const { forecast } = coffee.financialProjections
    const pages = describeForecast(change(coffee, { forecast: { ...forecast, streams: [] } }))
    expect(pages.keyFigures).toEqual([])
    expect(JSON.stringify(pages)).not.toMatch(/no room|DSCR/u)
  })

  test('say once that there is no room when cash runs out as planned', () => {
    const { funding } = restoreWorkbookData({}).financialProjections
    const texts = listTexts(describeForecast(change(coffee, { funding })).statements)
    const found = texts.filter((text) => text.includes('no room'))
    expect(found).toEqual([
      'There is no room for anything to go worse, because cash already runs out at the start.',
    ])
  })

  test('never fail and never show a number that is none', () => {
    fc.assert(
      fc.property(fc.oneof(usualForecasts, wildForecasts), (inputs) => {
        const { startUp, funding, frame, ...forecast } = inputs
        const startupCosts = startUp.map(({ name, ...line }) => ({ ...line, category: name }))
        const data = restoreWorkbookData({
          financialProjections: { forecast: { ...forecast, frame }, funding, startupCosts },
        })
        expect(JSON.stringify(describeForecast(data))).not.toMatch(/NaN|Infinity|undefined|−0[",]|∞/u)
      }),
      { numRuns: 40 },
    )
  })
})
