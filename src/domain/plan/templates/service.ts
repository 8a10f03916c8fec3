import { consultingProjections } from './template-numbers.ts'
import type { TemplateData } from './template.ts'

export const service: TemplateData = {
  businessIdea: {
    name: '',
    oneLiner:
      '[Business name] provides [service, e.g. pool care or office cleaning] for [households or businesses] within [number] miles of [city], on a fixed schedule and at a price agreed in advance.',
    problemStatement:
      '[Customer group] in [city or county] wait [number] days for [kind of contractor or provider], are not sure that anyone will show up, and learn the price afterward. Of the [number] local reviews we read, [number] complained about [most common complaint]. Those who put off the work pay for it later with [consequence, e.g. a $2,000 repair].',
    solution:
      'Customers book online or by phone in [number] minutes and see the price before they confirm. They get a two-hour arrival window and a text message when we are on the way. Every visit follows a checklist of [number] points and ends with photos and a short report. Regular customers keep the same [technician or team] and the same time slot every [number] weeks.',
    valueProposition:
      'For $[price] a visit, customers get [result they want] without [chasing, supervising or redoing the work]. If something is not right, we come back within [number] hours at no charge. No other provider in [city or county] puts both [fixed price or arrival window] and [guarantee] in writing.',
  },
  businessModel: {
    revenueStreams: [
      'Monthly service plans at $[price], billed by card on the first of the month',
      'One-time visits for [typical job] at $[price]',
      'Extra work found during a visit, quoted and approved on the spot',
      'Contracts with [property managers or businesses] for [number] locations',
      'Materials and spare parts at cost plus [percent]%',
    ],
    keyResources: [
      '[Number] trained technicians with a clean driving record',
      'Vehicle, tools and stock of the [number] parts used most often',
      'Licenses and insurance: [state license], general liability of $[coverage]',
      'Booking calendar with routes, customer history and photos of every visit',
      '[Number] reviews averaging [score] on Google',
    ],
    keyActivities: [
      'Answer calls within three rings and online requests within [number] minutes',
      'Plan routes so that each technician makes [number] visits a day',
      'Complete each visit by the checklist and send the report the same day',
      'Ask for a review after every visit, and call anyone who was not satisfied',
      'Turn one-time customers into plan customers with an offer at the end of the visit',
    ],
    keyPartnerships: [
      '[Property managers or real estate agents] who need someone reliable for [number] homes',
      'Supplier [name] with contractor pricing and delivery by [hour]',
      'Businesses in [related trade] that refer customers to each other',
      'Licensed subcontractor for [work we are not licensed to do]',
      'Training provider or manufacturer [name] for certification',
    ],
    costStructure: [
      'Technicians: $[hourly wage] an hour, [number] hours per visit including travel',
      'Materials and fuel: $[cost] per visit',
      'Winning a plan customer: at most $[limit] in ads, offers and time',
      'Vehicle, tools and repairs: $[monthly total] a month',
      'Insurance, licenses, phone and booking software: $[monthly total] a month',
    ],
  },
  financialProjections: {
    projections: { ...consultingProjections },
    pricingTiers: [
      {
        id: 'serv-tier-one-time---',
        name: 'One-time visit',
        price: 185,
        features: [
          '[Typical job] with parts up to $[value]',
          'Fixed price agreed before we start',
          'Report with photos',
        ],
        targetSegment: 'New customers with one job, many of whom find us through search',
      },
      {
        id: 'serv-tier-monthly----',
        name: 'Monthly plan',
        price: 150,
        features: [
          'One visit a month by the same [technician or team]',
          'Checklist of [number] points',
          'Free return visit if something is not right',
          'Cancel with one month’s notice',
        ],
        targetSegment: '[Households or small businesses] that want it done without thinking about it',
      },
      {
        id: 'serv-tier-priority---',
        name: 'Priority plan',
        price: 320,
        features: [
          'Two visits a month',
          'Emergency visit within [number] hours, including weekends',
          '[Percent]% off materials and extra work',
          'One invoice for several locations',
        ],
        targetSegment: '[Property managers or businesses] that lose $[amount] a day when something fails',
      },
    ],
    startupCosts: [
      {
        id: 'serv-cost-tools------',
        category: 'Tools and vehicle equipment',
        amount: 5000,
        description: 'Tools, shelving, uniforms and the first supply of [parts or materials]',
      },
      {
        id: 'serv-cost-licenses---',
        category: 'Licenses and insurance',
        amount: 3000,
        description: 'Registration, [trade license], bond and the first liability insurance payment',
      },
      {
        id: 'serv-cost-launch-----',
        category: 'Launch marketing and working capital',
        amount: 10000,
        description: 'Website, vehicle lettering, local ads, and wages for the first [number] weeks',
      },
    ],
  },
}
