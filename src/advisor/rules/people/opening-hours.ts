import { type HourRange, listHourRanges, readDaysAWeek } from '#advisor/facts/opening-times.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

const opens =
  /\b(?:open|opens|opening hours|business hours|hours:|counter|doors|we are there|serving|served from)\b/i
const everyone =
  /\b(?:all|every|the whole|entire|our)\b[^.;]{0,30}\b(?:teachers?|staff|team|crew|employees|people|baristas|bakers|technicians|stylists|everyone)\b[^.;]{0,40}|\b(?:everyone|staff|teachers|employees|baristas|the team|the crew|stylists)\b[^.;]{0,20}\bworks?\b|\ball (?:of (?:us|them) )?work\b|\bwe (?:all |both )?work\b|\b(?:staffed|manned) (?:from|between|only)\b|\b(?:one|single|two|three|both) shifts?\b|\bshifts?:/iu
const otherHours =
  /\b(?:deliver\w*|support|phone|online|kitchen|bake|oven|prep\w*|summer|winter|season\w*|weekends?|saturdays?|sundays?|holidays?|night|pilot|until \w+ 20)\b/i
const sometimes = /\b(?:on|in) (?:weekends|saturdays?|sundays?|summer|winter)\b/i
const serviceDays =
  /\b(?:open|opens|opening|closed|counter|sell|sells|selling|serve|serves|serving|hours|shop|store|doors)\b/i
const daysSections = [
  'businessIdea',
  'marketAnalysis',
  'businessModel',
  'operationsPlan',
  'competitiveAnalysis',
] as const

const hourSections = [
  'businessIdea',
  'operationsPlan',
  'businessModel',
  'competitiveAnalysis',
  'marketingStrategy',
] as const

interface Statement {
  readonly sentence: string
  readonly address: FieldAddress
}

export function listStatements(
  facts: PlanFacts,
  sections: Parameters<typeof listSectionTexts>[1],
): Statement[] {
  return listSectionTexts(facts, sections).flatMap(({ text, address }) =>
    address[1] === 'directCompetitors' || address[1] === 'indirectCompetitors' || address[1] === 'segments'
      ? []
      : splitSentences(text).map((sentence) => ({ sentence, address })),
  )
}

function sayHour(hour: number): string {
  const clock = hour % 24
  const minutes = Math.round((clock % 1) * 60)
  const twelve = Math.floor(clock) % 12 === 0 ? 12 : Math.floor(clock) % 12
  return `${twelve}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${clock < 12 ? 'a.m.' : 'p.m.'}`
}

const dayAndNight =
  /\b(?:24\/7|24-7|24[- ]hours?(?: a day)?|(?:a)?round the clock|day and night|never closes?)\b/iu
/** What is there all night without a person. */
const unattended =
  /\b(?:access|online|website|app|vending|orders?|booking|support|hotline|phone|on[- ]call|emergency|monitor\w*|alarm|lockers?|kiosk|deliver\w*)\b/iu

/** 'We stay open 24 hours a day', unlike a website or a hotline. */
function readAllDay(sentence: string): HourRange | null {
  const found = dayAndNight.exec(sentence)
  if (!found) return null
  const near = sentence.slice(Math.max(0, found.index - 30), found.index + found[0].length + 25)
  return unattended.test(near) ? null : { from: 0, to: 24, quote: found[0] }
}

/** The hours that customers are told, once and the same in the whole plan. */
function findOpenHours(facts: PlanFacts) {
  return listStatements(facts, hourSections).flatMap((statement) => {
    const { sentence } = statement
    if (!opens.test(sentence) || everyone.test(sentence)) return []
    const range = readAllDay(sentence) ?? listHourRanges(sentence).find(({ from, to }) => to - from >= 3)
    if (!range) return []
    const at = sentence.indexOf(range.quote)
    const before = sentence.slice(Math.max(0, at - 40), at)
    const after = sentence.slice(at + range.quote.length, at + range.quote.length + 20)
    return otherHours.test(before) || sometimes.test(after) ? [] : [{ ...statement, range }]
  })
}

