import { toCommonMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { type Applied, listApplied, readDay } from './license-granted.ts'
import { alcohol, sellsDrinksLater } from './permits.ts'

/** A paper that can only be there after the doors open. */

const paper =
  /\b(?:licen[cs]es?|permits?|certificates?|certification|approvals?|authori[sz]ation|accreditation|inspections?|credentials?|clearance|sign-?off)\b/i
/** Not needed to open, or for something that comes later. */
const notNeeded =
  /\b(?:trademarks?|patents?|copyright|domain|secretary of state|tax number|loans?|grants?|second|later|additional|expan\w*|renew\w*|annual\w*|year (?:two|three)|until then|meanwhile|in the meantime|provisional\w*|temporary|interim|optional|voluntary|organic|export|patio|terrace|sidewalk|not (?:needed|required)|may (?:open|start|trade|operate)|can (?:open|start|trade|operate)|open(?:s|ing)? (?:without|before)|does not (?:stop|hold)|wholesale|apprentices?)\b/i
/** 'About five weeks' may be four. */
const tolerance = 0.25

/** The month of the forecast in which customers come, with the day if the plan names one. */
function findOpening(facts: PlanFacts) {
  const { launch } = facts.timeline
  const time = launch?.when && toCommonMonths(facts, launch.when)
  if (!launch || !time) return null
  const day = time.end - time.start <= 1 ? readDay(launch.timeline) : null
  return { launch, latest: day === null ? time.end : time.start + day }
}

function isLate(facts: PlanFacts, { text, ready }: Applied, latest: number): boolean {
  const license = text.slice(0, 400)
  return (
    ready > latest + tolerance &&
    isFinished(license) &&
    paper.test(license) &&
    !notNeeded.test(license) &&
    !(alcohol.test(license) && sellsDrinksLater(facts.data))
  )
}

export const licenseLateRules: readonly Rule[] = [
  {
    id: 'time-license-after-opening',
    steps: [10, 12],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const opening = findOpening(facts)
      if (!opening) return null
      const { launch, latest } = opening
      const late = listApplied(facts).find((license) => isLate(facts, license, latest))
      if (!late) return null
      return show(
        recommend(
          'Open before the license is there',
          `${quote(late.text, 90)}: it can take ${quote(late.takes.quote, 24)} from ${late.applied}, so it comes after ${quote(launch.title, 40)} (${launch.timeline.slice(0, 40)}). Apply earlier, open later, or say why you may open without it.`,
          at('legalStructure', 'licenses', late.index),
        ),
        [
          {
            address: at('legalStructure', 'licenses', late.index),
            says: late.text,
            mark: late.takes.quote,
          },
          {
            address: atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
            says: `${launch.title}: ${launch.timeline}`,
          },
        ],
        [`${late.applied} + ${late.takes.quote}: ${sayNumber(late.ready - latest)} months after the opening`],
      )
    },
  },
]
