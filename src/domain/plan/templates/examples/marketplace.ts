import { completeExample } from './complete-example.ts'
import { marketplaceMarket } from './marketplace-market.ts'
import { marketplaceForecast } from './marketplace-forecast.ts'

// 42 bookings in the first month growing by about 10% a month make 851 in the first year of sales, with its seasons.
// An owner books four times on average, so the plan needs about 300 new owners.
export const marketplaceExample = completeExample('marketplace', {
  ...marketplaceMarket,
  businessIdea: {
    name: 'Steadypaw',
    oneLiner:
      'Steadypaw connects owners of pets that need medication with off-duty veterinary technicians in Denver who care for them at home, with verified credentials, clear prices and payment held until the stay is over.',
    problemStatement:
      'Four in ten of the 212 owners we surveyed give their pet medicine every day, and seven in ten of those have given up or shortened a trip because of it. Kennels refuse injections, ordinary sitters are not trained, and medical boarding means a cage at $90 a night. Meanwhile technicians who give injections all day earn about $22 an hour and want extra income, but have neither the time nor the insurance to find clients on their own.',
    solution:
      'Owners say once what the pet needs and when, and see technicians who are available, trained for that treatment and live nearby. They meet by video, book and pay in one place. The clinic’s instructions become a care plan; each dose is logged with time and photo. We pay the technician the day after the stay. We start in Denver and open the next city when 90% of requests are filled within 24 hours.',
    valueProposition:
      'Owners leave knowing that someone who does it for a living gives every dose, for $45 a visit, with coverage up to $5,000 if something goes wrong. Technicians earn $180 on a typical booking, with insurance and payment taken care of and no fee until they earn. Unlike a general platform, we check credentials and every dose.',
    cover: {
      owners: 'Naomi Keller and Owen Bright',
      email: 'naomi@steadypaw.example',
      phone: '(303) 555-0126',
      address: '1440 Larkspur Street, Denver, CO 80203',
      website: 'steadypaw.example',
    },
  },
  businessModel: {
    revenueStreams: [
      'Commission of 20% on each booking: $45 on the average booking of $225, five visits at $45',
      'Pro plan for technicians: $45 a month and 16% commission, pays off at five bookings a month',
      'Business plan for clinics and small pet sitting companies: $129 a month and 12% commission',
      'Follow-up care after surgery, arranged by clinics at a fixed $380 for ten days',
    ],
    keyResources: [
      '38 verified technicians in Denver by opening day, enough for about 120 bookings a month',
      'Platform for profiles, care plans, booking, payment and dose log',
      'Insurance contract that covers every booking up to $5,000',
      'Nine clinics that recommend us, and reviews from 63 trial bookings',
    ],
    keyActivities: [
      'Recruit six technicians a month through coworkers and clinics',
      'Check credentials, identity and references, and give a 30-minute practical test',
      'Fill every request within 24 hours, by phone where the platform finds no one',
      'Answer during every stay from 6 a.m. to 10 p.m., and settle disputes within three days',
    ],
    keyPartnerships: [
      'Veterinary clinics: cards and care instructions from them, income for their staff from us',
      'Payment provider for split payments, held funds and identity checks',
      'Specialty insurer: coverage per booking at $6, base premium $350 a month',
      'Technician college: a talk for each graduating class, practical tests in its training room',
    ],
    costStructure: [
      'Cost of a booking: insurance and guarantee $8, card fees $7, support and refunds $5: $20',
      'Winning an owner: at most $15, mostly clinic cards and follow-up emails',
      'Recruiting and checking a technician: $120',
      'Hosting, software, base insurance and accounting: $1,300 a month, fixed',
      'Evening and weekend phone from month 17: $1,450 a month, fixed',
      'Founders’ pay: none in the first two years, which both cover with savings of 24 months, then $600 a month each',
    ],
  },
  marketingStrategy: {
    channels: [
      'Veterinary clinics: a card with every chronic prescription, a poster, one visit a month',
      'Technicians bring coworkers: $60 after the coworker’s third booking',
      'Owner communities for diabetic and epileptic pets: useful answers, no advertising',
      'Search: guides on traveling with a pet on insulin, phenobarbital or heart medicine',
    ],
    budget:
      '$15,000 for the first year: $7,200 to recruit and check 60 technicians at $120, $4,500 to win 300 owners at $15, $3,300 for photos, print and two clinic events. From month 13, at most 20% of income.',
    timeline:
      'Months 1 to 4: recruit technicians first, no advertising to owners. Month 5: open in Denver through nine clinics. Months 6 to 10: two more clinics a month, always where technicians are available. From month 30: Colorado Springs, then Fort Collins.',
    metrics: [
      'Bookings: 42 in the first month, 54 in the sixth, 108 in the twelfth',
      'Requests filled within 24 hours: 90%',
      'Cost per new owner: $15 or less; per active technician: $120 or less',
      'Owners who book again within six months: 60%',
      'Doses logged on time: 99%',
    ],
  },
  operationsPlan: {
    keyProcesses: [
      'Technician check: documents within two days, practical test within ten, profile live the day after',
      'Booking: three suggestions within 24 hours, video meeting, care plan signed by the owner, payment held',
      'Stay: dose reminder, log with photo; after 30 minutes without a log, the on-call phone rings',
      'After the stay: rating by both sides, payout the next day, disputes decided within three days',
    ],
    suppliers: [
      'Payment provider; a second one has approved us and can take over within a week',
      'Specialty insurer, contract for two years with a fixed price per booking',
      'Background check service, $28 per person, result in three days',
      'Two freelance developers; we own the code and keep it in our account',
    ],
    technology: [
      'Web platform that works as an app on the phone; card data never touches our servers',
      'Dose log with reminders that also works without a signal',
      'On-call phone with call forwarding between the founders',
      'Bookkeeping with separate accounts for customers’ money and our own',
    ],
    quality:
      'No technician goes live without a practical test, and we call both sides after the first stay. A missed dose, a rating below four stars or a late report means a call the same day. After two within six months, we stop working with the technician. The founders read every injection log during the first year.',
  },
  financialProjections: {
    projections: {
      price: 45,
      cogs: 20,
      cac: 15,
      churnRate: 25,
      conversionRate: 4,
      monthlyGrowthRate: 10,
      priceUnit: 'booking',
      purchasesPerMonth: 1,
    },
    pricingTiers: [
      {
        name: 'Basic technician',
        price: 0,
        features: [
          'Free profile and calendar',
          'Commission of 20% after the stay',
          'Payout the next day',
          'Insured',
        ],
        targetSegment: 'Technicians with up to four bookings a month',
      },
      {
        name: 'Pro technician',
        price: 45,
        features: ['Commission of 16%', 'First choice for regular clients', 'Calendar sync', 'Tax summary'],
        targetSegment: 'Technicians with five or more bookings a month',
      },
      {
        name: 'Business',
        price: 129,
        features: [
          'Commission of 12% for up to ten technicians',
          'Your own page with logo and team',
          'Bookings shared within the team',
          'Monthly report and named contact',
        ],
        targetSegment: 'Clinics and small pet sitting companies with eight or more bookings a month',
      },
    ],
    startupCosts: [
      {
        category: 'Platform development',
        kind: 'fee',
        month: 0,
        amount: 30000,
        description:
          'Profiles, care plan, booking, held payments and dose log: two freelancers for four months',
      },
      {
        category: 'Legal terms and payment setup',
        kind: 'fee',
        month: 0,
        amount: 5000,
        description:
          'Company $1,200, terms and contractor agreement $3,000, payment and insurance setup $800',
      },
      {
        category: 'First sellers and launch',
        kind: 'cash-reserve',
        month: 0,
        amount: 15000,
        description: '60 technicians at $120, 300 owners at $15, print, photos and two clinic events $3,300',
      },
    ],
    ...marketplaceForecast,
  },
  teamStructure: {
    founders: [
      {
        name: 'Naomi Keller',
        role: 'Technicians, clinics, marketing and quality; full-time from month 3',
        ownership: '55%',
        background:
          'Credentialed veterinary technician for eleven years, four as head technician of a clinic with a staff of 14. Ran the trial with 63 bookings by phone and spreadsheet. Keeps a part-time position at the clinic until the company can pay her.',
      },
      {
        name: 'Owen Bright',
        role: 'Product, payments and numbers; full-time',
        ownership: '45%',
        background:
          'Seven years as product manager, three of them for the payout side of a booking platform with 40,000 hosts. Lives on his wife’s income and savings.',
      },
    ],
    keyHires: [
      {
        role: 'Evening and weekend on-call phone, part-time, a technician by training',
        timeline: 'Month 17, at 120 bookings a month',
        salary: '$20 an hour for 15 hours a week, about $1,450 a month with taxes',
      },
      {
        role: 'City lead for Colorado Springs, ten hours a week',
        timeline: 'Month 30, once Denver fills 90% of requests in 24 hours',
        salary: '$900 a month with taxes',
      },
    ],
    advisors: [
      {
        name: 'Veterinarian and owner of two clinics',
        expertise: 'Reviews care plans and the practical test; 1% of shares over two years',
      },
      {
        name: 'Attorney for platforms and contractors in Denver',
        expertise: 'Contractor status, terms, state veterinary rules; fixed fee of $400 a quarter',
      },
    ],
  },
  legalStructure: {
    businessEntity: 'corporation',
    jurisdiction: 'Delaware; registered to do business in Colorado',
    naicsCode: '812910',
    taxYear: 'Calendar year, ending December 31',
    accountingBasis: 'accrual',
    licenses: [
      'Incorporation, Colorado registration and tax ID: three weeks',
      'Denver business license: online, two weeks',
      'Customers’ money stays with the licensed payment provider, so we need no money transmitter license',
    ],
    regulations: [
      'State veterinary practice rules: technicians follow the clinic’s written instructions and do not diagnose',
      'Contractor rules: technicians set prices, times and methods and can work elsewhere; reviewed yearly',
      'Employer duties for the phone team: employer ID number, wage rules and workers’ compensation',
      'Tax reporting: yearly statements to technicians through the payment provider',
      'State privacy law: only the booked technician sees addresses and key codes, deleted after 30 days',
    ],
    intellectualProperty: [
      'Trademark application for “Steadypaw” in booking services',
      'Platform code assigned to the company by founders and freelancers; shareholders’ agreement signed',
      'Practical test and care plan: copyright of the company',
      'Domain name and social media handles, registered',
    ],
  },
  riskAnalysis: {
    risks: [
      {
        type: 'Customer Risk',
        description: 'Owners and technicians arrange the second booking on their own.',
        impact: 'high',
        probability: 'medium',
        mitigation:
          'Coverage, dose log and on-call phone come only with a booking, and regulars keep their technician at 16%. If fewer than 60% of owners rebook in a quarter, we call them.',
      },
      {
        type: 'Reputation Risk',
        description: 'A pet dies during a stay, and the clinic or the owner makes it public.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'Emergency plan with the nearest clinic in every care plan, $5,000 of coverage, a founder on the phone.',
      },
      {
        type: 'Market Risk',
        description: 'Too few technicians for the holidays, and a third of the July requests go unfilled.',
        impact: 'medium',
        probability: 'high',
        mitigation:
          'Holiday rate of $60 a visit agreed in the spring. We accept only as many requests as we can fill.',
      },
      {
        type: 'Regulatory Risk',
        description: 'The state restricts what technicians can do outside a clinic.',
        impact: 'high',
        probability: 'low',
        mitigation:
          'Written legal opinion before launch. As a fallback, technicians work under a clinic’s supervision through the Business plan.',
      },
      {
        type: 'Financial Risk',
        description: 'Bookings grow by 5% a month instead of 10%, and year one ends with 637 instead of 851.',
        impact: 'medium',
        probability: 'medium',
        mitigation:
          'The second city waits, the founders keep the on-call phone, and 52 bookings cover costs of $1,300.',
      },
    ],
  },
  implementationTimeline: {
    milestones: [
      {
        title: 'Company and money in place',
        description:
          'Registration and business license; $30,000 from the founders and $20,000 from a private investor as a convertible note.',
        timeline: 'Month 1',
        dependencies: [],
      },
      {
        title: 'Legal opinion and insurance signed',
        description: 'Written opinion on technicians’ work at home; insurance contract per booking.',
        timeline: 'Month 1-2',
        dependencies: ['Company and money in place'],
      },
      {
        title: 'Platform ready for bookings',
        description: 'Ten stays run through it from request to payout without a phone call.',
        timeline: 'Month 1-4',
        dependencies: ['Company and money in place'],
      },
      {
        title: '38 technicians verified',
        description: 'Profiles live, practical tests passed, eight parts of the city covered.',
        timeline: 'Month 2-4',
        dependencies: ['Legal opinion and insurance signed'],
      },
      {
        title: 'Denver open',
        description: 'Nine clinics hand out cards; 42 bookings in the first full month.',
        timeline: 'Month 5',
        dependencies: ['Platform ready for bookings', '38 technicians verified'],
      },
      {
        title: 'Fixed costs covered',
        description: '52 bookings a month: a margin of $25 each covers $1,300.',
        timeline: 'Month 8',
        dependencies: ['Denver open'],
      },
      {
        title: 'First-year review',
        description:
          '851 bookings and $38,300 of income compared with actual results; decision on when to open the second city.',
        timeline: 'Month 16',
        dependencies: ['Fixed costs covered'],
      },
      {
        title: 'Colorado Springs open',
        description: '20 technicians and five clinics on board; 90% of requests filled within 24 hours.',
        timeline: 'Month 30',
        dependencies: ['First-year review'],
      },
    ],
    appendix: [
      { id: 'tax-returns', name: 'Tax returns', note: 'Both founders, last three years' },
      {
        id: 'personal-financial-statement',
        name: 'Personal financial statement',
        note: 'Both founders, signed',
      },
      { id: 'resumes', name: 'Résumés', note: 'Naomi Keller and Owen Bright' },
      {
        id: 'contracts',
        name: 'Contracts and letters of intent',
        note: 'Convertible note, letters of five clinics',
      },
    ],
  },
})
