import { describeList, type SectionCopy } from './field-copy.ts'
import { forecastCopy } from './forecast.ts'
import { fundingCopy, personalCopy } from './funding.ts'

export const financialProjectionsCopy: SectionCopy<'financialProjections'> = {
  projections: {
    price: { label: 'Price', hint: 'What a customer pays you per month, order, visit or hour.' },
    cogs: {
      label: 'Cost of goods (COGS)',
      hint: 'What that one sale costs you: materials, fees, delivery, the labor on it.',
    },
    cac: {
      label: 'Cost to win a customer (CAC)',
      hint: 'Marketing and sales spending in a month ÷ new customers in that month.',
    },
    churnRate: {
      label: 'Monthly churn (%)',
      hint: 'Of 100 customers at the start of a month, how many do not come back?',
    },
    conversionRate: {
      label: 'Conversion rate (%)',
      hint: 'Of 100 people who visit, ask or try, how many buy?',
    },
    monthlyGrowthRate: {
      label: 'Monthly growth (%)',
      hint: 'How much sales grow from month to month in the first year.',
    },
    priceUnit: {
      label: 'Price per what',
      hint: 'What does a customer get for the price: a month, a visit, an order, an hour?',
      placeholder: 'visit',
    },
    purchasesPerMonth: {
      label: 'How often a customer buys',
      hint: 'How many times a month? Every six weeks is 0.72, once a year is 0.083.',
    },
  },
  pricingTiers: {
    label: 'Pricing tiers',
    hint: 'The offers a customer can choose from, cheapest first. Three are usually enough.',
    singular: 'pricing tier',
    ...describeList('pricing tiers', 'Pricing Tier'),
    createBlank: () => ({ name: '', price: 0, features: [], targetSegment: '' }),
    fields: {
      name: { label: 'Tier name', hint: 'As it will appear on the price list.', placeholder: 'Professional' },
      price: { label: 'Tier price', hint: 'For one month, order, visit or hour.' },
      features: {
        label: 'Features',
        hint: 'What the customer gets that the cheaper tier leaves out.',
        placeholder: 'Support within one business day',
        singular: 'feature',
        ...describeList('features', 'Feature'),
      },
      targetSegment: { label: 'Target segment', hint: 'Who chooses this tier, and why not another?' },
    },
  },
  startupCosts: {
    label: 'Start-up costs',
    hint: 'Everything you pay before sales cover your costs, plus a reserve.',
    singular: 'start-up cost',
    ...describeList('start-up costs', 'Start-up Cost'),
    createBlank: () => ({
      category: '',
      amount: 0,
      description: '',
      kind: '',
      month: null,
      yearsOfUse: null,
      quote: '',
    }),
    fields: {
      category: { label: 'Category', hint: 'What the money is for.', placeholder: 'Equipment' },
      amount: { label: 'Amount', hint: 'From a quote or a price list where you can.' },
      description: { label: 'What it covers', hint: 'The main items, and how you know the amount.' },
      kind: {
        label: 'Kind of cost',
        hint: 'Is it something you use for years, stock, a deposit, a fee or a reserve?',
      },
      month: {
        label: 'Month you pay it',
        hint: 'In which month? 0 is the day before you start.',
        unit: 'month',
      },
      yearsOfUse: { label: 'Years of use', hint: 'For how many years will you use it?', unit: 'years' },
      quote: { label: 'Quote', hint: 'Who offered it at this price, and when?' },
    },
  },
  currency: {
    label: 'Currency of this plan',
    hint: 'In which currency are all amounts of this plan?',
  },
  forecast: forecastCopy,
  funding: fundingCopy,
  personal: personalCopy,
}
