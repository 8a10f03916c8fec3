import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { readAmountPerPeriod, toYearly } from './amount-per-period.ts'
import { readWhen, type When } from '#domain/plan/read-when.ts'
import { isWritten, joinTexts, sampleItems } from './texts.ts'

export interface PlannedHire {
  id: string
  role: string
  timeline: string
  salary: string
  when: When | null
  yearlyPay: number | null
}

export interface TeamFacts {
  founderCount: number
  hires: readonly PlannedHire[]
  yearlyPay: number
  /** What everybody on the team, planned hires and advisers included, is said to do or know. */
  skills: string
}

export function readTeam(data: WorkbookData): TeamFacts {
  const { founders, keyHires, advisors } = data.teamStructure
  const hires = sampleItems(keyHires).map(({ id, role, timeline, salary }) => ({
    id,
    role,
    timeline,
    salary,
    when: readWhen(timeline),
    yearlyPay: readYearlyPay(salary),
  }))
  return {
    founderCount: founders.filter(({ name, role, background }) => isWritten(name + role + background)).length,
    hires,
    yearlyPay: hires.reduce((sum, { yearlyPay }) => sum + (yearlyPay ?? 0), 0),
    skills: joinTexts([
      ...sampleItems(founders).flatMap(({ role, background }) => [role, background]),
      ...hires.map(({ role }) => role),
      ...sampleItems(advisors).flatMap(({ name, expertise }) => [name, expertise]),
    ]),
  }
}

/** '$48,000 a year', '$22/hour', '4k a month'. Without a period the size tells which one is meant. */
export function readYearlyPay(text: string): number | null {
  const read = readAmountPerPeriod(text)
  if (!read || read.amount <= 0) return null
  if (read.period !== null) return toYearly(read.amount, read.period)
  if (read.amount < 200) return toYearly(read.amount, 'hour')
  return read.amount < 10_000 ? toYearly(read.amount, 'month') : read.amount
}
