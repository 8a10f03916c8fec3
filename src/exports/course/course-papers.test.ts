import { describe, expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
import { createWorkbookData } from '#domain/plan/templates/create-workbook-data.ts'
import { templateOf } from '#domain/plan/templates/every-template.ts'
import { renderMarkdown } from '#exports/markdown/render-markdown.ts'
import { renderDocument } from '#tests/pdf/render-plan.ts'
import { compileCertificate } from './compile-certificate.ts'
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
    expect(text.match(/(?:\\_){40}/g)).toHaveLength(8)
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

test('a certificate is one page with name, number and date', { timeout: 60_000 }, async () => {
  const certificate = {
    name: 'Elena  Park',
    number: 'K7QM-2R4X-9TDW',
    issuedAt: new Date('2027-03-31T23:30:00Z'),
    address: 'https://planwright.example/certificate/K7QM-2R4X-9TDW',
    parts: [
      { name: 'Idea', text: 'Say it', lessons: 20 },
      { name: 'Reader', text: 'Ask for it', lessons: 6 },
    ],
  }
  const { pages } = await renderDocument(compileCertificate(certificate, 'us-letter'))
  expect(pages).toHaveLength(1)
  for (const words of ['Elena Park has completed', 'March 31, 2027', 'K7QM-2R4X-9TDW', '26 lessons'])
    expect(pages[0]?.text).toContain(words)
})
