import { describe, expect, test, vi } from 'vitest'
import { readAnswer } from './ask-assistant.ts'

const json = (body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { headers: { 'content-type': type } })
const stream = (...events: object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  })

describe('an answer of the assistant', () => {
  test('is read from a stream, piece by piece', async () => {
    const onText = vi.fn()
    const answer = { response: 'Start small', proposals: [] }
    const response = stream({ type: 'text', text: 'Start ' }, { type: 'done', answer })
    expect(await readAnswer(response, onText)).toEqual(answer)
    expect(onText).toHaveBeenCalledWith('Start ')
  })

  test.each(['application/json', 'application/json; charset=utf-8', 'text/plain'])(
    'is read from plain JSON (%s)',
    async (type) => {
      const answer = await readAnswer(json({ response: 'Start small' }, type), vi.fn())
      expect(answer).toEqual({ response: 'Start small', proposals: [] })
    },
  )

  test.each([{}, { response: null }, { reply: 'Hi' }])(
    'without a response, as in %j, leaves the apology to the panel',
    async (body) => {
      expect((await readAnswer(json(body), vi.fn())).response).toBeUndefined()
    },
  )

  test.each([
    ['a page', () => new Response('<h1>Hi</h1>', { headers: { 'content-type': 'text/html' } })],
    ['a list', () => json([])],
    ['a stream that ends early', () => stream({ type: 'text', text: 'Half' })],
    ['a stream that reports an error', () => stream({ type: 'error', message: 'no' })],
  ])('that is %s fails', async (_, make) => {
    await expect(readAnswer(make(), vi.fn())).rejects.toThrow(Error)
  })
})
