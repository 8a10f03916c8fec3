import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales, type SalesFacts } from '#advisor/facts/stream-facts.ts'
import { type DatedMilestone, firstPattern } from '#advisor/facts/timeline-facts.ts'
import { joinTexts } from '#advisor/facts/texts.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { nameCalendarMonth } from '#domain/wording/calendar-months.ts'
import { at, atItem, recommend, remark, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { atStream } from '#advisor/rules/at-stream.ts'

/** The first sale against the day when customers can buy. */

/** Anything that can bring in the first money, a trial too. */
const openingPattern =
  /\b(?:launch\w{0,3}|open(?:s|ing)?|go(?:es|ing)? live|soft|beta|pilots?|pop[- ]?up|pre[- ]?(?:sales?|orders?)|trial|doors|first (?:[\w’'-]+ ){0,2}(?:sales?|customers?|orders?|deliver(?:y|ies)|clients?|visits?|jobs?|guests?|patients?|students?|class(?:es)?|bookings?|members?|projects?|weeks?|days?|harvest|batch|event|weddings?|patio|tours?|night|route|invoice|contracts?))\b/i
const notOpeningPattern =
  /\b(?:bank|account|hiring|positions?|round|funding|training|interviews?|wholesale|patio|campaign|ads|holiday|second|third|newsletter|new line|website (?:design|draft))\b|\breopen/i
const permitPattern =
  /\b(?:licen[cs](?:e|es|ed|ing)|permits?|final inspection|health inspection|certificate of occupancy|inspections? (?:passed|and))\b/i
const laterPermitPattern =
  /\b(?:renew\w{0,3}|liquor|beer|wine|patio|trademark|patent|second|additional|expan\w{0,5}|apply|application|applied|export|organic|installers?|technicians?|apprentices?|assistants?|helpers?|drivers?)\b/i
const runningPattern =
  /\b(?:existing (?:business|shop|customers|clients|location)|second location|since (?:19|20)\d\d|already (?:sell|serve|operate|open)|we (?:currently|now) (?:sell|serve)|take over|taking over|acquir\w{0,4})\b/i

/** The calendar month, or month of the plan, in which the forecast first sells something. */
function findFirstSale({ model, firstMonth }: SalesFacts, scale: 'plan' | 'calendar'): number | null {
  if (scale === 'plan') return firstMonth - 1
  return model.firstMonth === null ? null : model.firstMonth + firstMonth - 1
}

function sayMonth(month: number, scale: 'plan' | 'calendar'): string {
  return scale === 'calendar' ? nameCalendarMonth(month) : `month ${month + 1}`
}

/** Every milestone at which customers may begin to buy, with a date. */
function listOpenings({ timeline: { milestones } }: PlanFacts): DatedMilestone[] {
  return milestones.filter(
    ({ title, when }) =>
      when !== null &&
      (openingPattern.test(title.slice(0, 200)) || firstPattern.test(title.slice(0, 200))) &&
      !notOpeningPattern.test(title.slice(0, 200)),
  )
}

function isRunning({ data: { businessIdea, marketAnalysis } }: PlanFacts): boolean {
  return runningPattern.test(
    joinTexts([
      businessIdea.oneLiner,
      businessIdea.solution,
      businessIdea.problemStatement,
      marketAnalysis.summary,
    ]),
  )
}

function findFirst(milestones: readonly DatedMilestone[]): DatedMilestone | null {
  return milestones.reduce<DatedMilestone | null>(
    (first, one) => ((one.when?.startMonth ?? 0) < (first?.when?.startMonth ?? Infinity) ? one : first),
    null,
  )
}

export const openingRules: readonly Rule[] = [
  {
    id: 'forecast-before-opening',
    steps: [8, 12],
    weight: weights.contradicts,
    find(facts) {
      const sales = readSales(facts)
      const opening = findFirst(listOpenings(facts))
      if (!sales || !opening?.when) return null
      const { scale, startMonth, endMonth } = opening.when
      const sold = findFirstSale(sales, scale)
      if (sold === null) return null
      const first =
        sales.streams.find(({ sales: months }) => (months[sales.firstMonth - 1] ?? 0) > 0) ?? sales.main
      const address = atStream(first.stream.id, 'startMonth')
      const places = [
        { address, says: sayMonth(sold, scale) },
        {
          address: atItem('implementationTimeline', 'milestones', opening.id, 'timeline'),
          says: `${opening.title}: ${opening.timeline}`,
        },
      ]
      if (sold >= startMonth && sold < endMonth + 1) {
        return show(
          remark(
            'Sales start with the opening',
            `The forecast sells for the first time in ${sayMonth(sold, scale)}, when ${quote(opening.title, 32)} is planned (${quote(opening.timeline, 24)}). Dates that match tell a lender that the plan was thought through.`,
            address,
          ),
          places,
        )
      }
      if (sold < startMonth) {
        return show(
          recommend(
            'Sales start before the opening',
            `${quoteList([first.stream.name], 'stream')} sells from ${sayMonth(sold, scale)}, but ${quote(opening.title, 32)} is planned for ${quote(opening.timeline, 24)}. Start the sales with the opening, or say what you sell before it.`,
            address,
          ),
          places,
        )
      }
      if (sold - endMonth < 3) return null
      return show(
        recommend(
          'Open for months without a sale',
          `${quote(opening.title, 32)} is planned for ${quote(opening.timeline, 24)}, but the forecast sells nothing until ${sayMonth(sold, scale)}. Move one of the two, or say what happens in between.`,
          address,
        ),
        places,
      )
    },
  },
  {
    id: 'forecast-before-license',
    steps: [8, 12, 10],
    weight: weights.contradicts,
    find(facts) {
      const sales = readSales(facts)
      if (!sales) return null
      for (const milestone of facts.timeline.milestones) {
        const { title, when, timeline, id } = milestone
        const text = title.slice(0, 200)
        if (!when || !permitPattern.test(text) || laterPermitPattern.test(text)) continue
        const sold = findFirstSale(sales, when.scale)
        if (sold === null || sold >= when.endMonth - 1 || when.scale === 'plan' || isRunning(facts)) continue
        const address = atItem('implementationTimeline', 'milestones', id, 'timeline')
        return show(
          recommend(
            'Sales start before the license',
            `The forecast sells from ${sayMonth(sold, when.scale)}, but ${quote(title, 32)} is not done until ${quote(timeline, 24)}. Without it you may not sell. Start the sales later, or get the license earlier.`,
            address,
          ),
          [
            { address: atStream(sales.main.stream.id, 'startMonth'), says: sayMonth(sold, when.scale) },
            { address, says: `${title}: ${timeline}` },
          ],
        )
      }
      return null
    },
  },
  {
    id: 'forecast-wages-before-sales',
    steps: [8, 9],
    weight: weights.polish,
    find(facts) {
      const sales = readSales(facts)
      if (!sales || sales.firstMonth < 4) return null
      const early = sales.model.people.filter(
        ({ start, isOwner }) => !isOwner && start + 2 < sales.firstMonth,
      )
      const [first] = early
      if (!first) return null
      return show(
        recommend(
          'Wages long before the first sale',
          `${quoteList(
            early.map(({ role }) => role),
            'person',
          )} is paid from month ${first.start}, but the first sale comes in month ${sales.firstMonth}. Say what they do until then, or have them start later.`,
          at('financialProjections', 'forecast', 'people'),
        ),
        [
          {
            address: at('financialProjections', 'forecast', 'people'),
            says: `${first.role || 'Someone'}: from month ${first.start}`,
          },
          {
            address: atStream(sales.main.stream.id, 'startMonth'),
            says: `First sale in month ${sales.firstMonth}`,
          },
        ],
      )
    },
  },
]
