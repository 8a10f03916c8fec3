import type { AddressPath } from '#domain/plan/address/field-address.ts'

/** How a figure comes about: a sum of products, with where each number is from. */
export interface Trace {
  /** The line of a statement. */
  readonly line: string
  readonly label: string
  readonly month: number
  readonly value: number
  /** Empty when the figure is zero because nothing leads to it. */
  readonly terms: readonly TraceTerm[]
}

export interface TraceTerm {
  readonly sign: 1 | -1
  /** Multiplied with each other. */
  readonly factors: readonly TraceFactor[]
}

export type TraceUnit = 'money' | 'count' | 'percent'

export interface TraceFactor {
  readonly label: string
  /** A percent is a share of 1. */
  readonly value: number
  readonly unit: TraceUnit
  readonly isDivisor: boolean
  readonly source: TraceSource
}

export type TraceSource =
  | { readonly kind: 'field'; readonly address: AddressPath }
  | { readonly kind: 'line'; readonly line: string; readonly month: number }
  /** Written by hand in place of the calculated amount. */
  | { readonly kind: 'by-hand' }
  /** A number of the calendar or of a scenario. */
  | { readonly kind: 'none' }

export function fromField(label: string, value: number, unit: TraceUnit, address: AddressPath): TraceFactor {
  return { label, value, unit, isDivisor: false, source: { kind: 'field', address } }
}

export function fromLine(label: string, value: number, line: string, month: number): TraceFactor {
  return { label, value, unit: 'money', isDivisor: false, source: { kind: 'line', line, month } }
}

export function plain(label: string, value: number, unit: TraceUnit): TraceFactor {
  return { label, value, unit, isDivisor: false, source: { kind: 'none' } }
}

export function dividedBy(factor: TraceFactor): TraceFactor {
  return { ...factor, isDivisor: true }
}

export function byHand(value: number): TraceTerm {
  const factor = { label: 'written by hand', value, unit: 'money', isDivisor: false } as const
  return { sign: 1, factors: [{ ...factor, source: { kind: 'by-hand' } }] }
}

export function plus(...factors: TraceFactor[]): TraceTerm {
  return { sign: 1, factors }
}

export function minus(...factors: TraceFactor[]): TraceTerm {
  return { sign: -1, factors }
}

/** A scenario's factor, or nothing as planned. */
export function scenarioFactor(value: number): readonly TraceFactor[] {
  return value === 1 ? [] : [plain('scenario', value, 'percent')]
}

/** What the terms add up to. It is the traced value, but for the rounding of doubles. */
export function evaluateTerms(terms: readonly TraceTerm[]): number {
  let sum = 0
  for (const { sign, factors } of terms) {
    let product: number = sign
    for (const { value, isDivisor } of factors) product = isDivisor ? product / value : product * value
    sum += product
  }
  return sum
}
