import { formatRate } from '#domain/finance/format-figures.ts'
import { isDrafted } from '#domain/forecast/inputs/draft-marks.ts'
import { corporateTaxPercent, employersPayrollPercent } from '#domain/forecast/inputs/tax-rules.ts'
import { describeTerms } from '#domain/forecast/statements/describe-terms.ts'
import { nameMonthWithin } from '#domain/forecast/statements/name-periods.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { costPeriodLabels } from '#domain/plan/fields/choice-labels.ts'
import { describeStream } from '#domain/plan/fields/stream-words.ts'
import type { PercentBase } from '#domain/plan/forecast-choices.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { cleanLine, isBlank } from '#exports/document/clean-text.ts'
import type { Block, RowKind } from '#exports/document/document-model.ts'
import { describePart } from '#exports/document/text-blocks.ts'
import type { PrintedForecast } from './printed-forecast.ts'

interface Assumption {
  label: string
  value: string
  origin: string
}

interface Group {
  title: string
  assumptions: readonly Assumption[]
}

const percentBaseWords: Readonly<Record<PercentBase, string>> = {
  list: 'sales at list prices',
  paid: 'what customers pay',
}

const own = 'The owner’s own figure'
/** Said once, below the table. */
const drafted = 'Draft*'
const draftNote = '* Drafted from the rest of the plan, not yet confirmed.'
const byDefault = 'Default'

/** What the forecast is calculated from, and where each number is from. */
export function describeAssumptions(printed: PrintedForecast): Block[] {
  const groups = [
    listSales(printed),
    listPeople(printed),
    listCosts(printed),
    listUse(printed),
    listTiming(printed),
  ].filter(({ assumptions }) => assumptions.length > 0)
  if (groups.length === 0) return []
  const hasDrafts = groups.some(({ assumptions }) =>
    assumptions.some(({ origin }) => origin.startsWith(drafted)),
  )
  const rows = groups.flatMap(({ title, assumptions }): { cells: string[]; kind: RowKind }[] => [
    { cells: [title, '', ''], kind: 'group' },
    ...assumptions.map(({ label, value, origin }) => ({
      cells: [label, value, origin],
      kind: 'detail' as const,
    })),
  ])
  return describePart('Assumptions', [
    {
      type: 'table',
      caption: 'Assumptions of the forecast, with their values and origins',
      columns: [
        { title: 'Assumption', align: 'left', share: 0.32 },
        { title: 'Value', align: 'left', share: 0.38 },
        { title: 'Where it is from', align: 'left', share: 0.3 },
      ],
      rows: rows.map(({ cells }) => cells),
      rowKinds: rows.map(({ kind }) => kind),
    },
    ...(hasDrafts ? [{ type: 'paragraph' as const, text: draftNote }] : []),
  ])
}

function originOf({ data }: PrintedForecast, path: AddressPath): string {
  return isDrafted(data, ['financialProjections', 'forecast', ...path]) ? drafted : own
}

const days = (count: number) => `${formatNumber(count)} ${plural(count, 'day')}`

