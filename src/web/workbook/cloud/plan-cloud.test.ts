import { describe, expect, test } from 'vitest'
import { buildErrorAnswer, type ErrorCode, statusOf } from '#contract/errors.ts'
import type { SavedWorkbook } from '#contract/workbooks.ts'
import { restoreWorkbook, type Workbook } from '#domain/plan/restore.ts'
import { withContent } from '#domain/sync/cloud-content.ts'
import type { CloudEffect } from '#domain/sync/cloud-machine.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { CloudLink } from '#web/cloud/cloud-links.ts'
import { createPlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { startPlanCloud } from './plan-cloud.ts'

const refuse = (code: ErrorCode, more: object = {}) =>
  new ApiError(statusOf(code), '', JSON.stringify({ ...buildErrorAnswer(code), ...more }))

/** A server with one plan, and requests that are answered only when the test says so. */
function openWorld() {
  const clock = { now: 1_000_000 }
  const timers = new Map<symbol, { at: number; callback: () => void }>()
  const server = {
    current: null as SavedWorkbook | null,
    saves: 0,
    signedIn: 'dana',
    /** What the next request runs into instead of an answer; 'lost' means that only the answer is. */
    trouble: null as ErrorCode | 'offline' | 'lost' | null,
    /** Holds answers back until it is resolved. */
    gate: Promise.resolve(),
  }

  async function meetTrouble() {
    await server.gate
    if (server.trouble === 'offline') throw new TypeError('Failed to fetch')
    if (server.trouble !== null && server.trouble !== 'lost') throw refuse(server.trouble)
  }

  function put(workbook: Workbook): SavedWorkbook {
    server.saves += 1
    server.current = {
      id: 'wb_1',
      title: workbook.title,
      template: workbook.template,
      data: structuredClone(workbook.data),
      currentStep: String(workbook.currentStep),
      completedSteps: [...workbook.completedSteps],
      revision: String(Number(server.current?.revision ?? 1) + 1),
      updatedAt: new Date(clock.now).toISOString(),
    }
    return server.current
  }

  async function settle() {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
  }

  async function advance(ms: number) {
    clock.now += ms
    for (const [key, timer] of timers) {
      if (timer.at > clock.now) continue
      timers.delete(key)
      timer.callback()
    }
    await settle()
  }

  /** A browser of its own. Two tabs share one: give the same links to both. */
  function openDevice(
    links: { link: CloudLink | null; listeners: (() => void)[] } = { link: null, listeners: [] },
  ) {
    const network = { isOnline: true, listener: () => {} }
    const told: CloudEffect[] = []
    const stored = links.link?.base ?? restoreWorkbook({ title: 'Harbor' })
    const editor = createPlanEditor(stored, () => clock.now)
    let queue: Promise<unknown> = Promise.resolve()
    const cloud = startPlanCloud({
      editor,
      ownerId: 'dana',
      link: {
        read: () => links.link,
        write: (link) => {
          links.link = link
        },
        subscribe: (listener) => {
          links.listeners.push(listener)
          return () => {}
        },
      },
      api: {
        findSignedInId: async () => server.signedIn,
        fetch: async () => {
          await meetTrouble()
          if (!server.current) throw refuse('not_found')
          return server.current
        },
        save: async (workbook, revision) => {
          const sent = structuredClone(workbook)
          await meetTrouble()
          if (server.current && server.current.revision !== revision) {
            throw refuse('conflict', { current: server.current })
          }
          const saved = put(sent)
          if (server.trouble === 'lost') throw new TypeError('Failed to fetch')
          return saved
        },
      },
      clock: {
        now: () => clock.now,
        callAt: (at, callback) => {
          const key = Symbol('timer')
          timers.set(key, { at, callback })
          return () => timers.delete(key)
        },
      },
      network: {
        isOnline: () => network.isOnline,
        subscribe: (listener) => {
          network.listener = listener
          return () => {}
        },
      },
      runAlone: (task) => {
        const next = queue.then(task)
        queue = next
        return next
      },
      flushBrowser: () => {},
      tell: (effect) => told.push(effect),
    })
    return {
      cloud,
      editor,
      links,
      told,
      type: (fields: object) =>
        editor.edit({ label: 'Typing' }, (workbook) => ({
          ...workbook,
          data: { ...workbook.data, businessIdea: { ...workbook.data.businessIdea, ...fields } },
        })),
      idea: () => editor.store.getState().workbook.data.businessIdea,
      saveByHand: async () => {
        cloud.save()
        await settle()
      },
      setOnline: (isOnline: boolean) => {
        network.isOnline = isOnline
        network.listener()
      },
    }
  }

  const stored = () => restoreWorkbook({ data: server.current?.data }).data.businessIdea
  return { openDevice, server, advance, settle, stored, clock }
}

/** A device whose plan is in the cloud, and another that has fetched it. */
async function openTwoDevices() {
  const world = openWorld()
  const one = world.openDevice()
  one.type({ name: 'Harbor', solution: 'Coffee' })
  await one.saveByHand()
  const base = one.editor.store.getState().workbook
  const link = { revision: '2', savedAtMs: 0, isAutomatic: false, base }
  const two = world.openDevice({ link, listeners: [] })
  await world.settle()
  return { ...world, one, two }
}

describe('saving to the cloud', () => {
  test('sends the plan, keeps its revision and says so', async () => {
    const { openDevice, stored } = openWorld()
    const device = openDevice()
    device.type({ name: 'Harbor' })
    await device.saveByHand()
    expect(stored().name).toBe('Harbor')
    expect(device.told).toEqual(['tellSaved'])
    expect(device.links.link).toMatchObject({ revision: '2', base: { title: 'Harbor' } })
    expect(device.editor.store.getState().workbook.revision).toBe('2')
  })

  test('slowly while the person types on ends with the later words, and only then says “saved”', async () => {
    const { openDevice, server, advance, settle, stored } = openWorld()
    const device = openDevice()
    device.type({ name: 'First' })
    let open = () => {}
    server.gate = new Promise((resolve) => {
      open = resolve
    })
    await device.saveByHand()
    device.type({ name: 'Second' })
    open()
    await settle()
    expect(stored().name).toBe('First')
    expect(device.told).toEqual([])
    await advance(1000)
    expect(stored().name).toBe('Second')
    expect(device.told).toEqual(['tellSaved'])
    expect(server.saves).toBe(2)
  })

  test('never goes into another account that has signed in meanwhile', async () => {
    const { openDevice, server } = openWorld()
    const device = openDevice()
    server.signedIn = 'eve'
    await device.saveByHand()
    expect(server.saves).toBe(0)
    expect(device.cloud.store.getState().stop).toBe('other-account')
    expect(device.told).toEqual(['tellSaveFailed'])
  })

  test.each([
    ['payment_required', 'payment'],
    ['too_large', 'too-large'],
    ['unauthenticated', 'signed-out'],
    ['too_many_plans', 'refused'],
  ] as const)('that is answered with %s stops and can be tried again', async (code, stop) => {
    const { openDevice, server } = openWorld()
    const device = openDevice()
    server.trouble = code
    await device.saveByHand()
    expect(device.cloud.store.getState().stop).toBe(stop)
    expect(device.cloud.findRefusal()).not.toBeNull()
    server.trouble = null
    await device.saveByHand()
    expect(device.told).toEqual(['tellSaveFailed', 'tellSaved'])
  })

  test('whose answer was lost is no conflict with itself', async () => {
    const { openDevice, server, stored } = openWorld()
    const device = openDevice()
    device.type({ name: 'Harbor' })
    server.trouble = 'lost'
    await device.saveByHand()
    expect(device.told).toEqual(['tellSaveFailed'])
    server.trouble = null
    device.type({ name: 'Harbor Roasters' })
    await device.saveByHand()
    expect(device.told).toEqual(['tellSaveFailed', 'tellSaved'])
    expect(stored().name).toBe('Harbor Roasters')
  })
})

describe('keeping a cloud copy up to date', () => {
  async function openAutomatic() {
    const world = openWorld()
    const device = world.openDevice()
    await device.saveByHand()
    device.cloud.setAutomatic(true)
    return { ...world, device }
  }

  test('sends what was typed after a pause, without a word', async () => {
    const { device, advance, stored } = await openAutomatic()
    device.type({ name: 'Harbor' })
    await advance(4000)
    await advance(6000)
    expect(stored().name).toBe('Harbor')
    expect(device.told).toEqual(['tellSaved'])
    expect(device.links.link?.isAutomatic).toBe(true)
  })

  test('sends nothing when an edit was undone meanwhile', async () => {
    const { device, advance, server } = await openAutomatic()
    device.type({ name: 'Harbor' })
    device.editor.undo()
    await advance(20_000)
    expect(server.saves).toBe(1)
    expect(device.cloud.store.getState().unsent).toBeNull()
  })

  test('waits out being offline, and loses nothing', async () => {
    const { device, advance, server, stored } = await openAutomatic()
    server.trouble = 'offline'
    device.setOnline(false)
    device.type({ name: 'Typed offline' })
    await advance(60_000)
    expect(device.cloud.store.getState().unsent).not.toBeNull()
    server.trouble = null
    device.setOnline(true)
    await advance(1)
    expect(stored().name).toBe('Typed offline')
  })

  test('tries again after a failure', async () => {
    const { device, advance, server, stored } = await openAutomatic()
    server.trouble = 'unavailable'
    device.type({ name: 'Harbor' })
    await advance(10_000)
    expect(device.cloud.store.getState().retry?.failures).toBe(1)
    server.trouble = null
    await advance(10_000)
    expect(stored().name).toBe('Harbor')
    expect(device.told).toEqual(['tellSaved'])
  })

  test('in two tabs of one browser is no conflict', async () => {
    const { device, openDevice, advance, stored } = await openAutomatic()
    const tab = openDevice(device.links)
    device.type({ name: 'Harbor' })
    await device.saveByHand()
    tab.type({ solution: 'Coffee' })
    await tab.saveByHand()
    await advance(20_000)
    expect(stored()).toMatchObject({ name: 'Harbor', solution: 'Coffee' })
    expect([...device.told, ...tab.told]).not.toContain('choose')
    expect(tab.idea().name).toBe('Harbor')
  })
})

describe('two devices', () => {
  test('with edits of their own meet, and nothing is overwritten', async () => {
    const { one, two, stored } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ solution: 'Tea' })
    await two.saveByHand()
    expect(two.told).toEqual(['choose'])
    expect(stored()).toMatchObject({ name: 'Pier', solution: 'Coffee' })
    expect(two.cloud.findConflict()?.base?.data.businessIdea).toMatchObject({
      name: 'Harbor',
      solution: 'Coffee',
    })
  })

  test('that wrote the same have no conflict', async () => {
    const { one, two } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ name: 'Pier' })
    await two.saveByHand()
    expect(two.told).toEqual(['tellSaved'])
  })

  test('come out of each choice, one after the other, without meeting the same conflict again', async () => {
    const { one, two, stored } = await openTwoDevices()
    const collide = async (name: string) => {
      one.cloud.load()
      await one.cloud.whenIdle()
      one.type({ name: `${name} of one` })
      await one.saveByHand()
      two.type({ name: `${name} of two` })
      two.told.length = 0
      await two.saveByHand()
      expect(two.told).toEqual(['choose'])
    }

    await collide('Mine')
    two.cloud.settleConflict()
    await two.saveByHand()
    expect(stored().name).toBe('Mine of two')
    expect(two.told).toEqual(['choose', 'tellSaved'])

    await collide('Theirs')
    const theirs = two.cloud.findConflict()?.theirs
    if (theirs) two.editor.edit({ label: 'Take' }, (workbook) => withContent(workbook, theirs))
    two.cloud.settleConflict()
    expect(two.cloud.store.getState()).toMatchObject({ stop: null, unsent: null })
    expect(two.idea().name).toBe('Theirs of one')
    two.editor.undo()
    expect(two.idea().name).toBe('Theirs of two')
    await two.saveByHand()
    expect(stored().name).toBe('Theirs of two')
    expect(two.told).toEqual(['choose', 'tellSaved'])
  })

  test('keep a choice open when yet another save came meanwhile', async () => {
    const { one, two, stored } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ name: 'Dock' })
    await two.saveByHand()
    one.type({ name: 'Quay' })
    await one.saveByHand()
    two.cloud.settleConflict()
    await two.saveByHand()
    expect(two.told).toEqual(['choose', 'choose'])
    expect(two.cloud.findConflict()?.theirs.data.businessIdea.name).toBe('Quay')
    two.cloud.settleConflict()
    await two.saveByHand()
    expect(stored().name).toBe('Dock')
  })
})

