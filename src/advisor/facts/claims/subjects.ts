/** What a figure can be about, each with the words that say so. A phrase is found by its last word. */
const wordsBySubject = {
  price: 'price prices priced pricing charge charges charged charging ticket fare tuition',
  revenue: 'revenue revenues turnover sales income earnings receipts',
  profit: 'profit profits profitable net ebitda surplus',
  margin: 'margin margins markup',
  cost: 'cost costs expense expenses spend spending overhead overheads',
  'direct-cost': 'cogs ingredients materials material goods packaging wholesale',
  rent: 'rent rents rental lease leases leasing leased landlord',
  utilities: 'utilities utility electricity power water gas internet phone',
  insurance: 'insurance premium premiums liability insured',
  pay: 'pay pays paid salary salaries wage wages payroll compensation stipend',
  loan: 'loan loans borrow borrows borrowed borrowing lender lenders bank debt sba mortgage microloan',
  payment: 'repay repays repaid repayment repayments installment installments payment payments',
  interest: 'interest apr',
  deposit: 'deposit deposits downpayment',
  grant: 'grant grants',
  investment: 'invest invests invested investing investor investors investment investments equity seed angel',
  savings: 'savings saved own personal owner owners contribution contribute contributes contributing',
  funding: 'funding funds fund raise raises raised raising ask asking financing financed',
  'startup-cost': 'startup launch opening buildout fitout renovation renovations remodel',
  reserve: 'reserve reserves cushion buffer contingency runway cash capital',
  tax: 'tax taxes taxed vat irs',
  marketing: 'marketing advertising ads ad adverts campaign campaigns promotion promotions seo flyers',
  budget: 'budget budgets budgeted',
  market: 'market markets tam sam som industry sector demand',
  share: 'share shares shareholder shareholders stake ownership owns',
  growth: 'growth grow grows growing grew increase increases increased rise rises expand expands',
  churn: 'churn churns churned cancel cancels cancellation cancellations attrition leave leaves',
  retention: 'retention retain retained loyal repeat return returning renew renews renewal',
  conversion: 'conversion conversions convert converts converted converting',
  acquisition: 'cac acquisition acquire acquiring win wins winning',
  'lifetime-value': 'ltv clv lifetime',
  customers:
    'customer customers client clients user users subscriber subscribers member members guest guests shopper shoppers buyer buyers account accounts patient patients student students diner diners regulars household households',
  visitors: 'visitor visitors visits visit traffic footfall views clicks leads prospects impressions',
  orders:
    'order orders booking bookings transactions transaction jobs appointments sold sell sells unit units',
  capacity: 'capacity seat seats seating tables table rooms chairs stations bays',
  staff:
    'staff employee employees hire hires hiring hired worker workers barista baristas crew crews technician technicians driver drivers contractors team',
  hours: 'open opens hours shift shifts',
  inventory: 'inventory stock',
  equipment:
    'equipment machine machines machinery van vans truck trucks oven ovens vehicle vehicles tools roaster',
  maintenance: 'maintenance repair repairs upkeep',
  fee: 'fee fees commission commissions processing',
  discount: 'discount discounts off rebate coupon',
  competitors: 'competitor competitors competition rival rivals',
  supplier: 'supplier suppliers vendor vendors',
  license: 'license licenses permit permits licence licences registration inspection',
  software: 'software hosting subscription subscriptions saas tools',
  'break-even': 'breakeven even',
  space: 'space footage square sqft',
  warranty: 'warranty warranties guarantee guarantees',
} as const

export type Subject = keyof typeof wordsBySubject

/** Every word with the subject it names. A word of two subjects counts for the first. */
export const subjectsByWord: ReadonlyMap<string, Subject> = new Map(
  Object.entries(wordsBySubject)
    .toReversed()
    .flatMap(([subject, words]) => words.split(' ').map((word) => [word, subject as Subject] as const)),
)
