import type { Proposal } from '#advisor/advice/advice.ts'
import { computeUnitEconomics } from '#domain/finance/unit-economics.ts'
import { licenses, regulations } from '#domain/plan/lists/legal.ts'
import { marketingChannels, marketingMetrics } from '#domain/plan/lists/marketing.ts'
import { commonMilestones } from '#domain/plan/lists/milestones.ts'
import { businessProcesses, technologyItems } from '#domain/plan/lists/operations.ts'
import { keyRoles } from '#domain/plan/lists/team.ts'
import { templateOrDefault } from '#domain/plan/templates/catalogue.ts'
import type { TemplateId } from '#domain/plan/templates/template.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'
import { markExamples } from './draft-texts.ts'
import type { AnswerPlan } from './answer-context.ts'
import { readFixedCosts, sumOf } from './plan-numbers.ts'
import { bullets, isWritten, nameStep, paragraphs, quote } from './plan-words.ts'
import { countOf, findFigures, showMoney, showNumber } from './show-figures.ts'

type Risk = { type: string; description: string; impact: string; probability: string; mitigation: string }

/** Risks that this very plan runs, read from its own entries. */
function findPlanRisks(data: WorkbookData): Risk[] {
  const { contributionMargin } = computeUnitEconomics(data.financialProjections.projections)
  const fixed = sumOf(readFixedCosts(data))
  const supplier = data.operationsPlan.suppliers.find(isWritten)
  const rival = data.competitiveAnalysis.directCompetitors.find(({ name }) => isWritten(name))
  const license = data.legalStructure.licenses.find(isWritten)
  const founder = data.teamStructure.founders.find(({ name }) => isWritten(name))
  const { cac } = data.financialProjections.projections
  const needed =
    contributionMargin > 0 && fixed > 0
      ? `${showNumber(Math.ceil(fixed / contributionMargin))} sales a month`
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
        'Weekly figures from the first day. Below [number] sales in month [number] we [first cut, with what it saves], below [number] we [second cut].',
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
        'Cost per new customer by channel every week. A channel above the plan for two months is stopped, and its budget goes to referrals.',
    },
    {
      type: 'Operational Risk',
      description: supplier
        ? `This supplier fails or raises prices: ${quote(supplier, 80)}`
        : 'The supplier we depend on most fails or raises prices.',
      impact: 'medium',
      probability: 'medium',
      mitigation: 'Second source [name] tested with a small order before [month]; stock for [number] days.',
    },
    {
      type: 'Competitive Risk',
      description: rival
        ? `${quote(rival.name, 60)} lowers prices or copies the offer.`
        : 'A larger rival lowers prices or copies the offer.',
      impact: 'medium',
      probability: 'medium',
      mitigation:
        'We do not follow with the price. We [what keeps customers: prepaid plans, speed, a guarantee], and watch the share of customers who come back every month.',
    },
    {
      type: 'Regulatory Risk',
      description: license
        ? `This approval comes later than planned: ${quote(license, 80)}`
        : 'A license or permit comes later than planned, and opening moves by [number] weeks.',
      impact: 'high',
      probability: 'low',
      mitigation:
        'Application filed in [month], before the lease is binding; rent starts only with the permit.',
    },
    {
      type: 'Team Risk',
      description: founder
        ? `${quote(founder.name, 60)} cannot work for two months.`
        : 'A founder cannot work for two months.',
      impact: 'high',
      probability: 'low',
      mitigation: 'Processes written down; [name] trained as a stand-in by [month]; disability insurance.',
    },
    {
      type: 'Customer Risk',
      description: 'The largest customer, worth more than [percent]% of sales, leaves or pays late.',
      impact: 'high',
      probability: 'medium',
      mitigation:
        'No customer above [percent]% of sales by the end of year one; deposits, and credit checks above $[amount].',
    },
  ]
}

const proposedCount = 4

