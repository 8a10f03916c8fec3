import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { FloodKind } from './floods/flood-bodies.ts'
import { measureP99 } from './floods/percentile.ts'
import { reportComparison } from './report.ts'
import { measureInRounds } from './rounds.ts'
import { startServer } from './servers/serving.ts'

const rounds = 5

/** With the normal limits. */
const server = await startServer('ours.ts', '1')
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function post(path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(`${server.address}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer
}

async function signUp(username: string): Promise<string> {
  const person = { username, email: `${username}@example.com`, password: 'bench bench' }
  const answer = await post('/api/auth/register', person)
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

function loadPlan(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(
      `${server.address}/api/workbooks/wb_bench`,
      { agent, headers: { cookie: server.cookie } },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`)),
        )
      },
    ).on('error', reject)
  })
}

async function measureUnder(kind: FloodKind, cookie: string): Promise<number> {
  const program = ['--import', 'tsx', 'bench/floods/send-flood.ts', server.address, cookie, kind]
  const flood = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = () => flood.kill('SIGKILL')
  process.once('exit', stop)
  await once(flood.stdout, 'data')
  const p99 = await measureP99(loadPlan)
  const ended = once(flood, 'exit')
  stop()
  await ended
  process.off('exit', stop)
  return p99
}

async function compare(kind: FloodKind, name: string, atMost: number): Promise<void> {
  let accounts = 0
  const measured = await measureInRounds(rounds, {
    baseline: () => measureP99(loadPlan),
    ours: async () => {
      // A new account each time: after enough refusals the server stops reading its bodies.
      accounts += 1
      return await measureUnder(kind, await signUp(`${kind}${accounts}`))
    },
  })
  reportComparison({ name, ...measured, limit: { atMost } })
}

const plan = { businessIdea: { name: 'x'.repeat(50_000) } }
await post('/api/workbooks', { id: 'wb_bench', title: 'Bench', template: 'saas', data: plan }, server.cookie)
await compare('nested', 'p99 ms of a load: another account sends 3.8 MB of brackets : no one else', 3)
await compare('unfinished', 'p99 ms of a load: another sends 3.8 MB of unfinished JSON : no one else', 3)
// These are accepted: the embedded database writes a megabyte for each on the main thread.
await compare('entries', 'p99 ms of a load: another saves 9,900 empty entries : no one else', 5)

server.stop()
