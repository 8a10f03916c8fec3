import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { When } from '#domain/plan/read-when.ts'
import { readIn } from './read-in.ts'

/** The months of the forecast, as the milestones tell them. Month 1 of the forecast is month 1 of the plan. */
export interface PlanCalendar {
  /** '2027-03', when milestones are dated. */
  readonly firstMonth: string | null
  readonly opening: { readonly month: number; readonly origin: string } | null
  /** The first month of a time, or null when it cannot be placed. */
  readonly toFirstMonth: (when: When | null) => number | null
}

export const draftedMonths = 36

export function readCalendar({ timeline }: PlanFacts): PlanCalendar {
  const dated = timeline.milestones.flatMap(({ when }) =>
    when?.scale === 'calendar' ? [when.startMonth] : [],
  )
  const first = dated.length > 0 ? Math.min(...dated) : null

  function place(when: When, month: number): number | null {
    const from = when.scale === 'plan' ? 0 : first
    return from === null ? null : Math.max(1, Math.floor(month - from + 1e-6) + 1)
  }

  /** Sales begin at the end of the time that is set for opening, because a careful plan does not count on its start. */
  function readOpening(): PlanCalendar['opening'] {
    const { launch } = timeline
    if (!launch?.when) return null
    const month = place(launch.when, Math.max(launch.when.startMonth, launch.when.endMonth - 1))
    return month === null || month > draftedMonths
      ? null
      : { month, origin: readIn('Milestones', `${launch.title}, ${launch.timeline}`) }
  }

  return {
    firstMonth: first === null ? null : writeMonth(first),
    opening: readOpening(),
    toFirstMonth: (when) => (when === null ? null : place(when, when.startMonth)),
  }
}

function writeMonth(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
