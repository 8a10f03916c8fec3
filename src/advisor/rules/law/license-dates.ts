import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { listOwnWords } from '#advisor/facts/common-words.ts'
import { findLongest } from '#advisor/facts/durations.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { isFinished, sampleItems } from '#advisor/facts/texts.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { quote } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'

/** A license whose own line says that it comes after the first sale. */

const applies =
  /\b(?:appl(?:y|ied|ies|ication|ications|ying)|submit\w*|submission|fil(?:e|ed|ing)|sent|hand(?:ed)? in|request\w*)\b/i
const arrives =
  /\b(?:expect\w*|due|issued?|granted?|approv\w*|arriv\w*|effective|starts?|begins?|ready|in force|inspection|exam)\b/i
/** What is held already, or comes later on purpose. */
const isOther =
  /\b(?:received|held|holds?|valid|renew\w*|expires?|until|already|confirmed|not needed|no (?:\w+ )?(?:licen[cs]e|permit)|second|later|expan\w*|trademark|patent|year two|once)\b/i
const toleranceMonths = 0.6

interface LateLicense {
  readonly text: string
  readonly index: number
  /** The month in which it is there, as year × 12 + month. */
  readonly month: number
  readonly sum: string
}

function findLate({ data }: PlanFacts, firstSale: number): LateLicense | null {
  for (const [index, text] of sampleItems(data.legalStructure.licenses).entries()) {
    const beginning = text.slice(0, 400)
    if (!isFinished(beginning) || isOther.test(beginning)) continue
    const dates = readKnownText(beginning).flatMap(({ kind, time, quote: said }) =>
      kind === 'date' && time?.scale === 'calendar' ? [{ time, said }] : [],
    )
    const [date] = dates
    if (!date || dates.length > 1) continue
    const takes = applies.test(beginning) ? findLongest(beginning) : null
    const isDate = takes === null && arrives.test(beginning) && !applies.test(beginning)
    if (!takes && !isDate) continue
    const month = date.time.startMonth + (takes?.months ?? 0)
    if (month <= firstSale + toleranceMonths || month > firstSale + 24) continue
    const sum = takes
      ? `${date.said} + ${takes.quote} = ${nameCalendarMonth(Math.floor(month))}`
      : nameCalendarMonth(Math.floor(month))
    return { text, index, month: Math.floor(month), sum }
  }
  return null
}

/** Beer and wine from October may wait for their license, when the food sells from June. */
function isForLaterSales(
  { data }: PlanFacts,
  { text, month }: LateLicense,
  { model, streams }: NonNullable<ReturnType<typeof readSales>>,
): boolean {
  const words = new Set(listOwnWords(text))
  const later = streams.some(
    ({ stream, sales: sold }) =>
      (model.firstMonth ?? 0) + sold.findIndex((amount) => amount > 0) + toleranceMonths >= month &&
      listOwnWords(stream.name).some((word) => words.has(word)),
  )
  return (
    later ||
    data.businessModel.revenueStreams
      .slice(0, 20)
      .some(
        (said) =>
          /\b(?:once|when|after|as soon as) (?:we (?:are|have)|the|it is) [^.;]{0,20}licen[cs]/i.test(
            said.slice(0, 300),
          ) && listOwnWords(said).some((word) => words.has(word)),
      )
  )
}

export const licenseDateRules: readonly Rule[] = [
  {
    id: 'law-license-after-sales',
    steps: [10, 8, 12],
    weight: weights.contradicts,
    find(facts) {
      const sales = readSales(facts)
      if (!sales || sales.model.firstMonth === null) return null
      const firstSale = sales.model.firstMonth + sales.firstMonth - 1
      const late = findLate(facts, firstSale)
      if (!late || isForLaterSales(facts, late, sales)) return null
      const address = at('legalStructure', 'licenses', late.index)
      return show(
        recommend(
          'A license that comes after the first sale',
          `${quote(late.text, 90)}: that is ${nameCalendarMonth(late.month)} at the latest, but the forecast sells from ${nameCalendarMonth(firstSale)}. Apply earlier, sell later, or say what you may sell without it.`,
          address,
        ),
        [
          { address, says: late.text },
          { address: atStream(sales.main.stream.id, 'startMonth'), says: nameCalendarMonth(firstSale) },
        ],
        [late.sum],
      )
    },
  },
]
