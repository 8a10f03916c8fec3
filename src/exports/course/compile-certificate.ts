import { product } from '#domain/content/product.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Paper, PlanDocument } from '#exports/document/document-model.ts'

export interface PrintedCertificate {
  name: string
  number: string
  issuedAt: Date
  /** Where anyone can confirm the number. */
  address: string
  parts: readonly { name: string; text: string; lessons: number }[]
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** One page that names the learner, the course and the date. It shows nothing of the plan. */
export function compileCertificate(
  { name, number, issuedAt, address, parts }: PrintedCertificate,
  paper: Paper,
): PlanDocument {
  const date = dateFormat.format(issuedAt)
  const who = cleanLine(name)
  const lessons = parts.reduce((sum, part) => sum + part.lessons, 0)
  return {
    title: who,
    subtitle: 'Certificate of Completion',
    date,
    paper,
    cover: { business: `${product.name} Course`, owners: '', contact: [], address: '', logo: null },
    isOnePage: true,
    sections: [
      {
        id: 'certificate',
        number: null,
        title: 'Certificate of Completion',
        blocks: [
          { type: 'heading', level: 2, text: `${who} has completed the ${product.name} Course.` },
          {
            type: 'paragraph',
            text: `The course has ${lessons} lessons, from the idea to the meeting at the bank. A lesson is complete when the learner’s own business plan passes its exercise.`,
          },
          {
            type: 'table',
            caption: 'The parts of the course',
            columns: [
              { title: 'Part', align: 'left', share: 0.22 },
              { title: 'What it is about', align: 'left', share: 0.63 },
              { title: 'Lessons', align: 'right', share: 0.15 },
            ],
            rows: parts.map((part) => [cleanLine(part.name), cleanLine(part.text), String(part.lessons)]),
          },
          {
            type: 'facts',
            facts: [
              { label: 'Completed on', value: date },
              { label: 'Number', value: number },
              { label: 'Confirm it at', value: address },
            ],
          },
          {
            type: 'paragraph',
            text: 'The certificate confirms the work on the course. It is no license and no promise of a loan.',
          },
        ],
      },
    ],
  }
}
