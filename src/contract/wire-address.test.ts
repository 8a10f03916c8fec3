import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { anyFieldAddress } from '#tests/builders/address-arbitraries.ts'
import { parseWireAddress, toWireAddress, type WireAddress } from './wire-address.ts'

describe('an address as clients and models send it', () => {
  test.each<[FieldAddress, WireAddress]>([
    [['businessIdea', 'name'], { section: 'businessIdea', field: 'name' }],
    [
      ['financialProjections', 'projections', 'price'],
      { section: 'financialProjections', field: 'projections', part: 'price' },
    ],
    [
      ['customerPersonas', 'personas', { id: 'p1' }, 'goals'],
      { section: 'customerPersonas', field: 'personas', itemId: 'p1', part: 'goals' },
    ],
    [
      ['customerPersonas', 'personas', { id: 'p1' }],
      { section: 'customerPersonas', field: 'personas', itemId: 'p1' },
    ],
    [
      ['businessModel', 'revenueStreams', 2],
      { section: 'businessModel', field: 'revenueStreams', itemId: '2' },
    ],
    [
      ['financialProjections', 'pricingTiers', { id: 't1' }, 'features', 0],
      { section: 'financialProjections', field: 'pricingTiers', itemId: 't1', part: 'features.0' },
    ],
  ])('is %j as %j', (address, sent) => {
    expect(toWireAddress(address)).toEqual(sent)
    expect(parseWireAddress(sent)).toEqual(address)
  })

  test('comes back as the same address, whatever the ids are', () => {
    fc.assert(
      fc.property(anyFieldAddress, (address) => {
        const sent = JSON.parse(JSON.stringify(toWireAddress(address))) as WireAddress
        expect(parseWireAddress(sent)).toEqual(address)
      }),
    )
  })

  test.each<WireAddress>([
    { section: 'businessIdea', field: 'nowhere' },
    { section: 'fromTheFuture', field: 'words' },
    { section: 'businessIdea', field: '__proto__' },
    { section: '__proto__', field: 'constructor', part: 'name' },
    { section: 'businessIdea.name', field: '' },
    { section: '', field: '' },
    { section: 'businessIdea', field: 'name', itemId: 'p1' },
    { section: 'businessIdea', field: 'name', part: 'length' },
    { section: 'customerPersonas', field: 'personas', part: 'goals' },
    { section: 'customerPersonas', field: 'personas', part: 'p1.goals' },
    { section: 'customerPersonas', field: 'personas', itemId: 'p1', part: 'id' },
    { section: 'customerPersonas', field: 'personas', itemId: 'p1', part: 'shoeSize' },
    { section: 'businessModel', field: 'revenueStreams', itemId: 'first' },
    { section: 'businessModel', field: 'revenueStreams', part: '0' },
    { section: 'financialProjections', field: 'projections', itemId: 'price' },
  ])('is null when the plan has no such field: %j', (sent) => {
    expect(parseWireAddress(sent)).toBeNull()
  })

  test('never throws', () => {
    const known = fc.constantFrom('customerPersonas', 'personas', 'projections', 'goals', '0')
    const anyText = fc.oneof(known, fc.string({ unit: 'binary' }))
    const anything = fc.record(
      { section: anyText, field: anyText, itemId: anyText, part: anyText },
      { requiredKeys: ['section', 'field'] },
    )
    fc.assert(
      fc.property(anything, (sent) => {
        expect(() => parseWireAddress(sent)).not.toThrow()
      }),
    )
  })
})
