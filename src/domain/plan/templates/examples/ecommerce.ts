import { completeExample } from './complete-example.ts'
import { ecommerceMarket } from './ecommerce-market.ts'
import { ecommerceForecast } from './ecommerce-forecast.ts'

// 150 orders in the first month grow to 440 in the twelfth, 3,512 in the first year of sales with its seasons. With a
// quarter of the customers leaving each month, that takes 1,300 new customers.
export const ecommerceExample = completeExample('ecommerce', {
  ...ecommerceMarket,
  businessIdea: {
    name: 'Twelve Leaf Tea',
    oneLiner:
      'Twelve Leaf Tea sells twelve loose-leaf teas online to people who want a better cup without studying for it, bought directly from four family gardens and delivered within three days.',
    problemStatement:
      'People who want better tea choose between supermarket tea bags, which are broken leaves up to two years old, and online stores with 150 to 300 teas that only experts can tell apart. Of 20 stores we checked, two print the harvest date. Half of the people we asked had bought loose-leaf tea once, brewed it wrong and gone back to bags.',
    solution:
      'We offer twelve teas, one for each taste and time of day, each with a harvest date and a card that says how to brew it in one sentence. Newcomers start with a sampler of all twelve for $24 and get $10 back on their first tins. Orders placed before noon ship the same day. After four weeks we ask whether the tins are running low, because that is when a household of two runs out.',
    valueProposition:
      'Customers get tea picked within the last twelve months for 68 cents a cup, the middle of the market, and can choose in two minutes. Unlike a large online tea retailer, we print the harvest date, and we can do it because we buy from four gardens without a middleman and sell each harvest within the year. If a customer does not like a tea, we replace it with another. No questions, no return shipment.',
    cover: {
      owners: 'Hannah Brandt and Joel Rivera',
      email: 'hello@twelveleaf.example',
      phone: '(828) 555-0164',
      address: '2210 Depot Street, Asheville, NC 28801',
      website: 'twelveleaf.example',
    },
  },
  businessModel: {
    revenueStreams: [
      'Pairs of tins at $45, about 64% of sales',
      'Gift sets at $95, about 18% of sales, almost half of them in November and December',
      'Samplers of all twelve teas at $24, about 12% of sales and the starting point for most customers',
      'Refill subscription: two tins a month at 10% off, about 6% of sales',
    ],
    keyResources: [
      'Agreements with four family gardens in Taiwan, Japan, India and Sri Lanka',
      'Opening inventory of twelve teas worth $30,000 at cost, packed and dated by batch',
      'Online store with reviews, harvest dates and inventory in one place',
      'Email list of 1,150 people from farmers’ markets and the test site',
    ],
    keyActivities: [
      'Taste every new batch against the last one before packing it',
      'Reorder ten weeks ahead, based on the last eight weeks of sales',
      'Ship every order within one business day',
      'Send samplers to 15 small creators a month, and stop any channel above $15 per new customer',
    ],
    keyPartnerships: [
      'Four gardens: we pay half in advance, they hold our share of each harvest until July',
      'Freight forwarder that combines our shipments, at $1.50 per order',
      'Regional tin maker: 2,000 tins at a time, three-week lead time',
      'Fulfillment center in Ohio as soon as we pass 900 orders a month',
    ],
    costStructure: [
      'Cost of an average order: tea and tins $9, shipping $6, card fees $1.60, freight $1.50, box $1.50, returns $0.40: $20',
      'Winning a customer: at most $15 in samples, commissions and ads',
      'Packing room, software, product liability insurance and accounting: $850 a month, fixed',
      'Loan payment: $415 a month for five years, fixed',
      'Part-time packer: $900 a month from month 10, grows with orders',
      'Owners’ pay: $2,500 a month for Hannah from month 10, $2,000 for Joel from month 17',
    ],
  },
  marketingStrategy: {
    channels: [
      'Small creators in cooking, reading and slow living: free sampler, honest review and 10% per sale',
      'Email: five messages after the sampler, then one a month with a harvest report',
      'Farmers’ markets and two gift fairs a year, with a tasting and a sign-up sheet',
      'Search: brewing guides for each tea, ads on “tea gift” from November to mid-December',
    ],
    budget:
      '$19,500 in year one for 1,300 new customers at $15 each. The launch budget of $15,000 pays for the first 1,000, until about month 10. The rest comes from sales. About half goes to creators’ samples and commissions, 30% to ads, 20% to fairs.',
    timeline:
      'Two months before launch: photos, guides, samplers to 30 creators. Launch in early September, so that people know us before the holidays. October to December: gift sets and fairs. From January: refill subscription, and one new creator group a month.',
    metrics: [
      'Orders: 150 in the first month, 240 in the sixth, 440 in the twelfth',
      'Cost per new customer: at most $15, by channel and month',
      'Visitors who order: 3%',
      'Sampler buyers who order tins within eight weeks: 36% or more',
      'Orders from returning customers: 65% by month 12',
    ],
  },
  operationsPlan: {
    keyProcesses: [
      'Receiving: batch tasted, weighed, dated and entered within two days of arrival (Hannah)',
      'Orders: picked and packed by 3 p.m., tracking number sent the same evening (packer)',
      'Reordering: every first Monday, based on eight weeks of sales and a ten-week lead time (Hannah)',
      'Customer emails: answered within one business day, replacement sent without a return (Joel)',
    ],
    suppliers: [
      'Four gardens for all twelve teas; we have approved samples from a second garden in each country',
      'Tin maker and, as a backup, paper pouches from a printer with a one-week lead time',
      'Two package carriers with daily pickup, $6 on average',
      'Food-safe packing room in a shared commercial kitchen, $450 a month',
    ],
    technology: [
      'Online store with checkout, subscriptions and reviews, $110 a month with apps',
      'Email service with automatic messages after the sampler, each order and 28 days',
      'Scale, heat sealer and label printer with batch numbers',
      'Bookkeeping connected to store and bank, sales tax calculated at checkout',
    ],
    quality:
      'Both founders taste each batch against a reference sample. A batch that falls short goes back or becomes iced tea blend. Every tin has a batch number, so we can trace a complaint to its harvest within a minute. We review replacement requests weekly. Above 2% for a tea, we take it off the site until we know the cause.',
  },
  financialProjections: {
    projections: {
      price: 45,
      cogs: 20,
      cac: 15,
      churnRate: 25,
      conversionRate: 3,
      monthlyGrowthRate: 12,
      priceUnit: 'order',
      purchasesPerMonth: 1,
    },
    pricingTiers: [
      {
        name: 'Sampler of twelve',
        price: 24,
        features: ['One pot of each tea', 'Brewing cards and measuring spoon', '$10 off the first tins'],
        targetSegment: 'First-time customers who want to taste before they choose',
      },
      {
        name: 'Pair of tins',
        price: 45,
        features: ['Two teas of choice, about 33 cups each', 'Free shipping', 'Reminder after four weeks'],
        targetSegment: 'Everyday tea drinkers, about two thirds of sales',
      },
      {
        name: 'Gift set',
        price: 95,
        features: [
          'Four tins and a glass teapot',
          'Gift box and handwritten card',
          'Delivery on a chosen day',
        ],
        targetSegment: 'Gift buyers, almost half of them before the holidays',
      },
    ],
    startupCosts: [
      {
        category: 'Opening inventory',
        kind: 'stock',
        month: 0,
        amount: 30000,
        description:
          'Twelve teas from four gardens $21,000, 6,500 tins and boxes $6,500, freight and duty $2,500',
      },
      {
        category: 'Online store and photography',
        kind: 'fee',
        month: 0,
        amount: 5000,
        description: 'Design $1,800, photos and short videos $2,200, label artwork and first fees $1,000',
      },
      {
        category: 'Launch marketing',
        kind: 'cash-reserve',
        month: 0,
        amount: 15000,
        description: 'Samplers, commissions, ads and fairs for the first 1,000 customers at $15 each',
      },
    ],
    ...ecommerceForecast,
  },
  teamStructure: {
    founders: [
      {
        name: 'Hannah Brandt',
        role: 'Tea, suppliers and operations, full-time',
        ownership: '60%',
        background:
          'Seven years as a buyer for a tea importer, 22 buying trips, trained taster. Knows the four gardens personally and has bought from each for at least three harvests. Has savings for nine months without pay.',
      },
      {
        name: 'Joel Rivera',
        role: 'Store, marketing and customers, three days a week in year one',
        ownership: '40%',
        background:
          'Ran email and creator marketing for an online kitchenware store that grew from $400,000 to $2.1 million in sales in four years. Keeps two days a week of paid work until month 17.',
      },
    ],
    keyHires: [
      {
        role: 'Packer, part-time, so that Hannah is free for buying and quality',
        timeline: 'Month 10, at 240 orders a month',
        salary: '$16 an hour for 13 hours a week, $900 a month; more before the holidays',
      },
      {
        role: 'Customer service and content assistant, half-time',
        timeline: 'Month 25, at 520 orders a month',
        salary: '$1,900 a month with taxes',
      },
    ],
    advisors: [
      {
        name: 'Former head of operations at a specialty food importer',
        expertise: 'Import rules, freight and food safety; two hours a month, paid in tea and 1% of profit',
      },
      {
        name: 'Accountant for online retailers in Asheville',
        expertise: 'Sales tax in other states and monthly close, $180 a month',
      },
    ],
  },
  legalStructure: {
    businessEntity: 'llc',
    jurisdiction: 'North Carolina; sales tax registration in other states as we pass their thresholds',
    naicsCode: '445298',
    taxYear: 'Calendar year, ending December 31',
    accountingBasis: 'accrual',
    licenses: [
      'Food facility registration with the FDA: online, free, renewed every other year',
      'State inspection of the packing room by the department of agriculture: four weeks',
      'Sales tax certificate from the state: two weeks',
      'Importer bond through the customs broker: one week, $500 a year',
    ],
    regulations: [
      'Foreign Supplier Verification Program: hazard analysis and yearly records for each garden',
      'FDA labeling: net weight, origin, allergens and importer’s address on every tin',
      'FTC shipping rule: ship by the promised date or offer a refund; creators disclose that we pay them',
      'Employer duties for the packer: employer ID number and wage rules; product liability insurance of $1 million',
      'CAN-SPAM Act and state privacy laws: unsubscribe link, privacy policy, data requests in 45 days',
    ],
    intellectualProperty: [
      'Trademark application for “Twelve Leaf” in tea and online retail',
      'Domain name and the handles on four social networks, registered',
      'Photos, videos and brewing guides: rights assigned in writing by every contributor',
      'Supplier terms and tasting records kept confidential',
    ],
  },
  riskAnalysis: {
    risks: [
      {
        type: 'Financial Risk',
        description: 'Winning a customer costs $25 instead of $15, or $13,000 more for the first 1,300.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'We track each channel weekly and stop it if it is above $15 for four weeks. At $25, the first order’s $25 margin still pays it back, but we cut growth to what sales can pay for.',
      },
      {
        type: 'Operational Risk',
        description:
          'A garden loses a harvest to weather, and three of the twelve teas are missing for months.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'We have an approved second garden in each country, inventory for four months, and a guest tea as a substitute.',
      },
      {
        type: 'Economic Risk',
        description: 'Duties or freight raise the cost of an average order from $20 to $23.',
        impact: 'medium',
        probability: 'high',
        mitigation:
          'Order twice a year by sea instead of air. A $1.50 increase per tin covers the whole rise.',
      },
      {
        type: 'Market Risk',
        description: 'Holiday sales are 30% below plan, and $9,000 of gift inventory is left.',
        impact: 'medium',
        probability: 'low',
        mitigation: 'We buy gift boxes in two lots, the second in mid-November. Tins sell all year round.',
      },
      {
        type: 'Regulatory Risk',
        description: 'A shipment is held at the border because a supplier’s records are incomplete.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'The advisor reviews the records before each season. No shipment is above a third of our yearly supply.',
      },
    ],
  },
  implementationTimeline: {
    milestones: [
      {
        title: 'Company registered and financed',
        description:
          'LLC with an operating agreement and bank account; $30,000 of savings paid in, $20,000 loan at $415 a month signed.',
        timeline: 'Month 1',
        dependencies: [],
      },
      {
        title: 'Spring harvest bought',
        description: 'Twelve teas chosen from 90 samples; half paid in advance, shipments booked.',
        timeline: 'Month 1-2',
        dependencies: ['Company registered and financed'],
      },
      {
        title: 'Packing room approved',
        description: 'FDA registration done, state inspection passed, supplier records complete.',
        timeline: 'Month 2-3',
        dependencies: ['Company registered and financed'],
      },
      {
        title: 'Store ready',
        description: 'Photos, texts and checkout tested by 20 people from the list; test orders delivered.',
        timeline: 'Month 3-4',
        dependencies: ['Spring harvest bought'],
      },
      {
        title: 'Launch',
        description:
          'Store open with all twelve teas; 30 creators have their samplers; 150 orders in the first month.',
        timeline: 'Month 5',
        dependencies: ['Packing room approved', 'Store ready'],
      },
      {
        title: 'Holiday season delivered',
        description: 'Gift sets in stock by October; every order before December 17 arrives on time.',
        timeline: 'Month 7-8',
        dependencies: ['Launch'],
      },
      {
        title: 'Refill subscription open',
        description: '100 households subscribed within two months of its start.',
        timeline: 'Month 9-10',
        dependencies: ['Holiday season delivered'],
      },
      {
        title: 'First-year review',
        description:
          '3,512 orders and $158,040 in sales compared with actual results; decision on the fulfillment center.',
        timeline: 'Month 16',
        dependencies: ['Refill subscription open'],
      },
      {
        title: 'Customer service staffed',
        description: 'Half-time assistant trained, so that Joel spends his days on new customers.',
        timeline: 'Month 25',
        dependencies: ['First-year review'],
      },
    ],
    appendix: [
      { id: 'tax-returns', name: 'Tax returns', note: 'Hannah Brandt and Joel Rivera, last three years' },
      {
        id: 'personal-financial-statement',
        name: 'Personal financial statement',
        note: 'Hannah Brandt and Joel Rivera, signed',
      },
      { id: 'resumes', name: 'Résumés', note: 'Hannah Brandt and Joel Rivera' },
      { id: 'bank-statements', name: 'Bank statements', note: 'Three months, with the $30,000 paid in' },
      { id: 'contracts', name: 'Contracts and letters of intent', note: 'Price lists of the four gardens' },
    ],
  },
})
