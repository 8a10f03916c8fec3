import { expect, test } from 'vitest'
import { formatFamily } from './metric-text.ts'

test('a family has the format that Prometheus reads, whatever a label contains', () => {
  const family = {
    name: 'orders',
    help: 'Orders by state.',
    samples: [{ labels: { state: 'paid "\\\n' }, value: 3 }, { value: 0.5 }],
  }
  expect(formatFamily(family)).toBe(
    '# HELP orders Orders by state.\n# TYPE orders gauge\norders{state="paid \\"\\\\\\n"} 3\norders 0.5\n',
  )
})
