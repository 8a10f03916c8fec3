import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeEntitlements, type Grant, orderStates } from './entitlements.ts'
import { productIds } from './products.ts'

const aGrant = (grant: Partial<Grant>): Grant => ({
  product: 'tool',
  state: 'paid',
  isCompleted: false,
  ...grant,
})

const anyGrant = fc.record({
  product: fc.constantFrom(...productIds),
  state: fc.constantFrom(...orderStates),
  isCompleted: fc.boolean(),
})

describe('the entitlement of a person', () => {
  test('is nothing before a purchase', () => {
    expect(computeEntitlements([])).toEqual([])
  })

  test('is the tool after buying the tool', () => {
    expect(computeEntitlements([aGrant({ product: 'tool' })])).toEqual(['tool'])
  })

  test('is the course immediately after buying it, and the tool once it is completed', () => {
    expect(computeEntitlements([aGrant({ product: 'course' })])).toEqual(['course'])
    expect(computeEntitlements([aGrant({ product: 'course', isCompleted: true })])).toEqual([
      'tool',
      'course',
    ])
  })

  test('ends with a refund or a lost dispute, even after the course was completed', () => {
    expect(computeEntitlements([aGrant({ state: 'refunded' })])).toEqual([])
    expect(computeEntitlements([aGrant({ state: 'dispute_lost' })])).toEqual([])
    expect(
      computeEntitlements([aGrant({ product: 'course', isCompleted: true, state: 'refunded' })]),
    ).toEqual([])
  })

  test('stays during an open dispute and after a partial refund', () => {
    expect(computeEntitlements([aGrant({ state: 'disputed' })])).toEqual(['tool'])
    expect(computeEntitlements([aGrant({ state: 'partly_refunded' })])).toEqual(['tool'])
  })

  test('stays after the refund of one purchase when another purchase includes it', () => {
    const refundedTool = aGrant({ state: 'refunded' })
    const completedCourse = aGrant({ product: 'course', isCompleted: true })
    expect(computeEntitlements([refundedTool, completedCourse])).toEqual(['tool', 'course'])
    expect(computeEntitlements([refundedTool, aGrant({})])).toEqual(['tool'])
  })

  test('does not depend on the order or the number of grants', () => {
    fc.assert(
      fc.property(fc.array(anyGrant), (grants) => {
        const held = computeEntitlements(grants)
        expect(computeEntitlements(grants.toReversed())).toEqual(held)
        expect(computeEntitlements([...grants, ...grants])).toEqual(held)
        expect(new Set(held).size).toBe(held.length)
      }),
    )
  })

  test('never shrinks with another purchase', () => {
    fc.assert(
      fc.property(fc.array(anyGrant), anyGrant, (grants, grant) => {
        expect(computeEntitlements([...grants, grant])).toEqual(
          expect.arrayContaining(computeEntitlements(grants)),
        )
      }),
    )
  })
})
