import { describe, expect, test } from 'vitest'
import { createAnnouncements } from './announcements.ts'

function createWithHandTimer() {
  const tasks: (() => void)[] = []
  return { tasks, announcements: createAnnouncements((task) => tasks.push(task)) }
}

describe('announcements', () => {
  test('keep two simultaneous texts apart, so neither is lost', () => {
    const { announcements } = createWithHandTimer()
    announcements.announce('Saved')
    announcements.announce('Could not reach the server', 'assertive')
    expect(announcements.getCurrent().map(({ text, politeness }) => [text, politeness])).toEqual([
      ['Saved', 'polite'],
      ['Could not reach the server', 'assertive'],
    ])
  })

  test('repeat the same text as a new one', () => {
    const { announcements } = createWithHandTimer()
    announcements.announce('Saved')
    announcements.announce('Saved')
    const [first, second] = announcements.getCurrent()
    expect(first?.id).not.toBe(second?.id)
  })

  test('leave the page after their time', () => {
    const { announcements, tasks } = createWithHandTimer()
    announcements.announce('Saved')
    announcements.announce('Moved')
    tasks[0]?.()
    expect(announcements.getCurrent().map(({ text }) => text)).toEqual(['Moved'])
  })

  test('notify listeners until they unsubscribe', () => {
    const { announcements } = createWithHandTimer()
    let calls = 0
    const leave = announcements.subscribe(() => (calls += 1))
    announcements.announce('One')
    leave()
    announcements.announce('Two')
    expect(calls).toBe(1)
  })
})
