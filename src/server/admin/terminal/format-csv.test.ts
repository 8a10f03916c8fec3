import { expect, test } from 'vitest'
import { formatCsv } from './format-csv.ts'

test('quotes what needs it, and keeps a spreadsheet from running anything', () => {
  expect(
    formatCsv([
      ['a', 'b,c', 'say "hi"'],
      ['=1+1', '-2', 'line\nbreak'],
      ['＝1', '＠x', '\n=1'],
    ]),
  ).toBe('a,"b,c","say ""hi"""\r\n\'=1+1,\'-2,"line\nbreak"\r\n\'＝1,\'＠x,"\'\n\'=1"')
})

test.each([';', '\t', '\n', ',', '", ;'])(
  'leaves no formula behind for a reader that splits at %j',
  (separator) => {
    const line = formatCsv([['a;=1+1', 'b; "=2"', 'c;\t+3', `d${separator}@SUM(A1)`, '"=4']])
    for (const part of line.split(/[;\t\r\n]/)) {
      expect(part.replaceAll('"', '').trimStart()).not.toMatch(/^[=+\-@]/)
    }
  },
)
