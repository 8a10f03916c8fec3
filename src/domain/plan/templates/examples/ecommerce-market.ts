import type { MarketDraft } from './complete-example.ts'

export const ecommerceMarket: MarketDraft = {
  marketAnalysis: {
    tam: '$3.4 billion a year: 31 million U.S. households that drink specialty or loose-leaf tea at home × $110 a year (tea trade association and national household survey, 2025)',
    sam: '$756 million a year: the 4.2 million of them that buy tea online and spend more than $100 a year × $180 on average (online panel data, 2025)',
    som: '$346,500 in year three: 7,700 orders × $45, four from each household that buys from us; 0.05% of the SAM',
    summary:
      'We sold the sampler at eleven farmers’ markets and on a one-page site for six months: 412 samplers, and 149 of those buyers (36%) ordered full tins within eight weeks. In 46 follow-up calls, the top reason to buy again was taste, and the second was that there were only twelve teas to choose from. Buyers judge freshness by the harvest date, which only two of the twenty stores we checked print on the tin.',
    segments: [
      {
        name: 'Everyday tea drinkers trading up',
        size: '2.6 million households, 62% of the SAM',
        growthRate: 'About 5% a year',
        characteristics:
          'Aged 30 to 55, two or more cups a day, used to premium bags. Curious about loose leaf, put off by 150 kinds and unsure how to brew them.',
      },
      {
        name: 'Gift buyers',
        size: '1.1 million households, 26%',
        growthRate: 'About 4% a year; 45% of their orders fall in November and December',
        characteristics:
          'Want something that looks like $100, arrives on a given day and cannot go wrong. Often become tea drinkers themselves after the second gift.',
      },
      {
        name: 'Enthusiasts',
        size: '0.5 million households, 12%',
        growthRate: 'About 8% a year',
        characteristics:
          'Know gardens and harvests, buy from several stores, write the reviews that others read. Small in number, large in influence.',
      },
    ],
    trends: [
      {
        title: 'From bags to loose leaf',
        description:
          'Loose leaf grows about three times as fast as bags in online sales. Our brewing card and the measuring spoon in every first order remove the last hurdle.',
      },
      {
        title: 'Buyers ask where it comes from',
        description:
          'In our calls, 31 of 46 named origin as a reason to pay more. We print garden, altitude and harvest date on every tin and show the growers on the site.',
      },
      {
        title: 'Advertising costs rise',
        description:
          'Cost per click in food and drink rose by about 10% in a year. We put the money into samplers and creators, where a new customer costs $15, and grow through repeat orders.',
      },
    ],
  },
  competitiveAnalysis: {
    directCompetitors: [
      {
        name: 'Large online tea retailer',
        strengths: 'More than 300 teas, fast delivery, thousands of reviews',
        weaknesses: 'Hard to choose, no harvest dates, quality varies from batch to batch',
        marketShare: 'About 9% of online specialty tea (our estimate from web traffic)',
        pricing: '$12 to $40 for 3.5 ounces, free shipping above $60',
      },
      {
        name: 'Tea subscription club',
        strengths: 'Discovery every month, attractive boxes, good reading',
        weaknesses: 'Four new teas a month whether you like them or not; no way to reorder favorites',
        marketShare: 'About 2%',
        pricing: '$25 a month for 3 ounces',
      },
      {
        name: 'Online store of a former mall chain',
        strengths: 'Known name, sweet blends, gift sets',
        weaknesses: 'Flavored blends instead of tea, heavy discounts, slow support',
        marketShare: 'About 6%',
        pricing: '$10 to $22 for 2 ounces, permanent sales',
      },
    ],
    indirectCompetitors: [
      {
        name: 'Premium tea bags from the supermarket',
        strengths: 'In the cart with everything else, no equipment, 25 cents a cup',
        weaknesses: 'Broken leaves, a year or more in the warehouse',
        marketShare: 'Part of the week for four out of five of our customers',
        pricing: '$5 to $8 for 20 bags',
      },
      {
        name: 'Local tea shop',
        strengths: 'Smell it, ask someone, take it home',
        weaknesses: 'Only in larger cities; 100 or more jars lose freshness',
        marketShare: 'About 15% of specialty tea',
        pricing: '$14 to $45 for 3.5 ounces',
      },
    ],
    competitiveAdvantages: [
      {
        title: 'Twelve teas that each earned their place',
        description:
          'A small selection sells out within one harvest year, stays fresh and makes choosing easy. A store with 300 teas would have to give up most of its catalog to copy it.',
      },
      {
        title: 'Direct from four family gardens',
        description:
          'It took seven years of buying trips to get written agreements with four gardens, three of which sell to no one else in the United States.',
      },
      {
        title: 'A sampler that pays for itself',
        description:
          'Twelve samples for $24 with $10 off the next order: 36% of buyers go on to full tins, compared with the 10 to 15% that creators report for discount codes.',
      },
    ],
    marketPosition:
      'The easy way into very good tea: fewer and fresher than the large retailers, simpler than the clubs. We are not for people who want blends with candy pieces or the lowest price per cup.',
    pricingStrategy:
      'A tin costs $22.50, 68 cents a cup: more than a supermarket bag at 25 cents, and a fifth of a tea in a café. That is the middle of the large retailer’s range for teas of similar quality. We never run sales. The $10 credit in the sampler and free shipping from $45 are the only incentives.',
  },
  customerPersonas: {
    personas: [
      {
        name: 'Trading-up Claire',
        demographics: '41, school administrator in Columbus, two adults at home, $95,000 household income',
        painPoints:
          'Her favorite tea bag tastes like paper since the brand was sold. Online she found 180 oolongs, closed the tab and bought bags again.',
        goals: 'A better cup in the morning without turning it into a hobby.',
        buyingBehavior:
          'Sees a sampler from someone she follows, reads the lowest reviews, orders in the evening on the phone. Reorders when reminded.',
      },
      {
        name: 'Gift giver Andre',
        demographics: '35, product manager in Chicago, buys six to eight gifts a year, $60 to $120 each',
        painPoints: 'Gifts arrive late or look cheap; gift cards feel like giving up.',
        goals: 'A gift for his mother-in-law that she mentions at the next visit.',
        buyingBehavior: 'Searches “tea gift” ten days before the date, decides on photos and delivery day.',
      },
      {
        name: 'Enthusiast Wendy',
        demographics: '58, retired chemist near Seattle, spends $600 a year on tea from five stores',
        painPoints: 'Stores that will not say when a tea was picked.',
        goals: 'This spring’s harvest in June, from a garden she can look up.',
        buyingBehavior: 'Reads newsletters to the end, orders right away, writes detailed reviews.',
      },
    ],
    primaryPersona: 'Trading-up Claire',
  },
}