export const hourRules: readonly Rule[] = [
  {
    id: 'people-shifts-against-hours',
    steps: [7, 1],
    weight: weights.contradicts,
    find(facts) {
      const [open] = findOpenHours(facts)
      if (!open) return null
      const shifts = listStatements(facts, ['operationsPlan', 'businessModel', 'teamStructure']).flatMap(
        (statement) =>
          statement.sentence !== open.sentence && everyone.test(statement.sentence)
            ? listHourRanges(statement.sentence).map((range) => ({ ...statement, range }))
            : [],
      )
      const [shift] = shifts
      if (!shift) return null
      const from = Math.min(...shifts.map(({ range }) => range.from))
      const to = Math.max(...shifts.map(({ range }) => range.to))
      const { range } = open
      if (from <= range.from + 0.5 && to >= range.to - 0.5) return null
      const gap = from > range.from + 0.5 ? `before ${sayHour(from)}` : `after ${sayHour(to)}`
      return show(
        warn(
          'Open with no one there',
          `You are open ${quote(range.quote, 32)}, but the staff works ${quote(shift.range.quote, 32)}. No one is there ${gap.replace(/\.$/u, '')}. Add a shift, or change the hours.`,
          shift.address,
        ),
        [
          { address: open.address, says: open.sentence, mark: range.quote },
          { address: shift.address, says: shift.sentence, mark: shift.range.quote },
        ],
        [`Open ${sayHour(range.from)} to ${sayHour(range.to)}; staffed ${sayHour(from)} to ${sayHour(to)}`],
      )
    },
  },
  {
    id: 'people-hours-disagree',
    steps: [7, 1],
    weight: weights.contradicts,
    find(facts) {
      const [first, ...others] = findOpenHours(facts)
      const other =
        first &&
        others.find(
          ({ range }) =>
            Math.abs(range.from - first.range.from) > 0.5 || Math.abs(range.to - first.range.to) > 0.5,
        )
      if (!first || !other || other.address[0] === first.address[0]) return null
      return show(
        warn(
          'Two opening times',
          `One place says ${quote(first.range.quote, 32)}, another ${quote(other.range.quote, 32)}. Use one. Sales, wages and permits are all counted from it.`,
          other.address,
        ),
        [
          { address: first.address, says: first.sentence, mark: first.range.quote },
          { address: other.address, says: other.sentence, mark: other.range.quote },
        ],
      )
    },
  },
  {
    id: 'people-days-disagree',
    steps: [7, 1, 2],
    weight: weights.contradicts,
    find(facts) {
      const days = listStatements(facts, daysSections).flatMap((statement) => {
        const { sentence } = statement
        const isOther =
          /\b(?:deliver\w*|support|phone|online|winter|summer|season\w*|work(?:ing)? week|routes?|rivals?|competitors?|they|other)\b/i.test(
            sentence,
          )
        const count = !isOther && serviceDays.test(sentence) ? readDaysAWeek(sentence) : null
        return count === null ? [] : [{ ...statement, count }]
      })
      const [first, ...others] = days
      const other = others.find(({ count }) => count !== first?.count)
      if (!first || !other) return null
      return show(
        warn(
          'How many days are you open?',
          `${quote(first.sentence, 60)} makes ${countOf(first.count, 'day')} a week, ${quote(other.sentence, 60)} makes ${sayNumber(other.count)}. Use one number everywhere. A day more or less changes sales and wages by a sixth.`,
          other.address,
        ),
        [
          { address: first.address, says: first.sentence },
          { address: other.address, says: other.sentence },
        ],
        [`${first.count} days a week against ${other.count}`],
      )
    },
  },
  {
    id: 'people-open-longer-than-staff',
    steps: [9, 7],
    weight: weights.weak + 5,
    find(facts) {
      const [open] = findOpenHours(facts)
      if (!open || facts.team.founderCount === 0) return null
      const weekly = (open.range.to - open.range.from) * (readDaysAWeek(open.sentence) ?? 5)
      const { people } = facts.data.financialProjections.forecast
      const staff = facts.team.hires.length + people.filter(({ isOwner }) => !isOwner).length
      const limit = 55 * facts.team.founderCount
      if (staff > 0 || weekly <= limit) return null
      return show(
        recommend(
          'More hours than people',
          `You are open ${sayNumber(weekly)} hours a week, and ${countOf(facts.team.founderCount, 'founder')} with no staff ${facts.team.founderCount === 1 ? 'has' : 'have'} to cover them all, plus ordering, books and cleaning. Plan help, or shorter hours.`,
          open.address,
        ),
        [{ address: open.address, says: open.sentence, mark: open.range.quote }],
        [
          `${sayNumber(open.range.to - open.range.from)} hours × ${readDaysAWeek(open.sentence) ?? 5} days = ${sayNumber(weekly)} hours a week`,
        ],
      )
    },
  },
]
