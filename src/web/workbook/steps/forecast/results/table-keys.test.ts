import { expect, test } from 'vitest'
import { findNextCell } from './table-keys.ts'

const size = { rows: 3, columns: 4 }
const press = (key: string, row: number, column: number, ctrlKey = false) =>
  findNextCell({ key, ctrlKey }, { row, column }, size)

test('arrow keys move by one cell and stop at the edges', () => {
  expect(press('ArrowRight', 0, 0)).toEqual({ row: 0, column: 1 })
  expect(press('ArrowDown', 0, 1)).toEqual({ row: 1, column: 1 })
  expect(press('ArrowUp', 0, 1)).toEqual({ row: 0, column: 1 })
  expect(press('ArrowLeft', 2, 0)).toEqual({ row: 2, column: 0 })
})

test('Home and End go to the ends of the row, and with Control of the table', () => {
  expect(press('End', 1, 0)).toEqual({ row: 1, column: 3 })
  expect(press('Home', 1, 3)).toEqual({ row: 1, column: 0 })
  expect(press('End', 0, 0, true)).toEqual({ row: 2, column: 3 })
  expect(press('Home', 2, 2, true)).toEqual({ row: 0, column: 0 })
})

test('other keys do not move', () => {
  expect(press('Enter', 1, 1)).toBeNull()
})
