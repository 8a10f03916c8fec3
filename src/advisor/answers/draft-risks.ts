import { findFigures } from '#advisor/advice/find-figures.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished } from '#advisor/facts/texts.ts'
import { countOf } from '#advisor/wording/figures.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { shorten } from '#advisor/wording/quote.ts'
import type { AnswerPlan } from './answer-context.ts'

type Risk = { type: string; description: string; impact: string; probability: string; mitigation: string }

/** Risks of this particular plan, read from its own entries. */
function findPlanRisks({ data, money, showMoney }: PlanFacts): Risk[] {
  const { contributionMargin } = money.economics
  const fixed = money.fixedMonthlyCosts
  const supplier = data.operationsPlan.suppliers.find(isFinished)
  const rival = data.competitiveAnalysis.directCompetitors.find(({ name }) => isFinished(name))
  const license = data.legalStructure.licenses.find(isFinished)
  const founder = data.teamStructure.founders.find(({ name }) => isFinished(name))
  const { cac } = money.projections
  const needed =
    contributionMargin > 0 && fixed > 0
      ? `${countOf(Math.ceil(fixed / contributionMargin), 'sale')} a month`
      : null
  return [
    {
      type: 'Market Risk',
      description: needed
        ? `Sales stay below ${needed}, the number that covers fixed costs of ${showMoney(fixed)}, for three months in a row.`
        : 'Sales stay a third below plan for three months in a row.',
      impact: 'high',
      probability: 'medium',
      mitigation:
        'We track sales weekly from day one. Below [number] sales in month [number], we [first cut, with what it saves]. Below [number], we [second cut].',
    },
    {
      type: 'Financial Risk',
      description:
        cac > 0
          ? `Winning a customer costs twice the planned ${showMoney(cac)}.`
          : 'Winning a customer costs twice what is planned.',
      impact: 'medium',
      probability: 'medium',
      mitigation:
        'We track the cost per new customer by channel every week. If a channel is above plan for two months, we stop it and put its budget into referrals.',
    },
    {
      type: 'Operational Risk',
      description: supplier
        ? `This supplier fails or raises prices: ${shorten(supplier, 80)}`
        : 'The supplier we depend on most fails or raises prices.',
      impact: 'medium',
      probability: 'medium',
      mitigation: 'Test [backup supplier] with a small order before [month]. Keep stock for [number] days.',
    },
    {
      type: 'Competitive Risk',
      description: rival
        ? `${shorten(rival.name, 60)} cuts prices or copies our offer.`
        : 'A larger rival cuts prices or copies our offer.',
      impact: 'medium',
      probability: 'medium',
      mitigation:
        'We do not match the price. We [what keeps customers: prepaid plans, speed, a guarantee] and track the share of customers who come back every month.',
    },
    {
      type: 'Regulatory Risk',
      description: license
        ? `This approval takes longer than planned: ${shorten(license, 80)}`
        : 'A license or permit takes longer than planned, and opening slips by [number] weeks.',
      impact: 'high',
      probability: 'low',
      mitigation:
        'File the application in [month], before the lease is binding. Rent starts only when we have the permit.',
    },
    {
      type: 'Team Risk',
      description: founder
        ? `${shorten(founder.name, 60)} cannot work for two months.`
        : 'A founder cannot work for two months.',
      impact: 'high',
      probability: 'low',
      mitigation:
        'Write down all processes, train [name] as a backup by [month], and buy disability insurance.',
    },
    {
      type: 'Customer Risk',
      description: 'The largest customer, worth more than [percent]% of sales, leaves or pays late.',
      impact: 'high',
      probability: 'medium',
      mitigation:
        'No customer above [percent]% of sales by the end of year one. Ask for deposits, and run credit checks above $[amount].',
    },
  ]
}

const proposedCount = 4

export const draftRisks: AnswerPlan = ({ data, facts }) => {
  const known = new Set(data.riskAnalysis.risks.map(({ type }) => type))
  const found = findPlanRisks(facts)
  const fresh = [
    ...found.filter(({ type }) => !known.has(type)),
    ...found.filter(({ type }) => known.has(type)),
  ].slice(0, proposedCount)
  return {
    text: paragraphs(
      `Your plan lists ${data.riskAnalysis.risks.length === 0 ? 'no risks yet' : countOf(data.riskAnalysis.risks.length, 'risk')}. These follow from the rest of your plan:`,
      bullets(fresh.map(({ type, description }) => `${type}: ${description}`)),
      'Each is a draft. The ratings are mine, not yours, and only you know what goes in the [brackets].',
    ),
    proposals: fresh.map((risk) => {
      const figures = findFigures(`${risk.description} ${risk.mitigation}`)
      return {
        address: ['riskAnalysis', 'risks'],
        label: `New risk: ${risk.type}`,
        change: { kind: 'add-item', parts: risk },
        assumptions: [
          `Impact ${risk.impact} and probability ${risk.probability} are assumed`,
          ...(figures.length > 0 ? [`Worked out from your plan, to check: ${figures.join(', ')}`] : []),
        ],
      }
    }),
  }
}
