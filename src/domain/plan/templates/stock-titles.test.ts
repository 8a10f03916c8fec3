import { describe, expect, test } from 'vitest'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { templateOf } from './every-template.ts'
import { createWorkbook, resetWorkbook } from './new-workbook.ts'
import { followName, isTitleFollowing, titleOf } from './stock-titles.ts'
import { templates } from './template-list.ts'

const named = (name: string, title = 'New Business Plan'): Workbook =>
  restoreWorkbook({ title, data: { businessIdea: { name } } })

/** The title after the business is renamed. */
const rename = (before: Workbook, name: string) =>
  followName(before, {
    ...before,
    data: { ...before.data, businessIdea: { ...before.data.businessIdea, name } },
  })

describe('the title of a plan', () => {
  test('is the name of the business once there is one, whatever title the plan began with', () => {
    const born = templates
      .map(({ id }) => templateOf(id))
      .flatMap((template) => [createWorkbook(template), resetWorkbook(template)])
    for (const plan of [...born, restoreWorkbook({})]) {
      expect(rename(plan, ' Harbor  Roasters ')).toBe('Harbor Roasters')
    }
  })

  test('follows the name from letter to letter', () => {
    expect(rename(named('Harbor', 'Harbor'), 'Harbor Roasters')).toBe('Harbor Roasters')
    expect(rename(named('Harbor ', 'Harbor'), 'Harbor R')).toBe('Harbor R')
  })

  test('is a stock title again when the name is deleted or is still in brackets', () => {
    expect(rename(named('Harbor', 'Harbor'), '  ')).toBe('New Business Plan')
    expect(rename(named('', 'New SaaS Business Plan'), '[Company name]')).toBe('New SaaS Business Plan')
  })

  test('stays as a person gave it', () => {
    expect(rename(named('Harbor', 'Plan for the bank'), 'Pier')).toBe('Plan for the bank')
    expect(isTitleFollowing(named('Harbor', 'Plan for the bank'))).toBe(false)
  })

  test('stays as the edit itself sets it', () => {
    expect(followName(named('Harbor', 'Harbor'), named('Pier', 'Plan for the bank'))).toBe(
      'Plan for the bank',
    )
  })

  test('is cut where the name is longer than a title may be', () => {
    const long = 'Harbor '.repeat(1000)
    const title = rename(named(''), long)
    expect(title.length).toBeLessThanOrEqual(120)
    expect(rename(named(long, title), 'Pier')).toBe('Pier')
  })

  test('reads as the name in plans from before titles followed it', () => {
    expect(titleOf(named('Harbor Roasters'))).toBe('Harbor Roasters')
    expect(titleOf(named('Harbor Roasters', 'Plan for the bank'))).toBe('Plan for the bank')
    expect(titleOf(named(''))).toBe('New Business Plan')
  })
})
