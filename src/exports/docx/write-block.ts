import { HeadingLevel, LineRuleType, type Paragraph, type Table } from 'docx'
import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import type {
  Block,
  FactsBlock,
  FiguresBlock,
  RiskMatrixBlock,
  RowKind,
  TableBlock,
} from '#exports/document/document-model.ts'
import { drawPayback } from '#exports/document/drawings/payback.ts'
import { drawTimeline } from '#exports/document/drawings/timeline.ts'
import { type WrittenPage, writePicture } from './docx-pictures.ts'
import { colors, twipsPerMillimeter } from './measures.ts'
import { type CellContent, totalLine, writeTable } from './plan-table.ts'
import { styleIds } from './styles.ts'
import { writeParagraph } from './text-runs.ts'

/** Drawings become pictures, except the risk matrix: a table, which can be edited. */
export async function writeBlock(block: Block, page: WrittenPage): Promise<(Paragraph | Table)[]> {
  const { textWidth } = page
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
      return spaceAfter(writeFacts(block.facts, textWidth))
    case 'table':
      return spaceAfter(writeDataTable(block, textWidth))
    case 'figures':
      return spaceAfter(writeFigures(block, textWidth))
    case 'payback':
      return [
        writeParagraph(block.description, { keepNext: true }),
        await writePicture({ title: 'One customer, over time', ...block, drawing: drawPayback(block) }, page),
      ]
    case 'risk-matrix':
      return spaceAfter(writeMatrix(block, textWidth))
    case 'chart':
      return [
        writeParagraph(block.title, { keepNext: true }, { bold: true }),
        await writePicture(block, page),
      ]
    case 'writing-lines':
      return Array.from({ length: block.count }, (_, index) => writeLine(index + 1 < block.count))
    case 'timeline':
      break
  }
  const drawings = drawTimeline(block)
  return Promise.all(
    drawings.map((drawing) => writePicture({ title: 'Milestones by month', ...block, drawing }, page)),
  )
}

/** Between the usual distances of narrow and wide ruled paper. */
const lineHeight = Math.round(8 * twipsPerMillimeter)

/** An empty line with a rule below it, for a pen or for typing. */
function writeLine(staysWithNext: boolean): Paragraph {
  const rule = { style: 'single', size: 4, space: 0, color: colors.rule2 } as const
  return writeParagraph('', {
    keepNext: staysWithNext,
    spacing: { before: 0, after: 0, line: lineHeight, lineRule: LineRuleType.EXACT },
    // Without the rule between them, lines of the same kind have only one rule, below the last.
    border: { bottom: rule, between: rule },
  })
}

const gapHeight = 120

/** Without it, Word joins adjacent tables and text follows them without a gap. */
function spaceAfter(table: Table): (Paragraph | Table)[] {
  return [table, writeParagraph('', { spacing: { after: 0, line: gapHeight, lineRule: LineRuleType.EXACT } })]
}

function writeDataTable({ columns, rows, rowKinds }: TableBlock, textWidth: number): Table {
  return writeTable(
    {
      columns,
      head: columns.map(({ title }) => title),
      rows: rows.map((row, index) => row.map((text, place) => writeText(text, place, rowKinds?.[index]))),
      isDense: rowKinds !== undefined,
      // A short statement is read as a whole. Moving a long one would leave much of a page empty.
      isWhole:
        rowKinds !== undefined &&
        rows.length <= mostWholeRows &&
        columns.slice(1).every(({ align }) => align === 'right'),
    },
    textWidth,
  )
}

/** About a quarter of a page. */
const mostWholeRows = 12

function writeText(text: string, place: number, kind: RowKind | undefined): CellContent {
  if (kind === 'total') return { text, run: { bold: true }, borders: { top: totalLine } }
  if (kind === 'group') return { text, run: { bold: true } }
  return { text: kind === 'detail' && place === 0 ? `${detailIndent}${text}` : text }
}

/** Spaces that Word keeps. */
const detailIndent = '\u00A0\u00A0\u00A0'

/** Label and value. None of the rows is a header. */
function writePairs(rows: readonly (readonly [CellContent, CellContent])[], textWidth: number): Table {
  return writeTable(
    {
      columns: [
        { align: 'left', share: 0.3 },
        { align: 'left', share: 0.7 },
      ],
      rows,
    },
    textWidth,
  )
}

function writeFacts(facts: FactsBlock['facts'], textWidth: number): Table {
  return writePairs(
    facts.map(({ label, value }) => [{ text: label }, { text: value }]),
    textWidth,
  )
}

function writeFigures({ figures }: FiguresBlock, textWidth: number): Table {
  return writePairs(
    figures.map(({ label, value, isHealthy, isDoubted }) => [
      { text: label },
      isHealthy
        ? { text: isDoubted ? value : `${value} (healthy)`, run: { bold: true, color: colors.green } }
        : { text: value },
    ]),
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
      isWhole: true,
    },
    textWidth,
  )
}
