import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Machines and vehicles that are old when they are bought. */

const modelYear = /\b(19[5-9]\d|20[0-3]\d)\b/gu
/** The year of a quote, a standard or a purchase is not the year in which it was built. */
const otherYear =
  /\b(?:quot\w+|offer|bid|dated?|in|since|until|by|january|february|march|april|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|bought|license\w*|standard|iso|din|en)\s$/i
const built =
  /\b(?:built|made|manufactured) in $|\b(?:models?|vintage|year) (?:of )?$|\b(?:pickups?|vans?|trucks?|trailers?|machines?|ovens?|tractors?|boats?|washers?|dryers?|press|buses|cars?|excavators?)(?: and [a-zà-ÿ]+)? (?:of|from) $/i
const age =
  /\b(\d{2}|twelve|fifteen|twenty|twenty-five|thirty) years? old\b|\b(\d{2}|twelve|fifteen|twenty|twenty-five|thirty)-year-old\b/i
const words: Readonly<Record<string, number>> = {
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
}
const distance =
  /\b(\d{3}(?:,\d{3})|\d{3},?000) ?(?:miles|mi\b)|\b(\d{3}(?:[,. ]\d{3})|\d{3}000) ?(?:km|kilomet)/i
/** Who gives no warranty has put nothing right, whatever the heading calls it. */
const asItIs =
  /\bas[- ]is\b|\bas (?:they|it) stands?\b|\b(?:no|without|never|not|nor)(?: (?:a|an|any|been|yet|further))? (?:warranty|guarantee|inspect\w*|rebuilt|overhaul\w*|apprais\w+)\b/i
const putRight =
  /\b(?:rebuil\w+|overhaul\w*|refurbish\w*|restor\w+|reconditioned|inspected|warranty|apprais\w+|new engine|serviced by)\b/i
const oldAge = 12
const manyMiles = 150_000
const manyKilometers = 250_000
const leastShare = 0.1

interface OldThing {
  readonly mark: string
  readonly years: number | null
}

function readAge(text: string, firstYear: number): OldThing | null {
  const found = age.exec(text)
  const count = found?.[1] ?? found?.[2]
  const years = count === undefined ? 0 : (words[count.toLowerCase()] ?? Number(count))
  if (found && years >= oldAge) return { mark: found[0], years }
  for (const match of text.matchAll(modelYear)) {
    const before = text.slice(0, match.index)
    const isYear = built.test(before) || (!otherYear.test(before) && !/[–-]$/u.test(before))
    const old = firstYear - Number(match[0])
    if (isYear && old >= oldAge) return { mark: match[0], years: old }
  }
  const driven = distance.exec(text)
  const miles = Number(driven?.[1]?.replaceAll(/\D/gu, '') ?? 0)
  const kilometers = Number(driven?.[2]?.replaceAll(/\D/gu, '') ?? 0)
  return driven && (miles >= manyMiles || kilometers >= manyKilometers)
    ? { mark: driven[0], years: null }
    : null
}

export const oldEquipmentRules: readonly Rule[] = [
  {
    id: 'equipment-too-old',
    steps: [8],
    weight: weights.weak + 3,
    readers: ['bank'],
    find(facts) {
      const first = readFirstMonth(facts)
      if (first === null) return null
      for (const cost of sampleItems(facts.data.financialProjections.startupCosts)) {
        if (cost.kind !== 'equipment' || cost.amount < facts.money.startupTotal * leastShare) continue
        const text = `${cost.category.slice(0, 200)}: ${cost.description.slice(0, 400)}`
        const old = putRight.test(text) && !asItIs.test(text) ? null : readAge(text, Math.floor(first / 12))
        if (!old) continue
        const address = atItem('financialProjections', 'startupCosts', cost.id, 'description')
        const use = cost.yearsOfUse ?? 0
        return show(
          recommend(
            'How long will it still run?',
            `${quote(cost.category)} costs ${facts.sayMoney(cost.amount)} and is old when you buy it (${quote(old.mark, 30)})${use > 0 ? `, but the plan uses it for ${sayNumber(use)} more years` : ''}. Have it inspected, plan repairs and its replacement, and show what the lender could sell it for.`,
            address,
          ),
          [{ address, says: text.slice(0, 200), mark: old.mark }],
          old.years === null || use === 0
            ? []
            : [
                `${sayNumber(old.years)} years + ${sayNumber(use)} years = ${sayNumber(old.years + use)} years`,
              ],
        )
      }
      return null
    },
  },
]
