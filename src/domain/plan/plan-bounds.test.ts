import { describe, expect, test } from 'vitest'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { parsePlanFile } from './parse-plan-file.ts'
import { countParts, findNearBound } from './plan-bounds.ts'
import { maxPlanBytes, maxPlanValues } from './plan-limits.ts'
import { restoreWorkbookData } from './restore.ts'

const planOf = (data: object) => restoreWorkbookData(data)
const withName = (length: number) => planOf({ businessIdea: { name: 'x'.repeat(length) } })
const withFeatures = (count: number) =>
  planOf({ businessModel: { revenueStreams: Array.from({ length: count }, (_, at) => `stream ${at}`) } })
const withFields = (count: number) => {
  const fields = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`key${at}`, 1]))
  return { ...planOf({}), later: Array.from({ length: count / 91 }, () => fields) }
}

describe('the bounds of a plan', () => {
  test('are not mentioned before nine tenths of one are used', () => {
    expect(findNearBound(planOf({}))).toBeNull()
    expect(findNearBound(fullPlan.data)).toBeNull()
    expect(findNearBound(withName(0.89 * maxPlanBytes))).toBeNull()
    expect(findNearBound(withFeatures(8900))).toBeNull()
  })

  test('are said with what is used of them', () => {
    const near = (message: string) => ({ isExceeded: false, message })
    expect(findNearBound(withName(0.9 * maxPlanBytes))).toEqual(
      near('This plan uses 3.6 of the 4 MB that a plan can have.'),
    )
    expect(findNearBound(withName(maxPlanBytes - 10_000))).toEqual(
      near('This plan uses 3.9 of the 4 MB that a plan can have.'),
    )
    expect(findNearBound(withFeatures(9312))).toEqual(
      near('This plan uses 9,312 of the 10,000 list entries that a plan can have.'),
    )
    const { values } = countParts(withFields(92_000))
    expect(values).toBeGreaterThan(0.9 * maxPlanValues)
    expect(findNearBound(withFields(92_000))).toEqual(
      near(`This plan uses ${values.toLocaleString('en-US')} of the 100,000 fields that a plan can have.`),
    )
  })

  test.each([
    ['bytes', withName(maxPlanBytes), '4 MB'],
    ['list entries', withFeatures(10_001), '10,000 list entries'],
    ['fields', withFields(102_000), '100,000 fields'],
  ])('are said with the words that an import refuses the plan with: %s', (_kind, data, most) => {
    const message = `This plan uses more than the ${most} that a plan can have.`
    expect(findNearBound(data)).toEqual({ isExceeded: true, message })
    expect(parsePlanFile(JSON.stringify({ data }))).toEqual({ ok: false, message })
  })

  test('count bytes of every letter as a save sends them', () => {
    expect(findNearBound(planOf({ businessIdea: { name: '語'.repeat(maxPlanBytes / 3) } }))).toMatchObject({
      isExceeded: true,
    })
  })
})
