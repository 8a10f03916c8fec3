import { describe, expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { patchPlan, runRule } from '#tests/support/advisor-rules.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { at, recommend, reviewReaders, warn } from '#advisor/rules/rule.ts'
import { suggestFor } from '#advisor/suggest.ts'
import { answerFinding, sortByAnswer } from './answers.ts'
import { applyRule, type ReviewFinding } from './finding.ts'
import { findingsFor, judgeReadiness } from './readiness.ts'
import { reviewPlan } from './review-plan.ts'
import { readPlan } from '#advisor/facts/plan-facts.ts'

const empty = restoreWorkbookData({})

describe('the review', () => {
  test('never calls an empty plan or a bare template ready, for any reader', () => {
    const plans = [empty, ...templates.map(({ id }) => createWorkbookData(templateOf(id)))]
    const states = plans.flatMap((data) =>
      reviewReaders.map(
        (reader) => judgeReadiness(reader, findingsFor(reader, reviewPlan(data, 'saas'))).state,
      ),
    )
    expect(new Set(states)).toEqual(new Set(['blocked']))
  })

  test('finds nothing unfinished in a whole example', () => {
    const keys = reviewPlan(exampleOf('local-service'), 'local-service').map(({ key }) => key)
    expect(keys.filter((key) => /^(?:unfinished|no-)/.test(key))).toEqual([])
  })

  test('says once what two rules find when they compare the same two places', () => {
    const hire = { id: 'h1', role: 'Night baker', timeline: 'January 2027', salary: '$30,000 a year' }
    const plan = moneyPlan({ sections: { teamStructure: { founders: [], keyHires: [hire] } } })
    for (const rule of ['hire-date-differs', 'time-hire-against-forecast'])
      expect(runRule(rule, plan)).toHaveLength(1)
    const places = reviewPlan(patchPlan(plan), 'ecommerce').map(({ address }) => writeAddress(address ?? []))
    expect(places.filter((place) => place === 'teamStructure.keyHires.h1.timeline')).toHaveLength(1)
  })

  test('asks for an empty field once, and not less urgently', () => {
    const coffee = exampleOf('local-service')
    const plan = { ...coffee, teamStructure: { ...coffee.teamStructure, founders: [] } }
    const found = reviewPlan(plan, 'local-service')
    expect(found.filter(({ key }) => key.startsWith('unfinished'))).toEqual([])
    expect(found.find(({ title }) => title === 'Who runs this?')?.level).toBe('blocks')
  })

  test('lists what blocks first and what is fine last, each with a key of its own', () => {
    const found = reviewPlan(exampleOf('saas'), 'saas')
    const order = found.map(({ level }) => ['blocks', 'weakens', 'fine'].indexOf(level))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
  })

  test('keeps two findings of one rule about the same place apart', () => {
    const rule = {
      id: 'twice',
      steps: [1],
      weight: 50,
      find: () => [
        recommend('One', 'One.', at('businessIdea', 'name')),
        recommend('Two', 'Two.', at('businessIdea', 'name')),
      ],
    }
    expect(applyRule(rule, readPlan(empty, 'saas')).map(({ key }) => key)).toEqual([
      'twice@businessIdea.name',
      'twice@businessIdea.name~2',
    ])
  })
})

const finding: ReviewFinding = {
  ...warn('Two prices', 'They disagree.', at('businessIdea', 'solution')),
  evidence: [{ address: at('businessIdea', 'solution'), says: 'It costs $75.', mark: '$75' }],
  key: 'two-prices',
  level: 'blocks',
  steps: [1],
  readers: reviewReaders,
  weight: 90,
}

describe('an answered finding', () => {
  const answered = answerFinding(empty, finding, { reason: 'One is for cats.', date: '2027-03-31' })
  const { answers } = answered.review

  test('is open no more, and keeps the title it had', () => {
    expect(answers).toMatchObject([{ id: 'two-prices', title: 'Two prices', reason: 'One is for cats.' }])
    const sorted = sortByAnswer([finding], answers)
    expect(sorted.open).toEqual([])
    expect(sorted.answered).toMatchObject([{ finding: { key: 'two-prices' } }])
    expect(judgeReadiness('bank', sorted.open).state).toBe('ready')
  })

  test('is open again with its old answer when its figures change', () => {
    const evidence = [{ address: at('businessIdea', 'solution'), says: 'It costs $80.', mark: '$80' }]
    const { open, outdated } = sortByAnswer([{ ...finding, evidence }], answers)
    expect(open).toHaveLength(1)
    expect(outdated['two-prices']?.reason).toBe('One is for cats.')
  })

  test('stays answered when other words around its figure change', () => {
    const evidence = [{ address: at('businessIdea', 'solution'), says: 'A groom is $75.', mark: '$75' }]
    expect(sortByAnswer([{ ...finding, evidence }], answers).open).toEqual([])
  })

  test('is answered anew in place of its old answer, and open again without a reason', () => {
    const again = answerFinding(answered, finding, { reason: 'Cats pay less.', date: '2027-04-01' })
    expect(again.review.answers).toMatchObject([{ reason: 'Cats pay less.' }])
    expect(answerFinding(again, finding, { reason: ' ', date: '' }).review.answers).toEqual([])
  })

  test('is left out of the notes on its step', () => {
    const plan = restoreWorkbookData({ marketAnalysis: { tam: '$1 million', sam: '$5 million' } })
    const fault = reviewPlan(plan, 'saas').find(
      ({ level, steps, key }) => level !== 'fine' && steps.includes(2) && !key.startsWith('unfinished'),
    )
    if (!fault) throw new Error('A SAM above the TAM is a fault')
    const titles = (data: typeof plan) => suggestFor(2, data, 'saas').map(({ title }) => title)
    expect(titles(plan)).toContain(fault.title)
    expect(titles(answerFinding(plan, fault, { reason: 'Yes.', date: '' }))).not.toContain(fault.title)
  })
})

describe('readiness', () => {
  test.each([
    { level: 'blocks', title: 'Not ready for the bank yet' },
    { level: 'weakens', title: 'Nearly ready for the bank' },
    { level: 'fine', title: 'Ready for the bank' },
  ] as const)('with a finding that $level is “$title”', ({ level, title }) => {
    expect(judgeReadiness('bank', [{ ...finding, level }]).title).toBe(title)
  })
})
