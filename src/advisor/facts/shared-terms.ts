import type { PlanFacts } from './plan-facts.ts'

/** The days that hold for all sales and all purchases. Null too where something sold has its own, which a text may mean. */
export function readSharedTerms({ data }: PlanFacts): {
  readonly customerDays: number | null
  readonly supplierDays: number | null
} {
  const { streams, timing } = data.financialProjections.forecast
  const hasOwn = streams.some(({ customerTerms }) => customerTerms === 'own')
  const hasOwnSuppliers = streams.some(({ daysUntilSuppliersPaid }) => daysUntilSuppliersPaid !== null)
  return {
    customerDays: hasOwn ? null : timing.daysUntilCustomersPay,
    supplierDays: hasOwnSuppliers ? null : timing.daysUntilSuppliersPaid,
  }
}
