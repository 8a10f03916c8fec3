import { expect, test } from 'vitest'
import { pollEvents } from './poll-events.ts'

function startPolling(answers: (boolean | 'fails')[]) {
  const pauses: number[] = []
  let next = () => {}
  let asked = 0
  const view = { isVisible: true }
  const askNow = pollEvents({
    ask: () => {
      asked += 1
      const answer = answers.shift() ?? true
      return answer === 'fails' ? Promise.reject(new Error('offline')) : Promise.resolve(answer)
    },
    isVisible: () => view.isVisible,
    wait: (callback, ms) => {
      pauses.push(ms)
      next = callback
    },
  })
  return { askNow, pauses, view, passTime: () => next(), readAsked: () => asked }
}

test('asks less and less often while the server does not answer', async () => {
  const { passTime, pauses } = startPolling(['fails', 'fails', true])
  for (const expected of [30_000, 60_000, 15_000]) {
    passTime()
    await expect.poll(() => pauses.at(-1)).toBe(expected)
  }
})

test('asks nothing while no one looks, and at once when someone does', async () => {
  const { passTime, askNow, view, readAsked } = startPolling([])
  view.isVisible = false
  passTime()
  passTime()
  expect(readAsked()).toBe(0)
  askNow()
  expect(readAsked()).toBe(1)
})

test('stops for good when the link has ended', async () => {
  const { passTime, askNow, pauses, readAsked } = startPolling([false])
  askNow()
  await expect.poll(() => pauses.length).toBe(2)
  passTime()
  askNow()
  expect(readAsked()).toBe(1)
})
