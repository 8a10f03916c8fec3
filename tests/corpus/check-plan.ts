// `npx tsx tests/corpus/check-plan.ts FILE`: for who writes a plan of the corpus. Says what the product would not read
// as written, what the forecast comes to, and which edits find no place. It shows nothing of what the advisor says.
import { readFileSync } from 'node:fs'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import { readRow, sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { parseAddress } from '#domain/plan/address/parse-address.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { applyEdits } from './apply-edits.ts'
import { faultKinds, parseCorpusPlan } from './corpus.ts'

const plan = parseCorpusPlan(readFileSync(process.argv[2] ?? '', 'utf8'))
const data = restoreWorkbookData(plan.data)

console.log('Read otherwise than written:')
compare(plan.data, data, '')

const forecast = computeForecast(readForecastInputs(data))
const { years, ...figures } = computeKeyFigures(forecast)
console.log('\nForecast:', JSON.stringify(figures, null, 1))
for (const year of years) console.log(JSON.stringify(year))
const { ownersSharePercent: _share, ...money } = computeSourcesAndUses(forecast.model)
console.log('Sources and uses:', JSON.stringify(money))
for (const note of forecast.notes) console.log('Note:', JSON.stringify(note))
printYears()

console.log('\nFaults:')
for (const fault of plan.faults) {
  try {
    const edited = applyEdits(plan.data, fault.edits)
    compare(edited, restoreWorkbookData(edited), `${fault.id}: `)
    const wrong = fault.places.filter((place) => parseAddress(place) === null)
    console.log(`${fault.id}: ${wrong.length > 0 ? `no such places: ${wrong.join(', ')}` : 'ok'}`)
  } catch (error) {
    console.log(`${fault.id}: ${String(error)}`)
  }
}
for (const kind of faultKinds)
  console.log(`${kind}: ${plan.faults.filter((fault) => fault.kind === kind).length}`)
console.log(`${plan.questions.length} questions`)

/** Names each written value that the product reads as another one. */
function compare(written: unknown, read: unknown, at: string): void {
  if (written !== null && typeof written === 'object') {
    for (const [key, value] of Object.entries(written)) {
      const found =
        read !== null && typeof read === 'object' ? (read as Record<string, unknown>)[key] : undefined
      compare(value, found, at.endsWith(': ') || at === '' ? `${at}${key}` : `${at}.${key}`)
    }
  } else if (written !== read) {
    console.log(`  ${at}: ${JSON.stringify(written)} is read as ${JSON.stringify(read)}`)
  }
}

function printYears(): void {
  const { grid, model } = forecast
  const lines = [
    'sales',
    'directCost',
    'grossProfit',
    'ebitda',
    'loanInterest',
    'netIncome',
    'principal',
  ] as const
  for (const line of lines) {
    const years = Array.from({ length: model.months / 12 }, (_, year) =>
      sumRow(grid, line, year * 12 + 1, year * 12 + 12),
    )
    console.log(`${line} by year: ${years.map(Math.round).join(', ')}`)
  }
  console.log(
    'cash by month:',
    Array.from({ length: model.months + 1 }, (_, month) => Math.round(readRow(grid, 'cash', month))).join(
      ' ',
    ),
  )
}
