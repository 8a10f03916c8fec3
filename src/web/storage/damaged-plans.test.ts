import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createPlanStorage } from './create-plan-storage.ts'
import { olderLayouts } from './older-layouts.ts'
import { keepsEverything } from './keeps-everything.ts'
import { parseRecord, parseStoredPlan } from './stored-plan.ts'

const findOlder = () => olderLayouts

function open(texts: Record<string, string>) {
  const backing = new MemoryStorage(texts)
  return { backing, storage: createPlanStorage(backing, () => Date.UTC(2026, 10, 16), { findOlder }) }
}

const plan = restoreWorkbook({ title: 'New' })

describe('a text that is not a plan', () => {
  test.each(['{bad', 'null', '[]', '"plan"', '7', '', '{"data":"zipped"}', '{"data":null}'])(
    '%s is set aside, reported and never overwritten',
    (raw) => {
      const { storage, backing } = open({ 'workbook:wb_1': raw })
      expect(storage.readPlan('wb_1', 'ada')).toEqual({ state: 'damaged' })
      expect(backing.texts.get('workbook:wb_1:damaged')).toBe(raw)
      // Reported again after a reload, until a plan takes its place.
      expect(storage.readPlan('wb_1', 'ada')).toEqual({ state: 'damaged' })
      storage.writePlan('wb_1', 'ada', plan)
      expect(storage.readPlan('wb_1', 'ada').state).toBe('found')
      expect(storage.listDamaged('ada')).toEqual([{ key: 'workbook:wb_1:damaged', planId: 'wb_1', raw }])
    },
  )

  test('is kept beside an earlier one of the same plan', () => {
    const { storage, backing } = open({ 'workbook:wb_1': '{second', 'workbook:wb_1:damaged': '{first' })
    expect(storage.listPlans('ada')).toEqual([])
    expect(backing.texts.get('workbook:wb_1:damaged')).toBe('{first')
    expect(backing.texts.get('workbook:wb_1:damaged:2')).toBe('{second')
    expect(storage.listDamaged('ada').map(({ raw }) => raw)).toEqual(['{first', '{second'])
  })

  test('is set aside even when it is overwritten without having been read', () => {
    const { storage } = open({ 'workbook:wb_1': '{bad' })
    expect(storage.writePlan('wb_1', 'ada', plan)).toEqual({ ok: true })
    expect(storage.listDamaged('ada').map(({ raw }) => raw)).toEqual(['{bad'])
  })

  test('can be discarded and restored', () => {
    const { storage } = open({ 'workbook:wb_1': '{bad' })
    storage.listPlans('ada')
    const [copy] = storage.listDamaged('ada')
    expect(copy && storage.discardDamaged(copy)).toBe(true)
    expect(storage.listDamaged('ada')).toEqual([])
    expect(copy && storage.keepDamaged(copy)).toEqual({ ok: true })
    expect(storage.listDamaged('ada')).toEqual([copy])
  })
})

test('an extremely deeply nested text causes no harm', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const raw = `{"owner":"ada","title":"Deep","data":{"businessIdea":{"name":${deep},"x":${deep}}}}`
  const { storage, backing } = open({ 'workbook:wb_1': raw })
  storage.listPlans('ada')
  const reading = storage.readPlan('wb_1', 'ada')
  if (reading.state === 'found') storage.writePlan('wb_1', 'ada', reading.workbook)
  expect([...backing.texts.values()]).toContain(raw)
})

describe('a plan from a newer version', () => {
  const raw = JSON.stringify({
    owner: 'ada',
    title: 'From the future',
    completedSteps: [1, 13],
    data: { businessIdea: { name: { en: 'Harbor', pl: 'Port' } } },
  })

  test('opens with its readable content, and its text is set aside once', () => {
    const { storage } = open({ 'workbook:wb_1': raw })
    const reading = storage.readPlan('wb_1', 'ada')
    expect(reading).toMatchObject({ state: 'found', workbook: { title: 'From the future' } })
    storage.readPlan('wb_1', 'ada')
    storage.writePlan('wb_1', 'ada', plan)
    expect(storage.listDamaged('ada').map((copy) => copy.raw)).toEqual([raw])
  })

  test.each([
    ['unknown fields', { data: { businessIdea: { mood: { calm: [1] } } }, cloud: true }],
    ['steps out of order, and twice', { completedSteps: [3, 1, 1] }],
    [
      'numbers as text',
      { data: { financialProjections: { projections: { price: '89' } } }, currentStep: '4' },
    ],
    ['one text where a list belongs', { data: { businessModel: { keyResources: 'A van' } } }],
    ['bare texts where items belong', { data: { teamStructure: { founders: ['Ada', 'Grace'] } } }],
    ['the bare data', { businessIdea: { name: 'Harbor' }, riskAnalysis: { risks: [{ impact: 'high' }] } }],
  ])('counts as complete when all of its content is kept: %s', (_what, stored) => {
    expect(parseStoredPlan(JSON.stringify(stored))).toMatchObject({ isWhole: true })
  })
})

