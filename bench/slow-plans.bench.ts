import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { quickPlan } from './floods/slow-plans.ts'
import { reportComparison } from './report.ts'
import { startServer } from './servers/serving.ts'

/** How long each run is. Another number is the first argument of this file. */
const runMs = Number(process.argv[2] ?? 60) * 1000
const runs = 3
/** Below the limit of 120 questions in a minute. */
const pauseMs = 600
const allowedDelayMs = 250

/** With the normal limits. */
const server = await startServer('ours.ts', '1')

interface Times {
  load: number[]
  suggest: number[]
}

async function send(method: string, path: string, cookie: string, body?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(`${server.address}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer
}

async function signUp(username: string): Promise<string> {
  const person = { username, email: `${username}@example.com`, password: 'bench bench' }
  const answer = await send('POST', '/api/auth/register', '', JSON.stringify(person))
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

async function measure(work: () => Promise<Response>): Promise<number> {
  const askedAt = performance.now()
  await (await work()).arrayBuffer()
  return performance.now() - askedAt
}

/** Another person opens a plan and gets suggestions, again and again. */
async function measureOthers(cookie: string): Promise<Times> {
  const times: Times = { load: [], suggest: [] }
  const endsAt = performance.now() + runMs
  while (performance.now() < endsAt) {
    times.load.push(await measure(() => send('GET', '/api/workbooks/wb_bench', server.cookie)))
    times.suggest.push(await measure(() => send('POST', '/api/ai/suggestions', cookie, quickPlan)))
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs)
    })
  }
  return times
}

async function measureUnderAttack(cookie: string, attacker: string): Promise<Times> {
  const program = ['--import', 'tsx', 'bench/floods/send-slow-plans.ts', server.address, attacker]
  const flood = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = () => flood.kill('SIGKILL')
  process.once('exit', stop)
  await once(flood.stdout, 'data')
  const times = await measureOthers(cookie)
  const ended = once(flood, 'exit')
  stop()
  await ended
  process.off('exit', stop)
  return times
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
}

function medianOfRuns(of: (pair: { quiet: Times; attacked: Times }) => number): number {
  return quantile(pairs.map(of), 0.5)
}

const plan = { businessIdea: { name: 'x'.repeat(50_000) } }
const save = { id: 'wb_bench', title: 'Bench', template: 'saas', data: plan }
await send('POST', '/api/workbooks', server.cookie, JSON.stringify(save))
const pairs: { quiet: Times; attacked: Times }[] = []
for (let run = 0; run < runs; run += 1) {
  // New accounts each time, so that no run is measured with what an earlier one used up.
  const other = await signUp(`other${run}`)
  const quiet = await measureOthers(other)
  pairs.push({
    quiet,
    attacked: await measureUnderAttack(await signUp(`again${run}`), await signUp(`slow${run}`)),
  })
}
for (const kind of ['load', 'suggest'] as const) {
  const what = kind === 'load' ? 'a load' : 'suggestions'
  reportComparison({
    name: `median ms of ${what}: another account sends plans that take minutes : no one else`,
    ours: medianOfRuns(({ attacked }) => quantile(attacked[kind], 0.5)),
    baseline: medianOfRuns(({ quiet }) => quantile(quiet[kind], 0.5)),
    limit: { atMost: 2 },
  })
  reportComparison({
    name: `p99 ms of ${what}: the same : no one else, and ${allowedDelayMs} ms`,
    ours: medianOfRuns(({ attacked }) => quantile(attacked[kind], 0.99)),
    baseline: medianOfRuns(({ quiet }) => quantile(quiet[kind], 0.99)) + allowedDelayMs,
    limit: { atMost: 1 },
  })
}

server.stop()
