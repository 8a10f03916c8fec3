import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Block, Paper, PlanDocument } from '#exports/document/document-model.ts'
import { readOwnWords } from './worksheet-words.ts'

/** A lesson's worksheet as the course's files describe it. */
export interface Worksheet {
  /** The lesson's title. */
  title: string
  /** The name of its part. */
  part: string
  rows: readonly { ask: string; lines: number; field?: readonly string[] | undefined }[]
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A page for a pen: each question with what the plan already says, and lines to write on. */
export function compileWorksheet(
  { title, part, rows }: Worksheet,
  data: WorkbookData | null,
  { date, paper }: { date: Date; paper: Paper },
): PlanDocument {
  return {
    title: cleanLine(title),
    subtitle: `Worksheet / ${cleanLine(part)}`,
    date: dateFormat.format(date),
    paper,
    cover: {
      business: cleanLine(data?.businessIdea.name ?? ''),
      owners: '',
      contact: [],
      address: '',
      logo: null,
    },
    isOnePage: true,
    sections: [
      {
        id: 'worksheet',
        number: null,
        title: 'Worksheet',
        blocks: rows.flatMap((row) => ask(row, rows.length, data)),
      },
    ],
  }
}

function ask(
  { ask: question, lines, field }: Worksheet['rows'][number],
  questions: number,
  data: WorkbookData | null,
): Block[] {
  const own = data && field ? readOwnWords(data, field) : []
  return [
    { type: 'heading', level: 3, text: cleanLine(question) },
    ...(own.length > 0
      ? [{ type: 'facts' as const, facts: [{ label: 'Your plan says', value: own.join('\n') }] }]
      : []),
    { type: 'writing-lines', count: countLines(lines, own, questions) },
  ]
}

/** About as many letters as a line of the plan's words holds. */
const lineLength = 75
const mostSpaciousQuestions = 5

/** What the plan says needs less room for a pen, so that the questions still fit on one page. */
function countLines(lines: number, own: readonly string[], questions: number): number {
  const said = own.reduce((sum, text) => sum + Math.ceil(text.length / lineLength), 0)
  const fewest = questions > mostSpaciousQuestions ? 1 : 2
  return Math.max(Math.min(lines, fewest), lines - said)
}
