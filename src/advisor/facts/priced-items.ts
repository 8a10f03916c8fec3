import { listAmounts, type NamedAmount } from './named-amounts.ts'
import { findPeriod, type Period, toYearly } from './claims/periods.ts'

export interface PeriodAmount {
  readonly amount: number
  /** The upper end of a range, or the same as the amount. */
  readonly highest: number
  /** Null when the text does not say per what. */
  readonly period: Period | null
}

/** One thing that a text puts a price on. */
export interface PricedItem extends PeriodAmount {
  readonly hasCurrency: boolean
  /** The codes that its sign can stand for. */
  readonly currencies: readonly string[]
  /** Whether the period is next to the amount or ahead of the list, and not only at the end of the list. */
  readonly saysPeriod: boolean
  /** The same price in other words: '$20 an hour, about $43,000 a year'. */
  readonly restated: readonly PeriodAmount[]
}

interface ReadAmount extends NamedAmount {
  /** The words since the amount before it. */
  readonly lead: string
  /** The words up to the amount after it. */
  readonly rest: string
  readonly own: Period | null
}

const readLength = 400
const clauseBreak = /[;:(\n]|,\s|\.\s/u
const oneTime = /\b(?:once|one[- ]time|deposits?|up[- ]?front|set[- ]?up|opening|launch|initial(?:ly)?)\b/i
const partOf = /\b(?:of which|of that|including|incl)\b/i
const addition = /\b(?:and|plus)\b|\+/i
const sumWord = /\b(?:total|together|altogether|in all)\b/i

/** Words around an amount that name nothing of their own. */
const plainWords = new Set(
  (
    'a an the per each every for with without at about around roughly approximately approx ca circa up to or is are that makes ' +
    'means in on all total together altogether of cost costs month months monthly year years yearly annual annually week weeks ' +
    'weekly day days daily hour hours hourly quarter quarters quarterly mo yr hr wk tax taxes payroll benefits before after ' +
    'fixed gross net paid'
  ).split(' '),
)

/**
 * What a text puts a price on, item by item: 'Rent $2,000 a month, domain $15 a year'. A period ahead of the list
 * ('Monthly: …') or at its end ('$310, $89, $60 a month') holds for every item without one of its own.
 */
export function listPricedItems(typed: string): PricedItem[] {
  const text = typed.slice(0, readLength)
  const groups = groupAmounts(readAmounts(text))
  const ahead = findPeriod(groups[0]?.[0]?.lead ?? '')
  let last: Period | null = null
  const items: PricedItem[] = []
  for (const group of groups.toReversed()) {
    const [first, ...others] = group
    const { rest } = group.at(-1) ?? first
    const own = first.own ?? ahead
    if (/\.\s/u.test(rest)) last = null
    if (first.own !== null && (items.length === 0 || /[;\n]/u.test(rest))) last = first.own
    items.unshift({
      amount: first.amount,
      highest: first.highest,
      hasCurrency: first.hasCurrency,
      currencies: first.currencies,
      period: own ?? (isOneTime(first) ? null : last),
      saysPeriod: own !== null,
      restated: others.map(({ amount, highest, own: period }) => ({ amount, highest, period })),
    })
  }
  return items
}

/** Whether an amount can be added to others in that currency. One without a sign can. */
export function isIn(currency: string, { currencies }: Pick<PricedItem, 'currencies'>): boolean {
  return currencies.length === 0 || currencies.includes(currency)
}

/** The item that a text is about: the first that says per what, or else the first. */
export function readPricedItem(text: string, currency: string): PricedItem | null {
  const items = listPricedItems(text).filter((item) => isIn(currency, item))
  const [first] = items
  return items.find(({ saysPeriod }) => saysPeriod) ?? (first ? { ...first, period: null } : null)
}

/** Every way the text says what an item costs. */
export function listReadings({ amount, highest, period, restated }: PricedItem): readonly PeriodAmount[] {
  return [{ amount, highest, period }, ...restated]
}

function readAmounts(text: string): ReadAmount[] {
  const amounts = keepMeant(text, listAmounts(text))
  let readTo = 0
  return amounts.map((found, index) => {
    const lead = text.slice(readTo, found.start)
    const rest = text.slice(found.end, amounts[index + 1]?.start)
    readTo = found.end
    return { ...found, lead, rest, own: found.period === 'once' ? null : found.period }
  })
}

/** Next to a price, other numbers count something else, and parentheses only break the price down. */
function keepMeant(text: string, amounts: readonly NamedAmount[]): readonly NamedAmount[] {
  const priced = amounts.filter(({ hasCurrency }) => hasCurrency)
  const meant = priced.length > 0 ? priced : amounts
  const outside = meant.filter(({ start }) => !isInParentheses(text.slice(0, start)))
  return outside.length > 0 ? outside : meant
}

function isInParentheses(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

type Group = readonly [ReadAmount, ...ReadAmount[]]

function groupAmounts(amounts: readonly ReadAmount[]): Group[] {
  let groups: Group[] = []
  for (const amount of amounts) {
    const group = groups.at(-1)
    if (!group) groups = [[amount]]
    else if (partOf.test(amount.lead)) continue
    else if (!isRestated(group[0], amount)) groups.push([amount])
    else if (groups.length > 1 && isSum(groups, amount)) groups = [[amount]]
    else groups[groups.length - 1] = [...group, amount]
  }
  return groups
}

/** 'Texts $6, hosting $3: $9 a month', or the word for it. */
function isSum(groups: readonly Group[], { amount, lead }: ReadAmount): boolean {
  const sum = groups.reduce((total, [first]) => total + first.amount, 0)
  return sumWord.test(lead) || Math.abs(amount - sum) < sum / 100
}

function isRestated(first: ReadAmount, { lead, amount, own }: ReadAmount): boolean {
  if (addition.test(lead) || namesSomething(splitClauses(lead).at(-1) ?? '')) return false
  if (!namesSomething(lead)) return true
  // '$4,000 a month for the manager, $48,000 a year'
  if (own === null || first.own === null || own === first.own) return false
  const ratio = toYearly(amount, own) / toYearly(first.amount, first.own)
  return ratio > 0.75 && ratio < 1.25
}

function namesSomething(words: string): boolean {
  return (words.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !plainWords.has(word))
}

function isOneTime({ lead, rest }: ReadAmount): boolean {
  return [splitClauses(lead).at(-1), splitClauses(rest)[0]].some((words) => oneTime.test(words ?? ''))
}

function splitClauses(text: string): string[] {
  return text.split(clauseBreak)
}
