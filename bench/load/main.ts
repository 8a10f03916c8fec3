import { cpus, totalmem } from 'node:os'
import { type ActionCosts, measureCosts } from './action-costs.ts'
import { runStep, type StepResult } from './arrivals.ts'
import { findHighestRate } from './highest-rate.ts'
import { openClient } from './http-client.ts'
import { assumptions, findNeeds } from './model.ts'
import { type RunningServer, startBare, startOurs } from './processes.ts'
import { watchMemory } from './server-figures.ts'
import { actionNames, preparePeople } from './traffic.ts'

/** This process is the generator. The servers run in other processes. */
const isLong = process.argv.includes('--long')
const stepSeconds = isLong ? 20 : 3
const people = isLong ? 200 : 40
const costRounds = isLong ? 1000 : 150
const overloadFactor = 3
/** Enough people that their requests overlap at the server. Each waits only for their own last save. */
const crowdPeople = 400
const crowdConnections = 2000
/** A busy machine may not hold any rate at all. */
const none: StepResult = { rate: 0, sent: 0, answered: 0, shed: 0, failed: 0, p50Ms: 0, p99Ms: 0 }

const postgresUrl = process.env['TEST_DATABASE_URL'] ?? null
const engines = [
  { name: 'SQLite', url: null },
  ...(postgresUrl ? [{ name: 'PostgreSQL', url: postgresUrl }] : []),
]
const summary: Record<string, string>[] = []
let modelCosts: ActionCosts | null = null

say(
  `Machine: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`,
)
for (const { name, url } of engines) {
  say(`\n${name}: Fastify and the driver alone`)
  const bareRate = await withServer(await startBare(url), async (server) => (await climb(server)).rate)
  say(`\n${name}: Planwright`)
  await withServer(await startOurs(url), async (server) => {
    const memory = await watchMemory(server)
    const best = await climb(server)
    const shed = await overload(server, best.rate)
    const { startMb, peakMb, endMb } = await memory.stop()
    modelCosts = await printCosts(server)
    summary.push({
      database: name,
      'held, req/s': String(best.rate),
      'p50 / p99 ms': `${best.p50Ms.toFixed(0)} / ${best.p99Ms.toFixed(0)}`,
      'bare, req/s': String(bareRate),
      ratio: bareRate === 0 ? '–' : (best.rate / bareRate).toFixed(2),
      [`at ${overloadFactor} × that`]: shed,
      'memory start/peak/end MB': `${startMb} / ${peakMb} / ${endMb}`,
    })
  })
}

say('\nHighest rate with p99 below 250 ms and no error:')
console.table(summary)
if (modelCosts) printModel(modelCosts)

async function withServer<Result>(server: RunningServer, work: (server: RunningServer) => Promise<Result>) {
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

async function climb(server: RunningServer): Promise<StepResult> {
  const client = openClient(server.address)
  const traffic = await preparePeople(client, people)
  const best = await findHighestRate(traffic, stepSeconds, (step) => say(describeStep(step)))
  client.close()
  return best ?? none
}

/** Measures what happens when far too many requests arrive, and that the server recovers. */
async function overload(server: RunningServer, heldRate: number): Promise<string> {
  // People who write have their connections open already, enough that no request waits on this side, where the server
  // cannot see it.
  const client = openClient(server.address, { maxSockets: crowdConnections })
  await Promise.all(Array.from({ length: crowdConnections }, () => client.send('GET', '/api/health')))
  const traffic = await preparePeople(client, crowdPeople, 'crowd')
  const crowd = await runStep(traffic, Math.max(100, heldRate * overloadFactor), stepSeconds * 2)
  say(`far too many: ${describeStep(crowd)}`)
  const after = await runStep(traffic, Math.max(10, Math.round(heldRate / 4)), stepSeconds)
  say(`and after it: ${describeStep(after)}`)
  client.close()
  const share = (count: number) => `${((100 * count) / crowd.sent).toFixed(0)}%`
  return `${share(crowd.answered)} answered, ${share(crowd.shed)} shed, ${crowd.failed} failed`
}

async function printCosts(server: RunningServer): Promise<ActionCosts> {
  const client = openClient(server.address)
  const traffic = await preparePeople(client, 5, 'cost')
  const costs = await measureCosts(server, traffic, costRounds)
  client.close()
  say('what one costs:')
  const rows = actionNames.map((name) => ({
    action: name,
    'server CPU ms': costs[name].appCpuMs.toFixed(2),
    'database CPU ms': costs[name].databaseCpuMs.toFixed(2),
    'database KB': (costs[name].databaseBytes / 1000).toFixed(1),
  }))
  console.table(rows)
  return costs
}

function printModel(costs: ActionCosts): void {
  say(`\nWhat users need. ${assumptions}`)
  const rows = [1000, 100_000, 10_000_000].map((users) => {
    const needs = findNeeds(users, costs)
    return {
      users: users.toLocaleString('en'),
      'writing at the same time': needs.active.toLocaleString('en'),
      'req/s': needs.requestsPerSecond.toFixed(1),
      'server cores': needs.appCores.toFixed(2),
      'database cores': needs.databaseCores.toFixed(2),
      'storage GB': needs.storageGb.toFixed(1),
    }
  })
  console.table(rows)
}

function describeStep({ rate, sent, answered, shed, failed, p50Ms, p99Ms }: StepResult): string {
  const lost = answered === sent ? '' : `, ${shed} shed, ${failed} failed of ${sent}`
  return `${String(rate).padStart(5)} req/s  p50 ${p50Ms.toFixed(0)} ms  p99 ${p99Ms.toFixed(0)} ms${lost}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
