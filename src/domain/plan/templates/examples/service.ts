import { completeExample } from './complete-example.ts'
import { serviceMarket } from './service-market.ts'
import { serviceForecast } from './service-forecast.ts'

// Six new plans a month for half a year, rising to ten, with 4% leaving each month, make 33 plans after six months
// of routes, 71 after twelve and 140 after two years.
export const serviceExample = completeExample('service', {
  ...serviceMarket,
  businessIdea: {
    name: 'Brightbin Ice Care',
    oneLiner:
      'Brightbin Ice Care cleans and checks ice machines for restaurants, hotels and clinics within 25 miles of San Antonio, every month, at a price agreed in advance and with a record the inspector accepts.',
    problemStatement:
      'An ice machine has to be cleaned every month, and in a busy kitchen no one does it. 41 of the 58 machines we checked had mold or scale, and 23% of 600 county inspection reports cited the ice machine. A repair company takes 9 to 12 days to come and charges about $300. Those who wait pay later, with a public violation, a lost evening or a $1,900 compressor.',
    solution:
      'Owners book online or at the counter and see the price right away. A technician comes at a fixed time before service starts, cleans and sanitizes the machine and the bin by a 22-point list in 40 minutes, changes the water filter when it is due and takes a swab. A code on the machine opens the record with photos, dates and results. The same technician comes every month.',
    valueProposition:
      'For $150 a month, a kitchen gets clean ice, a machine that lasts years longer and a record ready for every inspection: less than half the price of a repair company’s visit, without calling anyone. If a swab or an inspector finds something, we are back within 24 hours at no charge. No one else in Bexar County puts price, time slot and guarantee in writing.',
    cover: {
      owners: 'Victor Salinas and Gloria Salinas',
      email: 'victor@brightbin.example',
      phone: '(210) 555-0181',
      address: '905 Cypress Street, San Antonio, TX 78212',
      website: 'brightbin.example',
    },
  },
  businessModel: {
    revenueStreams: [
      'Monthly plans at $150 per machine, billed by card on the first: 78% of revenue in year two',
      'Priority plans at $320 for hotels and clinics: 12%',
      'One-time deep cleanings at $185, eight to ten a month: 7%',
      'Water filters and small parts at cost plus 30%: 3%',
    ],
    keyResources: [
      'Van fitted with tools, chemicals and filters for a day’s route',
      '22-point checklist for 14 machine models, with photos',
      'Booking calendar with routes, site history and records behind each code',
      'General liability insurance of $2 million and trained, background-checked technicians',
    ],
    keyActivities: [
      'Make up to eight visits a day per technician, before or after lunch service',
      'Test ice for free in three kitchens a day on the route, and offer the plan on the spot',
      'Send the record and the photos on the day of the visit',
      'Call every site that cancels or gets a violation within two days',
    ],
    keyPartnerships: [
      'Two licensed refrigeration firms: they repair what we find, we clean for their customers',
      'Restaurant association chapter: member discount, talk at the spring meeting',
      'Water filter wholesaler: contractor pricing, next-day delivery',
      'Food safety trainer who teaches 900 kitchen managers a year and hands out our test voucher',
    ],
    costStructure: [
      'Cost of a plan visit: technician 45 minutes $17, cleaner and sanitizer $5, card fees $4, fuel $4: $30',
      'Winning a plan: $500, of which $200 is paid out and $300 is six hours of the owner’s time',
      'Van, insurance, phone and booking software: $1,050 a month, fixed',
      'Second technician at 120 plans: $3,900 a month with taxes, in place of the owner’s own visits',
      'Repairs of tools and replacement parts: $60 a month; card fees are part of the cost of a visit',
      'Loan payment: $166 a month for five years, fixed',
      'Owner’s pay: $3,000 a month from month 10',
    ],
  },
  marketingStrategy: {
    channels: [
      'Free swab test at the counter, street by street, with the result shown within minutes',
      'Letter and call to every site with an ice machine violation in the county’s weekly reports',
      'Referrals: one month free for both sides when a plan customer brings another',
      'Google Maps profile with reviews, and search ads on “ice machine cleaning” from May to September',
    ],
    budget:
      '$1,200 a month in the first half year for six new plans, rising to $2,000 for ten, at $200 paid out per plan: $80 for test kits and print, $70 for ads, $50 for free months. The owner’s six hours per plan are extra and bring it to $500.',
    timeline:
      'Four weeks before the start: van lettering, website, checklists, ten free tests. Months 1 to 6: two ZIP codes around downtown, six plans a month. Months 7 to 12: two more ZIP codes, hotels, up to ten plans a month. From the second May: search ads for the summer.',
    metrics: [
      'Active plans: 33 after six months of routes, 71 after twelve, 140 after two years',
      'Free tests that become a plan: 20%',
      'Paid out per new plan: $200 or less',
      'Plans canceled per month: 4% or fewer, with the reason noted',
      'Google rating: 4.8 with at least 40 reviews after one year',
    ],
  },
  operationsPlan: {
    keyProcesses: [
      'Booking: confirmed by Gloria within one hour, same time slot every month, reminder the day before',
      'Visit: 22 points, 40 minutes on site, photos and swab, record sent before leaving (technician)',
      'Route plan: every Friday for the next week, at most ten minutes between two sites (owner)',
      'Complaint or violation: back on site within 24 hours, cause added to the checklist (owner)',
    ],
    suppliers: [
      'Chemical wholesaler: food-safe cleaner and sanitizer, second wholesaler in Austin',
      'Filter wholesaler: twelve types in the van, others by the next day',
      'Two refrigeration firms for repairs within 24 hours',
      'Van leased with maintenance and a replacement vehicle, $520 a month',
    ],
    technology: [
      'Booking and route software with card payments, $140 a month',
      'Phone app for checklist, photos and record; codes printed on weatherproof labels',
      'Swab tester with results in 15 seconds, one per technician, $1,100',
      'Bookkeeping software connected to card payments and the bank',
    ],
    quality:
      'Every visit ends with a swab. If the reading is above 30, we clean the bin again before we leave. The owner repeats one in twenty visits unannounced, and the monthly meeting reviews each reading above the limit. The owner visits a site with two bad readings in a row. All records stay available for three years.',
  },
  financialProjections: {
    projections: {
      price: 150,
      cogs: 30,
      cac: 500,
      churnRate: 4,
      conversionRate: 20,
      monthlyGrowthRate: 20,
      priceUnit: 'month',
      purchasesPerMonth: 1,
    },
    pricingTiers: [
      {
        name: 'Monthly plan',
        price: 150,
        features: [
          'One visit a month per machine by the same technician',
          '22-point checklist, swab test and record',
          'Back within 24 hours if a swab or inspector finds something',
          'Cancel with one month’s notice',
        ],
        targetSegment: 'Independent restaurants and bars that own their machine',
      },
      {
        name: 'One-time visit',
        price: 185,
        features: ['Deep cleaning with descaling', 'Price agreed in advance', 'Record with photos'],
        targetSegment: 'Sites before or after an inspection; a third of them sign up for a plan later',
      },
      {
        name: 'Priority plan',
        price: 320,
        features: [
          'Two visits a month',
          'Emergency visit within four hours, including weekends',
          '20% off filters and parts',
          'One invoice and one report for several machines',
        ],
        targetSegment: 'Hotels, clinics and venues that face audits or can never close',
      },
    ],
    startupCosts: [
      {
        category: 'Tools and vehicle equipment',
        kind: 'equipment',
        month: 0,
        yearsOfUse: 7,
        amount: 5000,
        description:
          'Shelving, pumps and tools $2,300, swab tester $1,100, first chemicals and filters $1,600',
        quote: 'Alamo Restaurant Supply, May 6',
      },
      {
        category: 'Licenses and insurance',
        kind: 'fee',
        month: 0,
        amount: 3000,
        description: 'Registration $300, liability and vehicle insurance $2,300, background checks $400',
      },
      {
        category: 'Launch marketing and working capital',
        kind: 'cash-reserve',
        month: 0,
        amount: 10000,
        description: 'Website, lettering and test kits $3,600; van and fixed costs for six months $6,400',
      },
    ],
    ...serviceForecast,
  },
  teamStructure: {
    founders: [
      {
        name: 'Victor Salinas',
        role: 'Owner, first technician and sales, full-time',
        ownership: '60%',
        background:
          'Eight years in commercial kitchen maintenance, the last three as service manager for 140 sites. Trained by two ice machine makers; certified food protection manager.',
      },
      {
        name: 'Gloria Salinas',
        role: 'Bookkeeping, scheduling and customer calls, 15 hours a week',
        ownership: '40%',
        background:
          'Twelve years of dispatch and billing for a plumbing company with nine vans. Keeps her other part-time job in year one, and the family lives on it and on savings until month 10.',
      },
    ],
    keyHires: [
      {
        role: 'Technician, so that the owner can sell and check quality',
        timeline: 'Month 20-22, at 120 plans',
        salary: '$20 an hour, $3,900 a month with taxes',
      },
      {
        role: 'Part-time technician for hotels and vacations',
        timeline: 'Month 26, at 140 plans',
        salary: '$20 an hour for 10 hours a week, $960 a month with taxes',
      },
    ],
    advisors: [
      {
        name: 'Former county health inspector',
        expertise:
          'Reviews the checklist and the record twice a year for $250 each; explains changes in the code',
      },
      {
        name: 'Small business counselor at a local university',
        expertise: 'Goes over the numbers with us every quarter, free of charge',
      },
    ],
  },
  legalStructure: {
    businessEntity: 'llc',
    jurisdiction: 'Texas, Bexar County and City of San Antonio',
    naicsCode: '811310',
    taxYear: 'Calendar year, ending December 31',
    accountingBasis: 'accrual',
    licenses: [
      'Registration with the Texas secretary of state: one week, $300',
      'State sales tax permit for cleaning services and parts: two weeks, free',
      'No trade license is needed for cleaning; repairs of the cooling circuit go to a licensed partner',
    ],
    regulations: [
      'Texas food establishment rules: ice counts as food, machine and bin cleaned as the manufacturer requires',
      'OSHA hazard communication: safety data sheets in the van, gloves and goggles, yearly training',
      'Environmental rules: cleaner neutralized before it goes down the drain',
      'Privacy: card data stays with the payment provider, photos show machines and no people',
      'Wage and hour law: technicians are employees, travel between sites is paid',
    ],
    intellectualProperty: [
      'Trademark application for “Brightbin” in cleaning services',
      'Checklist, photos and record form: copyright of the company',
      'Domain name and the toll-free number, registered',
    ],
  },
  riskAnalysis: {
    risks: [
      {
        type: 'Financial Risk',
        description:
          'We sell only four plans a month instead of six, have 22 after half a year and run short of cash.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'The owner’s own visits keep cash costs low: 17 plans pay for the van, ads and chemicals. Below four a month in month 4, the owner spends mornings on refrigeration partners’ customers.',
      },
      {
        type: 'Team Risk',
        description: 'The owner is the only technician for 18 months and is sick or hurt for three weeks.',
        impact: 'high',
        probability: 'medium',
        mitigation:
          'A partner company covers plan visits at $70 each under a written agreement, and the owner has disability insurance.',
      },
      {
        type: 'Customer Risk',
        description: 'Restaurants close faster than expected and 7% of plans end each month instead of 4%.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'A plan still brings in $2,100 over its life, four times the $500. We shift sales toward clinics.',
      },
      {
        type: 'Legal Risk',
        description: 'Cleaner gets into ice that is served, and a customer gets sick.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'Rinse and test strip before we turn the machine on, first batch thrown away, $2 million of coverage.',
      },
      {
        type: 'Competitive Risk',
        description: 'A refrigeration firm starts a cleaning plan of its own at $120.',
        impact: 'medium',
        probability: 'low',
        mitigation:
          'Sign up whole streets so that our route costs stay lowest, with a two-year price guarantee for members.',
      },
    ],
  },
  implementationTimeline: {
    milestones: [
      {
        title: 'Company registered and insured',
        description:
          'LLC with an operating agreement, sales tax permit and $2 million of liability insurance; $10,000 of savings and an $8,000 loan paid in.',
        timeline: 'Week 1-3',
        dependencies: [],
      },
      {
        title: 'Van and checklists ready',
        description: 'Van fitted out; 14 models documented; record reviewed by the former inspector.',
        timeline: 'Week 2-6',
        dependencies: ['Company registered and insured'],
      },
      {
        title: 'Ten free tests done',
        description: 'Ten kitchens tested, three of them signed, times on site measured.',
        timeline: 'Week 5-8',
        dependencies: ['Van and checklists ready'],
      },
      {
        title: 'Start of regular routes',
        description: 'Two ZIP codes open, first six plans active, cards charged on the first.',
        timeline: 'Month 3',
        dependencies: ['Ten free tests done'],
      },
      {
        title: '33 active plans',
        description:
          'Gross profit of $3,960 a month covers fixed costs and marketing; first hotel on Priority.',
        timeline: 'Month 8',
        dependencies: ['Start of regular routes'],
      },
      {
        title: 'First-year review at 71 active plans',
        description: 'One full route; first-year results compared with this plan; prices reviewed.',
        timeline: 'Month 14',
        dependencies: ['33 active plans'],
      },
      {
        title: 'First technician hired',
        description: '120 plans; three weeks of training; owner sells and repeats one in twenty visits.',
        timeline: 'Month 20-22',
        dependencies: ['First-year review at 71 active plans'],
      },
      {
        title: 'Second van on the road',
        description: '140 plans; decision on the northern suburbs from two years’ route data.',
        timeline: 'Month 26',
        dependencies: ['First technician hired'],
      },
    ],
    appendix: [
      { id: 'tax-returns', name: 'Tax returns', note: 'Victor and Gloria Salinas, last three years' },
      {
        id: 'personal-financial-statement',
        name: 'Personal financial statement',
        note: 'Victor and Gloria Salinas, signed',
      },
      { id: 'resumes', name: 'Résumés', note: 'Victor Salinas and Gloria Salinas' },
      { id: 'quotes', name: 'Quotes', note: 'Tools and van shelving, $5,000' },
      { id: 'insurance', name: 'Insurance', note: 'Offer for liability and vehicle' },
    ],
  },
})
