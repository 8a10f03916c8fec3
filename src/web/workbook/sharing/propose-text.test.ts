import { describe, expect, test } from 'vitest'
import { proposeText } from './propose-text.ts'

const place = { quote: 'twelve dogs', context: 'We groom twelve dogs a week.', part: null }

describe('a suggestion', () => {
  test('replaces the quoted words and nothing else', () => {
    expect(proposeText('Today we groom twelve\ndogs a week, at home.', place, 'ten (10) dogs')).toEqual({
      text: 'Today we groom ten (10) dogs a week, at home.',
      isMerged: false,
    })
  })

  test('takes signs in the quote for what they are', () => {
    const costs = { quote: '$5.00 (net)?', context: '$5.00 (net)?', part: null }
    expect(proposeText('It costs $5.00 (net)? a day', costs, '$6').text).toBe('It costs $6 a day')
  })

  test('that repeats the quoted words is not added twice', () => {
    const once = proposeText('We groom twelve dogs a week.', place, 'twelve dogs and cats')
    expect(once.text).toBe('We groom twelve dogs and cats a week.')
    expect(proposeText(once.text, place, 'twelve dogs and cats')).toEqual({
      text: once.text,
      isMerged: false,
    })
    const after = proposeText('We groom twelve dogs a week.', place, 'at least twelve dogs')
    expect(proposeText(after.text, place, 'at least twelve dogs').text).toBe(after.text)
  })

  test('is merged with words that have changed since, and says so', () => {
    const merged = proposeText('Each week we groom twelve cats a week.', place, 'ten dogs')
    expect(merged.isMerged).toBe(true)
    expect(merged.text).toContain('ten')
    expect(merged.text).toContain('Each week')
  })

  test('leaves out the name of a value, which is no part of its field', () => {
    const fact = { quote: 'Monthly fee', context: 'Earns by: Monthly fee', part: 1 }
    expect(proposeText('Yearly fee', fact, 'Weekly fee').text).not.toContain('Earns by')
  })
})
