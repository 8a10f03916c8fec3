import type { Proposal } from '#advisor/advice/advice.ts'
import type { AnswerPlan } from '#advisor/answers/answer-context.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, listWords, normalizeText } from '#advisor/facts/texts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { lowerFirst, withoutStop } from '#advisor/wording/sentences.ts'
import { templateOrDefault } from '#domain/plan/templates/template-list.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { type ResearchGuide, researchGuides } from './research-guides.ts'

type Competitor = WorkbookData['competitiveAnalysis']['directCompetitors'][number]

export const answerCompetitorResearch: AnswerPlan = ({ data, facts, templateId }) => {
  const { directCompetitors, indirectCompetitors } = data.competitiveAnalysis
  const guide = researchGuides[templateOrDefault(templateId).id]
  const rows = [
    ...directCompetitors.slice(0, 8).map((competitor) => describeRow(competitor, 'direct')),
    ...indirectCompetitors.slice(0, 6).map((competitor) => describeRow(competitor, 'indirect')),
  ]
  const proposals = propose(data, guide)
  const hasNewRival = proposals.some(({ address }) => address[1] === 'indirectCompetitors')
  return {
    text: paragraphs(
      '**Comparison**',
      rows.length > 0
        ? bullets([...rows, describeOwnRow(facts)])
        : `Your plan lists no competitors yet, so there is only your own row. Add three in ${nameStep('competitiveAnalysis')}. There is always competition, even if it is doing nothing.\n\n${bullets([describeOwnRow(facts)])}`,
      `Compare what customers of a business like yours decide on: ${guide.criteria.join(', ')}.`,
      '**Research Questions**',
      bullets(listQuestions(data)),
      '**Action Items**',
      bullets(guide.places),
      !hasNewRival &&
        'I have no further competitor to propose. Your customers know the next one: ask what they used before.',
      'I do not search the web. Put what you find in the plan, with the date.',
    ),
    proposals,
  }
}

function describeRow(
  { name, strengths, weaknesses, marketShare, pricing }: Competitor,
  kind: string,
): string {
  const cells = [
    ['price', pricing],
    ['strong', strengths],
    ['weak', weaknesses],
    ['share', marketShare],
  ] as const
  const shown = cells.map(
    ([label, text]) => `${label}: ${isFinished(text) ? withoutStop(shorten(text, 80)) : 'to find out'}`,
  )
  return `${shorten(name, 60) || 'No name yet'} (${kind}). ${shown.join('; ')}`
}

function describeOwnRow({ data, money, showMoney }: PlanFacts): string {
  const { businessIdea, competitiveAnalysis, financialProjections } = data
  const advantage = competitiveAnalysis.competitiveAdvantages.find(({ title }) => isFinished(title))
  const { price } = financialProjections.projections
  return `${isFinished(businessIdea.name) ? shorten(businessIdea.name, 60) : 'Your business'} (you). price: ${price > 0 ? `${showMoney(price)}${money.state === 'template' ? ', still the template’s' : ''}` : 'to enter'}; strong: ${advantage ? withoutStop(shorten(advantage.title, 80)) : 'to write'}; weak: what would your rivals say about you?`
}

function listQuestions({ competitiveAnalysis }: WorkbookData): string[] {
  const { directCompetitors, indirectCompetitors } = competitiveAnalysis
  const all = [...directCompetitors, ...indirectCompetitors].slice(0, 8)
  const open = all.flatMap(({ name, pricing, weaknesses, strengths }) => {
    const shown = shorten(name, 50) || 'the one without a name'
    return [
      !isFinished(pricing) && `What does ${shown} charge for something comparable?`,
      !isFinished(weaknesses) && `What do customers of ${shown} complain about?`,
      !isFinished(strengths) && `Why do people choose ${shown} today?`,
    ].filter((question) => question !== false)
  })
  return [
    ...open.slice(0, 5),
    directCompetitors.length < 3
      ? 'Who else did your last ten customers or interviewees consider?'
      : 'Who opened or closed in the last two years, and why?',
    'What would make one of their happy customers switch?',
    indirectCompetitors.length === 0
      ? 'What do people who buy from no one do?'
      : 'What share of people use the indirect option, and what makes them stop?',
  ]
}

function propose(data: WorkbookData, { indirect }: ResearchGuide): Proposal[] {
  const { directCompetitors, indirectCompetitors, competitiveAdvantages } = data.competitiveAnalysis
  const proposals: Proposal[] = []
  const known = [...directCompetitors, ...indirectCompetitors]
  if (indirectCompetitors.length < 2 && !known.some(({ name }) => isSameRival(name, indirect.name))) {
    proposals.push({
      address: ['competitiveAnalysis', 'indirectCompetitors'],
      label: `Indirect competitor: ${indirect.name}`,
      change: {
        kind: 'add-item',
        parts: { ...indirect, marketShare: '[share of people who do this, and how you know]' },
      },
      assumptions: ['It is an assumption that your customers do this today. Ask ten of them'],
    })
  }
  const beaten = directCompetitors.find(({ name, weaknesses }) => isFinished(name) && isFinished(weaknesses))
  const name = shorten(beaten?.name ?? '', 60)
  const title = `What ${name} cannot offer`
  const isNews = competitiveAdvantages.every((own) => normalizeText(own.title) !== normalizeText(title))
  if (beaten && isNews && competitiveAdvantages.length < 3) {
    proposals.push({
      address: ['competitiveAnalysis', 'competitiveAdvantages'],
      label: `Competitive advantage over ${name}`,
      change: {
        kind: 'add-item',
        parts: {
          title,
          description: `${name}: ${lowerFirst(withoutStop(shorten(beaten.weaknesses, 140)))}. Our answer: [what you do instead]. Proof: [test, contract or count]. To copy it, they would need [months and money].`,
        },
      },
      assumptions: [`It is an assumption that this weakness of ${name} matters to customers`],
    })
  }
  return proposals
}

/** The same words in any case and order, or all words of the shorter name: 'Spreadsheets' is 'Spreadsheets by hand'. */
function isSameRival(own: string, proposed: string): boolean {
  if (normalizeText(own) === normalizeText(proposed)) return true
  const words = listWords(own)
  const others = new Set(listWords(proposed))
  return words.length > 0 && words.every((word) => others.has(word))
}
