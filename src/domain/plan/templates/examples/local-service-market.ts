import type { MarketDraft } from './complete-example.ts'

export const localServiceMarket: MarketDraft = {
  marketAnalysis: {
    tam: '$9.8 million a year: 6,800 people who live, work or catch a ferry within a ten-minute walk × $120 a month on coffee and breakfast away from home (city census tract, ferry operator’s passenger counts, national household spending survey, 2025)',
    sam: '$4.2 million a year: the 2,900 of them who pass the terminal doors on a weekday or work within three minutes of it × $1,440 a year',
    som: '$449,280 a year from the end of year one: 180 visits a day × $8 × 312 days, about 11% of the SAM',
    summary:
      'We counted passengers on nine weekday mornings in March and September, timed 60 orders at the kiosk and asked 84 people in line. 61 of the 84 would buy at least twice a week from a place that opens before the 6:10 boat. The most common reason was time, then taste, then price. The ferry operator’s numbers show walk-on traffic up 6% in a year and steady through winter.',
    segments: [
      {
        name: 'Early ferry commuters',
        size: '1,770 people on a weekday, 61% of the SAM',
        growthRate: 'About 6% a year (ferry operator’s walk-on counts)',
        characteristics:
          'Nurses, shipyard and office workers who board before nine. Same boat, same order, four or five days a week. They pay by phone and will not risk the sailing for a coffee.',
      },
      {
        name: 'Terminal and harbor workers',
        size: '640 people within a three-minute walk, 22%',
        growthRate: 'Stable; one new office floor opens next summer',
        characteristics:
          'Crews, port staff and two office buildings. They come at 10 a.m. and 2 p.m., often for the whole team, and want something that fills them up.',
      },
      {
        name: 'Daytime customers',
        size: '490 people a day, 17%',
        growthRate: 'About 3% a year, double that in July and August',
        characteristics:
          'Remote workers, parents and visitors waiting for a boat. They stay 40 minutes or more, eat something, and take beans home as a gift.',
      },
    ],
    trends: [
      {
        title: 'More walk-on passengers',
        description:
          'Car fares rose 12% in two years and the new bus line stops at the terminal, so more commuters leave the car at home. Every one of them walks past our door.',
      },
      {
        title: 'Ordering ahead has become normal',
        description:
          'Half of the people we asked already order coffee by phone somewhere. Our pickup shelf sorts orders by sailing, which turns the ferry schedule into an advantage.',
      },
      {
        title: 'Green coffee prices swing',
        description:
          'Wholesale prices moved by more than 30% within a year. We lock in two thirds of our beans six months ahead and price drinks so that a 20% increase costs us 12 cents a cup.',
      },
    ],
  },
  competitiveAnalysis: {
    directCompetitors: [
      {
        name: 'Terminal kiosk',
        strengths: 'Ten steps from the gate, known to everyone, cheap drip coffee',
        weaknesses: 'Opens at 7:00, one machine, a 9 to 14 minute wait, nowhere to sit',
        marketShare: 'About 15% of morning passengers (our counts)',
        pricing: '$3.25 drip coffee, $4.75 latte',
      },
      {
        name: 'Uptown espresso bar',
        strengths: 'The best coffee in town, loyal following, pleasant space',
        weaknesses: 'Eight minutes uphill, opens at 7:30, full on weekends',
        marketShare: 'About 5% of ferry passengers, 20% of harbor workers',
        pricing: '$4.50 cappuccino, $5 pastry',
      },
      {
        name: 'Drive-through chain at the highway exit',
        strengths: 'Opens at 5:00, fast, app with rewards',
        weaknesses: 'By car only, of no use to walk-on passengers',
        marketShare: 'About 10% of people who drive to the boat',
        pricing: '$5.25 latte, $4 breakfast sandwich',
      },
    ],
    indirectCompetitors: [
      {
        name: 'Coffee machine on the boat',
        strengths: 'Always there, no detour',
        weaknesses: 'Bad coffee, out of order one day in six, does not take cards',
        marketShare: 'About 12% of passengers',
        pricing: '$5 a cup',
      },
      {
        name: 'Thermos from home',
        strengths: 'Costs almost nothing, always hot',
        weaknesses: 'Has to be filled at 5:00 and washed at night',
        marketShare: 'About a third of early commuters',
        pricing: 'About 60 cents a cup',
      },
    ],
    competitiveAdvantages: [
      {
        title: 'The only lease inside the gates',
        description:
          'The port authority licenses two food outlets in the terminal and both are taken until the lease ends. No one can open closer to the boats for five years.',
      },
      {
        title: 'Built around the ferry schedule',
        description:
          'We make and shelve orders by sailing, using live ferry times. A rival outside the gates cannot promise that a customer will make the boat.',
      },
      {
        title: 'Our own roast',
        description:
          'Roasting ourselves saves $4 a pound compared with buying roasted beans and gives customers something to take home that the kiosk does not sell.',
      },
    ],
    marketPosition:
      'The commuter’s coffee: better than the kiosk, faster than uptown, open before everyone. We do not try to be the cheapest cup or the place for a long Sunday brunch.',
    pricingStrategy:
      'A coffee costs $4: 75 cents less than a latte at the kiosk and 50 cents less than uptown, because speed brings volume. The margin comes from the pair, a drink with a pastry for $8, which two out of three customers choose. Beans at $18 match premium beans at the supermarket. We review prices each January.',
  },
  customerPersonas: {
    personas: [
      {
        name: 'Ferry commuter Dana',
        demographics: '34, nurse, crosses the harbor at 6:40 four days a week; household of two',
        painPoints:
          '9 to 14 minutes in line before the boat, and the kiosk opens after she has left. She starts a twelve-hour shift without breakfast or pays $5 for machine coffee on board.',
        goals: 'A good coffee and something warm in hand by 6:35, without running for the gate.',
        buyingBehavior:
          'Orders by phone from the bus, pays by phone, decides by the length of the line. Recommends a place to her coworkers once it has worked three times.',
      },
      {
        name: 'Office manager Marcus',
        demographics: '46, runs the front desk of a harbor office of 70 people, budget of $400 a month',
        painPoints: 'Collects orders on paper, walks uphill in the rain and settles six receipts by hand.',
        goals: 'Breakfast for the Tuesday meeting delivered at 8:30, on one invoice at the end of the month.',
        buyingBehavior: 'Tries a small order once, then sets up a standing one. Pays by invoice.',
      },
      {
        name: 'Remote worker Priya',
        demographics: '29, designer, lives six minutes away, works away from home two mornings a week',
        painPoints: 'Uptown is full by nine and has four power outlets; the library opens at ten.',
        goals: 'Two quiet hours with a seat, an outlet and decent food.',
        buyingBehavior:
          'Finds places on Google Maps, stays where she does not feel rushed, spends $12 a visit.',
      },
    ],
    primaryPersona: 'Ferry commuter Dana',
  },
}
