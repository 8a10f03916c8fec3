import { expect, test } from 'vitest'
import { compileDocument } from '#exports/compile-document.ts'
import type { Reader } from '#exports/document/readers.ts'
import { renderDocx } from '#exports/docx/render-docx.ts'
import { renderHtml } from '#exports/html/render-html.ts'
import { renderMarkdown } from '#exports/markdown/render-markdown.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { readZip } from '#tests/support/read-zip.ts'

function compile(projections: object, reader: Reader) {
  const data = exampleOf('local-service')
  Object.assign(data.financialProjections.projections, projections)
  return compileDocument({ title: 'Pier 7', data }, { date: new Date(2026, 10, 19), reader })
}

test('a ratio beyond 20 is emphasized in every format, explained, and never called healthy', async () => {
  const document = await compile(
    { price: 94.4, cogs: 40, cac: 4, churnRate: 5, purchasesPerMonth: 1 },
    'full',
  )
  const docx = readZip(await renderDocx(document, async () => new Uint8Array()))
  const word = docx.get('word/document.xml') ?? ''
  for (const text of [renderHtml(document), renderMarkdown(document), word]) {
    expect(text).toContain('472.0x')
    expect(text).toContain('472× means that CAC leaves something out')
  }
  expect(word).not.toContain('472.0x (healthy)')
  expect(renderHtml(document)).toContain('<dd>472.0x</dd>')
  expect(renderMarkdown(document)).toContain('**472.0x**')
})

test('a sale at a loss is said to never pay back', async () => {
  const document = await compile({ price: 8, cogs: 10, cac: 5, churnRate: 15 }, 'full')
  expect(renderMarkdown(document)).toContain('Each sale loses $2: never pays back.')
})

test('where no one subscribes, MRR and churn are explained, and a lender does not see them', async () => {
  const full = renderMarkdown(await compile({}, 'full'))
  expect(full).toContain('MRR and churn are per customer and month here')
  expect(full).toContain('Monthly churn')
  const bank = renderMarkdown(await compile({}, 'bank'))
  expect(bank).toContain('Unit Economics')
  expect(bank).not.toMatch(/MRR|churn/u)
})
