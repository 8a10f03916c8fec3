import { expect, test } from 'vitest'
import { bareTemplateName, createWorkbook, resetWorkbook } from './new-workbook.ts'
import { templateOf } from './every-template.ts'

test('a new plan starts on step 1 of its template with nothing completed', () => {
  expect(createWorkbook(templateOf('ecommerce'))).toMatchObject({
    title: 'New Business Plan',
    template: 'ecommerce',
    currentStep: 1,
    completedSteps: [],
    revision: '1',
    data: { financialProjections: { projections: { price: 45 } } },
  })
})

test.each([
  ['saas', 'New SaaS Business Plan'],
  ['local-service', 'New Coffee Shop Business Plan'],
  ['ecommerce', 'New E-commerce Business Plan'],
  ['service', 'New Service Business Plan'],
])('a reset to %s is titled %s', (id, title) => {
  expect(resetWorkbook(templateOf(id)).title).toBe(title)
})

test.each([
  ['service', 'Service Business'],
  ['saas', 'SaaS Business'],
  ['local-service', 'Coffee Shop'],
])('a sentence about the template %s calls it %s, as its label does', (id, name) => {
  expect(bareTemplateName(templateOf(id))).toBe(name)
})
