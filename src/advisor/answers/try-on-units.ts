import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { bullets, paragraphs } from '#advisor/wording/markdown.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { askForSales, financials } from './forecast-step.ts'
import type { AskedChange } from './read-asked-change.ts'

/** Without a forecast, the step's own numbers still show what a sale leaves and how many sales cover the costs. */
export function tryOnUnits(change: AskedChange, { money, showMoney }: PlanFacts): string {
  const { price, cogs } = money.projections
  const { fixedMonthlyCosts: fixed } = money
  const next = askForSales('I show cash and profit with this change')
  const factorOf = (lever: AskedChange['lever']) => (change.lever === lever ? change.value : 1)
  const margin = price - cogs
  const after = {
    price: price * factorOf('price'),
    cogs: cogs * factorOf('directCost'),
    fixed: fixed * factorOf('runningCosts'),
  }
  const left = after.price - after.cogs
  const isKnown = ['price', 'directCost', 'runningCosts', 'volume'].includes(change.lever)
  if (!money.canCalculate || !isKnown) return `**${change.words}**\n\n${next}`
  const today = `A sale leaves ${showMoney(price)} − ${showMoney(cogs)} = ${showMoney(margin)}`
  const lines = [
    left === margin
      ? today
      : `${today} today, and ${showMoney(after.price)} − ${showMoney(after.cogs)} = ${showMoney(left)} then`,
    ...(change.lever === 'volume' && margin > 0
      ? [
          `Each 100 sales that you plan leave 100 × ${formatNumber(change.value, 3)} × ${showMoney(margin)} = ${showMoney(100 * change.value * margin)} instead of ${showMoney(100 * margin)}`,
        ]
      : []),
    ...(left <= 0 ? ['No number of sales covers your costs then'] : []),
    ...(left > 0 && fixed > 0 ? describeSales(change, after.fixed, left, showMoney) : []),
  ]
  return paragraphs(`**${change.words}, by the numbers of ${financials}**`, bullets(lines), next)
}

function describeSales(
  { lever, value }: AskedChange,
  fixed: number,
  left: number,
  showMoney: (amount: number) => string,
): string[] {
  const sales = Math.ceil(fixed / left)
  const needed = `Sales a month that cover your fixed costs: ${showMoney(fixed)} ÷ ${showMoney(left)} = ${roundUp(fixed / left)}`
  if (lever !== 'volume' || value <= 0 || value >= 1) return [needed]
  return [
    needed,
    `To cover them even then, plan for ${formatNumber(sales)} ÷ ${formatNumber(value, 3)} = ${roundUp(sales / value)} sales a month`,
  ]
}

/** '21.4, rounded up to 22', or '22' */
function roundUp(amount: number): string {
  const shown = formatNumber(amount, 1)
  const up = formatNumber(Math.ceil(amount - 1e-9))
  return shown === up ? up : `${shown}, rounded up to ${up}`
}
