import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeForecast, type Forecast } from '#domain/forecast/compute-forecast.ts'
import { formatCover } from '#domain/forecast/figures/format-cover.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { buildStatement } from '#domain/forecast/statements/build-statement.ts'
import { statementIds } from '#domain/forecast/statements/line-definitions.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { usualForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { buildForecast, groomingVan, levelSales } from '#tests/builders/forecast-builder.ts'
import { lawRuns } from '#tests/support/law-runs.ts'
import { findFigures, findSheet, findStaleValues } from '#tests/support/find-in-book.ts'
import { type FileBook, type FileCell, readShown, readXlsx } from '#tests/support/read-xlsx.ts'
import { type ReadRecomputed, recompute } from '#tests/support/recompute-xlsx.ts'
import { packing } from '#web/export-worker/browser-compression.ts'
import { columnLetters } from './file/column-letters.ts'
import { renderXlsx } from './render-xlsx.ts'

/** Recomputing a file takes the other engine about a second. */
const longMs = 180_000
const cent = 0.01

const sheetOf = {
  'profit-and-loss': 'Profit and loss',
  'cash-flow': 'Cash flow',
  'balance-sheet': 'Balance sheet',
} as const

async function writeBook(forecast: Forecast, title = 'Plan'): Promise<FileBook> {
  return readXlsx(await renderXlsx(forecast, { title, createdAt: new Date(), packing }))
}

/** By how much the recomputed statements differ from the engine's, as sentences. A line that is left out must be zero. */
function findDifferences(forecast: Forecast, book: FileBook, read: ReadRecomputed): string[] {
  return statementIds.flatMap((id) => {
    const sheet = sheetOf[id]
    const rows = findRows(book, sheet)
    const months = buildStatement(forecast, id, 'month').lines.filter(({ kind }) => kind !== 'item')
    const years = buildStatement(forecast, id, 'year').lines.filter(({ kind }) => kind !== 'item')
    return months.flatMap(({ label, values }, index) => {
      const expected = [...(years[index]?.values ?? []), ...values]
      return expected.flatMap((value, column) => {
        const address = `${columnLetters(column + 2)}${rows.get(label) ?? 0}`
        const found = rows.has(label) ? (read(sheet, address) ?? 0) : 0
        const isSame = typeof found === 'number' && Math.abs(found - value) < cent
        return isSame ? [] : [`${sheet}, ${label}, ${address}: ${JSON.stringify(found)} and not ${value}`]
      })
    })
  })
}

/** The rows of a sheet by the text in their first cell. The first with a label counts. */
function findRows(book: FileBook, sheet: string): ReadonlyMap<string, number> {
  const rows = new Map<string, number>()
  for (const [address, { value }] of findSheet(book, sheet)) {
    const row = /^A(\d+)$/u.exec(address)?.[1]
    // Headings have the names of lines, too, but no figures. Some lines have none for years, others none for months.
    const hasFigures = ['D', 'AM'].some(
      (column) => typeof findSheet(book, sheet).get(`${column}${row}`)?.value === 'number',
    )
    if (row && typeof value === 'string' && hasFigures && !rows.has(value)) rows.set(value, Number(row))
  }
  return rows
}

const overwritten = (): ForecastInputs => ({
  ...groomingVan(),
  overwrites: [
    { id: '1', line: 'volume', itemId: 'a', month: 4, value: 33.25 },
    { id: '2', line: 'pay', itemId: 'a', month: 2, value: 1234 },
    { id: '3', line: 'draws', itemId: '', month: 5, value: 400 },
  ],
})

