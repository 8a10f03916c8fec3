import { cleanLine, cleanText } from './document/clean-text.ts'
import type { Block, Paper, PlanDocument } from './document/document-model.ts'
import { toSections } from './document/readers/titled-blocks.ts'
import { describePart } from './document/text-blocks.ts'

/** The review of a plan as words, ready to be printed. */
export interface ReviewPage {
  /** 'Not ready for the bank yet' */
  verdict: string
  lead: string
  /** 'What blocks it' and so on. */
  groups: readonly { title: string; findings: readonly PrintedFinding[] }[]
  answered: readonly { title: string; reason: string }[]
}

export interface PrintedFinding {
  title: string
  content: string
  places: readonly { where: string; says: string }[]
  sums: readonly string[]
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
/** The review for a mentor: each finding with the places it compares, the sums, and lines to write on. */
export function compileReview(
  title: string,
  { verdict, lead, groups, answered }: ReviewPage,
  { date, paper }: { date: Date; paper: Paper },
): PlanDocument {
  return {
    title: cleanLine(title) || 'Business Plan',
    subtitle: 'Review for a Mentor',
    date: dateFormat.format(date),
    paper,
    cover: { business: '', owners: '', contact: [], address: '', logo: null },
    isOnePage: true,
    // One page shows no titles of sections, so the parts have headings of their own.
    sections: toSections([
      {
        title: 'Review',
        blocks: [
          ...describePart(verdict, [{ type: 'paragraph', text: lead }]),
          ...groups.flatMap((group) => describePart(group.title, group.findings.flatMap(describeFinding))),
          ...describePart('Answered by the author', answered.flatMap(describeAnswer)),
        ],
      },
    ]),
  }
}

function describeAnswer({ title, reason }: ReviewPage['answered'][number]): Block[] {
  return [
    { type: 'heading', level: 3, text: cleanLine(title) },
    { type: 'paragraph', text: `This is right because ${cleanText(reason)}` },
  ]
}

function describeFinding({ title, content, places, sums }: PrintedFinding): Block[] {
  const facts = places.map(({ where, says }) => ({ label: cleanLine(where), value: cleanText(says) || '–' }))
  return [
    { type: 'heading', level: 3, text: cleanLine(title) },
    { type: 'paragraph', text: cleanText(content) },
    ...(facts.length > 0 ? [{ type: 'facts' as const, facts }] : []),
    ...(sums.length > 0 ? [{ type: 'list' as const, items: sums.map(cleanText) }] : []),
    { type: 'paragraph', text: 'Note:' },
    { type: 'writing-lines', count: 1 },
  ]
}
