import { describe, expect, test } from 'vitest'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { clearLine, findByMonth, forgetItem, setMonth } from './overwrites.ts'

const volume = { line: 'volume', itemId: 'a' } as const
const sales = { line: 'sales', itemId: 'a' } as const
const ids = ['first', 'second', 'third']

function write(...months: [number, number | null][]) {
  return months.reduce<ReturnType<typeof setMonth>>(
    (overwrites, [month, value], index) => setMonth(overwrites, volume, month, value, () => ids[index] ?? ''),
    [],
  )
}

describe('a month set by hand', () => {
  test('is kept under its line and item', () => {
    const overwrites = write([3, 40])
    expect(overwrites).toEqual([{ id: 'first', line: 'volume', itemId: 'a', month: 3, value: 40 }])
    expect(findByMonth(overwrites, volume).get(3)?.value).toBe(40)
    expect(findByMonth(overwrites, sales).size).toBe(0)
  })

  test('keeps its id when it is written again', () => {
    expect(write([3, 40], [3, 41])).toEqual([
      { id: 'first', line: 'volume', itemId: 'a', month: 3, value: 41 },
    ])
  })

  test('is gone when it is set back, and the others stay', () => {
    expect([...findByMonth(write([3, 40], [4, 50], [3, null]), volume).keys()]).toEqual([4])
    expect(clearLine(write([3, 40], [4, 50]), volume)).toEqual([])
    expect(clearLine(write([3, 40]), sales)).toHaveLength(1)
  })
})

test('removing something sold removes its months set by hand and the percents of it', () => {
  const { data } = restoreWorkbook({
    data: {
      financialProjections: {
        forecast: {
          streams: [{ id: 'b', percentOfStreamId: 'a' }],
          overwrites: [
            { id: 'x', line: 'volume', itemId: 'a', month: 1, value: 1 },
            { id: 'y', line: 'volume', itemId: 'b', month: 1, value: 1 },
          ],
        },
      },
    },
  })
  const { forecast } = forgetItem(data, 'a').financialProjections
  expect(forecast.overwrites.map(({ id }) => id)).toEqual(['y'])
  expect(forecast.streams[0]?.percentOfStreamId).toBe('')
})
