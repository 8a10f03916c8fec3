import { type CostFacts, listsCosts, readCosts } from '#advisor/facts/cost-facts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { findCoverDeductions } from '#domain/forecast/figures/cover-deductions.ts'
import { isTaxedAtOwners } from '#domain/forecast/inputs/tax-rules.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { readFunding } from '#advisor/facts/funding-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { at, recommend, remark, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'

/** Costs that a business like this has, and that the plan leaves out. */

type SoldStream = WorkbookData['financialProjections']['forecast']['streams'][number]

const structure = at('businessModel', 'costStructure')
const runningCosts = at('financialProjections', 'forecast', 'runningCosts')

/** Where a cost that is missing belongs: in the forecast, or in the cost structure until there is one. */
function placeFor(facts: PlanFacts): FieldAddress {
  return readCosts(facts).hasRunning ? runningCosts : structure
}

const repaymentWords =
  /\b(?:loans?|repay\w*|debt|interest|instal?lments?|credit|financing|mortgage|lender|bank)\b/i
const insuranceWords = /insur|\bliability\b|\bbailee\b|workers[’']? comp|\bpolicy\b|\bcoverage\b/i
const repairWords =
  /mainten|repair|upkeep|servic(?:e|ing) (?:contract|plan|of)|\bservicing\b|\bspare|\bparts\b|\btires\b|\btyres\b|wear and tear|\b(?:kiln|wheel|machine|machinery|plant|equipment|oven|van|truck|vehicle|car|fleet|boat|lift|pump|boiler|press|printer|laser|tool|pool|bike|tractor)s?\b[^,;\n]{0,25}\bservic(?:e|es|ing)\b/i
const machineWords =
  /\b(?:vans?|trucks?|pickups?|trailers?|vehicles?|cars?|bus(?:es)?|ovens?|mixers?|mowers?|machin\w*|presses|lathes?|kilns?|tractors?|excavators?|boats?|forklifts?|compressors?|generators?|refrigerat\w*|freezers?|coolers?|boilers?|fryers?|dishwashers?|washers?|dryers?|roasters?|brew\w*|fermenters?|tanks?|cnc|printers?|espresso|equipment|kitchen|chairs? and lasers?|lasers?|drones?|lifts?|bikes?|bicycles?|e-bikes?)\b/i
const notMachines =
  /\b(?:laptops?|computers?|phones?|software|furniture|desks?|shelves|tablets?|instruments|test devices?|monitors?)\b/i
const cardWords =
  /\bfees?\b|\bcards?\b|process(?:ing|or)|merchant|stripe|paypal|square\b|transaction|payment (?:cost|provider)|shopify|interchange/i
const takesCards =
  /\b(?:(?:pa(?:y|ys|id|ying|yments?)|debit|credit|charged?|accepts?|takes?|by|with|cash(?: and| or)?)\b[^.;,]{0,20}\bcards?\b(?! \w+ (?:show|at))|cards? (?:payments?|on file|terminals?|machines?)|card readers?|web ?shop|online shop|online store|checkout|etsy|shopify|stripe|paypal|point of sale|pos\b|till|contactless|terminal)\b/i
export const rentWords =
  /\brent|\bleas(?:e|ed|ing)\b|premises|\bspace\b|occupancy|facility|mortgage|\bcam\b|(?<!\b(?:an?|per|each|every) )\b(?:studio|office|workshop|yard|desk|warehouse|storage|shop|unit|kitchen|stall|booth)\b(?=\s*(?:$|[^\s\p{L}-]|(?:and|costs?|at|for|with|in)\b|[a-z]{1,3}\$?\s?\d))/imu
const premisesWords =
  /\b(?:leases?\b(?!d? (?:truck|van|car|vehicle|equipment))|rented|renting|square (?:feet|met(?:er|re)s)|sq\.? ?ft|storefront|premises)\b|\d ?(?:m²|m2\b|sqm\b)/i

/** What the plan says of a place that it rents. */
export function readPremises({ data }: PlanFacts): string | null {
  const texts = [
    ...sampleItems(data.businessModel.keyResources),
    ...sampleItems(data.financialProjections.startupCosts).flatMap(({ kind, category }) =>
      kind === 'deposit' ? [category] : [],
    ),
  ]
  return (
    texts.find(
      (text) =>
        premisesWords.test(text.slice(0, 300)) && !/\bown(?:ed|s)?\b|\bhome\b/i.test(text.slice(0, 300)),
    ) ?? null
  )
}

const billedDays = 12
const leastStock = 500

/** A cost whose name can hold anything may hold the insurance too. */
export const mixedCosts =
  /\b(?:overheads?|others?|general|admin\w*|fixed costs|sundr\w+|misc\w*|operating (?:costs|expenses)|occupancy|various|and more)\b|^office(?: costs| expenses| and \p{L}+)?$/imu
const fewestRunning = 4

function leavesOutInsurance({ running, runningWords }: CostFacts): boolean {
  return (
    running.length >= fewestRunning && !insuranceWords.test(runningWords) && !mixedCosts.test(runningWords)
  )
}

export const missingCostRules: readonly Rule[] = [
  {
    id: 'costs-no-repayment',
    steps: [3, 8],
    weight: weights.missing,
    find(facts) {
      const { loans } = readFunding(facts)
      const costs = readCosts(facts)
      const [loan] = loans
      if (!loan || !costs.hasStructure || repaymentWords.test(costs.structureWords)) return null
      // A forecast with the loan's terms pays it back month by month.
      if (costs.hasRunning && loans.every(({ payments }) => payments !== null)) return null
      const payment = loans.reduce((sum, { payments }) => sum + (payments?.full ?? 0), 0)
      const said =
        payment > 0 ? ` It is ${facts.sayMoney(Math.round(payment))} a month on the terms you entered.` : ''
      return show(
        recommend(
          'The loan’s payment is not among the costs',
          `You borrow ${facts.sayMoney(loans.reduce((sum, { amount }) => sum + amount, 0))}, but the cost structure has no line for paying it back.${said} Add it. It is the one cost that the lender looks for.`,
          structure,
        ),
        [
          { address: at('financialProjections', 'funding', 'loans'), says: facts.sayMoney(loan.amount) },
          { address: structure, says: 'No payment on a loan' },
        ],
      )
    },
  },
  {
    id: 'costs-no-insurance',
    steps: [3, 8, 10],
    weight: weights.missing,
    find(facts) {
      const costs = readCosts(facts)
      if (!listsCosts(costs)) return null
      const isIn = insuranceWords.test(costs.words)
      if (isIn && leavesOutInsurance(costs)) {
        return show(
          recommend(
            'The forecast pays no insurance',
            'The cost structure counts on insurance, but none of the running costs of the forecast is insurance. Add the premiums there. Without them every month looks better than it is.',
            runningCosts,
          ),
          [
            { address: structure, says: 'Insurance is a cost' },
            { address: runningCosts, says: `${costs.running.length} costs, none of them insurance` },
          ],
        )
      }
      const { regulations, licenses } = facts.data.legalStructure
      const listed = sampleItems(regulations)
      const named = [...listed, ...sampleItems(licenses)].find((text) =>
        insuranceWords.test(text.slice(0, 400)),
      )
      if (isIn) {
        return remark(
          'Insurance is in',
          'Your costs include insurance. Lenders ask for proof of it before they pay out.',
          placeFor(facts),
        )
      }
      const starts = sampleItems(facts.data.financialProjections.startupCosts).some(
        ({ category, description }) =>
          insuranceWords.test(`${category.slice(0, 200)} ${description.slice(0, 400)}`),
      )
      if (named === undefined && !starts) {
        return show(
          recommend(
            'No insurance anywhere',
            'Neither the costs nor the legal step has any insurance. Add general liability, what your trade asks for (professional, product, vehicle, workers’ compensation), and what it costs a month. One claim can take more than the whole loan, and no lender pays out without proof of cover.',
            placeFor(facts),
          ),
          [
            { address: placeFor(facts), says: 'No insurance' },
            { address: at('legalStructure', 'regulations'), says: 'No insurance' },
          ],
        )
      }
      return show(
        recommend(
          'Insurance without a cost',
          `${named === undefined ? 'Your start-up costs have a first premium' : `The legal step names ${quote(named)}`}, but no monthly cost pays for insurance. Get a quote and add it.`,
          placeFor(facts),
        ),
        [
          named === undefined
            ? { address: at('financialProjections', 'startupCosts'), says: 'A first premium' }
            : {
                address: at('legalStructure', listed.includes(named) ? 'regulations' : 'licenses'),
                says: shorten(named),
              },
          { address: placeFor(facts), says: 'No insurance' },
        ],
      )
    },
  },
  {
    id: 'costs-no-maintenance',
    steps: [3, 8],
    weight: weights.weak,
    find(facts) {
      const costs = readCosts(facts)
      if (!listsCosts(costs) || repairWords.test(costs.words.replaceAll(/full[- ]service lease/gi, ' ')))
        return null
      const machines = sampleItems(facts.data.financialProjections.startupCosts).filter(
        ({ kind, category, description, amount }) => {
          const words = `${category.slice(0, 200)} ${description.slice(0, 300)}`
          const isMachine = machineWords.test(words) && !notMachines.test(category.slice(0, 200))
          return amount > 0 && isMachine && (kind === 'equipment' || kind === undefined || kind === '')
        },
      )
      const value = machines.reduce((sum, { amount }) => sum + amount, 0)
      const [first] = machines
      if (!first || value < facts.money.startupTotal * 0.1) return null
      return show(
        recommend(
          'No money for repairs',
          `You buy ${quote(first.category)} and other equipment for ${facts.sayMoney(value)}, but no cost covers maintenance or repairs. Add an amount a month, such as ${facts.sayMoney(Math.max(10, Math.round((value * 0.05) / 120) * 10))} to start with. What earns the money has to run.`,
          placeFor(facts),
        ),
        [
          {
            address: at('financialProjections', 'startupCosts', { id: first.id }, 'amount'),
            says: facts.sayMoney(first.amount),
          },
          { address: placeFor(facts), says: 'No maintenance or repairs' },
        ],
        [`5% of ${facts.sayMoney(value)} a year ÷ 12 ≈ ${facts.sayMoney((value * 0.05) / 12)} a month`],
      )
    },
  },
  {
    id: 'costs-no-card-fees',
    steps: [3, 8],
    weight: weights.polish,
    find(facts) {
      const costs = readCosts(facts)
      if (!listsCosts(costs) || cardWords.test(costs.words)) return null
      const { technology, keyProcesses } = facts.data.operationsPlan
      const card = [
        ...sampleItems(technology),
        ...sampleItems(keyProcesses),
        ...sampleItems(facts.data.businessModel.revenueStreams),
      ].find((text) => isFinished(text) && takesCards.test(text.slice(0, 300)))
      if (card === undefined && facts.templateId !== 'ecommerce') return null
      // Insurers and companies pay what they are billed.
      const { streams, timing } = facts.data.financialProjections.forecast
      if ((timing.daysUntilCustomersPay ?? 0) >= billedDays) return null
      if (streams.some((stream) => (stream.daysUntilCustomersPay ?? 0) >= billedDays)) return null
      return show(
        recommend(
          'Card fees are missing',
          `${card === undefined ? 'You sell online' : quote(card)}, but no cost covers the fees for card payments. They take about 3% of every sale${sayCardFees(facts)}. Add them as a percent of sales.`,
          placeFor(facts),
        ),
        [
          { address: at('operationsPlan', 'technology'), says: shorten(card ?? 'Sold online') },
          { address: placeFor(facts), says: 'No fees for card payments' },
        ],
        [...sumCardFees(facts)],
      )
    },
  },
  {
    id: 'costs-no-rent',
    steps: [3, 8],
    weight: weights.missing,
    find(facts) {
      const costs = readCosts(facts)
      if (!listsCosts(costs) || rentWords.test(costs.words)) return null
      const premises = readPremises(facts)
      if (premises === null) return null
      return show(
        recommend(
          'Where is the rent?',
          `The plan counts on ${quote(premises)}, but no cost is rent. Add it with what comes on top of it: utilities, taxes, common areas.`,
          placeFor(facts),
        ),
        [
          { address: at('businessModel', 'keyResources'), says: shorten(premises) },
          { address: placeFor(facts), says: 'No rent' },
        ],
      )
    },
  },
  {
    id: 'costs-no-income-tax',
    steps: [8, 3],
    weight: weights.missing,
    find(facts) {
      const found = readForecast(facts)
      if (!found) return null
      const { model, grid } = roundForecast(found.forecast)
      const years = found.figures.years.map(({ year }) => sumYear(grid, year))
      const best = Math.max(...years)
      if (best <= 0 || model.taxRate > 0) return null
      const words = readCosts(facts).words.replaceAll(
        /(?<![\w’'-])(?!income|corporat|profit|company|estimated|personal|owner|and|for|on|of|the|our|my)[\w’'-]+ tax\w*|tax (?:prep\w*|filing|return|advis\w*|service)/gi,
        ' ',
      )
      if (/\btax(?:es)?\b/i.test(words)) return null
      const isCorporation = model.entity === 'corporation'
      const isAtOwners = isTaxedAtOwners(model.entity)
      // What the owners take is there to pay their tax.
      if (isAtOwners && years.some((_, index) => findCoverDeductions(found.forecast, index + 1).pay))
        return null
      const field = at(
        'financialProjections',
        'forecast',
        'timing',
        isAtOwners ? 'ownersDraws' : 'taxRatePercent',
      )
      const says = `${facts.sayMoney(best)} profit in year ${years.indexOf(best) + 1}`
      return show(
        (isCorporation ? warn : recommend)(
          'No tax on the profit',
          `The forecast shows a profit of ${facts.sayMoney(best)} in year ${years.indexOf(best) + 1}, but a tax rate of 0%. ${isCorporation ? 'A corporation pays income tax on it before anyone is paid out.' : 'The owners pay income tax on it, and take the money for it out of the business.'} ${isAtOwners ? 'Plan what they take' : 'Enter the rate'}, so that the cash is not planned twice.`,
          field,
        ),
        [
          { address: field, says: isAtOwners ? 'None' : '0%' },
          { address: at('financialProjections', 'forecast', 'streams'), says },
        ],
      )
    },
  },
  {
    id: 'costs-no-opening-stock',
    steps: [8],
    weight: weights.weak,
    find(facts) {
      const { startupCosts, forecast } = facts.data.financialProjections
      const stocked = sampleItems(forecast.streams).find(({ stockDays }) => (stockDays ?? 0) >= 5)
      if (!stocked || startupCosts.length === 0) return null
      const words = joinTexts(
        sampleItems(startupCosts).map(({ category, description }) => `${category} ${description}`),
      )
      const isIn =
        sampleItems(startupCosts).some(({ kind }) => kind === 'stock') ||
        /\b(?:stock|inventory|supplies|ingredients|materials|merchandise|goods|beans|wax|books)\b/i.test(
          words,
        )
      // A few boxes are no stock that has to be paid for in advance.
      const worth = readStockWorth(stocked)
      if (isIn || (worth !== null && worth < Math.max(leastStock, facts.money.startupTotal * 0.01)))
        return null
      return show(
        recommend(
          'No opening stock',
          `${quote(stocked.name || 'What you sell')} keeps ${stocked.stockDays} days of goods in stock, but the start-up costs buy none. Add the first order. Shelves have to be full before the first customer pays.`,
          at('financialProjections', 'startupCosts'),
        ),
        [
          {
            address: at('financialProjections', 'forecast', 'streams', { id: stocked.id }, 'stockDays'),
            says: `${stocked.stockDays} days`,
          },
          { address: at('financialProjections', 'startupCosts'), says: 'No stock' },
        ],
      )
    },
  },
]

/** What the goods in stock cost, or null when the forecast does not say. */
function readStockWorth({
  costPerUnit,
  inMonth6,
  stockDays,
  period,
  daysPerMonth,
  kind,
}: SoldStream): number | null {
  if (kind !== 'units' || costPerUnit === null || inMonth6 === null) return null
  const perMonth =
    period === 'day' ? inMonth6 * (daysPerMonth ?? 25) : period === 'week' ? inMonth6 * 4.33 : inMonth6
  return (costPerUnit * perMonth * (stockDays ?? 0)) / 30
}

/** ': up to $1,200 of the $40,000 in year 1'. Nothing without a forecast. */
function sayCardFees(facts: PlanFacts): string {
  const sales = readFirstYear(facts)
  return sales > 0 ? `: up to ${facts.sayMoney(sales * 0.03)} of the ${facts.sayMoney(sales)} in year 1` : ''
}

function sumYear(grid: Parameters<typeof sumRow>[0], year: number): number {
  return sumRow(grid, 'profitBeforeTax', (year - 1) * 12 + 1, year * 12)
}

function sumCardFees(facts: PlanFacts): string[] {
  const sales = readFirstYear(facts)
  return sales > 0 ? [`3% of ${facts.sayMoney(sales)} = ${facts.sayMoney(sales * 0.03)} in year 1`] : []
}

function readFirstYear(facts: PlanFacts): number {
  const found = readForecast(facts)
  return found ? sumRow(roundForecast(found.forecast).grid, 'sales', 1, 12) : 0
}
