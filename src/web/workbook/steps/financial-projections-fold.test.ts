import { expect, test } from 'vitest'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { hasOwnLists } from './financial-projections-fold.tsx'

test('lists of one’s own are folded, and those that still wait for the person are not', () => {
  expect(hasOwnLists(exampleOf('local-service'))).toBe(true)
  expect(hasOwnLists(createWorkbookData(templateOf('local-service')))).toBe(false)
  const data = structuredClone(exampleOf('local-service'))
  data.financialProjections.pricingTiers = []
  expect(hasOwnLists(data)).toBe(false)
})
