import { completeExample } from './complete-example.ts'
import { consultingMarket } from './consulting-market.ts'
import { consultingForecast } from './consulting-forecast.ts'

// A typical client is worth $18,000: diagnostic $2,400, project of 76 hours $11,400, one retainer month $4,200.
export const consultingExample = completeExample('consulting', {
  ...consultingMarket,
  businessIdea: {
    name: 'Millrace Advisory',
    oneLiner:
      'Millrace Advisory helps family-owned machine shops and metal fabricators ship 95% of their orders on time within sixteen weeks, with people who have run shops like theirs.',
    problemStatement:
      'Machine shops with 20 to 150 employees ship about 71% of their orders on the promised day. In a 50-person shop, the overtime and express freight this causes cost about $140,000 a year, and 17 of the 26 owners we met had lost a customer over it. The problem comes up too rarely to hire a specialist. Large consulting firms start at $60,000 and send junior staff. Software takes nine months. So nothing happens until a customer threatens to leave.',
    solution:
      'We start with a two-day diagnostic for $2,400. We trace ten late orders backward through the shop and show where the days went and what each cause costs. Then we work with the shop’s own people for twelve weeks on the top three causes, usually order release, setup sequence and a daily schedule that holds. We leave a one-page method, a trained scheduler and a chart on the wall that the owner can read from the door.',
    valueProposition:
      'A 50-person shop that moves from 71% to 95% on time saves about $84,000 a year in overtime and freight, six times the $13,800 it pays for the diagnostic and the project. The owner knows the price before each stage and can stop after any of them, and the person who sells the work is the one who does it, instead of the junior staff of a larger firm.',
    cover: {
      owners: 'Carol Lindqvist and Ray Dominguez',
      email: 'carol@millrace.example',
      phone: '(937) 555-0139',
      address: '310 Mill Road, Dayton, OH 45402',
      website: 'millrace.example',
    },
  },
  businessModel: {
    revenueStreams: [
      'Projects of twelve weeks at $150 an hour, typically 76 hours and $11,400: 63% of revenue',
      'Monthly retainers of 30 hours at $4,200 for former project clients: 23%',
      'Two-day diagnostics at a fixed $2,400, the first step for every client: 13%',
    ],
    keyResources: [
      '31 years of experience running metal shops, with results in numbers',
      'Method and templates for diagnostic, schedule and handover',
      'Delivery data from nine shops for comparison, growing with each client',
      'Professional liability insurance of $1 million',
    ],
    keyActivities: [
      'Have six conversations a week with owners, lenders and former colleagues',
      'Send a one-page proposal with one goal, one price and one start date within three days',
      'Deliver up to 120 billable hours a month per consultant',
      'Measure on-time delivery at every client each Friday, and again six months after we leave',
    ],
    keyPartnerships: [
      'Three regional banks: they recommend a diagnostic, we keep them out of the details',
      'Two regional chapters of a metalworking association: four talks a year for their members',
      'Independent data analyst: prepares order data at $60 an hour',
      'Accounting firm for manufacturers: joint work when a shop changes owners',
    ],
    costStructure: [
      'Direct cost of $30 per billable hour: travel $14, data analyst $12, materials $4',
      'Winning a client: about $500, mostly visits, events and proposals',
      'Insurance, accounting, software and phone: $1,150 a month, fixed',
      'Office assistant from month 8: $1,050 a month, fixed',
      'Loan payment: $199 a month for four years, fixed',
      'Partners’ pay: $5,000 a month each from month 8',
    ],
  },
  marketingStrategy: {
    channels: [
      'Referrals from bankers, accountants and other owners, which we ask for at every quarterly meeting',
      'Talks for metalworking association chapters: “Ten late orders, traced backward”',
      'One case study a month on LinkedIn and in the association’s newsletter, with numbers',
      'Visits to shops within an hour of a current client, three a month',
    ],
    budget:
      '$750 a month for about six diagnostics offered and 1.5 won, or $500 per client: $350 travel to visits and talks, $250 events and memberships, $150 photos and layout of case studies.',
    timeline:
      'Months 1 to 2: case studies from three earlier shops, visits to the three banks. Month 3: first talk, first two diagnostics. Months 4 to 9: one talk every six weeks, one case a month. From month 10: half of new clients through referrals.',
    metrics: [
      'Conversations with owners: six a week',
      'Proposals accepted: one in four',
      'Cost per client won: $500 or less over six months',
      'Diagnostics that lead to a project: two out of three',
      'Clients who give us numbers, a quote and two introductions at handover: all',
    ],
  },
  operationsPlan: {
    keyProcesses: [
      'First call: 30 minutes with Carol, five questions, decision on a diagnostic the same day',
      'Diagnostic: order data 7 days ahead, both partners 2 days on site, Carol presents on day 3',
      'Project: Ray on site one day each week, calls in between, delivery rate each Friday',
      'Handover: method on one page, scheduler trained by Ray, review after six months included in the price',
      'Invoice by the office assistant: half at the start, half at handover, payable in 15 days',
    ],
    suppliers: [
      'Data analyst on call, with a second one who has done two trial jobs',
      'Two retired plant managers as substitutes at $85 an hour',
      'Graphic designer for case studies, $150 each',
    ],
    technology: [
      'Shared documents and calendar, customer list with next steps',
      'Spreadsheet model that turns an order export into the lateness report in two hours',
      'Video calls for the weeks between visits',
      'Bookkeeping and time tracking in one program, invoices sent from it',
    ],
    quality:
      'Every engagement has one metric, on-time delivery, written into the proposal with its starting value. We review it with the client each Friday. After two weeks without progress, both partners visit. If a project ends below the agreed improvement, we work up to 20 more hours at no charge.',
  },
  financialProjections: {
    projections: {
      price: 150,
      cogs: 30,
      cac: 500,
      churnRate: 8,
      conversionRate: 25,
      monthlyGrowthRate: 7,
      priceUnit: 'hour',
      purchasesPerMonth: 1,
    },
    pricingTiers: [
      {
        name: 'Advisory hour',
        price: 150,
        features: [
          'One hour with a partner by video',
          'We read your numbers beforehand',
          'Summary within two days',
        ],
        targetSegment: 'Owners who want a second opinion before a purchase, a hire or a promise',
      },
      {
        name: 'Diagnostic',
        price: 2400,
        features: [
          'Two days on site, ten late orders traced backward',
          'Cost of each cause in dollars',
          'Ranked list of actions with effort and payoff',
          'Presentation to owner and foremen',
        ],
        targetSegment: 'Shops that know they are late but not why; 16 hours at $150',
      },
      {
        name: 'Monthly retainer',
        price: 4200,
        features: [
          'Up to 30 hours at $140',
          'Review on site every two weeks',
          'Answers by phone within one business day',
          'Cancel with 30 days’ notice',
        ],
        targetSegment: 'Former project clients who keep the result and take on the next cause',
      },
    ],
    startupCosts: [
      {
        category: 'Company setup and insurance',
        kind: 'fee',
        month: 0,
        amount: 5000,
        description:
          'Registration and operating agreement $1,200, contracts $1,400, first-year insurance $2,400',
      },
      {
        category: 'Website and sales materials',
        kind: 'fee',
        month: 0,
        amount: 3000,
        description: 'Website $1,600, three case studies with photos $900, proposal layout $500',
      },
      {
        category: 'Working capital',
        kind: 'cash-reserve',
        month: 0,
        amount: 10000,
        description: 'Fixed costs and travel for four months, until clients pay for the first projects',
      },
    ],
    ...consultingForecast,
  },
  teamStructure: {
    founders: [
      {
        name: 'Carol Lindqvist',
        role: 'Managing partner: clients, diagnostics, lenders; full-time',
        ownership: '60%',
        background:
          'Lives on savings until month 8. Plant manager of a 140-person machine shop for nine years; raised on-time delivery from 68% to 96% in fourteen months. Serves on the credit advisory board of a regional bank.',
      },
      {
        name: 'Ray Dominguez',
        role: 'Partner: projects, scheduling, training; full-time from month 4',
        ownership: '40%',
        background:
          'Machinist, scheduler and operations manager in three shops over 22 years. Built the order-release method that Millrace uses.',
      },
    ],
    keyHires: [
      {
        role: 'Office assistant, ten hours a week: invoices, travel, customer list',
        timeline: 'Month 8, at 135 billable hours a month',
        salary: '$22 an hour, about $1,050 a month with taxes',
      },
      {
        role: 'Third consultant with shop floor experience',
        timeline: 'Month 37, once both partners have been fully booked for two quarters',
        salary: '$95,000 a year, about $108,000 with taxes and benefits',
      },
    ],
    advisors: [
      {
        name: 'Retired lending officer of a regional bank',
        expertise: 'How lenders judge manufacturers; introduces us to two banks a year, unpaid',
      },
      {
        name: 'Business attorney in Dayton',
        expertise: 'Engagement contracts and liability; fixed fee of $300 a quarter',
      },
    ],
  },
  legalStructure: {
    businessEntity: 'llc',
    jurisdiction: 'Ohio; registered to do business in Indiana and Michigan before the first project there',
    naicsCode: '541611',
    taxYear: 'Calendar year, ending December 31',
    accountingBasis: 'accrual',
    licenses: [
      'Registration with the Ohio secretary of state and tax ID from the IRS: one week',
      'City of Dayton income tax account: two weeks',
      'Foreign registration in Indiana and Michigan: about $150 in total, two weeks each',
    ],
    regulations: [
      'Confidentiality: client drawings and prices under a signed agreement, deleted one year after the end',
      'Independent contractor rules: analyst and substitutes work for several clients and invoice us',
      'Export control: drawings for defense work stay on the client’s site and computers',
      'Employer duties for the assistant: employer ID number, wage rules and workers’ compensation',
      'Privacy: client contacts kept in one program, order data encrypted and never sold',
      'Workplace safety on site: client’s safety briefing, our own shoes and glasses, insurance certificate sent ahead',
    ],
    intellectualProperty: [
      'Method, templates and lateness report: copyright of the firm, licensed to clients for their own use',
      'Trademark search done for “Millrace Advisory”; application in business consulting',
      'Domain name, registered',
      'Comparison data kept without names, as agreed in every contract',
    ],
  },
  riskAnalysis: {
    risks: [
      {
        type: 'Financial Risk',
        description: 'Clients pay after 60 days instead of 15, and we cannot cover two months of pay.',
        impact: 'high',
        probability: 'medium',
        mitigation:
          'Clients pay half at the start of each project, work pauses at 30 days overdue, and we have a $15,000 credit line by month 3.',
      },
      {
        type: 'Customer Risk',
        description: 'One client brings in more than a third of revenue and ends the work.',
        impact: 'high',
        probability: 'medium',
        mitigation:
          'Once a client takes 25% of our hours, we win the next diagnostic elsewhere before we extend the project.',
      },
      {
        type: 'Team Risk',
        description: 'A partner is sick for six weeks and two projects stop.',
        impact: 'medium',
        probability: 'low',
        mitigation:
          'Both partners know every client. We have two substitutes under contract and disability insurance.',
      },
      {
        type: 'Economic Risk',
        description: 'Manufacturing orders fall by 15%, and late deliveries disappear along with the work.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'We have a second offer for slow times, setup time reduction, and keep fixed costs below $2,500 a month.',
      },
      {
        type: 'Reputation Risk',
        description: 'A project shows no result, and word spreads among owners and lenders.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'We decline after the diagnostic if the owner will not change the schedule, and work up to 20 more hours for free.',
      },
    ],
  },
  implementationTimeline: {
    milestones: [
      {
        title: 'Firm registered and insured',
        description:
          'LLC, operating agreement, bank account and liability insurance; $10,000 from the partners and an $8,000 loan at $199 a month paid in.',
        timeline: 'Week 1-4',
        dependencies: [],
      },
      {
        title: 'Three case studies published',
        description: 'Earlier results written up with the shops’ consent, on the website and in print.',
        timeline: 'Month 1-2',
        dependencies: ['Firm registered and insured'],
      },
      {
        title: 'Banks and associations on board',
        description: 'Meetings with three banks held, four talks agreed for the year, credit line signed.',
        timeline: 'Month 2-3',
        dependencies: ['Three case studies published'],
      },
      {
        title: 'First clients: two diagnostics delivered',
        description: 'Findings presented, at least one project signed, method improved.',
        timeline: 'Month 3',
        dependencies: ['Firm registered and insured'],
      },
      {
        title: 'Second partner full-time',
        description: 'Two projects running, 75 billable hours in the month.',
        timeline: 'Month 4-5',
        dependencies: ['First clients: two diagnostics delivered'],
      },
      {
        title: 'A client at 95%',
        description: 'A client ships 95% on time four weeks in a row and agrees to be a reference.',
        timeline: 'Month 7',
        dependencies: ['First clients: two diagnostics delivered'],
      },
      {
        title: 'Partners’ pay covered',
        description:
          '135 hours in a month: a margin of $16,200 covers fixed costs, marketing, taxes and both partners.',
        timeline: 'Month 8-9',
        dependencies: ['Second partner full-time', 'A client at 95%'],
      },
      {
        title: 'First-year review',
        description: 'Clients, hours and results compared with this plan; decision on the area we serve.',
        timeline: 'Month 12',
        dependencies: ['Partners’ pay covered'],
      },
      {
        title: 'Third consultant',
        description: 'Both partners fully booked for two quarters; contract with a third consultant signed.',
        timeline: 'Month 37',
        dependencies: ['First-year review'],
      },
    ],
    appendix: [
      { id: 'tax-returns', name: 'Tax returns', note: 'Both partners, last three years' },
      {
        id: 'personal-financial-statement',
        name: 'Personal financial statement',
        note: 'Both partners, signed',
      },
      { id: 'resumes', name: 'Résumés', note: 'Carol Lindqvist and Ray Dominguez' },
      { id: 'formation-documents', name: 'Formation documents', note: 'Articles and operating agreement' },
    ],
  },
})
