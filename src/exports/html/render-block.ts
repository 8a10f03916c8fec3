import type {
  Block,
  ChartBlock,
  FiguresBlock,
  PaybackBlock,
  RowKind,
  TableBlock,
  TimelineBlock,
} from '#exports/document/document-model.ts'
import { drawPayback } from '#exports/document/drawings/payback.ts'
import { drawTimeline } from '#exports/document/drawings/timeline.ts'
import { drawDrawing } from './draw-picture.ts'
import { drawRiskMatrix } from './draw-risk-matrix.ts'
import { escapeHtml } from '#domain/html/escape-html.ts'

/** `id` is unique to the block, for the parts of a picture that refer to each other. */
export function renderBlock(block: Block, id: string): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level + 1} dir="auto">${escapeHtml(block.text)}</h${block.level + 1}>`
    case 'paragraph':
      return `<p dir="auto">${escapeHtml(block.text)}</p>`
    case 'list':
      return `<ul>\n${block.items.map((item) => `<li dir="auto">${escapeHtml(item)}</li>`).join('\n')}\n</ul>`
    case 'facts':
      return renderPairs(block.facts)
    case 'table':
      return renderTable(block)
    case 'figures':
      return renderFigures(block)
    case 'payback':
      return renderPayback(block, id)
    case 'risk-matrix':
      return `<figure>\n${drawRiskMatrix(id, block)}\n</figure>`
    case 'chart':
      return renderChart(block, id)
    case 'writing-lines':
      return '<div class="writing-line"></div>\n'.repeat(block.count)
    case 'timeline':
      break
  }
  return renderTimeline(block, id)
}

function renderPayback(block: PaybackBlock, id: string): string {
  const { description } = block
  const picture = drawDrawing({ id, title: 'One customer, over time', description }, drawPayback(block))
  return `<figure>\n<figcaption>${escapeHtml(description)}</figcaption>\n${picture}\n</figure>`
}

function renderTimeline(block: TimelineBlock, id: string): string {
  const { description } = block
  const pictures = drawTimeline(block).map((drawing, page) =>
    drawDrawing({ id: `${id}-${page + 1}`, title: 'Milestones by month', description }, drawing),
  )
  return pictures.map((picture) => `<figure>\n${picture}\n</figure>`).join('\n')
}

function renderPairs(facts: readonly { label: string; value: string }[]): string {
  const pairs = facts.map(
    ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`,
  )
  return `<dl>\n${pairs.join('\n')}\n</dl>`
}

function renderFigures({ figures }: FiguresBlock): string {
  const pairs = figures.map(({ label, value, isHealthy, isDoubted }) => {
    const opening = isHealthy ? '<div class="healthy">' : '<div>'
    const mark = isHealthy && !isDoubted ? ' <span>Healthy</span>' : ''
    return `${opening}<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}${mark}</dd></div>`
  })
  return `<dl class="figures">\n${pairs.join('\n')}\n</dl>`
}

function renderChart({ title, description, drawing }: ChartBlock, id: string): string {
  const picture = drawDrawing({ id, title, description }, drawing)
  return `<figure>\n<figcaption><strong>${escapeHtml(title)}</strong></figcaption>\n${picture}\n</figure>`
}

const rowClasses: Readonly<Record<RowKind, string>> = {
  line: '',
  detail: ' class="detail"',
  total: ' class="total"',
  group: ' class="group"',
}

function renderTable({ caption, columns, rows, rowKinds }: TableBlock): string {
  const classOf = (index: number) => (columns[index]?.align === 'right' ? ' class="right"' : '')
  const widths = columns.map(({ share }) => `<col width="${Math.round(share * 1000) / 10}%">`)
  // A corner without words heads nothing.
  const head = columns.map(({ title }, index) =>
    title === '' ? '<td></td>' : `<th scope="col"${classOf(index)}>${escapeHtml(title)}</th>`,
  )
  const cell = (text: string, index: number) =>
    rowKinds && index === 0
      ? `<th scope="row" dir="auto">${escapeHtml(text)}</th>`
      : `<td dir="auto"${classOf(index)}>${escapeHtml(text)}</td>`
  const body = rows.map(
    (row, index) => `<tr${rowClasses[rowKinds?.[index] ?? 'line']}>${row.map(cell).join('')}</tr>`,
  )
  return [
    rowKinds ? '<table class="statement">' : '<table>',
    `<caption>${escapeHtml(caption)}</caption>`,
    `<colgroup>${widths.join('')}</colgroup>`,
    `<thead><tr>${head.join('')}</tr></thead>`,
    `<tbody>\n${body.join('\n')}\n</tbody>`,
    '</table>',
  ].join('\n')
}
