import { type DayHour, listDayHours } from '#advisor/facts/agreement/day-hours.ts'
import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listPromises, listWorkedDays, type PromisedTime } from '#advisor/facts/agreement/promised-times.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** 'Sundays included' and 'evening classes', where the hours of another step have neither. */

const promising =
  /^(?:businessIdea\.(?:oneLiner|solution|valueProposition)|businessModel\.revenueStreams|competitiveAnalysis\.(?:competitiveAdvantages|marketPosition|pricingStrategy)|marketingStrategy\.(?:channels|timeline)|financialProjections\.(?:pricingTiers|forecast\.streams\.name))/u
const working =
  /^(?:businessIdea|businessModel\.key|operationsPlan\.keyProcesses|teamStructure|marketingStrategy\.channels)/u
const lateEnough = 0.5

interface Promise extends PromisedTime {
  readonly text: OwnText
}

interface Hours extends Pick<DayHour, 'mark' | 'sentence'> {
  readonly text: OwnText
}

function listHours(texts: readonly OwnText[]) {
  const hours = texts.flatMap((text) => listDayHours(text.text).map((hour) => ({ ...hour, text })))
  const opens = hours.filter(({ thing, kind }) => thing === 'place' && (kind === 'opens' || kind === 'there'))
  const closes = hours
    .filter(({ thing, kind }) => thing === 'place' && (kind === 'closes' || kind === 'leaves'))
    .map((hour) => ({ ...hour, hour: !hour.isCertain && hour.hour < 12 ? hour.hour + 12 : hour.hour }))
  return {
    first: opens.toSorted((one, other) => one.hour - other.hour)[0],
    last: closes.toSorted((one, other) => other.hour - one.hour)[0],
  }
}

function findBroken(facts: PlanFacts): readonly [Promise, Hours] | null {
  const texts = listOwnTexts(facts)
  const promises = texts
    .filter(({ field }) => promising.test(field))
    .flatMap((text) => listPromises(text.text).map((promise) => ({ ...promise, text })))
  if (promises.length === 0) return null
  const worked = texts
    .filter(({ field }) => working.test(field))
    .flatMap((text) => listWorkedDays(text.text).map((days) => ({ ...days, text })))
  const open = new Set(worked.flatMap(({ days }) => [...days]))
  const { first, last } = listHours(texts)
  for (const promise of promises) {
    const isElsewhere = ({ text }: { text: OwnText }) => text.text !== promise.text.text
    const day = worked.find(isElsewhere)
    if (day && [...promise.days].some((wanted) => !open.has(wanted))) return [promise, day]
    if (last && isElsewhere(last) && promise.to !== null && last.hour < promise.to - lateEnough)
      return [promise, last]
    if (first && isElsewhere(first) && promise.from !== null && first.hour > promise.from + lateEnough)
      return [promise, first]
  }
  return null
}

export const promisedTimesRule: Rule = {
  id: 'promised-out-of-hours',
  steps: [7, 1, 3, 4, 6, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 16,
  find(facts) {
    const found = findBroken(facts)
    return found
      ? showTwo(
          'Promised when nobody is there?',
          found[0],
          found[1],
          'Wages and hours have to cover what you promise.',
        )
      : null
  },
}
