import { describe, expect, test } from 'vitest'
import { type CloudState, initialCloudState } from './cloud-machine.ts'
import { type BrowserCopy, describeAge, describeCloud } from './cloud-words.ts'

const minuteMs = 60_000
const nowMs = Date.UTC(2026, 10, 16, 12)
const edits = { firstAtMs: nowMs, lastAtMs: nowMs }
const say = (state: Partial<CloudState>, browserCopy: BrowserCopy = 'saved') =>
  describeCloud({ ...initialCloudState, ...state }, nowMs, browserCopy, 'UTC').text

describe('the cloud status line', () => {
  test('says where a plan is stored that was never sent', () => {
    expect(say({})).toBe('Saved in this browser')
    expect(say({}, 'spare')).toBe('Saved in this browser’s backup storage')
    expect(say({}, 'refused')).toBe('Not saved in this browser')
    expect(say({}, 'awaited')).toBe('Will be saved in this browser')
    expect(say({ isOnline: false })).toBe('Offline · Saved in this browser')
  })

  test('says when the cloud received the plan, while no newer edit is waiting', () => {
    const savedAtMs = nowMs - 2 * minuteMs
    expect(say({ savedAtMs })).toBe('Saved to cloud 2 min ago')
    expect(say({ savedAtMs, unsent: edits })).toBe('Saved in this browser, cloud copy from 2 min ago')
    expect(say({ savedAtMs, unsent: edits, isAutomatic: true })).toBe('Saved in this browser')
  })

  test('says what is in progress', () => {
    expect(say({ flight: { kind: 'save', edits: null } })).toBe('Saving to cloud…')
    expect(say({ flight: { kind: 'load' } })).toBe('Loading from cloud…')
  })

  test('says what it is waiting for', () => {
    const waiting = { savedAtMs: nowMs, isAutomatic: true, unsent: edits }
    expect(say({ ...waiting, isOnline: false })).toBe('Offline, will retry')
    expect(say({ ...waiting, retry: { failures: 1, atMs: nowMs } })).toBe('Cloud unavailable, will retry')
    expect(say({ ...waiting, stop: 'conflict' })).toBe('Needs your choice')
  })
})

test('an age is shown in minutes, then hours, then as a date', () => {
  const ages = [-5, 0, 1, 59, 60, 23 * 60 + 59, 24 * 60]
  expect(ages.map((minutes) => describeAge(nowMs - minutes * minuteMs, nowMs, 'UTC'))).toEqual([
    'just now',
    'just now',
    '1 min ago',
    '59 min ago',
    '1 h ago',
    '23 h ago',
    'Nov 15, 2026',
  ])
})
