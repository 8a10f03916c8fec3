import { describe, expect, test } from 'vitest'
import { type Account, type Action, decideAccess } from './access-policy.ts'

const withoutPurchase: Account = { entitlements: [], hasCloudWorkbooks: false }
const withTool: Account = { entitlements: ['tool'], hasCloudWorkbooks: false }
const withUnfinishedCourse: Account = { entitlements: ['course'], hasCloudWorkbooks: false }
const afterRefund: Account = { entitlements: [], hasCloudWorkbooks: true }

const every: Action[] = [
  'save-cloud-workbook',
  'ask-assistant',
  'read-cloud-workbook',
  'delete-cloud-workbook',
  'export-plan',
]

describe('a visitor', () => {
  test.each(every)('must sign in before they %s', (action) => {
    expect(decideAccess(action, null, 'account')).toBe('sign-in-first')
    expect(decideAccess(action, null, 'purchase')).toBe('sign-in-first')
  })
})

describe('when an account is enough', () => {
  test.each(every)('everyone signed in may %s', (action) => {
    for (const account of [withoutPurchase, withTool, withUnfinishedCourse, afterRefund]) {
      expect(decideAccess(action, account, 'account')).toBe('allowed')
    }
  })
})

describe('when the tool must be bought', () => {
  test.each(every)('its owner may %s', (action) => {
    expect(decideAccess(action, withTool, 'purchase')).toBe('allowed')
  })

  test.each([
    'save-cloud-workbook',
    'ask-assistant',
    'read-cloud-workbook',
    'delete-cloud-workbook',
  ] as const)('an account without it must buy before they %s', (action) => {
    expect(decideAccess(action, withoutPurchase, 'purchase')).toBe('purchase-first')
  })

  test('the course does not grant the tool before it is completed', () => {
    expect(decideAccess('save-cloud-workbook', withUnfinishedCourse, 'purchase')).toBe('purchase-first')
    expect(decideAccess('ask-assistant', withUnfinishedCourse, 'purchase')).toBe('purchase-first')
  })

  test.each(every)('a learner may %s with the plan of the course', (action) => {
    expect(decideAccess(action, { ...withUnfinishedCourse, isCoursePlan: true }, 'purchase')).toBe('allowed')
  })

  test('the plan of the course is closed again when the course is refunded', () => {
    const refunded = { ...afterRefund, isCoursePlan: true }
    expect(decideAccess('save-cloud-workbook', refunded, 'purchase')).toBe('purchase-first')
    expect(decideAccess('ask-assistant', refunded, 'purchase')).toBe('purchase-first')
    expect(decideAccess('read-cloud-workbook', refunded, 'purchase')).toBe('allowed')
  })

  test.each(['read-cloud-workbook', 'delete-cloud-workbook', 'export-plan'] as const)(
    'a person with a refund may still %s',
    (action) => {
      expect(decideAccess(action, afterRefund, 'purchase')).toBe('allowed')
    },
  )

  test.each(['save-cloud-workbook', 'ask-assistant'] as const)(
    'a person with a refund may no longer %s',
    (action) => {
      expect(decideAccess(action, afterRefund, 'purchase')).toBe('purchase-first')
    },
  )

  test('anyone signed in may export the plans in their browser', () => {
    expect(decideAccess('export-plan', withoutPurchase, 'purchase')).toBe('allowed')
  })
})
