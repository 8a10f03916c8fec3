/** The words that a forecast stores for a choice. Every choice may also be empty while the person has not chosen. */

export const streamKinds = ['units', 'recurring', 'hours', 'amount'] as const
export type StreamKind = (typeof streamKinds)[number]

export const volumePeriods = ['day', 'week', 'month'] as const
export type VolumePeriod = (typeof volumePeriods)[number]

export const payPeriods = ['month', 'year'] as const
export type PayPeriod = (typeof payPeriods)[number]

export const employments = ['employee', 'contractor'] as const
export type Employment = (typeof employments)[number]

/** `new-customer` is the cost to win one customer, times the customers who join in the month. */
export const costPeriods = ['month', 'quarter', 'year', 'once', 'percent-of-sales', 'new-customer'] as const
export type CostPeriod = (typeof costPeriods)[number]

/** Whether a percent of sales falls along when less than the list price is paid, such as a card fee. */
export const percentBases = ['list', 'paid'] as const
export type PercentBase = (typeof percentBases)[number]

/** When customers pay: as for all sales while it is empty. */
export const customerTerms = ['own'] as const
export type CustomerTerms = (typeof customerTerms)[number]

export const costCategories = ['marketing', 'other'] as const
export type CostCategory = (typeof costCategories)[number]

/** Land never wears out, and a cash reserve is money that stays in the bank. */
export const startUpKinds = [
  'equipment',
  'fit-out',
  'land',
  'stock',
  'deposit',
  'fee',
  'cash-reserve',
] as const
export type StartUpKind = (typeof startUpKinds)[number]

export const moneySources = ['owner', 'investor', 'grant'] as const
export type MoneySource = (typeof moneySources)[number]

/** Who is paid first from what is pledged. */
export const lienOrders = ['first', 'second', 'later', 'unsecured'] as const
export type LienOrder = (typeof lienOrders)[number]

/** What a lender may take. Each kind has its usual discount. */
export const pledgeKinds = [
  'real-estate',
  'vacant-land',
  'new-equipment',
  'used-equipment',
  'vehicle',
  'furniture',
  'stock',
  'receivables',
  'cash',
  'other',
] as const
export type PledgeKind = (typeof pledgeKinds)[number]

export const entities = ['sole-trader', 'partnership', 'llc', 's-corporation', 'corporation'] as const
export type Entity = (typeof entities)[number]

/** The lines whose months can be overwritten. Everything else follows from them, or the books would not balance. */
export const overwritableLines = ['volume', 'sales', 'direct-cost', 'pay', 'cost', 'draws'] as const
export type OverwritableLine = (typeof overwritableLines)[number]
