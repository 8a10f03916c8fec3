import { describe, expect, test, vi } from 'vitest'
import type { QuickActionAnswer } from '#contract/assistant.ts'
import { createConversation, failedText, noAnswerText } from './conversation.ts'

type Ask = Parameters<typeof createConversation>[0]['ask']

const answer = (response?: string): QuickActionAnswer => ({
  proposals: [],
  ...(response === undefined ? {} : { response }),
})
const question = (text: string) => ({ action: text, shown: text })

function start(ask: Ask, kept: { text: string | null } = { text: null }, ownerId = 'ada') {
  const onFailure = vi.fn()
  let count = 0
  const conversation = createConversation({
    ownerId,
    ask,
    onFailure,
    explain: (error) => (error instanceof RangeError ? 'It took too long.' : undefined),
    read: () => kept.text,
    write: (text) => {
      kept.text = text
    },
    createId: () => `m${(count += 1)}`,
    now: () => new Date('2026-11-16T12:00:00Z'),
  })
  const contents = () =>
    conversation.store.getState().messages.map(({ type, content }) => `${type}: ${content}`)
  return { conversation, contents, onFailure, kept }
}

describe('a conversation', () => {
  test('adds the question, then the answer, and is busy in between', async () => {
    const { conversation, contents } = start(async () => answer('Hello'))
    const sent = conversation.send(question('Hi'))
    expect(conversation.store.getState().isBusy).toBe(true)
    expect(await sent).toBe(true)
    expect(contents()).toEqual(['user: Hi', 'ai: Hello'])
    expect(conversation.store.getState().isBusy).toBe(false)
  })

  test('shows an answer as it is written', async () => {
    const seen: string[] = []
    const { conversation } = start(async (_question, _history, { onText }) => {
      onText('Start ')
      onText('small')
      return answer('Start small')
    })
    conversation.store.subscribe(({ partial }) => seen.push(partial))
    await conversation.send(question('Hi'))
    expect(seen).toContain('Start ')
    expect(seen).toContain('Start small')
    expect(conversation.store.getState().partial).toBe('')
  })

  test('sends nothing while it is busy, and never an empty question', async () => {
    const ask = vi.fn<Ask>(async () => answer('Hello'))
    const { conversation } = start(ask)
    const first = conversation.send(question('Hi'))
    expect(await conversation.send(question('Hi again'))).toBe(false)
    expect(await conversation.send(question('  '))).toBe(false)
    await first
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('shows a failure, and does not send it as part of the history', async () => {
    const ask = vi.fn<Ask>().mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce(answer('Yes'))
    const { conversation, contents, onFailure } = start(ask)
    expect(await conversation.send(question('Hi'))).toBe(false)
    expect(contents()).toEqual(['user: Hi', `ai: ${failedText}`])
    expect(onFailure).toHaveBeenCalledTimes(1)
    await conversation.send(question('Again'))
    expect(ask.mock.calls[1]?.[1]).toEqual([{ type: 'user', content: 'Hi' }])
  })

  test('that ran out of time says so below the apology', async () => {
    const { conversation } = start(() => Promise.reject(new RangeError('late')))
    await conversation.send({ action: 'Hi', shown: 'Hi' })
    expect(conversation.store.getState().messages.at(-1)).toMatchObject({
      content: failedText,
      notice: 'It took too long.',
    })
  })

  test('has a message for an empty answer', async () => {
    const { conversation, contents } = start(async () => answer())
    await conversation.send(question('Hi'))
    expect(contents()).toEqual(['user: Hi', `ai: ${noAnswerText}`])
  })

  test('keeps the text written so far when the person stops it, without an error', async () => {
    const { conversation, contents, onFailure } = start(
      (_question, _history, { signal, onText }) =>
        new Promise((_resolve, reject) => {
          onText('Half an answer')
          signal.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    const sent = conversation.send(question('Hi'))
    conversation.stop()
    expect(await sent).toBe(true)
    expect(contents()).toEqual(['user: Hi', 'ai: Half an answer'])
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('is stored in the browser for its owner only, and can be restored after clearing', async () => {
    const { conversation, kept } = start(async () => answer('Hello'))
    await conversation.send(question('Hi'))
    expect(start(async () => answer(), kept).contents()).toEqual(['user: Hi', 'ai: Hello'])
    expect(start(async () => answer(), kept, 'bob').contents()).toEqual([])

    const { messages } = conversation.store.getState()
    conversation.clear()
    expect(start(async () => answer(), kept).contents()).toEqual([])
    conversation.restore(messages)
    expect(start(async () => answer(), kept).contents()).toEqual(['user: Hi', 'ai: Hello'])
  })

  test.each(['{bad', 'null', '{"owner":"ada","messages":[7,{"type":"user"}]}'])(
    'starts over when the stored text cannot be read: %s',
    (text) => {
      expect(start(async () => answer(), { text }).contents()).toEqual([])
    },
  )
})
