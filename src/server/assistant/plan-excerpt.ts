import { findStep } from '#domain/plan/steps.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

const maxExcerptLength = 24_000
const maxTextLength = 2_000

/** What any question may turn on, beside the step itself. */
const always: readonly SectionKey[] = ['businessIdea', 'financialProjections', 'marketAnalysis']

/**
 * The plan as a model gets it: the step's own section first and whole, then what every answer builds on, then the
 * rest, until the space is used up. It is JSON in which no tag can end, so that a plan cannot step out of its place.
 */
export function excerptPlan(stepNumber: number, data: WorkbookData): string {
  const own = findStep(stepNumber)?.key
  const keys = Object.keys(data) as SectionKey[]
  const order = new Set([...(own ? [own] : []), ...always, ...keys].filter((key) => keys.includes(key)))
  const lines: string[] = []
  let left = maxExcerptLength
  for (const key of order) {
    const line = `${JSON.stringify(key)}: ${write(data[key])}`
    const fitting = line.length <= left ? line : `${line.slice(0, left)} … (cut)`
    if (left > 0) lines.push(fitting)
    left -= line.length
  }
  return lines.join('\n')
}

function write(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' && part.length > maxTextLength ? `${part.slice(0, maxTextLength)}…` : part,
  )
  return text.replaceAll('<', String.raw`\u003c`)
}
