import { readFirstMonth, toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import { type DatedMention, listDatedMentions, readEvent } from '#advisor/facts/agreement/dated-mentions.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** When a hire, a stream or a further crew, truck or room starts, where a text and the forecast or the team step differ. */

interface Start {
  /** The words of its name that a text has to repeat. */
  readonly words: readonly string[]
  /** 'second crew', 'third driver': what tells it from the first. */
  readonly further: ReadonlySet<string>
  /** Months of the forecast, from 0. */
  readonly from: number
  readonly to: number
  readonly name: string
  readonly place: FieldAddress
  readonly says: string
  readonly isPerson: boolean
}

const ordinal = /\b(second|third|fourth|fifth|sixth)\b((?:\s+[\p{L}’'-]+){1,3})/giu
const plain = new Set(
  'part full time half one two three four five six seven eight nine ten first second third fourth fifth more another both new additional further hour week day month year each staff employee season seasonal all person people own owner help summer winter sale sales'.split(
    ' ',
  ),
)
const linked = new Set(
  'from start starts started starting begin begins in with is are will be comes come joins join joined hired hire paid on at added adds open opens once who which until by and of for as'.split(
    ' ',
  ),
)
/** What makes a date the first day of it. */
const begins =
  /\b(?:from|since|starts?|started|starting|begins?|beginning|joins?|joining|joined|hires?|hired|hiring|comes? (?:in|on|aboard|to)|arrives?|on board|on the payroll|with us|added|adds?|at work|first (?:day|shift|job|sale|order)s?|goes? on sale|on sale|opens?|opened|launch(?:es)?|up and running|runs?|goes live|employ(?:s|ed)?|takes? (?:on|over))\b/i
/** Getting ready, leaving, and what is only possible. */
const otherwise =
  /\b(?:until|before|no later|not before|at the latest|train(?:s|ed|ing)?|interviews?|advertis\w*|job ads?|ads?|recruit\w*|search\w*|looking|posts?|posted|decid\w*|decision|if|unless|would|could|might|may be|raise[sd]?|full-time|full pay|full|leaves?|left|ends?|for \p{L}+ months|half a year|told|announce\w*|letters?|agree\w*|sign\w*|offers?|earlier|sooner|instead|pay (?:of|rises?)|review\w*|breaks? even|payback|after|apprentice\w*|promot\w*|season|again|back|each|every|summers?|plus|temporar\w*|contract\w*|licen\w*|permit\w*|order\w*|quote\w*|bought|deposit\w*)\b/iu
const tolerance = 2

function stem(text: string): string[] {
  return listWords(text)
    .map((word) => toSingular(word.replace(/[’']s$/u, '')))
    .filter((word) => word.length > 2 && !plain.has(word) && !/\d/u.test(word))
}

/** 'second crew' for 'Lead carpenter, second crew', with every noun that may be meant. */
function listFurther(text: string): Set<string> {
  const found = new Set<string>()
  for (const [, count = '', rest = ''] of text.slice(0, 200).matchAll(ordinal)) {
    for (const word of stem(rest)
      .filter((one) => !linked.has(one))
      .slice(0, 3))
      found.add(`${count.toLowerCase()} ${word}`)
  }
  return found
}

function title(name: string): string {
  return name.slice(0, 120).split(/[,;:(–—]|\s(?:with|for|from|who|at)\s/u, 1)[0] ?? ''
}

function listStarts(facts: PlanFacts): Start[] {
  const first = readFirstMonth(facts)
  const { forecast } = facts.data.financialProjections
  const say = (month: number) => nameCalendarMonth((first ?? 0) + month - 1)
  const people = (first === null ? [] : sampleItems(forecast.people)).flatMap(
    ({ id, role, startMonth, isOwner }): Start[] =>
      isOwner || !startMonth
        ? []
        : [
            {
              words: stem(title(role)),
              further: listFurther(role),
              from: startMonth - 1,
              to: startMonth,
              name: role,
              place: at('financialProjections', 'forecast', 'people', { id }, 'startMonth'),
              says: `the forecast pays “${role.slice(0, 40)}” from ${say(startMonth)}`,
              isPerson: true,
            },
          ],
  )
  const hires = facts.team.hires.flatMap(({ id, role, timeline, when }): Start[] => {
    const time = when && !when.isOpenEnded ? toCommonMonths(facts, when) : null
    if (!time) return []
    return [
      {
        words: stem(title(role)),
        further: listFurther(role),
        from: time.start,
        // 'March 2028, if bookings reach eight weeks in January' starts in March.
        to: Math.min(time.end, time.start + tolerance),
        name: role,
        place: at('teamStructure', 'keyHires', { id }, 'timeline'),
        says: `the team step hires “${role.slice(0, 40)}” at “${timeline.slice(0, 40)}”`,
        isPerson: true,
      },
    ]
  })
  const streams = (first === null ? [] : sampleItems(forecast.streams)).flatMap(
    ({ id, name, startMonth }): Start[] =>
      !startMonth
        ? []
        : [
            {
              words: stem(title(name)),
              further: listFurther(name),
              from: startMonth - 1,
              to: startMonth,
              name,
              place: at('financialProjections', 'forecast', 'streams', { id }, 'startMonth'),
              says: `the forecast sells “${name.slice(0, 40)}” from ${say(startMonth)}`,
              isPerson: false,
            },
          ],
  )
  const costs = (first === null ? [] : sampleItems(forecast.runningCosts)).flatMap(
    ({ id, name, startMonth, period }): Start[] =>
      !startMonth || startMonth < 4 || period === 'once'
        ? []
        : [
            {
              words: stem(title(name)),
              further: listFurther(name),
              from: startMonth - 1,
              to: startMonth,
              name,
              place: at('financialProjections', 'forecast', 'runningCosts', { id }, 'startMonth'),
              says: `the forecast pays “${name.slice(0, 40)}” from ${say(startMonth)}`,
              isPerson: false,
            },
          ],
  )
  return [...hires, ...people, ...streams, ...costs].filter(
    ({ words, further }) => words.length > 0 || further.size > 0,
  )
}

function fits(mention: DatedMention, { from, to }: Start): boolean {
  return mention.start < to + tolerance - 0.4 && mention.end > from - tolerance + 0.4
}

/** Everything that a text names: by 'second crew', or by all the words of its title. */
function findNamed(event: string, starts: readonly Start[], isTitle: boolean): readonly Start[] {
  const further = [...listFurther(event)]
  const said = new Set(stem(event))
  if (further.length > 0) {
    const named = starts.filter((start) => further.some((name) => start.further.has(name)))
    // A title may shorten the name. In a sentence the date can be another thing's.
    const close = named.filter(({ words }) => words.every((word) => said.has(word)))
    return close.length > 0 ? [...close, ...named] : isTitle || named.length > 1 ? named : []
  }
  if (/\b(?:another|more|next|additional|further|extra)\b/i.test(event)) return []
  return starts.filter(
    ({ words, further: own, isPerson }) =>
      own.size === 0 &&
      words.every((word) => said.has(word)) &&
      (isPerson ? words.length > 0 : words.length > 1),
  )
}

/** Whether the date is told of a start, right before it or right after. */
function tellsStart(mention: DatedMention, event: string): boolean {
  if (otherwise.test(event)) return false
  if (mention.isTitle) return begins.test(event) || listFurther(event).size > 0
  if (mention.isHeading) return begins.test(event)
  const near = mention.before.slice(-70)
  return begins.test(near) || /^\s*(?:\p{L}+ )?(?:starts?|joins?|begins?)\b/iu.test(mention.after)
}

function findOther(facts: PlanFacts): { mention: DatedMention; start: Start } | null {
  const starts = listStarts(facts)
  if (starts.length === 0) return null
  for (const mention of listDatedMentions(facts)) {
    const event = mention.isTitle ? mention.before : readClause(mention)
    if (!tellsStart(mention, event)) continue
    const named = findNamed(event, starts, mention.isTitle)
    const [start] = named
    if (!start || named.some((one) => fits(mention, one) || isSamePlace(one, mention))) continue
    return { mention, start }
  }
  return null
}

/** Only the part of a list that the date is in: 'cook from May, driver from July 2027'. */
function readClause(mention: DatedMention): string {
  if (mention.isHeading) return readEvent(mention).split(/[.;]|,\s(?!who|which)/u, 1)[0] ?? ''
  const parts = mention.before.split(
    /[;:]\s?|\((?!from\b|since\b|start|hired\b|joins\b)|,\s(?!who\b|which\b|hired\b|paid\b|from\b|starting\b|full|part)/u,
  )
  const [rest = ''] = mention.after.split(/[,;:()]/u, 1)
  return `${parts.at(-1) ?? ''} ${rest}`
}

function isSamePlace({ place }: Start, { address }: DatedMention): boolean {
  const [item, other] = [place[2], address[2]]
  return (
    place[0] === address[0] && typeof item === 'object' && typeof other === 'object' && item.id === other.id
  )
}

export const startSaidRules: readonly Rule[] = [
  {
    id: 'hire-start-said-differs',
    steps: [9, 8, 3, 6, 7, 11, 12],
    isShownAtEvidence: true,
    weight: weights.contradicts - 2,
    find(facts) {
      const found = findOther(facts)
      if (!found) return null
      const { mention, start } = found
      return show(
        recommend(
          start.isPerson ? 'Two starting dates for one hire' : 'Two starting dates',
          `${quote(mention.sentence, 90)} says ${mention.quote}, but ${start.says}. Which is right? Every month in between is money that is missing or counted too much.`,
          mention.address,
        ),
        [
          { address: mention.address, says: shorten(mention.sentence) },
          { address: start.place, says: shorten(start.says) },
        ],
      )
    },
  },
]
