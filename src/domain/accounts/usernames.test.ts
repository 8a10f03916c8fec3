import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'
import { toUsernameKey } from './usernames.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'É',
      'e',
      '\u0301',
      'ß',
      'ς',
      'Σ',
      'İ',
      'ı',
      '\u200B',
      '\u200D',
      '\u00A0',
      ' ',
      '\u3164',
      '\u1160',
      '´',
      '\uD800',
      'ﬁ',
      '한',
      'ᄒ',
      '\t',
    ),
  }),
)

describe('one username', () => {
  test.each([
    ['composed and decomposed letters', 'Zoë', 'Zoe\u0308'],
    ['capitals', 'Ada.Lovelace', 'ADA.lovelace'],
    ['German sharp s', 'Strauß', 'STRAUSS'],
    ['both sigmas', 'Οδυσσευς', 'ΟΔΥΣΣΕΥΣ'],
    ['a space at either end', 'ada lovelace', '  ada lovelace\t'],
    ['a no-break space', 'ada lovelace', 'ada\u00A0lovelace'],
    ['an ideographic space', 'ada lovelace', 'ada\u3000lovelace'],
    ['an Ogham space', 'ada lovelace', 'ada\u1680lovelace'],
    ['a Hangul filler', 'ada lovelace', 'ada\u3164lovelace'],
    ['two spaces', 'ada lovelace', 'ada \u2009 lovelace'],
    ['a zero-width space', 'adalovelace', 'ada\u200Blovelace'],
    ['a byte order mark', 'ada', '\uFEFFada'],
    ['a direction mark', 'ada', '\u202Eada'],
    ['a null character', 'ada', 'ada\u0000'],
    ['full-width letters', 'ada', 'ａｄａ'],
  ])('is one account with %s', (_name, one, other) => {
    expect(toUsernameKey(other)).toBe(toUsernameKey(one))
  })

  test('differs from a username with another letter', () => {
    expect(toUsernameKey('Zoe')).not.toBe(toUsernameKey('Zoë'))
    expect(toUsernameKey('ada lovelace')).not.toBe(toUsernameKey('adalovelace'))
  })

  test('keeps its capitals on screen', () => {
    expect(tidyText('  Ada\u00A0\u00A0Lovelace ')).toBe('Ada Lovelace')
  })

  test('has one key, however often it is normalized', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(tidyText(tidyText(typed))).toBe(tidyText(typed))
        expect(toUsernameKey(toUsernameKey(typed))).toBe(toUsernameKey(typed))
      }),
      { numRuns: 2000 },
    )
  })

  test('has one key in every spelling that Unicode treats as equal, and in capitals', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const key = toUsernameKey(typed)
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
          expect(toUsernameKey(typed.normalize(form))).toBe(key)
        }
        // In an address, letters stay different even if their capitals are the same.
        const inCapitals = key.includes('@') ? key : toUsernameKey(tidyText(typed).toUpperCase())
        expect(inCapitals).toBe(key)
        expect(toUsernameKey(`\u00A0${typed} \u200B`)).toBe(key)
      }),
      { numRuns: 2000 },
    )
  })

  test('holds no invisible characters and no extra spaces', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(toUsernameKey(typed)).not.toMatch(/[\p{Cc}\p{Cs}\p{DI}]|^\s|\s$|\s\s/u)
      }),
    )
  })
})
