import { describe, expect, test } from 'vitest'
import { findRiskPriority, placeRisks } from './risk-cells.ts'

describe('the risk matrix', () => {
  test('puts each rated risk in one cell, the worst at the top right', () => {
    const cells = placeRisks([
      { impact: 'high', probability: 'high' },
      { impact: 'low', probability: 'low' },
      { impact: 'high', probability: 'high' },
      { impact: 'high', probability: '' },
    ])
    expect(cells[0]?.[2]).toMatchObject({ priority: 'Critical', numbers: [1, 3] })
    expect(cells[2]?.[0]).toMatchObject({ priority: 'Low Priority', numbers: [2] })
    expect(cells.flat().flatMap(({ numbers }) => numbers)).toHaveLength(3)
  })

  test('assigns no priority to an unrated risk', () => {
    expect(findRiskPriority({ impact: '', probability: 'high' })).toBeNull()
    expect(findRiskPriority({ impact: 'medium', probability: 'high' })).toBe('High Priority')
  })
})
