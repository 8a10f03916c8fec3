import { type Color, palette } from './pdf-colors.ts'
import type { TextStyle } from '#exports/pdf/text/typesetter.ts'

export interface BlockStyle extends TextStyle {
  /** The distance between baselines. */
  leading: number
  color: Color
}

/** In points. Heading sizes differ by about a quarter. Text has a comfortable size for print. */
export const typeScale = {
  section: { size: 20, leading: 26, weight: 700, color: palette.ink },
  part: { size: 13, leading: 18, weight: 700, color: palette.ink },
  item: { size: 10.5, leading: 15, weight: 700, color: palette.ink },
  body: { size: 10, leading: 15, weight: 400, color: palette.ink },
  label: { size: 9, leading: 15, weight: 700, color: palette.ink2 },
  cell: { size: 9, leading: 13, weight: 400, color: palette.ink },
  columnTitle: { size: 8.5, leading: 13, weight: 700, color: palette.ink2 },
  statementCell: { size: 8, leading: 10.5, weight: 400, color: palette.ink },
  statementTitle: { size: 7.5, leading: 10, weight: 700, color: palette.ink2 },
  figure: { size: 17, leading: 22, weight: 700, color: palette.ink },
  figureLabel: { size: 8.5, leading: 12, weight: 400, color: palette.ink2 },
  caption: { size: 8.5, leading: 12.5, weight: 400, color: palette.ink2 },
  mark: { size: 7.5, leading: 10, weight: 400, color: palette.ink3 },
  strongMark: { size: 7.5, leading: 10, weight: 700, color: palette.ink },
  contents: { size: 10.5, leading: 21, weight: 400, color: palette.ink },
  footer: { size: 8, leading: 10, weight: 400, color: palette.ink3 },
} as const satisfies Record<string, BlockStyle>

/** The space above a block, in points. There is none at the top of a page. */
export const spaceAbove = {
  section: 34,
  part: 18,
  item: 12,
  paragraph: 7,
  listItem: 3.5,
  fact: 3,
  table: 9,
  picture: 12,
} as const

/** Half the height of capitals, which centers letters vertically. */
const capitalHeight = 0.714

export function baselineWithin({ leading, size }: Pick<BlockStyle, 'leading' | 'size'>): number {
  return (leading + capitalHeight * size) / 2
}
