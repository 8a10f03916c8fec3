import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { appendixDocuments } from '#domain/plan/lists/appendix-documents.ts'
import { steps } from '#domain/plan/steps.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { cleanLine, isBlank } from './document/clean-text.ts'
import type { Reader } from './document/readers.ts'

/** Something that a reader will look for and not find. */
export interface MissingPoint {
  /** 'No loan amount'. */
  text: string
  /** The step's number, 1 to 12. */
  step: number
  /** The field that would answer it. */
  address: FieldAddress
}

type Found = Omit<MissingPoint, 'step'>

interface Question {
  readers: readonly Reader[]
  find: (data: WorkbookData) => readonly Found[]
}

const everyone: readonly Reader[] = ['full', 'bank', 'investor', 'one-page']
const lenders: readonly Reader[] = ['bank']
const money: readonly Reader[] = ['bank', 'investor']
const inDetail: readonly Reader[] = ['full', 'bank', 'investor']

const unless = (isThere: boolean, text: string, address: FieldAddress): readonly Found[] =>
  isThere ? [] : [{ text, address }]

/** What each reader looks for, in the order of the steps. */
const questions: readonly Question[] = [
  {
    readers: everyone,
    find: ({ businessIdea: idea }) => [
      ...unless(!isBlank(idea.name), 'No business name', ['businessIdea', 'name']),
      ...unless(!isBlank(idea.oneLiner), 'No one-line description', ['businessIdea', 'oneLiner']),
      ...unless(!isBlank(idea.problemStatement), 'No problem', ['businessIdea', 'problemStatement']),
      ...unless(!isBlank(idea.solution), 'No solution', ['businessIdea', 'solution']),
    ],
  },
  {
    readers: money,
    find: ({ businessIdea: { cover } }) => [
      ...unless(!isBlank(cover.owners), 'No owners on the cover', ['businessIdea', 'cover', 'owners']),
      ...unless([cover.email, cover.phone].some(isText), 'No email or phone on the cover', [
        'businessIdea',
        'cover',
        'email',
      ]),
    ],
  },
  {
    readers: everyone,
    find: ({ marketAnalysis: market }) => [
      ...unless(market.segments.length > 0, 'No customer groups', ['marketAnalysis', 'segments']),
      ...unless(!isBlank(market.som), 'No share of the market you can win', ['marketAnalysis', 'som']),
    ],
  },
  {
    readers: inDetail,
    find: ({ marketAnalysis: market }) =>
      unless(!isBlank(market.summary), 'No market research', ['marketAnalysis', 'summary']),
  },
  {
    readers: everyone,
    find: ({ businessModel }) =>
      unless(businessModel.revenueStreams.some(isText), 'No way to earn money', [
        'businessModel',
        'revenueStreams',
      ]),
  },
  {
    readers: everyone,
    find: ({ competitiveAnalysis: analysis }) =>
      unless(analysis.directCompetitors.length > 0, 'No competitors', [
        'competitiveAnalysis',
        'directCompetitors',
      ]),
  },
  {
    readers: inDetail,
    find: ({ marketingStrategy }) =>
      unless(marketingStrategy.channels.some(isText), 'No marketing channels', [
        'marketingStrategy',
        'channels',
      ]),
  },
  { readers: money, find: findMissingForecast },
  { readers: lenders, find: findMissingLoanTerms },
  {
    readers: ['investor'],
    find: ({ financialProjections: { funding } }) =>
      unless(
        funding.contributions.some(({ source, amount }) => source === 'investor' && isPositive(amount)),
        'No amount from investors',
        ['financialProjections', 'funding', 'contributions'],
      ),
  },
  {
    readers: everyone,
    find: ({ teamStructure }) =>
      unless(
        teamStructure.founders.some(({ name }) => isText(name)),
        'No owners’ names',
        ['teamStructure', 'founders'],
      ),
  },
  {
    readers: money,
    find: ({ teamStructure }) =>
      teamStructure.founders
        .filter(({ name, background }) => isText(name) && isBlank(background))
        .map(({ id, name }) => ({
          text: `No background of ${cleanLine(name)}`,
          address: ['teamStructure', 'founders', { id }, 'background'],
        })),
  },
  {
    readers: inDetail,
    find: ({ legalStructure }) =>
      unless(!isBlank(legalStructure.businessEntity), 'No legal form', ['legalStructure', 'businessEntity']),
  },
  {
    readers: inDetail,
    find: ({ riskAnalysis }) =>
      unless(
        riskAnalysis.risks.some(({ description }) => isText(description)),
        'No risks',
        ['riskAnalysis', 'risks'],
      ),
  },
  {
    readers: ['full', 'investor'],
    find: ({ implementationTimeline }) =>
      unless(
        implementationTimeline.milestones.some(({ title }) => isText(title)),
        'No milestones',
        ['implementationTimeline', 'milestones'],
      ),
  },
  { readers: lenders, find: findMissingDocuments },
]

