import { defaultProjections } from '#domain/plan/workbook-data.ts'
import type { TemplateData } from './template.ts'

export const saas: TemplateData = {
  businessIdea: {
    name: '',
    oneLiner:
      '[Product name] is subscription software that lets [job title, e.g. office managers] at [kind of company] finish [recurring task] in [number] minutes instead of [number] hours.',
    problemStatement:
      '[Job title] at [kind and size of company] spend [number] hours a week on [recurring task], mostly in [the spreadsheets, emails or tool they use today]. Mistakes turn up late, and each one costs about $[cost of one mistake] in [rework, lost orders or penalties]. Existing products are either built for large enterprises, with [their price or setup time], or leave out [the part no one solves].',
    solution:
      '[Product name] connects to [system customers already use] and takes over [the part that takes the most time]. A new customer is set up in [number] minutes without IT help, sees [first useful result] on day one, and from then on [what happens every week automatically]. It runs in the browser, and customers can export all of their data at any time.',
    valueProposition:
      'A customer saves about [number] hours a month, worth $[hours saved times hourly cost], for a subscription of $[monthly price]. Unlike [main alternative], we [difference a customer can check in a trial]. There is no setup fee, and customers can cancel at the end of any month.',
  },
  businessModel: {
    revenueStreams: [
      'Monthly subscriptions in three plans: Starter, Professional and Enterprise',
      'Annual plans paid up front, twelve months for the price of [number, e.g. ten]',
      'Additional users beyond the plan at $[price per user] a month each',
      'Guided onboarding and data migration for larger accounts, a one-time fee of $[amount]',
      'Add-on for [advanced need, e.g. audit reports] at $[price] a month',
    ],
    keyResources: [
      'The product itself and the [number] developers who know its code',
      'Cloud hosting on [provider] with daily backups and a tested restore',
      'Integrations with [the two or three systems every customer uses]',
      'Usage data that shows which features keep accounts from leaving',
      'Security documents that buyers ask for: [SOC 2 report, penetration test, data processing agreement]',
      'Cash for [number] months at the planned spending',
    ],
    keyActivities: [
      'Release an improvement every two weeks, chosen from customer calls and usage data',
      'Get each new account to [first useful result] within [number] days of signing up',
      'Publish [number] guides a month on the questions that [job title] search for',
      'Answer support requests within [number] business hours',
      'Call every customer who cancels, and fix the most common reason each quarter',
    ],
    keyPartnerships: [
      'Listing in the app marketplace of [system customers already use]',
      '[Consultants or agencies] who set us up for their clients and earn [percent]% of the first year',
      'Payment provider [name] for cards, invoices and recovering failed payments',
      'Cloud provider [name], including startup credits of $[credit amount]',
      '[Trade association] whose members are our customers',
    ],
    costStructure: [
      'Salaries: [number] in development, [number] in sales and support',
      'Hosting, email delivery and monitoring: $[monthly cost] per customer a month',
      'Customer acquisition: content, ads and commissions, at most $[target cost] per new account',
      'Card fees of about 3% of revenue',
      'Accounting, insurance, software and security audits: $[monthly total] a month',
    ],
  },
  financialProjections: {
    projections: { ...defaultProjections },
    pricingTiers: [
      {
        id: 'saas-tier-starter----',
        name: 'Starter',
        price: 29,
        features: [
          'Up to 3 users',
          '[Core feature] for up to [number] records a month',
          'Export to CSV at any time',
          'Email support within one business day',
        ],
        targetSegment: 'Owners and freelancers who handle [recurring task] themselves',
      },
      {
        id: 'saas-tier-pro--------',
        name: 'Professional',
        price: 89,
        features: [
          'Up to 15 users',
          'Everything in Starter, with no monthly limit',
          'Integrations with [systems customers already use]',
          'Scheduled reports and reminders',
          'Chat support within four business hours',
        ],
        targetSegment: 'Companies of [number] to [number] people with a dedicated [job title]',
      },
      {
        id: 'saas-tier-enterprise-',
        name: 'Enterprise',
        price: 199,
        features: [
          'Unlimited users',
          'Everything in Professional',
          'Single sign-on, roles and an audit log',
          'Guided onboarding and a named contact',
          '99.9% uptime commitment',
        ],
        targetSegment: 'Companies of more than [number] people, or with [compliance requirement]',
      },
    ],
    startupCosts: [
      {
        id: 'saas-cost-product----',
        category: 'Product development',
        amount: 50000,
        description: 'Designing and building the first release: [number] months of work by [who builds it]',
      },
      {
        id: 'saas-cost-foundation-',
        category: 'Legal, hosting and security',
        amount: 10000,
        description: 'Incorporation, customer contracts, first-year hosting and an independent security test',
      },
      {
        id: 'saas-cost-launch-----',
        category: 'Launch marketing',
        amount: 25000,
        description: 'Website, demo video and campaigns to win the first [number] paying accounts',
      },
    ],
  },
}
