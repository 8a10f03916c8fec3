import { describe, expect, test } from 'vitest'
import { describeTyped, readTypedNumber } from './read-typed-number.ts'

const amount = ['financialProjections', 'funding', 'contributions', { id: 'a' }, 'amount']
const term = ['financialProjections', 'funding', 'loans', { id: 'a' }, 'termMonths']
const interestOnly = ['financialProjections', 'funding', 'loans', { id: 'a' }, 'interestOnlyMonths']

describe('a number of the forecast', () => {
  test.each([
    ['85*1.1', 93.5],
    ['1200/12', 100],
    ['$1,200 + 300', 1500],
    ['12,5', 12.5],
    ['', null],
    ['85*', 'invalid'],
    ['7 years', 'invalid'],
  ])('reads %j as %j', (text, expected) => {
    expect(readTypedNumber(text, 'money')).toBe(expected)
  })

  test('reads a time with its unit and a sum in months', () => {
    expect(readTypedNumber('7 years', 'months')).toBe(84)
    expect(readTypedNumber('7*12', 'months')).toBe(84)
    expect(readTypedNumber('18 months', 'years')).toBe(1.5)
  })

  test('says what a sum counts as while it is typed, and nothing of a plain number', () => {
    expect(describeTyped(amount, 93.5, '85*1.1', 'money')).toBe('Counts as 93.5')
    expect(describeTyped(amount, 93.5, '93.5', 'money')).toBeNull()
    expect(describeTyped(amount, 93.5, null, 'money')).toBeNull()
    expect(describeTyped(amount, null, '85*', 'money')).toBeNull()
  })

  test('says what a time is read as', () => {
    expect(describeTyped(term, 84, null, 'months')).toBe('84 months, 7 years')
    expect(describeTyped(term, 7, null, 'months')).toBe('7 months. Write “7 years” if you mean years.')
    expect(describeTyped(interestOnly, 6, null, 'months')).toBeNull()
    expect(describeTyped(interestOnly, 6, '0.5 years', 'months')).toBe('6 months')
  })
})
