import { expect, test } from 'vitest'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'
import { exampleOf } from './catalogue.ts'
import { findExampleText } from './find-example-text.ts'

const harbor = exampleOf('local-service')
const find = (path: string) => findExampleText(harbor, path)

test('gives a text field as it is written', () => {
  expect(find('businessIdea.name')).toBe('Harbor Roasters')
  expect(find('customerPersonas.personas.name')).toBe('Ferry commuter Dana')
})

test('gives a list line by line: its texts, or what its items go by', () => {
  expect(find('legalStructure.intellectualProperty')?.split('\n')).toEqual(
    harbor.legalStructure.intellectualProperty,
  )
  expect(find('marketAnalysis.segments')).toBe(
    'Early ferry commuters\nTerminal and harbor workers\nDaytime customers',
  )
  expect(find('teamStructure.keyHires')).toMatch(/^Shift lead/)
  expect(find('riskAnalysis.risks')?.split('\n')).toHaveLength(5)
})

test('gives numbers as text, in the group of projections too', () => {
  expect(find('financialProjections.projections.price')).toBe('8')
  expect(find('financialProjections.startupCosts.amount')).toBe('40000')
})

test('takes the first item that has an answer', () => {
  expect(harbor.implementationTimeline.milestones[0]?.dependencies).toEqual([])
  expect(find('implementationTimeline.milestones.dependencies')).toBe('Company registered and lease signed')
  expect(find('financialProjections.pricingTiers.features')).toMatch(/^Any espresso drink\n/)
})

test('shows a choice and a reference in words', () => {
  expect(find('legalStructure.businessEntity')).toBe('Limited Liability Company (LLC)')
  expect(find('riskAnalysis.risks.impact')).toBe('High')
  expect(find('customerPersonas.primaryPersona')).toBe('Ferry commuter Dana')
})

test('is null where there is nothing to show', () => {
  const paths = [
    '',
    'businessIdea',
    'nowhere.name',
    'businessIdea.constructor',
    'marketAnalysis.segments.a.b',
  ]
  expect(paths.map(find)).toEqual(paths.map(() => null))
  const empty = workbookDataSchema.parse({})
  expect(findExampleText(empty, 'businessIdea.name')).toBeNull()
  expect(findExampleText(empty, 'marketAnalysis.segments.name')).toBeNull()
  expect(findExampleText(empty, 'customerPersonas.primaryPersona')).toBeNull()
})
