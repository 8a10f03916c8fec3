import { expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { readMarket } from './market-facts.ts'

const readSom = (som: string) =>
  readMarket(restoreWorkbookData({ marketAnalysis: { som } }), 'USD').yearlySales

test.each([
  ['About 1,160 pump-outs a month, or $458,000 a year', 458_000],
  ['2,400 visits a month, $288,000 a year', 288_000],
  ['1,160 orders a year, or $38,000 a month', 456_000],
  ['$42,000 a month', 504_000],
  ['$458,000 from 1,160 pump-outs', 458_000],
])('the sales of a year in “%s” go by the period of the money', (som, sales) => {
  expect(readSom(som)).toBe(sales)
})
