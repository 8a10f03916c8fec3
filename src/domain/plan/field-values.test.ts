import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { readField, toCopyPath, writeField } from './field-values.ts'

const data = restoreWorkbookData({
  businessIdea: { name: 'Harbor Roasters' },
  businessModel: { revenueStreams: ['Coffee', 'Beans'] },
  riskAnalysis: { risks: [{ id: 'r1', type: 'Market Risk' }, { id: 'r2' }] },
})

describe('a field’s place', () => {
  test('reads texts, numbers and the fields of an item by its id', () => {
    expect(readField(data, ['businessIdea', 'name'])).toBe('Harbor Roasters')
    expect(readField(data, ['financialProjections', 'projections', 'price'])).toBe(89)
    expect(readField(data, ['riskAnalysis', 'risks', 'r1', 'type'])).toBe('Market Risk')
    expect(readField(data, ['riskAnalysis', 'risks', 'gone', 'type'])).toBeUndefined()
  })

  test('writes one field and leaves everything else the same object', () => {
    const changed = writeField(data, ['riskAnalysis', 'risks', 'r2', 'type'], 'Legal Risk')
    expect(readField(changed, ['riskAnalysis', 'risks', 'r2', 'type'])).toBe('Legal Risk')
    expect(changed.businessIdea).toBe(data.businessIdea)
    expect(changed.riskAnalysis.risks[0]).toBe(data.riskAnalysis.risks[0])
    expect(readField(data, ['riskAnalysis', 'risks', 'r2', 'type'])).toBe('')
  })

  test('does not bring back an item that is gone', () => {
    expect(writeField(data, ['riskAnalysis', 'risks', 'gone', 'type'], 'x')).toEqual(data)
  })

  test('reads and writes a line of a list of texts by its index', () => {
    const line = ['businessModel', 'revenueStreams', '1']
    expect(readField(data, line)).toBe('Beans')
    expect(writeField(data, line, 'Classes').businessModel.revenueStreams).toEqual(['Coffee', 'Classes'])
    expect(writeField(data, ['businessModel', 'revenueStreams', '2'], 'Late')).toEqual(data)
    expect(writeField(data, ['businessModel', 'keyResources', '0'], 'Late')).toEqual(data)
  })

  test('names its words without the item’s id', () => {
    expect(toCopyPath(['riskAnalysis', 'risks', 'r1', 'type'])).toBe('riskAnalysis.risks.type')
    expect(toCopyPath(['financialProjections', 'projections', 'price'])).toBe(
      'financialProjections.projections.price',
    )
  })
})
