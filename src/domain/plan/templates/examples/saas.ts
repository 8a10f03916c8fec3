import { completeExample } from './complete-example.ts'
import { saasMarket } from './saas-market.ts'
import { saasForecast } from './saas-forecast.ts'

// 28 accounts at launch growing by 11% a month are 58 after one year. Growth slows down after that, to 157 after two
// years and 272 after three.
export const saasExample = completeExample('saas', {
  ...saasMarket,
  businessIdea: {
    name: 'Tallybeam',
    oneLiner:
      'Tallybeam is subscription software that lets office managers at small construction subcontractors finish the weekly wage reports for public jobs in 40 minutes instead of six hours.',
    problemStatement:
      'Subcontractors on public jobs have to prove every week, for every job, that each worker was paid the prevailing wage. An office manager with three such jobs spends about six hours a week copying hours from the payroll program into official forms. 29 of the 37 we interviewed had a report rejected last year, which typically held up a payment of $38,000 for two weeks. The existing products are built for general contractors, start at $300 a month and need a day of training.',
    solution:
      'Tallybeam reads hours and pay from the payroll program, matches each worker to a trade classification, compares the pay with the state’s current wage table, and writes the report in the format the agency accepts. A new company connects its payroll in 15 minutes and sends its first report the same day. Every Monday the reports are waiting, with anything questionable marked and explained in plain words.',
    valueProposition:
      'A company with three public jobs saves about 23 hours a month, worth $740 at $32 an hour, for $89. We check reports against the wage tables before they go out. In the test, 412 of 416 were accepted the first time, and it takes a third of the price and none of the retyping of an enterprise platform. Unlike an outside bookkeeper, we check every classification. There is no setup fee and no contract. Customers can export all data and pause their subscription between jobs.',
    cover: {
      owners: 'Ruth Calloway and Devin Okoro',
      email: 'ruth@tallybeam.example',
      phone: '(503) 555-0117',
      address: '48 Alder Street, Portland, OR 97205',
      website: 'tallybeam.example',
    },
  },
  businessModel: {
    revenueStreams: [
      'Professional subscriptions at $89 a month, about 80% of revenue',
      'Starter subscriptions at $29 for firms with one public job, about 4%',
      'Enterprise subscriptions at $199 for firms in several states, about 13%',
      'Review of past reports before an audit, a one-time fee of $450, about 3%',
    ],
    keyResources: [
      'Wage and fringe tables for five states: 3,100 rates, updated every week',
      'Connections to the four payroll programs that 80% of our customers use',
      'Two founders who know the forms and the code behind them',
      'Security documents buyers ask for: independent penetration test, data processing agreement',
    ],
    keyActivities: [
      'Check the states’ wage publications every Thursday and release new tables by Friday noon',
      'Get each new company to its first accepted report within seven days',
      'Release an improvement every two weeks, chosen from support questions',
      'Publish two guides a month on questions office managers search for',
    ],
    keyPartnerships: [
      'Two trade associations with 1,900 member firms: discount for members, talks at their meetings',
      'Eleven construction bookkeepers who earn 20% of a client’s first year',
      'Payroll programs’ app directories, where firms look for an add-on',
      'Cloud provider with $10,000 of credits over two years',
    ],
    costStructure: [
      'Cost to serve: $12 per account and month (support $5, hosting $3, card fees $3, email and storage $1)',
      'Winning an account: $267, about 60% of it search ads and 40% partners and events',
      'Tools, insurance and accounting: $690 a month, fixed',
      'Loan payment: $710 a month for six years, fixed',
      'Founders’ pay: nothing until month 19, then $2,500 a month together, and $5,000 from month 25',
    ],
  },
  marketingStrategy: {
    channels: [
      'Search ads and guides on the forms’ names, error messages and “first public job” questions',
      'Trade associations: eight talks a year titled “Your first certified payroll report”',
      'Construction bookkeepers: a free account for their own use, 20% of the client’s first year',
      'Letters and a call to companies that register for public works in a state for the first time',
    ],
    budget:
      '$1,335 a month from launch, enough for five accounts at $267: $800 search ads, $335 partners’ commissions and letters, $200 talks. The $25,000 set aside for launch covers the first year. From month 17, revenue pays for marketing, at no more than half of gross profit.',
    timeline:
      'Months 1 to 4: guides and waiting list, 16 test firms become paying accounts. Month 5: public launch at the spring meeting of the first association. Months 6 to 9: search ads in California and Oregon. From month 10: Washington, Nevada and New Mexico, one state a quarter.',
    metrics: [
      'Paying accounts: 28 in month 5, 58 in month 12, 157 in month 24',
      'Cost to win an account: at most $267 over three months',
      'Visitors who become paying accounts: 3%',
      'First report accepted within seven days of signing up: 90% of new firms',
      'Monthly churn: 5% or less, pauses between jobs counted separately',
    ],
  },
  operationsPlan: {
    keyProcesses: [
      'Onboarding: payroll connected in 15 minutes, first report checked by Ruth within two days',
      'Wage tables: read on Thursday, entered by one founder, checked by the other, released on Friday',
      'Support: first answer within four business hours, reports due today within 30 minutes',
      'Release every two weeks: automatic tests, trial on our own data, undone by Devin in ten minutes if needed',
    ],
    suppliers: [
      'Cloud hosting in two regions; backups copied to a second provider every night',
      'Card payments and invoices by a payment provider; bank transfer for annual plans',
      'Email delivery with a second service ready to switch to',
      'Independent security tester, once a year, $4,500',
    ],
    technology: [
      'Web application with a relational database, restore tested every quarter',
      'Connections to four payroll programs, watched every hour for changes on their side',
      'Card payments and invoices in the application, help center and shared support inbox',
      'Error monitoring that calls a founder if reports fail on a Monday',
    ],
    quality:
      'We compare every report with the current wage table before it goes out, and a second person checks every change to a table. We count reports accepted the first time. Below 98% in a week, new features wait until we find the cause. We correct each rejected report within one business day at no charge.',
  },
  financialProjections: {
    projections: {
      price: 89,
      cogs: 12,
      cac: 267,
      churnRate: 5,
      conversionRate: 3,
      monthlyGrowthRate: 11,
      priceUnit: 'month',
      purchasesPerMonth: 1,
    },
    pricingTiers: [
      {
        name: 'Starter',
        price: 29,
        features: [
          'One active public job',
          'Reports for one state',
          'Wage check before sending',
          'Email support in a day',
        ],
        targetSegment: 'Small crews on their first public job',
      },
      {
        name: 'Professional',
        price: 89,
        features: [
          'Up to eight active jobs in one state',
          'Everything in Starter',
          'Fringe benefits and apprentices',
          'Reminders on the day a report is due',
          'Chat support within four business hours',
        ],
        targetSegment: 'Trade subcontractors with 10 to 50 employees and one office manager',
      },
      {
        name: 'Enterprise',
        price: 199,
        features: [
          'Unlimited jobs in all five states',
          'Roles, approvals and an audit log',
          'Single sign-on',
          'Named contact and help with audits',
        ],
        targetSegment: 'Regional subcontractors with a payroll team',
      },
    ],
    startupCosts: [
      {
        category: 'Product development',
        kind: 'fee',
        month: 0,
        amount: 50000,
        description: 'Second developer for five months $40,000, designer and usability tests $10,000',
      },
      {
        category: 'Legal, hosting and security',
        kind: 'fee',
        month: 0,
        amount: 10000,
        description: 'Company and contracts $3,000, penetration test $4,500, first-year hosting $2,500',
      },
      {
        category: 'Launch marketing',
        kind: 'cash-reserve',
        month: 0,
        amount: 25000,
        description: 'Guides, site and talks $9,000, twelve months of ads and commissions $16,000',
      },
    ],
    ...saasForecast,
  },
  teamStructure: {
    founders: [
      {
        name: 'Ruth Calloway',
        role: 'Customers, wage tables and sales; half-time until month 18, then full-time',
        ownership: '55%',
        background:
          'Eleven years as office manager of an electrical subcontractor, with about 2,000 wage reports filed. Runs a bookkeeping practice that supports her until the company can.',
      },
      {
        name: 'Devin Okoro',
        role: 'Product and technology, full-time',
        ownership: '45%',
        background:
          'Nine years as a software engineer, four of them connecting payroll systems. Has savings for 20 months and built the test version that 16 firms use.',
      },
    ],
    keyHires: [
      {
        role: 'Support specialist, part-time: onboarding and Monday reports',
        timeline: 'Month 24, at 155 accounts',
        salary: '$2,300 a month with taxes for 20 hours a week',
      },
      {
        role: 'Developer, half-time contractor: payroll connections and two more states',
        timeline: 'Month 30, at 215 accounts',
        salary: '$3,000 a month for 60 hours',
      },
    ],
    advisors: [
      {
        name: 'Labor compliance attorney in Sacramento',
        expertise: 'Reviews our wage rules each quarter; paid by the hour, $3,000 a year',
      },
      {
        name: 'Former sales director of a contractor software firm',
        expertise: 'Meets us every month on pricing and partners; holds 0.5% of the shares',
      },
    ],
  },
  legalStructure: {
    businessEntity: 's-corp',
    jurisdiction: 'Oregon; registered as a foreign corporation in California',
    naicsCode: '513210',
    taxYear: 'Calendar year, ending December 31',
    accountingBasis: 'accrual',
    licenses: [
      'Oregon business registration and tax ID: done within one week',
      'City of Portland business license: online, two weeks',
      'Registration for sales tax in states that tax software, checked every quarter (Washington first)',
    ],
    regulations: [
      'State privacy laws: workers’ pay and Social Security numbers encrypted, access logged, data requests answered in 45 days',
      'Breach notice laws of the five states: written plan, rehearsed once a year',
      'Automatic renewal laws: price and term before the first charge, online cancellation in two clicks',
      'Wage and hour law: payroll and workers’ compensation for the support specialist through a payroll service',
      'No legal advice: our terms say that the contractor is responsible for classifications; texts reviewed by an attorney',
    ],
    intellectualProperty: [
      'Code and wage tables owned by the company: assignment signed by founders and contractors, with the shareholders’ agreement',
      'Trademark application for “Tallybeam” in software services',
      'Domain name and its most likely misspellings, registered',
      'List of open source components and their licenses, checked at every release',
    ],
  },
  riskAnalysis: {
    risks: [
      {
        type: 'Product Risk',
        description: 'A wrong wage table leads to rejected or underpaid reports at many firms at once.',
        impact: 'high',
        probability: 'medium',
        mitigation:
          'A second person checks every change. We carry $1 million of errors and omissions insurance from launch. We call affected companies the same day and correct reports at no charge.',
      },
      {
        type: 'Financial Risk',
        description:
          'Accounts grow by 6% a month instead of 11%, and only 42 companies pay after one year instead of 58.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'Costs are covered from 41 accounts. Below 36 in month 10, we stop search ads, keep partners, and Ruth stays half-time for another year.',
      },
      {
        type: 'Technology Risk',
        description: 'A payroll program changes or closes its connection, and 20% of reports stop working.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'We check connections every hour and have file import as a fallback for each of the four programs.',
      },
      {
        type: 'Competitive Risk',
        description: 'A large payroll service builds trade classifications into its own add-on.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'Stay independent of any payroll program, add states, and expand the partnerships by month 18.',
      },
      {
        type: 'Legal Risk',
        description: 'Workers’ personal data leaks and firms hold us liable.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'Encryption, two-step sign-in for all, yearly penetration test, cyber insurance from launch.',
      },
    ],
  },
  implementationTimeline: {
    milestones: [
      {
        title: 'Company and financing in place',
        description:
          '$45,000 from the founders and a $40,000 loan over six years at about $710 a month; company and business license registered.',
        timeline: 'Month 1',
        dependencies: [],
      },
      {
        title: 'Wage tables complete for five states',
        description: '3,100 rates entered and checked by a second person; weekly update running.',
        timeline: 'Month 1-3',
        dependencies: ['Company and financing in place'],
      },
      {
        title: 'Version for paying customers',
        description: 'Four payroll connections, billing and cancellation work; 16 test firms moved over.',
        timeline: 'Month 4',
        dependencies: ['Wage tables complete for five states'],
      },
      {
        title: 'Security test passed',
        description:
          'Independent penetration test with no serious findings open; insurance policies in force.',
        timeline: 'Month 5',
        dependencies: ['Version for paying customers'],
      },
      {
        title: 'Public launch',
        description:
          'Open to all firms in California and Oregon; 28 paying accounts, 16 test firms and 12 from the list.',
        timeline: 'Month 5',
        dependencies: ['Version for paying customers', 'Security test passed'],
      },
      {
        title: 'Running costs covered',
        description:
          '41 accounts: gross profit covers fixed costs and marketing, not counting founders’ pay.',
        timeline: 'Month 9',
        dependencies: ['Public launch'],
      },
      {
        title: 'All five states open',
        description: 'Washington, Nevada and New Mexico launched with one association partner each.',
        timeline: 'Month 10-16',
        dependencies: ['Running costs covered'],
      },
      {
        title: 'Founders paid from revenue',
        description:
          '110 accounts; $2,500 a month for both founders, and the first two years compared with this plan.',
        timeline: 'Month 19',
        dependencies: ['All five states open'],
      },
      {
        title: 'Support and development staffed',
        description:
          'Support specialist from month 24, half-time developer from month 30, two more states chosen.',
        timeline: 'Month 24-30',
        dependencies: ['Founders paid from revenue'],
      },
      {
        title: 'Three-year review',
        description:
          'Accounts, churn and cost to win one compared with this plan; decision on all 50 states.',
        timeline: 'Month 36',
        dependencies: ['Support and development staffed'],
      },
    ],
    appendix: [
      { id: 'tax-returns', name: 'Tax returns', note: 'Ruth Calloway and Devin Okoro, last three years' },
      {
        id: 'personal-financial-statement',
        name: 'Personal financial statement',
        note: 'Ruth Calloway and Devin Okoro, signed',
      },
      { id: 'resumes', name: 'Résumés', note: 'Ruth Calloway and Devin Okoro' },
      { id: 'bank-statements', name: 'Bank statements', note: 'Six months, with the $45,000 of savings' },
      {
        id: 'contracts',
        name: 'Contracts and letters of intent',
        note: 'Letters of intent of the pilot customers',
      },
    ],
  },
})
