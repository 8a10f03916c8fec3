import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { FuzzRequest } from './fuzz-requests.ts'

export interface FuzzAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Far longer than any answer takes on a busy machine, so only a request that hangs forever reaches it. */
const watchdogMs = 60_000

type Identity = Readonly<Record<string, string>>

export interface FuzzSender {
  /** The headers by which the server knows the attacker. */
  send: (fuzzed: FuzzRequest, identity: Identity) => Promise<FuzzAnswer>
  close: () => void
}

export function createFuzzSender(address: string): FuzzSender {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const { hostname, port } = new URL(address)
  const place = { host: hostname, port: Number(port) }
  return {
    send: (fuzzed, identity) =>
      watch(fuzzed, (signal) =>
        fuzzed.isRaw
          ? sendRaw(place, fuzzed, identity, signal)
          : sendProperly(place, agent, fuzzed, identity, signal),
      ),
    close: () => agent.destroy(),
  }
}

async function watch(
  { method, path }: FuzzRequest,
  send: (signal: AbortSignal) => Promise<FuzzAnswer>,
): Promise<FuzzAnswer> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), watchdogMs)
  try {
    return await send(controller.signal)
  } catch (error) {
    throw controller.signal.aborted ? new Error(`${method} ${path} was never answered`) : error
  } finally {
    clearTimeout(timer)
  }
}

interface Place {
  host: string
  port: number
}

function sendProperly(
  place: Place,
  agent: Agent,
  { method, path, headers, body, as }: FuzzRequest,
  identity: Identity,
  signal: AbortSignal,
): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const all = { ...headers, ...(as === 'attacker' ? identity : {}) }
    const length = { 'content-length': String(body?.length ?? 0) }
    const sent = request(
      { ...place, method, path, headers: { ...all, ...length }, agent, signal },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          )
          resolve({ status: answer.statusCode ?? 0, headers, body: Buffer.concat(chunks).toString() })
        })
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(cutOff)
      else reject(error)
    })
    sent.end(body ?? undefined)
  })
}

export const cutOff: FuzzAnswer = { status: 0, headers: {}, body: '' }

/** Sends a wrong length, both framings or no host, and returns everything received until the connection ends. */
function sendRaw(
  place: Place,
  { method, path, headers, body, as }: FuzzRequest,
  identity: Identity,
  signal: AbortSignal,
): Promise<FuzzAnswer> {
  const length = body?.length ?? 0
  const framings = [
    `content-length: ${length}\r\ncontent-length: ${length + 1}`,
    `content-length: ${length}\r\ntransfer-encoding: chunked`,
    'content-length: -1',
    'transfer-encoding: nonsense',
    `content-length: ${'9'.repeat(30)}`,
    `content-length: ${length}`,
  ]
  // The request decides which one, so that the same seed sends the same bytes.
  const framing = framings[(path.length + length) % framings.length] ?? ''
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(path.length % 3 === 0 ? [] : ['host: plans.example']),
    ...Object.entries({ ...headers, ...(as === 'attacker' ? identity : {}) }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    framing,
    'connection: close',
  ]
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(place, () => {
      socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)]))
    })
    signal.addEventListener('abort', () => socket.destroy(new Error('never answered')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) reject(error)
    })
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString())))
  })
}

function parseAnswer(text: string): FuzzAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0)
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { status, headers, body: rest.join('\r\n\r\n') }
}
