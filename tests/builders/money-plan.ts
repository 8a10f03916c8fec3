import type { PlanPatch } from '#tests/support/advisor-rules.ts'

/** A small bakery whose texts, forecast and funding agree, for tests that change one of them. */

type Fields = Readonly<Record<string, unknown>>

export interface MoneyChanges {
  readonly forecast?: Fields
  readonly funding?: Fields
  readonly finances?: Fields
  readonly model?: Fields
  /** Other sections, as in any patch. */
  readonly sections?: PlanPatch
}

export const stream = {
  id: 's1',
  name: 'Bread orders',
  kind: 'units',
  startMonth: 1,
  inMonth1: 900,
  inMonth6: 1000,
  inMonth12: 1100,
  capacity: 2000,
  price: 20,
  period: 'month',
  costPerUnit: 5,
}
export const owner = {
  id: 'p1',
  role: 'Owner',
  count: 1,
  pay: 3000,
  payPeriod: 'month',
  startMonth: 1,
  isOwner: true,
}
export const baker = {
  id: 'p2',
  role: 'Night baker',
  count: 1,
  pay: 2500,
  payPeriod: 'month',
  startMonth: 6,
  employment: 'employee',
  payrollPercent: 10,
}
const month = { period: 'month', startMonth: 1, category: 'other' }
export const running = [
  { id: 'r1', name: 'Rent', amount: 1500, ...month },
  { id: 'r2', name: 'Insurance', amount: 250, ...month },
  { id: 'r3', name: 'Oven maintenance', amount: 120, ...month },
  { id: 'r4', name: 'Marketing', amount: 400, ...month, category: 'marketing' },
  { id: 'r5', name: 'Card fees', amount: 3, ...month, period: 'percent-of-sales' },
]
export const loan = { id: 'l1', name: 'Bank loan', amount: 40_000, month: 0, ratePercent: 9, termMonths: 84 }
export const savings = { id: 'c1', name: 'Savings', source: 'owner', amount: 20_000, month: 0 }
export const oven = {
  id: 'u1',
  category: 'Deck oven',
  amount: 45_000,
  description: 'Oven $40,000, hood $5,000',
  kind: 'equipment',
  month: 0,
  yearsOfUse: 8,
}
export const reserve = {
  id: 'u2',
  category: 'Cash reserve',
  amount: 15_000,
  description: 'Three months of running costs',
  kind: 'cash-reserve',
  month: 0,
}
export const costLines = [
  'Rent $1,500, insurance $250, maintenance $120, marketing $400 a month, fixed',
  'Owner’s draw $3,000 a month, baker $2,750 a month with payroll taxes',
  'Flour $5 an order, card fees of 3%, loan payment $644 a month, 15% of profit for income tax',
]

export function moneyPlan({
  forecast,
  funding,
  finances,
  model,
  sections = {},
}: MoneyChanges = {}): PlanPatch {
  return {
    businessIdea: {
      solution: 'We bake bread at night and sell it in the morning.',
      valueProposition: 'Fresh bread',
    },
    marketAnalysis: { summary: 'We asked 80 neighbors.', segments: [], som: '$200,000 a year' },
    competitiveAnalysis: { pricingStrategy: 'An average order costs $20.', competitiveAdvantages: [] },
    marketingStrategy: { budget: '$400 a month', metrics: [] },
    operationsPlan: { keyProcesses: ['The owner bakes'], technology: ['Card reader'] },
    teamStructure: {
      founders: [
        { id: 'f1', name: 'Ana Ruiz', role: 'Owner, full-time', background: 'Baker for nine years' },
      ],
      keyHires: [{ id: 'h1', role: 'Night baker', timeline: 'June 2027', salary: '$30,000 a year' }],
    },
    legalStructure: { businessEntity: 'llc', regulations: ['Liability insurance'] },
    riskAnalysis: { risks: [] },
    implementationTimeline: { milestones: [] },
    ...sections,
    businessModel: {
      revenueStreams: ['Orders at $20'],
      keyResources: ['Ten-year lease of a shop'],
      keyPartnerships: [],
      keyActivities: [],
      costStructure: costLines,
      ...model,
    },
    financialProjections: {
      projections: {
        price: 20,
        cogs: 5,
        cac: 10,
        churnRate: 8,
        conversionRate: 10,
        monthlyGrowthRate: 2,
        priceUnit: 'order',
        purchasesPerMonth: 2,
      },
      pricingTiers: [{ id: 't1', name: 'Bread box', price: 20 }],
      startupCosts: [oven, reserve],
      ...finances,
      forecast: {
        frame: { firstMonth: '2027-01', months: 36, minimumCash: 1000, entity: 'llc' },
        streams: [stream],
        people: [owner, baker],
        runningCosts: running,
        timing: { daysUntilCustomersPay: 0, taxRatePercent: 15 },
        ...forecast,
      },
      funding: {
        contributions: [savings],
        loans: [loan],
        collateral: 'The oven',
        guarantors: 'Ana Ruiz',
        ...funding,
      },
    },
  }
}

export function milestone(title: string, description = '', timeline = 'January 2027'): PlanPatch {
  return { implementationTimeline: { milestones: [{ id: 'm1', title, description, timeline }] } }
}
