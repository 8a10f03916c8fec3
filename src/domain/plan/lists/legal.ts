import type { ChipList } from './chip.ts'

/** Suggestions for the Legal Structure step, for a business in the United States. */

export const licenses: ChipList = {
  offered: 12,
  chips: [
    { text: 'State liquor license to serve beer and wine on site', for: ['alcohol'] },
    {
      text: 'Mobile food vendor permit from the city, with an approved commissary kitchen',
      for: ['street-food'],
    },
    { text: 'Health department permit to prepare and serve food', for: ['kitchen'] },
    { text: 'Food protection manager certificate for at least one person in charge', for: ['kitchen'] },
    {
      text: 'Food processor or cottage food registration for everything we pack and sell',
      for: ['packed-food'],
    },
    {
      text: 'Professional license of everyone who treats patients, checked with the state board',
      for: ['patients'],
    },
    { text: 'State facility license for the clinic, where the state asks for one', for: ['patients'] },
    { text: 'National Provider Identifier (NPI) to bill health insurance', for: ['patients'] },
    {
      text: 'Cosmetology, barber or massage license of every person, and the shop’s own license',
      for: ['beauty'],
    },
    {
      text: 'Animal facility or kennel permit, where the city or county asks for one',
      for: ['animals'],
    },
    { text: 'State child care license with background checks for all staff', for: ['children'] },
    { text: 'State contractor or trade license with the bond that it requires', for: ['building'] },
    { text: 'USDOT number and operating authority to carry people or goods', for: ['carrier'] },
    { text: 'General business license from the city or county' },
    { text: 'Employer Identification Number (EIN) from the IRS' },
    {
      text: 'State license for regulated work such as electrical, cosmetology or accounting services',
      for: ['advice', 'visits'],
      not: ['animals', 'building'],
    },
    {
      text: 'Sales tax permit (seller’s permit) from the state, which also covers tax-free purchases for resale',
    },
    { text: 'Commercial registration of every vehicle we use for work', for: ['vehicles'] },
    {
      text: 'Certificate of occupancy for the location, with zoning and fire inspection approval',
      for: ['premises'],
    },
    { text: 'Sign permit for outdoor signs, awnings and window lettering', for: ['premises'] },
    {
      text: 'Music license (ASCAP, BMI, SESAC) for background music in the store',
      for: ['premises'],
      not: ['patients', 'children'],
    },
    { text: '“Doing business as” (DBA) registration of the trade name with the county or state' },
    {
      text: 'Home occupation permit for running the business from a residence',
      not: ['premises', 'kitchen', 'carrier'],
    },
    { text: 'State employer account for payroll withholding and unemployment insurance' },
    { text: 'Registered agent and annual report with the secretary of state' },
    { text: 'Registration in every other state where we have people or premises' },
    { text: 'Workers’ compensation certificate, on file with the state before the first hire' },
    {
      text: 'Temporary seller or peddler permit for fairs, markets and events',
      for: ['goods', 'kitchen', 'packed-food'],
    },
    {
      text: 'Weights and measures registration for what we sell by weight or volume',
      for: ['goods', 'packed-food'],
    },
    {
      text: 'SAM.gov registration, before we sell to government agencies',
      for: ['software', 'advice', 'building', 'visits'],
    },
    { text: 'Export classification of the software, noted before sales abroad', for: ['software'] },
    { text: 'State tax account for income, franchise or gross receipts tax' },
    { text: 'Yearly business property return to the county assessor' },
  ],
}

