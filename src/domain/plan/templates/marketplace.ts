import { ecommerceProjections } from './template-numbers.ts'
import type { TemplateData } from './template.ts'

export const marketplace: TemplateData = {
  businessIdea: {
    name: '',
    oneLiner:
      '[Marketplace name] connects [buyers, e.g. event planners] with [sellers, e.g. independent caterers] in [city or niche], with verified profiles, clear prices and payment held until the order is delivered.',
    problemStatement:
      '[Buyers] spend [number] hours finding [what they need]: they ask around, write to [number] sellers and hear back from [number]. They cannot compare price or quality, and [what goes wrong, e.g. one booking in ten falls through]. Meanwhile good [sellers] leave [percent]% of their capacity unsold, because [reason, e.g. they have no time for marketing].',
    solution:
      'Buyers say once what they need and see verified [sellers] who are available on the date, with prices and reviews. They book and pay in one place, and the money is released [number] days after delivery. Sellers receive requests that fit their calendar and pay a commission only when they earn. We start with [one city or one category] and open the next when [percent]% of requests are filled within [number] hours.',
    valueProposition:
      'Buyers book in [number] minutes instead of [number] days and are covered up to $[amount] if something goes wrong. Sellers win [number] more [orders or bookings] a month without a fixed fee. Unlike [directory, agency or social media group], we verify every seller and hold every payment, which neither side can do alone.',
  },
  businessModel: {
    revenueStreams: [
      'Commission of [percent]% on each order, about $[income per order] on average',
      'Monthly seller plans with a lower commission and more listings',
      'Buyer fee of [percent]% for payment protection and support',
      'Featured listings in search at $[price] a week, marked as paid',
      '[Insurance, delivery or photography] arranged for sellers at a margin of $[amount]',
    ],
    keyResources: [
      '[Number] verified sellers, enough to answer every request in [city or category]',
      'Platform for search, booking, payment and reviews',
      'Reviews and completed orders that a new competitor does not have',
      'Rules both sides accept: terms, cancellation, disputes, payouts',
      'Two or more people who know [industry] and its sellers personally',
    ],
    keyActivities: [
      'Recruit [number] sellers a month in person and by phone, starting with the best known',
      'Verify identity, [license or insurance] and past work before a profile goes live',
      'Bring in buyers through [search, partners or communities] only where sellers are waiting',
      'Fill every request within [number] hours, by hand where the platform cannot',
      'Settle disputes within [number] days and remove sellers rated below [score]',
    ],
    keyPartnerships: [
      'Payment provider [name] for split payments, held funds and seller identity checks',
      '[Trade association or school] whose graduates or members become sellers',
      '[Venue, employer or community] that sends us [number] buyers a month',
      'Insurer [name] to cover each order',
      '[Number] founding sellers on reduced commission until [date]',
    ],
    costStructure: [
      'Payment fees, insurance and refunds: $[cost] per order',
      'Support and dispute handling: $[cost] per order',
      'Winning buyers: at most $[limit] per first order',
      'Recruiting sellers: $[cost] per active seller',
      'Development, hosting and fraud checks: $[monthly total] a month',
    ],
  },
  financialProjections: {
    projections: { ...ecommerceProjections },
    pricingTiers: [
      {
        id: 'mark-tier-basic------',
        name: 'Basic seller',
        price: 0,
        features: [
          'Up to [number] listings',
          'Commission of [percent]% when an order is delivered',
          'Payout [number] days after delivery',
        ],
        targetSegment: 'New sellers who want their first orders before they pay anything',
      },
      {
        id: 'mark-tier-pro--------',
        name: 'Pro seller',
        price: 45,
        features: [
          'Unlimited listings',
          'Commission reduced to [percent]%',
          'Calendar sync and saved replies',
          'Payout the day after delivery',
        ],
        targetSegment: 'Sellers with more than [number] orders a month',
      },
      {
        id: 'mark-tier-business---',
        name: 'Business seller',
        price: 129,
        features: [
          'Everything in Pro seller for up to [number] team members',
          'Your own page with logo and team',
          'Monthly report on demand and prices in [category]',
          'Named contact',
        ],
        targetSegment: 'Established companies that use us as a second sales channel',
      },
    ],
    startupCosts: [
      {
        id: 'mark-cost-platform---',
        category: 'Platform development',
        amount: 30000,
        description: 'Search, profiles, booking, payments and reviews for [one city or category]',
      },
      {
        id: 'mark-cost-legal------',
        category: 'Legal terms and payment setup',
        amount: 5000,
        description: 'Terms for buyers and sellers, privacy policy, and approval by [payment provider]',
      },
      {
        id: 'mark-cost-launch-----',
        category: 'First sellers and launch',
        amount: 15000,
        description: 'Recruiting the first [number] sellers, and offers for the first [number] buyers',
      },
    ],
  },
}
