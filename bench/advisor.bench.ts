import { suggestFor } from '#advisor/suggest.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { steps } from '#domain/plan/steps.ts'
import { makeLargePlan } from './pages/large-plan.ts'
import { reportComparison } from './report.ts'

const rounds = 40
const template = 'local-service'
/** A plan that asks for advice has been read before, so the baseline is what a reader of it has waited for anyway. */
const stored = JSON.stringify(makeLargePlan().data)
const lengthBytes = Buffer.byteLength(stored)
if (lengthBytes < 1_000_000) throw new Error(`The large plan has only ${lengthBytes} bytes`)

const data = restoreWorkbookData(JSON.parse(stored))

function measureMs(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

let parsingMs = Infinity
const stepMs = steps.map(() => Infinity)
for (let round = 0; round < rounds; round += 1) {
  parsingMs = Math.min(
    parsingMs,
    measureMs(() => restoreWorkbookData(JSON.parse(stored))),
  )
  steps.forEach(({ number }, index) => {
    const elapsedMs = measureMs(() => suggestFor(number, data, template))
    stepMs[index] = Math.min(stepMs[index] ?? Infinity, elapsedMs)
  })
}

const slowestMs = Math.max(...stepMs)
reportComparison({
  name: 'advisor: ms for the suggestions of the slowest step on a plan of 1 MB, ours : parsing that plan',
  ours: slowestMs,
  baseline: parsingMs,
  limit: { atMost: 5 },
})
reportComparison({
  name: 'advisor: ms for the suggestions of the slowest step on a plan of 1 MB, ours : 50 ms',
  ours: slowestMs,
  baseline: 50,
  limit: { atMost: 1 },
})
