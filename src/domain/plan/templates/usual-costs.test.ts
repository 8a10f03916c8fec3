import { expect, test } from 'vitest'
import { templates } from './template-list.ts'
import { findMissingCosts } from './usual-costs.ts'

const namesOf = (...own: Parameters<typeof findMissingCosts>) =>
  findMissingCosts(...own).map(({ name }) => name)
const other = (name: string) => ({ name, category: 'other' as const })

test('every kind of business is offered insurance, marketing, software and accounting', () => {
  for (const { id } of templates) {
    expect(namesOf(id, [])).toEqual(
      expect.arrayContaining(['Insurance', 'Marketing and advertising', 'Software', 'Accounting and legal']),
    )
  }
})

test('a business with equipment is offered repairs, and one online is not', () => {
  expect(namesOf('local-service', [])).toContain('Maintenance and repairs')
  expect(namesOf('service', [])).toContain('Maintenance and repairs')
  expect(namesOf('saas', [])).not.toContain('Maintenance and repairs')
})

test('what the list has under another name is not offered again', () => {
  const names = namesOf('local-service', [
    other('Rent and utilities'),
    other('Software, insurance, cleaning and repairs'),
    { name: 'Winning customers', category: 'marketing' },
  ])
  expect(names).toEqual(['Phone and internet', 'Accounting and legal', 'Card fees', 'Licenses and permits'])
})
