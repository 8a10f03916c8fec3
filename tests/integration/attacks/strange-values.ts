import fc from 'fast-check'

/** Values that have broken servers before, for any place where a text is expected. */
const strangeTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066',
  '🚀'.repeat(50),
  'İıſK',
  '\r\nSet-Cookie: session=evil',
  'a@example.com\r\nBcc: b@example.com',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '%00%2e%2e%2f',
  "' or '1'='1' --",
  '"; drop table users; --',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example/',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e400',
  '9'.repeat(400),
  'x'.repeat(300),
  'x'.repeat(5000),
  'a'.repeat(64) + '@' + 'b'.repeat(250) + '.example',
  '=cmd|calc',
  '2026-13-45T99:99:99Z',
]

export const strangeText = fc.oneof(
  fc.constantFrom(...strangeTexts),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.string({ maxLength: 40, unit: 'grapheme' }),
)

const strangeNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 1.5, 97, 13, 1e21, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    strangeText,
    strangeNumber,
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id', 'length'), strangeText),
      tie('value'),
      {
        maxKeys: 4,
      },
    ),
  ),
}))
export const strangeValue = anyValue
