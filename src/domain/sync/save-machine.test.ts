import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findNextTickMs,
  hasUnsavedChanges,
  initialSaveState,
  isMarkerVisible,
  reduceSave,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
} from './save-machine.ts'

const loaded: SaveEvent = { type: 'loaded' }
const flush: SaveEvent = { type: 'flush' }
const external: SaveEvent = { type: 'externalChange' }
const edited = (nowMs: number): SaveEvent => ({ type: 'edited', nowMs })
const tick = (nowMs: number): SaveEvent => ({ type: 'tick', nowMs })
const saved = (nowMs: number, shortage: string | null = null): SaveEvent => ({
  type: 'saved',
  shortage,
  nowMs,
})
const failed = (reason: string): SaveEvent => ({ type: 'saveFailed', reason })

function run(...events: SaveEvent[]): { state: SaveState; effects: SaveEffect[] } {
  let state = initialSaveState
  const effects: SaveEffect[] = []
  for (const event of events) {
    const transition = reduceSave(state, event)
    state = transition.state
    effects.push(...transition.effects)
  }
  return { state, effects }
}

describe('automatic saving', () => {
  test.each([
    { what: 'an edit waits 800 ms', events: [loaded, edited(0), tick(799)], phase: 'pending', effects: [] },
    {
      what: 'after 800 ms the edit is saved',
      events: [loaded, edited(0), tick(800)],
      phase: 'saving',
      effects: ['save'],
    },
    {
      what: 'each further edit starts the wait again',
      events: [loaded, edited(0), edited(500), tick(1200)],
      phase: 'pending',
      effects: [],
    },
    {
      what: 'a finished save leaves nothing to do',
      events: [loaded, edited(0), tick(800), saved(801), tick(9000)],
      phase: 'idle',
      effects: ['save'],
    },
    {
      what: 'nothing is saved before the first load',
      events: [flush, tick(900)],
      phase: 'loading',
      effects: [],
    },
    {
      what: 'what was typed before the load is saved after it',
      events: [edited(0), flush, tick(900), loaded, tick(900)],
      phase: 'saving',
      effects: ['save'],
    },
    { what: 'a load alone saves nothing', events: [loaded, tick(5000)], phase: 'idle', effects: [] },
    { what: 'leaving with nothing typed saves nothing', events: [loaded, flush], phase: 'idle', effects: [] },
    {
      what: 'leaving 100 ms after typing saves immediately',
      events: [loaded, edited(0), flush],
      phase: 'saving',
      effects: ['save'],
    },
    {
      what: 'leaving while a save runs starts no second one',
      events: [loaded, edited(0), flush, flush],
      phase: 'saving',
      effects: ['save'],
    },
    {
      what: 'an edit made while a save runs is saved after its own wait',
      events: [loaded, edited(0), tick(800), edited(900), saved(1000), tick(1699)],
      phase: 'pending',
      effects: ['save'],
    },
    {
      what: 'an edit made while a slow save ran is saved as soon as that one ends',
      events: [loaded, edited(0), tick(800), edited(900), saved(5000)],
      phase: 'saving',
      effects: ['save', 'save'],
    },
    {
      what: 'leaving with an edit made while a save runs saves it without waiting',
      events: [loaded, edited(0), tick(800), edited(900), flush, saved(901)],
      phase: 'saving',
      effects: ['save', 'save'],
    },
    {
      what: 'a report of a save that never started is ignored',
      events: [loaded, saved(5), failed('full')],
      phase: 'idle',
      effects: [],
    },
  ])('$what', ({ events, phase, effects }) => {
    const result = run(...events)
    expect(result.state.phase).toBe(phase)
    expect(result.effects).toEqual(effects)
  })
})

