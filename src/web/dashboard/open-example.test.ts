import { beforeEach, describe, expect, test } from 'vitest'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { exampleList } from '#domain/plan/templates/examples/example-list.ts'
import { isExampleTitle } from '#domain/plan/templates/template-list.ts'
import { draftForReader } from '#exports/draft-for-reader.ts'
import { findOpenPoints } from '#exports/find-open-points.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createPlanStorage } from '#web/storage/create-plan-storage.ts'
import { openExample } from './open-example.ts'

const [coffee] = exampleList
if (!coffee) throw new Error('There is no example')

describe('opening an example plan', () => {
  let backing = new MemoryStorage()
  let storage = createPlanStorage(backing, () => 1000)
  beforeEach(() => {
    backing = new MemoryStorage()
    storage = createPlanStorage(backing, () => 1000)
  })
  const open = (info = coffee) =>
    openExample(info, {
      storage,
      ownerId: 'dana',
      now: new Date(2027, 0, 15),
    })
  const read = (planId: string | null) => {
    const reading = storage.readPlan(planId ?? '', 'dana')
    return reading.state === 'found' ? reading.workbook : restoreWorkbook({})
  }

  test.each(exampleList)('stores a finished plan of its own: $name', async (info) => {
    const planId = await open(info)
    const { title, template, completedSteps, data } = read(planId)
    expect(title).toBe(`Example: ${info.name}`)
    expect(isExampleTitle(title)).toBe(true)
    expect(data.businessIdea.name).toBe(info.name)
    expect(template).toBe(info.id)
    expect(completedSteps).toHaveLength(12)
    expect(findOpenPoints(data)).toEqual([])
    // The summary is drafted from the figures of the day when it is exported.
    const { text } = await draftForReader(data, info.reader)
    const asked = /asks (?:for a loan of|investors for) (\$[\d,]+)/.exec(text)?.[1]
    expect(/\$[\d,]+/.exec(info.about)?.[0]).toBe(asked)
  })

  test('opens the same copy again with its changes, until it is renamed or deleted', async () => {
    const planId = await open()
    expect(await open()).toBe(planId)
    await storage.renamePlan(planId ?? '', 'dana', 'My coffee shop')
    const second = await open()
    expect(second).not.toBe(planId)
    expect(read(planId).title).toBe('My coffee shop')
    storage.deletePlan(second ?? '', 'dana')
    expect(await open()).not.toBe(second)
  })

  test('says so when the browser cannot store it', async () => {
    backing.isClosed = true
    expect(await open()).toBeNull()
  })
})
