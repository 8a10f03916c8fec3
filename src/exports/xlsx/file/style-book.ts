import { palette } from '#exports/document/palette.ts'

/** The index of a combination of style and number format in the file. */
export type StyleId = number

export interface NamedStyle {
  /** As the list of cell styles shows it. */
  readonly name: string
  readonly font?: { readonly size?: number; readonly isBold?: boolean; readonly color?: string }
  readonly fill?: string
  readonly border?: { readonly top?: 'thin'; readonly bottom?: 'thin'; readonly color: string }
  readonly align?: 'left' | 'right' | 'center'
  readonly indent?: number
  readonly wraps?: boolean
  /** A text that begins like a formula stays text when someone edits its cell. */
  readonly isText?: boolean
}

/** The first is the file's default. */
export const namedStyles = {
  normal: { name: 'Normal' },
  title: { name: 'Sheet title', font: { size: 16, isBold: true, color: palette.ink } },
  note: { name: 'Note', font: { size: 9, color: palette.ink3 } },
  remark: { name: 'Remark', font: { size: 9, color: palette.ink3 }, align: 'left', indent: 1 },
  section: {
    name: 'Section',
    font: { isBold: true, color: palette.blue },
    border: { bottom: 'thin', color: palette.rule2 },
  },
  sectionHead: {
    name: 'Section column',
    font: { isBold: true, color: palette.blue },
    border: { bottom: 'thin', color: palette.rule2 },
    align: 'right',
  },
  head: {
    name: 'Column head',
    font: { isBold: true, color: palette.onBlue },
    fill: palette.ink,
    align: 'right',
  },
  tableHead: {
    name: 'Table head',
    font: { size: 9, isBold: true, color: palette.ink },
    fill: palette.sunk,
    border: { bottom: 'thin', color: palette.rule2 },
    align: 'center',
    wraps: true,
  },
  count: { name: 'Month count', font: { size: 9, color: palette.ink3 }, align: 'right' },
  label: { name: 'Label', font: { color: palette.ink } },
  term: { name: 'Term', font: { size: 9, color: palette.ink3 } },
  input: { name: 'Input number', font: { color: palette.blue }, fill: palette.ochreWash },
  inputText: {
    name: 'Input text',
    font: { color: palette.blue },
    fill: palette.ochreWash,
    isText: true,
  },
  calculated: { name: 'Calculated', font: { color: palette.ink }, align: 'right' },
  year: { name: 'Calculated year', font: { color: palette.ink }, fill: palette.sunk },
  total: {
    name: 'Sum',
    font: { isBold: true, color: palette.ink },
    border: { top: 'thin', color: palette.ink2 },
  },
  totalYear: {
    name: 'Sum of a year',
    font: { isBold: true, color: palette.ink },
    fill: palette.sunk,
    border: { top: 'thin', color: palette.ink2 },
  },
  check: { name: 'Agreement check', font: { color: palette.green }, fill: palette.greenWash },
} as const satisfies Record<string, NamedStyle>

export type StyleName = keyof typeof namedStyles

export interface StyleUse {
  readonly style: StyleName
  /** The number format's code, or empty for the default. */
  readonly format: string
}

/** Gives every combination of style and number format that a file uses its number. */
export interface StyleBook {
  find: (style: StyleName, format?: string) => StyleId
  list: () => readonly StyleUse[]
}

export function createStyleBook(): StyleBook {
  const uses: StyleUse[] = [{ style: 'normal', format: '' }]
  const ids = new Map<string, StyleId>([['normal ', 0]])
  return {
    find: (style, format = '') => {
      const key = `${style} ${format}`
      const known = ids.get(key)
      if (known !== undefined) return known
      ids.set(key, uses.length)
      uses.push({ style, format })
      return uses.length - 1
    },
    list: () => uses,
  }
}
