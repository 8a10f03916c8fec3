import { listOwnTexts } from '#advisor/facts/agreement/own-texts.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** 'The waits were 9, 12, 15 and 21 days': a competitor with another wait was not counted, or not so. */

const listed =
  /((?:[$€£]?\d[\d,.]*\d?|[$€£]?\d)(?:, [$€£]?\d[\d.]*){1,9},? and [$€£]?\d[\d.]*)(?: ([a-z]+))?/gi
const sign = /[$€£]/u

interface ValueList {
  readonly values: readonly number[]
  readonly unit: string
  readonly mark: string
}

const listValues = rememberTexts((text: string): readonly ValueList[] =>
  Array.from(text.slice(0, 2000).matchAll(listed), ([mark, list = '', unit = '']) => ({
    values: list
      .split(/,? and |, /u)
      .map((value) => Number(value.replace(sign, '')))
      .filter(Number.isFinite),
    unit: sign.test(list) ? 'money' : unit.toLowerCase().replace(/s$/u, ''),
    mark,
  })).filter(({ values, unit }) => values.length >= 3 && unit !== ''),
)

function isOfCompetitor({ field }: PlanClaim): boolean {
  return /^competitiveAnalysis\.directCompetitors\.(?:weaknesses|strengths|pricing)$/u.test(field)
}

export const listedValuesRule: Rule = {
  id: 'competitor-not-in-count',
  steps: [4, 2],
  isShownAtEvidence: true,
  weight: weights.weak + 13,
  find(facts) {
    const cards = facts.claims.filter(isOfCompetitor).slice(0, 60)
    if (cards.length < 2) return null
    for (const text of listOwnTexts(facts)) {
      for (const { values, unit, mark } of listValues(text.text)) {
        const alike = cards.filter(
          ({ kind, unit: own, low, high }) =>
            (unit === 'money' ? kind === 'money' : kind === 'duration' && own === unit) && low === high,
        )
        const isIn = ({ low }: PlanClaim) => values.some((value) => isNear(value, low, 0.001))
        const out = alike.filter((claim) => !isIn(claim))
        const [only] = out
        // The list is that of the competitors only if it has most of their figures.
        if (!only || out.length > 1 || alike.length < 2) continue
        const [least, most] = [Math.min(...values), Math.max(...values)]
        if (only.low < least / 3 || only.low > most * 3) continue
        return show(
          recommend(
            'A competitor that the count does not have',
            `${quote(text.text, 40)} lists ${quote(mark, 60)}, but ${quote(only.sentence, 60)} in the list of competitors has ${only.quote}. Which is right?`,
            only.address,
          ),
          [
            {
              address: text.address,
              says: shorten(text.text, 400),
              ...(shorten(text.text, 400).includes(mark) && { mark }),
            },
            textEvidence({ claim: only }),
          ],
          [`${only.quote} is not among ${mark}`],
        )
      }
    }
    return null
  },
}
