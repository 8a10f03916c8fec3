import { readKnownText } from '#advisor/facts/claims/known-texts.ts'
import { listNamedMonths } from '#advisor/facts/named-months.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { findOtherOpening } from './opening-mentions.ts'

const place = at('marketingStrategy', 'timeline')
const prepares =
  /\b(?:test\w*|pre-?(?:launch|opening|order\w*)|before|until|soft|beta|wait(?:ing|list)?\w*|teaser|countdown|announce\w*|date|invit\w*|sign[- ]?ups?|preview|build|prepare\w*|plan\w*|shell|list|deposit\w*|book\w*|agreements?|letters?|talks?|booth|show|press|collect\w*|second|new|fall|spring|holiday|summer|winter|deliver\w*|class|project|feature|season\w*|weeks? (?:before|after)|after|anniversary)\b/i
const sells =
  /\b(?:ads?|advertis\w*|campaign|promot\w*|discounts?|coupons?|offers?|sale|email launch|mailing)\b/i

function findLaunch({ timeline: { launch } }: PlanFacts) {
  return launch?.when?.scale === 'calendar' ? { launch, when: launch.when } : null
}

export const marketingTimeRules: readonly Rule[] = [
  {
    id: 'time-marketing-opens-otherwise',
    steps: [6, 12, 8],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      const { timeline } = facts.data.marketingStrategy
      const found = isFinished(timeline)
        ? findOtherOpening(facts, ({ address }) => address[0] === 'marketingStrategy')
        : null
      if (!found) return null
      const { mention, opening } = found
      return show(
        recommend(
          'Marketing opens in another month',
          `The marketing step says ${quote(mention.sentence, 60)}, but ${opening.says}. Use one date. Ads for a shop that is closed are money lost.`,
          mention.address,
        ),
        [
          { address: mention.address, says: shorten(mention.sentence), mark: mention.quote },
          { address: opening.place, says: opening.says },
        ],
      )
    },
  },
  {
    id: 'time-ads-before-opening',
    steps: [6, 12],
    weight: weights.weak + 5,
    find(facts) {
      const found = findLaunch(facts)
      const { timeline } = facts.data.marketingStrategy
      if (!found || !isFinished(timeline)) return null
      const { launch, when } = found
      const early = listNamedMonths(timeline).find(
        ({ month, clause }) => sells.test(clause) && !prepares.test(clause) && month + 2 <= when.startMonth,
      )
      if (!early) return null
      return show(
        recommend(
          'Ads before there is something to buy',
          `${quote(early.clause, 60)} is in ${nameCalendarMonth(early.month)}, but ${quote(launch.title, 32)} only at ${quote(launch.timeline, 24)}. Move the spending to the weeks around the opening, or say what people can do until then, such as join a waiting list.`,
          place,
        ),
        [
          { address: place, says: timeline, mark: early.quote },
          {
            address: atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
            says: `${launch.title}: ${launch.timeline}`,
          },
        ],
      )
    },
  },
  {
    id: 'time-marketing-after-opening',
    steps: [6, 12],
    weight: weights.weak,
    find(facts) {
      const found = findLaunch(facts)
      const { timeline } = facts.data.marketingStrategy
      if (!found || !isFinished(timeline)) return null
      const { launch, when } = found
      // 'June to August' begins in June, and a span counts as much as a month.
      const months = readKnownText(timeline.slice(0, 4000)).flatMap(({ kind, time }) =>
        kind === 'date' && time?.scale === 'calendar' ? [time.startMonth] : [],
      )
      const first = Math.min(...months)
      if (months.length === 0 || first < when.endMonth + 1 || /\b(?:before|pre-?)\b/i.test(timeline))
        return null
      return show(
        recommend(
          'Marketing starts after the opening',
          `The first date of the marketing timeline is ${nameCalendarMonth(first)}, after ${quote(launch.title, 32)} at ${quote(launch.timeline, 24)}. Customers have to hear of you before the first day. Say what happens in the weeks before.`,
          place,
        ),
        [
          { address: place, says: timeline },
          {
            address: atItem('implementationTimeline', 'milestones', launch.id, 'timeline'),
            says: `${launch.title}: ${launch.timeline}`,
          },
        ],
      )
    },
  },
]
