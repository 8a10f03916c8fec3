import { expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { sectionKeys, type WorkbookData } from '#domain/plan/workbook-data.ts'
import { writeAddress } from './write-address.ts'
import { readField } from './field-values.ts'
import { walkTexts } from './walk-texts.ts'

/** Texts that a person chooses or does not see. */
const unwritten = new Set(
  'id primaryPersona impact probability currency firstMonth kind period percentOfStreamId percentOf costPercentOf customerTerms entity payPeriod employment source lien naicsCode accountingBasis email phone website logo'.split(
    ' ',
  ),
)

const walkAll = (data: WorkbookData) => sectionKeys.flatMap((section) => [...walkTexts(data, section)])

/** Every text of the plan, found without its schema. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const isChoice = unwritten.has(key) || (key === 'category' && (part === 'other' || part === 'marketing'))
    return isChoice ? [] : collectTexts(part)
  })
}

test('every text of a full plan is walked, with its address', () => {
  const example = exampleOf('local-service')
  const walked = walkAll(example)
  expect(walked.map(({ text }) => text)).toEqual(collectTexts(example))
  for (const { address, text } of walked) expect(readField(example, address)).toBe(text)
  expect(new Set(walked.map(({ address }) => writeAddress(address))).size).toBe(walked.length)
})

test('choices, numbers and fields of other versions are not texts', () => {
  const data = restoreWorkbookData({
    customerPersonas: { personas: [{ id: 'p1' }], primaryPersona: 'p1', note: 'from the future' },
    riskAnalysis: { risks: [{ id: 'r1', impact: 'high', description: 'Fire', owner: 'Dana' }] },
  })
  expect(walkAll(data).filter(({ text }) => text !== '')).toEqual([
    { address: ['riskAnalysis', 'risks', { id: 'r1' }, 'description'], text: 'Fire' },
  ])
})
