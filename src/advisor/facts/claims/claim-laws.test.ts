import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPercent, formatRate } from '#domain/finance/format-figures.ts'
import { nameCalendarMonth, nameCalendarStretch } from '#domain/wording/calendar-months.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { readClaims } from './read-claims.ts'

const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'CHF',
  'INR',
  'MXN',
  'BRL',
  'SEK',
  'TOP',
  'PEN',
  'PLN',
  'ILS',
]
const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })

describe('what our own formatters write is read back', () => {
  test('money in every currency, alone and in a sentence', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...currencies), fc.boolean(), (amount, currency, isAlone) => {
        const shown = formatMoney(amount / 100, { currency, cents: 'always' })
        const [claim, ...others] = readClaims(isAlone ? shown : `We pay ${shown} for it.`, { currency })
        expect(others).toEqual([])
        expect(claim).toMatchObject({ kind: 'money', low: amount / 100, high: amount / 100, currency })
        expect(claim?.quote).toBe(shown)
      }),
    )
  })

  test('money without cents, and yen', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.constantFrom('USD', 'JPY', 'KRW'),
        (amount, currency) => {
          const shown = formatMoney(amount, { currency })
          expect(readClaims(shown, { currency })).toMatchObject([{ kind: 'money', low: amount, currency }])
        },
      ),
    )
  })

  test('money as people say it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 9999 }), fc.constantFrom(1e5, 1e8, 1e11), (tenths, unit) => {
        const amount = Math.round(tenths) * unit
        const shown = formatMoney(amount, { large: 'words' })
        const [claim] = readClaims(shown)
        expect(formatMoney(claim?.low ?? 0, { large: 'words' })).toBe(shown)
      }),
    )
  })

  test('percentages', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (hundredths) => {
        expect(readClaims(formatRate(hundredths / 100))).toMatchObject([
          { kind: 'percent', low: hundredths / 100 },
        ])
        expect(readClaims(formatPercent(hundredths / 10))).toMatchObject([
          { kind: 'percent', low: hundredths / 10 },
        ])
      }),
    )
  })

  test('counts', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(readClaims(`${formatNumber(count)} customers`)).toMatchObject([
          { kind: 'count', low: count, unit: 'customer' },
        ])
      }),
    )
  })

  test('months and stretches of them', () => {
    const months = fc.integer({ min: 2000 * 12, max: 2090 * 12 })
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 30 }), (start, length) => {
        expect(readClaims(nameCalendarMonth(start))).toMatchObject([
          { kind: 'date', time: { scale: 'calendar', startMonth: start, endMonth: start + 1 } },
        ])
        expect(readClaims(nameCalendarStretch(start, start + length))).toMatchObject([
          { kind: 'date', time: { startMonth: start, endMonth: start + length } },
        ])
      }),
    )
  })
})

describe('whatever is typed', () => {
  const pieces = fc.constantFrom(
    '$',
    '€',
    '-',
    '–',
    'to',
    '5',
    '12',
    '2027',
    '1,',
    '000',
    '.5',
    '%',
    'k',
    'million',
    'a',
    'half',
    'of',
    'per',

    'month',
    'every',
    'no',
    'March',
    'Mon',
    'am',
    'pm',
    ':',
    '/',
    '(',
    ')',
    '\n',
    ' ',
    ' ',
    'twenty',
    'third',
    'q',

    '’',
    "'",
    '½',
    '×',
    '\u00A0',
    'USD',
    'customers',
    'year',
    'one',
    'and',
    'between',
    '+',
    '#',
    '١٢',
    '日本',
  )
  const noise = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))

  test('a figure has finite ends in order, and its quote is in the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), noise), (text) => {
        let end = 0
        for (const claim of readClaims(text)) {
          expect(Number.isFinite(claim.low) && Number.isFinite(claim.high)).toBe(true)
          expect(claim.low).toBeLessThanOrEqual(claim.high)
          expect(text.slice(claim.start, claim.end)).toBe(claim.quote)
          expect(claim.quote).not.toBe('')
          expect(claim.start).toBeGreaterThanOrEqual(end)
          end = claim.end
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('no figure is invented in a text without digits or English number words', () => {
    const scripts = [
      'Мы жарим кофе небольшими партиями для кафе в гавани.',
      '我们为港口的咖啡馆小批量烘焙咖啡豆。',
      'نحمص القهوة على دفعات صغيرة للمقاهي في الميناء.',
      'Ten sklep jest na rogu, a ten drugi w centrum.',
      'Wir rösten Kaffee in kleinen Mengen und liefern mit dem Rad.',
      'Nous torréfions du café au four, et nous livrons à vélo.',
      'Vendemos café una vez al mes, y una onza para todos.',
      'हम छोटे बैच में कॉफी भूनते हैं।',
      '커피를 소량으로 볶습니다.',
      '☕️🚲 ①②③ Ⅻ ٣٤٥ ４５６ 十二',
    ]
    expect(scripts.flatMap((text) => readClaims(text).map(({ quote }) => quote))).toEqual([])
  })

  test('digits of other languages’ texts are read as what they are', () => {
    const amounts = (text: string) => readClaims(text).map(({ low, high }) => [low, high])
    expect(amounts('Der Markt umfasst 1.200 Kunden und 4,2 Mio Euro')).toEqual([
      [1200, 1200],
      [4_200_000, 4_200_000],
    ])
    expect(amounts('Le loyer est de 1 200,50 € par mois')).toEqual([[1200.5, 1200.5]])
  })

  test.each([
    '1 ',
    '1 111 ',
    '1,',
    '12-',
    '$',
    'a third ',
    'one thousand ',
    'a hundred ',
    'Mon, ',
    '8am-',
    'between 5 and ',
    'no ',
    'every ',
    'first year ',
    'per a each / ',
    '(a)',
    '1/',
    'x1',
  ])('a long text of nothing but %j takes no more steps for each piece than a short one', (piece) => {
    const count = (length: number) => readClaims(piece.repeat(length / piece.length)).length
    expect(count(200_000)).toBeLessThanOrEqual(count(10_000) * 20 + 1000)
  })
})
