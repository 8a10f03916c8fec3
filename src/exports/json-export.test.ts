import { describe, expect, test } from 'vitest'
import { parsePlanFile } from '#domain/plan/parse-plan-file.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { buildJsonFileName } from './file-names.ts'
import { buildJsonExport } from './json-export.ts'

describe('the JSON export', () => {
  test('has the specified shape and imports back to an equal plan', () => {
    const workbook = restoreWorkbook({
      title: 'Harbor',
      data: { businessIdea: { name: 'Ω' }, ours: [1, null] },
    })
    const file = buildJsonExport(workbook, '2026-11-16T12:00:00.000Z')
    expect(Object.keys(file)).toEqual(['title', 'exportDate', 'version', 'data'])
    expect(file.version).toBe('1.0')
    const parsed = parsePlanFile(JSON.stringify(file))
    expect(parsed.ok && parsed.data).toEqual(workbook.data)
  })

  test.each([
    ['Harbor Roasters', 'Harbor Roasters_workbook.json'],
    ['a/b\\c:d*?"<>|', 'a b c d_workbook.json'],
    ['..', 'Business Plan_workbook.json'],
    ['\u0000\u202Eexe', 'exe_workbook.json'],
  ])('names the file of %j %s', (title, fileName) => {
    expect(buildJsonFileName(title)).toBe(fileName)
  })
})
