import { completeExample } from './complete-example.ts'
import { startupMarket } from './startup-market.ts'
import { startupForecast } from './startup-forecast.ts'

// 20 paying clinics at launch in month 9 make 32 after one year and 117 after two.
export const startupExample = completeExample('startup', {
  ...startupMarket,
  businessIdea: {
    name: 'Slotwell',
    oneLiner:
      'Slotwell lets physical therapy clinics refill a canceled appointment within minutes by texting the right patient on the waiting list, which until now took twenty minutes on the phone and mostly failed.',
    problemStatement:
      'We interviewed 41 managers of physical therapy clinics, and 29 named late cancellations among their three biggest problems. A clinic with five therapists loses about eleven visits a week, or $1,045. Front desks try to refill them by phone and succeed with 11%. No one has solved it yet because record systems were closed to outside software. Two of the five common ones have opened up within the last two years.',
    solution:
      'Our first version does one thing: when an appointment is canceled, it picks the patients who fit the therapist, the treatment and the insurance limit, texts them one after another and books the first who says yes. Ten clinics will use it as paid pilots from month 5, and we continue only if at least eight of them still use it every day after three months. Next come a self-service waiting list and reports for groups, once pilot customers pay.',
    valueProposition:
      'A clinic with five therapists refills about four visits a week, 17 a month, worth $1,615, for $89. The front desk does nothing but watch, instead of calling nine people for one slot. Our advantage is the record of who accepts which slot, 2,900 offers so far, and two working connections to clinic systems that take three months each to build.',
    cover: {
      owners: 'Priscilla Tate and Arjun Mehta',
      email: 'priscilla@slotwell.example',
      phone: '(919) 555-0153',
      address: '77 Foundry Lane, Durham, NC 27701',
      website: 'slotwell.example',
    },
  },
  businessModel: {
    revenueStreams: [
      'Paid pilots of three months at $147, credited to the first-year subscription',
      'Early-access subscriptions at $49 for the first 25 clinics, price locked in for two years',
      'Standard subscriptions at $89 a month from launch in month 9',
      'Team subscriptions at $249 for groups with up to six locations, from year two',
    ],
    keyResources: [
      'Prototype in daily use at three clinics, with 2,900 offers and answers on record',
      'Connections to two clinic systems that serve 45% of our market',
      'Founders: a former clinic operations manager and an engineer for health data',
      '$85,000: $60,000 for the first version and its contracts, $25,000 to carry pilots and launch',
    ],
    keyActivities: [
      'Talk to five clinics a week, and sit at one front desk a month',
      'Release a test version every two weeks and watch one number: slots refilled per clinic each week',
      'Run ten paid pilots, each with a written success goal',
      'Report to investors every month: cash, slots refilled, lessons, help needed',
    ],
    keyPartnerships: [
      'Three design partners: weekly feedback in exchange for a free first year',
      'Two angel investors with $50,000, one of whom sold a clinic software company',
      'Two record system vendors: listed in their directories, reviewed once a year',
      'State association of physical therapists: talk at the fall conference, member discount',
    ],
    costStructure: [
      'Developer and designer until launch: $50,000 in nine months, fixed',
      'Cost to serve a clinic: texts $6, hosting $3, support and card fees $3: $12 a month, rises with clinics',
      'Winning a clinic: $267 in founders’ travel, association events and demos',
      'Legal work, insurance and security: $10,000 in year one',
      'Second engineer from month 25: $3,500 a month as a contractor, fixed',
      'Founders’ pay: none in the first two years, which both cover with savings of 24 months; $1,500 a month each after that',
    ],
  },
  marketingStrategy: {
    channels: [
      'Founders’ own visits and calls to clinics within a three-hour drive, ten a week',
      'Owners’ peer groups: one pilot clinic presents its numbers in each',
      'State association: booth and talk at the fall conference, column in the newsletter',
      'Calculator on our site: what do your cancellations cost a year?',
    ],
    budget:
      '$1,800 a month for 14 months, $25,000 in all: $9,000 for interviews and ten pilots (travel, installation, texts); $10,700 to win 40 clinics at $267 each (travel $4,700, association and events $4,000, site and calculator $2,000); $5,300 in reserve for a slower start.',
    timeline:
      'Months 1 to 4: interviews continue, ten pilots signed. Months 5 to 8: pilots, results published with consent. Month 9: launch at the fall conference. Months 10 to 14: North Carolina, Virginia and Georgia, one peer group a month.',
    metrics: [
      'Slots refilled per clinic each week: four in the pilots',
      'Pilots still in daily use after three months: eight of ten',
      'Contacted clinics that become customers: 5%',
      'Paying clinics: 20 in month 9, 32 in month 12, 117 in month 24',
      'Cost to win a clinic: $267 or less; monthly churn 5% or less',
    ],
  },
  operationsPlan: {
    keyProcesses: [
      'Pilot start: agreement and data contract, connected within two days, half a day at the front desk',
      'Refill: cancellation seen within one minute, up to eight patients asked in turn, desk informed',
      'Feedback: Priscilla calls each pilot every Friday and chooses three requests for the next release',
      'Incident: founder on call from 7 a.m. to 7 p.m., refilling turned off for a clinic with one click',
    ],
    suppliers: [
      'Health-data hosting with a signed business associate agreement; copy in a second region',
      'Text message provider; second provider connected and tested each month',
      'Two record system vendors with interface contracts of two years',
      'Freelance developer and designer, work assigned to the company',
    ],
    technology: [
      'Web application with an encrypted database, access by role and a full log',
      'Matching model retrained each week, with rules that clinics can read and change',
      'Automatic tests against both record systems every night',
      'Card payments and invoices through a payment provider; video calls, customer list and bookkeeping',
    ],
    quality:
      'We never book a patient without a clear yes, and no one gets more than one offer a day. We count wrong bookings. Above one in 500, new features stop until we find the cause. Each pilot has its goal in writing, and at the end we show the clinic the numbers before we ask whether it wants to continue.',
  },
  financialProjections: {
    projections: {
      price: 89,
      cogs: 12,
      cac: 267,
      churnRate: 5,
      conversionRate: 5,
      monthlyGrowthRate: 12,
      priceUnit: 'month',
      purchasesPerMonth: 1,
    },
    pricingTiers: [
      {
        name: 'Early access',
        price: 49,
        features: [
          'All of the first version',
          'Price locked in for two years',
          'Direct line to the founders',
        ],
        targetSegment: 'The first 25 clinics, which feel the problem every day and like to try new things',
      },
      {
        name: 'Standard',
        price: 89,
        features: [
          'Refilling for up to ten therapists',
          'Self-service waiting list',
          'Weekly report of visits refilled',
          'Support within one business day',
        ],
        targetSegment: 'Independent clinics with three to ten therapists',
      },
      {
        name: 'Team',
        price: 249,
        features: [
          'Up to six locations with roles',
          'Patients offered slots at the nearest location',
          'Comparison of locations',
          'Support within four business hours',
        ],
        targetSegment: 'Clinic groups with an operations manager',
      },
    ],
    startupCosts: [
      {
        category: 'Product development',
        kind: 'fee',
        month: 0,
        amount: 50000,
        description: 'Freelance developer for eight months $40,000, designer and front-desk tests $10,000',
      },
      {
        category: 'Incorporation and intellectual property',
        kind: 'fee',
        month: 0,
        amount: 10000,
        description:
          'Company and note $3,500, health data contracts $3,000, insurance $2,500, trademark $1,000',
      },
      {
        category: 'Pilots and launch',
        kind: 'cash-reserve',
        month: 0,
        amount: 25000,
        description: 'Interviews and ten pilots $9,000, winning 40 clinics at $267 $10,700, reserve $5,300',
      },
    ],
    ...startupForecast,
  },
  teamStructure: {
    founders: [
      {
        name: 'Priscilla Tate',
        role: 'Chief executive: customers, pilots, investors; full-time',
        ownership: '55%',
        background:
          'Operations manager of a group of four physical therapy clinics for six years; cut its empty slots by 20% with a spreadsheet and a part-time caller.',
      },
      {
        name: 'Arjun Mehta',
        role: 'Chief technology officer: product and data; full-time',
        ownership: '45%',
        background:
          'Eight years as an engineer for health data, five of them building interfaces to record systems. Built the prototype that three clinics use.',
      },
    ],
    keyHires: [
      {
        role: 'Second engineer, two days a week: more record systems',
        timeline: 'Month 25, at 120 clinics',
        salary: '$3,500 a month as a contractor',
      },
      {
        role: 'Customer success manager with front-desk experience, half-time',
        timeline: 'Month 30, at 160 clinics',
        salary: '$2,400 a month with taxes',
      },
    ],
    advisors: [
      {
        name: 'Founder of a clinic software company, sold in 2021',
        expertise: 'Sales to clinics and vendor contracts; invested $30,000, one call every two weeks',
      },
      {
        name: 'Physical therapist and owner of six clinics',
        expertise: 'Chairs our design partners; 0.75% of shares over two years',
      },
      {
        name: 'Accountant for young software companies',
        expertise: 'Monthly close, cash forecast and investor report; $250 a month',
      },
      {
        name: 'Health privacy attorney',
        expertise: 'Reviewed data flow and contracts; available at a fixed fee of $500 a quarter',
      },
    ],
  },
  legalStructure: {
    businessEntity: 'corporation',
    jurisdiction: 'Delaware; registered to do business in North Carolina',
    naicsCode: '513210',
    taxYear: 'Calendar year, ending December 31',
    accountingBasis: 'accrual',
    licenses: [
      'Incorporation, state registration and tax ID: three weeks',
      'Registration of our text message sender with the carriers: four weeks',
      'Review by both record system vendors: passed, renewed every year',
    ],
    regulations: [
      'HIPAA: business associate agreement with every clinic and supplier, risk analysis once a year',
      'Telephone Consumer Protection Act: texts only to patients who agreed, STOP honored at once',
      'State privacy and breach laws: written plan, notice within the shortest legal deadline',
      'Employer duties from the first hire: employer ID number, payroll, wage rules and workers’ compensation',
      'Securities law: convertible note filed under the usual exemption for private offerings',
    ],
    intellectualProperty: [
      'Code, model and data rights assigned to the company; founders’ agreement with vesting over four years',
      'Clinics own their data; we can learn from it without names, as agreed in the contract',
      'Trademark application for “Slotwell” in software services',
      'Domain name and common misspellings of it, registered',
    ],
  },
  riskAnalysis: {
    risks: [
      {
        type: 'Product Risk',
        description: 'Pilots refill two visits a week instead of four, too few for a clinic to notice.',
        impact: 'high',
        probability: 'medium',
        mitigation:
          'We track each pilot weekly from day one. Below three after six weeks, we try longer waiting lists and earlier offers. Below two after three months, we stop and go back to interviews.',
      },
      {
        type: 'Financial Risk',
        description: 'The next round takes a year longer or fails, and growth has to come from our own cash.',
        impact: 'high',
        probability: 'medium',
        mitigation:
          'This plan pays for itself without the round and never falls below $17,000 of cash. Talks start in month 10. Below 25 clinics in month 12, we stop outside help and events, which saves $2,400 a month.',
      },
      {
        type: 'Technology Risk',
        description: 'A record system vendor withdraws or charges for its interface.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'Two-year contracts with both, a third connection started by month 12, and file exchange as a fallback.',
      },
      {
        type: 'Regulatory Risk',
        description: 'Patient data reaches the wrong person through a text or a breach.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'Texts contain no health information. We use encryption and logs, and have an independent security test before launch.',
      },
      {
        type: 'Competitive Risk',
        description: 'The dental scheduling company or a reminder suite adds physical therapy.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          '25 clinics with prices locked in for two years, and an association partnership signed before launch.',
      },
    ],
  },
  implementationTimeline: {
    milestones: [
      {
        title: 'Company founded and funded',
        description:
          'Registration done; $35,000 from the founders and $50,000 as a convertible note from two angel investors.',
        timeline: 'Month 1',
        dependencies: [],
      },
      {
        title: 'Health data contracts ready',
        description: 'Agreements with hosting and text providers, template for clinics, risk analysis done.',
        timeline: 'Month 1-2',
        dependencies: ['Company founded and funded'],
      },
      {
        title: 'Ten pilots signed',
        description: 'Ten clinics with a signed agreement, start date and goal; $147 each paid in advance.',
        timeline: 'Month 2-4',
        dependencies: ['Health data contracts ready'],
      },
      {
        title: 'First version in use',
        description: 'Both connections live; cancellation to text in under one minute at all ten clinics.',
        timeline: 'Month 5',
        dependencies: ['Ten pilots signed'],
      },
      {
        title: 'Decision after the pilots',
        description:
          'Continue if eight of ten clinics use it daily and refill four visits a week. Otherwise stop.',
        timeline: 'Month 8',
        dependencies: ['First version in use'],
      },
      {
        title: 'Launch',
        description: 'Fall conference, 20 paying clinics, standard price in effect, security test passed.',
        timeline: 'Month 9',
        dependencies: ['Decision after the pilots'],
      },
      {
        title: 'Results for the next round',
        description: '32 paying clinics, churn of 5% or less over three months, cost per clinic at $267.',
        timeline: 'Month 12',
        dependencies: ['Launch'],
      },
      {
        title: 'Next round closed',
        description:
          '$400,000 for 18 months and faster growth, or this plan, which pays for itself without it.',
        timeline: 'Month 14',
        dependencies: ['Results for the next round'],
      },
      {
        title: 'Review after two years and first hires',
        description:
          'Clinics, churn and cash compared with this plan; second engineer and customer success hired.',
        timeline: 'Month 24-30',
        dependencies: ['Next round closed'],
      },
    ],
    appendix: [
      { id: 'tax-returns', name: 'Tax returns', note: 'Each founder, last three years' },
      {
        id: 'personal-financial-statement',
        name: 'Personal financial statement',
        note: 'Each founder, signed',
      },
      { id: 'resumes', name: 'Résumés', note: 'Priscilla Tate and Arjun Mehta' },
      {
        id: 'contracts',
        name: 'Contracts and letters of intent',
        note: 'Convertible note, letters of the pilot clinics',
      },
    ],
  },
})
