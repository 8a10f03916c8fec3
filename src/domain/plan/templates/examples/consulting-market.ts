import type { MarketDraft } from './complete-example.ts'

export const consultingMarket: MarketDraft = {
  marketAnalysis: {
    tam: '$252 million a year: about 14,000 U.S. machine shops and metal fabricators with 20 to 150 employees × $18,000 for outside help with production in a year in which they buy it (census of manufactures, trade association survey, 2025)',
    sam: '$41.4 million a year: the 2,300 of them in Ohio, Indiana and Michigan, within a four-hour drive × $18,000',
    som: '$252,000 in year three: 1,680 hours × $150, which two partners can deliver; 0.6% of the SAM',
    summary:
      'We talked to 26 owners and plant managers and read the delivery records of nine shops. On average, 71% of orders shipped on the promised day, but their customers expect 95%. 17 of 26 had lost a customer over it within two years. Only 5 had ever hired a consultant, and 4 of those said the report was good but nothing changed. They trust people who have run a shop floor, and they want to know the price before they start.',
    segments: [
      {
        name: 'Contract machine shops, 20 to 60 employees',
        size: '1,450 firms in the three states, 63% of the SAM',
        growthRate: 'About 1% a year (census of manufactures, 2025); many change owners in the next decade',
        characteristics:
          'Family-owned, 200 to 900 orders a month, one scheduler with a whiteboard. The owner decides alone, usually within two weeks.',
      },
      {
        name: 'Metal fabricators, 60 to 150 employees',
        size: '620 firms, 27%',
        growthRate: 'About 2% a year',
        characteristics:
          'Have a plant manager, a production planner and software that few people trust. Large customers rate them on delivery each quarter.',
      },
      {
        name: 'Shops with a new owner',
        size: 'About 230 firms at any time, 10%',
        growthRate: 'About 6% a year, as founders retire',
        characteristics:
          'Bought with a bank loan or by an investor, who wants a plan for the first hundred days. Fast to decide, often referred by the lender.',
      },
    ],
    trends: [
      {
        title: 'Owners retire',
        description:
          'More than half of the owners we met are over 55. A shop that delivers on time sells for more, and buyers need someone to fix what they bought: two reasons to call us.',
      },
      {
        title: 'Customers measure delivery',
        description:
          'Aerospace and equipment makers publish supplier scorecards and drop those below 90%. The loss now has a number, which makes our result easy to price.',
      },
      {
        title: 'Skilled people are scarce',
        description:
          'Shops cannot hire their way out of late orders. Getting 10 to 15% more from the same people and machines is often the only way to grow.',
      },
    ],
  },
  competitiveAnalysis: {
    directCompetitors: [
      {
        name: 'Regional operations consulting firm',
        strengths: 'Twenty people, long list of references, trains whole teams',
        weaknesses: 'Minimum of $60,000, partners sell and junior staff deliver',
        marketShare: 'About 8% of what shops in our area spend on this kind of help',
        pricing: '$220 to $320 an hour',
      },
      {
        name: 'State-supported manufacturing extension center',
        strengths: 'Subsidized, trusted, close by',
        weaknesses: 'General courses, three-month wait, no work on the shop floor',
        marketShare: 'About 20%',
        pricing: '$95 to $140 an hour after subsidy',
      },
      {
        name: 'Independent consultants',
        strengths: 'Experienced, flexible, personal',
        weaknesses: 'Quality hard to judge, no substitute, results seldom measured',
        marketShare: 'About 25%, spread across some 80 people',
        pricing: '$110 to $200 an hour',
      },
    ],
    indirectCompetitors: [
      {
        name: 'New planning software',
        strengths: 'Promises a lasting fix, vendor brings the project team',
        weaknesses: 'Nine months and $80,000 or more; bad data only makes bad plans faster',
        marketShare: 'About 30% of shops try this first',
        pricing: '$40,000 to $150,000',
      },
      {
        name: 'Overtime and expediting',
        strengths: 'Works this week, needs no decision',
        weaknesses: 'Costs a 50-person shop about $140,000 a year and wears people out',
        marketShare: 'Nearly every shop we visited',
        pricing: 'One and a half times the hourly wage',
      },
    ],
    competitiveAdvantages: [
      {
        title: 'We have run shops like theirs',
        description:
          'Together 31 years on the floor and in the office of machine shops with 35 to 140 people. Owners notice within ten minutes.',
      },
      {
        title: 'Delivery data from nine shops',
        description:
          'We can show an owner how 71% compares with shops of similar size and where the days are lost. Each engagement adds to the comparison. A newcomer starts with none.',
      },
      {
        title: 'Lenders send us',
        description:
          'Three regional banks recommend a diagnostic when a borrower’s deliveries slip. It took four years of board work and two rescued loans to earn that.',
      },
    ],
    marketPosition:
      'On-time delivery for family-owned metal shops, by people who did it themselves: one problem, one industry, three states. We pass on software selection, cost cutting and anything above 150 employees.',
    pricingStrategy:
      '$150 an hour sits between the subsidized center and the regional firm, and every step has a fixed price: $2,400 for the diagnostic, about $11,400 for a project. An owner risks $2,400 to learn what late orders cost. We do not discount. We reduce the scope.',
  },
  customerPersonas: {
    personas: [
      {
        name: 'Second-generation owner Greg',
        demographics: '57, owns a 48-person machine shop near Dayton, $9 million in sales, took over in 2009',
        painPoints:
          'Two of ten orders ship late, Saturdays are for catching up, and his largest customer has put the shop on probation.',
        goals: 'Ship 95% on time by spring, stop Saturday work and hand a sound shop to his daughter.',
        buyingBehavior:
          'Asks his banker and two other owners. Wants to see us walk the floor before he believes anything. Decides within two weeks and pays by check.',
      },
      {
        name: 'Plant manager Alicia',
        demographics:
          '43, runs production for a 110-person fabricator in Fort Wayne, reports to two brothers',
        painPoints:
          'Three people change the schedule each day. The software says one thing, the whiteboard another.',
        goals: 'One schedule everyone follows, and a number she can show the owners each Friday.',
        buyingBehavior: 'Finds us through a talk or an article, needs a one-page proposal for the owners.',
      },
    ],
    primaryPersona: 'Second-generation owner Greg',
  },
}
