import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import type { DatedMilestone } from '#advisor/facts/timeline-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

interface Pair {
  readonly first: RegExp
  readonly second: RegExp
  readonly why: string
  /** The two have to name the same thing. */
  readonly isOfOneThing?: boolean
}

const buildOut = String.raw`^(?:the )?(?:build[- ]?out|fit[- ]?out|renovation|remodel\w*|construction)\b(?! of)`

/** Things that cannot happen the other way round, whether or not the plan links them. */
const pairs: readonly Pair[] = [
  {
    first: /\blease signed\b|^(?:the )?lease\b/i,
    second: new RegExp(buildOut, 'iu'),
    why: 'No one builds in rooms that are not rented yet',
  },
  {
    first: new RegExp(buildOut, 'iu'),
    second: /\b(?:final inspections?|health inspection|inspections? passed|certificate of occupancy)\b/i,
    why: 'An inspector looks at finished rooms',
  },
  {
    first: new RegExp(`${buildOut}|^(?:final|health|fire) inspections?|^inspections? passed`, 'iu'),
    second: /\b(?:opening(?: day)?|grand opening|doors open)\b/i,
    why: 'Customers come when the rooms are finished and inspected',
  },
  {
    first: /\bordered\b/i,
    second: /\b(?:delivered|installed|arrives?)\b/i,
    why: 'Nothing arrives before it is ordered',
    isOfOneThing: true,
  },
  {
    first:
      /\b(?:prototype|mvp|closed test|burn tests?|security test)\b|^(?:closed |private |public )?beta\b(?! of)/i,
    second: /^(?:(?:public|full|shop|product|official) )?launch\b|\bgo(?:es)? live\b/i,
    why: 'A test after the launch tests nothing',
  },
  {
    first: /\b(?:opening(?: day)?|grand opening|launch)\b/i,
    second:
      /\b(?:second (?:location|shop|store|van|crew)|first[- ]year review|year[- ]one review|break[- ]?even)\b/i,
    why: 'It follows from what happens after the opening',
  },
  {
    first: /\b(?:company|llc|corporation)\b[^.;]{0,20}\b(?:formed|filed|registered|founded)\b/i,
    second: /\b(?:loan (?:closed|paid)|funding closed|financing closed|round closed)\b/i,
    why: 'A bank lends to a company that exists',
  },
  {
    first:
      /^(?:the |our |opening |first )?(?:staff|team|crews?|bakers|teachers|employees|baristas|stylists|cooks)\b[^.;]{0,20}\b(?:hired|trained|in place|on board)\b|^(?:hire|hiring|train) (?:the |our )?(?:staff|opening team|team|crews?|first employees|baristas|bakers|teachers)\b/i,
    second: /\b(?:opening(?: day)?|grand opening|doors open|first day of business)\b/i,
    why: 'The people who do the work have to be there on the first day',
  },
]
const notTheFirst =
  /\b(?:second|third|more|additional|next|new|extra|another|truck|equipment|vehicle|car|plan|planned|soft|pre-?|campaign|account|bank|review|after)\b/i

/** The milestones of one kind. The opening counts under any name, such as 'First paid visit'. */
function findTitled(
  milestones: readonly DatedMilestone[],
  pattern: RegExp,
  isFirst: boolean,
  opening: DatedMilestone | null,
): DatedMilestone[] {
  const isOpening = pattern.test('opening') || pattern.test('launch')
  return milestones.filter((milestone) => {
    const title = milestone.title.slice(0, 200)
    if (milestone.when === null) return false
    if (milestone === opening) return isOpening
    return pattern.test(title) && !(isFirst && notTheFirst.test(title))
  })
}

function isSameThing({ title }: DatedMilestone, other: DatedMilestone): boolean {
  const words = new Set(
    listWords(title.slice(0, 200)).filter((word) => word.length > 2 && word !== 'ordered'),
  )
  return listWords(other.title.slice(0, 200)).some((word) => words.has(word))
}

function findReversed({ timeline: { milestones, launch } }: PlanFacts) {
  const isOpening =
    launch !== null && /\b(?:first|open\w*|launch\w*|live)\b/i.test(launch.title.slice(0, 200))
  const opening = isOpening ? launch : null
  for (const pair of pairs) {
    for (const first of findTitled(milestones, pair.first, true, opening)) {
      for (const second of findTitled(milestones, pair.second, false, opening)) {
        if (first === second || !first.when || !second.when || first.when.scale !== second.when.scale)
          continue
        if (pair.isOfOneThing && !isSameThing(first, second)) continue
        if (second.when.endMonth <= first.when.startMonth + 0.01) return { first, second, why: pair.why }
      }
    }
  }
  return null
}

/** What a business cannot do its work without. */
const readiness =
  /\b(?:workshop|studio|shop|office|kitchen|store|space|rooms?|premises|site|vans?|trucks?|equipment|machines?|ovens?|website|app|platform|product|software|prototype)\b[^.;:]{0,20}\b(?:ready|fitted|installed|finished|built|live|bought|delivered|completed?|set up)\b|\b(?:development|programming|construction) (?:begins|starts|finished|completed?)\b|\b(?:company|business|llc|corporation) (?:formed|registered|founded|filed|registration)\b|\blease signed\b|\binsurance (?:in force|in place|signed)\b/i

/** Something that the work needs and that is only there after customers can buy. */
function findLateReadiness({ timeline: { milestones, launch } }: PlanFacts) {
  const opening = launch?.when
  if (!launch || !opening) return null
  const late = milestones.find(
    ({ title, when }) =>
      when?.scale === opening.scale &&
      when.startMonth >= opening.endMonth - 0.01 &&
      readiness.test(title.slice(0, 200)) &&
      !notTheFirst.test(title.slice(0, 200)),
  )
  return late && late !== launch ? { late, launch } : null
}

export const orderRules: readonly Rule[] = [
  {
    id: 'time-ready-after-opening',
    steps: [12],
    weight: weights.contradicts,
    find(facts) {
      const found = findLateReadiness(facts)
      if (!found) return null
      const { late, launch } = found
      return show(
        recommend(
          'Ready only after the opening',
          `${quote(late.title, 40)} is planned for ${quote(late.timeline, 24)}, after ${quote(launch.title, 40)} at ${quote(launch.timeline, 24)}. What do you sell with until then? Swap them, or say why it can come later.`,
          atItem('implementationTimeline', 'milestones', late.id, 'timeline'),
        ),
        [late, launch].map(({ id, title, timeline }) => ({
          address: atItem('implementationTimeline', 'milestones', id, 'timeline'),
          says: `${title}: ${timeline}`,
        })),
      )
    },
  },
  {
    id: 'time-wrong-order',
    steps: [12],
    weight: weights.contradicts,
    find(facts) {
      const found = findReversed(facts)
      if (!found) return null
      const { first, second, why } = found
      return show(
        recommend(
          'Two milestones in the wrong order',
          `${quote(second.title, 40)} is planned for ${quote(second.timeline, 24)}, before ${quote(first.title, 40)} at ${quote(first.timeline, 24)}. ${why}. Swap them.`,
          atItem('implementationTimeline', 'milestones', second.id, 'timeline'),
        ),
        [first, second].map(({ id, title, timeline }) => ({
          address: atItem('implementationTimeline', 'milestones', id, 'timeline'),
          says: `${title}: ${timeline}`,
        })),
      )
    },
  },
]
