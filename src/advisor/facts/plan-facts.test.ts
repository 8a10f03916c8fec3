import { expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { readPlan } from './plan-facts.ts'

test('placeholders are found in the first few thousand texts, and a giant plan is not read to the end', () => {
  const listWith = (place: number) => {
    const risks = Array.from({ length: 10_000 }, (_, at) => ({
      description: at === place ? '[Which?]' : 'a',
    }))
    return readPlan(restoreWorkbookData({ riskAnalysis: { risks } }), 'saas').listPlaceholders('riskAnalysis')
  }
  expect(listWith(1000).map(({ text }) => text)).toEqual(['[Which?]'])
  expect(listWith(9999)).toEqual([])
})
