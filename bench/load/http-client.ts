import { Agent, request } from 'node:http'

const timeoutMs = 10_000

export interface Answer {
  status: number
  body: string
  cookie: string | null
}

export interface Client {
  send: (
    method: 'GET' | 'POST',
    path: string,
    options?: { cookie?: string; body?: string },
  ) => Promise<Answer>
  close: () => void
}

/** Uses as little of the machine as a Node client can, to leave the rest to the server under test. */
export function openClient(address: string, { maxSockets = 512 } = {}): Client {
  const agent = new Agent({ keepAlive: true, maxSockets, maxFreeSockets: maxSockets })
  const { hostname, port } = new URL(address)

  const send: Client['send'] = (method, path, { cookie, body } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const sent = request({ hostname, port, path, method, agent, headers, timeout: timeoutMs }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const set = answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? null
          const text = () => Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode ?? 0, cookie: set, body: text() })
        })
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.on('error', reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}
