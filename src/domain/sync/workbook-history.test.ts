import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { anyEdits, anyPlan, applyEdits } from '#tests/builders/plan-arbitraries.ts'
import { createHistory, type History, record, replacePresent } from './history.ts'
import { redoWorkbook, undoWorkbook } from './workbook-history.ts'

const step = { label: 'edit', coalesceKey: null, nowMs: 0 }
const withName = (workbook: Workbook, name: string): Workbook => ({
  ...workbook,
  data: { ...workbook.data, businessIdea: { ...workbook.data.businessIdea, name } },
})
const withSummary = (workbook: Workbook, summary: string): Workbook => ({
  ...workbook,
  data: { ...workbook.data, marketAnalysis: { ...workbook.data.marketAnalysis, summary } },
})

describe('undoing on a plan that another tab edits too', () => {
  const plan = withName(restoreWorkbook({ currentStep: 7, completedSteps: [1, 2] }), 'Harbor')
  const renamed = record(createHistory(plan), withName(plan, 'Harbor Roasters'), step)

  test('reverts our field and keeps theirs', () => {
    const shared = replacePresent(renamed, withSummary(renamed.present, 'Their words'))
    const undone = undoWorkbook(shared).history
    expect(undone.present.data.businessIdea.name).toBe('Harbor')
    expect(undone.present.data.marketAnalysis.summary).toBe('Their words')
    expect(redoWorkbook(undone).history.present).toEqual(shared.present)
  })

  test('reverts our words in a text and keeps the words that they wrote around them', () => {
    const shared = replacePresent(renamed, withName(plan, 'Harbor Coffee Roasters'))
    const undone = undoWorkbook(shared).history
    expect(undone.present.data.businessIdea.name).toBe('Harbor Coffee')
    expect(redoWorkbook(undone).history.present).toEqual(shared.present)
  })

  test('keeps what they wrote in the same field afterward', () => {
    const shared = replacePresent(renamed, withName(plan, 'Harbour Roastery'))
    expect(undoWorkbook(shared).history.present.data.businessIdea.name).toBe('Harbour Roastery')
  })

  test('restores a reset plan with its step, its progress and their later words', () => {
    const reset = record(createHistory(plan), restoreWorkbook({}), step)
    const shared = replacePresent(reset, withSummary(reset.present, 'Their words'))
    expect(undoWorkbook(shared).history.present).toEqual(withSummary(plan, 'Their words'))
  })

  test('keeps the save time and the current step', () => {
    const saved = { ...renamed.present, lastSaved: '2026-11-16T09:00:00.000Z', revision: '2', currentStep: 8 }
    const { present } = undoWorkbook(replacePresent(renamed, saved)).history
    expect(present).toEqual({ ...withName(saved, 'Harbor') })
  })
})

describe('laws', () => {
  test('undoing every step returns each earlier plan itself, and redoing returns each later one', () => {
    fc.assert(
      fc.property(anyPlan, fc.array(anyEdits, { maxLength: 6 }), (plan, steps) => {
        const visited: Workbook[] = [plan]
        let history = createHistory(plan)
        for (const edits of steps) {
          history = record(history, applyEdits(history.present, edits), step)
          visited.push(history.present)
        }
        const last = visited.length - 1
        for (let at = last; at >= 0; at -= 1) {
          expect(history.present).toBe(visited[at])
          history = undoWorkbook(history).history
        }
        for (const state of visited) {
          expect(history.present).toBe(state)
          history = redoWorkbook(history).history
        }
      }),
      { numRuns: 50 },
    )
  })

  test('undoing and redoing our steps never loses a word that the other tab wrote since', () => {
    fc.assert(
      fc.property(anyPlan, anyEdits, anyEdits, (plan, ourEdits, theirEdits) => {
        const ours = record(createHistory(plan), applyEdits(plan, ourEdits), step)
        const shared = replacePresent(ours, applyEdits(ours.present, theirEdits))
        const known = new Set(collectWords(ours.present))
        const theirWords = collectWords(shared.present).filter((word) => !known.has(word))

        const undone = undoWorkbook(shared).history
        const redone = redoWorkbook(undone).history
        for (const { present } of [undone, redone]) {
          const texts = collectWords(present).join(' ')
          expect(theirWords.filter((word) => !texts.includes(word))).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  })

  test('undoing right after their edit of another section gives our earlier plan with their edit', () => {
    fc.assert(
      fc.property(anyPlan, fc.string(), fc.string(), (plan, name, summary) => {
        const ours: History<Workbook> = record(createHistory(plan), withName(plan, name), step)
        const shared = replacePresent(ours, withSummary(ours.present, summary))
        expect(undoWorkbook(shared).history.present).toEqual(withSummary(plan, summary))
      }),
      { numRuns: 50 },
    )
  })
})

function collectWords(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectWords) : []
}
