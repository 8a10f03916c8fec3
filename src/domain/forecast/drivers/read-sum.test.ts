import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSum } from './read-sum.ts'

describe('a sum typed in a cell', () => {
  test.each([
    ['115.50*38', 4389],
    ['=1200+300', 1500],
    ['= 2 + 3 * 4', 14],
    ['(2+3)*4', 20],
    ['10-2-3', 5],
    ['100/8/2', 6.25],
    ['-5+8', 3],
    ['3*-2', -6],
    ['$1,200 + $300', 1500],
    ['12 × 85 ÷ 2', 510],
    ['1200', 1200],
    ['.5*4', 2],
  ])('reads %s as %d', (text, result) => {
    expect(readSum(text)).toBeCloseTo(result, 10)
  })

  test.each([
    '',
    '=',
    '1+',
    '*2',
    '(1+2',
    '1+2)',
    '()',
    '1 2',
    '1/0',
    '0/0',
    '2,5+1',
    'alert(1)',
    '1e999*2',
    'a+1',
  ])('reads no number from “%s”', (text) => {
    expect(readSum(text)).toBeNull()
  })

  test('is never NaN, infinite or −0, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,+-*/()= $x'.split('')) })
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const result = readSum(text)
        expect(result === null || (Number.isFinite(result) && !Object.is(result, -0))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('is what its parts come to', () => {
    interface Sum {
      text: string
      value: number
    }
    const { sum } = fc.letrec<{ sum: Sum; pair: Sum; leaf: Sum }>((tie) => ({
      sum: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('pair')),
      leaf: fc.integer({ min: 0, max: 9999 }).map((value) => ({ text: String(value), value })),
      pair: fc
        .tuple(tie('sum'), fc.constantFrom('+', '-', '*', '/'), tie('sum'))
        .map(([one, sign, other]) => ({
          text: `(${one.text} ${sign} ${other.text})`,
          value: calculate(one.value, sign, other.value),
        })),
    }))
    fc.assert(
      fc.property(sum, ({ text, value }) => {
        expect(readSum(text)).toBe(Number.isFinite(value) ? value + 0 : null)
      }),
    )
  })
})

function calculate(one: number, sign: string, other: number): number {
  if (sign === '+') return one + other
  if (sign === '-') return one - other
  return sign === '*' ? one * other : one / other
}
