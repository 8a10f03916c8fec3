import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddedFinding } from '#advisor/advice/added-finding.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import { walkTexts } from '#domain/plan/address/walk-texts.ts'
import { steps } from '#domain/plan/steps.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { addedLimits, checkAddedFindings, isQuoted, toReviewFinding } from './added-findings.ts'
import { judgeReadiness } from './readiness.ts'
import { reviewPlan } from './review-plan.ts'

const data = exampleOf('local-service')
data.businessIdea.solution = 'We open at 5:30\n  and  close at noon.'
data.businessIdea.problemStatement = 'Nobody sells coffee before seven.'
const good: AddedFinding = {
  title: 'Lunch guests find a closed door',
  content: 'The shop closes at noon, but the plan counts on lunch.',
  suggestion: 'Say who buys after noon.',
  places: [{ address: ['businessIdea', 'solution'], quote: 'close at noon' }],
}
const check = (...written: AddedFinding[]) => checkAddedFindings(data, [], written)
const quoting = (quote: string): AddedFinding => ({
  ...good,
  places: [{ address: ['businessIdea', 'solution'], quote }],
})

describe('a finding that a model adds', () => {
  test('is kept when it quotes the plan, whatever the spacing', () => {
    expect(check(good)).toEqual([good])
    expect(check(quoting('5:30 and close\n\nat noon'))).toEqual([quoting('5:30 and close at noon')])
  })

  test.each<[string, AddedFinding]>([
    ['quotes words that are not there', quoting('close at midnight')],
    ['quotes other letters', quoting('Close At Noon')],
    ['quotes almost nothing', quoting('at')],
    ['quotes nothing', quoting('')],
    ['has no place', { ...good, places: [] }],
    [
      'is right at one place and wrong at the other',
      { ...good, places: [...good.places, { address: ['businessIdea', 'problemStatement'], quote: 'noon' }] },
    ],
    ['has three places', { ...good, places: [...good.places, ...good.places, ...good.places] }],
    ['has no title', { ...good, title: ' ' }],
    ['is too long', { ...good, content: 'a'.repeat(addedLimits.text + 1) }],
    ['has markup', { ...good, content: 'See <img src=x>' }],
    ['has a link', { ...good, suggestion: 'Read https://evil.example' }],
    ['has a Markdown link', { ...good, suggestion: 'Read [this](evil)' }],
    ['turns the writing around', { ...good, title: 'abc\u202Edef' }],
    ['says that the plan is ready', { ...good, title: 'The plan is ready for the bank' }],
    ['finds nothing', { ...good, content: 'There are no issues.' }],
  ])('is dropped when it %s, and the others stay', (_, bad) => {
    const other = { ...good, title: 'Another point about mornings' }
    expect(check(bad, other)).toEqual([other])
  })

  test('is dropped when a rule or the model itself says it already', () => {
    const ours = toReviewFinding({ ...good, title: 'A closed door for lunch guests' })
    expect(checkAddedFindings(data, [ours], [good])).toEqual([])
    expect(checkAddedFindings(data, [ours], [{ ...good, title: 'Rent is not named' }])).toHaveLength(1)
    expect(check(good, { ...good, content: 'In other words.' })).toEqual([good])
  })

  test('comes with nine others at most', () => {
    const names = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
    expect(check(...names.map((title) => ({ ...good, title })))).toHaveLength(addedLimits.findings)
  })

  test('is settled when the plan no longer says what it quotes', () => {
    const changed = { ...data, businessIdea: { ...data.businessIdea, solution: 'We close at six.' } }
    expect(isQuoted(data, good)).toBe(true)
    expect(isQuoted(changed, good)).toBe(false)
  })

  test('never blocks, never praises, and never makes a plan readier', () => {
    const added = toReviewFinding(good)
    expect(added).toMatchObject({ level: 'weakens', steps: [1] })
    const ours = reviewPlan(data, 'local-service')
    const order = ['blocked', 'weak', 'ready']
    const before = order.indexOf(judgeReadiness('bank', ours).state)
    expect(order.indexOf(judgeReadiness('bank', [...ours, added]).state)).toBeLessThanOrEqual(before)
  })
})

test('a quote that is not in the plan never survives', () => {
  const texts = steps.flatMap(({ key }) => [...walkTexts(data, key)])
  const squeeze = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()
  const quote = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .constantFrom(...texts)
      .chain(({ text }) => fc.nat(text.length).map((from) => text.slice(from, from + 30))),
  )
  const place = fc.record({ address: fc.constantFrom(...texts.map(({ address }) => address)), quote })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 3 }), (places) => {
      for (const kept of check({ ...good, places })) {
        for (const { address, quote: shown } of kept.places)
          expect(squeeze(String(readAt(data, address)))).toContain(shown)
      }
    }),
  )
})
