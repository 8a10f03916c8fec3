import { readFinancialsState } from '#advisor/facts/money-facts.ts'
import { isFinished } from '#advisor/facts/texts.ts'
import { showMoney } from '#advisor/wording/figures.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { shorten } from '#advisor/wording/quote.ts'
import { lowerFirst, withoutStop } from '#advisor/wording/sentences.ts'
import type { Proposal } from '#advisor/advice/advice.ts'
import type { AnswerPlan } from '#advisor/answers/answer-context.ts'
import { templateOrDefault } from '#domain/plan/templates/catalogue.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'

type Competitor = WorkbookData['competitiveAnalysis']['directCompetitors'][number]

interface Hunt {
  /** Where rivals of this kind of business show what they do. */
  readonly places: readonly string[]
  /** What customers compare this kind of business by. */
  readonly criteria: readonly string[]
  /** What people do who buy from nobody. */
  readonly indirect: {
    readonly name: string
    readonly strengths: string
    readonly weaknesses: string
    readonly pricing: string
  }
}

const software: Hunt = {
  places: [
    'Review sites such as G2 and Capterra: read the one-star and the five-star reviews of the last year',
    'Pricing pages, including what is left out of the cheapest plan',
    'App marketplaces of the systems your customers already use',
    'Job advertisements and release notes, which show where a rival is heading',
    'Free trials: time how long it takes to reach a first result',
  ],
  criteria: [
    'price for a typical team',
    'time to the first result',
    'what it connects to',
    'how support answers',
    'how data gets out again',
  ],
  indirect: {
    name: 'Spreadsheets and doing it by hand',
    strengths: 'Costs nothing extra, familiar, no decision needed',
    weaknesses: '[Hours it takes a week], [mistakes that come to light late]',
    pricing: 'Nothing but [hours] of working time',
  },
}

const expertise: Hunt = {
  places: [
    'Their websites: case studies, named clients, fixed prices',
    'LinkedIn: how many people, with what background',
    'Directories of your trade or professional body',
    'Former clients: what they paid and what stayed afterward',
    'Public tenders and award notices with amounts',
  ],
  criteria: [
    'price for a comparable job',
    'who does the work',
    'time until it starts',
    'guarantee or stages',
    'proof in figures',
  ],
  indirect: {
    name: 'Doing it with their own people, or putting it off',
    strengths: 'No invoice, no outsider, no decision',
    weaknesses: '[What it costs a year to leave it as it is]',
    pricing: 'Nothing at first, then [cost of the consequence]',
  },
}

const hunts: Readonly<Record<TemplateId, Hunt>> = {
  saas: software,
  startup: software,
  consulting: expertise,
  service: {
    places: [
      'Google Maps in your area: ratings, number of reviews, what people complain about',
      'A phone call as a customer: price, next free date, how they answer',
      'State or county license registers, which list everyone who may do this work',
      'Nextdoor, Angi, Thumbtack and local groups: who is recommended',
      'Vans and signs on the street: count them for a week',
    ],
    criteria: [
      'price for a typical visit',
      'days until the next date',
      'arrival window',
      'guarantee',
      'rating and number of reviews',
    ],
    indirect: {
      name: 'Doing it themselves, or leaving it',
      strengths: 'Costs nothing, no stranger in the house',
      weaknesses: '[Time it takes], [what goes wrong later and what that costs]',
      pricing: '[Material], and their own time',
    },
  },
  ecommerce: {
    places: [
      'The first two pages of search results and of the marketplaces for your product words',
      'A test order: price with shipping, days, packaging, return',
      'Reviews of the last six months: reasons for returns',
      'The Meta ad library: what they advertise and for how long',
      'Newsletters: how often, which discounts',
    ],
    criteria: ['price with shipping', 'days to delivery', 'return rules', 'photos and proof', 'range'],
    indirect: {
      name: 'A cheaper everyday version from the supermarket or marketplace',
      strengths: 'Bought along the way, cheap, no waiting',
      weaknesses: '[What is worse about it in use]',
      pricing: '$[price of the everyday version]',
    },
  },
  marketplace: {
    places: [
      'Other platforms for the same need: number of listings in your city, fees for both sides',
      'Groups and forums where the two sides meet without a platform',
      'A test request: how many answers, how fast, at what price',
      'Terms of use: who carries the risk',
      'Sellers’ own websites: do they offer the same cheaper directly?',
    ],
    criteria: [
      'number of good sellers nearby',
      'fees for each side',
      'time to a booking',
      'protection when something goes wrong',
      'ratings',
    ],
    indirect: {
      name: 'Asking around: friends, neighbors, social media groups',
      strengths: 'Free, and built on trust',
      weaknesses: '[Time it takes], nobody checks, nothing is covered when it goes wrong',
      pricing: 'No fee',
    },
  },
  'local-service': {
    places: [
      'A walk through ten minutes around your door, on a weekday, a Saturday and in the rain',
      'Counting guests for an hour at their busiest and quietest time',
      'Google Maps: rating, popular times, the newest ten reviews',
      'Menus and price lists, with a photo and the date',
      'County permit records: who has opened or closed in two years',
    ],
    criteria: [
      'price of the three things most people buy',
      'waiting time',
      'opening hours',
      'seats',
      'rating',
    ],
    indirect: {
      name: 'Having it at home or bringing it along',
      strengths: 'Costs almost nothing, always there',
      weaknesses: '[Effort in the morning], [what they miss]',
      pricing: 'About [cents] each',
    },
  },
}

