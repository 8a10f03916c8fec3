import { describe, expect, test } from 'vitest'
import { startPurchase } from './start-purchase.ts'

const failed = 'Failed to start checkout process'

async function start(ask: () => Promise<Response>) {
  let hasLeft = false
  const fault = await startPurchase({ ask, go: () => (hasLeft = true) })
  return { fault, hasLeft }
}

describe('starting a purchase', () => {
  test('goes to the checkout when the server answers', async () => {
    expect(await start(() => Promise.resolve(Response.json({})))).toEqual({ fault: null, hasLeft: true })
  })

  test.each([
    ['the server’s message', Response.json({ message: 'Too busy.' }, { status: 503 }), 'Too busy.'],
    ['our message when it has none', Response.json({ message: '' }, { status: 500 }), failed],
    ['our message when it sends something else', Response.json(null, { status: 500 }), failed],
    ['our message when it does not send JSON', new Response('<html>', { status: 502 }), failed],
  ])('stays on the page and shows %s', async (_name, answer, fault) => {
    expect(await start(() => Promise.resolve(answer))).toEqual({ fault, hasLeft: false })
  })

  test('stays on the page when the server does not answer', async () => {
    expect(await start(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
      fault: failed,
      hasLeft: false,
    })
  })
})
