import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlanFile } from './parse-plan-file.ts'
import { restoreWorkbookData } from './restore.ts'

describe('reading a plan from a file', () => {
  test('takes the JSON export back as an equal plan', () => {
    const data = restoreWorkbookData({ businessIdea: { name: 'Harbor Roasters' }, extra: { kept: true } })
    const file = JSON.stringify({ title: 'Harbor', exportDate: '2026-11-16T12:00:00Z', version: '1.0', data })
    expect(parsePlanFile(file)).toEqual({ ok: true, title: 'Harbor', data })
  })

  test('takes the sections alone, without a title, and a file that begins with a byte order mark', () => {
    expect(parsePlanFile('\uFEFF{"businessIdea":{"name":"Bare"}}')).toMatchObject({
      ok: true,
      title: null,
      data: { businessIdea: { name: 'Bare' } },
    })
  })

  test.each([
    ['{bad', 'This file is not JSON, or it is cut off.'],
    ['', 'This file is not JSON, or it is cut off.'],
    ['[]', 'This file holds JSON, but not a business plan.'],
    ['null', 'This file holds JSON, but not a business plan.'],
    ['{"name":"package","version":"1.0"}', 'This file holds none of the sections of a business plan.'],
    ['{"data":{"x":1}}', 'This file holds none of the sections of a business plan.'],
  ])('refuses %j with the reason', (text, message) => {
    expect(parsePlanFile(text)).toEqual({ ok: false, message })
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof parsePlanFile(text).ok).toBe('boolean')
      }),
    )
  })
})
