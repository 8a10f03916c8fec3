import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { readDaysOfText } from '#advisor/facts/opening-times.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, remark, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** How many days a week the business is open, wherever the plan says so or counts with it. */

interface OpenDays {
  readonly claim: PlanClaim
  readonly days: number
}

const fields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'businessModel.keyActivities',
  'operationsPlan.keyProcesses',
  'competitiveAnalysis.marketPosition',
]
const openWords =
  /\bopen(?:s|ing)?\b|\bcounter\b|\bsell(?:s|ing)?\b|\bserv(?:e|es|ing)\b|\bdoors?\b|\bhours\b|\bworking week\b/i
const otherWork =
  /\b(?:shifts?|staff|teachers?|crew|phone|support|deliver\w*|bake|baking|prep\w*|kitchen|night|online|classes|training|competitor|salon|they)\b/i
/** 'Closed on Mondays', 'Monday: closed' */
const closedDay =
  /\bclosed?\b(?:\s(?:on|every|each))?\s(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:\s(?:is|are))?[:,]?\s+closed\b/i
const weeks = 52
const weekdayNames: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const weeksPerMonth = 4.345

function listOpenDays(facts: PlanFacts): OpenDays[] {
  return listPhrases(facts, fields, ['duration', 'hours', 'frequency']).flatMap(
    ({ claim, lead, tail }): OpenDays[] => {
      const near = `${lead.slice(-80)} ${tail}`
      if (claim.kind === 'hours') {
        const days = readDaysOfText(facts, claim)
        return days !== null &&
          days >= 4 &&
          !namesOtherDays(claim) &&
          openWords.test(near) &&
          !otherWork.test(near.replace(/two people|three on/gi, ''))
          ? [{ claim, days }]
          : []
      }
      const isDays = claim.unit === 'day' && claim.period === 'week' && claim.low === claim.high
      return isDays &&
        claim.low >= 4 &&
        claim.low <= 7 &&
        openWords.test(near) &&
        !/\bdeliver|\bshift|\bstaff|\bphone|\bteam\b/i.test(near)
        ? [{ claim, days: claim.low }]
        : []
    },
  )
}

/** 'Monday to Friday 11 to 10, Saturday and Sunday 9 to 8' is open on all of them. */
function namesOtherDays({ openingHours, sentence }: PlanClaim): boolean {
  const known = openingHours?.weekdays ?? []
  const named = [...sentence.toLowerCase().matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/gu)].map(
    ([, day = '']) => weekdayNames.indexOf(day),
  )
  if (/\bweekends?\b/i.test(sentence)) named.push(5, 6)
  return !closedDay.test(sentence) && known.length > 0 && named.some((day) => !known.includes(day))
}

export const openingRules: readonly Rule[] = [
  {
    id: 'opening-days-differ',
    steps: [1, 7, 2, 8],
    weight: weights.contradicts,
    find(facts) {
      const [first, ...others] = listOpenDays(facts)
      if (!first) return null
      const other = others.find(
        ({ days, claim }) => days !== first.days && claim.address !== first.claim.address,
      )
      if (other) {
        return say(facts, first, `${sayNumber(other.days)} days a week`, textEvidence(other))
      }
      const processes = sampleItems(facts.data.operationsPlan.keyProcesses)
      const index = processes.findIndex((process) => closedDay.test(process.slice(0, 300)))
      if (index >= 0 && first.days === 7) {
        const closed = processes[index]?.slice(0, 160) ?? ''
        return say(facts, first, 'a day on which it is closed', {
          address: at('operationsPlan', 'keyProcesses', index),
          says: closed,
        })
      }
      const counted = findCounted(facts, first.days)
      if (counted) return say(facts, first, counted.says, counted)
      return others.length > 0
        ? remark(
            'The same opening days everywhere',
            `The plan is open ${sayNumber(first.days)} days a week wherever it says so.`,
            first.claim.address,
          )
        : null
    },
  },
]

function say(
  facts: PlanFacts,
  { claim, days }: OpenDays,
  other: string,
  evidence: Parameters<typeof show>[1][number],
) {
  return show(
    recommend(
      'Two opening times',
      `One place is open ${sayNumber(days)} days a week (${claim.quote}), another has ${other}. Sales, wages and the plan’s whole year depend on the days. Make them the same.`,
      claim.address,
    ),
    [textEvidence({ claim }), evidence],
    [`${sayNumber(days)} days × ${weeks} weeks = ${sayNumber(days * weeks)} days a year`],
  )
}

/** A year of the market step or a month of the forecast with clearly more or fewer days. */
function findCounted(facts: PlanFacts, days: number) {
  const year = listPhrases(facts, ['marketAnalysis.som'], ['duration']).find(
    ({ claim, lead }) =>
      claim.unit === 'day' &&
      claim.low >= 200 &&
      claim.low <= 366 &&
      /[×*]\s*$|\bx\s*$/u.test(lead) &&
      Math.abs(claim.low / weeks - days) > 0.7,
  )
  if (year) return { ...textEvidence(year), says: `${year.claim.quote} in a year` }
  const stream = sampleItems(facts.data.financialProjections.forecast.streams).find(
    ({ kind, period, daysPerMonth }) =>
      kind === 'units' &&
      period === 'day' &&
      daysPerMonth !== null &&
      Math.abs(daysPerMonth / weeksPerMonth - days) > 0.9,
  )
  return stream
    ? {
        address: at('financialProjections', 'forecast', 'streams', { id: stream.id }, 'daysPerMonth'),
        says: `${sayNumber(stream.daysPerMonth ?? 0)} days a month`,
      }
    : null
}
