import { type HourRange, listHourRanges, readDaysAWeek } from '#advisor/facts/opening-times.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts, splitSentences } from '#advisor/facts/plan-texts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { SectionKey } from '#domain/plan/workbook-data.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

const opens =
  /\b(?:open|opens|opening hours|business hours|hours:|counter|doors|we are there|serving|served from)\b/i
const everyone =
  /\b(?:all|both) works?\b|\b(?:all|every|the whole|entire|our)\b[^.;]{0,30}\b(?:teachers?|staff|team|crew|employees|people|baristas|bakers|technicians|stylists|everyone)\b[^.;]{0,40}|\b(?:everyone|staff|teachers|employees|baristas|the team|the crew|stylists)\b[^.;]{0,20}\bworks?\b|\b(?:one|single|two|three|both) shifts?\b|\bshifts?:/i
/** The place where customers come, right before its hours. */
const placeHours =
  /\b(?:opening|hours|shop|store|studio|salon|practice|clinic|office|taproom|café|cafe|restaurant|gym|center|centre|bakery|laundry)(?: hours)?(?: is open| are)?[:,]?(?: from)? $/i
const allDay = /\b(?:24\/7|24-7|24 hours(?: a day)?|around the clock|round the clock|day and night)\b/i
const self = /\b(?:self-service|unattended|unstaffed|unmanned|vending|lockers?|key ?codes?)\b/i
const staffWords =
  /\b(?:teachers?|staff|team|crew|employees|people|baristas?|bakers?|technicians?|stylists?|everyone|attendants?|receptionists?|assistants?|manager|owner|founders?|shifts?|i work|we work|all work|both work|works?)\b/i
/** 'Up to six people in the room' are those who come. */
const ofPlaces = /\bup to (?:\d+|\p{L}+) (?:people|guests|students|children|adults)\b/iu
/** A class or a visit has its own hours, whoever is there. */
const eventHours =
  /\b(?:class(?:es)?|lessons?|courses?|workshops?|tours?|tastings?|events?|meetings?|rehearsals?|camps?)\b/i
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
  'teamStructure',
] as const

interface Statement {
  readonly sentence: string
  readonly address: FieldAddress
}

/** A section that did not change is the same object, and so are its sentences. */
const bySection = new WeakMap<object, readonly Statement[]>()

/** The sentences of some steps. What is said about rivals and segments is left out. */
export function listStatements(facts: PlanFacts, sections: readonly SectionKey[]): readonly Statement[] {
  return sections.flatMap((section) => {
    const statements = bySection.get(facts.data[section]) ?? readStatements(facts, section)
    bySection.set(facts.data[section], statements)
    return statements
  })
}

