import { findSaying, listAllTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { readFirstMonth, toForecastMonths } from '#advisor/facts/calendar-facts.ts'
import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** How long the owners live without pay, in the words and in the forecast. */

type Owner = WorkbookData['financialProjections']['forecast']['people'][number]

const pay = '(?:pay|salary|salaries|wages?|draws?|money|income|paycheck|compensation|anything)'
const unpaid = new RegExp(
  String.raw`\b(?:(?:takes?|draws?|gets?|receives?|earns?|pays? (?:myself|ourselves|himself|herself|themselves)|is paid|are paid|needs?|need)\s(?:absolutely )?(?:no ${pay}\b|nothing\b|zero\b)` +
    String.raw`|(?:do(?:es)? not|don[’']t|doesn[’']t|won[’']t|will not|never|neither[^.;]{0,24}|nobody|no owner|no founder)\s(?:take|draw|get|receive|pay (?:myself|ourselves|himself|herself|themselves))s?(?: out)? (?:any |a |an |himself |herself )?(?:${pay}|a cent|a dollar)\b` +
    String.raw`|works? (?:for (?:nothing|free)|without (?:any )?(?:pay|a salary|wages|a draw)|unpaid)|(?:goes|go|does|do) without (?:a |any |(?:his|her|our|my|their) )?${pay}\b|(?:forgoes?|gives? up|waives?|skips?) (?:a |any |all |(?:his|her|our|my|their) )?${pay}\b` +
    String.raw`|no (?:owner[’']?s? |founders?[’']? )?(?:pay|salary|salaries|draws?|wages) (?:for|to) (?:the |our )?(?:owners?|founders?|(?:my|our|him|her)sel(?:f|ves)|me|us)\b|(?:unpaid|without pay)\b)`,
  'iu',
)
/** Another person’s, or only until something that is not a date. */
const otherwise =
  /\b(?:if|unless|would|could|might|intern\w*|volunteer\w*|partner[’']s|husband|wife|customers?|clients?|members?|guests?|weekends?|overtime|hours a week without|employees?|staff|drivers?|extra|bonus|raise|advis\w*|board|investors?|dividends?|distributions?|instead)\b/iu
const ends = /\b(?:until|till|before|through|up to|to the end of|for|during|in|within)\b/iu
const slack = 1

/** The month of the forecast before which no pay is to start. Infinity for 'never'. */
function readEnd(facts: PlanFacts, sentence: string, after: number): number | null {
  for (const { kind, time, start, unit, low, period } of readKnownText(sentence)) {
    const lead = sentence.slice(Math.max(0, start - 24), start)
    if (start < after - 30 || !ends.test(lead)) continue
    if (kind === 'duration' && period === null && (unit === 'year' || unit === 'month'))
      return /\bfirst\b|\bfor\b/i.test(lead) ? low * (unit === 'year' ? 12 : 1) : null
    const months = kind === 'date' && time ? toForecastMonths(facts, time) : null
    if (!months) continue
    const isUntil = /\b(?:until|till|before)\b/i.test(lead)
    // 'Until month 24' and 'before 2029' end where the date begins, 'until the end of 2028' and 'in year one' where it ends.
    return isUntil && !/\bend of\b/i.test(sentence.slice(Math.max(0, start - 10), start + 8))
      ? months.start
      : months.end
  }
  return null
}

function nameOf({ role }: Owner): string[] {
  // Owners of one family share the last name.
  return listWords(role.slice(0, 60).split(/[,;(]/u, 1)[0] ?? '').slice(0, 1)
}

const speaks = /\b(?:i|we|us|me|my|our|owners?|founders?|neither|both|none of us|nobody)\b/iu

/** Whoever the sentence names, or everyone. What stands under a founder is about that one. */
function listMeant({ data }: PlanFacts, { address }: OwnText, sentence: string, owners: readonly Owner[]) {
  const item = address[2]
  const founder =
    address[1] === 'founders' && typeof item === 'object'
      ? (data.teamStructure.founders.find(({ id }) => id === item.id)?.name ?? '')
      : ''
  const nameIn = (words: ReadonlySet<string>) =>
    owners.filter((owner) => nameOf(owner).some((word) => word.length > 2 && words.has(word)))
  const named = nameIn(new Set(listWords(sentence)))
  if (named.length > 0) return named
  if (founder !== '') return nameIn(new Set(listWords(founder)))
  return speaks.test(sentence) ? owners : []
}

function findPaid(facts: PlanFacts) {
  const owners = sampleItems(facts.data.financialProjections.forecast.people).filter(
    ({ isOwner, pay: amount }) => isOwner && (amount ?? 0) > 0,
  )
  const first = readFirstMonth(facts)
  if (owners.length === 0 || !readForecast(facts)) return null
  for (const text of listAllTexts(facts)) {
    const saying = findSaying(text, unpaid, true)
    if (!saying || otherwise.test(saying.sentence)) continue
    const end = readEnd(facts, saying.sentence, saying.sentence.indexOf(saying.mark))
    if (end === null) continue
    const meant = listMeant(facts, text, saying.sentence, owners)
    const owner = meant.toSorted((one, other) => (one.startMonth ?? 1) - (other.startMonth ?? 1))[0]
    const start = (owner?.startMonth ?? 1) - 1
    if (!owner || start >= end - slack) continue
    return {
      text,
      saying,
      owner,
      since: first === null ? `month ${start + 1}` : nameCalendarMonth(first + start),
    }
  }
  return null
}

export const unpaidOwnerRule: Rule = {
  id: 'owner-unpaid-but-paid',
  steps: [8, 1, 3, 9, 11, 12],
  isShownAtEvidence: true,
  weight: weights.contradicts - 3,
  find(facts) {
    const found = findPaid(facts)
    if (!found) return null
    const { text, saying, owner, since } = found
    const counted = `the forecast pays “${owner.role.slice(0, 40)}” ${facts.sayMoney(owner.pay ?? 0)} a ${owner.payPeriod || 'month'} from ${since}`
    return show(
      recommend(
        'Paid, or without pay?',
        `${quote(saying.sentence, 90)}, but ${counted}. Which is right? Each month of pay is cash that the plan needs.`,
        text.address,
      ),
      [
        { address: text.address, says: shorten(saying.sentence) },
        {
          address: at('financialProjections', 'forecast', 'people', { id: owner.id }, 'startMonth'),
          says: shorten(counted),
        },
      ],
    )
  },
}
