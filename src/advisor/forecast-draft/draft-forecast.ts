import { readPlan } from '#advisor/facts/plan-facts.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { draftCosts } from './draft-costs.ts'
import type { DraftLine } from './draft-line.ts'
import { draftPeople } from './draft-people.ts'
import { draftSaleCosts, type Offer } from './draft-sale-costs.ts'
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
  const offers = draftStreams(facts, calendar)
  const saleCosts = draftSaleCosts(facts, offers)
  const people = draftPeople(facts, calendar)
  const costs = draftCosts(facts, calendar, {
    paidRoles: people.paidRoles,
    hasSubscribers: offers.some(({ kind }) => kind === 'recurring'),
    ofSales: saleCosts.used,
  })
  const startUp = draftStartUp(data)
  return {
    lines: [
      ...draftFrame(data, calendar),
      ...offers.flatMap((offer) => withCosts(offer, saleCosts.lines)),
      ...people.lines,
      ...costs.lines,
      ...startUp.lines,
    ],
    remarks: [...people.remarks, ...costs.remarks, ...startUp.remarks],
  }
}

function withCosts({ line, kind }: Offer, costs: readonly DraftLine[]): DraftLine[] {
  const own = costs.filter(({ place }) => place === line.place)
  if (own.length > 0 || kind === 'hours') return [line, ...own]
  return [
    { ...line, questions: [...line.questions, 'What does one cost you? The plan does not say it of this.'] },
  ]
}

function draftFrame(data: WorkbookData, { firstMonth }: PlanCalendar): DraftLine[] {
  if (firstMonth === null || data.financialProjections.forecast.frame.firstMonth !== '') return []
  const origin = `from Milestones: the first date, ${firstMonth}`
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
