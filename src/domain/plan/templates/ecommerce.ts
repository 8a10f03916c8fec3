import { ecommerceProjections } from './template-numbers.ts'
import type { TemplateData } from './template.ts'

export const ecommerce: TemplateData = {
  businessIdea: {
    name: '',
    oneLiner:
      '[Store name] sells [product category] online to [customer group], [what sets it apart, e.g. made to order in two family workshops], delivered within [number] days.',
    problemStatement:
      'People looking for [product category] choose between [cheap option], which [its flaw], and [premium brand] at $[its price]. Online they cannot judge [what they worry about, e.g. fit, feel or origin] until the package arrives, so customers return about [percent]% of orders in this category. Local stores carry [number] suitable products at best.',
    solution:
      'We offer a small selection of [number] products, each chosen for [criterion] and shown with [the photos, measurements or tests that settle the doubt]. Orders placed before [hour] ship the same day, and returns are free for [number] days. After [number] weeks we email customers about a [refill, care or matching product], because that is when they need it.',
    valueProposition:
      'Customers get [main benefit] for $[price], about [percent]% less than [comparable brand], without having to worry about [main doubt]. We can do this because [reason, e.g. we buy directly from two makers], and we stand behind it with [guarantee in one phrase].',
  },
  businessModel: {
    revenueStreams: [
      'Online sales of [product category], average order $[amount]',
      'Bundles and gift sets that add $[amount] to an order',
      'Refill subscription every [number] weeks at [percent]% off',
      'Wholesale to [number] independent stores at [percent]% below retail',
      'Sales on [marketplace, e.g. Etsy or Amazon], where first-time customers find us',
    ],
    keyResources: [
      'Opening inventory of [number] products, worth $[amount] at cost',
      'Store on [platform] with checkout, reviews and inventory in one place',
      'Agreements with [supplier names] on price, minimum order and lead time',
      'Photos and a short video of every product, shot to answer buyers’ questions',
      'Email list of [number] people who asked to hear from us',
      'Storage and packing space at [location] for [number] orders a day',
    ],
    keyActivities: [
      'Choose and test products: no more than [number] new ones a season',
      'Reorder [number] weeks ahead, based on the last eight weeks of sales',
      'Pack and ship every order within [number] hours',
      'Run ads on [channel] and stop any that cost more than $[limit] per new customer',
      'Answer customers within [number] hours and refund returns within [number] days',
    ],
    keyPartnerships: [
      '[Manufacturer or maker] in [country], with a second source for the three best sellers',
      'Carrier [name] at $[rate] a package, with pickup every business day',
      'Fulfillment center [name] as soon as we pass [number] orders a month',
      '[Number] creators whose followers are [customer group], paid per sale',
      'Payment providers for cards, digital wallets and pay-later: [names]',
    ],
    costStructure: [
      'Goods, inbound freight and duty: $[cost] per order',
      'Packaging and outbound shipping: $[cost] per order',
      'Advertising: at most $[limit] per new customer',
      'Card and marketplace fees: about [percent]% of sales',
      'Returns, damage and unsold inventory: [percent]% of sales',
      'Platform, apps, storage and part-time help: $[monthly total] a month',
    ],
  },
  financialProjections: {
    projections: { ...ecommerceProjections },
    pricingTiers: [
      {
        id: 'ecom-tier-trial------',
        name: 'Trial size',
        price: 24,
        features: [
          '[Smaller size or sample set] of the best seller',
          'Discount code for the first full-size order',
          'Free returns within [number] days',
        ],
        targetSegment: 'First-time customers who want to judge the quality before they commit',
      },
      {
        id: 'ecom-tier-signature--',
        name: 'Signature product',
        price: 45,
        features: [
          '[Best seller] in [number] colors or sizes',
          'Free shipping above $[order value]',
          'Same-day shipping before [hour]',
        ],
        targetSegment: '[Customer group] buying for themselves, the largest share of orders',
      },
      {
        id: 'ecom-tier-gift-set---',
        name: 'Gift set',
        price: 95,
        features: [
          '[Best seller] with two matching products',
          'Gift box and handwritten card',
          'Delivery on a chosen date',
        ],
        targetSegment: 'People buying a gift for [occasion], most of them in [months]',
      },
    ],
    startupCosts: [
      {
        id: 'ecom-cost-stock------',
        category: 'Opening inventory',
        amount: 30000,
        description: 'First order of [number] products from [supplier], including freight and duty',
      },
      {
        id: 'ecom-cost-store------',
        category: 'Online store and photography',
        amount: 5000,
        description: 'Store design, product photos, packaging artwork and [number] months of platform fees',
      },
      {
        id: 'ecom-cost-launch-----',
        category: 'Launch marketing',
        amount: 15000,
        description: 'Ads, creator samples and an opening offer to reach the first [number] orders',
      },
    ],
  },
}