/** What the reader will miss, in the order of the steps. It only looks at what is written. */
export function listMissing({ data }: { data: WorkbookData }, reader: Reader): MissingPoint[] {
  return questions
    .filter(({ readers }) => readers.includes(reader))
    .flatMap(({ find }) => find(data))
    .map((found) => ({ ...found, step: steps.find(({ key }) => key === found.address[0])?.number ?? 1 }))
}

function findMissingForecast({ financialProjections: { forecast } }: WorkbookData): readonly Found[] {
  const { streams, people, runningCosts, frame, timing } = forecast
  const isPaid = people.some(({ isOwner }) => isOwner) || isPositive(timing.ownersDraws)
  return [
    ...unless(!isBlank(frame.firstMonth), 'No first month of the forecast', [
      'financialProjections',
      'forecast',
      'frame',
      'firstMonth',
    ]),
    ...unless(streams.length > 0, 'No sales in the forecast', [
      'financialProjections',
      'forecast',
      'streams',
    ]),
    ...unless(runningCosts.length > 0, 'No running costs in the forecast', [
      'financialProjections',
      'forecast',
      'runningCosts',
    ]),
    ...unless(isPaid, 'No pay for the owners', ['financialProjections', 'forecast', 'people']),
  ]
}

function findMissingLoanTerms({ financialProjections }: WorkbookData): readonly Found[] {
  const { funding, startupCosts } = financialProjections
  const place = ['financialProjections', 'funding'] as const
  const terms = funding.loans.flatMap(({ id, name, amount, termMonths, ratePercent }): Found[] => {
    const of = isBlank(name) ? '' : ` of ${cleanLine(name)}`
    return [
      ...unless(isPositive(amount), `No loan amount${of}`, [...place, 'loans', { id }, 'amount']),
      ...unless(isPositive(termMonths), `No term${of}`, [...place, 'loans', { id }, 'termMonths']),
      ...unless(ratePercent !== null, `No interest rate${of}`, [...place, 'loans', { id }, 'ratePercent']),
    ]
  })
  const hasOwnMoney = funding.contributions.some(
    ({ source, amount }) => (source === 'owner' || source === '') && isPositive(amount),
  )
  const quotes = startupCosts
    .filter(({ kind, amount, quote }) => asksForQuote(kind) && amount > 0 && isBlank(quote))
    .map(({ id, category }): Found => ({
      text: `No quote for ${cleanLine(category) || 'a start-up cost'}`,
      address: ['financialProjections', 'startupCosts', { id }, 'quote'],
    }))
  return [
    ...unless(startupCosts.length > 0, 'No list of what the money is for', [
      'financialProjections',
      'startupCosts',
    ]),
    ...quotes,
    ...unless(funding.loans.length > 0, 'No loan amount', [...place, 'loans']),
    ...terms,
    ...unless(hasOwnMoney, 'No own contribution', [...place, 'contributions']),
    ...unless(!isBlank(funding.collateral), 'No collateral', [...place, 'collateral']),
    ...unless(!isBlank(funding.guarantors), 'No guarantors', [...place, 'guarantors']),
  ]
}

/** The papers without which no bank decides. */
function findMissingDocuments({ implementationTimeline: { appendix } }: WorkbookData): readonly Found[] {
  return appendixDocuments
    .filter(({ id, isAlwaysAsked }) => isAlwaysAsked && !appendix.some((document) => document.id === id))
    .map(({ id, name }) => ({
      text: `No ${name.toLowerCase()} in the appendix`,
      address: ['implementationTimeline', 'appendix', { id }],
    }))
}

/** What a lender checks against a quote. */
function asksForQuote(kind: string): boolean {
  return kind === 'equipment' || kind === 'fit-out'
}

function isText(text: string): boolean {
  return !isBlank(text)
}

function isPositive(amount: number | null): boolean {
  return amount !== null && amount > 0
}