const ids = ['wb_1', 'plan_1700000000000abc']
const keys = [
  'workbooks:index',
  'business-workbook',
  'business-plans',
  'businessPlans',
  ...ids.flatMap((id) => [id, `workbook:${id}`, `workbook:${id}:damaged`]),
]
const someText = fc.constantFrom('', 'Rent', '{bad', 'ada', 'bob')
const looseFields = fc.dictionary(
  fc.constantFrom('owner', 'title', 'template', 'data', 'lastModified', 'currentStep', 'completedSteps', 'x'),
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    someText,
    fc.record({ businessIdea: fc.record({ name: fc.oneof(someText, fc.jsonValue({ maxDepth: 1 })) }) }),
    fc.array(fc.integer({ min: 0, max: 14 })),
  ),
)
const anyRaw = fc.oneof(
  looseFields.map((fields) => JSON.stringify(fields)),
  fc.constantFrom('{bad', 'null', '[]', JSON.stringify(ids), '{"__proto__":{"title":"x"}}'),
  fc.json({ maxDepth: 3 }),
  fc.string(),
)
const anyContents = fc.dictionary(fc.constantFrom(...keys), anyRaw)
const anyCall = fc.record({
  do: fc.constantFrom('list', 'read', 'migrate', 'list damaged'),
  planId: fc.constantFrom(...ids),
  account: fc.constantFrom('ada', 'bob'),
})

/** Reading hundreds of storages takes a second or two, and longer on a busy machine. */
const lawMs = 30_000

test('nothing throws and no text is lost, whatever the storage contains', { timeout: lawMs }, () => {
  const law = fc.property(
    anyContents,
    fc.array(anyCall, { maxLength: 6 }),
    fc.option(fc.nat(2000), { nil: Infinity }),
    (contents, calls, capacity) => {
      const { storage, backing } = open(contents)
      backing.capacity = capacity
      for (const call of calls) {
        if (call.do === 'list') storage.listPlans(call.account)
        else if (call.do === 'read') storage.readPlan(call.planId, call.account)
        else if (call.do === 'migrate') storage.migrateLegacyPlan(call.account)
        else storage.listDamaged(call.account)
      }
      for (const [key, raw] of Object.entries(contents)) expect(isKept(backing, key, raw)).toBe(true)
    },
  )
  fc.assert(law, { numRuns: 300 })
})

test('overwriting a plan never loses a text that could not be read completely', { timeout: lawMs }, () => {
  const law = fc.property(anyContents, fc.constantFrom(...ids), (contents, planId) => {
    const { storage, backing } = open(contents)
    storage.writePlan(planId, 'ada', plan)
    const raw = contents[`workbook:${planId}`]
    if (raw === undefined || parseStoredPlan(raw)?.isWhole) return
    expect([...backing.texts.values()]).toContain(raw)
  })
  fc.assert(law, { numRuns: 300 })
})

/** As the same text, or as a plan with everything from the text. The index and lists of ids follow the plans. */
function isKept(backing: MemoryStorage, key: string, raw: string): boolean {
  const texts = [...backing.texts.values()]
  if (key === 'workbooks:index' || texts.includes(raw)) return true
  if (key.startsWith('business') && /^\[("[\w-]+",?)*\]$/.test(raw)) return true
  const record = parseRecord(raw)
  if (!record) return false
  const { owner: _owner, ...fields } = record
  const plans = texts.flatMap((text) => parseStoredPlan(text)?.workbook ?? [])
  // Migration fills in a missing title and gives the single slot a new one. The rest has to be there.
  const { title: _title, ...rest } = fields
  const isOlderRecordOfAPlan =
    !key.includes(':') && Object.keys(fields).every((field) => olderFields.has(field))
  return (
    plans.some((found) => keepsEverything(rest, found) || keepsEverything(rest, found.data)) ||
    (isOlderRecordOfAPlan && backing.texts.has(`workbook:${key}`))
  )
}

const olderFields = new Set(['title', 'template', 'lastModified', 'currentStep', 'completedSteps'])
