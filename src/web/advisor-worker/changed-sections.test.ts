import { expect, test } from 'vitest'
import { writeField } from '#domain/plan/address/field-values.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { findChangedSections } from './changed-sections.ts'

const data = restoreWorkbookData({})

test('the first question holds every section of the plan', () => {
  expect(findChangedSections(data, null)).toEqual(data)
})

test('a later question holds only the section that was typed in', () => {
  const next = writeField(data, ['businessIdea', 'name'], 'Harbor Roasters')
  expect(Object.keys(findChangedSections(next, data))).toEqual(['businessIdea'])
})

test('a plan that did not change leaves nothing to send', () => {
  expect(findChangedSections(data, data)).toEqual({})
})
