import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { changeItems, readField, readItems, writeField } from './field-values.ts'

const data = restoreWorkbookData({
  businessIdea: { name: 'Harbor Roasters' },
  businessModel: { revenueStreams: ['Coffee', 'Beans'] },
  riskAnalysis: { risks: [{ id: 'r1', type: 'Market Risk' }, { id: 'r2' }] },
})

describe('a field of the plan', () => {
  test('is read at its address: a text, a number or a field of an item', () => {
    expect(readField(data, ['businessIdea', 'name'])).toBe('Harbor Roasters')
    expect(readField(data, ['financialProjections', 'projections', 'price'])).toBe(89)
    expect(readField(data, ['riskAnalysis', 'risks', { id: 'r1' }, 'type'])).toBe('Market Risk')
    expect(readField(data, ['riskAnalysis', 'risks', { id: 'gone' }, 'type'])).toBeUndefined()
  })

  test('is written without changing any other object', () => {
    const address = ['riskAnalysis', 'risks', { id: 'r2' }, 'type'] as const
    const changed = writeField(data, address, 'Legal Risk')
    expect(readField(changed, address)).toBe('Legal Risk')
    expect(changed.businessIdea).toBe(data.businessIdea)
    expect(changed.riskAnalysis.risks[0]).toBe(data.riskAnalysis.risks[0])
    expect(readField(data, address)).toBe('')
  })

  test('is not restored when its item is gone', () => {
    expect(writeField(data, ['riskAnalysis', 'risks', { id: 'gone' }, 'type'], 'x')).toBe(data)
  })

  test('can be a line of a text list', () => {
    const line = ['businessModel', 'revenueStreams', 1] as const
    expect(readField(data, line)).toBe('Beans')
    expect(writeField(data, line, 'Classes').businessModel.revenueStreams).toEqual(['Coffee', 'Classes'])
    expect(writeField(data, ['businessModel', 'revenueStreams', 2], 'Late')).toBe(data)
    expect(writeField(data, ['businessModel', 'keyResources', 0], 'Late')).toBe(data)
  })
})

test('items can be reordered without knowing their fields', () => {
  const moved = changeItems(data, ['riskAnalysis', 'risks'], (items) => items.toReversed())
  expect(readItems(moved, ['riskAnalysis', 'risks']).map(({ id }) => id)).toEqual(['r2', 'r1'])
  expect(moved.riskAnalysis.risks[1]).toBe(data.riskAnalysis.risks[0])
})
