import { describe, expect, test } from 'vitest'
import { lenderTables } from '#domain/plan/lender-tables.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { compileDocument } from '#exports/compile-document.ts'
import type { Block, TableBlock } from '#exports/document/document-model.ts'
import { readers } from '#exports/document/readers.ts'

const coffee = exampleOf('local-service')
const date = new Date(2026, 10, 19)
const title = 'Supporting Schedules'

function withFinances(patch: object): WorkbookData {
  return restoreWorkbookData({
    ...coffee,
    financialProjections: { ...coffee.financialProjections, ...patch },
  })
}

const { funding } = coffee.financialProjections
const full = withFinances({
  funding: {
    ...funding,
    pledges: [
      { id: 'o', name: 'Espresso machine', kind: 'new-equipment', value: 25_000 },
      { id: 's', name: 'Beans', kind: 'stock', value: 1500 },
    ],
  },
  personal: {
    people: [
      { id: 'e', name: 'Elena', income: 1000, tax: 400, living: 2100, mortgage: 900, otherPayments: 150 },
      { id: 't', name: 'Tom', income: 3200, tax: 700, living: 900 },
    ],
    pledges: [{ id: 'h', name: 'Home', kind: 'real-estate', value: 300_000, owedBefore: 240_000 }],
  },
})

async function schedulesOf(
  data: WorkbookData,
  options: Partial<Parameters<typeof compileDocument>[1]> = {},
): Promise<readonly Block[]> {
  const { sections } = await compileDocument({ title: 'Harbor', data }, { date, reader: 'bank', ...options })
  return sections.find((section) => section.title === title)?.blocks ?? []
}

const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [block.text] : []))
const tableOf = (blocks: readonly Block[], caption: string) =>
  blocks.find((block): block is TableBlock => block.type === 'table' && block.caption.startsWith(caption))

describe('the lender’s version', () => {
  test('has each table that the plan has something for, and no other version has any', async () => {
    expect(headingsOf(await schedulesOf(full))).toEqual([
      'Sensitivity',
      'Collateral Coverage',
      'Personal Budget and Global Cash Flow',
      'Balance Sheet, Year 1 by Month',
      'Loan Schedule',
    ])
    expect(headingsOf(await schedulesOf(coffee))).toEqual([
      'Sensitivity',
      'Balance Sheet, Year 1 by Month',
      'Loan Schedule',
    ])
    for (const reader of readers.filter((one) => one !== 'bank')) {
      expect(await schedulesOf(full, { reader })).toEqual([])
    }
  })

  test('has only the chosen tables, and says why one does not apply', async () => {
    expect(headingsOf(await schedulesOf(full, { tables: ['sensitivity'] }))).toEqual(['Sensitivity'])
    const bare = withFinances({
      forecast: { streams: [], people: [], runningCosts: [] },
      funding: { contributions: [{ id: 'c', amount: 100 }] },
    })
    const blocks = await schedulesOf(bare, { tables: lenderTables })
    expect(blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []))).toEqual([
      'n/a, because the forecast needs sales and costs first.',
      'n/a, because nothing that secures the loans is listed with its value.',
      'n/a, because no owner or guarantor is listed with personal figures.',
      'n/a, because the forecast has no sales and no costs yet.',
      'n/a, because the plan has no loan and no debt.',
    ])
  })

  test('lists every payment of the loan, and they add up to what is borrowed', async () => {
    const table = tableOf(await schedulesOf(full), 'Every payment on')
    const { amount, termMonths } = funding.loans[0] ?? {}
    expect(table?.rows).toHaveLength((termMonths ?? 0) + 1)
    expect(table?.rows.at(-2)?.at(-1)).toBe('0.00')
    expect(table?.rows.at(-1)?.at(4)).toBe(`${(amount ?? 0).toLocaleString('en-US')}.00`)
  })

  test('balances in every month of year 1, as printed', async () => {
    const table = tableOf(await schedulesOf(full), 'Balance Sheet of year 1')
    const rowOf = (name: RegExp) => table?.rows.find(([label]) => name.test(label ?? ''))?.slice(1)
    expect(table?.columns.length).toBeGreaterThanOrEqual(13)
    expect(rowOf(/^total assets/iu)).toEqual(rowOf(/^liabilities and equity/iu))
  })

  test('shows what collateral counts and what is missing, and the global cash flow with its cover', async () => {
    const blocks = await schedulesOf(full)
    const collateral = tableOf(blocks, 'What secures the loans')
    expect(collateral?.rows.map((row) => row.slice(-1)[0])).toEqual(['$18,750', '$150', '$15,000', '$33,900'])
    expect(JSON.stringify(blocks)).toContain(
      'It covers 49.9% of the $68,000 of new loans and credit asked for',
    )
    const budget = tableOf(blocks, 'Personal budget')
    expect(budget?.rows.map((row) => row.at(-1))).toEqual(['−2,550', '1,600', '−950'])
    const flow = tableOf(blocks, 'Global cash flow')
    const numbers = flow?.rows.map((row) => Number(row[1]?.replaceAll(',', '').replace('−', '-'))) ?? []
    const sum = numbers.slice(0, 5).reduce((total, value) => total + value, 0)
    expect(numbers[5]).toBe(sum)
    expect((numbers[6] ?? 0) + (numbers[7] ?? 0)).toBe(numbers[8])
    expect(flow?.rows.at(-1)?.[0]).toBe('Global DSCR')
  })
})
