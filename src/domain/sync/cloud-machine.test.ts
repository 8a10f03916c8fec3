import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CloudEffect,
  type CloudEvent,
  type CloudFailure,
  type CloudState,
  findNextCloudTickMs,
  initialCloudState,
  readCloudFlags,
  reduceCloud,
} from './cloud-machine.ts'

const linked = (isAutomatic: boolean, savedAtMs: number | null = 0, isChanged = false): CloudEvent => ({
  type: 'linked',
  savedAtMs,
  isAutomatic,
  isChanged,
  nowMs: 0,
})
const edited = (nowMs: number): CloudEvent => ({ type: 'edited', nowMs })
const tick = (nowMs: number): CloudEvent => ({ type: 'tick', nowMs })
const flush = (nowMs: number): CloudEvent => ({ type: 'flush', nowMs })
const saved = (nowMs: number): CloudEvent => ({ type: 'saved', nowMs })
const failed = (reason: CloudFailure, nowMs: number): CloudEvent => ({ type: 'failed', reason, nowMs })
const save = (nowMs: number, isQuiet = false): CloudEvent => ({ type: 'saveAsked', isQuiet, nowMs })
const load = (nowMs: number): CloudEvent => ({ type: 'loadAsked', nowMs })
const online = (isOnline: boolean, nowMs: number): CloudEvent => ({ type: 'connection', isOnline, nowMs })

function run(...events: CloudEvent[]): { state: CloudState; effects: CloudEffect[] } {
  let state = initialCloudState
  const effects: CloudEffect[] = []
  for (const event of events) {
    const transition = reduceCloud(state, event)
    state = transition.state
    effects.push(...transition.effects)
  }
  return { state, effects }
}

describe('a manual save', () => {
  test('starts immediately and reports when it is done', () => {
    expect(run(linked(false, null), save(0), saved(50)).effects).toEqual(['save', 'showSaved'])
    expect(run(linked(false, null), save(0), saved(50)).state.savedAtMs).toBe(50)
  })

  test('sets both flags until it is done', () => {
    const { state } = run(linked(false), save(0))
    expect(readCloudFlags(state)).toEqual({ isLoading: true, isSyncing: true })
    expect(readCloudFlags(reduceCloud(state, saved(9)).state)).toEqual({ isLoading: false, isSyncing: false })
  })

  test('reports success only after later edits are saved too', () => {
    const slow = run(linked(false), save(0), edited(100), edited(5000), saved(6000))
    expect(slow.effects).toEqual(['save'])
    expect(findNextCloudTickMs(slow.state)).toBe(6000)
    expect(run(linked(false), save(0), edited(100), saved(6000), tick(6000), saved(6100)).effects).toEqual([
      'save',
      'save',
      'showSaved',
    ])
  })

  test('waits for the save in progress and never runs at the same time', () => {
    const { effects } = run(
      linked(true),
      edited(0),
      tick(4000),
      save(4100),
      edited(4200),
      saved(5000),
      tick(5200),
    )
    expect(effects).toEqual(['save', 'save'])
  })

  test('that fails reports the error, keeps the edits as unsent and is not retried automatically', () => {
    const { state, effects } = run(linked(false), edited(0), save(10), failed('unreachable', 20))
    expect(effects).toEqual(['save', 'showSaveFailed'])
    expect(state.unsent).not.toBeNull()
    expect(findNextCloudTickMs(state)).toBeNull()
  })

  test('that is part of another action shows no message when it succeeds', () => {
    expect(run(linked(false), save(0, true), saved(1)).effects).toEqual(['save'])
  })
})

