import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLabelFaults } from '#tests/support/find-label-faults.ts'
import { drawMarket } from './market.ts'

describe('the printed market picture', () => {
  test('has the true figures when the smallest circle is enlarged, and says that it is', () => {
    const chart = drawMarket({ tam: '$390 million a year', sam: '$39M', som: '390,000' })
    const words = chart?.drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(words).toEqual([
      'TAM $390 million',
      'The whole market',
      'SAM $39M',
      '10% of TAM',
      'SOM 390,000',
      '1% of SAM',
      'Areas are to scale, except SOM, which would be too small to see.',
    ])
    expect(chart?.title).toBe('SOM is 1% of SAM; SAM is 10% of TAM')
    expect(chart?.description).toMatch(/^Three circles: TAM \$390 million, SAM \$39M, SOM 390,000\. Areas/)
  })

  test('is left out while a market is unknown or larger than the one around it', () => {
    expect(drawMarket({ tam: '$9M', sam: '', som: '$1M' })).toBeNull()
    expect(drawMarket({ tam: '$9M', sam: '$10M', som: '$1M' })).toBeNull()
  })

  test('never lets a label overlap another one or leave the frame', () => {
    const amount = fc.oneof(
      fc.bigInt({ min: 1n, max: 10n ** 300n }).map(String),
      fc.double({ min: 1, max: 999, noNaN: true }).map((value) => `$${value.toFixed(1)}B`),
    )
    fc.assert(
      fc.property(fc.record({ tam: amount, sam: amount, som: amount }), (texts) => {
        const chart = drawMarket(texts)
        expect(chart ? findLabelFaults(chart.drawing) : []).toEqual([])
      }),
    )
  })
})
