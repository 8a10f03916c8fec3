import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { evaluateTerms, type Trace, type TraceFactor, type TraceTerm } from './trace.ts'

/** '3 × 20 × 1.15 × $85 = $5,865' */
export function formatTrace(trace: Trace, currency: string): string {
  const { terms } = trace
  const result = formatResult(trace, currency)
  if (terms.length === 0) return result
  const sum = terms
    .map(toPlainSign)
    .map(({ sign, factors }, index) => {
      const product = factors
        .map((factor, place) => `${joinOf(factor, place)}${formatFactor(factor, currency)}`)
        .join('')
      return `${signOf(sign, index, product)}${product}`
    })
    .join('')
  // A figure that is one other figure would read '$5,000 = $5,000'.
  return sum === result ? result : `${sum} = ${result}`
}

/** A negative amount is subtracted: '$4,137 − $469' and not '$4,137 + −$469'. */
export function toPlainSign({ sign, factors }: TraceTerm): TraceTerm {
  const [only] = factors
  if (factors.length !== 1 || !only || only.value >= 0) return { sign, factors }
  return { sign: sign === 1 ? -1 : 1, factors: [{ ...only, value: -only.value }] }
}

/** What the sum comes to, and the whole amount that a statement shows for it, if that is another. */
export function formatResult({ terms, value }: Trace, currency: string): string {
  const shown = formatMoney(value, { currency })
  const exact = terms.length === 0 ? shown : formatMoney(evaluateTerms(terms), { currency })
  return exact === shown ? shown : `${exact}, shown as ${shown}`
}

/** One number of a sum, as it stands in it. */
export function formatFactor({ value, unit }: TraceFactor, currency: string): string {
  if (unit === 'money') return formatMoney(value, { currency })
  return unit === 'percent' ? `${formatNumber(value * 100, 2)}%` : formatNumber(value, 4)
}

function joinOf({ isDivisor }: TraceFactor, place: number): string {
  if (place === 0) return ''
  return isDivisor ? ' ÷ ' : ' × '
}

function signOf(sign: 1 | -1, index: number, product: string): string {
  // An amount that rounds to zero would be shown as −0.
  if (index === 0) return sign === -1 && /[1-9]/u.test(product) ? '−' : ''
  return sign === 1 ? ' + ' : ' − '
}
