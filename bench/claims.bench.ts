import { readClaims } from '#advisor/facts/claims/read-claims.ts'
import { walkTexts } from '#domain/plan/address/walk-texts.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { sectionKeys } from '#domain/plan/workbook-data.ts'
import { makeLargePlan } from './pages/large-plan.ts'
import { reportComparison } from './report.ts'

const rounds = 40
const stored = JSON.stringify(makeLargePlan().data)
const data = restoreWorkbookData(JSON.parse(stored))
/** Every eighth text states a price, a rent and a number of sales, as often as plans do. */
const texts = sectionKeys
  .flatMap((section) => Array.from(walkTexts(data, section), ({ text }) => text))
  .map((text, index) => (index % 8 === 0 ? `${text} ${stateFigures(index)}` : text))

function stateFigures(index: number): string {
  return `In year one we sell ${index} bags a day at $${index}.50 per bag, and rent is $4,500 a month.`
}

function measureMs(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

let parsingMs = Infinity
let readingMs = Infinity
let count = 0
for (let round = 0; round < rounds; round += 1) {
  parsingMs = Math.min(
    parsingMs,
    measureMs(() => restoreWorkbookData(JSON.parse(stored))),
  )
  readingMs = Math.min(
    readingMs,
    measureMs(() => {
      count = texts.reduce((sum, text) => sum + readClaims(text, { currency: 'USD' }).length, 0)
    }),
  )
}
if (count < 500) throw new Error(`The plan states only ${count} figures`)

reportComparison({
  name: 'claims: ms for reading every figure of a plan of 1 MB, ours : parsing that plan',
  ours: readingMs,
  baseline: parsingMs,
  limit: { atMost: 25 },
})
reportComparison({
  name: 'claims: ms for reading every figure of a plan of 1 MB, ours : 20 ms',
  ours: readingMs,
  baseline: 20,
  limit: { atMost: 1 },
})
