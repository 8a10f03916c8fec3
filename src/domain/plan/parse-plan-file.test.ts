import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlanFile, readPlanFile } from './parse-plan-file.ts'
import { maxListEntries, maxPlanBytes, maxPlanDepth } from './plan-limits.ts'
import { restoreWorkbookData } from './restore.ts'

const tooLarge = 'This plan uses more than the 4 MB that a plan can have.'
const named = (name: string) => JSON.stringify({ businessIdea: { name } })

describe('reading a plan from a file', () => {
  test('reads the JSON export back as an equal plan', () => {
    const data = restoreWorkbookData({ businessIdea: { name: 'Harbor Roasters' }, extra: { kept: true } })
    const file = JSON.stringify({ title: 'Harbor', exportDate: '2026-11-16T12:00:00Z', version: '1.0', data })
    expect(parsePlanFile(file)).toEqual({
      ok: true,
      title: 'Harbor',
      data,
      completedSteps: null,
      isLogoDropped: false,
    })
  })

  test('reads the completed steps of a stored workbook, even when there are none', () => {
    const store = (completedSteps: unknown) =>
      parsePlanFile(JSON.stringify({ data: { businessIdea: {} }, completedSteps }))
    expect(store([3, 1, 99])).toMatchObject({ completedSteps: [1, 3] })
    expect(store([])).toMatchObject({ completedSteps: [] })
    expect(store('all')).toMatchObject({ completedSteps: null })
  })

  test('accepts sections without a title and a file that starts with a byte order mark', () => {
    expect(parsePlanFile('\uFEFF{"businessIdea":{"name":"Bare"}}')).toMatchObject({
      ok: true,
      title: null,
      data: { businessIdea: { name: 'Bare' } },
    })
  })

  test.each([
    ['{bad', 'This file is not JSON, or it is cut off.'],
    ['', 'This file is not JSON, or it is cut off.'],
    ['[]', 'This file contains JSON, but not a business plan.'],
    ['null', 'This file contains JSON, but not a business plan.'],
    ['{"name":"package","version":"1.0"}', 'This file contains no sections of a business plan.'],
    ['{"data":{"x":1}}', 'This file contains no sections of a business plan.'],
  ])('rejects %j with a reason', (text, message) => {
    expect(parsePlanFile(text)).toEqual({ ok: false, message })
  })

  test('rejects a file that is larger than any plan before reading it', async () => {
    const unread = () => Promise.reject(new Error('it was read'))
    expect(await readPlanFile({ size: 1_000_000_000, text: unread })).toEqual({
      ok: false,
      message: tooLarge,
    })
    const text = named('Small')
    expect(await readPlanFile({ size: text.length, text: () => Promise.resolve(text) })).toMatchObject({
      ok: true,
      data: { businessIdea: { name: 'Small' } },
    })
  })

  test('rejects a plan that is too large for the cloud, measured in bytes of its letters', () => {
    // In these numbers, wrong counts of two letters do not make up for each other.
    const letters = 'é語語🚀🚀🚀🚀'
    const bytesOf = (text: string) => new TextEncoder().encode(text).length
    const most = letters.repeat(Math.floor((maxPlanBytes - named('').length) / bytesOf(letters)))
    const full = most + 'x'.repeat(maxPlanBytes - bytesOf(named(most)))
    expect(parsePlanFile(named(full)).ok).toBe(true)
    expect(parsePlanFile(named(`${full}x`))).toEqual({ ok: false, message: tooLarge })
  })

  test('reads back a plan of exactly the maximum size, whatever the spacing of its export', async () => {
    const risks = Array.from({ length: 1000 }, (_, at) => ({ id: `r${at}`, description: 'x'.repeat(4000) }))
    const text = JSON.stringify(
      { title: 'Long', data: restoreWorkbookData({ riskAnalysis: { risks } }) },
      null,
      2,
    )
    expect(text.length).toBeGreaterThan(maxPlanBytes * 0.95)
    expect(await readPlanFile({ size: text.length, text: () => Promise.resolve(text) })).toMatchObject({
      ok: true,
    })
  })

  test('rejects a plan with too many entries or levels before repairing it', () => {
    const risks = `[${'"a",'.repeat(maxListEntries)}"a"]`
    expect(parsePlanFile(`{"riskAnalysis":{"risks":${risks}}}`)).toEqual({
      ok: false,
      message: 'This plan uses more than the 10,000 list entries that a plan can have.',
    })
    for (const levels of [maxPlanDepth + 1, 100_000]) {
      const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`
      expect(parsePlanFile(`{"title":"Deep","data":{"businessIdea":{},"x":${deep}}}`)).toEqual({
        ok: false,
        message: 'This plan is nested more than 100 levels deep, which is more than any plan needs.',
      })
    }
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof parsePlanFile(text).ok).toBe('boolean')
      }),
    )
  })
})
