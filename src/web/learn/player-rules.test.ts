import { describe, expect, test } from 'vitest'
import { formatTime, nextSpeed, readPlayerKey } from './player-rules.ts'

test('the speeds follow each other and start again', () => {
  expect([1, 1.25, 1.5, 2, 3].map(nextSpeed)).toEqual([1.25, 1.5, 2, 1, 1])
})

test('times are minutes and seconds', () => {
  expect([0, 8.9, 61, Number.NaN].map(formatTime)).toEqual(['0:00', '0:08', '1:01', '–'])
})

describe('keys in the player', () => {
  const press = (key: string, tagName = 'VIDEO', more = {}) =>
    readPlayerKey({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      target: { tagName } as unknown as EventTarget,
      ...more,
    })

  test('play, move, caption and enlarge', () => {
    expect([' ', 'k', 'ArrowLeft', 'ArrowRight', 'c', 'f', 's', 'x'].map((key) => press(key))).toEqual([
      'play',
      'play',
      'back',
      'ahead',
      'captions',
      'full',
      'speed',
      null,
    ])
  })

  test('stay with a control that uses them itself, and with the browser', () => {
    expect(press(' ', 'BUTTON')).toBeNull()
    expect(press('k', 'BUTTON')).toBe('play')
    expect(press('ArrowRight', 'INPUT')).toBeNull()
    expect(press('c', 'SELECT')).toBeNull()
    expect(press('f', 'VIDEO', { ctrlKey: true })).toBeNull()
  })
})
