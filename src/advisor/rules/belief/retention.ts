import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import type { Subject } from '#advisor/facts/claims/subjects.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listStreamNouns } from '#advisor/facts/stream-claims.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { sayNumber, sayPercent } from '#advisor/wording/figures.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { atFigure, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { listWrittenTexts } from '#advisor/facts/claims/section-texts.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { listStays, type Stay } from './stay-in-words.ts'

/** What the texts say about customers who stay, against the churn that the figures use. */

const stayPattern =
  /\b(?:keep(?:s|ing)?|kept|stay(?:s|ed|ing)?|retain(?:s|ed|ing)?|retention|renew(?:s|ed|al|als|ing)?|remain(?:s|ed)?)\b/i
const leavePattern =
  /\b(?:churn(?:s|ed|ing)?|leave(?:s)?|leaving|lose(?:s)?|losing|lost|cancel(?:s|ed|ing|lations?)?|quit|drop out|attrition)\b/i
/** It is about employees, documents or dogs on a table, and not about customers. */
const otherPattern =
  /\b(?:teachers?|staff|employees?|team|baristas?|drivers?|crews?|hires?|investors?|shares?|equity|profits?|margin|earnings|tests?|audits?|tour|survey|rebook|interviews?|trial|pilot|competitors?|rivals?|of sales|tax)\b/i
const loyalPattern =
  /\b(?:(?:extremely |very |highly |deeply |fiercely )?loyal (?:customers|clients|following|members|users|subscribers|base)|(?:customers|clients|members|users|subscribers|families|they) are (?:extremely |very |highly |deeply |fiercely )?loyal|(?:customers|clients|members|users|subscribers|they) (?:hardly ever|almost never|never|rarely) (?:leave|cancel|quit|switch)|no one (?:ever )?(?:leaves|cancels)|nobody (?:ever )?(?:leaves|cancels)|customers for life|stay (?:with us )?(?:for (?:many )?years|for decades|forever))\b/i
const customerSubjects: ReadonlySet<Subject> = new Set(['churn', 'retention', 'customers'])
const textsRead = 400
const claimsRead = 500

/** The share of customers that a text keeps, after how many months. */
function readKept({ low, high, period, sentence }: PlanClaim): { kept: number; months: number } | null {
  const text = sentence.slice(0, 300)
  if (otherPattern.test(text)) return null
  const months =
    period === 'year'
      ? 12
      : period === 'month'
        ? 1
        : period === 'quarter'
          ? 3
          : period === null
            ? findSpan(text)
            : null
  if (months === null) return null
  const share = (low + high) / 2
  const isKept = stayPattern.test(text) && share >= 40
  const isLost = leavePattern.test(text) && share < 60
  if (isKept && !(isLost && !stayPattern.test(text))) return { kept: share, months }
  return isLost ? { kept: 100 - share, months } : null
}

function isAboutCustomers({ subjects, of }: PlanClaim, nouns: ReadonlySet<string>): boolean {
  return (of !== null && nouns.has(of)) || subjects.some((subject) => customerSubjects.has(subject))
}

/** 'after a year', 'the first year', 'within twelve months' */
function findSpan(text: string): number | null {
  if (
    /\b(?:a|one|the first|per|each|every|within a|over a|after a) year\b|\btwelve months\b|\b12 months\b|\bannual/i.test(
      text,
    )
  )
    return 12
  return /\b(?:a|per|each|every) month\b|\bmonthly\b/i.test(text) ? 1 : null
}

/** Churn as the plan's figures have it, in percent a month, for what customers pay every month. */
function findChurn(facts: PlanFacts): { churn: number; address: ReturnType<typeof atFigure> } | null {
  const { money, templateId } = facts
  const { churnRate, priceUnit } = money.projections
  const main = readSales(facts)?.main.stream
  const isMonthly = main?.kind === 'recurring' || priceUnit === 'month' || templateId === 'saas'
  if (!isMonthly || money.state !== 'real' || churnRate <= 0 || churnRate >= 100) return null
  return { churn: churnRate, address: atFigure('churnRate') }
}

/** Where customers come now and then, only what is far off contradicts the churn. */
function isFarOff({ kept, months }: Stay, churn: number, isMonthly: boolean): boolean {
  if (kept === null)
    return Math.max(months * churn, 100) > (isMonthly ? 2 : 3) * Math.min(months * churn, 100)
  const left = (1 - churn / 100) ** months * 100
  if (months === 1) return Math.max(100 - kept, churn) > 2 * Math.max(0.2, Math.min(100 - kept, churn))
  return Math.abs(kept - left) > (isMonthly ? 12 : 30)
}

function sayStay({ kept, months }: Stay, churn: number): string {
  if (kept === null) return `a customer stays ${sayNumber(100 / churn)} months`
  return `${sayPercent((1 - churn / 100) ** months * 100)} are left after ${sayNumber(months)} months`
}

