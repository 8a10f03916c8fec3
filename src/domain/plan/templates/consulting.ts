import { consultingProjections } from './template-numbers.ts'
import type { TemplateData } from './template.ts'

export const consulting: TemplateData = {
  businessIdea: {
    name: '',
    oneLiner:
      '[Firm name] helps [kind of client, e.g. family-owned manufacturers] reach [measurable result] within [number] weeks, with [field of expertise] from people who have done it themselves.',
    problemStatement:
      '[Kind of client] with [number] to [number] employees lose about $[yearly cost] a year to [problem, e.g. late deliveries], but it comes up too rarely to hire someone for it. Large consulting firms start at $[their minimum fee] and send junior staff. Freelancers are affordable, but [what goes wrong with them]. So owners put off the decision until [trigger, e.g. a lost customer or a failed audit] forces it.',
    solution:
      'We start with a fixed-price diagnostic of [number] days that ends with a ranked list of actions, each with its cost and payoff. Then we work with the client’s own people on the first [number] actions and hand over [templates, training or tools], so that the result lasts after we leave. Every engagement has one senior consultant, one written goal and a review every two weeks.',
    valueProposition:
      'Clients gain about $[amount] within [number] months, roughly [number] times our fee. They work with someone who has [proof, e.g. run three plants in this industry], know the price before we start, and can stop after any stage. [Client or case we can name] shows what that looks like.',
  },
  businessModel: {
    revenueStreams: [
      'Advice by the hour at $[hourly rate]',
      'Fixed-price diagnostic of [number] days as the first step',
      'Implementation projects of [number] weeks, half paid at the start and half at handover',
      'Monthly retainers of [number] hours for clients whose project is finished',
      'Workshops for up to [number] people at $[price] a day',
    ],
    keyResources: [
      'Track record: [number] years in [industry] and [number] results with numbers',
      'Our own method and templates for [diagnostic, workshop, report]',
      'Network of [number] former colleagues and clients who can recommend us',
      'Trusted freelancers for [skills we do not have]',
      'Professional liability insurance with coverage of $[amount]',
    ],
    keyActivities: [
      'Have [number] conversations a week with past clients, referral sources and prospects',
      'Send a proposal with one goal, one price and one start date within [number] days',
      'Deliver [number] billable days a month per consultant',
      'Publish one case study a month where [kind of client] will see it: [publication or network]',
      'Ask for a result in numbers, a quote and two introductions at every handover',
    ],
    keyPartnerships: [
      '[Accountants, lawyers or banks] who notice the problem first and introduce us',
      '[Software vendor] whose product we help clients adopt',
      'Specialists in [neighboring field] for joint projects, with a finder’s fee of [percent]%',
      '[Chamber of commerce or trade association] for talks to its members',
    ],
    costStructure: [
      'Consultants: salaries or day rates of $[amount]',
      'Winning a client: about $[amount] in meetings, events and proposals',
      'Travel: $[amount] per engagement, billed to the client where agreed',
      'Insurance, legal advice and accounting: $[yearly total] a year',
      'Software, research and office: $[monthly total] a month',
    ],
  },
  financialProjections: {
    projections: { ...consultingProjections },
    pricingTiers: [
      {
        id: 'cons-tier-hour-------',
        name: 'Advisory hour',
        price: 150,
        features: [
          'One hour by video with a senior consultant',
          'We read your documents beforehand',
          'Written summary with next steps within two days',
        ],
        targetSegment: 'Owners who need a second opinion on [decision] this week',
      },
      {
        id: 'cons-tier-diagnostic-',
        name: 'Diagnostic',
        price: 2400,
        features: [
          'Two days on site, interviews with up to [number] people',
          'Review of [financials or documents]',
          'Ranked list of actions with cost and payoff',
          'Presentation to management',
        ],
        targetSegment: '[Kind of client] who know that [problem] costs them money, but not where',
      },
      {
        id: 'cons-tier-retainer---',
        name: 'Monthly retainer',
        price: 4200,
        features: [
          'Up to 30 hours a month at a reduced rate',
          'Review meeting every two weeks',
          'Answers by phone within one business day',
          'Cancel with 30 days’ notice',
        ],
        targetSegment: 'Former project clients who want to keep the result and tackle the next one',
      },
    ],
    startupCosts: [
      {
        id: 'cons-cost-setup------',
        category: 'Company setup and insurance',
        amount: 5000,
        description:
          'Registration, contract templates and the first year of professional liability insurance',
      },
      {
        id: 'cons-cost-materials--',
        category: 'Website and sales materials',
        amount: 3000,
        description: 'Website, [number] written case studies, proposal template and a professional headshot',
      },
      {
        id: 'cons-cost-capital----',
        category: 'Working capital',
        amount: 10000,
        description: 'Operating costs for [number] months, until clients pay the first invoices',
      },
    ],
  },
}
