import type { LessonWork } from './lesson-work.ts'

const segments = [
  {
    id: 'segment-downtown----',
    name: 'People who work downtown',
    size: '12,500 people (city employment count, 2025)',
    characteristics:
      'They cross the skywalk twice a day in the shoes that wear out, and have ten minutes at noon.',
  },
  {
    id: 'segment-neighbors---',
    name: 'Neighbors of the lakewalk',
    size: '5,500 people (census, 2020)',
    characteristics: 'They own hiking and winter boots that cost $180 and more, and come on Saturdays.',
  },
]

const personas = [
  {
    id: 'persona-marit-------',
    name: 'Marit, nurse at the clinic',
    demographics: '44, walks from the bus through the skywalk four days a week, two children',
    painPoints:
      'Threw out a $180 pair of boots last March because the heel was gone, and wet feet on a ten-hour shift.',
    goals: 'Get the same boots back before the weekend, for less than $50.',
    buyingBehavior:
      'Sees the window on her way, asks for the price, leaves the pair and pays when she picks it up.',
  },
  {
    id: 'persona-owen--------',
    name: 'Owen, hiker on Saturdays',
    demographics: '31, lives near the lakewalk, teaches at the middle school',
    painPoints: 'His leather boots cost $240, and mailing them to Minneapolis takes three weeks and $25.',
    goals: 'A new sole before the first snow.',
    buyingBehavior: 'Asks the outdoor store who repairs boots, and comes on a Saturday morning.',
  },
]

/** Lessons 1 to 8. */
export const ideaAndMarket: readonly LessonWork[] = [
  {
    lesson: 'what-a-lender-reads-first',
    writes: {
      businessIdea: {
        cover: { owners: 'Iris Vandermeer', phone: '(218) 555-0173' },
        oneLiner: 'A cobbler near the lakewalk who mends shoes and bags while people work.',
        problemStatement:
          'People in Duluth throw away good boots because no one nearby resoles them any more.',
      },
    },
  },
  {
    lesson: 'one-sentence-a-stranger-gets',
    writes: {
      businessIdea: {
        name: 'Iris Mends Shoes',
        oneLiner:
          'Iris Mends Shoes resoles and repairs boots, shoes and bags within three days for people who live or work in downtown Duluth.',
      },
    },
  },
  {
    lesson: 'the-problem-with-proof',
    writes: {
      businessIdea: {
        problemStatement:
          'The last cobbler of Duluth closed in 2021. A pair of winter boots with a worn sole costs $180 to replace, and mailing it to Minneapolis takes three weeks. Of 64 people I asked by the skywalk, 39 had thrown out a pair within a year that needed only a new sole or heel.',
      },
      marketAnalysis: {
        summary:
          'On six Saturdays in October I asked 64 people by the skywalk what they did with worn boots. 39 had thrown out at least one pair, 22 would walk ten minutes to a cobbler, and 17 named a price between $30 and $50. Three shoe stores send people away with repairs every day.',
      },
    },
  },
  {
    lesson: 'why-you-and-not-the-one-next-door',
    writes: {
      businessIdea: {
        solution:
          'A customer leaves the pair at the counter, gets a tag with the price and a text message when it is done, usually on the third day. Heels and stitches are done while the person waits, between 11 and 2. On Tuesdays I collect pairs from three shoe stores and bring them back on Fridays.',
        valueProposition:
          'Winter comes twice more for the same boots: a new sole costs $38 instead of $180 for another pair. The workshop in Minneapolis asks $25 for shipping alone. You know the price before the work begins, and a seam that opens within six months is sewn again for nothing.',
      },
    },
  },
  {
    lesson: 'how-big-is-it-from-the-bottom-up',
    writes: {
      marketAnalysis: {
        tam: '$2.6 million a year: 86,000 people in Duluth × 0.8 repairs × $38 (city register, 2025)',
        sam: '$684,000 a year: 18,000 people who live or work within ten minutes of the skywalk × 1 repair × $38',
        som: '$136,800 a year in year two: 12 pairs a day × 300 days × $38',
        segments,
        trends: [
          {
            id: 'trend-fewer-cobblers',
            title: 'Cobblers retire',
            description:
              'Two of the three within sixty miles closed since 2019, and no school in Minnesota teaches the trade. Repairs go to those who are left.',
          },
        ],
      },
    },
    sources: 3,
  },
  {
    lesson: 'how-the-business-earns',
    writes: {
      businessModel: {
        revenueStreams: [
          'Repairs of shoes, boots and bags at the counter, $38 a pair on average, about 85% of sales',
          'Repairs collected from three shoe stores, also $38 a pair, about 15% of sales',
        ],
        keyResources: [
          'A finisher, a patcher and a press, bought used from the workshop in Superior that closes',
          'Three-year lease of 620 square feet beside the busiest stairs of the skywalk, with an option on five more years',
        ],
        keyActivities: [
          'Price every pair at the counter within two minutes (Iris)',
          'Sole, heel and stitch in the order of the tags',
        ],
        keyPartnerships: [
          'Three shoe stores that hand out my card and keep a shelf for pairs to be repaired',
          'Leather and rubber wholesaler in Saint Paul, delivery each Wednesday',
        ],
        costStructure: [
          'Leather, rubber, glue and card fees: $7 a pair, variable',
          'Rent and heating: $1,450 a month, fixed',
          'Insurance, phone and bookkeeping: $420 a month, fixed',
          'Machine maintenance and repairs: $110 a month, fixed',
          'Finishing helper: $1,760 a month with taxes from month 10, fixed',
        ],
      },
    },
  },
  {
    lesson: 'who-else-they-can-pay',
    writes: {
      competitiveAnalysis: {
        directCompetitors: [
          {
            id: 'rival-minneapolis---',
            name: 'Mail-in workshop in Minneapolis',
            strengths: 'Resoles every brand of hiking boot, known among outdoor people',
            weaknesses: 'Three weeks, no one to show the damage to, box and shipping',
            marketShare: 'About 4 of 64 people I asked',
            pricing: '$65 a sole and $25 for shipping',
          },
          {
            id: 'rival-dry-cleaner---',
            name: 'Dry cleaner on Superior Street',
            strengths: 'Open until seven, parking at the door',
            weaknesses: 'Sends shoes to another town, ten days, no boots',
            marketShare: 'About 6 of 64',
            pricing: '$30 for heels, $52 for soles',
          },
        ],
        indirectCompetitors: [
          {
            id: 'instead-new-pair----',
            name: 'Buying another pair',
            strengths: 'Done in an hour, and it is new',
            weaknesses: 'Costs $90 to $240 and has to be broken in',
            marketShare: '39 of 64',
            pricing: '$90 to $240',
          },
        ],
        competitiveAdvantages: [
          {
            id: 'edge-on-the-way-----',
            title: 'On the way to work',
            description:
              'The lease is beside the stairs that 7,100 people use on a weekday (my counts in October). The next free unit is two blocks away.',
          },
        ],
        marketPosition:
          'For people who already own good shoes and walk past twice a day. Not for fashion sneakers, whose soles cannot be replaced.',
        pricingStrategy:
          'A sole costs $38 on average, $14 less than at the dry cleaner and $27 less than by mail before shipping. It is higher than a heel alone, because most pairs need both. I look at the prices each September.',
      },
    },
  },
  {
    lesson: 'one-customer-drawn-from-life',
    writes: { customerPersonas: { personas, primaryPersona: 'persona-marit-------' } },
  },
]
