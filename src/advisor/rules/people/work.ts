import { listHourRanges, readDaysAWeek } from '#advisor/facts/opening-times.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

const opens =
  /\b(?:open|opens|opening hours|business hours|hours:|counter|doors|we are there|serving|served from)\b/iu
const everyone =
  /\b(?:all|every|the whole|entire|our)\b[^.;]{0,30}\b(?:teachers?|staff|team|crew|employees|people|baristas|bakers|technicians|stylists|everyone)\b[^.;]{0,40}|\b(?:everyone|staff|teachers|employees|baristas|the team|the crew|stylists)\b[^.;]{0,20}\bworks?\b|\b(?:one|single|two|three|both) shifts?\b|\bshifts?:/iu
const otherHours =
  /\b(?:deliver\w*|support|phone|online|kitchen|bake|oven|prep\w*|summer|winter|season\w*|weekends?|saturdays?|sundays?|holidays?|night|pilot|until \w+ 20)\b/iu
const sometimes = /\b(?:on|in) (?:weekends|saturdays?|sundays?|summer|winter)\b/iu
const serviceDays =
  /\b(?:open|opens|opening|closed|counter|sell|sells|selling|serve|serves|serving|hours|shop|store|doors)\b/iu
const daysSections = [
  'businessIdea',
  'marketAnalysis',
  'businessModel',
  'operationsPlan',
  'competitiveAnalysis',
] as const

/** One person can hardly serve more a day, and also order, clean and do the books. */
const mostPerPerson = 100

interface Statement {
  readonly sentence: string
  readonly address: FieldAddress
}

