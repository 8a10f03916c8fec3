import { describe, expect, test } from 'vitest'
import { steps } from '#domain/plan/steps.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'
import { fieldCopy, findFieldCopy } from './catalogue.ts'
import type { FieldCopy, ListCopy } from './field-copy.ts'

const empty = workbookDataSchema.parse({})

/** Every field of the workbook by its path, found by giving each list one empty item. */
const paths = Object.entries(empty).flatMap(([section, fields]) =>
  Object.entries(fields as Record<string, unknown>).flatMap(([field, value]) => {
    const path = `${section}.${field}`
    if (!Array.isArray(value)) {
      return typeof value === 'object' && value !== null
        ? Object.keys(value).map((key) => `${path}.${key}`)
        : [path]
    }
    return [path, ...itemFieldsOf(section, field).map((key) => `${path}.${key}`)]
  }),
)

function itemFieldsOf(section: string, field: string): string[] {
  const filled: Record<string, unknown> = workbookDataSchema.parse({ [section]: { [field]: [{}] } })
  const items = (filled[section] as Record<string, object[]>)[field] ?? []
  return items.flatMap((item) => Object.keys(item)).filter((key) => key !== 'id')
}

const copies = paths.map((path) => ({ path, copy: findFieldCopy(path) }))
const isList = (copy: FieldCopy | null): copy is ListCopy => copy !== null && 'addText' in copy
const lists = copies.filter(({ copy }) => isList(copy)) as { path: string; copy: ListCopy }[]

describe('the copy of a field', () => {
  test('exists for every field of the workbook, in items too', () => {
    expect(paths).toHaveLength(96)
    expect(copies.filter(({ copy }) => copy === null)).toEqual([])
  })

  test('has a label, and a hint of one short line that ends like a sentence', () => {
    const isGood = ({ label, hint, placeholder = 'A sample' }: FieldCopy) =>
      /^[A-Z].{1,44}$/.test(label) && /^[A-Z].{9,88}[.?]$/.test(hint) && placeholder.length <= 65
    expect(copies.filter(({ copy }) => copy && !isGood(copy))).toEqual([])
  })

  test('uses no label twice within a step or an item, so that each can be named aloud', () => {
    const scoped = copies.map(({ path, copy }) => `${path.slice(0, path.lastIndexOf('.'))}: ${copy?.label}`)
    expect(scoped.filter((name, index) => scoped.indexOf(name) !== index)).toEqual([])
  })

  test('follows the order of the steps', () => {
    expect(Object.keys(fieldCopy)).toEqual(steps.map(({ key }) => key))
  })

  test('is not found under a path that names no field', () => {
    for (const path of ['', 'businessIdea', 'businessIdea.name.label', 'marketAnalysis.segments.id']) {
      expect(findFieldCopy(path)).toBeNull()
    }
    expect(findFieldCopy('constructor.name')).toBeNull()
    expect(findFieldCopy('marketAnalysis.segments.fields')).toBeNull()
  })
})

describe('a list', () => {
  test('says what to click while it is empty, in the words of its button', () => {
    const segments = fieldCopy.marketAnalysis.segments
    expect(segments.emptyText).toBe('No market segments defined yet. Click "Add Segment" to get started.')
    for (const { copy } of lists) {
      expect(copy.addText).toMatch(/^Add [A-Z]/)
      expect(copy.emptyText).toMatch(/^No [a-z -]+ defined yet\. Click "(.+)" to get started\.$/)
      expect(copy.emptyText).toContain(`"${copy.addText}"`)
    }
  })

  test('has copy of a list wherever the workbook has a list, and nowhere else', () => {
    const isListPath = (path: string) => {
      const [section = '', field = '', itemField] = path.split('.')
      const parsed: Record<string, unknown> = workbookDataSchema.parse({ [section]: { [field]: [{}] } })
      const value = (parsed[section] as Record<string, unknown>)[field]
      const first = Array.isArray(value) ? (value[0] as Record<string, unknown> | undefined) : undefined
      return Array.isArray(itemField === undefined ? value : first?.[itemField])
    }
    expect(lists.map(({ path }) => path)).toEqual(paths.filter(isListPath))
  })

  test('makes new items with every field of an item, blank but for segments and trends', () => {
    for (const { path, copy } of lists) {
      if (!('createBlank' in copy)) continue
      const [section = '', field = ''] = path.split('.')
      const blank = (copy.createBlank as () => Record<string, unknown>)()
      const stored: Record<string, unknown> = workbookDataSchema.parse({ [section]: { [field]: [blank] } })
      expect((stored[section] as Record<string, unknown>)[field]).toEqual([{ id: '', ...blank }])
      expect(Object.keys(blank).sort()).toEqual(itemFieldsOf(section, field).sort())
      const words = Object.values(blank).filter((value) => typeof value === 'string' && value !== '')
      const expected = { segments: ['New Market Segment'], trends: ['Market Trend'] }[field] ?? []
      expect(words).toEqual(expected)
    }
  })

  test('makes each new item anew, so that no two share a list', () => {
    const { createBlank } = fieldCopy.implementationTimeline.milestones
    expect(createBlank().dependencies).not.toBe(createBlank().dependencies)
  })
})
