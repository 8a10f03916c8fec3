import { HeadingLevel, type Paragraph, type Table } from 'docx'
import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import type {
  Block,
  FiguresBlock,
  RiskMatrixBlock,
  RowKind,
  TableBlock,
} from '#exports/document/document-model.ts'
import { drawPayback } from '#exports/document/drawings/payback.ts'
import { drawTimeline } from '#exports/document/drawings/timeline.ts'
import { writeChart, writePicture } from './chart-picture.ts'
import { colors } from './measures.ts'
import { type CellContent, writeTable } from './plan-table.ts'
import { styleIds } from './styles.ts'
import { writeParagraph } from './text-runs.ts'

/** Drawings become pictures, except the risk matrix: a table, which can be edited. */
export function writeBlock(block: Block, textWidth: number): (Paragraph | Table)[] {
  switch (block.type) {
    case 'heading':
      return [
        writeParagraph(block.text, {
          heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
        }),
      ]
    case 'paragraph':
      return [writeParagraph(block.text)]
    case 'list':
      return block.items.map((item) => writeParagraph(item, { style: styleIds.list }))
    case 'facts':
      return spaceAfter(
        writeTable(
          {
            columns: [
              { align: 'left', share: 0.3 },
              { align: 'left', share: 0.7 },
            ],
            rows: block.facts.map(({ label, value }) => [{ text: label }, { text: value }]),
          },
          textWidth,
        ),
      )
    case 'table':
      return spaceAfter(writeDataTable(block, textWidth))
    case 'figures':
      return spaceAfter(writeFigures(block, textWidth))
    case 'payback':
      return [
        writeParagraph(block.description, { keepNext: true }),
        writePicture(
          { title: 'One customer, over time', description: block.description, drawing: drawPayback(block) },
          textWidth,
        ),
      ]
    case 'risk-matrix':
      return spaceAfter(writeMatrix(block, textWidth))
    case 'chart':
      return writeChart(block, textWidth)
    case 'timeline':
      break
  }
  return drawTimeline(block).map((drawing) =>
    writePicture({ title: 'Milestones by month', description: block.description, drawing }, textWidth),
  )
}

/** Without it, Word joins adjacent tables and text follows them without a gap. */
function spaceAfter(table: Table): (Paragraph | Table)[] {
  return [table, writeParagraph('', { spacing: { after: 0, line: 200 } })]
}

function writeDataTable({ columns, rows, rowKinds }: TableBlock, textWidth: number): Table {
  return writeTable(
    {
      columns,
      head: columns.map(({ title }) => title),
      rows: rows.map((row, index) => row.map((text, place) => writeText(text, place, rowKinds?.[index]))),
      isDense: rowKinds !== undefined,
    },
    textWidth,
  )
}

function writeText(text: string, place: number, kind: RowKind | undefined): CellContent {
  if (kind === 'total' || kind === 'group') return { text, run: { bold: true } }
  return { text: kind === 'detail' && place === 0 ? `${detailIndent}${text}` : text }
}

/** Spaces that Word keeps. */
const detailIndent = '\u00A0\u00A0\u00A0'

function writeFigures({ figures }: FiguresBlock, textWidth: number): Table {
  return writeTable(
    {
      columns: [
        { align: 'left', share: 0.6 },
        { align: 'right', share: 0.4 },
      ],
      head: ['Figure', 'Value'],
      rows: figures.map(({ label, value, isHealthy }) => [
        { text: label },
        isHealthy
          ? { text: `${value} (healthy)`, run: { bold: true, color: colors.green } }
          : { text: value },
      ]),
    },
    textWidth,
  )
}

const fills: Readonly<Record<RiskPriority, string>> = {
  Critical: colors.redWash,
  'High Priority': colors.ochreWash,
  'Medium Priority': colors.blueWash,
  'Low Priority': colors.sunk,
}

const levelNames = { low: 'Low', medium: 'Medium', high: 'High' } as const

function writeMatrix({ cells }: RiskMatrixBlock, textWidth: number): Table {
  const [top = []] = cells
  return writeTable(
    {
      columns: ['', ...top].map(() => ({ align: 'left', share: 1 / (top.length + 1) })),
      head: ['Impact', ...top.map(({ probability }) => `${levelNames[probability]} probability`)],
      rows: cells.map((row) => [
        { text: row[0] ? levelNames[row[0].impact] : '', run: { bold: true } },
        ...row.map(({ priority, numbers }) => ({
          text: numbers.length === 0 ? priority : `${priority}\nRisk ${numbers.join(', ')}`,
          fill: fills[priority],
        })),
      ]),
    },
    textWidth,
  )
}
