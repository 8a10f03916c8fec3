import { describe, expect, test } from 'vitest'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { findPlanExcess } from './find-plan-excess.ts'
import { maxListEntries, maxPlanDepth } from './plan-limits.ts'

const entries = (count: number) => Array.from({ length: count }, () => 'a')

function nest(levels: number): Record<string, unknown> {
  let nested: Record<string, unknown> = {}
  for (let level = 0; level < levels; level += 1) nested = { deeper: nested }
  return nested
}

describe('the limit of a plan', () => {
  test('is far above a full plan', () => {
    expect(findPlanExcess(fullPlan.data)).toBeNull()
  })

  test('applies to the entries of all lists together, wherever they are', () => {
    const half = entries(maxListEntries / 2)
    expect(findPlanExcess({ riskAnalysis: { risks: half }, future: { list: half } })).toBeNull()
    const tiers = { pricingTiers: [{ features: half }, { features: half }] }
    expect(findPlanExcess({ financialProjections: tiers })).toEqual({
      kind: 'too-large',
      message: 'This plan uses more than the 10,000 list entries that a plan can have.',
    })
  })

  test('allows as many fields as all entries need', () => {
    const withFields = (count: number) => Object.fromEntries(entries(count).map((_, at) => [`key${at}`, 1]))
    const lists = (fields: number) => ({ future: entries(1000).map(() => withFields(fields)) })
    expect(findPlanExcess(lists(90))).toBeNull()
    expect(findPlanExcess(lists(100))).toEqual({
      kind: 'too-large',
      message: 'This plan uses more than the 100,000 fields that a plan can have.',
    })
  })

  test('counts an object with very many fields as a list', () => {
    const fields = Object.fromEntries(entries(maxListEntries + 1).map((_, at) => [`key${at}`, 1]))
    expect(findPlanExcess({ businessIdea: fields })).toMatchObject({ kind: 'too-large' })
  })

  test('applies to the depth, however deep the value is', () => {
    expect(findPlanExcess(nest(maxPlanDepth))).toBeNull()
    for (const levels of [maxPlanDepth + 1, 100_000]) {
      expect(findPlanExcess(nest(levels))).toEqual({
        kind: 'too-deep',
        message: 'This plan is nested more than 100 levels deep, which is more than any plan needs.',
      })
    }
  })
})

test('an appendix with more documents than anyone hands over is refused with the limit', () => {
  const withDocuments = (count: number) => ({
    implementationTimeline: { appendix: Array.from({ length: count }, (_, id) => ({ id })) },
  })
  expect(findPlanExcess(withDocuments(60))).toBeNull()
  expect(findPlanExcess(withDocuments(61))?.message).toBe(
    'The appendix of this plan has more than 60 documents, which is the most it can have.',
  )
})
