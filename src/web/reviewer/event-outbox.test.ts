import { describe, expect, test } from 'vitest'
import type { NumberedEvent, ShareEvent } from '#domain/sharing/share-event.ts'
import { addWaiting, createOutbox } from './event-outbox.ts'
import type { WaitingEvent } from './link-store.ts'

const withdrawal = (of: string): ShareEvent => ({ kind: 'withdraw', of })

/** An outbox whose server fails as often as it is told. */
function openOutbox(failures: Error[] = []) {
  const waiting: WaitingEvent[] = []
  const arrived: string[] = []
  const sent: NumberedEvent[] = []
  let count = 0
  const outbox = createOutbox({
    waiting,
    author: 'me',
    save: () => {},
    send: ({ id }) => {
      const failure = failures.shift()
      if (failure) return Promise.reject(failure)
      arrived.push(id)
      return Promise.resolve({ number: arrived.length, at: '2026-11-14T10:42:00Z' })
    },
    isRefusal: (error) => error instanceof Error && error.message === 'too long',
    onSent: (event) => sent.push(event),
    onChange: () => {},
    createId: () => `e${(count += 1)}`,
    now: () => new Date('2026-11-14T10:42:00Z'),
  })
  return { outbox, waiting, arrived, sent }
}

describe('what a reader sends', () => {
  test('waits until the server has it, and keeps its id and its order', async () => {
    const { outbox, waiting, arrived } = openOutbox([new Error('offline')])
    outbox.add(withdrawal('a'))
    outbox.add(withdrawal('b'))
    await expect.poll(() => waiting[0]?.fault).toBe('offline')
    expect(arrived).toEqual([])
    await outbox.flush()
    expect(arrived).toEqual(['e1', 'e2'])
    expect(waiting).toEqual([])
  })

  test('does not hold up the rest when the server refuses it for good', async () => {
    const { outbox, waiting, arrived } = openOutbox([new Error('too long')])
    outbox.add(withdrawal('a'))
    outbox.add(withdrawal('b'))
    await expect.poll(() => arrived).toEqual(['e2'])
    expect(waiting).toMatchObject([{ id: 'e1', fault: 'too long', isRefused: true }])
    outbox.drop('e1')
    expect(waiting).toEqual([])
  })

  test('is shown after all that is known', () => {
    const known = [{ number: 7, id: 'a', author: 'x', at: '', event: withdrawal('z') }]
    const waiting = [{ id: 'b', at: '', event: withdrawal('a'), fault: null }]
    expect(addWaiting(known, waiting, 'me').map(({ number, author }) => [number, author])).toEqual([
      [7, 'x'],
      [8, 'me'],
    ])
  })
})
