import { describe, expect, test } from 'vitest'
import { computeDisplayName, computeInitials } from './display-name.ts'

const aPerson = { firstName: '', lastName: '', email: '' }

describe('the header of the dashboard', () => {
  test('shows first and last name with their initials', () => {
    const ada = { firstName: 'Ada', lastName: 'lovelace', email: 'ada@example.com' }
    expect(computeDisplayName(ada)).toBe('Ada lovelace')
    expect(computeInitials(ada)).toBe('AL')
  })

  test('shows the one name that was given', () => {
    expect(computeDisplayName({ ...aPerson, firstName: 'Ada', email: 'a.l@example.com' })).toBe('Ada')
    expect(computeInitials({ ...aPerson, lastName: ' Lovelace' })).toBe('L')
  })

  test('falls back to the address before the @, then to User', () => {
    expect(computeDisplayName({ ...aPerson, firstName: '  ', email: 'a.l@example.com' })).toBe('a.l')
    expect(computeDisplayName(aPerson)).toBe('User')
    expect(computeInitials({ ...aPerson, email: 'a.l@example.com' })).toBe('U')
  })

  test('uses whole letters, including those beyond the first plane or with a combining accent', () => {
    expect(computeInitials({ ...aPerson, firstName: 'e\u0301mile', lastName: '𐐨x' })).toBe('É𐐀')
  })
})
