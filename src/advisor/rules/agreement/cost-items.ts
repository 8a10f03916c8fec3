import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { addPairs, isAmong, isNear } from '#advisor/facts/compare-amounts.ts'
import { type PlannedCost, readCosts } from '#advisor/facts/cost-facts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import {
  countTopics,
  isPlainCost,
  isTopic,
  listNamedCosts,
  listTopics,
  readItemMonthly,
} from '#advisor/rules/money/named-costs.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'
import { showTwoAmounts } from './show-two-amounts.ts'

/** Items of the cost structure that hold several things, 'Rent and utilities', beside the lines of the forecast. */

const mostLines = 100
const tolerance = 0.1
const runningList = at('financialProjections', 'forecast', 'runningCosts')
/** 'Rent and utilities: $4,500', 'power, heat and water $860' */
const headOf =
  /^[\s,;]*(?:and\s+)?(\p{L}[^\d:;(]{2,90}?)\s*(?::|\b(?:of|at|is|are|costs?|about|around))?\s*$/u
/** Sums, and what the forecast counts as pay, as a loan, as goods or once. */
const otherMoney =
  /\b(?:fixed|costs?|overheads?|total|together|other|others|running|everything|rest|loans?|payments?|repay\w*|debt|interest|mortgage|tax|taxes|draws?|deposit|owners?|founders?|partners?|pay|paid|my|our|wages?|salar\w+|payroll|staff|employees?|crew|team|set-?up|launch|opening|once|first|reserve|savings|aside|until|before|after|if|when|from|then|which|winning|direct|commissions?|card|fees|packag\w+|materials?|ingredients?|goods|stock|shipping|postage|freight|fuel|food|subcontract\w+|month|year|each)\b/i
/** 'Once sales pass 200 a day' may be after the forecast. */
const notYet = /\b(?:once|when|if|until|year (?:four|five|[4-9])|later|optional|depreciation)\b/i

interface CostItem {
  readonly phrase: Phrase
  readonly head: string
  readonly words: readonly string[]
  readonly monthly: { readonly low: number; readonly high: number }
}

function splitParts(name: string): string[] {
  return name.split(/,|\band\b|[&+/]/u).filter((part) => /\p{L}{3}/u.test(part))
}

function readHead(lead: string): string | null {
  const parts = lead.split(/:\s/u).filter((part) => /\p{L}{3}/u.test(part))
  return headOf.exec((parts.at(-1) ?? '').slice(-120))?.[1] ?? null
}

/** The items that no rule for the usual costs reads. */
function listItems(facts: PlanFacts): CostItem[] {
  const usual = new Set(listNamedCosts(facts).map(({ phrase }) => phrase.claim))
  return listPhrases(facts, ['businessModel.costStructure'])
    .slice(0, mostLines)
    .flatMap((phrase): CostItem[] => {
      if (usual.has(phrase.claim) || !isPlainCost(phrase) || otherMoney.test(phrase.lead)) return []
      const head = readHead(phrase.lead)
      const monthly = head === null ? null : readItemMonthly(phrase)
      const words = head === null ? [] : listContextWords(head)
      if (head === null || !monthly || words.length === 0 || notYet.test(phrase.text.slice(0, 400))) return []
      return [{ phrase, head, words, monthly }]
    })
}

/** The one line of the forecast with the same things in its name. */
function findSame({ head, words }: CostItem, running: readonly PlannedCost[]): PlannedCost | null {
  const named = running.filter(({ name }) => {
    const own = new Set(listContextWords(name))
    return own.size === new Set(words).size && words.every((word) => own.has(word))
  })
  const [only] = named
  if (!only || named.length > 1 || splitParts(only.name).length !== splitParts(head).length) return null
  return only
}

/** Whether the forecast has one of the things by its name, or by the name of its kind. */
function isKnown(part: string, running: readonly PlannedCost[], otherNames: ReadonlySet<string>): boolean {
  const topics = listTopics(part)
  if (topics.length > 0)
    return running.some(
      (cost) =>
        topics.some((topic) => isTopic(topic, cost)) || (topics.includes('marketing') && cost.isMarketing),
    )
  const words = listContextWords(part)
  const isNamed = running.some(({ name }) => listContextWords(name).some((word) => words.includes(word)))
  return isNamed || words.some((word) => otherNames.has(word))
}

function listOtherNames({ data }: PlanFacts): ReadonlySet<string> {
  const { people, streams } = data.financialProjections.forecast
  const names = [
    ...sampleItems(people).map(({ role }) => role),
    ...sampleItems(streams).map(({ name }) => name),
  ]
  return new Set(names.flatMap((name) => listContextWords(name.slice(0, 200))))
}

/** One line is enough: the others may be the ones that are missing. */
function readRunning(facts: PlanFacts): readonly PlannedCost[] {
  return readForecast(facts) ? readCosts(facts).running : []
}

function listPossible(running: readonly PlannedCost[]): number[] {
  const amounts = running.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))
  return [...addPairs(amounts), amounts.reduce((sum, amount) => sum + amount, 0)]
}

