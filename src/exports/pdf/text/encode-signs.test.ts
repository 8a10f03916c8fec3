import { describe, expect, test } from 'vitest'
import { encodeSigns, type Sign } from './encode-signs.ts'

const makeSign = (code: number, more: Partial<Sign> = {}): Sign => ({
  code,
  width: 500,
  advance: 500,
  offset: 0,
  rise: 0,
  ...more,
})

describe('glyphs as commands', () => {
  test('are one string when their widths match the font', () => {
    expect(encodeSigns([makeSign(1), makeSign(0x20)])).toEqual({
      shows: [{ operand: '<00010020>', rise: 0 }],
      width: 1000,
    })
  })

  test('move closer where they are kerned', () => {
    const { shows, width } = encodeSigns([makeSign(1, { advance: 460 }), makeSign(2)])
    expect(shows).toEqual([{ operand: '<0001> 40 <0002>', rise: 0 }])
    expect(width).toBe(960)
  })

  test('return to the baseline after a shifted and raised mark', () => {
    const mark = makeSign(2, { width: 0, advance: 0, offset: -100, rise: 50 })
    const { shows, width } = encodeSigns([makeSign(1), mark, makeSign(3)])
    expect(shows).toEqual([
      { operand: '<0001>', rise: 0 },
      { operand: ' 100 <0002>', rise: 50 },
      { operand: ' -100 <0003>', rise: 0 },
    ])
    expect(width).toBe(1000)
  })
})
