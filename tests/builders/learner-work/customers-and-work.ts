import type { LessonWork } from './lesson-work.ts'

const people = [
  {
    id: 'person-iris---------',
    role: 'Iris Vandermeer, owner',
    count: 1,
    pay: 2800,
    payPeriod: 'month',
    startMonth: 4,
    isOwner: true,
  },
  {
    id: 'person-helper-------',
    role: 'Finishing helper, part-time',
    count: 1,
    pay: 1600,
    payPeriod: 'month',
    startMonth: 10,
    employment: 'employee',
    payrollPercent: 10,
    raisePercent: 3,
  },
]

const channels = [
  'Window on the skywalk: a worn boot beside the same boot repaired, with the price, changed every Monday',
  'Three shoe stores: a card with $5 off for each pair they cannot repair, brought by me every Tuesday',
]
const reminder =
  'Text message each October and April to everyone whose pair I mended, with a free look at the heels, which costs me ten minutes'

/** Lessons 9 to 16. */
export const customersAndWork: readonly LessonWork[] = [
  {
    lesson: 'where-your-first-fifty-come-from',
    writes: {
      marketingStrategy: {
        channels,
      },
    },
  },
  {
    lesson: 'what-a-customer-may-cost',
    writes: {
      marketingStrategy: {
        budget:
          '$250 a month: $130 for the window and tags, $120 for the cards of the shoe stores. At $10 each it wins 25 new customers a month.',
      },
      businessModel: {
        costStructure: [
          'Leather, rubber, glue and card fees: $7 a pair, variable',
          'Rent and heating: $1,450 a month, fixed',
          'Marketing with window and cards: $250 a month, fixed',
          'Insurance, phone and bookkeeping: $420 a month, fixed',
          'Machine maintenance and repairs: $110 a month, fixed',
          'Finishing helper: $1,760 a month with taxes from month 10, fixed',
        ],
      },
      financialProjections: { projections: { price: 38, cogs: 7, cac: 10 } },
    },
  },
  {
    lesson: 'bring-them-back',
    writes: {
      marketingStrategy: { channels: [...channels, reminder] },
      financialProjections: {
        projections: {
          priceUnit: 'pair',
          purchasesPerMonth: 0.5,
          churnRate: 6,
          conversionRate: 0,
          monthlyGrowthRate: 0,
        },
      },
    },
  },
  {
    lesson: 'a-calendar-and-three-numbers',
    writes: {
      marketingStrategy: {
        timeline:
          'Four weeks before opening: a sign in the window and 200 cards at the stores. Opening week: heels for $10. After that a new window each Monday and a visit to one more store a month.',
        metrics: [
          'Pairs a day: 8 in the first month, 10 in the sixth, 12 in the twelfth',
          'Pairs that come with a card of a shoe store: at least 35 a month',
          'People who stop at the window and come in: 15 a week',
        ],
      },
    },
  },
  {
    lesson: 'a-day-hour-by-hour',
    writes: {
      operationsPlan: {
        keyProcesses: [
          'At 8:30 Iris sorts the tags of the day and sets soles into the press, 40 minutes',
          'From 9 to 11 Iris soles and heels four pairs, 30 minutes each',
          'From 11 to 2 Iris takes in pairs at the counter, gives the price within two minutes and does heels while people wait',
          'From 2 to 5 Iris finishes and polishes six pairs and sends each owner a text message',
          'At 5:15 Iris counts the drawer, enters the day in the books and orders rubber on Mondays',
        ],
      },
    },
  },
  {
    lesson: 'who-you-depend-on',
    writes: {
      operationsPlan: {
        suppliers: [
          'Leather and rubber wholesaler in Saint Paul: each Wednesday, 30 days to pay, a second one in Chicago as a backup within four days',
          'Machine mechanic in Superior: comes within two days, lends a patcher until it runs again',
        ],
        technology: [
          'Used finisher, patcher and sole press, serviced twice a year',
          'Card reader at the counter with a daily report, 2.6% of each sale',
          'Bookkeeping software, bank account connected',
        ],
        quality:
          'I bend and pull every sole before it goes on the shelf, at the end of each afternoon. A pair that fails is glued again the same day. I write down each one, and more than three in a month means a new glue.',
      },
    },
  },
  {
    lesson: 'who-does-what',
    writes: {
      teamStructure: {
        founders: [
          {
            id: 'founder-iris--------',
            name: 'Iris Vandermeer',
            role: 'Owner and cobbler, full-time, 48 hours a week, also keeps the books and the marketing',
            background:
              'Eleven years as a shoe repairer, the last four as head of a workshop with three people and $310,000 in yearly sales. I kept its books and prices.',
          },
        ],
        keyHires: [
          {
            id: 'hire-helper---------',
            role: 'Finishing helper, part-time',
            timeline: 'Month 10, once we sell 10 pairs a day',
            salary: '$1,600 a month, $1,760 with taxes',
          },
        ],
      },
      financialProjections: { forecast: { people } },
    },
  },
  {
    lesson: 'the-skill-that-is-missing',
    writes: {
      teamStructure: {
        advisors: [
          {
            id: 'advisor-lena--------',
            name: 'Lena Abara, tax preparer',
            expertise:
              'Sixteen years with small shops. She reads my books every quarter and helps with the payroll of the first hire.',
          },
          {
            id: 'advisor-arne--------',
            name: 'Arne Lund, retired cobbler',
            expertise:
              'Ran a shop in Superior for 30 years. He agreed to stand in for me up to three weeks a year when I am sick or away.',
          },
        ],
      },
    },
  },
]
