import { describe, expect, test } from 'vitest'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { changeItems, writeField } from '#domain/plan/address/field-values.ts'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { findChangedFields } from './find-changed-fields.ts'

const { data } = restoreWorkbook({
  data: {
    businessModel: { revenueStreams: ['Beans', 'Classes'] },
    customerPersonas: {
      personas: [
        { id: 'ana', name: 'Ana' },
        { id: 'ben', name: 'Ben' },
      ],
    },
  },
})
const personas = data.customerPersonas.personas

describe('where a plan changed', () => {
  test('is empty when nothing changed', () => {
    expect(findChangedFields(data, structuredClone(data))).toEqual([])
  })

  test.each<{ what: string; address: FieldAddress; value: string | number }>([
    { what: 'a field', address: ['businessIdea', 'solution'], value: 'Coffee' },
    { what: 'a figure', address: ['financialProjections', 'projections', 'price'], value: 4 },
    {
      what: 'a field of an item',
      address: ['customerPersonas', 'personas', { id: 'ben' }, 'goals'],
      value: 'Sleep',
    },
    { what: 'a line of a list', address: ['businessModel', 'revenueStreams', 1], value: 'Courses' },
  ])('is $what', ({ address, value }) => {
    expect(findChangedFields(data, writeField(data, address, value))).toEqual([address])
  })

  test('is the added item, or the list that an item was removed from', () => {
    const list = ['customerPersonas', 'personas'] as const
    const without = writeField(data, list, personas.slice(0, 1))
    expect(findChangedFields(without, data)).toEqual([[...list, { id: 'ben' }]])
    expect(findChangedFields(data, without)).toEqual([list])
  })

  test('is only the section or the item when the field belongs to a newer version', () => {
    const noted = { ...data, businessIdea: { ...data.businessIdea, note: 'new' } }
    expect(findChangedFields(data, noted)).toEqual([['businessIdea']])
    const described = changeItems(data, ['customerPersonas', 'personas'], (items) =>
      items.map((item) => (item.id === 'ben' ? { ...item, note: { deep: 'new' } } : item)),
    )
    expect(findChangedFields(data, described)).toEqual([['customerPersonas', 'personas', { id: 'ben' }]])
  })

  test('is the review for an answer, and nowhere for a source, which is shown at its field as well', () => {
    const { review } = data
    const answer = { id: 'a', title: 'Two prices', reason: 'One is old', date: '', figures: '' }
    expect(findChangedFields(data, { ...data, review: { ...review, answers: [answer] } })).toEqual([
      ['review'],
    ])
    const source = { id: 's', field: 'marketAnalysis.tam', figure: '$5', kind: 'measured' as const }
    const sources = [{ ...source, where: 'Our count', when: '' }]
    expect(findChangedFields(data, { ...data, review: { ...review, sources } })).toEqual([])
  })

  test('is one address for each step, in their order', () => {
    const risky = changeItems(data, ['riskAnalysis', 'risks'], () => [{ id: 'r' }])
    const later = writeField(risky, ['businessIdea', 'name'], 'Pier')
    expect(findChangedFields(data, later).map(([step]) => step)).toEqual(['businessIdea', 'riskAnalysis'])
  })
})