export const draftRisks: AnswerPlan = ({ data }) => {
  const known = new Set(data.riskAnalysis.risks.map(({ type }) => type))
  const found = findPlanRisks(data)
  const fresh = [
    ...found.filter(({ type }) => !known.has(type)),
    ...found.filter(({ type }) => known.has(type)),
  ].slice(0, proposedCount)
  return {
    text: paragraphs(
      `Your plan lists ${data.riskAnalysis.risks.length === 0 ? 'no risks yet' : countOf(data.riskAnalysis.risks.length, 'risk')}. These follow from what it says elsewhere:`,
      bullets(fresh.map(({ type, description }) => `${type}: ${description}`)),
      'Each is a draft. The ratings are mine, not yours, and what stands in [brackets] only you know.',
    ),
    proposals: fresh.map((risk) => {
      const figures = findFigures(`${risk.description} ${risk.mitigation}`)
      return {
        place: { section: 'riskAnalysis', field: 'risks' },
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

/** Words by which a plan's own milestone covers a common one. */
const milestoneWords: readonly { of: string; words: RegExp }[] = [
  {
    of: 'Business Registration & Legal Setup',
    words: /regist|legal|incorporat|company formed|license|permit/iu,
  },
  { of: 'Secure Initial Funding', words: /fund|financ|loan|invest|round closed/iu },
  { of: 'Finalize Product/Service Development', words: /product|version|build|develop|prototype|mvp/iu },
  { of: 'Build Core Team', words: /team|hire|staff|recruit/iu },
  { of: 'Develop Marketing Materials', words: /marketing|website|brand|material/iu },
  { of: 'Launch Beta Testing', words: /beta|pilot|test|soft opening/iu },
  { of: 'Establish Key Partnerships', words: /partner|supplier|agreement/iu },
  {
    of: 'Setup Operations & Infrastructure',
    words: /operation|equipment|infrastructure|lease|fit-out|build-out/iu,
  },
  { of: 'Official Product Launch', words: /launch|opening|open|go live/iu },
  { of: 'Customer Acquisition Campaign', words: /customers?|clients?|campaign|accounts|acquisition/iu },
  { of: 'Scale Operations', words: /scale|expand|second (?:location|city|van|technician)|growth/iu },
  { of: 'Evaluate & Iterate', words: /review|evaluat|iterat/iu },
]

export const draftMilestones: AnswerPlan = ({ data }) => {
  const titles = data.implementationTimeline.milestones.map(({ title }) => title.slice(0, 200)).join('\n')
  const isNew = (title: string) =>
    !titles.includes(title) && !milestoneWords.find(({ of }) => of === title)?.words.test(titles)
  const fresh = commonMilestones.filter(({ title }) => isNew(title)).slice(0, titles === '' ? 8 : 5)
  if (fresh.length === 0)
    return {
      text: `Your timeline already holds all the common milestones. Add those that only this business has: permits, deliveries, the first ten customers by name (${nameStep('implementationTimeline')}).`,
    }
  return {
    text: paragraphs(
      'Milestones that most plans need and yours does not have yet:',
      bullets(fresh.map(({ title, timeline }) => `${title} (${timeline})`)),
      'The times are usual ones, counted from the start of the plan. Put in what others have promised you: permits, loans, deliveries.',
    ),
    proposals: fresh.map(({ title, timeline, description }) => {
      const proposal = markExamples({
        place: { section: 'implementationTimeline', field: 'milestones' },
        label: `New milestone: ${title}`,
        change: { kind: 'add-item', parts: { title, timeline, description } },
      })
      return {
        ...proposal,
        assumptions: [`“${timeline}” is a usual time, not yours`, ...proposal.assumptions],
      }
    }),
  }
}

/** Words by which a list's entries are picked for a kind of business, best first; the rest follow in order. */
const fitting: Readonly<Record<TemplateId, RegExp>> = {
  saas: /search ads|articles|webinar|linkedin|stripe|subscription|churn|recurring|developer|customer success|automatic renewal|privacy|gdpr|ein|onboarding/iu,
  startup:
    /linkedin|webinar|articles|personal|stripe|churn|recurring|developer|product manager|privacy|ein|onboarding/iu,
  ecommerce:
    /instagram|retargeting|newsletter|samples|shopify|order value|repeat|fulfillment|purchasing|shipping|sales tax|stock count|returns/iu,
  marketplace:
    /referral|partners?|google search|stripe|repeat|support|privacy|contractor|sales tax|complaints|ein/iu,
  consulting:
    /linkedin|referral|talk|articles|crm|calendly|lead-to-customer|senior consultant|bookkeeper|quotes|regulated work|ein|invoices/iu,
  service:
    /google business|referral|flyers|booking|calendly|appointments|new reviews|technician|operations manager|osha|regulated work|ein|quality/iu,
  'local-service':
    /google business|flyers|local event|instagram|square|new reviews|repeat|store manager|shift lead|food|health|occupancy|opening and closing|disabilities/iu,
}

/** What nearly every business can use, before anything made for another kind. */
const fitsAnyone =
  /quickbooks|google workspace|1password|bookkeeper|operations manager|inquiries|invoices|month-end|general business license|\bEIN\b|“doing business as”|customer acquisition cost|repeat purchase|referral|cost per lead|newsletter|google business|labor standards|can-spam/iu

interface ListDraft {
  readonly section: SectionKey
  readonly field: string
  /** As in 'New channel'. */
  readonly one: string
  readonly many: string
  readonly entries: readonly string[]
  readonly read: (data: WorkbookData) => readonly string[]
  readonly toProposal: (entry: string) => Proposal['change']
}

const asText = (text: string): Proposal['change'] => ({ kind: 'add-text', text })

const listDrafts = {
  channels: {
    section: 'marketingStrategy',
    field: 'channels',
    one: 'channel',
    many: 'marketing channels',
    entries: marketingChannels,
    read: (data) => data.marketingStrategy.channels,
    toProposal: asText,
  },
  metrics: {
    section: 'marketingStrategy',
    field: 'metrics',
    one: 'metric',
    many: 'metrics',
    entries: marketingMetrics,
    read: (data) => data.marketingStrategy.metrics,
    toProposal: asText,
  },
  processes: {
    section: 'operationsPlan',
    field: 'keyProcesses',
    one: 'process',
    many: 'key processes',
    entries: businessProcesses,
    read: (data) => data.operationsPlan.keyProcesses,
    toProposal: asText,
  },
  technology: {
    section: 'operationsPlan',
    field: 'technology',
    one: 'tool',
    many: 'tools',
    entries: technologyItems,
    read: (data) => data.operationsPlan.technology,
    toProposal: asText,
  },
  licenses: {
    section: 'legalStructure',
    field: 'licenses',
    one: 'license',
    many: 'licenses',
    entries: licenses,
    read: (data) => data.legalStructure.licenses,
    toProposal: asText,
  },
  regulations: {
    section: 'legalStructure',
    field: 'regulations',
    one: 'regulation',
    many: 'regulations',
    entries: regulations,
    read: (data) => data.legalStructure.regulations,
    toProposal: asText,
  },
  hires: {
    section: 'teamStructure',
    field: 'keyHires',
    one: 'hire',
    many: 'key hires',
    entries: keyRoles,
    read: (data) => data.teamStructure.keyHires.map(({ role }) => role),
    toProposal: (role) => ({
      kind: 'add-item',
      parts: {
        role,
        timeline: '[month, or the sales that trigger it]',
        salary: '$[cost a month with taxes]',
      },
    }),
  },
} satisfies Record<string, ListDraft>

export function draftList(which: keyof typeof listDrafts): AnswerPlan {
  const draft: ListDraft = listDrafts[which]
  return ({ data, templateId }) => {
    const own = new Set(draft.read(data).map((entry) => entry.trim().toLowerCase()))
    const fits = fitting[templateOrDefault(templateId).id]
    const fresh = draft.entries.filter((entry) => !own.has(entry.toLowerCase()))
    const best = fresh.filter((entry) => fits.test(entry))
    const useful = fresh.filter((entry) => !fits.test(entry) && fitsAnyone.test(entry))
    const known = [...best, ...useful]
    const picked = (known.length > 1 ? known : fresh).slice(0, proposedCount)
    return {
      text: paragraphs(
        `For a business like yours I would look at these ${draft.many} first:`,
        bullets(picked),
        `Take what fits and make it yours in ${nameStep(draft.section)}. Figures in them are examples${draft.section === 'legalStructure' ? '; they are written for the United States, so check what applies where you are' : ''}.`,
      ),
      proposals: picked.map((entry) =>
        markExamples({
          place: { section: draft.section, field: draft.field },
          label: `New ${draft.one}: ${quote(entry, 60)}`,
          change: draft.toProposal(entry),
        }),
      ),
    }
  }
}
