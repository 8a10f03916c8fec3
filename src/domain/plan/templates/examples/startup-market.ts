import type { MarketDraft } from './complete-example.ts'

export const startupMarket: MarketDraft = {
  marketAnalysis: {
    tam: '$126 million a year: about 118,000 U.S. therapy, chiropractic and dental hygiene practices that work by appointment × $1,068 a year (census of health care providers, 2025)',
    sam: '$17.1 million a year: the 16,000 independent physical therapy clinics with three or more therapists × $1,068 (professional association’s directory, 2026)',
    som: '$293,700 a year by the end of year three: 275 clinics × $1,068, 1.7% of the SAM',
    summary:
      'We interviewed 41 clinic managers. 29 named late cancellations among their three biggest problems, ahead of hiring and billing. A clinic with five therapists loses about eleven visits a week this way, at $95 each. In a test with three clinics over eight weeks, text messages sent by our prototype filled 96 of 264 empty slots, or 36%. The front desks had filled 11% by phone in the weeks before. All three clinics asked to keep it.',
    segments: [
      {
        name: 'Independent clinics, 3 to 10 therapists',
        size: '13,400 clinics, 84% of the SAM',
        growthRate: 'About 3% a year (professional association’s directory, 2026)',
        characteristics:
          'Owner is a therapist, one or two people at the front desk, a waiting list on paper. Decides within a month, pays by card.',
      },
      {
        name: 'Small clinic groups, 2 to 6 locations',
        size: '2,600 clinics in about 800 groups, 16%',
        growthRate: 'About 6% a year, by buying single clinics',
        characteristics:
          'An operations manager compares locations by visits per therapist. Wants reports, roles and one invoice.',
      },
    ],
    trends: [
      {
        title: 'Front desks are short of people',
        description:
          'Half of the clinics we met have an open front-desk position. No one has the 20 minutes it takes to fill one slot by phone, so it stays empty.',
      },
      {
        title: 'Patients answer texts, not calls',
        description:
          'In our test, the median answer came after four minutes. Most patients on the waiting list had agreed to texts when they signed up.',
      },
      {
        title: 'Clinic software is opening up',
        description:
          'Federal rules push health record vendors to offer interfaces. Two of the five systems our clinics use have opened theirs within the last two years. Before that, this product was not possible.',
      },
    ],
  },
  competitiveAnalysis: {
    directCompetitors: [
      {
        name: 'Reminder and recall suites',
        strengths: 'Known to every clinic, many features, sales teams in every state',
        weaknesses: 'Remind, but do not refill; $300 a month and a yearly contract',
        marketShare: 'About 30% of clinics use one',
        pricing: '$250 to $400 a month',
      },
      {
        name: 'Waiting list in the record system',
        strengths: 'Already there, no extra contract',
        weaknesses: 'A list without matching; someone still has to call',
        marketShare: 'Present in about 40% of clinics, used by few',
        pricing: 'Included',
      },
      {
        name: 'Young scheduling company for dentists',
        strengths: 'Well funded, good product, same idea',
        weaknesses: 'Built around chairs and hygienists; says it will stay with dentists for two years',
        marketShare: 'None in physical therapy so far',
        pricing: '$149 a month',
      },
    ],
    indirectCompetitors: [
      {
        name: 'Front desk with a phone',
        strengths: 'Knows the patients, finds the right words',
        weaknesses: 'Fills 11% of late gaps, 20 minutes each, never after hours',
        marketShare: 'Nearly all clinics',
        pricing: 'About $7 of wages per attempt',
      },
      {
        name: 'Cancellation fees',
        strengths: 'Easy to announce',
        weaknesses: 'Rarely collected, upset patients, the slot stays empty',
        marketShare: 'About half of clinics',
        pricing: '$25 to $50 per missed visit, on paper',
      },
    ],
    competitiveAdvantages: [
      {
        title: 'Data on who says yes',
        description:
          'Our model learns from 2,900 offers and answers which patient accepts which slot on how much notice. Each clinic adds about 250 a month. A copycat would start from zero.',
      },
      {
        title: 'Made with three clinics',
        description:
          'The rules that matter, such as therapist, insurance limit and body region, come from eight weeks at the front desk. The dental product has none of them.',
      },
      {
        title: 'Working connections to two record systems',
        description:
          'Together they serve 45% of our market. Each took about three months including the vendor’s review.',
      },
    ],
    marketPosition:
      'The one tool that fills the gap instead of just reporting it, for independent physical therapy clinics. We do not replace reminders or records, and we leave hospitals and dentists to others for now.',
    pricingStrategy:
      '$89 a month is less than one refilled visit a month pays, and under a third of a reminder suite. The first 25 clinics pay $49 for two years in exchange for weekly feedback. We do not charge per filled slot, because clinics told us they would argue about each one.',
  },
  customerPersonas: {
    personas: [
      {
        name: 'Clinic owner Melissa',
        demographics:
          '45, physical therapist, owns a clinic with five therapists in Raleigh, $1.2 million in revenue',
        painPoints:
          'Eleven visits a week lost to late cancellations, about $1,045. Her front desk is one person and a pile of sticky notes.',
        goals: 'Full days for her therapists without hiring, and patients who get in sooner.',
        buyingBehavior:
          'Listens to two owners in her peer group, tries it for a month, looks at one number: visits refilled. Pays by card, no contract.',
      },
      {
        name: 'Front desk lead Tasha',
        demographics: '33, runs the front desk of a clinic with seven therapists, the person who will use it',
        painPoints: 'Calls nine people to fill one slot while three wait at the counter.',
        goals: 'Go home on time, with a schedule that fills itself.',
        buyingBehavior: 'Does not sign, but her verdict after three days decides. Hates second logins.',
      },
    ],
    primaryPersona: 'Clinic owner Melissa',
  },
}
