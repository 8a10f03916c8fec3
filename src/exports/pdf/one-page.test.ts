import { expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { compileDocument } from '#exports/compile-document.ts'
import { renderDocument } from '#tests/pdf/render-plan.ts'

const date = new Date('2026-11-16T10:00:00Z')

test.each([
  ['local-service', 'a4'],
  ['saas', 'us-letter'],
  ['marketplace', 'us-letter'],
] as const)('the short version of %s fits on one page of %s', { timeout: 60_000 }, async (id, paper) => {
  const data = exampleOf(id)
  const plan = { title: data.businessIdea.name, data }
  const document = await compileDocument(plan, { date, reader: 'one-page', paper })
  const { pages } = await renderDocument(document)
  expect(pages).toHaveLength(1)
  expect(pages[0]?.text).toContain('Business Plan in Brief')
  expect(pages[0]?.text).toContain('Lowest cash')
  expect(pages[0]?.text).not.toContain('Contents')
})
