import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import type { NamedFigure } from '#domain/named-figures/named-figure.ts'

/** Words that a question may have besides the names of what it asks about. */
const smallWords = new Set(
  (
    'a about again all am amount an and any are as at be been big by can could current currently did do does enter entered expect expected ' +
    'figure for forecast from get give gave got had has have how i if in into is it its just kind list me month much my need now of on ' +
    'one or our ours out per plan planned planning please put remind said say set show so tell that the their them then there ' +
    'these they thing this to total type typed us use using value want was we were what whats when where which will with work would write wrote ' +
    'year you your per each day week every many long'
  ).split(' '),
)

/** Asks for a figure that stands in the plan, and not for a change of it or for advice. */
const asksForFigure =
  /^(?:(?:so|and|ok|hey|hi|um|please|remind me|tell me|show me|do you know) )*(?:what|whats|how (?:much|many|long|big|high|low)|when|which|remind|tell|show)\b/u
const ofPlan = /\b(?:my|our|i|we|me|us|did|the|this)\b/u
const asksForMore =
  /\b(?:if|should|why|instead|happens?|suppose|must|afford|enough|compare|typical|normal|average|usually|most (?:people|banks|lenders)|lenders?|banks?|increase|raise|lower|cut|change|improve|need|go wrong)\b/u

/** Of everything that costs money, none is meant. */
const generalWords = new Set(['cost', 'pay', 'spend', 'sell', 'price', 'fixed', 'start', 'own'])

const mostShown = 6

interface Scored {
  readonly figure: NamedFigure
  readonly named: number
  readonly unnamed: number
}

/** The words that name the figure that a question asks for. None where it asks for no figure of the plan. */
export function readAskedWords(text: string): string[] {
  if (!asksForFigure.test(text) || !ofPlan.test(text) || asksForMore.test(text)) return []
  const asked = listNamingWords(text)
  return asked.every((word) => generalWords.has(word)) ? [] : asked
}

/**
 * The figures that the words name, the nearest name first. Each word must be one of the figure's, or nothing is found:
 * half an understood question is not understood. A figure that is not the main one of its item has to be meant itself.
 */
export function findNamed(asked: readonly string[], figures: readonly NamedFigure[]): readonly NamedFigure[] {
  const scored = figures.flatMap((figure): Scored[] => {
    const itemWords = listNamingWords(figure.item)
    const aspects = new Set(listNamingWords(figure.aspectWords.join(' ')))
    const words = new Set([...itemWords, ...aspects, ...listNamingWords(figure.kindWords.join(' '))])
    if (!asked.every((word) => words.has(word))) return []
    if (!figure.isMain && !asked.some((word) => aspects.has(word))) return []
    const named = itemWords.filter((word) => asked.includes(word)).length
    const meant = asked.filter((word) => aspects.has(word)).length
    return [{ figure, named: named * 2 + meant, unnamed: itemWords.length - named }]
  })
  const [best] = scored.toSorted((one, other) => other.named - one.named || one.unnamed - other.unnamed)
  if (!best) return []
  return scored
    .filter(({ named }) => named === best.named)
    .slice(0, mostShown)
    .map(({ figure }) => figure)
}

/** 'year 2' and 'month 12' are one word each. Small words are left out. */
export function listNamingWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(
      /\b(year|month) (one|two|three|six|twelve|1|2|3|6|12)\b/gu,
      (_, unit: string, number: string) => ` ${unit}${numerals[number] ?? number} `,
    )
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !smallWords.has(word))
  return [...new Set(words.map(toSingular))]
}

const numerals: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', six: '6', twelve: '12' }
