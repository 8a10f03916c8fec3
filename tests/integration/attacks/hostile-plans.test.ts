import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ThreadEnded, startThread, type Thread } from '#server/threads/start-thread.ts'
import { describeCase, type HostileCase, hostileSizes, makeHostilePlan, pickCases } from './hostile-cases.ts'
import { startHostileServer, type HostileServer, routeNames } from './hostile-server.ts'
import { pageReaders, workerReaders } from './plan-readers.ts'

/** A few in every run, thousands of others with `npm run test:fuzz`. FUZZ_SEED=… repeats those of a failed run. */
const fuzzed = Number(process.env['HOSTILE_CASES'] ?? 0)
const first = Number(process.env['FUZZ_SEED'] ?? 0)
/** No reading takes a hundredth of this, unless its time grows faster than the text. */
const watchdogMs = 60_000
/** Laying out the pages of 200 KB takes seconds, however harmless the text. */
const laidOut = ['PDF', 'Word']
const quick = Object.keys({ ...pageReaders, ...workerReaders }).filter((reader) => !laidOut.includes(reader))
const slowOnce: HostileCase[] = [
  ['join windows', 'spaces at the end', 200_000],
  ['take a suggestion', 'spaces at the end', 200_000],
  ['quote in a comment', 'words', 200_000],
  ['summary', 'newlines', 200_000],
  ['copy for reviewers', 'blank lines', 200_000],
  ['Word', 'one long word', 20_000],
].map(
  ([reader, family, bytes]) =>
    ({ reader, family, bytes, place: ['businessIdea', 'solution'] }) as HostileCase,
)

/** Besides those that it was read: a conflict with what is stored, one that takes too long, too many questions. */
const answered = new Set([201, 409, 422, 429])

describe('a plan of hostile texts', () => {
  test(
    'is read by every part of the browser’s code in time that grows with its length',
    async () => {
      const few = [
        ...slowOnce,
        ...pickCases(quick, { count: 40, sizes: [200_000] }),
        ...pickCases(laidOut, { count: 4, sizes: [2000] }),
      ]
      const cases = fuzzed > 0 ? pickCases([...quick, ...laidOut], { count: fuzzed, first }) : few
      const faults: string[] = []
      let thread = openReader()
      for (const one of cases) {
        const fault = await findReadingFault(thread, one)
        if (fault !== null) faults.push(fault)
        if (!thread.isRunning()) thread = openReader()
      }
      await thread.stop()
      expect(faults).toEqual([])
    },
    120_000 + fuzzed * watchdogMs,
  )
})

describe('a server that is sent plans of hostile texts', () => {
  let server: HostileServer

  beforeAll(async () => {
    server = await startHostileServer()
    // The first of all loads what the others find loaded.
    for (const route of routeNames) await server.send(route, {})
  })
  afterAll(async () => {
    await server.remove()
  })

  test(
    'answers each without a fault, and others meanwhile',
    async () => {
      const count = fuzzed > 0 ? Math.ceil(fuzzed / 10) : 2 * routeNames.length
      const faults: string[] = []
      for (const one of pickCases(routeNames, { count, first, sizes: fuzzed > 0 ? hostileSizes : [2000] })) {
        const { status, retryAfter, isOtherServed, busyMs } = await server.send(
          one.reader,
          makeHostilePlan(one),
        )
        const isRefused = status === 503 && retryAfter !== null
        if (status !== 200 && !answered.has(status) && !isRefused)
          faults.push(`${status} for ${describeCase(one)}`)
        if (!isOtherServed) faults.push(`no one else was served during ${describeCase(one)}`)
        // Time on a processor, so that a busy machine does not count. The short run does not look at it.
        if (fuzzed > 0 && busyMs > 50) faults.push(`busy for ${busyMs} ms with ${describeCase(one)}`)
      }
      expect(faults).toEqual([])
    },
    120_000 + fuzzed * 2000,
  )
})

function openReader(): Thread {
  return startThread({ file: new URL('./hostile-reader.ts', import.meta.url), maxMemoryMb: 1024 })
}

async function findReadingFault(thread: Thread, one: HostileCase): Promise<string | null> {
  try {
    const outcome = await thread.run({ name: 'read', bytes: new Uint8Array(0), given: one }, watchdogMs)
    return outcome.kind === 'done' ? null : `${describeCase(one)}: ${JSON.stringify(outcome)}`
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error
    return `${describeCase(one)}: ${error.reason}`
  }
}
