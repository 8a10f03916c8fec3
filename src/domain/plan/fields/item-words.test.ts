import { describe, expect, test } from 'vitest'
import { findItemTitle, findTitle, isItemFilled } from './item-words.ts'

const blank = { name: '', price: 0, features: [] }

describe('an item of a list', () => {
  test('gets its name from its first field', () => {
    expect(findItemTitle({ id: 'x', price: 9, name: ' Starter ' }, blank)).toBe('Starter')
    expect(findItemTitle({ id: 'x', name: '  ', price: 9 }, blank)).toBeNull()
    expect(findItemTitle({ id: 'x' }, blank)).toBeNull()
  })

  test('is empty when it is new or has only blank lines', () => {
    expect(isItemFilled({ id: 'x', ...blank }, blank)).toBe(false)
    expect(isItemFilled({ id: 'x', name: ' ', price: 0, features: ['', ' '] }, blank)).toBe(false)
    expect(isItemFilled({ id: 'x', name: 'New Market Segment' }, { name: 'New Market Segment' })).toBe(false)
  })

  test.each([{ name: 'Starter' }, { price: 9 }, { features: ['Support'] }, { note: 'from another program' }])(
    'is filled with %o',
    (words) => {
      expect(isItemFilled({ id: 'x', ...blank, ...words }, blank)).toBe(true)
    },
  )
})

test('a title made from a text is one short line', () => {
  expect(findTitle('Coffee\n at  the pier')).toBe('Coffee at the pier')
  expect(findTitle(' \n')).toBeNull()
  expect(findTitle('Coffee at the pier, '.repeat(4))).toBe('Coffee at the pier, Coffee at the pier,…')
})
