import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { list, number, repaired, section, text } from '#domain/plan/lenient-schema.ts'
import { anyFieldAddress, anyPathIn } from '#tests/builders/address-arbitraries.ts'
import { parseAddress, parsePath } from './parse-address.ts'
import { writeAddress } from './write-address.ts'

describe('an address as a word', () => {
  test('joins the keys, ids and indexes with dots', () => {
    expect(writeAddress(['marketAnalysis', 'segments', { id: 'V1St' }, 'size'])).toBe(
      'marketAnalysis.segments.V1St.size',
    )
    expect(writeAddress(['businessModel', 'revenueStreams', 2])).toBe('businessModel.revenueStreams.2')
  })

  test('is parsed to the same address, whatever the ids are', () => {
    fc.assert(
      fc.property(anyFieldAddress, (address) => {
        expect(parseAddress(writeAddress(address))).toEqual(address)
      }),
    )
  })

  test('has no spaces, so it can be part of a control id', () => {
    fc.assert(
      fc.property(anyFieldAddress, (address) => {
        expect(writeAddress(address)).not.toMatch(/[\t\n\f\r ]/)
      }),
    )
  })

  test('works at any depth', () => {
    const row = repaired<number[][]>(
      () => [],
      () => [],
      { kind: 'lines', entry: { kind: 'lines', entry: { kind: 'number' } } },
    )
    const shift = section({ id: text(), hours: number() })
    const stream = section({
      id: text(),
      months: row,
      unit: section({ price: number() }),
      shifts: list(shift, 'x'),
    })
    const { shape } = section({ forecast: section({ streams: list(stream, 'x'), ask: number() }) })
    fc.assert(
      fc.property(
        anyPathIn(shape).filter(({ length }) => length > 0),
        (path) => {
          expect(parsePath(writeAddress(path).split('.'), shape)).toEqual(path)
        },
      ),
    )
  })

  test.each([
    '',
    'businessIdea',
    'businessIdea.nowhere',
    'nowhere.name',
    'businessIdea.name.length',
    'businessIdea.constructor',
    '__proto__.name',
    'marketAnalysis.segments.x.id',
    'marketAnalysis.segments.x.toString',
    'businessModel.revenueStreams.first',
    'businessModel.revenueStreams.01',
    'businessModel.revenueStreams.-1',
    'businessModel.revenueStreams.1e3',
    'businessModel.revenueStreams.99999999999999999999',
  ])('is null when the plan has no such field: %j', (word) => {
    expect(parseAddress(word)).toBeNull()
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (words) => {
        expect(() => parseAddress(words.join('.'))).not.toThrow()
      }),
    )
  })
})
