import { toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { readAt } from '#domain/plan/address/values-at.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'

/** What a text says happens in one month, or in a quarter or a season. */
export interface DatedMention {
  readonly address: FieldAddress
  readonly quote: string
  readonly sentence: string
  /** The months of the forecast: month 1 lasts from 0 to 1. */
  readonly start: number
  readonly end: number
  /** The words of the sentence around the date that belong to no other date. */
  readonly before: string
  readonly after: string
  /** 'June: site opens', 'In June the site opens': what happens follows the date. */
  readonly isHeading: boolean
  /** A milestone's title at its time. */
  readonly isTitle: boolean
}

/** Others’ dates, the past, and the fields whose date is the hire's or the milestone's own. */
const unread =
  /^(?:competitiveAnalysis\.(?:direct|indirect)Competitors|customerPersonas|marketAnalysis\.(?:segments|tam|sam)|businessIdea\.problemStatement|teamStructure\.(?:keyHires\.timeline|advisors)|implementationTimeline\.(?:milestones\.(?:timeline|dependencies)|appendix)|financialProjections\.startupCosts\.quote)/u
/** Months that may count from the opening or from another day: 'in its third month'. */
const relative = /^(?:the )?\p{L}+(?:st|nd|rd|th)? (?:month|week|day)s?\b/iu
const headingBefore =
  /^\W*(?:(?:and|from|in|by|early|late|mid|then|starting|beginning|on|the week of)\W+){0,3}$/i
/** 'A cook and, from month 8, a baker' */
const insertedBefore = /(?:,|\band\b,?)\s+(?:from|in|since|starting|by)\s+$/i
/** 'On Tuesday, July 6' has the event before the weekday. */
const weekdayBefore = /\b(?:on (?:a |the )?)?(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*$/iu
/** A quarter or a season. */
const longest = 3.1
const mostMentions = 400
const reach = 140

const known = new WeakMap<PlanFacts, readonly DatedMention[]>()

/** Every month, quarter or season that the texts give to something, and the titles of dated milestones. */
export function listDatedMentions(facts: PlanFacts): readonly DatedMention[] {
  return listDatedSpans(facts).filter(({ start, end, isTitle }) => isTitle || end - start <= longest)
}

/** The same with longer stretches: 'Months 3 to 8: the Carolinas'. */
export function listDatedSpans(facts: PlanFacts): readonly DatedMention[] {
  const kept = known.get(facts) ?? [...readTitles(facts), ...readTexts(facts)]
  known.set(facts, kept)
  return kept
}

function readTitles(facts: PlanFacts): DatedMention[] {
  return sampleItems(facts.timeline.milestones).flatMap(({ id, title, timeline, when }): DatedMention[] => {
    const time = when && !when.isOpenEnded ? toCommonMonths(facts, when) : null
    if (!time) return []
    return [
      {
        address: ['implementationTimeline', 'milestones', { id }, 'timeline'] as FieldAddress,
        quote: timeline.slice(0, 60),
        sentence: `${title.slice(0, 120)}: ${timeline.slice(0, 80)}`,
        start: time.start,
        end: time.end,
        before: title.slice(0, reach),
        after: '',
        isHeading: false,
        isTitle: true,
      },
    ]
  })
}

function readTexts(facts: PlanFacts): DatedMention[] {
  const dates = facts.claims.filter(
    ({ kind, field, end, quote }) =>
      kind === 'date' && end < 2000 && !unread.test(field) && !relative.test(quote),
  )
  const found: DatedMention[] = []
  let last: number | null = null
  for (const [index, claim] of dates.entries()) {
    if (found.length >= mostMentions) break
    if (claim.address !== dates[index - 1]?.address) last = null
    const time = place(facts, claim, last)
    if (!time) continue
    last = time.start
    found.push(describe(facts, dates, index, time))
  }
  return found
}

/** 'February 2027: website. March: opening' has its year from the month before. */
function place(facts: PlanFacts, { time, field }: PlanClaim, last: number | null) {
  if (!time || time.isOpenEnded) return null
  if (time.scale !== 'any-year') return toCommonMonths(facts, time)
  if (last === null || field !== 'marketingStrategy.timeline') return null
  const january = toCommonMonths(facts, { scale: 'calendar', startMonth: 2000 * 12, endMonth: 2000 * 12 })
  if (!january) return null
  const start = last + ((((january.start + time.startMonth - last) % 12) + 12) % 12)
  return { start, end: start + time.endMonth - time.startMonth }
}

function describe(
  { data }: PlanFacts,
  dates: readonly PlanClaim[],
  index: number,
  { start, end }: { start: number; end: number },
): DatedMention {
  const claim = dates[index] as PlanClaim
  const value = readAt(data, claim.address)
  const text = typeof value === 'string' ? value : ''
  const other = (near: PlanClaim | undefined) => (near?.address === claim.address ? near : null)
  const from = Math.max(other(dates[index - 1])?.end ?? 0, claim.start - reach)
  const to = Math.min(other(dates[index + 1])?.start ?? text.length, claim.end + reach)
  const before =
    text
      .slice(from, claim.start)
      .split(/[.;!?]\s|\n/u)
      .at(-1)
      ?.replace(weekdayBefore, '') ?? ''
  const [after = ''] = text.slice(claim.end, to).split(/[.;!?](?:\s|$)|\n/u, 1)
  return {
    address: claim.address,
    quote: claim.quote,
    sentence: claim.sentence,
    start,
    end,
    before,
    after,
    isHeading:
      (headingBefore.test(before) && /^\)?\s*[:,]|^\s+\p{L}/u.test(after)) ||
      (insertedBefore.test(before) && /^\s*,/u.test(after)),
    isTitle: false,
  }
}

/** What the date belongs to: the words after a heading, or those before it and up to the next comma. */
export function readEvent({ before, after, isHeading }: DatedMention): string {
  if (isHeading) return after
  const [rest = ''] = after.split(/[,:(]/u, 1)
  return `${before} ${rest}`
}
