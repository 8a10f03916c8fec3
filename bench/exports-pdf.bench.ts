import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as pdfkit from 'pdfkit'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { compileDocument } from '#exports/compile-document.ts'
import type { Block, PlanDocument } from '#exports/document/document-model.ts'
import { faceFiles } from '#exports/pdf/fonts/font-catalog.ts'
import { parseLogo } from '#exports/pdf/page/logo.ts'
import { renderPdf } from '#exports/pdf/render-pdf.ts'
import { readDiskFonts } from '#tests/pdf/disk-fonts.ts'
import { findQuantile } from './pages/key-to-paint.ts'
import { makeLongDocument } from './pages/long-document.ts'
import { reportComparison } from './report.ts'

/** Words that fill about this many of our pages. */
const wordsOf12Pages = 5200
const wordsOf100Pages = 47_500
const rounds = 5

const root = path.resolve(import.meta.dirname, '..')
const fonts = readDiskFonts()
const logo = parseLogo(readFileSync(path.join(root, 'public', 'favicon.svg'), 'utf8'))

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function renderOurs(document: PlanDocument): Promise<Uint8Array> {
  return renderPdf({ document, fonts, logo, createdAt: new Date() })
}

interface BarePdf {
  font: (bytes: Uint8Array) => BarePdf
  fontSize: (size: number) => BarePdf
  text: (text: string) => BarePdf
  on: (event: 'data' | 'end', listener: (chunk: Uint8Array) => void) => void
  end: () => void
}

/** The same words in the same fonts and size, one after another, by pdfkit's own layout: no table, no tag, no link. */
async function writeBare({ sections }: PlanDocument): Promise<number> {
  const [regular, bold] = await Promise.all([
    fonts.load(faceFiles.latin, 400),
    fonts.load(faceFiles.latin, 700),
  ])
  const { PDFDocument } = pdfkit as unknown as { PDFDocument: new (options: object) => BarePdf }
  const pdf = new PDFDocument({ size: 'A4', margin: 57 })
  let length = 0
  const ended = new Promise<void>((resolve) => {
    pdf.on('data', (chunk) => {
      length += chunk.length
    })
    pdf.on('end', () => resolve())
  })
  for (const section of sections) {
    pdf.font(bold).fontSize(20).text(section.title)
    for (const block of section.blocks) {
      const isHeading = block.type === 'heading'
      pdf.font(isHeading ? bold : regular).fontSize(isHeading ? 13 : 10)
      for (const text of listTexts(block)) pdf.text(text)
    }
  }
  pdf.end()
  await ended
  return length
}

function listTexts(block: Block): readonly string[] {
  if (block.type === 'paragraph' || block.type === 'heading') return [block.text]
  if (block.type === 'list') return block.items
  if (block.type === 'facts') return block.facts.flatMap(({ label, value }) => [label, value])
  if (block.type === 'figures') return block.figures.flatMap(({ label, value }) => [label, value])
  if (block.type === 'chart')
    return block.drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
  return block.type === 'table' ? [...block.columns.map(({ title }) => title), ...block.rows.flat()] : []
}

/** A full plan for a bank, with five years of statements. */
async function makeLenderPack(): Promise<PlanDocument> {
  const data = structuredClone(exampleOf('local-service'))
  data.financialProjections.forecast.frame.months = 60
  return compileDocument({ title: 'Harbor Roasters', data }, { date: new Date(), reader: 'bank' })
}

async function compareWithBare(name: string, document: PlanDocument, atMost: number): Promise<void> {
  const timesMs = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    timesMs.bare.push(await measureMs(() => writeBare(document)))
    timesMs.ours.push(await measureMs(() => renderOurs(document)))
  }
  reportComparison({
    name: `PDF of ${name}: ms, ours with tags, tables and contents : bare pdfkit writing the same text`,
    ours: findQuantile(timesMs.ours, 0.5),
    baseline: findQuantile(timesMs.bare, 0.5),
    limit: { atMost },
  })
}

await compareWithBare('12 pages', makeLongDocument(wordsOf12Pages), 1.5)
await compareWithBare('100 pages', makeLongDocument(wordsOf100Pages), 2)
await compareWithBare('a plan for a bank with five years of statements', await makeLenderPack(), 1.5)
