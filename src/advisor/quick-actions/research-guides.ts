import type { TemplateId } from '#domain/plan/templates/template.ts'

/** How to research the competitors of one kind of business. */
export interface ResearchGuide {
  /** Where to find out what rivals do. */
  readonly places: readonly string[]
  /** What customers compare. */
  readonly criteria: readonly string[]
  /** What people do who buy from no one. */
  readonly indirect: {
    readonly name: string
    readonly strengths: string
    readonly weaknesses: string
    readonly pricing: string
  }
}

const software: ResearchGuide = {
  places: [
    'Review sites such as G2 and Capterra: read the one-star and five-star reviews from the last year',
    'Pricing pages, including what is left out of the cheapest plan',
    'App marketplaces for the systems your customers already use',
    'Job ads and release notes, which show where a rival is headed',
    'Free trials: time how long it takes to get a first result',
  ],
  criteria: [
    'price for a typical team',
    'time to the first result',
    'what it connects to',
    'how fast support answers',
    'how easily data can be exported',
  ],
  indirect: {
    name: 'Spreadsheets and doing it by hand',
    strengths: 'No extra cost, familiar, no decision needed',
    weaknesses: '[Hours it takes a week], [mistakes that turn up late]',
    pricing: 'Nothing but [hours] of staff time',
  },
}

const expertise: ResearchGuide = {
  places: [
    'Their websites: case studies, named clients, fixed prices',
    'LinkedIn: how many people they have, and their background',
    'Directories of your trade or professional association',
    'Former clients: what they paid and what lasted',
    'Public bids and contract awards with amounts',
  ],
  criteria: [
    'price for a comparable job',
    'who does the work',
    'time until the work starts',
    'guarantee or stages',
    'proof in numbers',
  ],
  indirect: {
    name: 'Doing it in-house, or putting it off',
    strengths: 'No bill, no outsider, no decision',
    weaknesses: '[What it costs a year to do nothing]',
    pricing: 'Nothing at first, then [cost of the consequence]',
  },
}

export const researchGuides: Readonly<Record<TemplateId, ResearchGuide>> = {
  saas: software,
  startup: software,
  consulting: expertise,
  service: {
    places: [
      'Google Maps in your area: ratings, number of reviews, what people complain about',
      'A phone call as a customer: price, next opening, how they answer',
      'State or county license lookups, which list everyone allowed to do this work',
      'Nextdoor, Angi, Thumbtack and local groups: who gets recommended',
      'Vans and yard signs: count them for a week',
    ],
    criteria: [
      'price for a typical visit',
      'days until the next opening',
      'arrival window',
      'guarantee',
      'rating and number of reviews',
    ],
    indirect: {
      name: 'Doing it themselves, or not at all',
      strengths: 'No cost, no stranger in the house',
      weaknesses: '[Time it takes], [what goes wrong later and what that costs]',
      pricing: '[Materials] and their own time',
    },
  },
  ecommerce: {
    places: [
      'The first two pages of results for your product words, on search engines and marketplaces',
      'A test order: price with shipping, days to arrive, packaging, returns',
      'Reviews from the last six months: why people return it',
      'The Meta Ad Library: what they advertise and for how long',
      'Newsletters: how often, which discounts',
    ],
    criteria: ['price with shipping', 'days to delivery', 'return policy', 'photos and proof', 'selection'],
    indirect: {
      name: 'A cheaper everyday version from the grocery store or an online marketplace',
      strengths: 'Cheap, on the way, no waiting',
      weaknesses: '[What is worse about it in use]',
      pricing: '$[price of the everyday version]',
    },
  },
  marketplace: {
    places: [
      'Other platforms for the same need: how many listings in your city, fees for each side',
      'Groups and forums where the two sides meet without a platform',
      'A test request: how many replies, how fast, at what price',
      'Terms of service: who carries the risk',
      'Sellers’ own websites: is it cheaper to buy direct?',
    ],
    criteria: [
      'number of good sellers nearby',
      'fees for each side',
      'time to a booking',
      'protection when something goes wrong',
      'ratings',
    ],
    indirect: {
      name: 'Asking around: friends, neighbors, social media groups',
      strengths: 'Free, and built on trust',
      weaknesses: '[Time it takes], no one checks, nothing is covered if it goes wrong',
      pricing: 'No fee',
    },
  },
  'local-service': {
    places: [
      'A walk around everything within ten minutes of your door, on a weekday, on a Saturday and in the rain',
      'A customer count for an hour, at their busiest and slowest times',
      'Google Maps: rating, popular times, the newest ten reviews',
      'Menus and price lists, with a photo and the date',
      'County permit records: who opened or closed in the last two years',
    ],
    criteria: ['price of the three things most people buy', 'wait time', 'hours', 'seats', 'rating'],
    indirect: {
      name: 'Making it at home or bringing their own',
      strengths: 'Costs almost nothing, always available',
      weaknesses: '[Effort in the morning], [what they miss]',
      pricing: 'About [cents] each',
    },
  },
}
