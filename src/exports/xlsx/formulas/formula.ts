/**
 * One calculation, described once: the text of its formula and the value that the file keeps beside it come from the
 * same parts, so they cannot drift apart.
 */
export interface Formula {
  /** Without the equals sign, for a cell on a sheet, with marks for the letters of its column. */
  readonly write: (sheet: string) => string
  /** In a month, or in a year on a sheet of years. */
  readonly value: (at: number) => number
  /** How tightly it binds, so that parentheses stand only where they are needed. */
  readonly rank: number
}

const ranks = { compare: 1, add: 2, multiply: 3, power: 4, atom: 5 } as const

export function atom(write: Formula['write'], value: Formula['value']): Formula {
  return { write, value, rank: ranks.atom }
}

export function num(value: number): Formula {
  return value < 0
    ? negate(num(-value))
    : atom(
        () => writeNumber(value),
        () => value,
      )
}

/** Small numbers in full, because formulas of some programs know no exponents. */
function writeNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(12) : text
}

/** What a formula that has no parts amounts to. */
export const zero = num(0)
export const one = num(1)

function wrap(part: Formula, least: number, sheet: string): string {
  const text = part.write(sheet)
  return part.rank < least ? `(${text})` : text
}

function infix(
  sign: string,
  rank: number,
  /** The least rank of the right side: one more where a − (b − c) differs from a − b − c. */
  right: number,
  [one, other]: readonly [Formula, Formula],
  value: (one: number, other: number) => number,
): Formula {
  return {
    rank,
    write: (sheet) => wrap(one, rank, sheet) + sign + wrap(other, right, sheet),
    value: (at) => value(one.value(at), other.value(at)),
  }
}

export function add(...parts: readonly Formula[]): Formula {
  return parts
    .filter((part) => part !== zero)
    .reduce<Formula>(
      (sum, part) => (sum === zero ? part : infix('+', ranks.add, ranks.add, [sum, part], (a, b) => a + b)),
      zero,
    )
}

export function subtract(from: Formula, ...parts: readonly Formula[]): Formula {
  return parts
    .filter((part) => part !== zero)
    .reduce(
      (left, part) =>
        left === zero ? negate(part) : infix('-', ranks.add, ranks.add + 1, [left, part], (a, b) => a - b),
      from,
    )
}

export function negate(part: Formula): Formula {
  if (part === zero) return zero
  return {
    // A sign binds tighter than a power in spreadsheets, so it gets parentheses like a sum.
    rank: ranks.add,
    write: (sheet) => `-${wrap(part, ranks.multiply, sheet)}`,
    value: (at) => 0 - part.value(at),
  }
}

export function multiply(...parts: readonly Formula[]): Formula {
  if (parts.includes(zero)) return zero
  return parts
    .filter((part) => part !== one)
    .reduce<Formula>(
      (product, part) =>
        product === one ? part : infix('*', ranks.multiply, ranks.multiply, [product, part], (a, b) => a * b),
      one,
    )
}

export function divide(part: Formula, by: Formula): Formula {
  if (part === zero) return zero
  return infix('/', ranks.multiply, ranks.multiply + 1, [part, by], (a, b) => a / b)
}

export function power(base: Formula, exponent: Formula): Formula {
  return infix('^', ranks.power, ranks.power + 1, [base, exponent], (a, b) => a ** b)
}

const compare =
  (sign: string, holds: (one: number, other: number) => boolean) => (one: Formula, other: Formula) =>
    infix(sign, ranks.compare, ranks.compare + 1, [one, other], (a, b) => (holds(a, b) ? 1 : 0))

export const equals = compare('=', (one, other) => one === other)
export const below = compare('<', (one, other) => one < other)
export const above = compare('>', (one, other) => one > other)
export const atMost = compare('<=', (one, other) => one <= other)
export const atLeast = compare('>=', (one, other) => one >= other)
