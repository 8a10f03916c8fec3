import type { MarketDraft } from './complete-example.ts'

export const marketplaceMarket: MarketDraft = {
  marketAnalysis: {
    tam: '$828 million a year in platform income: 9.2 million U.S. households that travel and have a pet on daily medication × two bookings a year × $45 (national pet owners’ survey, 2025, and our share of each booking)',
    sam: '$8.6 million a year: the 96,000 of these households in Denver, Colorado Springs and Fort Collins × two bookings × $45',
    som: '$103,500 in year three: 2,300 bookings a year × $45, about 1.2% of the SAM',
    summary:
      'We surveyed 212 owners in the waiting rooms of nine veterinary clinics: 88 had a pet on daily medication, and 61 of those had canceled or shortened a trip because of it. Of 74 veterinary technicians we asked, 52 would take bookings, most of them for $300 to $600 a month. In a four-month trial run by hand, we arranged 63 bookings for 31 owners, and 19 of the 31 booked again.',
    segments: [
      {
        name: 'Owners of diabetic and epileptic pets',
        size: '27,000 households in the three cities, 28% of the SAM',
        growthRate: 'About 4% a year, as pets live longer',
        characteristics:
          'Injections or pills at fixed hours, twice a day. Kennels refuse them, and friends are afraid to help. They plan every trip around the pet and book the sitter before the flight.',
      },
      {
        name: 'Owners of older pets',
        size: '58,000 households, 60%',
        growthRate: 'About 5% a year',
        characteristics:
          'Heart, kidney or joint medicine, often several kinds. The pet does badly in a kennel, and the owner wants it to stay at home.',
      },
      {
        name: 'Owners after surgery',
        size: 'About 11,000 households a year, 12%',
        growthRate: 'About 3% a year',
        characteristics:
          'Need ten to fourteen days of wound checks while they are at work. One booking, arranged by the clinic within a day.',
      },
    ],
    trends: [
      {
        title: 'Pets live longer, with medicine',
        description:
          'Clinics report more chronic patients every year. A pet with diabetes now lives for years, and its owner wants a vacation in every one of them.',
      },
      {
        title: 'Technicians want a second income',
        description:
          'Hourly pay in clinics is around $22, and one technician in four leaves the profession within five years. Two bookings a month are worth a 10% raise.',
      },
      {
        title: 'General sitter platforms raise fees',
        description:
          'Sitters complain publicly about commissions and deactivations. We offer fewer, better-paid bookings and a person who answers the phone.',
      },
    ],
  },
  competitiveAnalysis: {
    directCompetitors: [
      {
        name: 'National pet sitter platform',
        strengths: 'Thousands of sitters, known name, slick app',
        weaknesses: 'Anyone can say they give injections; no one checks; support by chat only',
        marketShare: 'About 40% of booked sitting in our area',
        pricing: '$25 to $40 a visit, 20 to 25% from the sitter and a fee from the owner',
      },
      {
        name: 'Local pet sitting companies',
        strengths: 'Insured staff, personal, reliable',
        weaknesses: 'Few give injections; booked out on holidays; no technician among them',
        marketShare: 'About 20%, spread across 60 companies',
        pricing: '$28 to $38 a visit, more on holidays',
      },
      {
        name: 'Medical boarding at a veterinary hospital',
        strengths: 'Doctor on site, every treatment possible',
        weaknesses: 'A cage in a ward, upset animals, half of the requests turned away in summer',
        marketShare: 'About 10%',
        pricing: '$65 to $110 a night plus each medication',
      },
    ],
    indirectCompetitors: [
      {
        name: 'A friend or neighbor',
        strengths: 'Free, knows the pet',
        weaknesses: 'Afraid of needles, forgets the evening dose, you cannot ask them four times a year',
        marketShare: 'About a third of trips',
        pricing: 'Nothing, but you owe them a favor',
      },
      {
        name: 'Staying at home',
        strengths: 'The pet is safe',
        weaknesses: '61 of 88 owners gave up or cut short a trip within two years',
        marketShare: 'About one trip in five',
        pricing: 'The cost of a canceled trip',
      },
    ],
    competitiveAdvantages: [
      {
        title: 'Every sitter is a verified technician',
        description:
          'Credentials, employer’s reference, identity and a practical test with syringe and pill. Twelve technicians passed it for our trial. A general platform would have to turn away most of its sitters.',
      },
      {
        title: 'Clinics recommend us',
        description:
          'Nine clinics hand out our card with the prescription. They send owners to us because their own staff earn money from it.',
      },
      {
        title: 'Care plan and coverage in one',
        description:
          'The clinic’s instructions, a dose log with photos and $5,000 of veterinary coverage come with every booking. No insurer offers that to a single sitter.',
      },
    ],
    marketPosition:
      'The one place for pets that need medicine while their people are away. For healthy young pets a general platform is cheaper and just as good, and we say so on our home page.',
    pricingStrategy:
      'A visit costs $45, about $12 more than an ordinary sitter’s. Two visits a day cost about as much as a night of medical boarding, with the pet at home instead of in a ward. The technician keeps 80% and pays nothing until the first booking. Owners see one price without added fees.',
  },
  customerPersonas: {
    personas: [
      {
        name: 'Diabetic cat owner Julia',
        demographics: '38, project manager in Denver, two trips a year and four weekends away, lives alone',
        painPoints:
          'Insulin at 7 a.m. and 7 p.m. every day. Two kennels refused, the neighbor fainted at the needle, and last summer she flew home from a wedding.',
        goals: 'Go to Portugal for nine days and look at her phone once a day.',
        buyingBehavior:
          'Asks her clinic, reads who the sitter is and where they work, wants to meet first. Pays when booking and stays with the same sitter.',
      },
      {
        name: 'Veterinary technician Sam',
        demographics: '29, technician at a clinic in Lakewood, $22 an hour, four ten-hour shifts a week',
        painPoints: 'Rent takes 45% of pay. Sitting through a general platform pays $18 a visit after fees.',
        goals: '$400 to $600 a month from three or four bookings close to home, without chasing payment.',
        buyingBehavior: 'Hears about us from a coworker, signs up on the phone, stays if payouts are prompt.',
      },
      {
        name: 'Clinic manager Beth',
        demographics: '51, manages a clinic with six doctors and 14 technicians in Fort Collins',
        painPoints: 'Owners stop treatment before vacations, and good technicians leave for better pay.',
        goals: 'Patients that stay on their medicine, and a team that can afford to stay.',
        buyingBehavior:
          'Wants to see the coverage and the contract, starts with three technicians, then recommends us.',
      },
    ],
    primaryPersona: 'Diabetic cat owner Julia',
  },
}