function listStatements(facts: PlanFacts, sections: Parameters<typeof listSectionTexts>[1]): Statement[] {
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

/** The hours that customers are told, once and the same in the whole plan. */
function findOpenHours(facts: PlanFacts) {
  return listStatements(facts, ['businessIdea', 'operationsPlan', 'businessModel']).flatMap((statement) => {
    const { sentence } = statement
    if (!opens.test(sentence) || everyone.test(sentence)) return []
    const range = listHourRanges(sentence).find(({ from, to }) => to - from >= 3)
    if (!range) return []
    const at = sentence.indexOf(range.quote)
    const before = sentence.slice(Math.max(0, at - 40), at)
    const after = sentence.slice(at + range.quote.length, at + range.quote.length + 20)
    return otherHours.test(before) || sometimes.test(after) ? [] : [{ ...statement, range }]
  })
}

export const workRules: readonly Rule[] = [
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
          `You are open ${quote(range.quote, 32)}, but the staff works ${quote(shift.range.quote, 32)}. No one is there ${gap}. Add a shift, or change the hours.`,
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
          /\b(?:deliver\w*|support|phone|online|winter|summer|season\w*|work(?:ing)? week|routes?|rivals?|competitors?|they|other)\b/iu.test(
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
  {
    id: 'people-around-the-clock',
    steps: [7, 9],
    weight: weights.weak,
    find(facts) {
      const promise = listStatements(facts, [
        'businessIdea',
        'operationsPlan',
        'businessModel',
        'competitiveAnalysis',
      ]).find(
        ({ sentence }) =>
          /\b(?:24\/7|24-7|24 hours a day|around the clock|round the clock|day and night)\b/iu.test(
            sentence,
          ) &&
          !/\b(?:machines?|vending|online|website|app|shop is|orders?|booking|automat\w*|self-service|lockers?|kiosk|rotation|on[- ]call|answering service|chatbot|monitor\w*|access|alarm|hosting|servers?|shifts?)\b/iu.test(
            sentence,
          ),
      )
      const { people } = facts.data.financialProjections.forecast
      const count = Math.max(
        facts.team.founderCount + facts.team.hires.length,
        people.reduce((sum, person) => sum + (person.count ?? 1), 0),
      )
      if (!promise || facts.team.founderCount === 0 || count >= 5) return null
      return show(
        recommend(
          'Around the clock takes five people',
          `${quote(promise.sentence, 60)} is 168 hours a week. At 40 hours each that is more than four people, and the plan has ${sayNumber(count)}. Shorten the promise, or say who answers at night.`,
          promise.address,
        ),
        [{ address: promise.address, says: promise.sentence }],
        ['24 hours × 7 days = 168 hours; 168 ÷ 40 = 4.2 people'],
      )
    },
  },
  {
    id: 'people-week-impossible',
    steps: [9],
    weight: weights.weak,
    find(facts) {
      for (const { text, address } of listSectionTexts(facts, ['teamStructure', 'operationsPlan'])) {
        const match = /\b(\d{2,3}) hours (?:a|per|each|every) week\b/iu.exec(text)
        const hours = Number(match?.[1] ?? 0)
        if (
          hours <= 70 ||
          hours > 168 ||
          /\b(?:together|total|combined|open|all|both|team|crew)\b/iu.test(text)
        )
          continue
        return show(
          recommend(
            'A week that no one can keep up',
            `${quote(text, 60)}: ${hours} hours a week is ${sayNumber(hours / 7)} a day without a day off. Plan a helper, even part-time. Lenders count on an owner who is still there in year two.`,
            address,
          ),
          [{ address, says: text, mark: match?.[0] ?? '' }],
          [`${hours} ÷ 7 = ${sayNumber(hours / 7)} hours a day`],
        )
      }
      return null
    },
  },
  {
    id: 'people-too-few-for-volume',
    steps: [8, 9],
    weight: weights.weak + 4,
    find(facts) {
      const { streams, people } = facts.data.financialProjections.forecast
      const busiest = sampleItems(streams).find(
        ({ kind, period, inMonth12 }) => kind === 'units' && period === 'day' && (inMonth12 ?? 0) > 0,
      )
      const daily = busiest?.inMonth12 ?? 0
      const paid = people.reduce((sum, person) => sum + (person.count ?? 1), 0)
      const count = Math.max(paid, facts.team.founderCount + facts.team.hires.length)
      if (!busiest || !facts.kind.isPhysical || count === 0 || daily / count <= mostPerPerson) return null
      const address = at('financialProjections', 'forecast', 'streams', { id: busiest.id }, 'inMonth12')
      return show(
        recommend(
          'More sales than hands',
          `${sayNumber(daily)} sales a day with ${countOf(count, 'person', 'people')} is ${sayNumber(daily / count)} each, one every ${sayNumber((8 * 60) / (daily / count))} minutes for eight hours. Plan the people who serve them, or a slower start.`,
          address,
        ),
        [
          { address, says: `${busiest.name}: ${sayNumber(daily)} a day in month 12` },
          { address: at('teamStructure', 'keyHires'), says: countOf(count, 'person', 'people') },
        ],
        [`${sayNumber(daily)} ÷ ${sayNumber(count)} = ${sayNumber(daily / count)} a day for each`],
      )
    },
  },
  {
    id: 'people-billed-more-than-staff',
    steps: [8, 9],
    weight: weights.contradicts,
    find(facts) {
      const { streams, people } = facts.data.financialProjections.forecast
      const stream = sampleItems(streams).find(({ kind }) => kind === 'hours')
      const hours = Math.max(
        ...sampleItems(streams).map(({ kind, inMonth12 }) => (kind === 'hours' ? (inMonth12 ?? 0) : 0)),
      )
      const paid = people.reduce((sum, person) => sum + (person.count ?? 1), 0)
      const team = facts.team.founderCount + facts.team.hires.length
      const most = Math.max(paid, team)
      if (!stream || most === 0 || hours <= most + 0.25) return null
      const address = at('financialProjections', 'forecast', 'streams', { id: stream.id }, 'inMonth12')
      return show(
        warn(
          'The forecast bills people you do not have',
          `In month 12 ${quote(stream.name, 32)} counts the hours of ${sayNumber(hours)} people, but team and forecast have ${sayNumber(most)}. Add the people and their pay, or bill fewer hours.`,
          address,
        ),
        [
          { address, says: `${sayNumber(hours)} people in month 12` },
          { address: at('teamStructure', 'keyHires'), says: countOf(team, 'person', 'people') },
        ],
      )
    },
  },
]
