import { type ForecastFacts, readForecast } from '#advisor/facts/forecast-facts.ts'
import { isTemplateCost } from '#advisor/facts/is-template-cost.ts'
import { mentionsMoney } from '#advisor/facts/named-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished } from '#advisor/facts/texts.ts'
import { shorten } from '#advisor/wording/quote.ts'
import type { ForecastCondition } from '#domain/course/lesson.ts'
import { computeSourcesAndUses } from '#domain/forecast/figures/sources-and-uses.ts'
import { wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { templates } from '#domain/plan/templates/template-list.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { plural } from '#domain/wording/plural.ts'
import { countOwnWords } from './own-words.ts'
import type { TaskState } from './task-state.ts'

const forecastAt = (field: 'streams' | 'people' | 'runningCosts' | 'timing'): FieldAddress => [
  'financialProjections',
  'forecast',
  field,
]
const loansAt: FieldAddress = ['financialProjections', 'funding', 'loans']
const contributionsAt: FieldAddress = ['financialProjections', 'funding', 'contributions']
const startUpAt: FieldAddress = ['financialProjections', 'startupCosts']

const costStructureAt: FieldAddress = ['businessModel', 'costStructure']

/** The words by which the review finds marketing among the costs. */
const marketingWords = /\bmarketing\b|\badvertis|\bads\b|\bpromotion/i

type Check = (facts: PlanFacts, found: ForecastFacts | null) => TaskState

const lack = (detail: string, address: TaskState['address']): TaskState => ({
  isPassed: false,
  detail,
  address,
})
const has = (detail: string, address: FieldAddress): TaskState => ({ isPassed: true, detail, address })
const isSet = (value: number | null): value is number => value !== null && value > 0

const checks: Readonly<Record<ForecastCondition, Check>> = {
  sales: ({ data }, found) => {
    const { streams } = data.financialProjections.forecast
    if (streams.length === 0) return lack('Nothing is sold in the forecast yet.', forecastAt('streams'))
    if (found === null) return lack('The forecast has no sales yet.', forecastAt('streams'))
    const names = streams.map(({ name }) => name).filter((name) => name.trim() !== '')
    return has(names.slice(0, 3).join(' · '), forecastAt('streams'))
  },
  people: ({ data }) => {
    const paid = data.financialProjections.forecast.people.filter(({ pay }) => isSet(pay))
    return paid.length > 0
      ? has(`${paid.length} ${plural(paid.length, 'role')} with pay`, forecastAt('people'))
      : lack('No one is paid yet.', forecastAt('people'))
  },
  costs: ({ data }) => {
    const costs = data.financialProjections.forecast.runningCosts.filter(({ amount }) => isSet(amount))
    const words = `${costs.length} ${plural(costs.length, 'cost')} with an amount`
    return costs.length >= 4
      ? has(words, forecastAt('runningCosts'))
      : lack(words, forecastAt('runningCosts'))
  },
  'marketing-cost': ({ data }) => {
    const lines = data.businessModel.costStructure.filter(
      (cost) => marketingWords.test(cost) && countOwnWords(cost) > 0,
    )
    const line = lines.find(mentionsMoney)
    if (line !== undefined) return has(shorten(line), costStructureAt)
    const cost = data.financialProjections.forecast.runningCosts.find(
      ({ name, category, amount }) =>
        isSet(amount) && (category === 'marketing' || marketingWords.test(name)),
    )
    return cost
      ? has(shorten(cost.name), forecastAt('runningCosts'))
      : lack(
          lines.length > 0 ? 'The marketing has no amount yet.' : 'No marketing among the costs yet.',
          costStructureAt,
        )
  },
  'own-pay': ({ data, showMoney }) => {
    const { people, timing } = data.financialProjections.forecast
    const owner = people.find(({ isOwner, pay }) => isOwner && isSet(pay))
    if (owner)
      return has(`${showMoney(owner.pay ?? 0)} a ${owner.payPeriod || 'month'}`, forecastAt('people'))
    return isSet(timing.ownersDraws)
      ? has(`${showMoney(timing.ownersDraws)} drawn a month`, forecastAt('timing'))
      : lack('Your own pay is not in the forecast.', forecastAt('people'))
  },
  'cash-above-zero': ({ showMoney }, found) => {
    if (found === null) return lack('The forecast has no sales yet.', forecastAt('streams'))
    const { figures, forecast } = found
    const { amount, month } = figures.lowestCash
    const words = `Lowest: ${showMoney(figures.shownLowestCash)} ${placeForecastMonth(forecast.model, month)}`
    return amount >= 0 ? has(words, loansAt) : lack(words, loansAt)
  },
  'startup-costs': ({ data, showMoney }) => {
    const own = data.financialProjections.startupCosts.filter(
      (cost) => cost.amount > 0 && !isTemplateCost(cost),
    )
    const total = own.reduce((sum, { amount }) => sum + amount, 0)
    return own.length >= 3
      ? has(`${own.length} costs, ${showMoney(total)}`, startUpAt)
      : lack(`${own.length} ${plural(own.length, 'cost')} of your own`, startUpAt)
  },
  quotes: ({ data }) => {
    const quoted = data.financialProjections.startupCosts.filter(({ quote }) => isFinished(quote))
    return quoted.length > 0
      ? has(`${quoted.length} ${plural(quoted.length, 'quote')}`, startUpAt)
      : lack('No start-up cost names who offered it at this price.', startUpAt)
  },
  'loan-terms': ({ data, showMoney }, found) => {
    const { loans } = data.financialProjections.funding
    const [loan] = loans
    if (!loan) {
      return isBalanced(found)
        ? has('The plan needs no loan.', loansAt)
        : lack('No loan is asked for yet.', loansAt)
    }
    const words = [
      isSet(loan.amount) ? showMoney(loan.amount) : 'no amount',
      isSet(loan.ratePercent) ? `${loan.ratePercent}%` : 'no rate',
      isSet(loan.termMonths) ? `${loan.termMonths} months` : 'no term',
    ].join(' · ')
    const isWhole = loans.every(
      ({ amount, ratePercent, termMonths }) => isSet(amount) && isSet(ratePercent) && isSet(termMonths),
    )
    return isWhole ? has(words, loansAt) : lack(words, loansAt)
  },
  'own-money': ({ data, showMoney }) => {
    const own = data.financialProjections.funding.contributions
      // While no source is chosen, the forecast takes it for the owner's, and its field says so.
      .filter(({ source }) => source === 'owner' || source === '')
      .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
    return own > 0
      ? has(`${showMoney(own)} of your own`, contributionsAt)
      : lack('None of your own money is in it yet.', contributionsAt)
  },
  'sources-balance': ({ showMoney }, found) => {
    if (found === null) return lack('The forecast has no sales yet.', forecastAt('streams'))
    const { totalUses, totalSources } = computeSourcesAndUses(found.forecast.model)
    const words = `${showMoney(totalSources)} of money for ${showMoney(totalUses)} of costs`
    return isBalanced(found) ? has(words, contributionsAt) : lack(words, contributionsAt)
  },
  'debt-covered': (_facts, found) => {
    if (found === null) return lack('The forecast has no sales yet.', forecastAt('streams'))
    const covers = found.figures.years.map(({ debtCover }) => debtCover?.afterOwnerInFull ?? null)
    const second = covers[1] ?? null
    if (second === null) {
      return isBalanced(found)
        ? has('There is no loan to cover.', loansAt)
        : lack('There is no loan to cover yet.', loansAt)
    }
    const words = `${second.toFixed(2)} times in year 2`
    return second >= wantedDebtCover.value ? has(words, loansAt) : lack(words, loansAt)
  },
}

/** Whether the money that is named pays for the whole start. */
function isBalanced(found: ForecastFacts | null): boolean {
  if (found === null) return false
  const { totalUses, change } = computeSourcesAndUses(found.forecast.model)
  return change === null && totalUses > 0
}

export function checkForecast(condition: ForecastCondition, facts: PlanFacts): TaskState {
  const state = checks[condition](facts, readForecast(facts))
  return state.isPassed && isProvidedForecast(facts.data)
    ? lack('Still the numbers of an example.', state.address)
    : state
}

/** The sales of an opened example, untouched. */
function isProvidedForecast({ financialProjections }: WorkbookData): boolean {
  const own = JSON.stringify(financialProjections.forecast.streams)
  return templates.some(
    ({ id }) => JSON.stringify(exampleOf(id).financialProjections.forecast.streams) === own && own !== '[]',
  )
}
