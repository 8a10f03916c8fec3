import { readFirstMonth, toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import { type DatedMention, listDatedMentions, readEvent } from '#advisor/facts/agreement/dated-mentions.ts'
import { findSaying, listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
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
    String.raw`|\b(?:grand )?opening(?: day| week(?:end)?| party| celebration)?\b|\b(?:opens|launches|launching|launch(?: day)?)\b|\bgo(?:es)? live\b|\bstart of (?:(?:our|the|regular) ){0,2}(?:sales|business|operations|service|routes|deliveries|classes|lessons|tours|production|trading)\b|\b(?:sales|deliveries|operations|classes|lessons|tours|service) (?:start|begin)\b|\bfirst day\b`,
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
/** A launch at a meeting in spring is no season. */
const atMeeting =
  /\b(launch(?:es)?) at (?:the |an? |our )?(?:\p{L}+ ){0,3}(?:conference|meeting|congress|convention|expo|summit)\b/iu
const slack = 0.6
/** Farther away, the words are about something else: 'a list of people who want to hear of the opening'. */
const nearest = 36
const mostRead = 140
const mostEvents = 3

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

/** A heading is followed by several events: 'Month 2: postcards, first classes'. */
function tellsOpening(mention: DatedMention, facts: PlanFacts): readonly number[] | null {
  if (!mention.isHeading) {
    const parts = mention.before.slice(-nearest).split(/[;:(]\s?|,\s/u)
    return readOpeningEvent(parts.at(-1) ?? '', facts)
  }
  const events = readEvent(mention)
    .slice(0, mostRead)
    .split(/[;(]|,\s|\sand\s/u)
  for (const event of events.slice(0, mostEvents)) {
    const told = readOpeningEvent(event.slice(0, nearest).replace(atMeeting, '$1'), facts)
    if (told) return told
  }
  return null
}

function readOpeningEvent(event: string, facts: PlanFacts): readonly number[] | null {
  if (somethingElse.test(event) || /\p{Sc}/u.test(event)) return null
  return readFirst(facts, event) ?? (opens.test(event) ? [] : null)
}

/** The first and the last month, counted from 0, that a feast or a season lies in. */
const seasons: ReadonlyArray<readonly [name: RegExp, first: number, last: number]> = [
  [/new year/i, 0, 0],
  [/valentine/i, 1, 1],
  [/easter/i, 2, 3],
  [/mother[’']s day|memorial day/i, 4, 4],
  [/(?:july 4|fourth of july|4th of july|independence day)/i, 6, 6],
  [/labor day/i, 8, 8],
  [/halloween/i, 9, 9],
  [/thanksgiving|black friday/i, 10, 10],
  [/christmas/i, 11, 11],
  [/spring/i, 2, 4],
  [/summer/i, 5, 7],
  [/fall|autumn/i, 8, 10],
  [/winter/i, 11, 13],
]
const opensAtSeason = new RegExp(
  String.raw`\b(?:we|i)${will}open(?: (?:for business|(?:the|our) doors?|right|just|shortly|then|first)){0,3} (after|before|around|for|in time for|in) (?:the )?(?:early |late |mid-?)?(new year\w*|valentine\w*|easter|mother[’']s day|memorial day|fourth of july|4th of july|independence day|labor day|halloween|thanksgiving|black friday|christmas|spring|summer|fall|autumn|winter)\b(?!,? (?:(?:at|from|until|only|hours|too|as well)\b|\d))`,
  'iu',
)

/** 'We open right after Labor Day', where the doors open in May. */
export function findOtherSeason(
  facts: PlanFacts,
): { text: OwnText; sentence: string; mark: string; opening: Opening } | null {
  const isDated = facts.timeline.launch?.when?.scale === 'calendar'
  const first = readFirstMonth(facts) ?? (isDated ? 0 : null)
  const openings = listOpenings(facts)
  const [opening] = openings
  if (first === null || !opening) return null
  for (const text of listOwnTexts(facts)) {
    const saying = findSaying(text, opensAtSeason, true)
    const [, when = '', name = ''] = (saying && opensAtSeason.exec(saying.sentence)) ?? []
    const season = seasons.find(([pattern]) => pattern.test(name))
    if (!saying || !season) continue
    const [, from, to] = season
    // The month before or after a feast is still close to it.
    const start = /before|for/i.test(when) ? from - 2 : from - 1
    const end = /after/i.test(when) ? to + 2 : to + 1
    const fits = openings.some((open) => {
      const month = (first + Math.floor(open.start)) % 12
      return [month - 12, month, month + 12].some((each) => each >= start && each <= end)
    })
    if (!fits) return { ...saying, opening }
  }
  return null
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
