import { consultingProjections } from './template-numbers.ts'
import type { TemplateData } from './template.ts'

export const service: TemplateData = {
  businessIdea: {
    name: '',
    oneLiner:
      '[Business name] provides [service, e.g. pool care or office cleaning] for [households or businesses] within [number] miles of [city], on a fixed schedule and at a price agreed beforehand.',
    problemStatement:
      '[Customer group] in [city or county] wait [number] days for [kind of tradesperson or provider], are not sure that anyone will come, and learn the price afterwards. Of the [number] local reviews we read, [number] complained about [most frequent complaint]. Those who put the work off pay for it later with [consequence, e.g. a $2,000 repair].',
    solution:
      'Customers book online or by phone in [number] minutes and see the price before they confirm. They get a two-hour arrival window and a text message when we are on the way. Every visit follows a checklist of [number] points and ends with photos and a short report; regular customers keep the same [technician or team] and a fixed slot every [number] weeks.',
    valueProposition:
      'For $[price] a visit, customers have [result they want] without [chasing, supervising or redoing the work]. If something is not right, we come back within [number] hours at no charge. No other provider in [city or county] puts both [fixed price or arrival window] and [guarantee] in writing.',
  },
  businessModel: {
    revenueStreams: [
      'Monthly service plans at $[price], billed by card on the first of the month',
      'One-time visits for [typical job] at $[price]',
      'Extra work found during a visit, quoted and approved on the spot',
      'Contracts with [property managers or businesses] for [number] sites',
      'Materials and spare parts at cost plus [percent]%',
    ],
    keyResources: [
      '[Number] trained technicians with a clean driving record',
      'Vehicle, tools and stock of the [number] parts used most often',
      'Licenses and insurance: [state license], general liability of $[cover]',
      'Booking calendar with routes, customer history and photos of every visit',
      '[Number] reviews averaging [score] on Google',
    ],
    keyActivities: [
      'Answer calls within three rings and online requests within [number] minutes',
      'Plan routes so that each technician makes [number] visits a day',
      'Carry out each visit by the checklist and send the report the same day',
      'Ask for a review after every visit, and call anyone who was not satisfied',
      'Turn one-time customers into plan customers with an offer made at the end of the visit',
    ],
    keyPartnerships: [
      '[Property managers or real estate agents] who need someone reliable for [number] homes',
      'Supplier [name] with trade prices and delivery by [hour]',
      'Businesses in [neighboring trade] that send each other customers',
      'Licensed subcontractor for [work we may not do ourselves]',
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
        targetSegment: 'New customers with one job to be done, many of them found through search',
      },
      {
        id: 'serv-tier-monthly----',
        name: 'Monthly plan',
        price: 150,
        features: [
          'One visit a month by the same [technician or team]',
          'Checklist of [number] points',
          'Return visit free of charge if something is not right',
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
          'Emergency visit within [number] hours, also on weekends',
          '[Percent]% off materials and extra work',
          'One invoice for several sites',
        ],
        targetSegment: '[Property managers or businesses] for whom a failure costs $[amount] a day',
      },
    ],
    startupCosts: [
      {
        id: 'serv-cost-tools------',
        category: 'Tools and vehicle equipment',
        amount: 5000,
        description: 'Tools, shelving, uniforms and the first stock of [parts or supplies]',
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
