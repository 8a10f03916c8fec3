import { expect, test } from 'vitest'
import { formatNumber, parseRows } from './bench-rows.mjs'

test('finds the rows among a bench’s own remarks', () => {
  const row = { name: 'reads', ours: 2, baseline: 1, ratio: 2, limit: '≤ 3', holds: true }
  expect(parseRows(`warming up\n${JSON.stringify({ benchRow: row })}\ndone\n`)).toEqual([row])
})

test('shows small numbers with three digits and large ones whole', () => {
  expect([0.01234, 12.345, 1234.5].map(formatNumber)).toEqual(['0.0123', '12.3', '1235'])
})
