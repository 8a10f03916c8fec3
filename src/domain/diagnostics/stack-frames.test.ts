import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFrame, listFrames } from './stack-frames.ts'

test('a stack from Chrome or Firefox keeps the location', () => {
  expect(
    listFrames(
      [
        'TypeError: My secret bakery is not a function',
        '    at save (https://plans.example/assets/workbook-1a2b.js:3:41)',
        '    at https://plans.example/assets/app-9f.js?token=abc:12:7',
        'draw@https://plans.example/assets/app-9f.js:1:2',
        '    at chrome-extension://abcdef/content.js:5:6',
        '    at src/web/app.tsx (http://localhost:5173/src/web/app/app.tsx:10:3)',
        '    at new Promise (<anonymous>)',
      ].join('\n'),
    ),
  ).toEqual([
    'assets/workbook-1a2b.js:3:41',
    'assets/app-9f.js:12:7',
    'assets/app-9f.js:1:2',
    '(other)',
    'src/web/app/app.tsx:10:3',
  ])
})

test('the result holds only frames, whatever the input', () => {
  fc.assert(
    fc.property(fc.string(), (stack) => {
      expect(listFrames(`${stack}\nat x (https://a.example/assets/${stack}.js:1:2)`).every(isFrame)).toBe(
        true,
      )
    }),
  )
})
