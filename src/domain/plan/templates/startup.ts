import { defaultProjections } from '#domain/plan/workbook-data.ts'
import type { TemplateData } from './template.ts'

export const startup: TemplateData = {
  businessIdea: {
    name: '',
    oneLiner:
      '[Product name] lets [first customers, e.g. clinic managers] [what they cannot do today], which until now took [the workaround and its time or cost].',
    problemStatement:
      'We interviewed [number] [kind of people], and [number] of them named [problem] among their three biggest. Today they [current workaround], which costs them [hours or dollars] every [week or month]. No one has solved it yet because [reason], and that is changing now with [new technology, rule or habit].',
    solution:
      'Our first version does one thing: it takes [first customers] from [starting point] to [finished result] in [number] minutes. [Number] pilot customers will use it from [month], and we continue only if [percent]% of them come back every week on their own. Next come [second feature] and [third feature], once pilot customers pay.',
    valueProposition:
      '[First customers] gain [measurable benefit] within [days or weeks], compared with [current workaround]. Our advantage is [insight, data, patent or access], which would take a competitor [number] months to build. The first market of [number] companies is worth $[amount] a year, and [percent]% of it makes this a sound business.',
  },
  businessModel: {
    revenueStreams: [
      'Paid pilots of [number] months at $[price], credited to the first-year subscription',
      'Early-access subscriptions for the first [number] customers, price locked in for two years',
      'Standard subscriptions from [launch month]',
      'Team plans for companies with more than [number] users',
      'Usage fee of $[price] per [unit] above what the plan includes',
    ],
    keyResources: [
      'Founders: [name] for product, [name] for sales, [name] for [field of expertise]',
      'Prototype, and notes from the [number] interviews behind it',
      '[Data, patent or exclusive access] that others do not have',
      'Funding of $[amount], which lasts [number] months and reaches [next proof]',
      'Advisors [names], who introduce us to [first customers or investors]',
    ],
    keyActivities: [
      'Talk to [number] customers a week, and write down what they do, not what they promise',
      'Release a test version every [number] days and watch one number: [key metric]',
      'Run [number] paid pilots, each with a success criterion in writing',
      'Have the founders win the first [number] contracts themselves',
      'Report to investors every month: cash, key metric, lessons, help needed',
    ],
    keyPartnerships: [
      '[Number] design partners who give feedback every week in exchange for [free months or a discount]',
      'Accelerator or incubator [name], from [month]',
      '[Angel investors or fund] for a round of $[amount]',
      '[University, laboratory or supplier] for [technology or testing]',
      '[Sales partner] that already serves [number] companies of the right kind',
    ],
    costStructure: [
      'Founders and the first [number] developers: $[monthly total] a month',
      'Hosting, tools and data: $[monthly total] a month',
      'Interviews and pilots: travel, incentives and [hardware or samples]',
      'Winning a customer: $[amount] in founders’ time, events and ads',
      'Legal work: incorporation, founder vesting, [patent or trademark]',
      'Reserve of [number] months in case the round or the product takes longer',
    ],
  },
  financialProjections: {
    projections: { ...defaultProjections },
    pricingTiers: [
      {
        id: 'star-tier-early------',
        name: 'Early access',
        price: 49,
        features: [
          'Complete first version for up to 5 users',
          'Price locked in for two years',
          'Direct line to the founders and a say in what comes next',
        ],
        targetSegment: 'The first [number] customers, who have [problem] badly enough to try something new',
      },
      {
        id: 'star-tier-standard---',
        name: 'Standard',
        price: 89,
        features: [
          'Up to 10 users',
          '[Second feature] included',
          'Support within one business day',
          'Cancel at the end of any month',
        ],
        targetSegment: '[Kind of company] with [number] to [number] employees',
      },
      {
        id: 'star-tier-team-------',
        name: 'Team',
        price: 249,
        features: [
          'Up to 50 users, with roles and approvals',
          'Connection to [system customers already use]',
          'Training session for the whole team',
          'Support within four business hours',
        ],
        targetSegment: 'Larger companies that start with one department, usually [department]',
      },
    ],
    startupCosts: [
      {
        id: 'star-cost-product----',
        category: 'Product development',
        amount: 50000,
        description: 'Prototype and first version: [number] months for [number] developers and a designer',
      },
      {
        id: 'star-cost-legal------',
        category: 'Incorporation and intellectual property',
        amount: 10000,
        description: 'Company, founder agreements, [trademark or provisional patent] and pilot contracts',
      },
      {
        id: 'star-cost-pilots-----',
        category: 'Pilots and launch',
        amount: 25000,
        description: 'Customer interviews, [number] pilots and the campaign for the first [number] sales',
      },
    ],
  },
}
