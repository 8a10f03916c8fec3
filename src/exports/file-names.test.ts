import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildDocxFileName,
  buildHtmlFileName,
  buildXlsxFileName,
  buildJsonFileName,
  buildMarkdownFileName,
  buildPdfFileName,
  buildReviewFileName,
  buildScheduleFileName,
} from './file-names.ts'

test('each format has its own file name, and the PDF’s has underscores instead of spaces', () => {
  expect(buildPdfFileName('Harbor Roasters')).toBe('Harbor_Roasters_business_plan.pdf')
  expect(buildMarkdownFileName('Harbor Roasters')).toBe('Harbor Roasters_business_plan.md')
  const details = { reader: 'full', madeOn: new Date(2026, 10, 9) } as const
  expect(buildPdfFileName('Harbor Roasters', details)).toBe('Harbor_Roasters_business_plan.pdf')
  expect(buildMarkdownFileName('Harbor Roasters', details)).toBe('Harbor Roasters_business_plan.md')
  expect(buildDocxFileName('Harbor Roasters', details)).toBe(
    'Harbor Roasters_business_plan_full_2026-11-09.docx',
  )
  expect(buildHtmlFileName('Harbor Roasters')).toBe('Harbor Roasters_business_plan.html')
})

test('a file for a reader names the reader and the day', () => {
  const details = { reader: 'bank', madeOn: new Date(2026, 10, 9) } as const
  expect(buildPdfFileName('Pier 7', details)).toBe('Pier_7_business_plan_bank_2026-11-09.pdf')
  expect(buildMarkdownFileName('Pier 7', details)).toBe('Pier 7_business_plan_bank_2026-11-09.md')
  expect(buildDocxFileName('Pier 7', details)).toBe('Pier 7_business_plan_bank_2026-11-09.docx')
  expect(buildXlsxFileName('Pier 7', details)).toBe('Pier 7_forecast_bank_2026-11-09.xlsx')
  expect(buildScheduleFileName('Pier 7', details)).toBe('Pier 7_loan_schedule_bank_2026-11-09.csv')
  expect(buildReviewFileName('Pier 7', details.madeOn)).toBe('Pier 7_review_2026-11-09.pdf')
})

test.each([
  ['a/b\\c:d*?"<>|', 'a_b_c_d_business_plan.pdf'],
  ['../../etc/passwd', 'etc_passwd_business_plan.pdf'],
  ['C:\\Plans', 'C_Plans_business_plan.pdf'],
  ['tab\tand\nline', 'tab_and_line_business_plan.pdf'],
  ['\u202Efdp.exe', 'fdp.exe_business_plan.pdf'],
  ['...', 'Business_Plan_business_plan.pdf'],
  ['CON', 'CON_business_plan.pdf'],
  ['con.txt', '_con.txt_business_plan.pdf'],
  ['NUL .a', '_NUL_.a_business_plan.pdf'],
  ['Console', 'Console_business_plan.pdf'],
  ['中文 العربية 🚀', '中文_العربية_🚀_business_plan.pdf'],
  ['\uD83D broken', 'broken_business_plan.pdf'],
])('is safe on every system for %j', (title, name) => {
  expect(buildPdfFileName(title)).toBe(name)
})

test('a long title is cut to the limit of file systems', () => {
  expect(buildPdfFileName('中'.repeat(400))).toBe(`${'中'.repeat(66)}_business_plan.pdf`)
})

test('no title leads to a name that a system rejects', () => {
  const anyTitle = fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10ffff })), {
      maxLength: 300,
    })
    .map((codePoints) => String.fromCodePoint(...codePoints))
  const allowed = /^[^\p{Cc}<>:"/\\|?*. ][^\p{Cc}<>:"/\\|?*]*$/u
  fc.assert(
    fc.property(anyTitle, (title) => {
      const names = [buildPdfFileName(title), buildJsonFileName(title)]
      expect(names.filter((name) => !allowed.test(name) || Buffer.byteLength(name) > 255)).toEqual([])
    }),
  )
})