export const retentionRules: readonly Rule[] = [
  {
    id: 'stay-in-words-against-churn',
    steps: [8, 2, 1, 3, 4, 6],
    isShownAtEvidence: true,
    weight: weights.contradicts - 1,
    find(facts) {
      const { state, projections } = facts.money
      const { churnRate } = projections
      if (state !== 'real' || churnRate <= 0 || churnRate >= 100) return null
      const isMonthly = findChurn(facts) !== null
      const said = listStays(facts).find((stay) => isFarOff(stay, churnRate, isMonthly))
      if (!said) return null
      const used = { address: atFigure('churnRate'), says: `${sayPercent(churnRate)} a month` }
      const counted = sayStay(said, churnRate)
      return show(
        recommend(
          'Customers stay in the text and leave in the figures',
          `You write ${quote(said.sentence, 90)}. With the churn of ${used.says} in the figures, ${counted}. Use one of the two in both places. The lifetime value depends on it.`,
          said.text.address,
        ),
        [{ address: said.text.address, says: shorten(said.sentence), mark: said.words }, used],
        [
          said.kept === null
            ? `100% ÷ ${sayPercent(churnRate)} = ${sayNumber(100 / churnRate)} months`
            : `(100% − ${sayPercent(churnRate)})^${sayNumber(said.months)} = ${sayPercent((1 - churnRate / 100) ** said.months * 100)}`,
        ],
      )
    },
  },
  {
    id: 'retention-against-churn',
    steps: [8, 2, 1, 3, 6],
    weight: weights.contradicts,
    find(facts) {
      const used = findChurn(facts)
      if (!used) return null
      const main = readSales(facts)?.main
      const nouns = main ? listStreamNouns(main, facts) : new Set<string>()
      const shares = facts.claims.filter(
        (claim) => claim.kind === 'percent' && claim.certainty !== 'denied' && isAboutCustomers(claim, nouns),
      )
      for (const claim of shares.slice(0, claimsRead)) {
        const said = readKept(claim)
        if (!said) continue
        const kept = (1 - used.churn / 100) ** said.months * 100
        // A limit to stay below is no forecast, unless the figures break it.
        const isApart =
          said.months === 1
            ? Math.max(100 - said.kept, used.churn) > 2 * Math.max(0.2, Math.min(100 - said.kept, used.churn))
            : Math.abs(said.kept - kept) > 12
        if (!isApart) continue
        const span = said.months === 12 ? 'a year' : said.months === 3 ? 'a quarter' : 'a month'
        return show(
          recommend(
            'Customers stay in the text and leave in the figures',
            `You write ${quote(claim.sentence, 90)}. A churn of ${sayPercent(used.churn)} a month keeps ${sayPercent(kept)} of them for ${span}, not ${sayPercent(said.kept)}. Use one of the two in both places. The lifetime value depends on it.`,
            used.address,
          ),
          [
            { address: claim.address, says: shorten(claim.sentence), mark: claim.quote },
            { address: used.address, says: `${sayPercent(used.churn)} a month` },
          ],
          [
            said.months === 1
              ? `100% − ${sayPercent(used.churn)} = ${sayPercent(kept)}`
              : `(100% − ${sayPercent(used.churn)})^${said.months} = ${sayPercent(kept)}`,
          ],
        )
      }
      return null
    },
  },
  {
    id: 'loyal-but-leaving',
    steps: [8, 2, 3, 4],
    weight: weights.weak + 2,
    find(facts) {
      const { state, projections } = facts.money
      const isOften = state === 'real' && projections.churnRate >= 30 && projections.churnRate < 100
      // In other trades people come back now and then, and only a high churn contradicts it.
      const used =
        findChurn(facts) ??
        (isOften ? { churn: projections.churnRate, address: atFigure('churnRate') } : null)
      if (!used || used.churn < 6) return null
      let read = 0
      for (const section of [
        'businessIdea',
        'marketAnalysis',
        'businessModel',
        'competitiveAnalysis',
      ] as const) {
        for (const { address, text } of listWrittenTexts(facts.data, section)) {
          read += 1
          if (read > textsRead) return null
          const words = loyalPattern.exec(text.slice(0, 2000))?.[0]
          if (words === undefined) continue
          const yearly = (1 - used.churn / 100) ** 12 * 100
          return show(
            recommend(
              'Loyal customers who leave',
              `You write ${quote(words)}, but a churn of ${sayPercent(used.churn)} a month means that only ${sayPercent(yearly)} are left after a year, and a customer stays ${sayNumber(100 / used.churn)} months. Change the words or the number.`,
              address,
            ),
            [
              { address, says: shorten(text), mark: words },
              { address: used.address, says: `${sayPercent(used.churn)} a month` },
            ],
            [`(100% − ${sayPercent(used.churn)})^12 = ${sayPercent(yearly)}`],
          )
        }
      }
      return null
    },
  },
  {
    id: 'churn-against-forecast',
    steps: [8],
    weight: weights.contradicts,
    find(facts) {
      const main = readSales(facts)?.main.stream
      const { state, projections } = facts.money
      if (!main || main.kind !== 'recurring' || state !== 'real' || projections.churnRate <= 0) return null
      const churn = main.churn * 100
      if (churn === 0 && projections.churnRate < 1) return null
      const apart =
        Math.max(churn, projections.churnRate) / Math.max(0.01, Math.min(churn, projections.churnRate))
      if (apart < 1.5) return null
      const say = apart >= 2 ? warn : recommend
      return show(
        say(
          'Two churn rates',
          `The unit economics lose ${sayPercent(projections.churnRate)} of customers a month, the forecast of ${quote(main.name, 32)} ${sayPercent(churn)}. Use the same rate in both, the one you can back up.`,
          atStream(main.id, 'churnPercent'),
        ),
        [
          { address: atFigure('churnRate'), says: sayPercent(projections.churnRate) },
          { address: atStream(main.id, 'churnPercent'), says: sayPercent(churn) },
        ],
      )
    },
  },
]