describe('the automatic copy', () => {
  test('waits for a pause of four seconds, but never longer than ten', () => {
    expect(findNextCloudTickMs(run(linked(true), edited(0), edited(3000)).state)).toBe(7000)
    expect(findNextCloudTickMs(run(linked(true), edited(0), edited(9000)).state)).toBe(10_000)
  })

  test('is sent at most every ten seconds', () => {
    const { state } = run(linked(true), edited(0), tick(4000), edited(4100), saved(4200))
    expect(findNextCloudTickMs(state)).toBe(14_000)
  })

  test('sends nothing while it is off or nothing has changed', () => {
    expect(findNextCloudTickMs(run(linked(false), edited(0)).state)).toBeNull()
    expect(findNextCloudTickMs(run(linked(true)).state)).toBeNull()
    expect(run(linked(true), flush(1)).effects).toEqual([])
  })

  test('sends edits left over from an earlier visit', () => {
    expect(findNextCloudTickMs(run(linked(true, 0, true)).state)).toBe(4000)
  })

  test('is sent immediately when the page is hidden', () => {
    expect(run(linked(true), edited(0), flush(10)).effects).toEqual(['save'])
  })

  test('waits while offline and continues when the connection is back', () => {
    const lost = [linked(true), edited(0), tick(4000), online(false, 4100), failed('unreachable', 4200)]
    const offline = run(...lost)
    expect(offline.effects).toEqual(['save'])
    expect(findNextCloudTickMs(offline.state)).toBeNull()
    expect(findNextCloudTickMs(run(...lost, online(true, 60_000)).state)).toBe(60_000)
  })

  test('waits twice as long after each failure, up to five minutes', () => {
    let state = run(linked(true), edited(0)).state
    let nowMs = 100_000
    const waits: number[] = []
    for (let time = 0; time < 9; time += 1) {
      state = reduceCloud(state, tick(nowMs)).state
      state = reduceCloud(state, failed('unreachable', nowMs)).state
      const next = findNextCloudTickMs(state) ?? 0
      waits.push((next - nowMs) / 1000)
      nowMs = next
    }
    expect(waits).toEqual([10, 10, 20, 40, 80, 160, 300, 300, 300])
  })

  test.each(['payment', 'too-large', 'refused', 'signed-out', 'other-account'] as const)(
    'stops after %s until the person saves manually',
    (reason) => {
      const { state, effects } = run(linked(true), edited(0), tick(4000), failed(reason, 4100), edited(5000))
      expect(effects).toEqual(['save'])
      expect(state.stop).toBe(reason)
      expect(findNextCloudTickMs(state)).toBeNull()
      expect(reduceCloud(state, save(9000)).effects).toEqual(['save'])
    },
  )
})

describe('a conflict', () => {
  const met = (asked: boolean) => [
    linked(true),
    edited(0),
    asked ? save(1) : tick(4000),
    failed('conflict', 4100),
  ]

  test('opens after a manual save, and only shows a notice during automatic saving', () => {
    expect(run(...met(true)).effects).toEqual(['save', 'choose'])
    expect(run(...met(false)).effects).toEqual(['save', 'showConflict'])
  })

  test('stops all saving until it is resolved, and a manual save opens it', () => {
    const { state } = run(...met(false), edited(5000), flush(6000))
    expect(findNextCloudTickMs(state)).toBeNull()
    expect(reduceCloud(state, save(7000)).effects).toEqual(['choose'])
  })

  test('lets saving continue once it is resolved', () => {
    const chosen: CloudEvent = { type: 'chosen', savedAtMs: 8000, isChanged: true, nowMs: 8000 }
    expect(run(...met(false), chosen, save(8000), saved(8100)).effects).toEqual([
      'save',
      'showConflict',
      'save',
      'showSaved',
    ])
    const taken = run(...met(false), { ...chosen, isChanged: false }).state
    expect([taken.stop, taken.unsent]).toEqual([null, null])
  })
})

