/** Every way in which the pay of a person can be said: one or all of them, with and without taxes. */
export function listPayReadings({
  pay,
  payPeriod,
  count,
  payrollPercent,
  raisePercent,
}: {
  readonly pay: number | null
  readonly payPeriod: string
  readonly count: number | null
  readonly payrollPercent: number | null
  readonly raisePercent: number | null
}): number[] {
  const one = (pay ?? 0) / (payPeriod === 'year' ? 12 : 1)
  const raised = one * (1 + (raisePercent ?? 0) / 100)
  const heads = count ?? 1
  const taxes = 1 + (payrollPercent ?? 0) / 100
  return [one, raised].flatMap((each) => [each, each * heads, each * taxes, each * heads * taxes])
}
