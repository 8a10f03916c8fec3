import { HeadingLevel, type Paragraph, type Table } from 'docx'
import { nameCalendarStretch } from '#domain/wording/calendar-months.ts'
import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import type {
  Block,
  FiguresBlock,
  RiskMatrixBlock,
  RowKind,
  TableBlock,
  TimelineBlock,
} from '#exports/document/document-model.ts'
import { writeChart } from './chart-picture.ts'
import { colors } from './measures.ts'
import { type CellContent, writeTable } from './plan-table.ts'
import { styleIds } from './styles.ts'
import { writeParagraph } from './text-runs.ts'

/** Drawings become tables and text, which can be edited. */
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
      return [writeParagraph(block.description)]
    case 'risk-matrix':
      return spaceAfter(writeMatrix(block, textWidth))
    case 'chart':
      return writeChart(block, textWidth)
    case 'timeline':
      break
  }
  return spaceAfter(writeTimeline(block, textWidth))
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

/** One row per milestone and one column per range of months, with color during the milestone. */
function writeTimeline({ bars, ticks, firstMonth }: TimelineBlock, textWidth: number): Table {
  const stretches = ticks
    .slice(1)
    .map(({ month }, index) => ({ start: ticks[index]?.month ?? 0, end: month }))
  const monthShare = 0.62 / Math.max(1, stretches.length)
  return writeTable(
    {
      columns: [
        { align: 'left', share: 0.38 },
        ...stretches.map(() => ({ align: 'left' as const, share: monthShare })),
      ],
      head: ['Milestone', ...stretches.map(({ start, end }) => nameStretch(start, end, firstMonth))],
      rows: bars.map(({ title, startMonth, endMonth, isOpenEnded }) => [
        { text: title },
        ...stretches.map(({ start, end }): CellContent => {
          const isCovered = startMonth < end && (endMonth > start || isOpenEnded)
          // The mark is for readers who cannot see the color.
          return isCovered ? { text: '■', fill: colors.blue, run: { color: colors.onBlue } } : { text: '' }
        }),
      ]),
    },
    textWidth,
  )
}

function nameStretch(start: number, end: number, firstMonth: number | null): string {
  if (firstMonth !== null) return nameCalendarStretch(firstMonth + start, firstMonth + end)
  return end - start === 1 ? `Month ${end}` : `Month ${start + 1}–${end}`
}
