import { beforeAll, describe, expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { renderDocument } from '#tests/pdf/render-plan.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { compileDocument } from './compile-document.ts'
import type { PlanDocument } from './document/document-model.ts'
import { renderDocx } from './docx/render-docx.ts'
import { renderHtml } from './html/render-html.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'

const bankSections = [
  '1. Executive Summary',
  '2. Company Description',
  '3. Market Analysis',
  '4. Organization and Management',
  '5. Service or Product Line',
  '6. Marketing and Sales',
  '7. Funding Request',
  '8. Financial Projections',
  '9. Supporting Schedules',
  '10. Appendix',
]

function matchAll(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found)
}

// Loading the Word library and laying out pages are slow on a busy machine.
describe('a plan for a bank', { timeout: 60_000 }, () => {
  let document: PlanDocument

  beforeAll(async () => {
    const plan = { title: 'Harbor Roasters', data: exampleOf('local-service') }
    document = await compileDocument(plan, {
      date: new Date(2026, 10, 16, 12),
      reader: 'bank',
      paper: 'us-letter',
    })
  })

  test('has the bank’s order and names in Markdown', () => {
    const markdown = renderMarkdown(document)
    expect(matchAll(markdown, /^## (.*)$/gm)).toEqual(bankSections)
    expect(markdown).toContain('**Business Plan for Lenders**')
  })

  test('has the bank’s order, names and paper in print', () => {
    const html = renderHtml(document)
    expect(matchAll(html, /<h2 id="(?!contents)[^"]+">([^<]*)</g)).toEqual(bankSections)
    expect(html).toContain('<p>Business Plan for Lenders</p>')
    expect(html).toContain('size: letter portrait')
  })

  test('has the bank’s order, names and paper in Word', async () => {
    const body =
      readZip(await renderDocx(document, () => Promise.resolve(null))).get('word/document.xml') ?? ''
    const headings = body.split('</w:p>').filter((paragraph) => paragraph.includes('w:val="Heading1"'))
    expect(headings.map((heading) => matchAll(heading, /<w:t [^>]*>([^<]*)</g).join(''))).toEqual(
      bankSections,
    )
    expect(body).toContain('Business Plan for Lenders')
    expect(body).toContain('<w:pgSz w:w="12240" w:h="15840"')
  })

  test('has the bank’s order and names in the PDF', async () => {
    const { pages } = await renderDocument(document)
    const [, ...texts] = pages.map((page) => page.texts.map(({ text }) => text).join(' '))
    const body = texts.join(' ').replaceAll(/\s+/g, ' ')
    const places = document.sections.map(({ title }) => body.indexOf(title))
    expect(places).not.toContain(-1)
    expect(document.sections.map(({ number, title }) => `${number}. ${title}`)).toEqual(bankSections)
  })
})