describe('a spreadsheet of any forecast', () => {
  test(
    'equals the engine to the cent when HyperFormula calculates it anew',
    async () => {
      await fc.assert(
        fc.asyncProperty(usualForecasts, async (inputs) => {
          const forecast = computeForecast(inputs)
          const book = await writeBook(forecast)
          const read = recompute(book)
          expect(findDifferences(forecast, book, read)).toEqual([])
          expect(findStaleValues(book, read)).toEqual([])
        }),
        { numRuns: lawRuns({ always: 6, withNewCases: 16 }), endOnFailure: true },
      )
    },
    longMs,
  )

  test(
    'equals it with balloons, and with rates that change in interest-only months or after the forecast',
    async () => {
      const inputs = buildForecast({
        streams: [levelSales(9000)],
        loans: [
          { amount: 100_000, ratePercent: 9, termMonths: 30, interestOnlyMonths: 4, amortizationMonths: 120 },
          {
            amount: 40_000,
            month: 3,
            ratePercent: 6,
            termMonths: 84,
            interestOnlyMonths: 9,
            rateChangeMonth: 8,
            changedRatePercent: 7.25,
          },
        ],
        existingDebts: [
          { balance: 20_000, monthsLeft: 60, rateChangeMonth: 41, changedRatePercent: 5 },
          { balance: 9000, ratePercent: 5, monthsLeft: 20, rateChangeMonth: 9, changedRatePercent: 0 },
        ],
      })
      const forecast = computeForecast(inputs)
      const book = await writeBook(forecast)
      const read = recompute(book)
      expect(findDifferences(forecast, book, read)).toEqual([])
      expect(findStaleValues(book, read)).toEqual([])
      const inFull = findFigures(book, 'Summary').get('Loan cover with full payments')
      const covers = computeKeyFigures(forecast).years.map(({ debtCover }) => debtCover?.afterOwnerInFull)
      for (const [index, column] of ['C', 'D', 'E'].entries()) {
        expect(read('Summary', `${column}${inFull}`)).toBe(Math.floor((covers[index] ?? 0) * 100) / 100)
      }
    },
    longMs,
  )

  test(
    'equals it where deposits and stock both follow the plan without its overwritten months',
    async () => {
      const deposit = { customerTerms: 'own', depositPercent: 40, depositMonthsBefore: 2 } as const
      const inputs = buildForecast({
        streams: [
          { ...levelSales(9000), costPercent: 30, stockDays: 20, ...deposit },
          { ...levelSales(4000), costPercent: 10 },
          { kind: 'amount', percentOfStreamId: 'b', percentOfStream: 10, ...deposit },
        ],
        overwrites: [
          { line: 'sales', itemId: 'a', month: 5, value: 100 },
          { line: 'sales', itemId: 'b', month: 7, value: 6000 },
        ],
      })
      const forecast = computeForecast(inputs)
      const book = await writeBook(forecast)
      const read = recompute(book)
      expect(findDifferences(forecast, book, read)).toEqual([])
      expect(findStaleValues(book, read)).toEqual([])
    },
    longMs,
  )

  test(
    'is calculated from its formulas in this test: values poisoned with -1 change nothing',
    async () => {
      const forecast = computeForecast(readForecastInputs(exampleOf('ecommerce')))
      const book = await writeBook(forecast)
      const poisoned = poison(book)
      expect(readShown(poisoned, 'Profit and loss', 'D7')).toBe(-1)
      expect(findDifferences(forecast, poisoned, recompute(poisoned))).toEqual([])
    },
    longMs,
  )

  test(
    'shows a difference in this test when a formula is wrong',
    async () => {
      const forecast = computeForecast(groomingVan())
      const book = await writeBook(forecast)
      const wrong = changeCells(book, (cell) =>
        cell.formula?.startsWith('MAX(0,MIN(') ? { ...cell, formula: `${cell.formula}+1` } : cell,
      )
      expect(findDifferences(forecast, wrong, recompute(wrong))).not.toEqual([])
    },
    longMs,
  )

  test(
    'has checks that show 0, and the figures of the screen',
    async () => {
      const forecast = computeForecast(readForecastInputs(exampleOf('local-service')))
      const book = await writeBook(forecast)
      const read = recompute(book)
      const differences = Array.from(findSheet(book, 'Checks').keys()).flatMap((address) =>
        address.startsWith('C') ? [read('Checks', address)] : [],
      )
      const gap = computeSourcesAndUses(forecast.model).difference
      const agreeing = Array.from({ length: 9 }, () => 0)
      expect(differences.filter((value) => typeof value === 'number')).toEqual([...agreeing, gap])
      const summary = findFigures(book, 'Summary')
      expect(read('Summary', `C${summary.get('All checks')}`)).toBe(0)
      const { years, lowestCash, lastingProfit } = computeKeyFigures(forecast)
      expect(read('Summary', `C${summary.get('Lowest cash')}`)).toBeCloseTo(lowestCash.amount, 2)
      const drawn = read('Summary', `C${summary.get('Drawn on the line of credit then')}`)
      expect(drawn).toBeCloseTo(lowestCash.drawn, 2)
      const lasting = findRows(book, 'Cash flow').get('First month from which a profit lasts')
      expect(read('Cash flow', `AM${lasting}`)).toBe(lastingProfit?.month ?? 0)
      const cover = read('Summary', `D${summary.get('Loan cover after your pay')}`)
      expect(Number(cover).toFixed(2)).toBe(formatCover(years[1]?.debtCover?.afterOwner ?? NaN))
    },
    longMs,
  )
})

