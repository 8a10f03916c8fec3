import { describe, expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** Figures of one sentence that follow from each other. */

const summary = (text: string) => moneyPlan({ sections: { marketAnalysis: { summary: text } } })
const budget = (text: string) => moneyPlan({ sections: { marketingStrategy: { budget: text } } })

describe('a whole, a part and the rest', () => {
  test.each([
    'The city has 3,400 registered dogs and only 2,100 were licensed last year, so about 900 are still missing.',
    'Of the 86 owners, 51 signed, leaving 45 to call.',
    'The county inspected 640 of its 900 wells, which leaves 360 open.',
    'We put aside $90,000, spent $62,000 on machines, leaving $18,000.',
    '62% of orders come from restaurants and the other 28% from homes.',
    '40% are families, 35% are couples and the remaining 15% travel alone.',
  ])('does not come out: %s', (text) => {
    expect(findFaults('rest-differs', summary(text))).toHaveLength(1)
  })

  test.each([
    'The city has 3,400 registered dogs and only 2,100 were licensed last year, so about 1,300 are still missing.',
    'Of the 86 owners, 51 signed, leaving 35 to call.',
    'The county inspected 640 of its 900 wells, which leaves 260 open.',
    'We put aside $90,000, spent $62,000 on machines and $10,000 on paint, leaving $18,000.',
    '62% of orders come from restaurants and the other 38% from homes.',
    'We have 40 seats and 25 coats, so 12 guests stand.',
    'Of 200 people asked, 120 cook and 60% of the other 80 eat out.',
    'The big shop takes 30% and the other 20% of what they sell is ours.',
    'We asked 300 people and 120 answered, so 45 bought.',
  ])('comes out, or is nothing to work out: %s', (text) => {
    expect(findFaults('rest-differs', summary(text))).toEqual([])
  })
})

describe('an amount for so many', () => {
  test.each([
    'That is $6,000 in ads for 300 new members at $12.',
    'We plan $4,800 in the first year for about 60 new clients, $40 each.',
    'Flyers cost $900 for 3,000 homes, or $0.90 each.',
  ])('another amount: %s', (text) => {
    expect(findFaults('each-of-total-differs', budget(text))).toHaveLength(1)
  })

  test.each([
    'That is $6,000 in ads for 300 new members at $20.',
    'We plan $4,800 in the first year for about 60 new clients, $80 each.',
    'We pay $400 for 12 tastings, plus $15 each for glasses.',
    '$150 for ten classes, $18 each otherwise.',
    '$500 a month for 100 new clients a year at $60.',
    '$1,200 for 6 months at $200.',
  ])('the same amount, or another thing: %s', (text) => {
    expect(findFaults('each-of-total-differs', budget(text))).toEqual([])
  })
})
