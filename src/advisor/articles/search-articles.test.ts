import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articles } from './all-articles.ts'
import { searchArticles } from './search-articles.ts'

const find = (question: string) => searchArticles(question).answer?.id ?? null

test('every article is the answer to each of its own questions', { timeout: 30_000 }, () => {
  const missed = articles.flatMap(({ id, questions }) =>
    questions.filter((question) => find(question) !== id).map((question) => `${id}: ${question}`),
  )
  expect(missed).toEqual([])
})

test('every article is found by its title', { timeout: 30_000 }, () => {
  expect(articles.filter(({ id, title }) => find(title) !== id).map(({ title }) => title)).toEqual([])
})

test.each([
  ['breakeven analysis', 'break-even'],
  ['loan without collateral', 'collateral'],
  ['why was my credit application turned down', 'refusal-reasons'],
  ['how do I hire staff', 'first-hire'],
  ['what permits for a restaurant', 'licenses-permits'],
  ['SBA loan', 'sba-7a'],
  ['sba 7a', 'sba-7a'],
  ['what are the 5 Cs', 'five-cs'],
  ['employees vs contractors', 'contractor-employee'],
  ['how much do I pay myself', 'owner-pay'],
  ['how to price my product', 'pricing'],
  ['what is a P&L', 'profit-vs-cash'],
  ['how do I reduce churn', 'churn'],
  ['kickstarter', 'crowdfunding'],
])('understands %j', (question, id) => {
  expect(find(question)).toBe(id)
})

test.each([
  ['insurence', 'insurance'],
  ['competitve advantage', 'competitive-advantage'],
  ['whats the diffrence between an LLC and an S-corp', 's-corp'],
])('forgives a typo in %j', (question, id) => {
  expect(find(question)).toBe(id)
})

test.each([
  'what is the weather today',
  'tell me a joke',
  'who won the world cup',
  'what is the capital of France',
  'how do I bake bread',
  'is bitcoin a good investment',
  'write me a poem about cats',
  'asdf qwer zxcv',
  'how do I fix my car',
  'who is the president',
  'how do I raise a child',
  'translate this to Spanish',
  'what is the best phone to buy',
  'wie hoch ist mein Gewinn',
  '推荐一家餐厅',
  'what time is it',
  '???',
  '',
])('has no answer to %j', (question) => {
  expect(find(question)).toBeNull()
})

describe('whatever is asked', () => {
  test(
    'gets at most three related articles, never including the answer, and the same ones every time',
    { timeout: 30_000 },
    () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (question) => {
          const { answer, nearest } = searchArticles(question)
          expect(nearest.length).toBeLessThanOrEqual(3)
          expect(nearest).not.toContain(answer)
          expect(searchArticles(question)).toEqual({ answer, nearest })
        }),
        { numRuns: 60 },
      )
    },
  )

  test('stays fast, even when whole pages are pasted', () => {
    expect(() => searchArticles('loan price customers market '.repeat(5000))).not.toThrow()
  })
})
