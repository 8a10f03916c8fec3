import { readPlan } from '#advisor/facts/plan-facts.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { draftCosts } from './draft-costs.ts'
import type { DraftLine } from './draft-line.ts'
import { draftPeople } from './draft-people.ts'
import { draftStartUp } from './draft-start-up.ts'
import { draftStreams } from './draft-streams.ts'
import { type PlanCalendar, readCalendar } from './plan-calendar.ts'

export interface ForecastDraft {
  readonly lines: readonly DraftLine[]
  /** What was left out, and why. */
  readonly remarks: readonly string[]
}

/** First numbers of a forecast from what the plan already says. Nothing is made up: what it does not say is asked. */
export function draftForecast(data: WorkbookData, templateId: string): ForecastDraft {
  const facts = readPlan(data, templateId)
  const calendar = readCalendar(facts)
  const streams = draftStreams(facts, calendar)
  const people = draftPeople(facts, calendar)
  const hasSubscribers = streams.some(({ figures }) => figures.some(({ value }) => value === 'recurring'))
  const costs = draftCosts(facts, calendar, people.paidRoles, hasSubscribers)
  return {
    lines: [
      ...draftFrame(data, calendar),
      ...streams,
      ...people.lines,
      ...costs.lines,
      ...draftStartUp(data),
    ],
    remarks: [...people.remarks, ...costs.remarks],
  }
}

function draftFrame(data: WorkbookData, { firstMonth }: PlanCalendar): DraftLine[] {
  if (firstMonth === null || data.financialProjections.forecast.frame.firstMonth !== '') return []
  const origin = 'from Milestones: the first dated month'
  return [
    {
      place: ['financialProjections', 'forecast', 'frame'],
      part: 'Timing',
      title: 'First month of the forecast',
      figures: [{ field: 'firstMonth', value: firstMonth, origin }],
      questions: [],
    },
  ]
}
