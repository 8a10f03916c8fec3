import { expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { writePlanText } from './write-plan-text.ts'

const date = new Date('2027-03-31T12:00:00Z')
const plan = { title: 'Harbor Roasters', data: exampleOf('local-service') }

test('a plan of a usual length is sent whole, as a person reads it', async () => {
  const text = await writePlanText(plan, date)
  expect(text).toContain('# Harbor Roasters')
  expect(text).toContain('## 12. Implementation Timeline')
  expect(text).not.toContain('left out')
})

test('a plan that is too long loses whole sections, which the text names', async () => {
  const whole = await writePlanText(plan, date)
  const text = await writePlanText(plan, date, whole.length / 2)
  expect(text.length).toBeLessThan(whole.length / 2 + 500)
  const [body = '', note = ''] = text.split('These sections are left out: ')
  const missing = note.trim().replace(/\.$/, '').split(', ')
  expect(missing.length).toBeGreaterThan(0)
  const titles = [...whole.matchAll(/^## (?:\d+\. )?(.+)$/gm)].map(([, title]) => title)
  const kept = new Set([...body.matchAll(/^## (?:\d+\. )?(.+)$/gm)].map(([, title]) => title))
  expect(titles.filter((title) => !kept.has(title))).toEqual(missing)
})
