import { completeExample } from './complete-example.ts'
import { localServiceMarket } from './local-service-market.ts'
import { localServiceForecast } from './local-service-forecast.ts'

// Market, finances and timeline all build on 180 visits a day at $8 on 312 days.
export const localServiceExample = completeExample('local-service', {
  ...localServiceMarket,
  businessIdea: {
    name: 'Harbor Roasters',
    oneLiner:
      'Harbor Roasters is a coffee shop inside the Port Ellery ferry terminal that serves commuters a freshly roasted coffee and a warm pastry in under three minutes, from 5:30 in the morning.',
    problemStatement:
      'About 1,770 people walk through the Port Ellery terminal for the early boats every weekday. The only kiosk opens at 7:00, after two of the five early sailings have left, and on the mornings we counted its line took 9 to 14 minutes. The nearest good coffee is eight minutes uphill, so people board without one or pay $5 for a machine coffee on the boat.',
    solution:
      'We open at 5:30, forty minutes before the first boat. Customers order at the counter or by phone and pick up from a shelf that shows the sailing next to the name. We roast beans twice a week across the harbor, and pastries arrive from a local bakery at 5:00. After the rush, 22 seats with power outlets and a view of the water serve people who work, meet or wait.',
    valueProposition:
      'Regulars get a coffee they would otherwise walk sixteen minutes for, at $4, in under three minutes and without missing their boat. The kiosk is close, but it opens late and is slow. The cafés uptown are good but far. Inside the terminal, we are the only place that is open before the first sailing and has somewhere to sit.',
    cover: {
      owners: 'Elena Marsh and Tom Marsh',
      email: 'elena@harborroasters.example',
      phone: '(360) 555-0142',
      address: 'Ferry Terminal, 1 Pier Road, Port Ellery, WA 98221',
      website: 'harborroasters.example',
    },
  },
  businessModel: {
    revenueStreams: [
      'Coffee and other drinks over the counter, about 60% of sales',
      'Pastries, sandwiches and soup, sold with two out of three drinks, about 30% of sales',
      '12-ounce bags of our own roast at $18, about 6% of sales',
      'Standing breakfast orders for two harbor offices, about 4% of sales',
    ],
    keyResources: [
      'Five-year lease of 780 square feet inside the terminal, with an option on five more',
      'Two-group espresso machine, three grinders, and a service contract with a four-hour response',
      'Five trained baristas, three of them able to run a shift alone',
      'Roasting slot on Tuesdays and Fridays at the shared roastery across the harbor',
    ],
    keyActivities: [
      'Open at 5:30 every day, Monday to Saturday, with the first coffee ready at 5:35',
      'Serve up to 60 customers an hour between 6:00 and 8:30 without a line longer than eight people',
      'Roast twice a week, and taste the espresso before opening and at noon',
      'Order pastries by 3 p.m. based on the last four weeks’ sales, and record what we throw away',
    ],
    keyPartnerships: [
      'Ferry operator: our hours in its app, and we open whenever a boat runs',
      'Port authority as landlord: no rent until we open, for up to six months',
      'Neighborhood bakery: delivery at 5:00, credit for half of the unsold pastries',
      'Shared roastery: machine time by the hour instead of a $28,000 roaster',
    ],
    costStructure: [
      'Wages: two people for 12.5 hours a day at $20 an hour with taxes, $13,000 a month, fixed',
      'Rent and utilities: $4,500 a month, fixed',
      'Software, accounting, insurance, cleaning, repairs and marketing: $1,900 a month, fixed',
      'Coffee, milk, food, cups and card fees: $3 on an average visit of $8, rises and falls with sales',
      'Loan payment: $830 a month for seven years, fixed',
      'Owner’s pay: $1,500 a month from month 12',
    ],
  },
  marketingStrategy: {
    channels: [
      'Sign and pickup shelf at the gate, seen by every walk-on passenger twice a day',
      'Ferry operator’s app and schedule screen: our hours next to the sailings',
      'Loyalty card on the phone: tenth coffee free, and one for every friend a customer brings',
      'Google Maps profile with photos, weekly posts and a reply to every review',
    ],
    budget:
      '$600 a month, 2% of sales: $300 for free first coffees, $200 for signs and the schedule screen, $100 for photos and posts. At $5 per new customer, that is 120 new customers a month. The month before opening pays for opening week.',
    timeline:
      'Four weeks before opening: posters at the gate and sign-up for the loyalty card. Opening week: first coffee free for card holders, tastings in the afternoon. Then standing orders for the two offices and one new idea a month, which we keep if it brings customers at $5 or less.',
    metrics: [
      'Visits a day: 130 in the first month of sales, 150 in the sixth, 180 in the twelfth',
      'Cost per new customer: at most $5, from loyalty cards issued',
      'Share of loyalty cards used again within 30 days: at least 85%',
      'Average visit: $8, with food in two out of three',
      'Google rating: 4.6 or better, with ten new reviews a month',
    ],
  },
  operationsPlan: {
    keyProcesses: [
      'Opening, 5:00 to 5:30: receive pastries, set the grind, taste, first coffee at 5:35 (shift lead)',
      'Morning rush: one person on orders, one on the machine, the owner on the pickup shelf until 8:30',
      'Roasting on Tuesday and Friday afternoons: 90 pounds a week, each batch tasted the next day (owner)',
      'Closing at 6 p.m.: clean, count the drawer, record waste, place the pastry order (shift lead)',
    ],
    suppliers: [
      'Green coffee importer: two thirds bought six months ahead, a second importer for the rest',
      'Neighborhood bakery: daily at 5:00, with two days of frozen croissants as a backup',
      'Regional dairy: delivery three times a week, oat milk from the restaurant wholesaler',
      'Machine dealer: service contract at $160 a month, loaner machine within one day',
    ],
    technology: [
      'Two-group espresso machine, three grinders, dishwasher, two refrigerators',
      'Point of sale with order-ahead, loyalty card and daily sales report, $165 a month',
      'Live ferry times on the kitchen screen, from the operator’s public feed',
      'Bookkeeping software connected to the bank account and the point of sale',
    ],
    quality:
      'We weigh and taste the espresso at 5:30 and at noon and write the result on the board. We do not serve a shot outside 28 to 32 seconds. The order-ahead system times every order, and the owner looks at anything above three minutes the same day. A customer who is not happy gets a new drink right away, and we discuss the reason at Monday’s team meeting.',
  },
  financialProjections: {
    projections: {
      price: 8,
      cogs: 3,
      cac: 5,
      churnRate: 15,
      conversionRate: 82,
      monthlyGrowthRate: 3,
      priceUnit: 'visit',
      purchasesPerMonth: 6,
    },
    pricingTiers: [
      {
        name: 'Coffee to go',
        price: 4,
        features: ['Any espresso drink', 'Ready for your sailing if ordered ahead', 'Tenth cup free'],
        targetSegment: 'Early ferry commuters on the way to the gate',
      },
      {
        name: 'Coffee and pastry',
        price: 8,
        features: [
          'Any drink with a pastry of the day',
          'Seat with Wi-Fi and outlet',
          'Refill at half price',
        ],
        targetSegment: 'Commuters with ten minutes to spare, harbor workers and daytime customers',
      },
      {
        name: 'Beans to take home',
        price: 18,
        features: ['12-ounce bag roasted this week', 'Ground for your brewer', 'Free coffee with every bag'],
        targetSegment: 'Regulars who brew at home, and visitors looking for a gift',
      },
    ],
    startupCosts: [
      {
        category: 'Build-out and furniture',
        kind: 'fit-out',
        month: 0,
        yearsOfUse: 10,
        amount: 40000,
        description: 'Counter, plumbing, wiring, pickup shelf, signs and 22 seats (contractor’s quote)',
        quote: 'Bayline Builders, March 4',
      },
      {
        category: 'Equipment',
        kind: 'equipment',
        month: 0,
        yearsOfUse: 7,
        amount: 25000,
        description: 'Espresso machine, grinders, refrigeration, dishwasher, point of sale (dealer’s quote)',
        quote: 'Marin Supply, March 11',
      },
      {
        category: 'Permits and inspections',
        kind: 'fee',
        month: 0,
        amount: 900,
        description: 'Food permit and inspections',
      },
      {
        category: 'Deposit',
        kind: 'deposit',
        month: 0,
        amount: 2600,
        description: 'Deposit for the lease, paid back at its end',
      },
      {
        category: 'Opening inventory',
        kind: 'stock',
        month: 0,
        amount: 1500,
        description: 'First deliveries of beans, milk, cups and pastry',
      },
      {
        category: 'Working capital',
        kind: 'cash-reserve',
        month: 0,
        amount: 15000,
        description: 'Loan payments and early losses $12,000, paid training $3,000',
      },
    ],
    ...localServiceForecast,
  },
  teamStructure: {
    founders: [
      {
        name: 'Elena Marsh',
        role: 'Owner and roaster, full-time, on the floor every morning',
        ownership: '70%',
        background:
          'Nine years in coffee: barista, then manager of a train station café with a staff of 14 and $780,000 in yearly sales. Certified in roasting and food safety.',
      },
      {
        name: 'Tom Marsh',
        role: 'Co-owner, bookkeeping and purchasing, ten hours a week',
        ownership: '30%',
        background:
          'Accountant with twelve years in restaurant bookkeeping. Keeps his job, and the family lives on it at first.',
      },
    ],
    keyHires: [
      {
        role: 'Shift lead, so that the shop can open without the owner',
        timeline: 'Two weeks before opening, including paid training',
        salary: '$20.50 an hour, about $43,000 a year with taxes at 36 hours a week',
      },
      {
        role: 'Four part-time baristas, 15 to 30 hours a week each',
        timeline: 'One week before opening, with two paid training days',
        salary: '$17.50 an hour plus tips, $19.25 with taxes, for about 23 hours a week each',
      },
      {
        role: 'Second shift lead for afternoons and Saturdays',
        timeline: 'Month 15, once visits pass 170 a day',
        salary: '$20.50 an hour for 30 hours a week, replacing one barista',
      },
    ],
    advisors: [
      {
        name: 'Retired café owner, regional roasters’ guild',
        expertise:
          'Opened five shops; reviews the build-out plan and the first three months’ numbers with us',
      },
      {
        name: 'Small Business Development Center, Port Ellery',
        expertise: 'Free loan and cash flow advice, one meeting a month until opening',
      },
    ],
  },
  legalStructure: {
    businessEntity: 'llc',
    jurisdiction: 'Washington State, City of Port Ellery',
    naicsCode: '722515',
    taxYear: 'Calendar year, ending December 31',
    accountingBasis: 'accrual',
    licenses: [
      'State business license with city endorsement: online, two weeks',
      'County food establishment permit: plan review and inspection, six weeks, $900',
      'Food worker cards for all staff, and one certified food protection manager',
      'Sign permit from the port authority for the gate and the front window',
    ],
    regulations: [
      'State retail food code: temperatures logged twice a day, allergens on every label',
      'Minimum wage, paid sick leave and break rules: schedule checked in the payroll software',
      'Americans with Disabilities Act: step-free counter, one lowered section, accessible restroom',
      'Sales tax on prepared food, reported every month from the point of sale',
      'Privacy: card data stays with the payment provider',
    ],
    intellectualProperty: [
      'Trademark application for “Harbor Roasters” and the logo in coffee and café services',
      'Domain name, social media handles and Google Maps entry under the owners’ account',
      'Roast profiles and recipes kept as trade secrets, shared with shift leads only',
    ],
  },
  riskAnalysis: {
    risks: [
      {
        type: 'Market Risk',
        description: 'Fewer than 150 visits a day after six months, when fixed costs should be covered.',
        impact: 'high',
        probability: 'medium',
        mitigation:
          'We track visits weekly from day one. Below 130 a day in the fourth month, we close at 3 p.m., which saves $3,100 a month and lowers break-even to 126 visits.',
      },
      {
        type: 'Operational Risk',
        description:
          'The espresso machine fails during the morning rush, and we lose a day’s sales of $1,400.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'Service contract with four-hour response, loaner machine in a day, drip brewer as a backup.',
      },
      {
        type: 'Customer Risk',
        description: 'Ferry service is cut or stopped for repairs for several weeks.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'Lease clause: half rent while fewer than half of the sailings run. Office orders and beans bring in other sales, and we build a reserve of one month’s fixed costs by month 24.',
      },
      {
        type: 'Financial Risk',
        description:
          'Coffee, milk and pastry prices rise by 20%, and an average visit costs $3.60 instead of $3.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'We lock in the price of two thirds of our beans six months ahead. A 30-cent increase per drink recovers half of the rise.',
      },
      {
        type: 'Team Risk',
        description: 'Two baristas leave within a month, and we cannot fill early shifts.',
        impact: 'medium',
        probability: 'high',
        mitigation:
          'Early-shift bonus of $2 an hour, one trained substitute on call, both owners trained as baristas.',
      },
    ],
  },
  implementationTimeline: {
    milestones: [
      {
        title: 'Company registered and lease signed',
        description:
          'LLC with an operating agreement, bank account and the port authority’s five-year lease.',
        timeline: 'Month 1',
        dependencies: [],
      },
      {
        title: 'Financing in place',
        description:
          '$35,000 of savings paid in; $50,000 bank loan over seven years at $830 a month approved, with an $18,000 credit line as a reserve.',
        timeline: 'Month 1-2',
        dependencies: ['Company registered and lease signed'],
      },
      {
        title: 'Plans approved by the county',
        description: 'Food permit plan review passed and building permit issued.',
        timeline: 'Month 2-3',
        dependencies: ['Company registered and lease signed'],
      },
      {
        title: 'Build-out finished',
        description: 'Counter, plumbing and equipment in place and tested; final inspection passed.',
        timeline: 'Month 3-5',
        dependencies: ['Financing in place', 'Plans approved by the county'],
      },
      {
        title: 'Team hired and trained',
        description:
          'Shift lead and four baristas under contract, trained and able to handle the morning rush in a practice run.',
        timeline: 'Month 4-5',
        dependencies: ['Financing in place'],
      },
      {
        title: 'Opening day',
        description: 'First coffee at 5:35, order-ahead live, opening-week offer running.',
        timeline: 'Month 6',
        dependencies: ['Build-out finished', 'Team hired and trained'],
      },
      {
        title: 'Break-even reached',
        description: '150 visits a day for a whole month: gross profit covers fixed costs of $19,400.',
        timeline: 'Month 11',
        dependencies: ['Opening day'],
      },
      {
        title: 'First-year review',
        description:
          'Twelve months of results compared with this plan: 180 visits a day, decision on opening Sundays.',
        timeline: 'Month 18',
        dependencies: ['Break-even reached'],
      },
    ],
    appendix: [
      { id: 'tax-returns', name: 'Tax returns', note: 'Elena and Tom Marsh, last three years' },
      {
        id: 'personal-financial-statement',
        name: 'Personal financial statement',
        note: 'Both owners, signed',
      },
      { id: 'resumes', name: 'Résumés', note: 'Elena Marsh, Tom Marsh and the first shift lead' },
      {
        id: 'lease',
        name: 'Lease or letter of intent',
        note: 'Signed draft with the port authority, 780 square feet',
      },
      { id: 'quotes', name: 'Quotes', note: 'Contractor $40,000, equipment dealer $25,000' },
    ],
  },
})