function listSales(printed: PrintedForecast): Group {
  const { data, forecast } = printed
  const { currency } = forecast.model
  const money = (amount: number) => formatMoney(amount, { currency })
  const inputs = data.financialProjections.forecast.streams
  const assumptions = forecast.model.streams.flatMap((stream, index): Assumption[] => {
    const input = inputs.find(({ id }) => id === stream.id)
    if (!input) return []
    const name = cleanLine(stream.name) || `Sales ${index + 1}`
    const place = ['streams', { id: stream.id }]
    const words = describeStream(stream.kind, stream.period)
    const count = (value: number) =>
      stream.kind === 'amount' ? money(value) : `${formatNumber(value, 2)} ${words.volumeUnit}`
    const volumes = [
      { month: 1, value: input.inMonth1 },
      { month: 6, value: input.inMonth6 },
      { month: 12, value: input.inMonth12 },
    ].filter((entry): entry is { month: number; value: number } => entry.value !== null)
    const costs = [
      stream.costPerUnit > 0 ? `${money(stream.costPerUnit)} each` : '',
      stream.costShare > 0
        ? `${formatRate(stream.costShare * 100)} of ${percentBaseWords[stream.costOf]}`
        : '',
    ].filter((text) => text !== '')
    const isPlanned = stream.kind !== 'amount' && volumes.length > 0
    const growth = [stream.growth2, stream.growth3].map(
      (rate, year) => `${formatRate(rate * 100)} in year ${year + 2}`,
    )
    return keepKnown([
      {
        label: `${name}: price`,
        value: input.price === null ? '' : `${money(input.price)} ${words.priceUnit}`,
        origin: originOf(printed, [...place, 'price']),
      },
      {
        label: `${name}: how many`,
        value: volumes.map(({ month, value }) => `${count(value)} in month ${month}`).join(', '),
        origin: originOf(printed, [...place, 'inMonth1']),
      },
      {
        label: `${name}: days of sale`,
        value:
          stream.kind === 'units' && stream.period === 'day'
            ? `${formatNumber(stream.periodsPerMonth, 2)} a month`
            : '',
        origin: input.daysPerMonth === null ? byDefault : originOf(printed, [...place, 'daysPerMonth']),
      },
      {
        label: `${name}: season`,
        value: describeSeason(stream.season),
        origin: originOf(printed, [...place, 'season']),
      },
      {
        label: `${name}: growth`,
        value: isPlanned ? growth.join(', ') : '',
        origin:
          input.growthYear2Percent === null && input.growthYear3Percent === null
            ? byDefault
            : originOf(printed, [...place, 'growthYear2Percent']),
      },
      {
        label: `${name}: most possible`,
        value: input.capacity === null ? '' : `${formatNumber(input.capacity, 2)} ${words.capacityUnit}`,
        origin: isBlank(input.capacityReason) ? own : cleanLine(input.capacityReason),
      },
      {
        label: `${name}: customers who leave`,
        value:
          stream.kind === 'recurring' && input.churnPercent !== null
            ? `${formatRate(input.churnPercent)} a month`
            : '',
        origin: originOf(printed, [...place, 'churnPercent']),
      },
      {
        label: `${name}: cost of a sale`,
        value: costs.join(' and '),
        origin: originOf(printed, [...place, 'costPerUnit']),
      },
      {
        label: `${name}: customers pay`,
        value: stream.terms ? describeTerms(stream.terms) : '',
        origin: originOf(printed, [...place, 'depositPercent']),
      },
      {
        label: `${name}: its suppliers are paid after`,
        value: stream.supplierDays === null ? '' : days(stream.supplierDays),
        origin: originOf(printed, [...place, 'daysUntilSuppliersPaid']),
      },
    ])
  })
  return { title: 'What is sold', assumptions }
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2027, month)),
)

/** The busiest and the quietest month, as shares of an average one. */
function describeSeason(season: readonly number[] | null): string {
  if (!season) return ''
  const average = season.reduce((sum, weight) => sum + weight, 0) / season.length
  const name = (weight: number) =>
    `${monthNames[season.indexOf(weight)] ?? ''} ${formatRate((weight / average) * 100)}`
  return average > 0
    ? `from ${name(Math.min(...season))} to ${name(Math.max(...season))} of an average month`
    : ''
}

function listPeople(printed: PrintedForecast): Group {
  const { data, forecast } = printed
  const { currency } = forecast.model
  const inputs = data.financialProjections.forecast.people
  const assumptions = forecast.model.people.map((person, index): Assumption => {
    const input = inputs.find(({ id }) => id === person.id)
    const place = ['people', { id: person.id }]
    const pay = `${formatMoney(person.payPerMonth, { currency })} a month`
    const count = person.count === 1 ? '' : `${formatNumber(person.count, 2)} × `
    const payroll =
      person.payroll > 0 ? `, and ${formatRate(person.payroll * 100)} payroll taxes and benefits` : ''
    const isUsual = person.payroll > 0 && input?.payrollPercent === null
    const { source, since } = employersPayrollPercent
    const note = isUsual ? `; payroll taxes by default (${source}, ${since})` : ''
    return {
      label: cleanLine(person.role) || `Person ${index + 1}`,
      value: `${count}${pay} from ${nameStart(forecast.model, person.start)}${payroll}`,
      origin: `${originOf(printed, [...place, 'pay'])}${note}`,
    }
  })
  return { title: 'People', assumptions }
}

