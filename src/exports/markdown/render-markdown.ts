import { listCoverLines } from '#exports/document/cover-details.ts'
import type { RiskCell } from '#domain/drawings/risk-cells.ts'
import type {
  Block,
  FiguresBlock,
  PlanDocument,
  RowKind,
  TableBlock,
} from '#exports/document/document-model.ts'
import { nameSection } from '#exports/document/name-section.ts'
import { escapeCell, escapeHeading, escapeLine } from './escape-text.ts'

/** The document for CommonMark readers with table support. Text shows as typed, whatever its characters. */
export function renderMarkdown({ title, subtitle, date, cover, sections }: PlanDocument): string {
  const parts = [
    `# ${escapeHeading(title)}`,
    `**${escapeLine(subtitle)}**`,
    [...listCoverLines(cover), date].map(escapeLine).join('\\\n'),
    ...sections.flatMap((section) => [
      `## ${nameSection({ ...section, title: escapeHeading(section.title) })}`,
      ...section.blocks.map((block) => renderBlock(block)),
    ]),
  ]
  return `${parts.join('\n\n')}\n`
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${escapeHeading(block.text)}`
    case 'paragraph':
      return renderLines(block.text, '')
    case 'list':
      return block.items.map((item) => `- ${renderLines(item, '  ')}`).join('\n')
    case 'facts':
      return block.facts
        .map(({ label, value }) => `- **${escapeLine(label)}:** ${renderLines(value, '  ')}`)
        .join('\n')
    case 'table':
      return renderTable(block)
    case 'figures':
      return renderFigures(block)
    case 'risk-matrix':
      return renderMatrix(block.cells)
    case 'chart':
      return `**${escapeLine(block.title)}.** ${renderLines(block.description, '')}`
    case 'writing-lines':
      return Array.from({ length: block.count }, () => '\\_'.repeat(40)).join('\n\n')
    case 'payback':
    case 'timeline':
      break
  }
  // A drawing becomes a description in words.
  return renderLines(block.description, '')
}

/** Line breaks stay, and an empty line starts a paragraph. `indent` keeps both inside a list item. */
function renderLines(text: string, indent: string): string {
  return text
    .split(/\n(?:[^\S\n]*\n)+/u)
    .map((paragraph) => paragraph.split('\n').map(escapeLine).join(`\\\n${indent}`))
    .join(`\n\n${indent}`)
}

function renderTable({ columns, rows, rowKinds }: Pick<TableBlock, 'columns' | 'rows' | 'rowKinds'>): string {
  const marks = columns.map(({ align }) => (align === 'right' ? '---:' : ':---'))
  const lines = [
    columns.map(({ title }) => escapeCell(title)),
    marks,
    ...rows.map((row, index) => row.map((text) => renderCell(text, rowKinds?.[index]))),
  ]
  return lines.map(joinCells).join('\n')
}

/** Totals and titles over rows are in bold. */
function renderCell(text: string, kind: RowKind | undefined): string {
  const cell = escapeCell(text)
  return cell !== '' && (kind === 'total' || kind === 'group') ? `**${cell}**` : cell
}

function joinCells(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Healthy figures are in bold. */
function renderFigures({ figures }: FiguresBlock): string {
  const rows = figures.map(({ label, value, isHealthy }) =>
    joinCells([escapeCell(label), isHealthy ? `**${escapeCell(value)}**` : escapeCell(value)]),
  )
  return [joinCells(['Figure', 'Value']), joinCells([':---', '---:']), ...rows].join('\n')
}

const levelNames = { low: 'Low', medium: 'Medium', high: 'High' } as const

function renderMatrix(cells: readonly (readonly RiskCell[])[]): string {
  const [top = []] = cells
  const columns = ['Impact', ...top.map(({ probability }) => `${levelNames[probability]} probability`)]
  return renderTable({
    columns: columns.map((title) => ({ title, align: 'left', share: 1 / columns.length })),
    rows: cells.map((row) => [
      row[0] ? levelNames[row[0].impact] : '',
      ...row.map(({ priority, numbers }) =>
        numbers.length === 0 ? priority : `${priority}: risk ${numbers.join(', ')}`,
      ),
    ]),
  })
}
