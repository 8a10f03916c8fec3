/** Suggestions for the Legal Structure step, for a business in the United States. */

export const licenses: readonly string[] = [
  'General business license from the city or county',
  'Employer Identification Number (EIN) from the IRS',
  'Sales tax permit (seller’s permit) from the state, which also covers tax-free purchases for resale',
  '“Doing business as” (DBA) registration of the trade name with the county or state',
  'Certificate of occupancy for the location, with zoning and fire inspection approval',
  'Home occupation permit for running the business from a residence',
  'Health department permit to prepare and serve food',
  'Food protection manager certificate for at least one person in charge',
  'State liquor license to serve beer and wine on site',
  'State license for regulated work such as electrical, cosmetology or accounting services',
  'Sign permit for outdoor signs, awnings and window lettering',
  'Music license (ASCAP, BMI, SESAC) for background music in the store',
]

export const regulations: readonly string[] = [
  'FTC advertising rules: every claim, review and testimonial is true, and we can prove it',
  'FTC shipping rule: ship by the promised date (30 days if none is given) or offer a refund',
  'CAN-SPAM Act: postal address and working unsubscribe link in every marketing email',
  'Automatic renewal laws: clear terms, consent before the first charge, easy online cancellation',
  'Sales tax in other states: check thresholds every quarter and register where we pass them',
  'PCI DSS: card data goes straight to the payment provider, self-assessment once a year',
  'State privacy laws such as the CCPA: privacy policy, data requests answered within 45 days',
  'GDPR for customers in the EU: legal basis, processor agreements, breach notice within 72 hours',
  'Americans with Disabilities Act: accessible entrance, restrooms and website',
  'Fair Labor Standards Act: minimum wage, overtime, and correct employee or contractor status',
  'OSHA workplace safety: hazard training, posted notices, serious injuries reported on time',
  'State food code: storage temperatures, allergen information, handwashing and cleaning records',
]

export const intellectualPropertyItems: readonly string[] = [
  'Trademark registration of the business name and logo with the USPTO',
  'Domain name, its most likely misspellings, and matching social media handles',
  'Copyright in the website, texts, photos and training materials, with key works registered',
  'Signed agreements that assign founders’, employees’ and contractors’ work to the company',
  'Trade secrets (recipes, prices, customer lists) protected by NDAs and limited access',
  'Provisional patent application for the core process, filed before the first public demo',
  'Design patent for the distinctive look of the product or its packaging',
  'List of licensed and open source material we use, with what each license allows',
]
