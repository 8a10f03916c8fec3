import { listNamedMonths } from '#advisor/facts/named-months.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts } from '#advisor/facts/plan-texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** The business itself opens, not a rival, a hotel or a road. */
const weOpen =
  /\b(?:we|i)(?: will| plan to| want to| intend to|[’']ll)? (?:open|launch|go live|start (?:selling|trading))\b|\b(?:our|the|my) (?:new )?(?:shop|store|practice|app|platform|business|company|studio|café|cafe|restaurant|taproom|brewery|clinic|center|centre|workshop|site|website|kitchen|bakery|salon|gym|school|office|laundry|marketplace|truck|bar)(?: will| is to)? (?:opens?|launch(?:es)?|goes? live)\b|\b(?:opening|launch) (?:is |will be )?(?:planned |set |due |day )?(?:in|for|on|by)\b|\b(?:opens|launches|opening|launching) (?:its doors )?(?:in|on)\b/i
const somethingElse =
  /\b(?:second|third|another|new location|beta|pilot|soft|pre-?|rivals?|competitors?|hotels?|hospital|road|station|mall|season\w*|until|before|after|since|when|if|applications?|registration|each|every|opened|launched|patio|class|market)\b/i
const sections = [
  'businessIdea',
  'marketAnalysis',
  'businessModel',
  'competitiveAnalysis',
  'operationsPlan',
  'implementationTimeline',
] as const

/** What rivals do, and the milestones themselves, say nothing about another date of ours. */
const otherLists: ReadonlySet<unknown> = new Set([
  'directCompetitors',
  'indirectCompetitors',
  'milestones',
  'appendix',
])

function findOther(facts: PlanFacts) {
  const { launch } = facts.timeline
  if (launch?.when?.scale !== 'calendar') return null
  const { startMonth, endMonth } = launch.when
  for (const { text, address } of listSectionTexts(facts, sections)) {
    if (otherLists.has(address[1])) continue
    const said = listNamedMonths(text).find(
      ({ month, sentence }) =>
        (month + 1 < startMonth - 0.5 || month > endMonth + 0.5) &&
        weOpen.test(sentence) &&
        !somethingElse.test(sentence),
    )
    if (said) return { said, text, address, launch }
  }
  return null
}

export const openingSaidRules: readonly Rule[] = [
  {
    id: 'time-opening-said-otherwise',
    steps: [12, 1, 2],
    weight: weights.contradicts,
    find(facts) {
      const found = findOther(facts)
      if (!found) return null
      const { said, text, address, launch } = found
      return show(
        recommend(
          'Two opening dates',
          `${quote(said.sentence, 60)} names ${nameCalendarMonth(said.month)}, but ${quote(launch.title, 32)} is planned for ${quote(launch.timeline, 24)}. Which is right? Use one date everywhere.`,
          address,
        ),
        [
          { address, says: text, mark: said.quote },
          {
            address: atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
            says: `${launch.title}: ${launch.timeline}`,
          },
        ],
      )
    },
  },
]
