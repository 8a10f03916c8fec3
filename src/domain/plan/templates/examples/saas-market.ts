import type { MarketDraft } from './complete-example.ts'

export const saasMarket: MarketDraft = {
  marketAnalysis: {
    tam: '$64.1 million a year: about 60,000 subcontractors with 5 to 100 employees on public construction jobs in the United States × $1,068 a year (census of construction firms and federal contract records, 2025, with our estimate of the share in public work)',
    sam: '$15.0 million a year: the 14,000 of them in California, Oregon, Washington, Nevada and New Mexico, whose reporting rules we support from the start × $1,068 a year (state public works contractor lists, 2026)',
    som: '$235,000 in year three: 220 accounts on average × $1,068 a year, 1.6% of the SAM',
    summary:
      'We interviewed 37 office managers and owners of electrical, plumbing and concrete firms and watched 11 of them prepare a weekly report. The median took two hours per job each week, and 29 of 37 had at least one report rejected in the last year. 24 asked for access before we named a price, and 16 use the test version every week. The states’ lists of public works contractors give us the name, trade and address of every company in the SAM.',
    segments: [
      {
        name: 'Trade subcontractors, 10 to 50 employees',
        size: '7,900 firms in the five states, 56% of the SAM',
        growthRate: 'About 4% a year, with public construction budgets',
        characteristics:
          'Electrical, mechanical, concrete and paving firms with two to six public jobs at a time and one office manager who does payroll, billing and reports.',
      },
      {
        name: 'Small crews new to public work',
        size: '4,300 firms with 5 to 9 employees, 31%',
        growthRate: 'About 7% a year, as cities split contracts for small firms',
        characteristics:
          'The owner or a spouse does the paperwork at night. One public job at a time. They fear the first report more than the work.',
      },
      {
        name: 'Regional subcontractors, 51 to 100 employees',
        size: '1,800 firms, 13%',
        growthRate: 'About 2% a year',
        characteristics:
          'Payroll department of two or three, several states, union and non-union crews. They ask for roles, an audit log and single sign-on.',
      },
    ],
    trends: [
      {
        title: 'More public money with wage rules attached',
        description:
          'Federal infrastructure programs run for years, and each contract above a few thousand dollars carries weekly wage reporting. New companies run into the rule every month.',
      },
      {
        title: 'Agencies move from paper to upload',
        description:
          'Three of our five states accept or require electronic files. Each has its own format. Keeping up with them is our job and a reason to stay with us.',
      },
      {
        title: 'General contractors pass the work down',
        description:
          'General contractors hold back payment until every subcontractor’s report is accepted. That makes a clean report worth money within the same month.',
      },
    ],
  },
  competitiveAnalysis: {
    directCompetitors: [
      {
        name: 'Enterprise compliance platform',
        strengths: 'Required by some large agencies, covers all states, trusted by general contractors',
        weaknesses: 'Built for the general contractor; subcontractors retype hours; training takes a day',
        marketShare: 'About 20% of our SAM use it because a general contractor requires it',
        pricing: 'From $300 a month, or a fee per project',
      },
      {
        name: 'Construction accounting suite with a payroll module',
        strengths: 'Everything in one system, job costs included',
        weaknesses: 'Six weeks of setup, annual contract, reports for two of our five states',
        marketShare: 'About 10%, mostly firms above 50 employees',
        pricing: '$450 a month and $4,000 for setup',
      },
      {
        name: 'Reporting add-on of a payroll service',
        strengths: 'Hours and pay are already there',
        weaknesses: 'Does not know trade classifications; fringe benefits have to be entered by hand',
        marketShare: 'About 8%',
        pricing: '$60 a month on top of payroll, per state',
      },
    ],
    indirectCompetitors: [
      {
        name: 'Spreadsheet and the official PDF form',
        strengths: 'Free, familiar, accepted everywhere',
        weaknesses: 'Two hours per job each week, and nothing checks the wage rates',
        marketShare: 'About 55% of firms',
        pricing: 'Nothing but the office manager’s time',
      },
      {
        name: 'Outside bookkeeper',
        strengths: 'Takes the work off the firm’s hands',
        weaknesses: 'Needs the hours by Tuesday, cannot take responsibility for the crew’s classifications',
        marketShare: 'About 7%',
        pricing: '$75 to $120 per report',
      },
    ],
    competitiveAdvantages: [
      {
        title: 'Wage tables kept current by us',
        description:
          'We maintain 3,100 wage and fringe rates for five states and check every report against them before it is sent. Building that took nine months; keeping it current is a weekly routine.',
      },
      {
        title: 'Written for the person who files',
        description:
          'One founder has filed about 2,000 of these reports herself. 14 of the 16 test firms sent their first report without a call to us.',
      },
      {
        title: 'Partners who meet the customer first',
        description:
          'Two trade associations and eleven construction bookkeepers recommend us at the moment a firm wins its first public job.',
      },
    ],
    marketPosition:
      'The wage report for the subcontractor, not for the general contractor: ready on the day you win a job, without a consultant. Companies above 100 employees and general contractors are better served elsewhere, and we tell them so.',
    pricingStrategy:
      'Professional at $89 is under a third of the enterprise platform and less than one report by an outside bookkeeper. Starter at $29 lets a company with a single job start without a second thought. We never charge per report, because that would punish companies for winning work. Annual plans cost the price of ten months.',
  },
  customerPersonas: {
    personas: [
      {
        name: 'Office manager Renee',
        demographics: '44, runs the office of a 26-person electrical firm in Fresno, reports to the owner',
        painPoints:
          'Six hours every week for three public jobs, most of it copying. One wrong classification and the report comes back after ten days, and so does the payment.',
        goals: 'Send all three reports on Monday before lunch and never hear about them again.',
        buyingBehavior:
          'Searches for the exact error message, asks in an office managers’ group, tries it on a real job. Can spend up to $100 a month without asking the owner.',
      },
      {
        name: 'First-timer Luis',
        demographics: '36, owns a seven-person concrete crew near Salem, has just won a school job',
        painPoints: 'Has never filed a report, reads the rules at night and fears a fine he cannot afford.',
        goals: 'Get paid on time on the first public job so that he can bid for the next.',
        buyingBehavior:
          'Asks his bookkeeper and the trade association. Signs up on the phone the week work starts. Cancels if the next public job does not come.',
      },
      {
        name: 'Payroll lead Janet',
        demographics: '52, leads a payroll team of three at a mechanical contractor with 88 employees',
        painPoints: 'Three states, four unions, and an auditor who wants to know who changed what and when.',
        goals: 'One system for all states, with roles and a log that stands up in an audit.',
        buyingBehavior:
          'Compares three vendors, needs a security document and a reference, signs for a year.',
      },
    ],
    primaryPersona: 'Office manager Renee',
  },
}
