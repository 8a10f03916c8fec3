import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { anyPlan } from '#tests/builders/plan-arbitraries.ts'
import { maxListEntries, maxPlanDepth } from '#domain/plan/plan-limits.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { AppError } from '#server/http/app-error.ts'
import { type Copy, prepareCopy } from './prepare-copy.ts'

const request = { title: 'Bakery', template: 'saas', currentStep: '3', completedSteps: [1], revision: '1' }
const prepare = (data: Record<string, unknown>) => prepareCopy({ ...request, data })
const textOf = ({ data }: Copy) => Buffer.from(data).toString()

function nest(levels: number): Record<string, unknown> {
  return levels === 0 ? {} : { deeper: nest(levels - 1) }
}

function codeOf(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

describe('a plan to be stored', () => {
  test('is repaired and keeps unknown fields', () => {
    const copy = prepare({ businessIdea: { name: 7, mood: 'good' }, fromTheFuture: [1] })
    expect(JSON.parse(textOf(copy))).toMatchObject({
      businessIdea: { name: '7', mood: 'good', solution: '' },
      fromTheFuture: [1],
      riskAnalysis: { risks: [] },
    })
  })

  test('keeps its content, for any plan', () => {
    fc.assert(
      fc.property(anyPlan, ({ data }) => {
        expect(restoreWorkbookData(JSON.parse(textOf(prepare(data))))).toEqual(
          JSON.parse(JSON.stringify(data)),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('holds no character that a database rejects', () => {
    const copy = prepareCopy({
      ...request,
      template: 'sa\u0000as\ud800',
      data: { businessIdea: { name: 'a\u0000b\ud800' } },
    })
    expect(copy.template).toBe('saas')
    // oxlint-disable-next-line no-control-regex -- the test is about control characters
    expect(textOf(copy)).not.toMatch(/[\u0000\ud800-\udfff]/)
    expect(JSON.parse(textOf(copy))).toMatchObject({ businessIdea: { name: 'a\u0000b\ud800' } })
  })

  test('is measured in bytes', () => {
    const bytesOf = (name: string) => prepare({ businessIdea: { name } }).content_bytes
    expect(bytesOf('Café 🚀') - bytesOf('')).toBe(10)
  })

  test('is rejected when it is nested deeper than any plan', () => {
    expect(codeOf(() => prepare(nest(maxPlanDepth)))).toBeUndefined()
    expect(codeOf(() => prepare(nest(maxPlanDepth + 1)))).toBe('bad_request')
  })

  test('is rejected when its lists are longer than any real plan’s, before each entry is checked', () => {
    const half = Array.from({ length: maxListEntries / 2 }, () => ({}))
    const personas = [...half, {}]
    expect(codeOf(() => prepare({ marketAnalysis: { trends: half }, customerPersonas: { personas } }))).toBe(
      'too_large',
    )
  })

  test('is rejected when the lists inside its items are longer than any real plan’s', () => {
    const features = Array.from({ length: maxListEntries }, () => 'x')
    expect(codeOf(() => prepare({ financialProjections: { pricingTiers: [{ features }] } }))).toBe(
      'too_large',
    )
  })

  test('is rejected when filling in missing fields makes it too large', () => {
    const segments = Array.from({ length: maxListEntries }, () => ({}))
    const marketAnalysis = { segments, summary: 'x'.repeat(3_500_000) }
    expect(codeOf(() => prepare({ marketAnalysis }))).toBe('too_large')
  })
})
