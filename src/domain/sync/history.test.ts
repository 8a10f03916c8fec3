import { describe, expect, test } from 'vitest'
import {
  canRedo,
  canUndo,
  createHistory,
  type History,
  record,
  redo,
  replacePresent,
  undo,
} from './history.ts'

interface Note {
  text: string
}

const keepPresent = (_from: Note, _to: Note, present: Note) => present
const type = (history: History<Note>, text: string, nowMs: number, coalesceKey: string | null = 'name') =>
  record(history, { text }, { label: 'typing', coalesceKey, nowMs })
const start = createHistory({ text: '' })

describe('steps', () => {
  test('continued typing in one field is one step', () => {
    const history = type(type(type(start, 'a', 0), 'ab', 900), 'abc', 1800)
    expect(history.past).toHaveLength(1)
    expect(undo(history, keepPresent).history.present).toBe(start.present)
  })

  test.each([
    { what: 'a pause of a second', nowMs: 1000, key: 'name' },
    { what: 'another field', nowMs: 10, key: 'summary' },
    { what: 'an action that is no typing', nowMs: 10, key: null },
  ])('$what starts a new step', ({ nowMs, key }) => {
    expect(type(type(start, 'a', 0), 'ab', nowMs, key).past).toHaveLength(2)
  })

  test('two actions other than typing are two steps, however fast they follow', () => {
    expect(type(type(start, 'a', 0, null), 'b', 1, null).past).toHaveLength(2)
  })

  test('typing after an undo or a redo starts a new step', () => {
    const undone = undo(type(type(start, 'a', 0), 'b', 5, 'summary'), keepPresent).history
    expect(type(undone, 'x', 10, 'name').past).toHaveLength(2)
    const redone = redo(undo(type(start, 'a', 0), keepPresent).history, keepPresent).history
    expect(type(redone, 'ab', 10).past).toHaveLength(2)
  })

  test('typing after a change by another tab starts a new step', () => {
    const merged = replacePresent(type(start, 'a', 0), { text: 'a and theirs' })
    expect(type(merged, 'ab and theirs', 10).past).toHaveLength(2)
  })

  test('an edit that changes nothing is not a step', () => {
    expect(record(start, start.present, { label: 'typing', coalesceKey: null, nowMs: 0 })).toBe(start)
    expect(replacePresent(start, start.present)).toBe(start)
  })
})

describe('undo and redo', () => {
  const two = type(type(start, 'a', 0, null), 'b', 0, null)

  test('return the same objects, one by one', () => {
    const once = undo(two, keepPresent).history
    const twice = undo(once, keepPresent).history
    expect(twice.present).toBe(start.present)
    expect(redo(twice, keepPresent).history.present).toBe(once.present)
    expect(redo(redo(twice, keepPresent).history, keepPresent).history.present).toBe(two.present)
  })

  test('announce what they did', () => {
    const switched = record(start, { text: 'x' }, { label: 'template switch', coalesceKey: null, nowMs: 0 })
    const undone = undo(switched, keepPresent)
    expect(undone.announcement).toBe('Undid: template switch')
    expect(redo(undone.history, keepPresent).announcement).toBe('Redid: template switch')
  })

  test('do nothing and announce nothing when there is no step left', () => {
    expect(undo(start, keepPresent)).toEqual({ history: start, announcement: null })
    expect(redo(two, keepPresent)).toEqual({ history: two, announcement: null })
    expect([canUndo(start), canUndo(two), canRedo(two)]).toEqual([false, true, false])
    expect(canRedo(undo(two, keepPresent).history)).toBe(true)
  })

  test('redo is not available after a new step', () => {
    expect(canRedo(type(undo(two, keepPresent).history, 'c', 0))).toBe(false)
  })

  test('apply the step to a plan that another tab has changed since', () => {
    const changed = replacePresent(two, { text: 'b and theirs' })
    const apply = (from: Note, to: Note, present: Note) => ({
      text: present.text.replace(from.text, to.text),
    })
    const undone = undo(changed, apply).history
    expect(undone.present.text).toBe('a and theirs')
    expect(redo(undone, apply).history.present.text).toBe('b and theirs')
  })
})

describe('limits', () => {
  const addSteps = (count: number, limits?: { steps: number; size: number }) => {
    let history = start
    for (let index = 0; index < count; index += 1) {
      const details = { label: 'typing', coalesceKey: null, nowMs: 0 }
      history = record(history, { text: `${index}`.padStart(100) }, details, limits)
    }
    return history
  }

  test('keep the last 200 steps', () => {
    expect(addSteps(250).past).toHaveLength(200)
  })

  test('drop the oldest steps once the total is too large', () => {
    const { past } = addSteps(50, { steps: 200, size: 3000 })
    expect(past.length).toBeGreaterThan(5)
    expect(past.length).toBeLessThan(20)
    expect(past.at(-1)?.after.text.trim()).toBe('49')
  })

  test('always keep the last step', () => {
    expect(addSteps(5, { steps: 200, size: 1 }).past).toHaveLength(1)
  })

  test('count only what two plans do not share', () => {
    const large = { kept: 'x'.repeat(5000), items: [{ id: 'a', text: 'y'.repeat(5000) }], name: '' }
    const added = { ...large, name: 'Ann', items: [{ id: 'b', text: 'new' }, ...large.items] }
    const { past } = record(createHistory(large), added, { label: 'add', coalesceKey: null, nowMs: 0 })
    expect(past[0]?.size).toBeLessThan(500)
  })
})
