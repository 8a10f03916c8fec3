/** What the full plan says about the business itself. */
export const ownAnswers = {
  businessIdea: {
    name: 'Kestrel Coffee Roasters',
    oneLiner:
      'Kestrel roasts coffee to order in Portland, Maine, and delivers it to homes and small offices within 48 hours of roasting.',
    problemStatement:
      'Coffee in the supermarkets of Cumberland County is on average eleven weeks old when it is bought: we checked the roast dates of 212 bags in nine stores. People who care about fresh coffee order from roasters in Seattle or Brooklyn, wait six days and pay $7 for shipping on an $18 bag.\n\nSmall offices have it worse. Of the 40 office managers we asked, 31 buy capsules because nobody wants to look after beans, and they pay more than 70 cents a cup for it.',
    solution:
      'Customers tell us once how they brew and what they like. Every second Tuesday we roast exactly what has been ordered, and on Wednesday and Thursday our own van brings it to their door or desk. Offices get a grinder and a brewer on loan, cleaned and checked at every delivery.\nAnyone can skip a delivery, change the coffee or stop by text message until Sunday evening.',
    valueProposition:
      'Coffee is in the cup two days after roasting instead of eleven weeks, for $18.40 a bag with delivery included. An office of twelve pays 38 cents a cup, about half of what capsules cost, and does not have to look after anything. Mail-order roasters cannot match the freshness, supermarkets cannot match the taste, and neither knows the customer by name.',
  },
  businessModel: {
    revenueStreams: [
      'Home subscriptions: two bags every second week at $46 a month, 68% of sales',
      'Office subscriptions: from $120 a month with equipment on loan, 24% of sales',
      'Three-month gifts at $129, paid in advance, 8% of sales',
    ],
    keyResources: [
      '15-kilogram drum roaster with afterburner, 600 kilograms a week in one shift',
      'Delivery van and a route planner that keeps a stop under four minutes',
      'Harvest contracts with two importers for 70% of the green coffee',
      'The list of how 1,150 people like their coffee',
    ],
    keyActivities: [
      'Roast to order every second Tuesday, and cup every batch the same day',
      'Deliver on Wednesday and Thursday, and take empty jars back',
      'Answer every message within two hours on working days',
    ],
    keyPartnerships: [
      'Importers: fixed prices for a harvest against a firm volume',
      'Forage Bakery: shares the loading dock, our coffee in its shop, its bread in our van',
      'Two property managers who offer us to every new office tenant',
    ],
    costStructure: [
      'Green coffee, bags and labels: $13 on a subscription of $46, moves with sales',
      'Wages with taxes: $14,800 a month from month 7, fixed',
      'Roastery rent and energy: $3,900 a month, fixed',
      'Van, insurance and fuel: $1,450 a month, half of it fixed',
    ],
  },
  marketingStrategy: {
    channels: [
      'Referral: one free bag for both, printed on every label',
      'Tasting table at six office buildings, one a week, arranged with the property managers',
      'Search ads on "fresh roasted coffee Portland Maine" and eleven phrases like it',
      'Newsletter on roast day with what is in the drum and why',
    ],
    budget:
      '$3,300 a month in year one: $1,400 for free first bags, $1,100 for search ads, $500 for tastings, $300 for print. At $110 per new subscriber that is 30 new subscribers a month.',
    timeline:
      'Weeks 1 to 4: move the 71 trial customers over, each asked for one referral. Months 2 to 6: tastings and search ads. From October: gifts, with the last order day on the home page. Every quarter the dearest channel is dropped or changed.',
    metrics: [
      'Cost per new subscriber: at most $110, by channel and month',
      'Monthly churn: at most 7%, with the reason of every leaver',
      'Share of new subscribers who came by referral: 35% by month 12',
      'Office tastings that end in a contract: one in four',
    ],
  },
  operationsPlan: {
    keyProcesses: [
      'Sunday 8 p.m.: orders close, the roast plan and the green coffee list print themselves',
      'Tuesday: roast, cup, pack; nothing leaves below 84 points',
      'Wednesday and Thursday: two routes of 95 stops, jars back, office equipment wiped and checked',
      'Friday: count green coffee, pay suppliers, answer what is left',
    ],
    suppliers: [
      'Royal Atlantic Imports: Colombia and Guatemala, harvest contract until July',
      'Bluewater Green: Ethiopia and decaf, by the bag; second source for Colombia',
      'Maine Jar & Lid: returnable jars, three weeks’ lead time',
    ],
    technology: [
      '15-kilogram drum roaster with profile control and afterburner',
      'Shop with subscriptions, skip by text message and card payments',
      'Route planner on the driver’s phone, with proof of delivery',
    ],
    quality:
      'Every batch is cupped blind by two people on roast day and scored; below 84 points it goes to the staff kitchen. Moisture and color are measured and kept for a year. A customer who does not like a bag gets another within two days and is called by the roaster. Target: fewer than 8 complaints in 1,000 bags.',
  },
  financialProjections: {
    projections: { price: 46, cogs: 13, cac: 110, churnRate: 7, conversionRate: 4.5, monthlyGrowthRate: 8 },
    pricingTiers: [
      {
        id: 'tier-one-bag---------',
        name: 'One bag',
        price: 26,
        features: ['One 12-ounce bag every second week', 'Skip or stop by text message'],
        targetSegment: 'People who live alone, or who want to try us',
      },
      {
        id: 'tier-two-bags--------',
        name: 'Two bags',
        price: 46,
        features: ['Two bags every second week', 'Two different coffees', 'First pick of small lots'],
        targetSegment: 'Home brewers who drink two cups or more a day',
      },
      {
        id: 'tier-office----------',
        name: 'Office',
        price: 120,
        features: [
          'Coffee for 12 people',
          'Grinder and brewer on loan',
          'Cleaned and checked at every delivery',
          'One invoice a month',
        ],
        targetSegment: 'Offices of 5 to 40 people within the two routes',
      },
    ],
    startupCosts: [
      {
        id: 'cost-roaster---------',
        category: 'Roaster and afterburner',
        amount: 48_500,
        description: 'Used 15-kilogram roaster $36,000, afterburner $8,000, installation $4,500 (quote)',
      },
      {
        id: 'cost-fit-out---------',
        category: 'Roastery fit-out',
        amount: 17_200,
        description: 'Gas line, ventilation, packing table, floor; landlord pays a third',
      },
      {
        id: 'cost-van-------------',
        category: 'Delivery van',
        amount: 21_000,
        description: 'Three-year-old van, 40,000 miles, with shelving',
      },
      {
        id: 'cost-loan-equipment--',
        category: 'Equipment on loan',
        amount: 9_600,
        description: 'Grinders and brewers for the first 24 offices at $400 each',
      },
      {
        id: 'cost-working-capital-',
        category: 'Working capital',
        amount: 38_700,
        description: 'Green coffee for ten weeks $12,700 and losses of the first seven months $26,000',
      },
    ],
  },
  teamStructure: {
    founders: [
      {
        id: 'founder-june---------',
        name: 'June Albright',
        role: 'Head roaster, full-time: coffee, purchasing, quality',
        background:
          'Eleven years of roasting, the last five as production lead for a roastery of 300 tons a year. Licensed Q grader.',
      },
      {
        id: 'founder-marcus-------',
        name: 'Marcus Oyelaran',
        role: 'Managing director, full-time: customers, route, money',
        background:
          'Built the home delivery of a regional dairy from 400 to 6,200 households. Bookkeeping certificate.',
      },
    ],
    keyHires: [
      {
        id: 'hire-driver----------',
        role: 'Driver, 24 hours a week',
        timeline: 'Month 4, at 400 subscribers',
        salary: '$31,000 a year with taxes',
      },
      {
        id: 'hire-packer----------',
        role: 'Packing and office service, full-time',
        timeline: 'Month 7, at 600 subscribers',
        salary: '$44,000 a year with taxes',
      },
    ],
    advisors: [
      {
        id: 'advisor-helen--------',
        name: 'Helen Brandt, CPA',
        expertise: 'Monthly close and tax; has agreed to two hours a month for the first year',
      },
      {
        id: 'advisor-diego--------',
        name: 'Diego Restrepo',
        expertise: 'Green coffee buyer for 18 years; reviews every harvest contract before we sign',
      },
    ],
  },
  legalStructure: {
    businessEntity: 'llc',
    jurisdiction: 'State of Maine; registered office in Portland',
    licenses: [
      'Food establishment license of the State of Maine (inspection booked for week 6)',
      'Air emission permit for the roaster, small source, with the afterburner',
      'Portland business license and certificate of occupancy',
    ],
    regulations: [
      'FDA food labeling: net weight, roaster’s address, allergens on every bag',
      'Maine Automatic Renewal Law: clear terms, reminder and a cancel link in every message',
      'Weights and measures: scales sealed every year',
    ],
    intellectualProperty: [
      'Word mark "Kestrel Coffee Roasters", application filed in class 30',
      'Domain kestrelcoffee.example with its two likeliest misspellings',
      'Roast profiles and customer list kept as trade secrets, in writing with every employee',
    ],
  },
  riskAnalysis: {
    risks: [
      {
        id: 'risk-permit----------',
        type: 'Regulatory Risk',
        description: 'The air permit takes longer than eight weeks and delays the opening.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'Filed before the lease starts. Until it is granted we roast on Mondays at the shared roastery, as in the trial.',
      },
      {
        id: 'risk-green-price-----',
        type: 'Financial Risk',
        description: 'Green coffee rises by another 30% within a year: $2.10 less margin on a subscription.',
        impact: 'high',
        probability: 'medium',
        mitigation:
          '70% under harvest contracts. Above $4 a pound the price rises by $2 a month from the next March, announced 60 days ahead.',
      },
      {
        id: 'risk-slow-growth-----',
        type: 'Market Risk',
        description: 'Subscribers come half as fast as planned, so the second hire cannot be paid.',
        impact: 'high',
        probability: 'high',
        mitigation:
          'Hires are tied to subscribers, not to months. Working capital covers ten months at half the growth.',
      },
      {
        id: 'risk-roaster---------',
        type: 'Operational Risk',
        description: 'The roaster stands still for more than two days.',
        impact: 'high',
        probability: 'low',
        mitigation: 'Spare motor and probes on the shelf; written agreement with the shared roastery.',
      },
      {
        id: 'risk-review----------',
        type: 'Reputation Risk',
        description: 'A bad batch reaches customers and is talked about.',
        impact: 'low',
        probability: 'low',
        mitigation: 'Blind cupping before packing. If it happens: new bags within two days, without asking.',
      },
    ],
  },
  implementationTimeline: {
    milestones: [
      {
        id: 'milestone-company----',
        title: 'Company and account',
        description: 'LLC registered, tax number, bank account, founders’ agreement signed. (Marcus)',
        timeline: 'Week 1-2',
        dependencies: ['Name check finished'],
      },
      {
        id: 'milestone-loan-------',
        title: 'Loan and own money in the bank',
        description: '$90,000 loan and $45,000 of our own on the account, terms in writing. (Marcus)',
        timeline: 'Week 3-6',
        dependencies: ['Company and account', 'Two references from trial customers'],
      },
      {
        id: 'milestone-roastery---',
        title: 'Roastery ready',
        description: 'Roaster installed, afterburner measured, food inspection passed. (June)',
        timeline: 'Month 2-3',
        dependencies: ['Loan and own money in the bank', 'Air emission permit'],
      },
      {
        id: 'milestone-launch-----',
        title: 'First delivery from our own roastery',
        description: 'All 71 trial customers and 60 new ones served in one week without a late stop.',
        timeline: 'Month 4',
        dependencies: ['Roastery ready'],
      },
      {
        id: 'milestone-break-even-',
        title: 'Break-even',
        description: '620 subscribers; the month closes without a loss for the first time.',
        timeline: 'Month 7-9',
        dependencies: ['Driver hired', 'First delivery from our own roastery'],
      },
      {
        id: 'milestone-review-----',
        title: 'Compare the year with this plan',
        description:
          'Line by line, with Helen Brandt. Decide on a third route or on paying the loan back early.',
        timeline: 'Month 12+',
        dependencies: ['Break-even'],
      },
    ],
  },
}