function listCosts(printed: PrintedForecast): Group {
  const { data, forecast } = printed
  const { currency } = forecast.model
  const assumptions = data.financialProjections.forecast.runningCosts.flatMap((cost, index): Assumption[] => {
    if (cost.amount === null) return []
    const isShare = cost.period === 'percent-of-sales'
    const amount = isShare ? formatRate(cost.amount) : formatMoney(cost.amount, { currency })
    const period = isShare
      ? `of ${percentBaseWords[cost.percentOf === '' ? 'paid' : cost.percentOf]}`
      : costPeriodLabels[cost.period === '' ? 'month' : cost.period].toLowerCase()
    const rise = cost.risePercent ? `, rising ${formatRate(cost.risePercent)} a year` : ''
    const late = cost.daysUntilPaid ?? 0
    const paid = late > 0 ? `, paid after ${days(late)}` : ''
    return [
      {
        label: cleanLine(cost.name) || `Cost ${index + 1}`,
        value: `${amount} ${period}${rise}${paid}`,
        origin: originOf(printed, ['runningCosts', { id: cost.id }, 'amount']),
      },
    ]
  })
  return { title: 'Running costs', assumptions }
}

/** What is written off in equal parts, and over how long. */
function listUse({ data, forecast }: PrintedForecast): Group {
  const inputs = data.financialProjections.startupCosts
  const assumptions = forecast.model.startUp.flatMap(({ id, name, monthsOfUse }): Assumption[] => {
    if (monthsOfUse <= 0) return []
    const years = formatNumber(monthsOfUse / 12, 1)
    const isOwn = inputs.find((cost) => cost.id === id)?.yearsOfUse !== null
    return [
      {
        label: cleanLine(name) || 'Equipment',
        value: `${years} ${plural(monthsOfUse / 12, 'year')}`,
        origin: isOwn ? own : byDefault,
      },
    ]
  })
  return { title: 'Years of use', assumptions }
}

function listTiming(printed: PrintedForecast): Group {
  const { data, forecast, money } = printed
  const { model } = forecast
  const { timing } = data.financialProjections.forecast
  const from = (field: keyof typeof timing & string, usual = byDefault) =>
    timing[field] === null ? usual : originOf(printed, ['timing', field])
  const hasOthers = model.streams.some(({ terms }) => terms !== null)
  const { source, since } = corporateTaxPercent
  return {
    title: 'When money moves',
    assumptions: keepKnown([
      {
        label: hasOthers ? 'All other customers pay after' : 'Customers pay after',
        value: days(model.daysUntilCustomersPay),
        origin: from('daysUntilCustomersPay'),
      },
      {
        label: 'What is bought to sell is paid after',
        value: days(model.daysUntilSuppliersPaid),
        origin: from('daysUntilSuppliersPaid'),
      },
      {
        label: 'Sales that are never paid',
        value: model.badDebt > 0 ? formatRate(model.badDebt * 100) : '',
        origin: from('badDebtPercent'),
      },
      {
        label: 'Income tax of the business',
        value: formatRate(model.taxRate * 100),
        origin:
          cleanLine(timing.taxReason) ||
          from(
            'taxRatePercent',
            model.taxRate > 0
              ? `${byDefault} (${source}, ${since})`
              : model.entity === ''
                ? `${byDefault}: none until a legal form is chosen`
                : `${byDefault}: the owners pay the tax of this legal form`,
          ),
      },
      {
        label: 'Owner’s draws beside pay',
        value: model.draws > 0 ? `${money(model.draws)} a month` : '',
        origin: from('ownersDraws'),
      },
    ]),
  }
}

/** 'Apr 2028 (month 6)': the calendar says when, and the number finds it in the plan. */
function nameStart(model: PrintedForecast['forecast']['model'], month: number): string {
  const name = nameMonthWithin(model, month)
  return model.firstMonth === null ? name : `${name} (month ${month})`
}

function keepKnown(assumptions: readonly Assumption[]): Assumption[] {
  return assumptions.filter(({ value }) => value !== '')
}
