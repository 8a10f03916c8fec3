import { startUpKinds } from './forecast-choices.ts'
import { forecast, funding } from './forecast-data.ts'
import { personal } from './lender-data.ts'
import {
  choice,
  code,
  later,
  list,
  number,
  optionalNumber,
  type OutputOf,
  picture,
  reference,
  referenceList,
  section,
  text,
  textList,
} from './lenient-schema.ts'
import { review } from './review-data.ts'

/** The answers of the twelve steps, one section per step, in step order. Field names are the stored ones. */

export const levels = ['low', 'medium', 'high'] as const
export type Level = (typeof levels)[number]

const competitor = section({
  id: text(),
  name: text(),
  strengths: text(),
  weaknesses: text(),
  marketShare: text(),
  pricing: text(),
})

/** What the cover says besides the title and the date. */
const cover = section({
  owners: text(),
  email: code(),
  phone: code(),
  address: text(),
  website: code(),
  logo: picture(),
})

const titled = section({ id: text(), title: text(), description: text() })

const projectionsShape = {
  price: number(),
  cogs: number(),
  cac: number(),
  churnRate: number(5),
  conversionRate: number(),
  monthlyGrowthRate: number(),
  /** What the price is for: 'visit', 'order', 'hour'. */
  priceUnit: later(text()),
  /** How often a customer pays it in a month. */
  purchasesPerMonth: later(number(1)),
}

/** The numbers of a new workbook: the saas template's. */
export const defaultProjections = {
  price: 89,
  cogs: 12,
  cac: 267,
  churnRate: 5,
  conversionRate: 2.5,
  monthlyGrowthRate: 15,
}

const sections = {
  businessIdea: section({
    name: text(),
    oneLiner: text(),
    problemStatement: text(),
    solution: text(),
    valueProposition: text(),
    cover: later(cover),
  }),
  marketAnalysis: section({
    tam: text(),
    sam: text(),
    som: text(),
    summary: text(),
    segments: list(
      section({ id: text(), name: text(), size: text(), growthRate: text(), characteristics: text() }),
      'name',
    ),
    trends: list(titled, 'title'),
  }),
  businessModel: section({
    revenueStreams: textList(),
    keyResources: textList(),
    keyActivities: textList(),
    keyPartnerships: textList(),
    costStructure: textList(),
  }),
  competitiveAnalysis: section({
    directCompetitors: list(competitor, 'name'),
    indirectCompetitors: list(competitor, 'name'),
    competitiveAdvantages: list(titled, 'title'),
    marketPosition: text(),
    pricingStrategy: text(),
  }),
  customerPersonas: section({
    personas: list(
      section({
        id: text(),
        name: text(),
        demographics: text(),
        painPoints: text(),
        goals: text(),
        buyingBehavior: text(),
      }),
      'name',
    ),
    primaryPersona: reference(),
  }),
  marketingStrategy: section({ channels: textList(), budget: text(), timeline: text(), metrics: textList() }),
  operationsPlan: section({
    keyProcesses: textList(),
    suppliers: textList(),
    technology: textList(),
    quality: text(),
  }),
  financialProjections: section({
    projections: section(projectionsShape, () => defaultProjections),
    pricingTiers: list(
      section({ id: text(), name: text(), price: number(), features: textList(), targetSegment: text() }),
      'name',
    ),
    startupCosts: list(
      section({
        id: text(),
        category: text(),
        amount: number(),
        description: text(),
        kind: later(choice(startUpKinds)),
        month: later(optionalNumber()),
        yearsOfUse: later(optionalNumber()),
        /** Who offered it at this price, and when. */
        quote: later(text()),
      }),
      'category',
    ),
    /** An ISO 4217 code. Empty is US dollars. It changes how amounts look and converts nothing. */
    currency: later(code()),
    forecast: later(forecast),
    funding: later(funding),
    personal: later(personal),
  }),
  teamStructure: section({
    founders: list(
      section({
        id: text(),
        name: text(),
        role: text(),
        background: text(),
        /** How much of the business is theirs: '60%'. */
        ownership: later(text()),
      }),
      'name',
    ),
    keyHires: list(section({ id: text(), role: text(), timeline: text(), salary: text() }), 'role'),
    advisors: list(section({ id: text(), name: text(), expertise: text() }), 'name'),
  }),
  legalStructure: section({
    businessEntity: text(),
    jurisdiction: text(),
    licenses: textList(),
    regulations: textList(),
    intellectualProperty: textList(),
    naicsCode: later(code()),
    taxYear: later(text()),
    /** 'cash' or 'accrual'. */
    accountingBasis: later(code()),
  }),
  riskAnalysis: section({
    risks: list(
      section({
        id: text(),
        type: text(),
        description: text(),
        impact: choice(levels),
        probability: choice(levels),
        mitigation: text(),
      }),
      'description',
    ),
  }),
  implementationTimeline: section({
    milestones: list(
      section({ id: text(), title: text(), description: text(), timeline: text(), dependencies: textList() }),
      'title',
    ),
    /** The person's own summary. While it is empty, exports draft one from the plan. */
    executiveSummary: later(text()),
    /** The plan's figures that the summary says, each as it was then. See `summary/figure-marks.ts` of the exports. */
    summaryFigures: later(referenceList()),
    /** The papers that are handed over with the plan. Those of `lists/appendix-documents.ts` have their ids. */
    appendix: later(list(section({ id: text(), name: text(), note: text() }), 'name')),
  }),
}

/** The sections of the steps, and what belongs to the plan as a whole. */
export const workbookDataSchema = section({ ...sections, review: later(review) })

export type WorkbookData = OutputOf<typeof workbookDataSchema>
export type SectionKey = keyof typeof sections

export const sectionKeys = Object.keys(sections) as readonly SectionKey[]
