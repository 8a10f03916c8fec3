import { expect, test } from 'vitest'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'
import { patchPlan } from '#tests/support/advisor-rules.ts'
import { walkTexts, writtenFields } from './plan-fields.ts'

/** What the person chooses or counts instead of writing. */
const unwritten = new Set([
  'id',
  'financialProjections.projections',
  'customerPersonas.primaryPersona',
  'price',
  'amount',
  'impact',
  'probability',
])

type Sections = Record<string, Record<string, unknown>>
const parse = (value: unknown) => workbookDataSchema.parse(value) as unknown as Sections

test('every text field of the plan is known', () => {
  const empty = parse({})
  const places = Object.entries(empty).flatMap(([section, fields]) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const filled = parse({ [section]: { [field]: [{}] } })
      const list = Array.isArray(value) ? (filled[section]?.[field] as unknown[]) : []
      const [item] = list
      const parts = typeof item === 'object' && item !== null ? Object.keys(item) : []
      const written = parts.filter((part) => !unwritten.has(part))
      if (unwritten.has(`${section}.${field}`)) return []
      return [
        [
          `${section}.${field}`,
          parts.length > 0 ? written : Array.isArray(value) ? 'texts' : 'text',
        ] as const,
      ]
    }),
  )
  const known = Object.entries(writtenFields).flatMap(([section, fields]) =>
    Object.entries(fields).map(([field, shape]) => [`${section}.${field}`, shape] as const),
  )
  expect(known).toEqual(places)
})

test('texts come with their place, inside items too', () => {
  const data = patchPlan({
    implementationTimeline: { milestones: [{ id: 'm1', title: 'Opening', dependencies: ['Lease'] }] },
  })
  const found = [...walkTexts(data, 'implementationTimeline')].filter(({ text }) => text !== '')
  const place = { section: 'implementationTimeline', field: 'milestones', itemId: 'm1' }
  expect(found).toEqual([
    { place: { ...place, part: 'title' }, text: 'Opening' },
    { place: { ...place, part: 'dependencies' }, text: 'Lease' },
  ])
})
