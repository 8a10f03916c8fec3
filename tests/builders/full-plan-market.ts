/** Whom the full plan sells to, and against whom. */
export const marketAnswers = {
  marketAnalysis: {
    tam: '$112 billion: what people in the United States spend on coffee in a year (National Coffee Association, 2025)',
    sam: '$38 million: coffee bought to brew at home or at work in Cumberland and York counties, 240,000 households and 9,100 offices',
    som: '$635,000 a year: 1,150 subscribers at $46 a month by the end of year two, 1.7% of the serviceable market',
    summary:
      'We counted roast dates in nine supermarkets, interviewed 62 coffee drinkers and 40 office managers, and ran a 14-week trial with 85 paying customers from a shared roastery. 71 of the 85 were still buying at the end. The two reasons people gave first were freshness (48) and "I never run out" (19); price came fifth.\n\nThe trial also showed what does not work: single bags sold at the farmers’ market brought 300 buyers and only six subscribers.',
    segments: [
      {
        id: 'segment-home-brewers-',
        name: 'Home brewers',
        size: '31,000 households that own a grinder (survey, n = 400)',
        growthRate: 'About 6% a year',
        characteristics:
          'Brew one to three cups a day, read the label, buy where they trust the roast date. Live mostly in Portland, South Portland and Falmouth.',
      },
      {
        id: 'segment-small-offices',
        name: 'Small offices',
        size: '9,100 offices with 5 to 40 people (state register)',
        growthRate: 'About 2% a year',
        characteristics:
          'The office manager decides alone up to $250 a month. Wants one invoice, no cleaning and no complaints.',
      },
      {
        id: 'segment-gift-buyers--',
        name: 'Gift buyers',
        size: '12,000 three-month gifts a year in the region (estimate from search volume)',
        growthRate: 'Flat; two thirds in November and December',
        characteristics: 'Buy once, look at the packaging first. One gift in nine becomes a subscription.',
      },
    ],
    trends: [
      {
        id: 'trend-work-from-home-',
        title: 'Work from home stays',
        description:
          'A third of office workers in the county are at home three days a week. Cups move from the office to the kitchen, and both are on our route.',
      },
      {
        id: 'trend-green-prices---',
        title: 'Green coffee costs more',
        description:
          'Arabica rose by 58% in two years. Roasters that buy by the bag pass it on at once; contracts over a whole harvest soften it.',
      },
    ],
  },
  competitiveAnalysis: {
    directCompetitors: [
      {
        id: 'direct-coastal-roast-',
        name: 'Coastal Roasting Co.',
        strengths: 'Known for 20 years, four cafés, beans in every supermarket of the county',
        weaknesses: 'Roasts for stock, no roast date on the bag, no delivery to the door',
        marketShare: 'About 9% of beans sold in the county',
        pricing: '$16 a bag in the store',
      },
      {
        id: 'direct-cup-and-crane-',
        name: 'Cup & Crane',
        strengths: 'Excellent coffee, strong on Instagram, ships the day it roasts',
        weaknesses: 'Post takes three to six days; shipping costs $7; no offices',
        marketShare: 'About 1%',
        pricing: '$19 a bag plus shipping',
      },
      {
        id: 'direct-pine-street---',
        name: 'Pine Street Beans',
        strengths: 'Subscription with a good app, first bag free',
        weaknesses: 'Roasts in Boston, changes coffees without asking, support by form only',
        marketShare: 'Under 1%',
        pricing: '$21 a bag, delivery included',
      },
    ],
    indirectCompetitors: [
      {
        id: 'indirect-capsules----',
        name: 'Coffee capsules',
        strengths: 'No skill, no cleaning, a machine in every third office',
        weaknesses: '70 to 90 cents a cup, waste that offices are asked about',
        marketShare: 'About 40% of small offices',
        pricing: '$0.70 to $0.90 a cup',
      },
      {
        id: 'indirect-cafes-------',
        name: 'Cafés around the corner',
        strengths: 'Sociable, fast, good milk drinks',
        weaknesses: '$4.50 a cup and a walk in winter',
        marketShare: 'Every coffee drinker, now and then',
        pricing: '$4 to $5 a cup',
      },
    ],
    competitiveAdvantages: [
      {
        id: 'advantage-own-van----',
        title: 'Our own van',
        description:
          'Two dense routes make a stop cost $1.60. A mail-order roaster pays $5 to $7 for a parcel and cannot take jars back.',
      },
      {
        id: 'advantage-taste-list-',
        title: 'We know how each customer brews',
        description:
          'Grind, brewer and last three ratings are on every label. Leaving us means explaining it all again.',
      },
    ],
    marketPosition:
      'The obvious choice for people in southern Maine who own a grinder, and for offices that want good coffee without looking after it. Not for those who buy by price alone, and not for cafés: wholesale margins would eat the route.',
    pricingStrategy:
      '$18.40 a bag with delivery lies between the supermarket ($16) and mail order with shipping ($26). We raise prices once a year, in March, and say why. Offices pay by the month for coffee and equipment together, because that is what they compare with capsules.',
  },
  customerPersonas: {
    personas: [
      {
        id: 'persona-nadia-home---',
        name: 'Nadia, home brewer',
        demographics: '38, product designer, works from home in South Portland, household income $130,000',
        painPoints:
          'Runs out on Sundays. Bought a $400 grinder and still drinks coffee that tastes of nothing by the second week.',
        goals: 'One very good pot each morning, and to stop thinking about it.',
        buyingBehavior:
          'Reads two reviews, tries the smallest bag, then subscribes for years if nothing goes wrong.',
      },
      {
        id: 'persona-tom-office---',
        name: 'Tom, office manager',
        demographics: '52, runs an architects’ office of 14 people in Portland, budget $250 a month',
        painPoints: 'Cleans the machine himself. Is asked about capsule waste in every staff meeting.',
        goals: 'No complaints about coffee and one invoice a month.',
        buyingBehavior: 'Asks two other office managers, wants a free week, signs the same day.',
      },
    ],
    primaryPersona: 'persona-nadia-home---',
  },
}
