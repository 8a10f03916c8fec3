import { nameStep } from '#advisor/wording/name-step.ts'

export const financials = nameStep('financialProjections')

/** How to get the answer that only a forecast gives: 'I show …', 'I find …' */
export function askForSales(then: string): string {
  return `Write how much you sell in the forecast of ${financials}, and ${then}.`
}
