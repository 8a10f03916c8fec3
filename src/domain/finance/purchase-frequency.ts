import { formatNumber } from '#domain/wording/format-number.ts'

const weeksPerMonth = 52 / 12

/** How often a customer buys, as people say it, and how many times a month that is. */
export const purchaseFrequencies: readonly { readonly label: string; readonly perMonth: number }[] = [
  { label: 'Every day', perMonth: 30 },
  { label: 'Twice a week', perMonth: 8.67 },
  { label: 'Every week', perMonth: 4.33 },
  { label: 'Every two weeks', perMonth: 2.17 },
  { label: 'Once a month', perMonth: 1 },
  { label: 'Every six weeks', perMonth: 0.72 },
  { label: 'Every three months', perMonth: 0.33 },
  { label: 'Twice a year', perMonth: 0.17 },
  { label: 'Once a year', perMonth: 0.083 },
]

/** 'once every six weeks', 'about 3 times a month', 'about once every 10 weeks'. */
export function describeFrequency(perMonth: number): string {
  const known = purchaseFrequencies.find((frequency) => frequency.perMonth === perMonth)
  if (known) return known.label.toLowerCase()
  return perMonth >= 1
    ? `about ${formatNumber(perMonth, 1)} times a month`
    : `about once every ${formatNumber(weeksPerMonth / perMonth, 0)} weeks`
}

/** What a price can be for. People may write another word. */
export const priceUnits: readonly string[] = ['month', 'visit', 'order', 'hour', 'day', 'session', 'project']
