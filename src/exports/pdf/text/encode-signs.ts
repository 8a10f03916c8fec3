/** A glyph of the subset and its position, in thousandths of the type size. */
export interface Sign {
  code: number
  /** The width in the font. */
  width: number
  /** From here to the next. */
  advance: number
  offset: number
  rise: number
}

/** Consecutive glyphs that are raised above the baseline by the same distance. */
export interface Show {
  /** The text between the brackets of PDF's TJ. */
  operand: string
  rise: number
}

/** From left to right. `width` is how far the pen has moved at the end. */
export function encodeSigns(signs: readonly Sign[]): { shows: Show[]; width: number } {
  const shows: Show[] = []
  let operand = ''
  let hex = ''
  let rise = 0
  let width = 0
  /** How far the pen is behind its correct position. */
  let lag = 0
  const flushHex = () => {
    if (hex) operand += `<${hex}>`
    hex = ''
  }
  const flushShow = () => {
    flushHex()
    if (operand) shows.push({ operand, rise })
    operand = ''
  }
  const move = (distance: number) => {
    const rounded = Math.round(distance)
    if (rounded === 0) return
    flushHex()
    operand += ` ${-rounded} `
    width += rounded
    lag -= rounded
  }
  for (const sign of signs) {
    if (sign.rise !== rise) {
      flushShow()
      rise = sign.rise
    }
    move(lag + sign.offset)
    hex += sign.code.toString(16).padStart(4, '0')
    width += sign.width
    lag += sign.advance - sign.width
  }
  move(lag)
  flushShow()
  return { shows, width }
}
