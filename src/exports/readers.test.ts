import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { fullPlan } from '#tests/builders/full-plan.ts'
import { anyPlan } from '#tests/builders/plan-arbitraries.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { compileDocument } from './compile-document.ts'
import { readers } from './document/readers.ts'
import { clipText } from './document/clip-text.ts'
import { renderDocx } from './docx/render-docx.ts'
import { renderHtml } from './html/render-html.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'

const date = new Date(2026, 10, 16, 12)

describe('a document for a reader', () => {
  test('is the full plan on A4 unless something else is chosen', async () => {
    const document = await compileDocument(fullPlan, { date })
    expect(document).toEqual(await compileDocument(fullPlan, { date, reader: 'full', paper: 'a4' }))
    expect(document).toMatchObject({ subtitle: 'Business Plan', paper: 'a4', isOnePage: false })
  })

  test('for a bank has the order and names of the SBA’s traditional plan', async () => {
    const { sections, subtitle } = await compileDocument(fullPlan, { date, reader: 'bank' })
    expect(subtitle).toBe('Business Plan for Lenders')
    expect(sections.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Executive Summary',
      '2 Company Description',
      '3 Market Analysis',
      '4 Organization and Management',
      '5 Service or Product Line',
      '6 Marketing and Sales',
      '7 Financial Projections',
      '8 Appendix',
    ])
  })

  test('for an investor begins with need and market, and ends with risks and legal form', async () => {
    const { sections } = await compileDocument(fullPlan, { date, reader: 'investor' })
    const titles = sections.map(({ title }) => title)
    expect(titles.slice(0, 4)).toEqual([
      'Executive Summary',
      'Problem and Solution',
      'Market Opportunity',
      'Business Model',
    ])
    expect(titles.slice(-2)).toEqual(['Risks', 'Legal Structure'])
  })

  test.each([
    'saas',
    'ecommerce',
    'consulting',
    'local-service',
    'service',
    'marketplace',
    'startup',
  ] as const)('on one page marks nothing of %s as cut', async (template) => {
    const plan = { title: 'Plan', data: exampleOf(template) }
    expect(JSON.stringify(await compileDocument(plan, { date, reader: 'one-page' }))).not.toContain('…')
  })

  test('on one page shortens each answer to whole sentences', async () => {
    const { sections, isOnePage } = await compileDocument(fullPlan, { date, reader: 'one-page' })
    expect(isOnePage).toBe(true)
    expect(sections).toHaveLength(1)
    const facts = sections[0]?.blocks.flatMap((block) => (block.type === 'facts' ? block.facts : [])) ?? []
    expect(facts.map(({ label }) => label)).toEqual(expect.arrayContaining(['Problem', 'Market', 'Team']))
    for (const { value } of facts) expect(value.length).toBeLessThanOrEqual(241)
    expect(sections[0]?.blocks[0]).toEqual({
      type: 'paragraph',
      text: expect.stringMatching(/^.{100,420}$/),
    })
  })

  test.each(readers)('for %s begins with a person’s own summary', async (reader) => {
    const implementationTimeline = { executiveSummary: 'In my words.\n\nAnd more.' }
    const plan = restoreWorkbook({ ...fullPlan, data: { ...fullPlan.data, implementationTimeline } })
    const { sections } = await compileDocument(plan, { date, reader })
    const [first] = sections[0]?.blocks ?? []
    expect(first).toEqual({
      type: 'paragraph',
      text: reader === 'one-page' ? 'In my words. And more.' : 'In my words.',
    })
  })

  test('lists the papers in the appendix, those that readers know first, but not on one page', async () => {
    const appendix = [
      { id: 'own', name: 'Menu', note: '' },
      { id: 'resumes', name: 'Résumés', note: 'Both owners' },
    ]
    const plan = restoreWorkbook({ data: { ...fullPlan.data, implementationTimeline: { appendix } } })
    for (const reader of ['full', 'bank', 'investor'] as const) {
      const { sections } = await compileDocument(plan, { date, reader })
      expect(sections.at(-1)).toMatchObject({ title: 'Appendix' })
      expect(sections.at(-1)?.blocks.slice(0, 2)).toMatchObject([
        { type: 'heading', text: 'Documents' },
        {
          type: 'table',
          rows: [
            ['Résumés', 'Both owners'],
            ['Menu', ''],
          ],
        },
      ])
    }
    const short = await compileDocument(plan, { date, reader: 'one-page' })
    expect(JSON.stringify(short)).not.toContain('Résumés')
  })

  test('numbers its sections in every format, but not the summary before step 1', async () => {
    const document = await compileDocument(fullPlan, { date })
    const docx =
      readZip(await renderDocx(document, () => Promise.resolve(null))).get('word/document.xml') ?? ''
    for (const file of [renderMarkdown(document), renderHtml(document), docx]) {
      expect(file).toContain('Executive Summary')
      expect(file).toContain('1. Business Idea')
      expect(file).not.toMatch(/null/u)
    }
  })

  test.each(readers)('for %s never fails, has no id twice and no empty section', async (reader) => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const { sections } = await compileDocument(plan, { date, reader })
        expect(sections.length).toBeGreaterThan(0)
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
        for (const { blocks } of sections) expect(blocks.length).toBeGreaterThan(0)
      }),
      { numRuns: 25 },
    )
  })

  test.each(readers)('for %s says what to do next when the plan is empty', async (reader) => {
    const { sections } = await compileDocument(restoreWorkbook({}), { date, reader })
    expect(sections.map(({ title }) => title)).toEqual(['Your plan starts here'])
  })
})

test('a long answer is cut after a sentence, else after a word', () => {
  expect(clipText('One.  Two!\nThree and more.', 12)).toBe('One. Two!')
  expect(clipText('One two three four', 10)).toBe('One two')
  expect(clipText('Short', 10)).toBe('Short')
  expect(clipText('🚀'.repeat(9), 5)).toBe('🚀🚀')
})
