import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createShapeScan, type ShapeLimits } from './json-shape.ts'

const limits: ShapeLimits = { maxDepth: 3, maxEntries: 6, maxFieldsOfOne: 4, maxValues: 12 }
const unlimited: ShapeLimits = { maxDepth: 1000, maxEntries: 1e9, maxFieldsOfOne: 1e9, maxValues: 1e9 }

function scan(text: string, given = limits) {
  const shape = createShapeScan(given)
  return { excess: shape.read(Buffer.from(text)), values: shape.countValues() }
}

describe('the shape of JSON', () => {
  test.each([
    ['[[[]]]', null],
    ['[[[[]]]]', 'too-deep'],
    ['{"a":{"b":{"c":{}}}}', 'too-deep'],
    ['[1,2,3,4,5,6]', null],
    ['[1,2,3,4,5,6,7]', 'too-many-entries'],
    ['[[1,2,3],[4]]', null],
    ['[[1,2,3],[4,5]]', 'too-many-entries'],
    ['{"a":1,"b":2,"c":3,"d":4}', null],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7}', 'too-many-entries'],
    ['{"a":{"a":1,"b":2,"c":3,"d":4},"b":{"a":1,"b":2,"c":3,"d":4},"c":{}}', null],
    ['{"a":{"a":1,"b":2,"c":3,"d":4},"b":{"a":1,"b":2,"c":3,"d":4},"c":{"a":1,"b":2}}', 'too-many-values'],
    ['["[[[[[[[[", "\\"[[[[", "\\\\", "}}}}", ",,,,,,,,,,"]', null],
    ['[ \n [ ] , { } ]', null],
  ])('%s: %s', (text, excess) => {
    expect(scan(text).excess).toBe(excess)
  })

  test('is too deep from the first bracket too many, whatever follows', () => {
    const shape = createShapeScan(limits)
    expect(shape.read(Buffer.from('[[['))).toBeNull()
    expect(shape.read(Buffer.from('['))).toBe('too-deep')
    expect(shape.read(Buffer.from(']]]]'))).toBe('too-deep')
  })

  test('is never less than what a parser builds, however the bytes are split', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.array(fc.nat(200)), (text, cuts) => {
        const bytes = Buffer.from(text)
        const shape = createShapeScan(unlimited)
        let from = 0
        for (const to of [...cuts.sort((a, b) => a - b), bytes.length]) {
          shape.read(bytes.subarray(from, to))
          from = Math.max(from, to)
        }
        expect(shape.countValues()).toBeGreaterThanOrEqual(measure(JSON.parse(text)).values)
      }),
    )
  })

  test('stays the same with long texts, whatever they contain', () => {
    const parts = fc.constantFrom(
      'x'.repeat(70),
      '\\',
      '"',
      '[',
      ',',
      '\\"',
      '{',
      'é'.repeat(40),
      'x'.repeat(63),
    )
    const texts = fc.array(
      fc.array(parts, { maxLength: 8 }).map((words) => words.join('')),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 150 }), (values, pieceBytes) => {
        const bytes = Buffer.from(JSON.stringify(values))
        const shape = createShapeScan(unlimited)
        for (let from = 0; from < bytes.length; from += pieceBytes) {
          shape.read(bytes.subarray(from, from + pieceBytes))
        }
        expect(shape.countValues()).toBe(values.length)
      }),
    )
  })

  test('is exactly that of the value written as JSON', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 6 }), { minLength: 1 }),
        fc.constantFrom(0, 2),
        (value, spaces) => {
          const text = JSON.stringify(value, null, spaces)
          const { values, depth } = measure(JSON.parse(text))
          const scanWith = (changes: Partial<ShapeLimits>) => scan(text, { ...unlimited, ...changes })
          expect(scanWith({ maxDepth: depth, maxValues: values })).toEqual({ excess: null, values })
          expect(scanWith({ maxDepth: depth - 1 }).excess).toBe('too-deep')
          expect(scanWith({ maxValues: values - 1 }).excess).toBe('too-many-values')
        },
      ),
    )
  })

  test('can be read from bytes that are not JSON', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect([null, 'too-deep', 'too-many-entries', 'too-many-values']).toContain(
          createShapeScan(limits).read(bytes),
        )
      }),
    )
  })
})

function measure(value: unknown): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 0, depth: 0 }
  const parts = Object.values(value).map(measure)
  return {
    values: parts.length + parts.reduce((sum, part) => sum + part.values, 0),
    depth: 1 + Math.max(0, ...parts.map((part) => part.depth)),
  }
}
