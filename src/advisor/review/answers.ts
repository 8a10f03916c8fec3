import { writeAddress } from '#domain/plan/address/write-address.ts'
import { deriveId } from '#domain/plan/ids.ts'
import { reviewListLimits } from '#domain/plan/list-limits.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { ReviewFinding } from './finding.ts'

type Answer = WorkbookData['review']['answers'][number]

export interface AnsweredFinding {
  finding: ReviewFinding
  answer: Answer
}

export interface SortedFindings {
  /** Without an answer, or with one that was about other figures. Praise is always open. */
  open: readonly ReviewFinding[]
  answered: readonly AnsweredFinding[]
  /** The answers to open findings whose figures have changed, by the finding's key. */
  outdated: Readonly<Record<string, Answer>>
}

/** The figures that a finding is about. An answer to it holds only as long as they stay the same. */
export function fingerprint({ content, evidence = [], sums = [] }: ReviewFinding): string {
  const places = evidence.map(({ address, says, mark }) => `${writeAddress(address)}=${mark ?? says}`)
  return deriveId(places.length > 0 ? [...places, ...sums].join('\n') : content)
}

export function sortByAnswer(findings: readonly ReviewFinding[], answers: readonly Answer[]): SortedFindings {
  const byKey = new Map(answers.filter(({ reason }) => reason.trim() !== '').map((one) => [one.id, one]))
  const open: ReviewFinding[] = []
  const answered: AnsweredFinding[] = []
  const outdated: Record<string, Answer> = {}
  for (const finding of findings) {
    const answer = finding.level === 'fine' ? undefined : byKey.get(finding.key)
    if (answer && answer.figures === fingerprint(finding)) answered.push({ finding, answer })
    else {
      open.push(finding)
      if (answer) outdated[finding.key] = answer
    }
  }
  return { open, answered, outdated }
}

/** The plan with an answer to a finding. An empty reason takes the answer back. */
export function answerFinding(
  data: WorkbookData,
  finding: ReviewFinding,
  { reason, date }: { reason: string; date: string },
): WorkbookData {
  const others = data.review.answers.filter(({ id }) => id !== finding.key)
  if (others.length >= reviewListLimits.answers) return data
  const { key: id, title } = finding
  const answer = { id, title, reason, date, figures: fingerprint(finding) }
  const answers = reason.trim() === '' ? others : [...others, answer]
  return { ...data, review: { ...data.review, answers } }
}