function readStatements(facts: PlanFacts, section: SectionKey): readonly Statement[] {
  return listSectionTexts(facts, [section]).flatMap(({ text, address }) =>
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

interface SaidHours extends Statement {
  readonly range: HourRange
}

const hoursOf = new WeakMap<PlanFacts, { open: readonly SaidHours[]; shifts: readonly SaidHours[] }>()

/** The hours that customers are told, and those that people work. The words right before an hour decide which it is. */
function readSaidHours(facts: PlanFacts) {
  const known = hoursOf.get(facts)
  if (known) return known
  const open: SaidHours[] = []
  const shifts: SaidHours[] = []
  const people = listPeople(facts)
  for (const statement of listStatements(facts, hourSections)) {
    let end = 0
    for (const range of listSaidRanges(statement.sentence)) {
      const at = statement.sentence.indexOf(range.quote, end)
      const lead = statement.sentence.slice(end, at)
      end = at + range.quote.length
      const said = { ...statement, range }
      const isWork =
        statement.address[0] !== 'businessIdea' && !eventHours.test(lead) && isAboutPeople(lead, people)
      if (isWork || (everyone.test(statement.sentence) && !opens.test(lead))) shifts.push(said)
      else if (isOpening(statement, range, lead, end)) open.push(said)
    }
  }
  const found = { open, shifts }
  hoursOf.set(facts, found)
  return found
}

function isOpening({ sentence, address }: Statement, { from, to }: HourRange, lead: string, end: number) {
  return (
    address[0] !== 'teamStructure' &&
    to - from >= 3 &&
    (opens.test(sentence) || placeHours.test(lead)) &&
    !otherHours.test(lead.slice(-40)) &&
    !sometimes.test(sentence.slice(end, end + 20))
  )
}

function listSaidRanges(sentence: string): HourRange[] {
  const always = allDay.exec(sentence)?.[0]
  if (always !== undefined && /\bopen\b/i.test(sentence)) return [{ from: 0, to: 24, quote: always }]
  return listHourRanges(sentence)
}

/** The first names of the founders and the words of the hires’ roles. */
function listPeople({ data, team }: PlanFacts): ReadonlySet<string> {
  const names = sampleItems(data.teamStructure.founders).flatMap(({ name }) =>
    listWords(name.slice(0, 80)).slice(0, 1),
  )
  const roles = team.hires.flatMap(({ role }) =>
    listWords(role.slice(0, 60)).map((word) => word.replace(/s$/u, '')),
  )
  return new Set([...names, ...roles].filter((word) => word.length > 2 && !plainRoleWords.has(word)))
}

const plainRoleWords = new Set(
  'part full time two three four five hour week one and from day open counter shop'.split(' '),
)

/** The clause right before an hour names someone who works. */
function isAboutPeople(lead: string, people: ReadonlySet<string>): boolean {
  const clause = lead.split(/[:;]/u).at(-1) ?? ''
  if (/\bopen\b/i.test(clause) || ofPlaces.test(clause)) return false
  return staffWords.test(clause) || listWords(clause).some((word) => people.has(word.replace(/s$/u, '')))
}

export const hourRules: readonly Rule[] = [
  {
    id: 'people-shifts-against-hours',
    steps: [7, 1],
    weight: weights.contradicts,
    find(facts) {
      const { open: told, shifts } = readSaidHours(facts)
      const [open] = told
      const [shift] = shifts
      if (!open || !shift || self.test(facts.kind.ownText) || self.test(open.sentence)) return null
      const from = Math.min(...shifts.map(({ range }) => range.from))
      const to = Math.max(...shifts.map(({ range }) => range.to))
      const { range } = open
      if (from <= range.from + 0.5 && to >= range.to - 0.5) return null
      const gap = from > range.from + 0.5 ? `before ${sayHour(from)}` : `after ${sayHour(to)}`
      // Others may be there whose hours the plan does not give.
      return show(
        recommend(
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
      const [first, ...others] = readSaidHours(facts).open
      const other =
        first &&
        others.find(
          ({ range }) =>
            Math.abs(range.from - first.range.from) > 0.5 || Math.abs(range.to - first.range.to) > 0.5,
        )
      if (!first || !other || other.address[0] === first.address[0]) return null
      return show(
        recommend(
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
        const isOfEvents =
          eventHours.test(sentence.split(/[:,]|\bdays?\b/u, 1)[0] ?? '') && !opens.test(sentence)
        const count = !isOther && !isOfEvents && serviceDays.test(sentence) ? readDaysAWeek(sentence) : null
        return count === null ? [] : [{ ...statement, count }]
      })
      const [first, ...others] = days
      const other = others.find(({ count }) => count !== first?.count)
      if (!first || !other) return null
      return show(
        recommend(
          'How many days are you open?',
          `${quote(first.sentence, 60)} makes ${countOf(first.count, 'day')} a week, ${quote(other.sentence, 60)} makes ${sayNumber(other.count)}. Use one number everywhere. A day more or less changes sales and wages by a sixth.`,
          other.address,
        ),
        [
          { address: first.address, says: first.sentence },
          { address: other.address, says: other.sentence },
        ],
        [`${countOf(first.count, 'day')} a week against ${other.count}`],
      )
    },
  },
  {
    id: 'people-open-longer-than-staff',
    steps: [9, 7],
    weight: weights.weak + 5,
    find(facts) {
      const [open] = readSaidHours(facts).open
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
