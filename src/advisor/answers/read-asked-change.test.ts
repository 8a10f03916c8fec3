import { describe, expect, test } from 'vitest'
import { readAskedChange } from './read-asked-change.ts'

const read = (question: string) => {
  const change = readAskedChange(question)
  if (change === null) return null
  return 'words' in change ? change.words : change
}

describe('a change in a question', () => {
  test.each([
    ['What if sales are 20 % lower?', 'Sales volume 20% lower'],
    ['what if I sell 20 percent less', 'Sales volume 20% lower'],
    ['what if I lose 20% of my customers', 'Sales volume 20% lower'],
    ['what if sales are 20% off', 'Sales volume 20% lower'],
    ['what happens if revenue is a fifth lower', 'Sales volume 20% lower'],
    ['what if my sales fall by half', 'Sales volume 50% lower'],
    ['what if sales are half', 'Sales volume 50% lower'],
    ['what if sales are only 80% of plan', 'Sales volume 20% lower'],
    ['what if we only reach 70% of our sales', 'Sales volume 30% lower'],
    ['what if bookings double', 'Sales volume 100% higher'],
    ['if sales are 20% lower can I still pay the loan?', 'Sales volume 20% lower'],
    ['what if I raise prices by 5%', 'Prices 5% higher'],
    ['suppose prices rise 5%', 'Prices 5% higher'],
    ['what if I cut my prices 10%', 'Prices 10% lower'],
    ['what if rent goes up 10%', 'Running costs 10% higher'],
    ['what if ingredients cost 15% more', 'Direct costs 15% higher'],
    ['what if wages rise 4%', 'Pay 4% higher'],
    ['what if I pay myself 10% more', 'Pay 10% higher'],
    ['What if interest rises 2 points?', 'Interest 2 points higher'],
    ['what if rates go up two points', 'Interest 2 points higher'],
    ['what if the interest rate falls one point', 'Interest 1 point lower'],
    ['what if we open 2 months late', 'Opening 2 months later'],
    ['what if opening is delayed by one month', 'Opening 1 month later'],
    ['what if the launch slips by a month', 'Opening 1 month later'],
  ])('%j is read as %j', (question, words) => {
    expect(read(question)).toBe(words)
  })

  test.each([
    ['what if the interest rate is 12%', { lever: 'interestPoints', to: 12 }],
    ['what if interest rises to 9.5 percent', { lever: 'interestPoints', to: 9.5 }],
    ['what if I charge $95', { lever: 'price', to: 95 }],
    ['what if I raise my price to €95', { lever: 'price', to: 95 }],
    ['what if I charge $5 more', { lever: 'price', by: 5 }],
    ['what if I lower the price by $10', { lever: 'price', by: -10 }],
  ])('%j names where it ends', (question, target) => {
    expect(read(question)).toEqual(target)
  })

  test.each([
    'what if my conversion rate drops 20%',
    'what if a competitor opens',
    'what if sales drop',
    'what if prices change by 5%',
    'can I pay the loan',
    '',
  ])('%j names none that can be tried', (question) => {
    expect(read(question)).toBeNull()
  })
})
