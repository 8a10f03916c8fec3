import { describe, expect, test } from 'vitest'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createPlanStorage } from '#web/storage/create-plan-storage.ts'
import { createCloudLinks } from './cloud-links.ts'
import { dropMergeBases } from './drop-merge-bases.ts'

const base = restoreWorkbook({ title: 'Harbor', data: { businessIdea: { name: 'Harbor Roasters' } } })
const link = { revision: '3', savedAtMs: 1000, isAutomatic: true, base }

describe('the link to a plan’s cloud copy', () => {
  test('survives a reload', () => {
    const backing = new MemoryStorage()
    createCloudLinks(backing).write('wb_1', 'dana', link)
    expect(createCloudLinks(backing).read('wb_1', 'dana')).toEqual(link)
  })

  test('cannot be read or overwritten by another account', () => {
    const backing = new MemoryStorage()
    createCloudLinks(backing).write('wb_1', 'dana', link)
    const links = createCloudLinks(backing)
    expect(links.read('wb_1', 'eve')).toBeNull()
    links.write('wb_1', 'eve', { ...link, revision: '9' })
    expect(links.remove('wb_1', 'eve')?.revision).toBe('9')
    expect(createCloudLinks(backing).read('wb_1', 'dana')).toEqual(link)
  })

  test('never claims words that the browser does not store', () => {
    const backing = new MemoryStorage()
    createCloudLinks(backing).noteBehind('wb_1', 'dana', link)
    const behind = { ...link, revision: '2', base: null, isBehind: true }
    expect(createCloudLinks(backing).read('wb_1', 'dana')).toEqual(behind)
    const links = createCloudLinks(backing)
    links.noteBehind('wb_1', 'dana', { ...link, revision: '9' })
    expect(links.read('wb_1', 'dana')).toEqual(behind)
    links.write('wb_1', 'dana', link)
    expect(links.read('wb_1', 'dana')).toEqual(link)
  })

  test('keeps the revision and drops the copy when there is no room', () => {
    const backing = new MemoryStorage()
    backing.capacity = 200
    const links = createCloudLinks(backing)
    links.write('wb_1', 'dana', link)
    expect(links.read('wb_1', 'dana')).toEqual(link)
    expect(createCloudLinks(backing).read('wb_1', 'dana')).toEqual({ ...link, base: null })
  })

  test('never returns an older revision for lack of room', () => {
    const backing = new MemoryStorage()
    const links = createCloudLinks(backing)
    links.write('wb_1', 'dana', link)
    backing.capacity = 10
    links.write('wb_1', 'dana', { ...link, revision: '4' })
    expect(links.read('wb_1', 'dana')?.revision).toBe('4')
    expect(createCloudLinks(backing).read('wb_1', 'dana')).toBeNull()
  })

  test('gives up the copy when a plan needs the room', () => {
    const backing = new MemoryStorage()
    createCloudLinks(backing).write('wb_1', 'dana', link)
    backing.setItem('workbook:wb_2:cloud', '{bad')
    expect(dropMergeBases(backing)).toBe(true)
    expect(createCloudLinks(backing).read('wb_1', 'dana')).toEqual({ ...link, base: null })
    expect(dropMergeBases(backing)).toBe(false)
  })

  test('works in memory when nothing can be stored', () => {
    const backing = new MemoryStorage()
    backing.isClosed = true
    const links = createCloudLinks(backing)
    links.write('wb_1', 'dana', link)
    expect(links.read('wb_1', 'dana')).toEqual(link)
  })

  test.each(['', '{bad', 'null', '{"owner":"dana","revision":"x"}', '{"owner":"dana","revision":7}'])(
    'is null when %j is stored',
    (raw) => {
      expect(
        createCloudLinks(new MemoryStorage({ 'workbook:wb_1:cloud': raw })).read('wb_1', 'dana'),
      ).toBeNull()
    },
  )

  test('is repaired when the copy is damaged', () => {
    const raw = '{"owner":"dana","revision":"5","base":{"data":{"businessIdea":{"name":7}}}}'
    const read = createCloudLinks(new MemoryStorage({ 'workbook:wb_1:cloud': raw })).read('wb_1', 'dana')
    expect(read).toMatchObject({
      revision: '5',
      isAutomatic: false,
      base: { data: { businessIdea: { name: '7' } } },
    })
  })

  test('is not mistaken for a plan or a damaged plan by the plan store', () => {
    const backing = new MemoryStorage()
    createCloudLinks(backing).write('wb_1', 'dana', link)
    const storage = createPlanStorage(backing, () => 1000)
    expect(storage.listPlans('dana')).toEqual([])
    expect(storage.listDamaged('dana')).toEqual([])
  })
})
