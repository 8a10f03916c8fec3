import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { excerptPlan } from './plan-excerpt.ts'

describe('the excerpt of a plan for a model', () => {
  test("starts with the step's own section and holds the rest while there is room", () => {
    const data = restoreWorkbookData({ riskAnalysis: { risks: [{ description: 'Fire' }] } })
    const excerpt = excerptPlan(11, data)
    expect(excerpt.startsWith('"riskAnalysis": ')).toBe(true)
    expect(excerpt).toContain('"Fire"')
    expect(excerpt.split('\n')).toHaveLength(12)
  })

  test('leaves out who owns the business and how to reach them', () => {
    const cover = { owners: 'Dana Reyes', email: 'dana@harbor.example' }
    const data = restoreWorkbookData({ businessIdea: { name: 'Harbor', cover } })
    expect(excerptPlan(1, data)).toContain('Harbor')
    expect(excerptPlan(1, data)).not.toMatch(/Dana|dana@/)
  })

  test('stays short for a plan of a megabyte, and cuts long texts instead of the step', () => {
    const long = 'word '.repeat(100_000)
    const data = restoreWorkbookData({
      businessIdea: { solution: long, valueProposition: 'the end' },
      marketAnalysis: { trends: Array.from({ length: 500 }, () => ({ title: long })) },
    })
    const excerpt = excerptPlan(1, data)
    expect(excerpt.length).toBeLessThan(25_000)
    expect(excerpt).toContain('the end')
    expect(excerpt).toContain('(cut)')
  })
})
