import { describe, expect, test } from 'vitest'
import { readPastedCells } from './read-pasted-cells.ts'

describe('cells pasted from a spreadsheet', () => {
  test('are read from a row and from a column', () => {
    expect(readPastedCells('100\t200\t300')).toEqual([100, 200, 300])
    expect(readPastedCells('100\r\n200\r\n300\r\n')).toEqual([100, 200, 300])
  })

  test('may have signs, commas, blanks, losses in parentheses and dashes for zero', () => {
    expect(readPastedCells('$1,200.50\t($300)\t$ 2 000 \t -  \t(1,000)\t-5')).toEqual([
      1200.5, -300, 2000, 0, -1000, -5,
    ])
  })

  test('keep their places when some are empty', () => {
    expect(readPastedCells('100\t\t300')).toEqual([100, null, 300])
    expect(readPastedCells('100\n\n300\n')).toEqual([100, null, 300])
  })

  test('may come with the names of the months', () => {
    expect(readPastedCells('Jan\tFeb\n100\t200')).toEqual([100, 200])
  })
})
