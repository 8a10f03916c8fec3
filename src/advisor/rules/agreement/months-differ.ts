import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { listMonthRanges, listMonths, type MonthRange } from '#advisor/facts/agreement/month-ranges.ts'
import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { markEvidence } from '#advisor/rules/marked-evidence.ts'

/** The months of the year in which something happens or someone works, where two steps differ. */

interface Season {
  readonly range: MonthRange
  readonly text: OwnText
  readonly words: ReadonlySet<string>
}

const plain = new Set(
  'open close sell season each ever month spring summer fall winter weekend day hour run start part full monday tuesday wednes thursda friday saturda sunday'.split(
    ' ',
  ),
)
const mostUses = 4
const research = /\b(?:survey\w*|asked|counted|interview\w*|polled|tested|pilot|trial)\b/i

/** A hire's months are in its time, and what it is about in its role. */
function nameItem({ data }: PlanFacts, { address }: OwnText): string {
  const item = address[2]
  if (address[0] !== 'teamStructure' || address[1] !== 'keyHires' || typeof item !== 'object') return ''
  return data.teamStructure.keyHires.find(({ id }) => id === item.id)?.role.slice(0, 100) ?? ''
}

function listSeasons(facts: PlanFacts): Season[] {
  return listOwnTexts(facts).flatMap((text) =>
    listMonthRanges(text.text).flatMap((range): Season[] => {
      if (research.test(range.clause) || text.field === 'marketingStrategy.timeline') return []
      const words = [...range.words, ...listContextWords(nameItem(facts, text))].filter(
        (word) => !plain.has(word),
      )
      return words.length === 0 ? [] : [{ range, text, words: new Set(words) }]
    }),
  )
}

function isSame({ range: one }: Season, { range: other }: Season): boolean {
  return one.first === other.first && one.last === other.last
}

function isInBoth(one: Season, other: Season): boolean {
  const ranges = [...listMonthRanges(one.text.text), ...listMonthRanges(other.text.text)]
  const count = ({ range }: Season) =>
    ranges.filter(({ first, last }) => first === range.first && last === range.last).length
  return count(one) > 1 || count(other) > 1
}

function findTexts(facts: PlanFacts): readonly [Season, Season] | null {
  const seasons = listSeasons(facts).slice(0, 60)
  const uses = new Map<string, number>()
  for (const { words } of seasons) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  for (const [index, one] of seasons.entries()) {
    for (const other of seasons.slice(index + 1)) {
      if (one.text.field === other.text.field || isSame(one, other) || isInBoth(one, other)) continue
      const shared = [...one.words].filter(
        (word) => other.words.has(word) && (uses.get(word) ?? 0) <= mostUses,
      )
      if (shared.length >= Math.min(2, one.words.size, other.words.size) && shared.length > 0)
        return [one, other]
    }
  }
  return null
}

/** The calendar months in which the forecast pays people of a role, if they all leave again. */
function listPaidMonths(facts: PlanFacts, words: ReadonlySet<string>): ReadonlySet<number> | null {
  const first = readFirstMonth(facts)
  if (first === null) return null
  const people = sampleItems(facts.data.financialProjections.forecast.people).filter(({ role, pay }) => {
    const own = listContextWords(role.slice(0, 100)).filter((word) => !plain.has(word))
    return (pay ?? 0) > 0 && own.some((word) => words.has(word))
  })
  const months = new Set<number>()
  for (const { startMonth, endMonth } of people) {
    if (!startMonth || !endMonth || endMonth < startMonth || endMonth - startMonth > 11) return null
    for (let month = startMonth; month <= endMonth; month += 1) months.add((first + month - 1) % 12)
  }
  return people.length === 0 || months.size > 11 ? null : months
}

function findUnpaid(facts: PlanFacts) {
  for (const season of listSeasons(facts)) {
    if (season.text.address[1] !== 'keyHires') continue
    const paid = listPaidMonths(facts, new Set(listContextWords(nameItem(facts, season.text))))
    const unpaid = paid && listMonths(season.range).filter((month) => !paid.has(month))
    if (paid && unpaid && unpaid.length > 0) return { season, unpaid: unpaid.length }
  }
  return null
}

export const monthsDifferRules: readonly Rule[] = [
  {
    id: 'months-differ',
    steps: [1, 3, 6, 7, 8, 9, 12],
    isShownAtEvidence: true,
    weight: weights.weak + 14,
    find(facts) {
      const found = findTexts(facts)
      if (!found) return null
      const [one, other] = found
      return show(
        recommend(
          'Two seasons for the same thing',
          `${nameStep(one.text.section)} says ${quote(one.text.text, 80)}, ${nameStep(other.text.section)} says ${quote(other.text.text, 80)}. Which months are right?`,
          other.text.address,
        ),
        [one, other].map(({ text, range }) => {
          const says = shorten(text.text)
          return markEvidence(text.address, says, range.quote)
        }),
        [`${one.range.quote} ≠ ${other.range.quote}`],
      )
    },
  },
  {
    id: 'season-pay-too-short',
    steps: [9, 8],
    weight: weights.weak + 15,
    find(facts) {
      const found = findUnpaid(facts)
      if (!found) return null
      const { season, unpaid } = found
      const people = at('financialProjections', 'forecast', 'people')
      return show(
        recommend(
          'Months without pay',
          `${quote(nameItem(facts, season.text), 40)} works ${quote(season.text.text, 60)}, but the forecast pays nothing in ${unpaid === 1 ? 'one of these months' : `${unpaid} of these months`}. Pay the same months in the forecast, or shorten the season.`,
          people,
        ),
        [
          { address: season.text.address, says: shorten(season.text.text), mark: season.range.quote },
          { address: people, says: `${unpaid} months of it without pay` },
        ],
      )
    },
  },
]
