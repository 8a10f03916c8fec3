import { type DayHour, listDayHours } from '#advisor/facts/agreement/day-hours.ts'
import { listOwnTexts, type OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { areOfSame, countWords } from '#advisor/facts/agreement/slots.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** The hour at which something opens, closes or happens, where two steps promise and plan another one. */

interface Told extends DayHour {
  readonly text: OwnText
}

const mostTold = 100
const apart = 0.4
/** Before that hour, the evening before is not over. */
const earliestMorning = 5
/** Steps that speak of rivals too, so that only a sentence about ourselves counts. */
const mixed = /^(?:businessIdea\.valueProposition|competitiveAnalysis)/u
const ours = /\b(?:we|our|ours|us|my|i)\b/i
/** 'The rope gym closes at eight' is about someone else. */
const theirs =
  /^\W*(?:the|an?|most|other|both|every other|some|any|no) (?!last|first|doors?|shop|hall|kitchen|line|phone|counter|same|order)/i
const weekdays: ReadonlySet<number> = new Set([0, 1, 2, 3, 4])
/** Things of which a business has several, so that more must show that it is the same one. */
const several = /^(?:delivery|pickup|first|last|bar)/u
/** Those who fetch and bring for others keep their own hours. */
const carrier =
  /\b(?:UPS|USPS|FedEx|DHL|carriers?|couriers?|mail(?:man|ed)?|freight|post(?:al)?|suppliers?|distributors?|wholesalers?|truck comes)\b/i
/** Orders of one sort can be taken longer than those of another one. */
const crowds =
  /\b(?:child(?:ren)?|kids?|adults?|seniors?|teens?|toddlers?|beginners?|advanced|private|family|families|school|wholesale|staff|members|puppy|puppies)(?=\b|s\b|[’'])/gi
const sorts =
  /\b(?:wholesale|retail|catering|custom|bulk|rush|pre-?orders?|standing|lunch|dinner|breakfast|phone|online|same-day|next-day)\b/gi

function listTold(facts: PlanFacts): readonly Told[] {
  const { directCompetitors, indirectCompetitors } = facts.data.competitiveAnalysis
  const rivals = [...sampleItems(directCompetitors), ...sampleItems(indirectCompetitors)]
    .map(({ name }) => name.trim().split(' ', 1)[0]?.toLowerCase() ?? '')
    .filter((name) => name.length > 4)
  return listOwnTexts(facts)
    .flatMap((text) => listDayHours(text.text).map((hour) => ({ ...hour, text })))
    .filter(({ text, sentence }) => !mixed.test(text.field) || ours.test(sentence) || !theirs.test(sentence))
    .filter(({ sentence }) => !rivals.some((name) => sentence.toLowerCase().includes(name)))
    .slice(0, mostTold)
}

/** Midnight is 12 a.m. Six can be in the morning or in the evening, if nothing says which. */
function isSameHour(one: DayHour, other: DayHour): boolean {
  const round = one.isCertain && other.isCertain ? 24 : 12
  const gap = Math.abs(one.hour - other.hour) % round
  return Math.min(gap, round - gap) < apart
}

function shareDay(one: DayHour, other: DayHour): boolean {
  const first = one.days.size === 0 ? weekdays : one.days
  const second = other.days.size === 0 ? weekdays : other.days
  return [...first].some((day) => second.has(day))
}

/** Closing is in the afternoon or at night unless the text says otherwise. */
function toEvening({ hour, isCertain }: DayHour): number {
  if (isCertain && hour < earliestMorning) return hour + 24
  return !isCertain && hour < 12 ? hour + 12 : hour
}

function differ(one: Told, other: Told, uses: ReadonlyMap<string, number>): boolean {
  if (one.thing !== other.thing || !shareDay(one, other)) return false
  if (one.kind === 'opens' && other.kind === 'there') return other.hour - one.hour > 0.2 && other.hour < 12
  if (one.kind === 'closes' && other.kind === 'leaves') return toEvening(one) - toEvening(other) > apart
  if (one.kind !== other.kind || isSameHour(one, other)) return false
  if (several.test(one.thing) && carrier.test(one.sentence) !== carrier.test(other.sentence)) return false
  if (listCrowds(one) !== listCrowds(other)) return false
  if (one.thing === 'order' && listSorts(one) !== listSorts(other)) return false
  if (one.thing === '')
    return areOfSame(one.words, other.words, uses) && [...one.words].some((word) => other.words.has(word))
  return !several.test(one.thing) || sharesRest(one, other)
}

function listSorts({ sentence }: Told): string {
  return listNamed(sentence, sorts)
}

/** 'Children’s classes' are not all classes. */
function listCrowds({ sentence }: Told): string {
  return listNamed(sentence, crowds)
}

function listNamed(sentence: string, pattern: RegExp): string {
  return [...new Set((sentence.match(pattern) ?? []).map((word) => word.toLowerCase()))].toSorted().join()
}

/** 'Delivery of bread' and 'delivery of milk' are two. */
function sharesRest(one: Told, other: Told): boolean {
  const [first, second] = [one, other].map(({ words, thing }) =>
    [...words].filter((word) => !thing.includes(word.slice(0, 5))),
  )
  return !first?.length || !second?.length || first.some((word) => second.includes(word))
}

function findDifference(facts: PlanFacts): readonly [Told, Told] | null {
  const told = listTold(facts)
  const uses = countWords(told.map(({ words }) => words))
  const isAlso = ({ text }: Told, { thing, kind, ...hour }: Told) =>
    told.some(
      (third) =>
        third.text === text &&
        third.thing === thing &&
        third.kind === kind &&
        isSameHour(third, { thing, kind, ...hour }),
    )
  for (const one of told) {
    for (const other of told) {
      if (one === other || one.text.field === other.text.field || !differ(one, other, uses)) continue
      if (!isAlso(one, other) && !isAlso(other, one)) return [one, other]
    }
  }
  return null
}

export const clockTimesRule: Rule = {
  id: 'clock-times-differ',
  steps: [7, 1, 3, 4, 6, 8, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const found = findDifference(facts)
    if (!found) return null
    const [one, other] = found
    return showTwo('At what time?', one, other, 'Staff and hours have to cover what you promise.', [
      `${one.mark.trim()} ≠ ${other.mark.trim()}`,
    ])
  },
}
