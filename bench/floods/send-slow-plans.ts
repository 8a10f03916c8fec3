import { slowRequests } from './slow-plans.ts'

/** Runs as a separate process: one account that sends these until it is killed, four at a time. */
const [address = '', cookie = ''] = process.argv.slice(2)
const connections = 4

async function sendOn(first: number): Promise<never> {
  for (let next = first; ; next += 1) {
    const { path = '', body = '' } = slowRequests[next % slowRequests.length] ?? {}
    const headers = { cookie, 'content-type': 'application/json' }
    try {
      const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
    } catch {
      // Cut off in the middle of a body that is refused. It goes on with the next.
    }
  }
}

process.stdout.write('sending\n')
await Promise.all(Array.from({ length: connections }, (_, first) => sendOn(first)))