export const regulations: ChipList = {
  offered: 12,
  chips: [
    {
      text: 'Alcohol service rules: age check at every sale, trained servers, no service after hours',
      for: ['alcohol'],
    },
    {
      text: 'State food code: storage temperatures, allergen information, handwashing and cleaning records',
      for: ['kitchen', 'packed-food'],
    },
    {
      text: 'FDA food labels: ingredients, allergens, net weight and our address on every package',
      for: ['packed-food'],
    },
    {
      text: 'HIPAA: patient records encrypted, access logged, agreements with every vendor',
      for: ['patients'],
    },
    {
      text: 'State sanitation rules: tools disinfected between clients, with a log',
      for: ['beauty', 'patients'],
    },
    { text: 'Proof of rabies vaccination, checked before the first visit of every animal', for: ['animals'] },
    {
      text: 'Animal welfare laws: space, water and breaks, and a vet to call in an emergency',
      for: ['animals'],
    },
    {
      text: 'Child care rules: staff ratios, safe pickup, and incidents reported on time',
      for: ['children'],
    },
    {
      text: 'Building codes: permits before work starts, inspections before it is covered',
      for: ['building'],
    },
    { text: 'EPA lead-safe rule for work in homes built before 1978', for: ['building'] },
    { text: 'FMCSA rules: hours of service, driver files and yearly vehicle inspections', for: ['carrier'] },
    {
      text: 'Automatic renewal laws: clear terms, consent before the first charge, easy online cancellation',
      for: ['software'],
    },
    {
      text: 'FTC shipping rule: ship by the promised date (30 days if none is given) or offer a refund',
      for: ['online'],
    },
    {
      text: 'Product safety rules: tested materials, warning labels and batch numbers',
      for: ['goods', 'makes'],
      not: ['kitchen'],
    },
    {
      text: 'Sales tax in other states: check thresholds every quarter and register where we pass them',
      for: ['software', 'online'],
    },
    {
      text: 'GDPR for customers in the EU: legal basis, processor agreements, breach notice within 72 hours',
      for: ['software'],
    },
    {
      text: 'Web accessibility (WCAG 2.2 AA): keyboard, contrast and image texts checked at each release',
      for: ['software', 'online'],
    },
    {
      text: 'Americans with Disabilities Act: accessible entrance, restrooms and website',
      for: ['premises'],
    },
    { text: 'FTC advertising rules: every claim, review and testimonial is true, and we can prove it' },
    { text: 'Fair Labor Standards Act: minimum wage, overtime, and correct employee or contractor status' },
    { text: 'OSHA workplace safety: hazard training, posted notices, serious injuries reported on time' },
    { text: 'PCI DSS: card data goes straight to the payment provider, self-assessment once a year' },
    { text: 'CAN-SPAM Act: postal address and working unsubscribe link in every marketing email' },
    { text: 'State privacy laws such as the CCPA: privacy policy, data requests answered within 45 days' },
    { text: 'Payroll taxes: deposited on schedule, with Form 941 every quarter' },
    { text: 'Form I-9 and the state’s new-hire report for every employee' },
    { text: 'Contractors: Form W-9 before the first payment, Form 1099-NEC by the end of January' },
    { text: 'TCPA: consent before marketing calls and texts, and a list of those who opted out' },
    { text: 'Breach notice laws: customers told in time when their data is lost or stolen' },
    { text: 'State consumer law: prices, deposits and refunds in writing before payment' },
  ],
}

export const intellectualPropertyItems: ChipList = {
  offered: 8,
  chips: [
    {
      text: 'Provisional patent application for the core process, filed before the first public demo',
      for: ['software'],
    },
    {
      text: 'List of licensed and open source material we use, with what each license allows',
      for: ['software'],
    },
    {
      text: 'Design patent for the distinctive look of the product or its packaging',
      for: ['goods'],
      not: ['premises'],
    },
    { text: 'Trademark registration of the business name and logo with the USPTO' },
    { text: 'Domain name, its most likely misspellings, and matching social media handles' },
    { text: 'Copyright in the website, texts, photos and training materials, with key works registered' },
    { text: 'Signed agreements that assign founders’, employees’ and contractors’ work to the company' },
    {
      text: 'Trade secrets (recipes, prices, customer lists) protected by NDAs and limited access',
      for: ['kitchen', 'packed-food', 'alcohol', 'goods', 'makes'],
    },
    {
      text: 'Trade secrets (prices, methods, customer lists) protected by NDAs and limited access',
      not: ['kitchen', 'packed-food', 'alcohol', 'goods', 'makes'],
    },
    { text: 'Licenses of the photos, fonts and music we use, filed with their receipts' },
    { text: 'Signed releases from everyone whose picture or story we publish' },
    { text: 'Online accounts and phone numbers held by the company, not by a person' },
  ],
}