export const answerCompetitorResearch: AnswerPlan = ({ data, templateId }) => {
  const { directCompetitors, indirectCompetitors } = data.competitiveAnalysis
  const hunt = hunts[templateOrDefault(templateId).id]
  const rows = [
    ...directCompetitors.slice(0, 8).map((competitor) => describeRow(competitor, 'direct')),
    ...indirectCompetitors.slice(0, 6).map((competitor) => describeRow(competitor, 'indirect')),
  ]
  return {
    text: paragraphs(
      '**Comparison**',
      rows.length > 0
        ? bullets([...rows, describeOwnRow(data)])
        : `Your plan names no competitors yet, so there is only your own row. Add three in ${nameStep('competitiveAnalysis')}; there is always competition, if only doing nothing.\n\n${bullets([describeOwnRow(data)])}`,
      `Compare by what customers of such a business decide by: ${hunt.criteria.join(', ')}.`,
      '**Research Questions**',
      bullets(listQuestions(data)),
      '**Action Items**',
      bullets(hunt.places),
      'I do not search the web. What you find belongs in the plan with the date on which you found it.',
    ),
    proposals: propose(data, hunt),
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
  return `${shorten(name, 60) || 'Without a name'} (${kind}). ${shown.join('; ')}`
}

function describeOwnRow(data: WorkbookData): string {
  const { businessIdea, competitiveAnalysis, financialProjections } = data
  const advantage = competitiveAnalysis.competitiveAdvantages.find(({ title }) => isFinished(title))
  const state = readFinancialsState(data)
  const { price } = financialProjections.projections
  return `${isFinished(businessIdea.name) ? shorten(businessIdea.name, 60) : 'Your business'} (you). price: ${price > 0 ? `${showMoney(price)}${state === 'template' ? ', still the template’s' : ''}` : 'to enter'}; strong: ${advantage ? withoutStop(shorten(advantage.title, 80)) : 'to write'}; weak: what would your rivals say about you?`
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
      ? 'Which others did your last ten customers or interview partners consider?'
      : 'Who opened or closed in the last two years, and why?',
    'What would make a satisfied customer of theirs switch?',
    indirectCompetitors.length === 0
      ? 'What do people do who buy from nobody?'
      : 'What share of people use the indirect way, and what makes them leave it?',
  ]
}

function propose(data: WorkbookData, { indirect }: Hunt): Proposal[] {
  const { directCompetitors, indirectCompetitors, competitiveAdvantages } = data.competitiveAnalysis
  const proposals: Proposal[] = []
  if (indirectCompetitors.length < 2 && !indirectCompetitors.some(({ name }) => name === indirect.name)) {
    proposals.push({
      place: { section: 'competitiveAnalysis', field: 'indirectCompetitors' },
      label: `Indirect competitor: ${indirect.name}`,
      change: {
        kind: 'add-item',
        parts: { ...indirect, marketShare: '[share of people who do this, and how you know]' },
      },
      assumptions: ['That your customers do this today is assumed: ask ten of them'],
    })
  }
  const beaten = directCompetitors.find(({ name, weaknesses }) => isFinished(name) && isFinished(weaknesses))
  if (beaten && competitiveAdvantages.length < 3) {
    const name = shorten(beaten.name, 60)
    proposals.push({
      place: { section: 'competitiveAnalysis', field: 'competitiveAdvantages' },
      label: `Competitive advantage over ${name}`,
      change: {
        kind: 'add-item',
        parts: {
          title: `What ${name} cannot offer`,
          description: `${name}: ${lowerFirst(withoutStop(shorten(beaten.weaknesses, 140)))}. Our answer: [what you do instead]. Proof: [test, contract or count]. To copy it they would need [months and money].`,
        },
      },
      assumptions: [`That this weakness of ${name} matters to customers is assumed`],
    })
  }
  return proposals
}
