import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWhen } from './read-when.ts'

function read(text: string) {
  const when = readWhen(text)
  return when && [when.scale, when.startMonth, when.endMonth]
}

const year = 2027 * 12

describe('when something happens', () => {
  test.each([
    ['Month 3', 2, 3],
    ['Q1', 0, 3],
    ['Month 6, once 100 plans are sold', 5, 6],
  ])('is counted from the start: %s', (text, start, end) => {
    expect(read(text)).toEqual(['plan', start, end])
  })

  test.each([
    ['Q1 2027', 0, 3],
    ['2027 Q3', 6, 9],
    ['Q3/2027', 6, 9],
    ['Q3 ’27', 6, 9],
    ['third draft, 3rd quarter of 2027', 6, 9],
    ['Quarter 2 2027', 3, 6],
    ['Q3 2027 – Q1 2028', 6, 15],
    ['Q4 – Q1 2028', 9, 15],
    ['H2 2027', 6, 12],
    ['March 2027', 2, 3],
    ['Mar 15, 2027', 2, 3],
    ['1 May 2027', 4, 5],
    ['1 May – 15 June 2027', 4, 6],
    ['Sept – Nov 2027', 8, 11],
    ['Nov 2026 to Feb 2027', -2, 2],
    ['Nov – Feb 2027', -2, 2],
    ['Nov 2026 – Feb', -2, 2],
    ['Month 3 (March 2027)', 2, 3],
    ['2027-05', 4, 5],
    ['2027-03-15', 2, 3],
    ['2027-03 to 2027-06', 2, 6],
    ['3/15/2027', 2, 3],
    ['15/03/2027', 2, 3],
    ['15.03.2027', 2, 3],
    ['Summer 2027', 5, 8],
    ['end of 2027', 11, 12],
    ['early 2027', 0, 4],
    ['in 2027', 0, 12],
    ['Year 2027', 0, 12],
    ['2027–2028', 0, 24],
  ])('is a date: %s', (text, start, end) => {
    expect(read(text)).toEqual(['calendar', year + start, year + end])
  })

  test.each([
    '',
    'Soon',
    'March',
    '1 May',
    'after 2027',
    'once 100 plans are sold, 2027 or later',
    'Month 2027',
  ])('is unknown: %j', (text) => {
    expect(readWhen(text)).toBeNull()
  })

  test('has no end if the text says so', () => {
    const isOpenEnded = (text: string) => readWhen(text)?.isOpenEnded
    expect(['Month 12+', 'May 2027 onwards', 'Q3 2027+', '2028 or later'].map(isOpenEnded)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['Month 12', 'May 2027'].map(isOpenEnded)).toEqual([false, false])
  })

  test('never runs backward, whatever is typed', () => {
    const word = fc.constantFrom('Nov', 'Q1', 'H2', '2027', '2026', '-', 'to', '2027-03', '1/2028', 'end of')
    const typed = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const when = readWhen(text)
        if (!when) return
        expect(when.endMonth).toBeGreaterThan(when.startMonth)
      }),
    )
  })
})
