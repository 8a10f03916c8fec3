import { expect, test } from 'vitest'
import { createWorkbook, resetWorkbook } from './new-workbook.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { suggestTitle } from './stock-titles.ts'
import { templates } from './template-list.ts'
import { templateOf } from './every-template.ts'

test('a plan that still has the title it was born with can take the name of the business', () => {
  const born = templates
    .map(({ id }) => templateOf(id))
    .flatMap((template) => [createWorkbook(template), resetWorkbook(template)])
  for (const { title } of [...born, restoreWorkbook({})]) {
    expect(suggestTitle(title, ' Harbor  Roasters ')).toBe('Harbor Roasters')
  }
})

test('a title of one’s own is left alone', () => {
  expect(suggestTitle('Plan for the bank', 'Harbor Roasters')).toBeNull()
  expect(suggestTitle('Harbor Roasters', 'Harbor Roasters')).toBeNull()
})

test('there is nothing to offer before the business has a name', () => {
  expect(suggestTitle('New Business Plan', '  ')).toBeNull()
  expect(suggestTitle('New Business Plan', '[Company name]')).toBeNull()
  expect(suggestTitle('New Business Plan', 'Business Plan')).toBeNull()
})
