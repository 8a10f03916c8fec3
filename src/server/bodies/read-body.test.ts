import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { AppError } from '#server/http/app-error.ts'
import { createHeldBytes } from './held-bytes.ts'
import { createShapeScan } from './json-shape.ts'
import { readBody } from './read-body.ts'

const shape = { maxDepth: 5, maxEntries: 100, maxFieldsOfOne: 100, maxValues: 100 }

function start({
  payload = new PassThrough(),
  maxBytes = 1000,
  declaredBytes = null as number | null,
  inAll = 1e6,
} = {}) {
  const held = createHeldBytes({ perAccount: inAll, perAddress: inAll, inAll })
  let seen = 0
  const body = readBody(payload, {
    maxBytes,
    declaredBytes,
    maxSilenceMs: 1000,
    scan: createShapeScan(shape),
    openHold: (giveUp) => held.open({ account: null, address: 'x', giveUp }),
    onBytes: (bytes) => {
      seen += bytes
    },
    explain: (excess) => new AppError('bad_request', { message: excess }),
  })
  return { payload, held, body, countSeen: () => seen }
}

const settle = (body: Promise<Buffer>) =>
  body.then(
    (bytes) => bytes.toString(),
    (error: unknown) => (error instanceof AppError ? `${error.code}: ${error.message}` : String(error)),
  )

describe('a body', () => {
  test('in pieces of one byte is held in one buffer of its size', async () => {
    const text = JSON.stringify('é'.repeat(400))
    const bytes = Buffer.from(text)
    const { payload, held, body } = start({ declaredBytes: bytes.length })
    for (const byte of bytes) payload.write(Buffer.from([byte]))
    payload.end()
    expect(await settle(body)).toBe(text)
    expect(held.readTotal()).toBe(bytes.length)
  })

  test.each([
    ['longer than it may be', ['x'.repeat(600), 'x'.repeat(600)], 'bad_request: too-large'],
    ['too deep', ['[[[[[', '[', 'x'.repeat(500)], 'bad_request: too-deep'],
  ])(
    '%s is refused at the first piece that shows it, and holds nothing more',
    async (_name, pieces, fault) => {
      const { payload, held, body } = start()
      for (const piece of pieces) payload.write(piece)
      expect(await settle(body)).toBe(fault)
      expect(held.readTotal()).toBe(0)
    },
  )

  test('holds memory for what has arrived, not for what was announced', async () => {
    const { payload, held, body, countSeen } = start({ maxBytes: 1e9, declaredBytes: 1e9 })
    payload.write('x')
    await vi.waitFor(() => expect(countSeen()).toBe(1))
    expect(held.readTotal()).toBeLessThan(100_000)
    payload.destroy()
    await settle(body)
  })

  test('is given up when its sender falls silent, disconnects, or takes too much room', async () => {
    vi.useFakeTimers()
    const silent = start()
    silent.payload.write('[')
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(await settle(silent.body)).toMatch(/^too_slow/)
    const gone = start()
    gone.payload.destroy()
    expect(await settle(gone.body)).toMatch(/^bad_request: The request ended before all of it arrived/)
    const goneBefore = new PassThrough()
    goneBefore.destroy()
    await once(goneBefore, 'close')
    expect(await settle(start({ payload: goneBefore }).body)).toMatch(
      /^bad_request: The request ended before all of it arrived/,
    )
    const large = start({ inAll: 100 })
    large.payload.write('x'.repeat(200))
    expect(await settle(large.body)).toMatch(/^rate_limited/)
  })
})
