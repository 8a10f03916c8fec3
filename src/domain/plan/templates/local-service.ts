import { coffeeShopProjections } from './template-numbers.ts'
import type { TemplateData } from './template.ts'

export const localService: TemplateData = {
  businessIdea: {
    name: '',
    oneLiner:
      '[Shop name] is a coffee shop in [neighborhood] that serves [specialty, e.g. single-origin espresso and fresh pastries] to [commuters, students or families] from [opening hour] to [closing hour].',
    problemStatement:
      'About [number] people pass [street or square] on a weekday morning, and the nearest good coffee is [number] minutes away. The places nearby are [what is wrong, e.g. slow, closed before eight or without seats], with a [number]-minute line at [rush hour]. People who work from home or meet a client have nowhere to sit with [what they miss, e.g. quiet, power outlets and real food].',
    solution:
      '[Shop name] opens at [hour] and serves a coffee within [number] minutes even at rush hour, and customers can order ahead by phone. Beans come from [roaster] and pastries from [bakery], fresh every morning. [Number] seats, power outlets and a table for [number] people make it a place to stay, and from [hour] we offer [what fills the slow afternoon].',
    valueProposition:
      'Regulars get a coffee they would otherwise cross town for, at $[price of a cappuccino], in under [number] minutes, from people who know their order. [Competitor] is fast, but [its weakness]. [Second competitor] is good, but [its weakness]. In [neighborhood], we are the only place with both [first strength] and [second strength].',
  },
  businessModel: {
    revenueStreams: [
      'Coffee and other drinks over the counter, [number] cups a day',
      'Pastries, sandwiches and [lunch item], sold with [percent]% of drinks',
      'Bags of beans and brewing gear from [roaster] to take home',
      'Coffee and breakfast deliveries to [number] offices within a ten-minute walk',
      'Evening rental of the space for [workshops, readings or private parties] at $[price]',
    ],
    keyResources: [
      'Lease of [number] square feet at [address or corner] for [number] years',
      'Espresso machine, two grinders and a backup for the one we cannot do without',
      '[Number] trained baristas, one of them able to run a shift alone',
      'License to serve food, and seating approved for [number] guests',
      'Loyalty list with the phone numbers or emails of [number] regulars',
    ],
    keyActivities: [
      'Open on time every day with the first coffee ready at [hour]',
      'Serve [number] customers an hour during the morning rush',
      'Adjust the grind and taste the espresso before opening and at noon',
      'Order milk, pastries and beans by [hour] and count what we throw away',
      'Reply to every review, and greet regulars by name',
    ],
    keyPartnerships: [
      '[Roaster] for beans, barista training and machine service',
      '[Bakery] for pastries delivered before [hour], unsold items credited at [percent]%',
      'Landlord [name]: [number] months of free rent during the build-out',
      '[Offices, gym or school nearby] for standing orders and members’ offers',
      '[Neighborhood association or event] for the opening week and street festivals',
    ],
    costStructure: [
      'Rent and utilities: $[monthly total] a month, no more than [percent]% of sales',
      'Wages: [number] shifts a day at $[hourly wage] an hour',
      'Coffee, milk, food and cups: about [percent]% of sales',
      'Card fees, point of sale and accounting: $[monthly total] a month',
      'Repairs, cleaning and insurance: $[monthly total] a month',
      'Waste: at most [percent]% of the food we buy',
    ],
  },
  financialProjections: {
    projections: { ...coffeeShopProjections },
    pricingTiers: [
      {
        id: 'local-tier-to-go-----',
        name: 'Coffee to go',
        price: 4,
        features: ['Any espresso drink', 'Ordered ahead by phone or at the counter', 'Tenth cup free'],
        targetSegment: 'Commuters on their way to [station or business district] before [hour]',
      },
      {
        id: 'local-tier-pair------',
        name: 'Coffee and pastry',
        price: 8,
        features: [
          'Any drink with a pastry from [bakery]',
          'Seat with Wi-Fi and a power outlet',
          'Drip coffee refill at half price',
        ],
        targetSegment: 'People who work, read or meet someone here for [number] minutes or longer',
      },
      {
        id: 'local-tier-beans-----',
        name: 'Beans to take home',
        price: 18,
        features: [
          '12-ounce bag of the house roast',
          'Ground for the customer’s brewer at home',
          'Free coffee with every bag',
        ],
        targetSegment: 'Regulars who also brew at home, and visitors looking for a gift',
      },
    ],
    startupCosts: [
      {
        id: 'local-cost-fit-out---',
        category: 'Build-out and furniture',
        amount: 40000,
        description: 'Counter, plumbing, wiring, paint, signage and [number] seats at [address]',
      },
      {
        id: 'local-cost-equipment-',
        category: 'Equipment',
        amount: 25000,
        description: 'Espresso machine, grinders, refrigeration, dishwasher and point of sale',
      },
      {
        id: 'local-cost-permits---',
        category: 'Permits, deposit and opening inventory',
        amount: 5000,
        description: 'Health permit, inspections, rent deposit of [number] months and first deliveries',
      },
      {
        id: 'local-cost-capital---',
        category: 'Working capital',
        amount: 15000,
        description: 'Rent and wages for [number] months, until daily sales cover them',
      },
    ],
  },
}