describe('loading from the cloud', () => {
  test('takes the cloud’s copy, and Undo brings back the own one', async () => {
    const { one, two } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.cloud.load()
    await two.cloud.whenIdle()
    expect(two.idea().name).toBe('Pier')
    expect(two.told).toEqual(['tellLoaded'])
    two.editor.undo()
    expect(two.idea().name).toBe('Harbor')
    expect(two.cloud.store.getState().unsent).not.toBeNull()
  })

  test('over own edits that the cloud has not seen asks when it changed as well', async () => {
    const { one, two } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ name: 'Dock' })
    two.cloud.load()
    await two.cloud.whenIdle()
    expect(two.told).toEqual(['choose'])
    expect(two.idea().name).toBe('Dock')
  })

  test('that fails changes nothing', async () => {
    const { two, server } = await openTwoDevices()
    server.trouble = 'offline'
    two.cloud.load()
    await two.cloud.whenIdle()
    expect(two.told).toEqual(['tellLoadFailed'])
    expect(two.idea().name).toBe('Harbor')
  })

  test('happens by itself at the start, when only the other device has gone on', async () => {
    const { one, two, openDevice, settle } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    const later = openDevice(two.links)
    await settle()
    expect(later.idea().name).toBe('Pier')
    expect(later.told).toEqual(['tellLoaded'])
  })
})
