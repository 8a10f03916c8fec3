import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectLeftovers } from './collect-leftovers.ts'

const megabyte = 1024 * 1024

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('collects once, soon after large bodies have added up', () => {
  const collect = vi.fn()
  const leftovers = collectLeftovers(collect)
  leftovers.note(5 * megabyte)
  vi.runAllTimers()
  expect(collect).not.toHaveBeenCalled()
  for (let body = 0; body < 12; body += 1) leftovers.note(2 * megabyte)
  expect(collect).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(collect).toHaveBeenCalledTimes(1)
  leftovers.note(megabyte)
  vi.runAllTimers()
  expect(collect).toHaveBeenCalledTimes(1)
})

test('collects nothing more once the server has stopped', () => {
  const collect = vi.fn()
  const leftovers = collectLeftovers(collect)
  leftovers.note(20 * megabyte)
  leftovers.stop()
  vi.runAllTimers()
  expect(collect).not.toHaveBeenCalled()
})
