import { Agent, request } from 'node:http'
import { type FloodKind, makeFloodBody } from './flood-bodies.ts'

/** Runs as a separate process: sends the same body again and again on four connections until it is killed. */
const [address = '', cookie = '', kind = ''] = process.argv.slice(2)
const connections = 4
const body = Buffer.from(makeFloodBody(kind as FloodKind))
const { hostname: host, port } = new URL(address)
const agent = new Agent({ keepAlive: true, maxSockets: connections })
let answers = 0

function send(): Promise<void> {
  return new Promise((resolve) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': body.length }
    const sent = request({ host, port, path: '/api/workbooks', method: 'POST', headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', resolve)
      answer.on('error', () => resolve())
    })
    sent.on('error', () => resolve())
    sent.end(body)
  })
}

async function sendOn(): Promise<never> {
  for (;;) {
    await send()
    answers += 1
    if (answers === connections) process.stdout.write('flooding\n')
  }
}

await Promise.all(Array.from({ length: connections }, sendOn))
