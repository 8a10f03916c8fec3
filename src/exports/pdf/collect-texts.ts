import { listCoverLines } from '#exports/document/cover-details.ts'
import type { Block, PlanDocument } from '#exports/document/document-model.ts'
import type { UsedTexts } from '#exports/pdf/fonts/font-set.ts'

/** Characters that we add ourselves: page numbers, picture labels and the ellipsis. */
const ownText = 'Contents Page of 0123456789 $,.+–… Impact Probability CAC Paid back Months Days'

/** Every text by its font weight, so that fonts can be fetched before anything is measured. */
export function collectTexts({ title, subtitle, date, cover, sections }: PlanDocument): UsedTexts {
  const regular: string[] = [ownText, title, date, ...listCoverLines(cover)]
  const bold: string[] = [ownText, title, subtitle]
  for (const section of sections) {
    bold.push(section.title)
    regular.push(section.title)
    for (const block of section.blocks) collectBlock(block, regular, bold)
  }
  return { 400: regular, 700: bold }
}

function collectBlock(block: Block, regular: string[], bold: string[]): void {
  switch (block.type) {
    case 'heading':
      bold.push(block.text)
      break
    case 'paragraph':
      regular.push(block.text)
      break
    case 'list':
      regular.push(...block.items)
      break
    case 'facts':
      for (const { label, value } of block.facts) {
        bold.push(label)
        regular.push(value)
      }
      break
    case 'table':
      bold.push(...block.columns.map(({ title }) => title))
      block.rows.forEach((row, index) => {
        const kind = block.rowKinds?.[index]
        const isStrong = kind === 'total' || kind === 'group'
        const texts = isStrong ? bold : regular
        texts.push(...row)
      })
      break
    case 'chart':
      bold.push(block.title)
      for (const shape of block.drawing.shapes) {
        if (shape.kind !== 'text') continue
        const texts = shape.isStrong ? bold : regular
        texts.push(shape.text)
      }
      break
    case 'figures':
      for (const { label, value } of block.figures) {
        regular.push(label)
        bold.push(value)
      }
      break
    case 'timeline':
      regular.push(block.description, block.axisText, ...block.bars.map(({ title }) => title))
      regular.push(...block.ticks.map(({ label }) => label))
      break
    case 'writing-lines':
      break
    case 'payback':
    case 'risk-matrix':
      regular.push(block.description)
      break
  }
}
