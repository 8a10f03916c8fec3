import { describe, expect, test } from 'vitest'
import { writeField } from '#domain/plan/address/field-values.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { listDifferences } from './cloud-differences.ts'
import { findChangedFields } from './find-changed-fields.ts'
import { createHistory, record } from './history.ts'
import { joinWorkbooks } from './merge-workbooks.ts'
import { undoWorkbook } from './workbook-history.ts'

const empty = restoreWorkbook({})
const edit = (plan: Workbook, change: (data: WorkbookData) => WorkbookData): Workbook => ({
  ...plan,
  data: change(plan.data),
})
const forecastOf = ({ data }: Workbook) => data.financialProjections.forecast

describe('two tabs that begin a forecast at the same time', () => {
  test('keep the numbers, the items and the words of both', () => {
    const ours = edit(empty, (data) =>
      writeField(data, ['financialProjections', 'forecast', 'frame', 'minimumCash'], 5000),
    )
    const theirs = restoreWorkbook({
      ...empty,
      data: {
        ...empty.data,
        financialProjections: {
          ...empty.data.financialProjections,
          currency: 'EUR',
          forecast: { frame: { firstMonth: '2027-03' }, streams: [{ id: 's1', name: 'Full groom' }] },
          funding: { loans: [{ id: 'l1', amount: 85_000 }] },
        },
      },
    })
    const { merged, conflicts } = joinWorkbooks(empty, ours, theirs)
    expect(conflicts).toEqual([])
    expect(forecastOf(merged).frame).toMatchObject({ firstMonth: '2027-03', minimumCash: 5000, months: 36 })
    expect(forecastOf(merged).streams).toMatchObject([{ id: 's1', name: 'Full groom' }])
    expect(merged.data.financialProjections).toMatchObject({
      currency: 'EUR',
      funding: { loans: [{ id: 'l1', amount: 85_000 }] },
    })
  })

  test('never mix two currencies or two months into one', () => {
    const choose = (currency: string, firstMonth: string) =>
      edit(empty, (data) =>
        writeField(
          writeField(data, ['financialProjections', 'currency'], currency),
          ['financialProjections', 'forecast', 'frame', 'firstMonth'],
          firstMonth,
        ),
      )
    const { merged, conflicts } = joinWorkbooks(empty, choose('EUR', '2027-03'), choose('GBP', '2027-04'))
    expect(merged.data.financialProjections.currency).toBe('EUR')
    expect(forecastOf(merged).frame.firstMonth).toBe('2027-03')
    expect(conflicts).toHaveLength(2)
  })
})

describe('a change in a forecast', () => {
  const data = exampleOf('service')
  const [stream] = data.financialProjections.forecast.streams
  const before = { ...empty, data }
  const streamAddress = ['financialProjections', 'forecast', 'streams', { id: stream?.id ?? '' }] as const
  const price = [...streamAddress, 'price'] as const
  const after = edit(before, (plan) => writeField(plan, price, 165))

  test('is named in the words of the form', () => {
    expect(listDifferences(before, after, String)).toMatchObject([
      {
        section: 'Financial Projections',
        field: 'What you sell / Monthly cleaning plans / Price',
        one: '150',
        other: '165',
      },
    ])
  })

  test('of a choice or a reference is shown in words, and an empty number as nothing', () => {
    const changed = edit(before, (plan) => {
      const sold = writeField(plan, [...streamAddress, 'kind'], 'units')
      return writeField(sold, ['financialProjections', 'forecast', 'frame', 'minimumCash'], null)
    })
    expect(listDifferences(before, changed, String).map(({ one, other }) => [one, other])).toEqual([
      ['2000', ''],
      ['Subscribers', 'Visits or orders × price'],
    ])
  })

  test('is found again, so that undo can show it', () => {
    expect(findChangedFields(before.data, after.data)).toEqual([price])
  })

  test('is undone alone, while another tab’s numbers stay', () => {
    const history = record(createHistory(before), after, { label: 'Price', coalesceKey: null, nowMs: 0 })
    const draws = ['financialProjections', 'forecast', 'timing', 'ownersDraws'] as const
    const received = { ...history, present: edit(after, (plan) => writeField(plan, draws, 900)) }
    const undone = undoWorkbook(received).history.present
    expect(forecastOf(undone).streams[0]?.price).toBe(150)
    expect(forecastOf(undone).timing.ownersDraws).toBe(900)
  })
})
