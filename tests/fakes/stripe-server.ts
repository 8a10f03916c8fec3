import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerStripe, StripeFault } from './stripe-api.ts'
import { createStripeRecords, type StripeRecords } from './stripe-records.ts'

interface Recorded {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface FakeStripe {
  address: string
  secretKey: string
  records: StripeRecords
  requests: Recorded[]
  /** This many of the next requests are answered with this status instead. */
  failNext: (count: number, status: number) => void
  /** The next request is carried out, but its answer never arrives: it hangs, or the connection is cut. */
  loseNextAnswer: (how: 'stall' | 'cut') => void
  close: () => Promise<void>
}

/** The part of Stripe's API that we use: forms in, JSON out, keys checked, answers kept per idempotency key. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const records = createStripeRecords()
  const secretKey = 'sk_test_fake'
  const requests: Recorded[] = []
  const kept = new Map<string, { request: string; status: number; body: unknown }>()
  let failures = { count: 0, status: 500 }
  let loss: 'stall' | 'cut' | null = null

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { method = 'GET', url: path = '/', headers } = request
    requests.push({ method, path, headers, body })
    const { status, answer } = respond({ method, path, headers, body })
    const lost = loss
    loss = null
    if (lost === 'cut') request.socket.destroy()
    if (lost !== null) return
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${requests.length}`,
      // Stripe states whether trying again may help.
      'stripe-should-retry': status >= 500 ? 'true' : 'false',
    })
    response.end(JSON.stringify(answer))
  }

  function respond({ method, path, headers, body }: Recorded): { status: number; answer: unknown } {
    if (failures.count > 0) {
      failures.count -= 1
      return toFault(new StripeFault(failures.status, 'api_error', null, 'Something went wrong on our end.'))
    }
    if (headers.authorization !== `Bearer ${secretKey}`) {
      return toFault(new StripeFault(401, 'invalid_request_error', null, 'Invalid API Key provided.'))
    }
    const key = headers['idempotency-key']
    if (method !== 'POST' || typeof key !== 'string') return answer(method, path, body)
    const asked = `${path}\n${body}`
    const known = kept.get(key)
    if (known && known.request !== asked) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return toFault(new StripeFault(400, 'idempotency_error', null, message))
    }
    if (known) return { status: known.status, answer: known.body }
    const fresh = answer(method, path, body)
    kept.set(key, { request: asked, status: fresh.status, body: fresh.answer })
    return fresh
  }

  function answer(method: string, path: string, body: string): { status: number; answer: unknown } {
    try {
      return { status: 200, answer: answerStripe(records, method, new URL(path, 'http://stripe'), body) }
    } catch (error) {
      if (error instanceof StripeFault) return toFault(error)
      throw error
    }
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    records,
    requests,
    failNext: (count, status) => {
      failures = { count, status }
    },
    loseNextAnswer: (how) => {
      loss = how
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function toFault({ status, type, code, message }: StripeFault): { status: number; answer: unknown } {
  return { status, answer: { error: { type, message, ...(code === null ? {} : { code }) } } }
}
