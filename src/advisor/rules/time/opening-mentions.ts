import { readFirstMonth, toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import { type DatedMention, listDatedMentions, readEvent } from '#advisor/facts/agreement/dated-mentions.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { atItem } from '#advisor/rules/rule.ts'
import { atStream } from '#advisor/rules/at-stream.ts'

/** The day on which customers can buy for the first time, wherever a text gives it a month. */

const places =
  'shop|store|practice|app|platform|business|company|studio|caf[eé]|restaurant|taproom|brewery|clinic|center|centre|workshop|site|website|kitchen|bakery|salon|gym|school|office|laundry|marketplace|truck|bar|doors?|hall|farm|garage|nursery|hotel|inn|guesthouse|camp|park|daycare|deli|stand|house|rink|range|court|pool|campground|store'
const will = String.raw`(?:(?: will| plan to| want to| intend to| is to| are to|[’']ll)(?: be)?)? (?:first |finally |quietly |officially )?`
const opens = new RegExp(
  String.raw`\b(?:we|i)${will}(?:open(?: for business)?|launch|go live|start (?:selling|trading|serving|business|delivering)|welcome (?:our|the|my) first|see (?:our|the|my) first|serve (?:our|the|my) first|sell (?:our|the|my) first|take (?:our|the|my) first|deliver (?:our|the|my) first)\b` +
    String.raw`|\b(?:${places})${will}(?:opens?|launch(?:es)?|goes? live|opened)\b` +
    String.raw`|\b(?:grand )?opening(?: day| week(?:end)?| party| celebration)?\b|\b(?:opens|launches|launching|launch(?: day)?)\b|\bgo(?:es)? live\b|\bstart of (?:sales|business|operations)\b|\b(?:sales|deliveries|operations|classes|lessons|tours|service) (?:start|begin)\b|\bfirst day\b`,
  'iu',
)
const firstOf =
  /\b(?:very |our |the |my |its |their )*first (?:(?:paid|paying|real|regular|full|own|commercial|\p{L}+ed)\s)?([\p{L}’'-]+)(?:\s+([\p{L}’'-]+))?/giu
const buyers = new Set(
  'customer client guest patient student child visitor member sale order job booking visit delivery subscriber user tenant rider diner family passenger'.split(
    ' ',
  ),
)
/** What comes before it or after it, or is of something else. */
const somethingElse =
  /\b(?:test\w*|trial\w*|pilots?|beta|soft|pre-?\w*|before|until|after|since|when|if|unless|prepar\w*|invit\w*|announce\w*|sign[- ]?ups?|wait(?:ing|list)?\w*|teaser|countdown|preview|campaign|hours|early|earlier|applications?|registration|account|second|third|fourth|another|again|new|more|each|fall|spring|summer|winter|holiday|season\w*|market|fair|patio|terrace|location|class|line|anniversary|weeks? of|months? of|year of|rivals?|competitors?|hotels?|hospital|road|station|mall|thursday|friday|saturday|sunday|monday|tuesday|wednesday|positions?|bids?|talks?|letters?|deposit\w*|founding|show|round|half|payment|interest|steps?|aid|draft|quote\w*|inspection\w*|license|permit|asked|counted|met|survey\w*|interview\w*)\b/iu
const slack = 0.6
/** Farther away, the words are about something else: 'a list of people who want to hear of the opening'. */
const nearest = 36

interface Opening {
  readonly start: number
  readonly end: number
  readonly says: string
  readonly place: FieldAddress
}

/** The milestone and the forecast’s first sale: a text may mean either. */
export function listOpenings(facts: PlanFacts): Opening[] {
  const { launch } = facts.timeline
  const time = launch?.when ? toCommonMonths(facts, launch.when) : null
  const sales = readSales(facts)
  const first = sales?.streams.find(({ sales: months }) => (months[sales.firstMonth - 1] ?? 0) > 0)
  const planned: Opening[] =
    launch && time
      ? [
          {
            start: time.start,
            end: time.end,
            says: `“${launch.title.slice(0, 40)}” is planned for “${launch.timeline.slice(0, 30)}”`,
            place: atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
          },
        ]
      : []
  if (!sales || !first || readFirstMonth(facts) === null) return planned
  const { firstMonth } = sales.model
  const sold =
    firstMonth === null ? `month ${sales.firstMonth}` : nameCalendarMonth(firstMonth + sales.firstMonth - 1)
  return [
    ...planned,
    {
      start: sales.firstMonth - 1,
      end: sales.firstMonth,
      says: `the forecast sells from ${sold}`,
      place: atStream(first.stream.id, 'startMonth'),
    },
  ]
}

/** 'First guests', 'our first frozen dozens': the month from which the forecast sells them. */
function readFirst(facts: PlanFacts, event: string): readonly number[] | null {
  const sales = readSales(facts)
  const launch = new Set(listWords(facts.timeline.launch?.title.slice(0, 100) ?? '').map(toSingular))
  for (const [, one = '', two = ''] of event.matchAll(firstOf)) {
    const nouns = listWords(`${one} ${two}`).map(toSingular)
    const named = (sales?.streams ?? []).filter(({ stream }) =>
      listWords(stream.name).some((word) => nouns.includes(toSingular(word))),
    )
    if (named.length > 0) return named.map(({ stream }) => stream.start - 1)
    if (nouns.some((noun) => buyers.has(noun) || launch.has(noun))) return []
  }
  return null
}

function tellsOpening(mention: DatedMention, facts: PlanFacts): readonly number[] | null {
  const event = mention.isHeading
    ? (readEvent(mention).split(/[;(]|,\s|\sand\s/u, 1)[0] ?? '').slice(0, nearest)
    : (mention.before
        .slice(-nearest)
        .split(/[;:(]\s?|,\s/u)
        .at(-1) ?? '')
  if (somethingElse.test(event) || /\p{Sc}/u.test(event)) return null
  return readFirst(facts, event) ?? (opens.test(event) ? [] : null)
}

/** A text with another month for the opening than both the timeline and the forecast. */
export function findOtherOpening(
  facts: PlanFacts,
  isMeant: (mention: DatedMention) => boolean,
): { mention: DatedMention; month: string; opening: Opening } | null {
  const openings = listOpenings(facts)
  const [opening] = openings
  if (!opening) return null
  for (const mention of listDatedMentions(facts)) {
    if (mention.isTitle || !isMeant(mention)) continue
    if (openings.some(({ start, end }) => mention.end > start - slack && mention.start < end + slack))
      continue
    // 'April' after an August may be the April of the opening.
    if (!/\d{4}/u.test(mention.quote) && openings.some(({ start }) => (mention.start - start) % 12 === 0))
      continue
    const starts = tellsOpening(mention, facts)
    if (!starts || starts.some((start) => mention.end > start - 1 && mention.start < start + 2)) continue
    const month = nameCalendarMonth((readFirstMonth(facts) ?? 0) + Math.floor(mention.start))
    return { mention, month, opening }
  }
  return null
}
