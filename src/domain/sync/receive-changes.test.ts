import { describe, expect, test } from 'vitest'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { createHistory, type History, record } from './history.ts'
import { receiveWorkbook } from './receive-changes.ts'
import { redoWorkbook, undoWorkbook } from './workbook-history.ts'

const plan = (name: string, rest: object = {}) =>
  restoreWorkbook({ data: { businessIdea: { name }, ...rest } })
const step = { label: 'Business name', coalesceKey: null, nowMs: 0 }
const nameOf = ({ present }: History<Workbook>) => present.data.businessIdea.name

/** A window in which the given name was typed. */
function type(name: string): History<Workbook> {
  return record(createHistory(plan('Harbor')), plan(name), step)
}

describe('an edit from another window', () => {
  test('is not a step when it removes nothing', () => {
    const history = receiveWorkbook(type('Harbor Roasters'), plan('Harbor Coffee Roasters'), [])
    expect(history.past).toHaveLength(1)
    expect(nameOf(undoWorkbook(history).history)).toBe('Harbor Coffee')
  })

  test('can be undone only where it removes words that were typed here', () => {
    const received = plan('Haven', { marketAnalysis: { summary: 'Their words' } })
    const history = receiveWorkbook(type('Harbor Roasters'), received, [])
    const undone = undoWorkbook(history)
    expect(undone.announcement).toBe('Undid: Change in another tab')
    expect(nameOf(undone.history)).toBe('Harbor Roasters')
    expect(undone.history.present.data.marketAnalysis.summary).toBe('Their words')
    expect(redoWorkbook(undone.history).history.present).toEqual(received)
    expect(nameOf(undoWorkbook(undone.history).history)).toBe('Harbor')
  })

  test('is not a step where it removes words that were not typed here', () => {
    const history = receiveWorkbook(type('Harbor Roasters'), plan('Roasters'), [])
    expect(history.past).toHaveLength(1)
  })

  test('can be undone where both windows wrote, even though no word was lost', () => {
    const settled = [['data', 'businessIdea', 'name']]
    const history = receiveWorkbook(type('Harbor Roasters'), plan('Harbor Coffee Roasters'), settled)
    expect(nameOf(undoWorkbook(history).history)).toBe('Harbor Roasters')
  })

  test('can be undone to bring back an item, a line or a number that was written here', () => {
    const own = {
      riskAnalysis: { risks: [{ id: 'a', description: 'Late delivery' }] },
      businessModel: { revenueStreams: ['Subscriptions'] },
      financialProjections: { projections: { price: 41 } },
    }
    const history = record(createHistory(plan('')), plan('', own), step)
    const received = plan('', { businessModel: { revenueStreams: ['Sales'] } })
    const { present } = undoWorkbook(receiveWorkbook(history, received, [])).history
    expect(present.data).toMatchObject(own)
  })

  test('can be undone for words that another window brought back before they were redone here', () => {
    const undone = undoWorkbook(type('Harbor Roasters')).history
    const back = receiveWorkbook(undone, plan('Harbor Roasters'), [])
    const taken = receiveWorkbook(redoWorkbook(back).history, plan('Harbor'), [])
    expect(nameOf(undoWorkbook(taken).history)).toBe('Harbor Roasters')
  })

  test('keeps undone steps available for redo', () => {
    const undone = undoWorkbook(type('Harbor Roasters')).history
    const history = receiveWorkbook(undone, plan('Haven'), [])
    expect(nameOf(redoWorkbook(history).history)).toBe('Haven Roasters')
  })
})
