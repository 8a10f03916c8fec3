import { findFigures } from '#advisor/advice/find-figures.ts'
import { findMainAmount } from '#advisor/facts/named-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { rememberTexts } from '#advisor/facts/remember-texts.ts'
import { isFinished, readBeginning } from '#advisor/facts/texts.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { formatNumber } from '#domain/wording/format-number.ts'

interface Repeated {
  /** With its period, because $1,200 a year and $1,200 a month are two things. */
  readonly what: string
  readonly isForecast: boolean
}

/** A figure that the plan stands on, as one field says it. */
export interface KeyFigure {
  /** Derived from the field and the figure: another figure in the field needs a source of its own. */
  id: string
  address: FieldAddress
  figure: string
  /** What it is: 'Price', or the name of its item. */
  name: string
  /** The plan already says where it is from, such as the quote of a start-up cost. */
  saidSource: string
  /** What a step says and the forecast repeats, such as the price. One source serves both. */
  repeated: Repeated | null
}

/** A plan has a few dozen of them. A giant one is not read to the end. */
const mostFigures = 60

/** The figures that a reader will ask about first, in the order of the steps. */
export function listKeyFigures(facts: PlanFacts): KeyFigure[] {
  const figures = [...listMarketFigures(facts), ...listPlanningFigures(facts), ...listForecastFigures(facts)]
  return figures.filter((figure) => figure !== null).slice(0, mostFigures)
}

function listMarketFigures({ data: { marketAnalysis, marketingStrategy } }: PlanFacts) {
  return [
    inText(['marketAnalysis', 'tam'], 'TAM', marketAnalysis.tam),
    inText(['marketAnalysis', 'sam'], 'SAM', marketAnalysis.sam),
    inText(['marketAnalysis', 'som'], 'SOM', marketAnalysis.som),
    ...marketAnalysis.segments
      .slice(0, mostFigures)
      .flatMap(({ id, name, size, growthRate }) => [
        inText(['marketAnalysis', 'segments', { id }, 'size'], `${name}: size`, size),
        inText(['marketAnalysis', 'segments', { id }, 'growthRate'], `${name}: growth`, growthRate),
      ]),
    inStep(
      nameMarketing(findMainAmount(readBeginning(marketingStrategy.budget))?.period),
      inText(['marketingStrategy', 'budget'], 'Marketing budget', marketingStrategy.budget),
    ),
  ]
}

function listPlanningFigures({ data: { financialProjections }, money, showMoney }: PlanFacts) {
  const { price, cogs, cac, churnRate, conversionRate } = financialProjections.projections
  const own = [
    inStep('price', inNumber(['financialProjections', 'projections', 'price'], 'Price', price, showMoney)),
    inNumber(['financialProjections', 'projections', 'cogs'], 'Cost of a sale', cogs, showMoney),
    inNumber(['financialProjections', 'projections', 'cac'], 'Cost to win a customer', cac, showMoney),
    inNumber(['financialProjections', 'projections', 'churnRate'], 'Churn a month', churnRate, showPercent),
    inNumber(
      ['financialProjections', 'projections', 'conversionRate'],
      'Conversion',
      conversionRate,
      showPercent,
    ),
  ]
  const startUp = financialProjections.startupCosts
    .slice(0, mostFigures)
    .map(({ id, category, amount, quote }) =>
      inNumber(
        ['financialProjections', 'startupCosts', { id }, 'amount'],
        category,
        amount,
        showMoney,
        quote,
      ),
    )
  // The numbers of a template are nobody's figures yet.
  return money.state === 'real' ? [...own, ...startUp] : []
}

function listForecastFigures({ data: { financialProjections }, showMoney }: PlanFacts) {
  const { streams, people, runningCosts } = financialProjections.forecast
  return [
    ...streams.flatMap(({ id, name, price, inMonth12 }) => [
      inForecast(
        'price',
        inNumber(
          ['financialProjections', 'forecast', 'streams', { id }, 'price'],
          `${name}: price`,
          price,
          showMoney,
        ),
      ),
      inNumber(
        ['financialProjections', 'forecast', 'streams', { id }, 'inMonth12'],
        `${name}: sold in month 12`,
        inMonth12,
        (sold) => formatNumber(sold, 1),
      ),
    ]),
    ...people.map(({ id, role, pay }) =>
      inNumber(['financialProjections', 'forecast', 'people', { id }, 'pay'], `${role}: pay`, pay, showMoney),
    ),
    ...runningCosts.map(({ id, name, category, amount, period }) =>
      inForecast(
        category === 'marketing' ? nameMarketing(period) : null,
        inNumber(
          ['financialProjections', 'forecast', 'runningCosts', { id }, 'amount'],
          name,
          amount,
          period === 'percent-of-sales' ? showPercent : showMoney,
        ),
      ),
    ),
  ]
}

function showPercent(value: number): string {
  return `${formatNumber(value, 1)}%`
}

const findFirst = rememberTexts((text) => findFigures(text).at(0))

/** The first figure of a text stands for it. The others explain it. */
function inText(address: FieldAddress, name: string, text: string): KeyFigure | null {
  const figure = isFinished(text) ? findFirst(readBeginning(text)) : undefined
  return figure === undefined ? null : toFigure(address, name, figure, '')
}

function inNumber(
  address: FieldAddress,
  name: string,
  value: number | null,
  show: (value: number) => string,
  saidSource = '',
): KeyFigure | null {
  return value === null || value === 0 ? null : toFigure(address, name, show(value), saidSource)
}

function toFigure(address: FieldAddress, name: string, figure: string, saidSource: string): KeyFigure {
  const id = `${writeAddress(address)}=${figure}`
  return {
    id,
    address,
    figure,
    name: name.trim() || 'Unnamed',
    saidSource: saidSource.trim(),
    repeated: null,
  }
}

/** A budget without a period is one a month. */
function nameMarketing(period: string | null | undefined): string {
  return `marketing a ${period || 'month'}`
}

function inStep(what: string, figure: KeyFigure | null): KeyFigure | null {
  return figure && { ...figure, repeated: { what, isForecast: false } }
}

function inForecast(what: string | null, figure: KeyFigure | null): KeyFigure | null {
  return figure && what !== null ? { ...figure, repeated: { what, isForecast: true } } : figure
}
