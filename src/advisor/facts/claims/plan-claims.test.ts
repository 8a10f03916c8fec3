import { expect, test } from 'vitest'
import { readField } from '#domain/plan/address/field-values.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { readPlanClaims } from './plan-claims.ts'

const data = restoreWorkbookData({
  businessIdea: { solution: 'We sell 60 bags a day' },
  teamStructure: { keyHires: [{ id: 'h1', role: 'Baker', salary: '$42,000 a year' }] },
})

test('a claim of the plan knows the field that makes it', () => {
  expect(readPlanClaims(data, 'USD')).toMatchObject([
    { low: 60, address: ['businessIdea', 'solution'], field: 'businessIdea.solution' },
    {
      low: 42_000,
      address: ['teamStructure', 'keyHires', { id: 'h1' }, 'salary'],
      field: 'teamStructure.keyHires.salary',
    },
  ])
})

test('a change in one step reads that step again and keeps the claims of the others', () => {
  const before = readPlanClaims(data, 'USD')
  const changed = { ...data, businessIdea: { ...data.businessIdea, solution: 'We sell 70 bags a day' } }
  const after = readPlanClaims(changed, 'USD')
  expect(after[0]).toMatchObject({ low: 70 })
  expect(after[1]).toBe(before[1])
})

test('a sign stands for the currency of the plan that is read', () => {
  const currencies = ['USD', 'CAD', 'USD'].map((code) => readPlanClaims(data, code)[1]?.currency)
  expect(currencies).toEqual(['USD', 'CAD', 'USD'])
})

test('every claim of an example is quoted from its field', () => {
  const example = exampleOf('local-service')
  const claims = readPlanClaims(example, 'USD')
  expect(claims.length).toBeGreaterThan(50)
  for (const { address, quote } of claims) expect(readField(example, address)).toContain(quote)
})
