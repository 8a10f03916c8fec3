import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDropPace } from './drop-pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('all readers share a fixed number of bytes per tick, in turns', () => {
  const pace = createDropPace({ bytesPerTick: 2 * 65_536, tickMs: 10 })
  const turns: string[] = []
  const read = (name: string) => {
    if (pace.spend(65_536, () => read(name))) read(name)
    else turns.push(name)
  }
  for (const name of ['a', 'b', 'c']) read(name)
  expect(turns).toEqual(['a', 'b', 'c'])
  vi.advanceTimersByTime(10)
  expect(turns.slice(3)).toEqual(['a', 'b'])
  vi.advanceTimersByTime(10)
  expect(turns.slice(5)).toEqual(['c', 'a'])
})

test('a reader that comes after a pause starts immediately', () => {
  const pace = createDropPace({ bytesPerTick: 100, tickMs: 10 })
  expect(pace.spend(100, () => {})).toBe(false)
  vi.advanceTimersByTime(20)
  expect(pace.spend(50, () => {})).toBe(true)
})
