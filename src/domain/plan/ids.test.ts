import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createId, createPlanId, deriveId } from './ids.ts'

const bytesFrom = (seed: number) => (length: number) =>
  Uint8Array.from({ length }, (_, index) => seed * 31 + index * 7)

describe('ids', () => {
  test('are 21 URL-safe characters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 21, maxLength: 21 }), (bytes) => {
        expect(createId(() => bytes)).toMatch(/^[A-Za-z0-9_-]{21}$/)
      }),
    )
  })

  test('of plans begin with wb_ and end with the time', () => {
    expect(createPlanId(bytesFrom(1), 1_794_000_000_000)).toMatch(/^wb_[\w-]{12}_[0-9a-z]{8}$/)
  })

  test('made for stored items are stable and differ by position', () => {
    const ids = Array.from({ length: 2000 }, (_, index) => deriveId(`riskAnalysis.risks.${index}`))
    expect(new Set(ids).size).toBe(2000)
    expect(deriveId('a.b.0')).toBe(deriveId('a.b.0'))
    expect(ids.every((id) => /^[A-Za-z0-9_-]{21}$/.test(id))).toBe(true)
  })

  test('made for stored items never change, because stored plans contain them', () => {
    expect(deriveId('riskAnalysis.risks.0')).toBe('oFxBoRBTouLc_D0cyzewU')
    expect(deriveId('a.b.0')).toBe('yuZMj3IFO-M61MbV42Q0S')
    expect(deriveId('é🚀.1')).toBe('R7w17FVjApVDyOccqgVc-')
  })
})
