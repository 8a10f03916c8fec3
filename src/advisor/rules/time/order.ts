import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { atItem, type Rule, show, warn, weights } from '../rule.ts'

interface Step {
  readonly first: RegExp
  readonly then: RegExp
  readonly why: string
}

/** Things that cannot happen the other way round, whether or not the plan links them. */
const order: readonly Step[] = [
  {
    first: /\b(?:lease (?:signed|agreed|in hand)|lease|premises found)\b/iu,
    then: /\b(?:build[- ]?out|fit[- ]?out|renovation|remodel\w*|construction)\b/iu,
    why: 'No one builds in rooms that are not rented yet',
  },
  {
    first: /\b(?:build[- ]?out|fit[- ]?out|renovation|remodel\w*|construction)\b/iu,
    then: /\b(?:final inspections?|health inspection|inspection passed|inspections passed|certificate of occupancy)\b/iu,
    why: 'An inspector looks at finished rooms',
  },
  {
    first:
      /\b(?:build[- ]?out|fit[- ]?out|renovation|remodel\w*|construction|(?:final|health|fire) inspections?|inspections? passed)\b/iu,
    then: /\b(?:opening(?: day)?|grand opening|doors open|first paying customers?|first sales?)\b/iu,
    why: 'Customers come when the rooms are finished and inspected',
  },
  {
    first:
      /\b(?:van|truck|oven|machine|equipment|melters?|bench|kiln|press)\b[^.;]{0,20}\b(?:delivered|installed|ready|complete|tested)\b|\bequipment installed\b/iu,
    then: /\b(?:opening(?: day)?|grand opening|launch|first (?:paid|paying|orders?|sales?|customers?|visits?|mowing|class|deliver\w*))\b/iu,
    why: 'The work needs the equipment',
  },
  {
    first: /\b(?:ordered)\b/iu,
    then: /\b(?:delivered|installed)\b/iu,
    why: 'Nothing arrives before it is ordered',
  },
  {
    first: /\b(?:prototype|mvp|beta|pilot|closed test|burn tests?|security test)\b/iu,
    then: /\b(?:(?:public |full |shop |product )?launch|go(?:es)? live)\b/iu,
    why: 'A test after the launch tests nothing',
  },
  {
    first: /\b(?:opening(?: day)?|grand opening|launch)\b/iu,
    then: /\b(?:second (?:location|shop|store|van|crew)|first[- ]year review|year[- ]one review|break[- ]?even)\b/iu,
    why: 'It follows from what happens after the opening',
  },
  {
    first: /\b(?:company|llc|corporation)\b[^.;]{0,20}\b(?:formed|filed|registered|founded)\b/iu,
    then: /\b(?:loan (?:closed|paid)|funding closed|financing closed|round closed)\b/iu,
    why: 'A bank lends to a company that exists',
  },
  {
    first:
      /\b(?:staff|team|crews?|bakers?|teachers?|employees|baristas|opening team|stylists|technicians?)\b[^.;]{0,20}\b(?:hired|trained|in place|on board)\b|\b(?:hire|hiring|train)\b[^.;]{0,20}\b(?:staff|opening team|crews?|first employees|baristas|bakers|teachers)\b/iu,
    then: /\b(?:opening(?: day)?|grand opening|doors open|first mowing week|first day of business)\b/iu,
    why: 'The people who do the work have to be there on the first day',
  },
]
const notTheFirst =
  /\b(?:second|third|more|additional|next|new|extra|another|plan|planned|soft|pre-?|campaign|account|bank|review|after)\b/iu

function findTitled(
  milestones: readonly DatedMilestone[],
  pattern: RegExp,
  isFirst: boolean,
): DatedMilestone[] {
  return milestones.filter(
    ({ title, when }) =>
      when !== null &&
      pattern.test(title.slice(0, 200)) &&
      !(isFirst && notTheFirst.test(title.slice(0, 200))),
  )
}

function findReversed({ timeline: { milestones } }: PlanFacts) {
  for (const step of order) {
    for (const first of findTitled(milestones, step.first, true)) {
      for (const then of findTitled(milestones, step.then, false)) {
        if (first === then || !first.when || !then.when || first.when.scale !== then.when.scale) continue
        // Plans that link the two are checked with their dependencies.
        if (then.when.endMonth <= first.when.startMonth + 0.01) return { first, then, why: step.why }
      }
    }
  }
  return null
}

export const orderRules: readonly Rule[] = [
  {
    id: 'time-wrong-order',
    steps: [12],
    weight: weights.contradicts,
    find(facts) {
      const found = findReversed(facts)
      if (!found) return null
      const { first, then, why } = found
      return show(
        warn(
          'Two milestones in the wrong order',
          `${quote(then.title, 40)} is planned for ${quote(then.timeline, 24)}, before ${quote(first.title, 40)} at ${quote(first.timeline, 24)}. ${why}. Swap them.`,
          atItem('implementationTimeline', 'milestones', then.id, 'timeline'),
        ),
        [first, then].map(({ id, title, timeline }) => ({
          address: atItem('implementationTimeline', 'milestones', id, 'timeline'),
          says: `${title}: ${timeline}`,
        })),
      )
    },
  },
]
