import { reviewWhole } from '#advisor/review/review-whole.ts'
import { writeField } from '#domain/plan/address/field-values.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { makeLargePlan } from './pages/large-plan.ts'
import { reportComparison } from './report.ts'

const rounds = 40
const template = 'local-service'
const today = 2027 * 12
const stored = JSON.stringify(makeLargePlan().data)
/** A word of every text. With another word in its place, no text of the plan was ever read before. */
const commonWord = 'harbour'

function measureMs(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

/** 'a', 'b', … 'ba': a word without digits, which would be figures to read. */
function nameRound(round: number): string {
  return String(round).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
}

let parsingMs = Infinity
let firstMs = Infinity
let changedMs = Infinity
for (let round = 0; round < rounds; round += 1) {
  const text = stored.replaceAll(commonWord, `${commonWord}${nameRound(round)}`)
  parsingMs = Math.min(
    parsingMs,
    measureMs(() => restoreWorkbookData(JSON.parse(text))),
  )
  const data = restoreWorkbookData(JSON.parse(text))
  firstMs = Math.min(
    firstMs,
    measureMs(() => reviewWhole(data, template, today)),
  )
  const changed = writeField(data, ['businessIdea', 'oneLiner'], `We roast coffee ${nameRound(round)}.`)
  changedMs = Math.min(
    changedMs,
    measureMs(() => reviewWhole(changed, template, today)),
  )
}

reportComparison({
  name: 'review: ms for the first review of a plan of 1 MB, ours : parsing that plan',
  ours: firstMs,
  baseline: parsingMs,
  limit: { atMost: 18 },
})
reportComparison({
  name: 'review: ms for the first review of a plan of 1 MB, ours : 50 ms',
  ours: firstMs,
  baseline: 50,
  limit: { atMost: 1 },
})
reportComparison({
  name: 'review: ms for the review of a plan of 1 MB after a change of one field, ours : parsing that plan',
  ours: changedMs,
  baseline: parsingMs,
  limit: { atMost: 10 },
})
