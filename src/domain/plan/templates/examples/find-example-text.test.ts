import { expect, test } from 'vitest'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'
import { exampleOf } from './every-example.ts'
import { findExampleText } from './find-example-text.ts'

const harbor = exampleOf('local-service')
const find = (...address: FieldAddress) => findExampleText(harbor, address)
const item = { id: 'of-another-plan' }

test('gives a text field as it is written', () => {
  expect(find('businessIdea', 'name')).toBe('Harbor Roasters')
  expect(find('customerPersonas', 'personas', item, 'name')).toBe('Ferry commuter Dana')
})

test('gives a list line by line: its texts, or what its items go by', () => {
  expect(find('legalStructure', 'intellectualProperty')?.split('\n')).toEqual(
    harbor.legalStructure.intellectualProperty,
  )
  expect(find('marketAnalysis', 'segments')).toBe(
    'Early ferry commuters\nTerminal and harbor workers\nDaytime customers',
  )
  expect(find('teamStructure', 'keyHires')).toMatch(/^Shift lead/)
  expect(find('riskAnalysis', 'risks')?.split('\n')).toHaveLength(5)
})

test('gives numbers as text, in the group of projections too', () => {
  expect(find('financialProjections', 'projections', 'price')).toBe('8')
  expect(find('financialProjections', 'startupCosts', item, 'amount')).toBe('40000')
})

test('takes the first item that has an answer', () => {
  expect(harbor.implementationTimeline.milestones[0]?.dependencies).toEqual([])
  expect(find('implementationTimeline', 'milestones', item, 'dependencies')).toBe(
    'Company registered and lease signed',
  )
  expect(find('financialProjections', 'pricingTiers', item, 'features')).toMatch(/^Any espresso drink\n/)
})

test('shows a choice and a reference in words', () => {
  expect(find('legalStructure', 'businessEntity')).toBe('Limited Liability Company (LLC)')
  expect(find('riskAnalysis', 'risks', item, 'impact')).toBe('High')
  expect(find('customerPersonas', 'primaryPersona')).toBe('Ferry commuter Dana')
})

test('is null when the example says nothing', () => {
  const empty = workbookDataSchema.parse({})
  expect(findExampleText(empty, ['businessIdea', 'name'])).toBeNull()
  expect(findExampleText(empty, ['marketAnalysis', 'segments', item, 'name'])).toBeNull()
  expect(findExampleText(empty, ['customerPersonas', 'primaryPersona'])).toBeNull()
  expect(find('financialProjections', 'projections')).toBeNull()
})