describe('a save that fails', () => {
  const full = [loaded, edited(0), tick(800), failed('full')]

  test('keeps its reason, and its edit counts as unsaved', () => {
    const { state } = run(...full)
    expect(state).toMatchObject({ phase: 'failed', failure: 'full' })
    expect(hasUnsavedChanges(state)).toBe(true)
  })

  test('is not retried by the timer alone', () => {
    expect(run(...full, tick(90_000)).effects).toEqual(['save'])
    expect(findNextTickMs(run(...full).state)).toBeNull()
  })

  test('is retried after the next edit and when the person leaves the page', () => {
    expect(run(...full, edited(1000), tick(1800)).effects).toEqual(['save', 'save'])
    expect(run(...full, flush).effects).toEqual(['save', 'save'])
  })

  test('keeps its warning until a save succeeds', () => {
    const trying = [...full, edited(1000), tick(1800)]
    expect(run(...trying).state.failure).toBe('full')
    expect(run(...trying, saved(1801)).state.failure).toBeNull()
  })

  test('differs from a save to the fallback storage, until the main storage accepts the plan again', () => {
    const elsewhere = run(loaded, edited(0), tick(800), saved(801, 'full')).state
    expect(elsewhere).toMatchObject({ phase: 'idle', failure: null, shortage: 'full' })
    expect(hasUnsavedChanges(elsewhere)).toBe(false)
    expect(reduceSave(elsewhere, { type: 'movedBack' }).state.shortage).toBeNull()
    expect(
      run(loaded, edited(0), flush, saved(1, 'full'), edited(2), flush, saved(3)).state.shortage,
    ).toBeNull()
  })

  test('does not delay an edit that was made in the meantime', () => {
    const { state } = run(loaded, edited(0), tick(800), edited(900), failed('full'))
    expect(state).toMatchObject({ phase: 'pending', dueAtMs: 1700, failure: 'full' })
  })
})

describe('a change by another tab', () => {
  test('is merged in while our own edit keeps waiting', () => {
    const { state, effects } = run(loaded, edited(0), external)
    expect(effects).toEqual(['merge'])
    expect(state).toMatchObject({ phase: 'pending', dueAtMs: 800 })
  })

  test('does not cause a save', () => {
    expect(run(loaded, external).state.phase).toBe('idle')
  })

  test('that arrives during a save causes another save, because the first one did not include it', () => {
    expect(run(loaded, edited(0), flush, external, saved(10)).effects).toEqual(['save', 'merge', 'save'])
  })

  test('before the load needs no merge, because the load reads it', () => {
    expect(run(external).effects).toEqual([])
  })
})

describe("the 'saved locally' marker", () => {
  const { state } = run(loaded, edited(0), tick(800), saved(1000))

  test('shows for 10 seconds after the last save', () => {
    expect(isMarkerVisible(state, 1000)).toBe(true)
    expect(isMarkerVisible(state, 10_999)).toBe(true)
    expect(isMarkerVisible(state, 11_000)).toBe(false)
    expect(findNextTickMs(state)).toBe(11_000)
  })

  test('does not show while a newer edit is waiting or before the first save', () => {
    expect(isMarkerVisible(reduceSave(state, edited(1200)).state, 1200)).toBe(false)
    expect(isMarkerVisible(run(loaded).state, 0)).toBe(false)
  })
})

test('two saves never run at the same time, and leaving the page saves the last edit', () => {
  const anyEvent = fc.oneof(
    fc.constantFrom(edited, tick, saved),
    fc.constantFrom(flush, external, loaded, failed('full')).map((event) => () => event),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.nat(1500)), { maxLength: 40 }), (script) => {
      let state = initialSaveState
      let nowMs = 0
      let edits = 0
      let savedEdits = 0
      let running: number | null = null

      const send = (event: SaveEvent) => {
        // The shell reports only on a save that the machine requested.
        if ((event.type === 'saved' || event.type === 'saveFailed') && running === null) return
        if (event.type === 'edited') edits += 1
        if (event.type === 'saved') savedEdits = running ?? savedEdits
        if (event.type === 'saved' || event.type === 'saveFailed') running = null
        const transition = reduceSave(state, event)
        state = transition.state
        if (!transition.effects.includes('save')) return
        expect(running).toBeNull()
        running = edits
      }

      send(loaded)
      for (const [toEvent, passedMs] of script) {
        nowMs += passedMs
        send(toEvent(nowMs))
        expect(state.phase === 'saving').toBe(running !== null)
        expect(savedEdits === edits || hasUnsavedChanges(state)).toBe(true)
      }
      send(flush)
      while (running !== null) send(saved(nowMs))
      expect(savedEdits).toBe(edits)
      expect(state.phase).toBe('idle')
    }),
  )
})
