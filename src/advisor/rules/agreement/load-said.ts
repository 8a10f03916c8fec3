import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { splitSentences } from '#advisor/facts/plan-texts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { isWritten, sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { listRoleWords } from './people-said.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** How much one person works: full-time in the team, and two days a week where the plan pays for it. */

interface Load {
  /** Hours a month, as far as the words tell. */
  readonly hours: number
  readonly unit: 'hours a week' | 'days a week' | 'hours a month' | 'full-time'
  readonly mark: string
}

interface Told extends Load {
  readonly address: FieldAddress
  readonly says: string
}

const names = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const number = String.raw`(\d{1,3}|${names.join('|')}|fifteen|twenty|thirty|forty)`
const every = String.raw`(?:a|per|each|every)`
const amounts = new RegExp(
  String.raw`\b${number} (hours?|days?|mornings?|afternoons?|evenings?) ${every} (week|month)\b`,
  'gi',
)
const fullTime =
  /\bfull[- ]time\b(?! (?:job|position|post|work|employ\w*|from (?:year|20\d\d|the second)|later|once|when|after|if|until|at (?:the|an?|\p{Lu})|equivalent))/iu
const cue = /full[- ]time|\b(?:week|month)\b/i
/** Of a time that comes or goes, and of a part of the work. */
const changes =
  /\b(?:until|later|then|grows? to|rising|rises?|up to|at first|in the (?:first|second) (?:year|months?)|from year|from (?:\w+ )?20\d\d (?:on|full)|if|once|(?<!looks )after|instead|of (?:them|which|these)|each other|on the floor|other (?:job|days)|elsewhere|overtime)\b/i
const weeksPerMonth = 52 / 12
const ofFullTime = 40 * weeksPerMonth
const words: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40 }
const leastRatio = 1.4

function toNumber(typed: string): number {
  const word = typed.toLowerCase()
  return words[word] ?? (Number(word) || names.indexOf(word) + 1)
}

/** What a text says of one person's work. Null when it says two things. */
const readLoad = rememberTexts((text: string): Load | null => {
  const read = text.slice(0, 300)
  if (!cue.test(read) || changes.test(read)) return null
  const found = Array.from(read.matchAll(amounts), ([mark, count = '', what = '', period = '']): Load => {
    const isDays = !/^hour/i.test(what)
    const each = toNumber(count) * (isDays ? (/^day/i.test(what) ? 8 : 4) : 1)
    const isWeekly = /week/i.test(period)
    return {
      hours: each * (isWeekly ? weeksPerMonth : 1),
      unit: isDays ? 'days a week' : isWeekly ? 'hours a week' : 'hours a month',
      mark,
    }
  })
  const whole = fullTime.exec(read)?.[0]
  const [first] = found
  if (!first) return whole === undefined ? null : { hours: ofFullTime, unit: 'full-time', mark: whole }
  const others = whole === undefined ? found : [...found, { hours: ofFullTime }]
  return others.every(({ hours }) => isAlike(hours, first.hours)) ? first : null
})

function isAlike(one: number, other: number): boolean {
  return Math.max(one, other) <= Math.min(one, other) * leastRatio
}

interface Worker {
  /** Words that name the person wherever the plan pays for the work. */
  readonly isNamedIn: (text: string) => boolean
  readonly told: readonly Told[]
}

function tell(text: string, address: FieldAddress): Told[] {
  const load = readLoad(text)
  return load ? [{ ...load, address, says: text }] : []
}

/** The founders by their first names, and the hires by all the words of their titles. */
function listWorkers({ data, team }: PlanFacts): Worker[] {
  const founders = sampleItems(data.teamStructure.founders).flatMap(({ id, name, role }): Worker[] => {
    const first = /^\p{Lu}\p{L}{2,}/u.exec(name.trim())?.[0]
    return isWritten(name) && first !== undefined
      ? [
          {
            isNamedIn: (text) => text.includes(first),
            told: tell(role, atItem('teamStructure', 'founders', id, 'role')),
          },
        ]
      : []
  })
  const titles = team.hires.map(({ role }) => listRoleWords(role.split(/[,;:(]/u, 1)[0] ?? ''))
  const hires = team.hires.flatMap(({ id, role, timeline }, index): Worker[] => {
    const title = titles[index] ?? []
    const isUnique = titles.filter((other) => other.join(' ') === title.join(' ')).length === 1
    if (title.length === 0 || !isUnique) return []
    return [
      {
        isNamedIn: (text) => {
          const said = new Set(listRoleWords(text))
          return title.every((word) => said.has(word))
        },
        told: [
          ...tell(role, atItem('teamStructure', 'keyHires', id, 'role')),
          ...tell(timeline, atItem('teamStructure', 'keyHires', id, 'timeline')),
        ],
      },
    ]
  })
  return [...founders, ...hires]
}

/** What the forecast and the costs pay for, one person at a time. */
function listPaid({ data }: PlanFacts): Told[] {
  const people = sampleItems(data.financialProjections.forecast.people).flatMap(({ id, role, count }) =>
    (count ?? 1) === 1 ? tell(role, at('financialProjections', 'forecast', 'people', { id }, 'role')) : [],
  )
  const costs = sampleItems(data.businessModel.costStructure).flatMap((text, index) =>
    splitSentences(text)
      .flatMap((sentence) => sentence.split(/;\s/u))
      .flatMap((item) => tell(item, at('businessModel', 'costStructure', index))),
  )
  return [...people, ...costs]
}

function findDifference(facts: PlanFacts): readonly [Told, Told] | null {
  const workers = listWorkers(facts)
  const paid = workers.some(({ told }) => told.length > 0) ? listPaid(facts) : []
  for (const { isNamedIn, told } of workers) {
    for (const one of told) {
      const other = paid.find(
        (candidate) =>
          isNamedIn(candidate.says) &&
          // Hours a week against hours a week have a rule of their own.
          !(one.unit === 'hours a week' && candidate.unit === 'hours a week') &&
          !isAlike(one.hours, candidate.hours) &&
          workers.filter((worker) => worker.isNamedIn(candidate.says)).length === 1,
      )
      if (other) return [one, other]
    }
  }
  return null
}

export const loadSaidRule: Rule = {
  id: 'people-load-differs',
  steps: [9, 8, 3],
  isShownAtEvidence: true,
  weight: weights.contradicts - 4,
  find(facts) {
    const found = findDifference(facts)
    if (!found) return null
    const [one, other] = found
    return show(
      recommend(
        'How much does this person work?',
        `The team step says ${quote(one.says, 80)}, but ${quote(other.says, 80)} is what the plan pays for. Which is right? Pay and the work that gets done are those of one of them.`,
        one.address,
      ),
      [one, other].map(({ address, says, mark }) => markEvidence(address, shorten(says), mark)),
      [
        `${one.mark} is about ${Math.round(one.hours)} hours a month, ${other.mark} about ${Math.round(other.hours)}`,
      ],
    )
  },
}
