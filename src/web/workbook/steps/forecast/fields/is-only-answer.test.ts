import { expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { isOnlyAnswer } from './is-only-answer.ts'

const planWith = (contribution: object) =>
  restoreWorkbookData({
    financialProjections: { funding: { contributions: [{ id: 'a', ...contribution }] } },
  })
const amount = ['financialProjections', 'funding', 'contributions', { id: 'a' }, 'amount']

test('a field is the only answer of its row until another one is written', () => {
  expect(isOnlyAnswer(planWith({}), amount)).toBe(true)
  expect(isOnlyAnswer(planWith({ amount: 5 }), amount)).toBe(true)
  expect(isOnlyAnswer(planWith({ name: 'Savings' }), amount)).toBe(false)
  expect(isOnlyAnswer(planWith({ month: 3 }), amount)).toBe(false)
})
