import { leaveOutPersonal } from '#domain/plan/personal-figures.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { findStep } from '#domain/plan/steps.ts'
import { toStoredData } from '#domain/plan/to-stored-data.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

const maxExcerptLength = 24_000
const maxTextLength = 2_000

/** Any question may depend on these sections, besides the step's own. */
const always: readonly SectionKey[] = ['businessIdea', 'financialProjections', 'marketAnalysis']

/**
 * The plan as the model receives it. The step's own section comes first and complete, then the sections every
 * answer depends on, then the rest until the space runs out. The JSON cannot close a tag, so the plan's text cannot
 * escape its place in the prompt.
 */
export function excerptPlan(stepNumber: number, data: WorkbookData): string {
  const own = findStep(stepNumber)?.key
  const stored = toStoredData(leaveOutPersonal(withoutCover(data), 'model'))
  // What a saved plan leaves out has nothing to say.
  const keys = Object.keys(stored) as SectionKey[]
  const order = new Set([...(own ? [own] : []), ...always, ...keys].filter((key) => keys.includes(key)))
  const lines: string[] = []
  let left = maxExcerptLength
  for (const key of order) {
    const line = `${JSON.stringify(key)}: ${write(stored[key])}`
    const fitting = line.length <= left ? line : `${line.slice(0, left)} … (cut)`
    if (left > 0) lines.push(fitting)
    left -= line.length
  }
  return lines.join('\n')
}

/** No answer depends on how to reach the owners, so a model never learns it. */
function withoutCover(data: WorkbookData): WorkbookData {
  const { cover } = restoreWorkbookData({}).businessIdea
  return { ...data, businessIdea: { ...data.businessIdea, cover } }
}

function write(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' && part.length > maxTextLength ? `${part.slice(0, maxTextLength)}…` : part,
  )
  return text.replaceAll('<', String.raw`\u003c`)
}