/** What the lines with a part of the item come to: all of them, all but one, or those with nothing else in them. */
function sumLines({ head }: CostItem, running: readonly PlannedCost[]) {
  const parts = splitParts(head)
  const none = new Set<string>()
  const shared = running.filter((cost) => parts.some((part) => isKnown(part, [cost], none)))
  const add = (costs: readonly PlannedCost[]) => costs.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0)
  const whole = new Set(listContextWords(head))
  const inside = shared.filter(({ name }) => listContextWords(name).every((word) => whole.has(word)))
  return {
    shared,
    total: add(shared),
    isWhole: parts.every((part) => isKnown(part, shared, none)),
    possible: [
      add(shared),
      add(inside),
      ...shared.map((left) => add(shared.filter((cost) => cost !== left))),
    ],
  }
}

export const costItemRules: readonly Rule[] = [
  {
    id: 'cost-item-differs',
    steps: [3, 8],
    weight: weights.weak + 14,
    find(facts) {
      const running = readRunning(facts)
      if (running.length === 0) return null
      const items = listItems(facts)
      for (const item of items) {
        const { phrase, monthly } = item
        const same = findSame(item, running)
        const own = same?.monthly ?? null
        if (!same || own === null || isAmong(monthly, [own], tolerance)) continue
        // 'Phones and software $300 a month, $420 with the second van' has both amounts. One thing has its own rule.
        const inLine = items.filter(({ phrase: { text } }) => text === phrase.text)
        if (inLine.some((other) => isAmong(other.monthly, [own], tolerance))) continue
        if (
          splitParts(same.name).length === 1 &&
          countTopics(same.name) < 2 &&
          isNear(monthly.low, own, 0.66)
        )
          continue
        return showTwoAmounts(facts, phrase, same, own)
      }
      return null
    },
  },
  {
    id: 'cost-item-not-in-forecast',
    steps: [3, 8],
    weight: weights.contradicts - 2,
    find(facts) {
      const running = readRunning(facts)
      if (running.length === 0) return null
      const possible = listPossible(running)
      const others = listOtherNames(facts)
      const missing = listItems(facts).find(
        ({ phrase, head, monthly }) =>
          !isAmong(monthly, possible, 0.03) &&
          !splitParts(`${head}, ${phrase.lead}`).some((part) => isKnown(part, running, others)),
      )
      if (!missing) return null
      const { phrase, head, monthly } = missing
      return show(
        recommend(
          'The forecast leaves out a cost',
          `The cost structure has ${phrase.claim.quote} for ${quote(head, 60)}, but no running cost of the forecast has that name or amount. Without it, every month looks ${facts.sayMoney(monthly.low)} better than it is. Add it there, or say which line holds it.`,
          runningList,
        ),
        [textEvidence(phrase), { address: runningList, says: `No ${quote(head, 60)}` }],
      )
    },
  },
  {
    id: 'cost-items-sum-differs',
    steps: [3, 8],
    weight: weights.weak + 14,
    find(facts) {
      const running = readRunning(facts)
      if (running.length === 0) return null
      const possible = listPossible(running)
      for (const item of listItems(facts)) {
        const { phrase, head, monthly } = item
        if (splitParts(head).length < 3 || isAmong(monthly, possible, 0.03) || findSame(item, running))
          continue
        const lines = sumLines(item, running)
        if (lines.total === 0 || lines.shared.some((cost) => cost.monthly === null)) continue
        // A line that the words do not show may hold the rest, but not the most of it.
        if (!lines.isWhole && lines.total > monthly.low / 2) continue
        if (isAmong(monthly, lines.possible, tolerance)) continue
        const counted = `${facts.sayMoney(lines.total)} a month`
        const names = lines.shared.map(({ name }) => quote(name, 40)).join(', ')
        return show(
          recommend(
            'A sum of costs with two amounts',
            `The cost structure says ${phrase.claim.quote} for ${quote(head, 80)}, but the forecast counts ${counted} for ${names}. Is a cost missing, or is an amount wrong? Use the same amounts in both places.`,
            phrase.claim.address,
          ),
          [textEvidence(phrase), { address: runningList, says: counted }],
          [`${phrase.claim.quote} ≠ ${counted}`],
        )
      }
      return null
    },
  },
]
