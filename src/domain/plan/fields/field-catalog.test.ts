import { describe, expect, test } from 'vitest'
import type { AddressPath, FieldAddress } from '#domain/plan/address/field-address.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { findShape, isFieldAddress, isItemList } from '#domain/plan/address/find-shape.ts'
import { readAt, writeAt } from '#domain/plan/address/values-at.ts'
import { findOwn } from '#domain/plan/find-own.ts'
import type { ValueShape } from '#domain/plan/lenient-schema.ts'
import { steps } from '#domain/plan/steps.ts'
import { workbookDataSchema } from '#domain/plan/workbook-data.ts'
import { coverHints } from './cover-hints.ts'
import { copyOf, fieldCopy, findFieldCopy } from './field-catalog.ts'
import { findForecastHint } from './forecast-hints.ts'
import { findForecastReason } from './forecast-reasons.ts'
import type { FieldCopy, ListCopy } from './field-copy.ts'

/** Every field of the plan. Fields in lists get an arbitrary item. */
function listBelow(shape: ValueShape, path: AddressPath): AddressPath[] {
  if (shape.kind === 'fields') {
    return Object.entries(shape.fields).flatMap(([key, field]) => listBelow(field, [...path, key]))
  }
  return shape.kind === 'items' ? [path, ...listBelow(shape.entry, [...path, { id: 'any' }])] : [path]
}

const addresses = listBelow(workbookDataSchema.shape, []).filter(isFieldAddress)
const copies = addresses.map((address) => ({
  path: toFieldKey(address),
  address,
  copy: findFieldCopy(address),
}))
const isList = (copy: FieldCopy | null): copy is ListCopy => copy !== null && 'addText' in copy
/** By the field's key in the plan. */
const findCoverHint = (path: string) => findOwn(coverHints, path.replace('businessIdea.cover.', '')) ?? {}
const lists = copies.flatMap(({ path, address, copy }) => (isList(copy) ? [{ path, address, copy }] : []))

describe('the copy of a field', () => {
  test('exists for every field of the workbook, in items too', () => {
    // 96 of the twelve steps as they were, 15 that older fields gained, 6 of the cover, 115 of the forecast and the
    // funding, and 23 that only lenders ask for.
    expect(addresses).toHaveLength(255)
    expect(copies.filter(({ copy }) => copy === null)).toEqual([])
  })

  test('has a label, and a hint of one short line that ends like a sentence', () => {
    const isGood = ({ label, hint = '', placeholder = 'A sample' }: FieldCopy) =>
      /^[A-Z].{1,44}$/.test(label) && /^[A-Z].{9,88}[.?]$/.test(hint) && placeholder.length <= 65
    const whole = copies.map(({ copy, address, path }) => ({
      path,
      copy: copy && { ...copy, ...findForecastHint(address), ...findCoverHint(path) },
    }))
    expect(whole.filter(({ copy }) => copy && !isGood(copy))).toEqual([])
  })

  test('says in one short sentence why a lender asks, wherever the forecast and the funding ask', () => {
    const isAsked = ({ path, copy }: (typeof copies)[number]) =>
      /^financialProjections\.(?:forecast|funding|startupCosts)\./.test(path) &&
      !/\.(?:drafted|edition|overwrites|scenarios)\b/.test(path) &&
      (!isList(copy) || /\.(?:season|amounts)$/.test(path))
    const asked = copies.filter(isAsked)
    expect(asked.length).toBeGreaterThan(70)
    const isGood = (reason: string | null) => reason !== null && /^[A-Z][^.]{9,88}\.$/.test(reason)
    expect(asked.filter(({ address }) => !isGood(findForecastReason(address)))).toEqual([])
    expect(findForecastReason(['businessIdea', 'name'])).toBeNull()
  })

  test('names no currency, because a plan has its own', () => {
    const texts = copies.map(({ address, path, copy }) =>
      [path, copy?.label, copy?.hint, findForecastHint(address)?.hint, findForecastReason(address)].join(' '),
    )
    const named = texts.filter(
      (text) => text.startsWith('financialProjections') && /dollar|[$€£]/i.test(text),
    )
    expect(named).toEqual([])
  })

  test('uses no label twice within a step or an item, so that voice control can name each one', () => {
    const scoped = copies.map(({ path, copy }) => `${path.slice(0, path.lastIndexOf('.'))}: ${copy?.label}`)
    expect(scoped.filter((name, index) => scoped.indexOf(name) !== index)).toEqual([])
  })

  test('follows the order of the steps', () => {
    expect(Object.keys(fieldCopy)).toEqual(steps.map(({ key }) => key))
  })

  test('is the same for a list and its entries', () => {
    const streams = fieldCopy.businessModel.revenueStreams
    expect(findFieldCopy(['businessModel', 'revenueStreams', 2])).toBe(streams)
    expect(copyOf(['riskAnalysis', 'risks', { id: 'any' }, 'type'])).toBe(
      fieldCopy.riskAnalysis.risks.fields.type,
    )
  })

  test.each([
    [[]],
    [['businessIdea']],
    [['businessIdea', 'name', 'label']],
    [['marketAnalysis', 'segments', 'id']],
    [['marketAnalysis', 'segments', 'fields']],
    [['constructor', 'name']],
  ])('is not found under a path that names no field: %j', (path) => {
    expect(findFieldCopy(path)).toBeNull()
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

  test('has list copy exactly where the workbook has a list', () => {
    const isListAddress = (address: FieldAddress) => /^(?:items|lines)$/.test(findShape(address)?.kind ?? '')
    expect(lists.map(({ address }) => address)).toEqual(addresses.filter(isListAddress))
  })

  const stockWords: Readonly<Record<string, string[]>> = {
    segments: ['New Market Segment'],
    trends: ['Market Trend'],
  }

  test('creates new items with every field, blank except for segments and trends', () => {
    for (const { address } of lists) {
      if (!isItemList(address)) continue
      const blank: Readonly<Record<string, unknown>> = copyOf(address).createBlank()
      const stored = workbookDataSchema.parse(writeAt({}, address, [blank]))
      expect(readAt(stored, address)).toEqual([{ id: '', ...blank }])
      const item = findShape([...address, { id: 'any' }])
      expect(Object.keys(blank).sort()).toEqual(item?.kind === 'fields' && Object.keys(item.fields).sort())
      const words = Object.values(blank).filter((value) => typeof value === 'string' && value !== '')
      expect(words).toEqual(stockWords[address[1]] ?? [])
    }
  })

  test('creates each new item separately, so that no two share a list', () => {
    const { createBlank } = fieldCopy.implementationTimeline.milestones
    expect(createBlank().dependencies).not.toBe(createBlank().dependencies)
  })
})
