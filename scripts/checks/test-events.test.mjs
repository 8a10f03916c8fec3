import { expect, test } from 'vitest'
import { makeEventReader } from './test-events.mjs'

test('events are read from output that comes in pieces, and the rest stays text', () => {
  /** @type {unknown[]} */
  const events = []
  let text = ''
  const read = makeEventReader(
    (event) => events.push(event),
    (part) => (text += part),
  )
  const output = 'starting\n\n\u001e{"type":"planned","files":2}\nwarning: “slow”\n\n\u001e{"type":"end"}\n'
  for (const letter of output) read(letter)
  expect(events).toEqual([{ type: 'planned', files: 2 }, { type: 'end' }])
  expect(text).toBe('starting\n\nwarning: “slow”\n\n')
})