describe('loading', () => {
  test('reports when it is done and leaves nothing unsent', () => {
    const { state, effects } = run(linked(false), edited(0), load(1), { type: 'loaded', savedAtMs: 7 })
    expect(effects).toEqual(['load', 'showLoaded'])
    expect(state).toMatchObject({ unsent: null, savedAtMs: 7, asked: null, flight: null })
  })

  test('waits for a save in progress, even one that fails', () => {
    expect(run(linked(true), edited(0), tick(4000), load(4100), saved(4200)).effects).toEqual([
      'save',
      'load',
    ])
    expect(run(linked(true), edited(0), tick(4000), load(4100), failed('unreachable', 4200)).effects).toEqual(
      ['save', 'load'],
    )
  })

  test('that fails changes nothing', () => {
    const { state, effects } = run(linked(false), edited(0), load(1), failed('missing', 2))
    expect(effects).toEqual(['load', 'showLoadFailed'])
    expect(state.unsent).not.toBeNull()
    expect(state.stop).toBeNull()
  })

  test('asks before it discards local edits, and postponing the decision changes nothing', () => {
    const { state, effects } = run(linked(true), edited(0), load(10), { type: 'loadHeld' })
    expect(effects).toEqual(['load', 'choose'])
    expect(state).toMatchObject({ flight: null, asked: null, stop: null, unsent: { firstAtMs: 0 } })
    expect(findNextCloudTickMs(state)).toBe(4000)
  })
})

test('only one request runs at a time, no edit is lost, and “saved” is never shown too early', () => {
  const anyEvent = fc.oneof(
    { weight: 3, arbitrary: fc.constant((nowMs: number) => edited(nowMs)) },
    { weight: 3, arbitrary: fc.constant((nowMs: number) => tick(nowMs)) },
    { weight: 3, arbitrary: fc.constant((nowMs: number) => saved(nowMs)) },
    fc.constantFrom(flush, (nowMs: number) => save(nowMs), load),
    fc
      .constantFrom<CloudFailure>('unreachable', 'payment', 'conflict', 'too-large', 'signed-out')
      .map((reason) => (nowMs: number) => failed(reason, nowMs)),
    fc.boolean().map((isOnline) => (nowMs: number) => online(isOnline, nowMs)),
    fc.boolean().map((isOn) => (): CloudEvent => ({ type: 'automaticSet', isOn })),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.nat(6000)), { maxLength: 60 }), (script) => {
      let state = reduceCloud(initialCloudState, linked(true)).state
      let nowMs = 0
      let edits = 0
      let inCloud = 0
      let running: { kind: 'save' | 'load'; edits: number } | null = null
      const faults: string[] = []

      const send = (event: CloudEvent) => {
        if (event.type === 'saved' && running?.kind !== 'save') return
        if (event.type === 'failed' && running === null) return
        if (event.type === 'edited') edits += 1
        if (event.type === 'saved') inCloud = running?.edits ?? inCloud
        if (event.type === 'saved' || event.type === 'failed') running = null
        const { state: next, effects } = reduceCloud(state, event)
        state = next
        for (const effect of effects) {
          if (effect === 'showSaved' && inCloud !== edits) faults.push('told too early')
          if (effect !== 'save' && effect !== 'load') continue
          if (running !== null) faults.push('two at once')
          running = { kind: effect, edits }
        }
        expect(state.flight?.kind ?? null).toBe((running as { kind: string } | null)?.kind ?? null)
        expect(inCloud === edits || state.unsent !== null || state.flight !== null).toBe(true)
      }

      for (const [toEvent, passedMs] of script) {
        nowMs += passedMs
        send(toEvent(nowMs))
      }
      // Once everything works again and typing has stopped, the cloud has the last edit.
      if (state.flight !== null) send(failed('unreachable', nowMs))
      if (state.flight !== null) send(failed('unreachable', nowMs))
      send({ type: 'chosen', savedAtMs: nowMs, isChanged: inCloud !== edits, nowMs })
      send(online(true, nowMs))
      send({ type: 'automaticSet', isOn: true })
      for (let time = 0; time < 3; time += 1) {
        const dueAtMs = findNextCloudTickMs(state)
        if (dueAtMs !== null) send(tick(Math.max(nowMs, dueAtMs)))
        if (state.flight?.kind === 'save') send(saved(nowMs))
      }
      expect(faults).toEqual([])
      expect(inCloud).toBe(edits)
      expect(findNextCloudTickMs(state)).toBeNull()
    }),
  )
})