test(
  'the break-even of a year in which the business opens late is that of its open months',
  async () => {
    const inputs = buildForecast({
      streams: [{ ...levelSales(30_000), costPercent: 50, startMonth: 12 }],
      runningCosts: [{ amount: 10_000, period: 'month', startMonth: 12 }],
    })
    const book = await writeBook(computeForecast(inputs))
    const row = findFigures(book, 'Summary').get('Sales a month to break even')
    const read = recompute(book)
    expect(['C', 'D'].map((column) => read('Summary', `${column}${row}`))).toEqual([20_000, 20_000])
  },
  longMs,
)

function changeCells(book: FileBook, change: (cell: FileCell) => FileCell): FileBook {
  return {
    ...book,
    sheets: book.sheets.map((sheet) => ({
      ...sheet,
      cells: new Map(Array.from(sheet.cells, ([address, cell]) => [address, change(cell)])),
    })),
  }
}

/** As a program sees a file whose kept values are all wrong. */
function poison(book: FileBook): FileBook {
  return changeCells(book, (cell) => (cell.formula === null ? cell : { ...cell, value: -1 }))
}

describe('the file', { timeout: longMs }, () => {
  test('has the sheets of the model, with the names and styles of a model', async () => {
    const { sheets, names, parts } = await writeBook(computeForecast(groomingVan()))
    expect(sheets.map(({ name }) => name)).toEqual([
      'Assumptions',
      'Sales',
      'People',
      'Costs',
      'Assets',
      'Loans',
      'Profit and loss',
      'Cash flow',
      'Balance sheet',
      'Summary',
      'Checks',
    ])
    expect([...names.keys()]).toContain('Tax_rate')
    const styles = parts.get('xl/styles.xml') ?? ''
    for (const name of ['Input number', 'Input text', 'Column head', 'Sum', 'Agreement check']) {
      expect(styles).toContain(`<cellStyle name="${name}"`)
    }
    const workbook = parts.get('xl/workbook.xml') ?? ''
    for (const { xml } of sheets) {
      expect(xml).toMatch(/<pane [^>]*state="frozen"\/>/u)
      expect(xml).toContain('orientation="landscape"')
    }
    expect(workbook.match(/_xlnm\.Print_Area/gu)).toHaveLength(sheets.length)
    expect(workbook.match(/_xlnm\.Print_Titles/gu)).toHaveLength(sheets.length)
    // On paper, a sheet of months is one page wide: the years, the start and year 1.
    expect(workbook).toMatch(/'Cash flow'!\$A\$1:\$R\$\d+</u)
  })

  test('is XML whose every part is well-formed', async () => {
    const names = ['<b>&"\'', ']]>', '_x0041_', 'Ünï 漢字 🐕', '\u0000\u0008\ud800']
    const inputs = buildForecast({ streams: names.map((name) => ({ name, kind: 'amount', inMonth1: 5 })) })
    const { parts } = await writeBook(computeForecast(inputs), 'A & B')
    for (const [name, xml] of parts) expect([name, findUnclosed(xml)]).toEqual([name, []])
  })

  test('keeps text that begins like a formula as text', async () => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("https://example.com")']
    const inputs = buildForecast({
      streams: names.map((name) => ({ name, kind: 'units', inMonth1: 1, price: 2 })),
      people: [{ role: '=cmd|A1', pay: 1 }],
      runningCosts: [{ name: '=1/0', amount: 3 }],
      startUp: [{ name: '=A1', kind: 'equipment', amount: 3 }],
      contributions: [{ name: '=A1', amount: 3 }],
      loans: [{ name: '=A1', amount: 3 }],
    })
    const book = await writeBook(computeForecast(inputs), '=1+1')
    const typed = [...findSheet(book, 'Assumptions').values()].filter(({ value }) =>
      /^[=+@-]/u.test(String(value)),
    )
    expect(typed.length).toBeGreaterThanOrEqual(10)
    const formulas = book.sheets.flatMap(({ cells }) =>
      Array.from(cells.values()).flatMap(({ value, formula }) =>
        typeof value === 'string' && /^[=+@-]/u.test(value) && formula !== null ? [formula] : [],
      ),
    )
    expect(formulas.filter((formula) => !/^(?:Assumptions!)?\$A\$\d+$/u.test(formula))).toEqual([])
    const read = recompute(book)
    const row = /\d+/u.exec(
      [...findSheet(book, 'Sales')].find(([, { value }]) => value === '=1+1')?.[0] ?? '',
    )?.[0]
    expect(read('Sales', `A${row}`)).toBe('=1+1')
  })

  test('has overwritten months as inputs on the line itself', async () => {
    const forecast = computeForecast(overwritten())
    const book = await writeBook(forecast)
    const sold = findRowsWith(book, 'Sales', 33.25)
    expect(sold).toEqual([{ address: expect.stringMatching(/^J\d+$/u) as string, formula: null }])
    expect(findRowsWith(book, 'People', 1234).map(({ formula }) => formula)).toContain(null)
    const input = findSheet(book, 'Sales').get(sold[0]?.address ?? '')?.style
    const neighbor = findSheet(book, 'Sales').get((sold[0]?.address ?? '').replace('J', 'K'))
    expect(neighbor?.formula).not.toBeNull()
    expect(neighbor?.style).not.toBe(input)
    expect(findDifferences(forecast, book, recompute(book))).toEqual([])
  })

  test('shows amounts in the currency of the plan and months by their names', async () => {
    const inputs = { ...groomingVan(), frame: { ...groomingVan().frame, currency: 'EUR' } }
    const book = await writeBook(computeForecast(inputs))
    expect(book.parts.get('xl/styles.xml')).toContain('&quot;€&quot;#,##0')
    // Days since 1900: March 2027.
    expect(readShown(book, 'Sales', 'G4')).toBe(46_447)
    expect(readShown(book, 'Sales', 'F4')).toBe('Start')
  })

  test('counts months when no first month is written, or one that spreadsheets do not know', async () => {
    for (const firstMonth of ['', '0001-02']) {
      const inputs = { ...groomingVan(), frame: { ...groomingVan().frame, firstMonth } }
      const forecast = computeForecast(inputs)
      const book = await writeBook(forecast)
      expect(readShown(book, 'Sales', 'G4')).toBe(1)
      expect(findDifferences(forecast, book, recompute(book))).toEqual([])
    }
  })
})

function findRowsWith(book: FileBook, sheet: string, value: number) {
  return Array.from(findSheet(book, sheet)).flatMap(([address, cell]) =>
    cell.value === value ? [{ address, formula: cell.formula }] : [],
  )
}

/** Tags that are not closed, or closed twice. */
function findUnclosed(xml: string): string[] {
  const open: string[] = []
  const text = xml.replaceAll(/<[^<>]*>/gu, '')
  if (/[<>]|&(?!(?:amp|lt|gt|quot);)/u.test(text.replaceAll(/(?<=[^\]])>/gu, ''))) return ['text']
  for (const [, slash, name = '', end] of xml.matchAll(/<([/?]?)([\w:]+)[^<>]*?(\/?)>/gu)) {
    if (slash === '?' || end === '/') continue
    if (slash === '/') {
      if (open.pop() !== name) return [name]
    } else open.push(name)
  }
  return open
}
