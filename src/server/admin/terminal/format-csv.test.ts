import { expect, test } from 'vitest'
import { formatCsv } from './format-csv.ts'

test('cells are quoted where needed, and a spreadsheet runs none of them as a formula', () => {
  expect(
    formatCsv([
      ['a', 'b,c', 'say "hi"'],
      ['=1+1', '-2', 'line\nbreak'],
      ['＝1', '＠x', '\n=1'],
    ]),
  ).toBe('a,"b,c","say ""hi"""\r\n\'=1+1,\'-2,"line\nbreak"\r\n\'＝1,\'＠x,"\'\n\'=1"')
})

test.each([';', '\t', '\n', ',', '", ;'])('a reader that splits at %j finds no formula', (separator) => {
  const line = formatCsv([['a;=1+1', 'b; "=2"', 'c;\t+3', `d${separator}@SUM(A1)`, '"=4']])
  for (const part of line.split(/[;\t\r\n]/)) {
    expect(part.replaceAll('"', '').trimStart()).not.toMatch(/^[=+\-@]/)
  }
})
