import { describe, expect, test, vi } from 'vitest'
import { describeProgress, makeProgress } from './progress.mjs'

const unit = { name: 'unit', files: { planned: 755, done: 12 }, results: { failures: [] } }

/** @param {boolean} isTerminal */
function show(isTerminal) {
  let written = ''
  const progress = makeProgress({ isTerminal, columns: 40, write: (text) => (written += text) })
  return { progress, read: () => written }
}

describe('the line of progress', () => {
  test('names the steps that run, their files and how many tests failed', () => {
    const types = { name: 'types', files: { planned: 0, done: 0 }, results: { failures: [] } }
    const failing = { ...unit, results: { failures: ['one', 'two'] } }
    expect(describeProgress([types, failing], 75)).toBe('… 1:15  types, unit 12 of 755 files, 2 failed')
  })

  test('is written again in a terminal, in one line, and other lines go above it', () => {
    const { progress, read } = show(true)
    progress.add({ ...unit, name: 'a step with a name as long as the terminal is wide' })
    progress.print('✓ types')
    const [first = '', second = ''] = read().split('✓ types\n')
    expect(first.split('\n')).toHaveLength(1)
    expect(second.startsWith('\r\u001b[K… 0:00  a step')).toBe(true)
    expect(second.length).toBeLessThan(40 + '\r\u001b[K'.length)
    progress.stop()
  })

  test('comes once a minute elsewhere', () => {
    vi.useFakeTimers()
    try {
      const { progress, read } = show(false)
      progress.add(unit)
      vi.advanceTimersByTime(130_000)
      expect(read().split('\n').filter(Boolean)).toHaveLength(2)
      expect(read()).toContain('unit 12 of 755 files')
      progress.stop()
    } finally {
      vi.useRealTimers()
    }
  })
})
