import { levelPayment } from '#domain/forecast/engine/compute-loans.ts'
import { atom, type Formula, zero } from './formula.ts'

/** The functions of spreadsheets that we use, each with what it means. */

function call(name: string, parts: readonly Formula[], value: Formula['value']): Formula {
  return atom((sheet) => `${name}(${parts.map((part) => part.write(sheet)).join(',')})`, value)
}

export function largest(one: Formula, other: Formula): Formula {
  return call('MAX', [one, other], (at) => Math.max(one.value(at), other.value(at)))
}

export function smallest(one: Formula, other: Formula): Formula {
  return call('MIN', [one, other], (at) => Math.min(one.value(at), other.value(at)))
}

/** Zero instead of a negative amount. */
export function positive(part: Formula): Formula {
  return part === zero ? zero : largest(zero, part)
}

export function all(...conditions: readonly Formula[]): Formula {
  return call('AND', conditions, (at) => (conditions.every((each) => each.value(at) !== 0) ? 1 : 0))
}

export function either(...conditions: readonly Formula[]): Formula {
  return call('OR', conditions, (at) => (conditions.some((each) => each.value(at) !== 0) ? 1 : 0))
}

/** The part that is not chosen is not calculated, as in a spreadsheet. */
export function when(condition: Formula, then: Formula, otherwise: Formula): Formula {
  return atom(
    (sheet) => `IF(${condition.write(sheet)},${then.write(sheet)},${otherwise.write(sheet)})`,
    (at) => (condition.value(at) === 0 ? otherwise : then).value(at),
  )
}

/** The rest has the sign of the divisor, so that it is never negative here. */
export function remainder(part: Formula, by: Formula): Formula {
  return call('MOD', [part, by], (at) => {
    const divisor = by.value(at)
    const value = part.value(at)
    return value - divisor * Math.floor(value / divisor)
  })
}

export function wholePart(part: Formula): Formula {
  return call('INT', [part], (at) => Math.floor(part.value(at)))
}

/** To cents. A rest of doubles is no difference. */
export function roundToCents(part: Formula): Formula {
  const unit = 100
  return atom(
    (sheet) => `ROUND(${part.write(sheet)},2)`,
    (at) => Math.round(part.value(at) * unit) / unit + 0,
  )
}

/** To two decimals, never up. */
export function roundDown(part: Formula): Formula {
  return atom(
    (sheet) => {
      // What doubles leave of a product is no missing hundredth.
      const text = `ROUND(${part.write(sheet)},10)`
      return `IF(${text}<0,ROUNDUP(${text},2),ROUNDDOWN(${text},2))`
    },
    (at) => Math.floor(part.value(at) * 100 + 1e-8) / 100,
  )
}

/** The payment a month that pays a loan back. */
export function loanPayment(rate: Formula, payments: Formula, amount: Formula): Formula {
  return atom(
    (sheet) => `PMT(${rate.write(sheet)},${payments.write(sheet)},-${amount.write(sheet)})`,
    (at) => levelPayment(amount.value(at), rate.value(at), payments.value(at)),
  )
}

/** What is left of a loan after a number of payments. */
export function loanRest(rate: Formula, paid: Formula, payment: Formula, amount: Formula): Formula {
  return atom(
    (sheet) =>
      `FV(${[rate, paid, payment].map((part) => part.write(sheet)).join(',')},-${amount.write(sheet)})`,
    (at) => {
      const monthly = rate.value(at)
      const count = paid.value(at)
      const growth = Math.expm1(count * Math.log1p(monthly))
      const payments = monthly === 0 ? count : growth / monthly
      return amount.value(at) * (1 + growth) - payment.value(at) * payments
    },
  )
}

const msPerDay = 86_400_000
/** The day that spreadsheets count from, corrected for the leap day that 1900 has in them only. */
const dayZeroMs = Date.UTC(1899, 11, 30)

/** The number that a spreadsheet stores for the first day of a calendar month, which is a running count. */
export function toDateNumber(month: number): number {
  return (Date.UTC(Math.floor(month / 12), month % 12, 1) - dayZeroMs) / msPerDay
}

/** The first day of a month that is some months after another. */
export function monthsAfter(first: Formula, months: Formula): Formula {
  return call('EDATE', [first, months], (at) => {
    const date = new Date(dayZeroMs + first.value(at) * msPerDay)
    return toDateNumber(date.getUTCFullYear() * 12 + date.getUTCMonth() + months.value(at))
  })
}

export function calendarMonth(date: Formula): Formula {
  return call('MONTH', [date], (at) => new Date(dayZeroMs + date.value(at) * msPerDay).getUTCMonth() + 1)
}
