import type { MarketDraft } from './complete-example.ts'

export const serviceMarket: MarketDraft = {
  marketAnalysis: {
    tam: '$16.9 million a year: 9,400 restaurants, bars, hotels and clinics with an ice machine in Bexar County × $1,800 for a monthly cleaning plan (county food permit records, 2026)',
    sam: '$6.5 million a year: the 3,600 independent ones within 25 miles of downtown San Antonio that have no service contract × $1,800',
    som: '$288,000 in year three: 160 plans × $1,800, 4.4% of the SAM',
    summary:
      'We read 600 public inspection reports from the last twelve months. 23% of them cited the ice machine, the third most common violation. We visited 58 kitchens. 41 machines had visible mold or scale, and 9 had a cleaning record. Owners know about it and forget it. Of 30 owners we offered a free water and mold test, 12 ordered a cleaning and 7 asked for a monthly plan on the spot.',
    segments: [
      {
        name: 'Independent restaurants and bars',
        size: '2,500 sites within 25 miles, 69% of the SAM',
        growthRate: 'About 2% a year; about one in ten closes or changes hands',
        characteristics:
          'One or two ice machines, owner or kitchen manager decides on the spot. Busy from 11 a.m., so visits have to be done by 10 or happen in the afternoon.',
      },
      {
        name: 'Hotels and event venues',
        size: '420 sites, 12%',
        growthRate: 'About 3% a year',
        characteristics:
          'Two to six machines, a chief engineer, purchase orders. They want one invoice and a record for the brand’s audit.',
      },
      {
        name: 'Clinics, nursing homes and schools',
        size: '680 sites, 19%',
        growthRate: 'About 4% a year',
        characteristics:
          'Have to keep records, strict about who enters, slow to sign but loyal once they do.',
      },
    ],
    trends: [
      {
        title: 'Inspection results are public',
        description:
          'The county puts reports online, and customers read them. An ice machine violation costs more than a year of cleaning. We write to every site that gets one.',
      },
      {
        title: 'Fewer people in the kitchen',
        description:
          'Kitchens run with fewer staff, so the monthly cleaning in the manual is the first thing to go. Now they buy it instead.',
      },
      {
        title: 'Hotter summers',
        description:
          'Machines run longer, scale builds up faster, and a failure in July means buying ice at $120 a day. Prevention sells itself from May to September.',
      },
    ],
  },
  competitiveAnalysis: {
    directCompetitors: [
      {
        name: 'Refrigeration repair companies',
        strengths: 'Repair everything cold, licensed, known to every kitchen',
        weaknesses: 'Come when it is broken; cleaning is a side job, 12-day wait in summer',
        marketShare: 'About 25% of cleanings, four firms',
        pricing: '$260 to $340 per cleaning, plus travel',
      },
      {
        name: 'Ice machine leasing company',
        strengths: 'Machine, cleaning and repair for one monthly fee',
        weaknesses: 'Three-year contract, does not serve owners who have their own machine',
        marketShare: 'About 12% of sites',
        pricing: '$189 to $320 a month with the machine',
      },
      {
        name: 'One-person cleaners',
        strengths: 'Cheap, flexible, friendly',
        weaknesses: 'No insurance, no record for the inspector, no one to fill in when they are sick',
        marketShare: 'About 8%',
        pricing: '$90 to $140 cash per visit',
      },
    ],
    indirectCompetitors: [
      {
        name: 'Kitchen staff with the manual',
        strengths: 'No bill, can be done any night',
        weaknesses: 'Two hours that no one has; chemicals mixed wrong; no record',
        marketShare: 'About 20% of sites, seldom every month',
        pricing: 'About $45 in wages and chemicals, when it happens',
      },
      {
        name: 'Doing nothing until the inspector comes',
        strengths: 'Costs nothing this month',
        weaknesses: 'A violation, a bad review or a $1,900 compressor',
        marketShare: 'About a third of sites',
        pricing: 'Nothing, then $260 in a hurry',
      },
    ],
    competitiveAdvantages: [
      {
        title: 'Dense routes',
        description:
          'We sell plans street by street, so a technician makes eight visits a day with ten minutes between them. That is why a $150 plan leaves us $120.',
      },
      {
        title: 'A record inspectors accept',
        description:
          'Photos before and after, swab test and date, behind a code on the machine. Two county inspectors reviewed the form with us before the first visit.',
      },
      {
        title: 'Nothing but ice machines',
        description:
          'A technician reaches full speed in three weeks instead of two years, and knows the 14 models that make up 90% of the machines in town.',
      },
    ],
    marketPosition:
      'The monthly habit for sites that own their ice machine: cleaner than the kitchen can manage, half the price of a repair company’s visit. We do not repair compressors. We call the partner who does.',
    pricingStrategy:
      'A plan at $150 a month costs less than one cleaning by a repair company, and customers can cancel with a month’s notice. The one-time visit costs $185, so the plan is the obvious choice for anyone who needs a second one. Priority at $320 competes with the cost of buying ice and closing for a day.',
  },
  customerPersonas: {
    personas: [
      {
        name: 'Restaurant owner Teresa',
        demographics: '49, owns two Tex-Mex restaurants with a staff of 34, in the kitchen by nine every day',
        painPoints:
          'Two points off at the last inspection for the ice bin, and a customer posted the report. The repair company came after eleven days and charged $310.',
        goals: 'Never think about the ice machine again, and have the record ready when the inspector asks.',
        buyingBehavior:
          'Decides at the counter in five minutes if she sees the swab turn black. Pays by card, asks other owners on her street.',
      },
      {
        name: 'Chief engineer Walt',
        demographics: '55, maintains a 180-room hotel with five ice machines, budget approved each October',
        painPoints: 'Brand audits twice a year; his two people are always on something more urgent.',
        goals: 'A record per machine and an emergency number that answers on Saturday.',
        buyingBehavior:
          'Asks for proof of insurance and two references, tries it on one machine, signs for the year.',
      },
    ],
    primaryPersona: 'Restaurant owner Teresa',
  },
}
