import { expect, test } from 'vitest'
import { describeLastSave } from './save-status.ts'

const now = Date.UTC(2026, 10, 16, 12)
const minute = 60_000
const hour = 60 * minute

test.each([
  [null, 'Not saved yet'],
  [now, 'Auto-saved just now'],
  [now - minute + 1, 'Auto-saved just now'],
  [now - minute, 'Auto-saved 1 minute ago'],
  [now - 2 * minute, 'Auto-saved 2 minutes ago'],
  [now - hour + 1, 'Auto-saved 59 minutes ago'],
  [now - hour, 'Auto-saved 1 hour ago'],
  [now - 23 * hour, 'Auto-saved 23 hours ago'],
  [now - 24 * hour, 'Nov 15, 2026'],
  [now + hour, 'Auto-saved just now'],
  [Number.NaN, 'Not saved yet'],
])('a save at %s reads %s', (savedAt, line) => {
  expect(describeLastSave(savedAt, now, 'UTC')).toBe(line)
})
