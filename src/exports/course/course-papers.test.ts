import { describe, expect, test } from 'vitest'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Paper } from '#exports/document/document-model.ts'
import { renderMarkdown } from '#exports/markdown/render-markdown.ts'
import { renderCertificate } from '#exports/pdf/render-certificate.ts'
import { readDiskFonts } from '#tests/pdf/disk-fonts.ts'
import { readPdf } from '#tests/pdf/read-pdf.ts'
import { logo, renderDocument } from '#tests/pdf/render-plan.ts'
import { wordCertificate } from './certificate.ts'
import { compileWorksheet } from './compile-worksheet.ts'

const made = { date: new Date('2027-03-31T12:00:00Z'), paper: 'a4' as const }
const worksheet = {
  title: 'What one sale leaves you',
  part: 'Money',
  rows: [
    { ask: 'Your price', lines: 1, field: ['financialProjections', 'projections', 'price'] },
    { ask: 'The problem', lines: 3, field: ['businessIdea', 'problemStatement'] },
    { ask: 'Your start-up costs', lines: 2, field: ['financialProjections', 'startupCosts'] },
    { ask: 'What surprised you', lines: 2 },
  ],
}

describe('a worksheet', () => {
  test('asks each question with what the plan says, and leaves lines for a pen', () => {
    const data = exampleOf('local-service')
    const text = renderMarkdown(compileWorksheet(worksheet, data, made))
    expect(text).toContain('### What surprised you')
    expect(text).toContain('$8')
    expect(text.match(/(?:\\_){40}/g)).toHaveLength(7)
  })

  test.each([
    ['financialProjections.startupCosts', 'Build-out and furniture'],
    ['financialProjections.forecast.runningCosts', 'Rent and utilities, $4,500'],
    ['marketAnalysis.segments', 'Early ferry commuters: 1,770 people'],
    ['teamStructure.keyHires', 'Two weeks before opening'],
    ['legalStructure.businessEntity', 'Limited Liability Company'],
    ['financialProjections.forecast.frame.firstMonth', 'Nov 2027'],
  ])('shows of %s what the question asks for, in words', (field, words) => {
    const rows = [{ ask: 'What is it?', lines: 2, field: field.split('.') }]
    const data = exampleOf('local-service')
    expect(renderMarkdown(compileWorksheet({ ...worksheet, rows }, data, made))).toContain(words)
  })

  test('leaves fewer lines where the plan already says something', () => {
    const count = (data: WorkbookData | null) =>
      compileWorksheet({ ...worksheet, rows: worksheet.rows.slice(1, 2) }, data, made).sections[0]?.blocks.at(
        -1,
      )
    expect(count(null)).toEqual({ type: 'writing-lines', count: 3 })
    expect(count(exampleOf('local-service'))).toEqual({ type: 'writing-lines', count: 2 })
  })

  test('says nothing of a plan that is not there, or whose words are brackets of a template', () => {
    expect(renderMarkdown(compileWorksheet(worksheet, null, made))).not.toContain('Your plan says')
    const template = createWorkbookData(templateOf('saas'))
    template.businessIdea.problemStatement = 'People lose [hours] each week.'
    const row = worksheet.rows.slice(1, 2)
    expect(renderMarkdown(compileWorksheet({ ...worksheet, rows: row }, template, made))).not.toContain(
      'hours',
    )
  })

  test('is one page on paper', { timeout: 60_000 }, async () => {
    const { pages } = await renderDocument(compileWorksheet(worksheet, exampleOf('local-service'), made))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.text).toContain('Your plan says')
  })
})

describe('a certificate', { timeout: 60_000 }, () => {
  const render = async (name: string, paper: Paper) => {
    const words = wordCertificate({
      name,
      number: 'K7QM-2R4X-9TDW',
      issuedAt: new Date('2027-03-31T23:30:00Z'),
      address: 'https://planwright.example/certificate/K7QM-2R4X-9TDW',
      parts: [
        { name: 'Idea', lessons: 20 },
        { name: 'Reader', lessons: 6 },
      ],
    })
    const createdAt = new Date('2027-04-01T10:00:00Z')
    return readPdf(await renderCertificate({ words, paper, fonts: readDiskFonts(), logo, createdAt }))
  }

  test('is one wide page with name, course, date, number, and where to confirm it', async () => {
    const { pages, file } = await render('Elena  Park', 'us-letter')
    expect(pages).toHaveLength(1)
    const [page] = pages
    if (!page) throw new Error('The certificate has no page')
    const { text, texts, links, widthMm, heightMm } = page
    expect([Math.round(widthMm), Math.round(heightMm)]).toEqual([279, 216])
    for (const words of [
      'Certificate of Completion',
      'Elena Park',
      'has completed the Planwright Course',
      '26 lessons in 2 parts: idea, reader.',
      'March 31, 2027',
      'K7QM-2R4X-9TDW',
      'It does not grant a license, promise a loan or judge the business.',
    ])
      expect(text).toContain(words)
    const largest = texts.filter((one) => one.text !== '').toSorted((one, other) => other.size - one.size)[0]
    expect(largest?.text).toBe('Elena Park')
    expect(links.map(({ url }) => url)).toEqual(['https://planwright.example/certificate/K7QM-2R4X-9TDW'])
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true })
  })

  test('keeps a long name between its edges', async () => {
    const { pages } = await render('Maria Magdalena Aurelia von Hohenberg-Wartenstein '.repeat(4), 'a4')
    expect(pages).toHaveLength(1)
    for (const { left, right } of pages[0]?.texts ?? []) {
      expect(left).toBeGreaterThan(20)
      expect(right).toBeLessThan(277)
    }
  })
})
