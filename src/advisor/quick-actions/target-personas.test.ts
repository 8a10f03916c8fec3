import { expect, test } from 'vitest'
import { readContext } from '#advisor/answers/answer-context.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import { answerTargetPersonas } from './target-personas.ts'

const define = (data = exampleOf('ecommerce'), templateId = 'ecommerce') =>
  answerTargetPersonas(readContext({ data, templateId, stepNumber: 5 })).proposals ?? []

const partNames = ['name', 'demographics', 'painPoints', 'goals', 'buyingBehavior']

test('drafts one whole persona for each segment', () => {
  const proposals = define()
  expect(proposals.map(({ label }) => label)).toEqual([
    'New persona: Everyday tea drinkers trading up: Alex',
    'New persona: Gift buyers: Sam',
    'New persona: Enthusiasts: Jordan',
  ])
  for (const { address, change } of proposals) {
    expect(address).toEqual(['customerPersonas', 'personas'])
    if (change.kind !== 'add-item') throw new Error('A persona is an item')
    expect(Object.keys(change.parts)).toEqual(partNames)
    expect(Object.values(change.parts).every((part) => part !== '')).toBe(true)
  }
})

test('puts the plan’s own problem, rival and price into them', () => {
  const [first] = define()
  const words = JSON.stringify(first?.change)
  expect(words).toContain('supermarket tea bags')
  expect(words).toContain('Large online tea retailer')
  expect(words).toMatch(/\$\d/u)
})

test.each(templates.map(({ id }) => id))(
  'drafts two or three for a new %s plan, with brackets and marked as guesses',
  (id) => {
    const proposals = define(createWorkbookData(templateOf(id)), id)
    expect(proposals.length).toBeGreaterThanOrEqual(2)
    expect(proposals.length).toBeLessThanOrEqual(3)
    for (const { assumptions } of proposals)
      expect(assumptions).toContain('The price is still the template’s')
  },
)
