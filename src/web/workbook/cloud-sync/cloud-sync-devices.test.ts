import { describe, expect, test } from 'vitest'
import { withContent } from '#domain/sync/cloud-content.ts'
import { openTwoDevices } from '#tests/support/simulated-cloud.ts'

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

  test('over own edits asks also when the cloud stands still, and each way out keeps its words', async () => {
    const { two, stored } = await openTwoDevices()
    const hold = async (name: string) => {
      two.type({ name })
      two.told.length = 0
      two.cloud.load()
      await two.cloud.whenIdle()
      expect(two.told).toEqual(['choose'])
      expect(two.idea().name).toBe(name)
      expect(two.cloud.store.getState().stop).toBeNull()
    }
    await hold('Dock')
    two.cloud.settleConflict()
    await two.saveByHand()
    expect(stored().name).toBe('Dock')

    await hold('Quay')
    const theirs = two.cloud.findConflict()?.theirs
    if (theirs) two.editor.edit({ label: 'Take' }, (workbook) => withContent(workbook, theirs))
    two.cloud.settleConflict()
    expect(two.idea().name).toBe('Dock')
    expect(two.cloud.store.getState().unsent).toBeNull()
    two.editor.undo()
    expect(two.idea().name).toBe('Quay')
  })

  test('and taking the cloud’s copy after a save went out meanwhile is no conflict', async () => {
    const { two, stored } = await openTwoDevices()
    two.type({ name: 'Dock' })
    two.cloud.load()
    await two.cloud.whenIdle()
    await two.saveByHand()
    const theirs = two.cloud.findConflict()?.theirs
    if (theirs) two.editor.edit({ label: 'Take' }, (workbook) => withContent(workbook, theirs))
    two.cloud.settleConflict()
    expect(two.cloud.store.getState().unsent).not.toBeNull()
    await two.saveByHand()
    expect(stored().name).toBe('Harbor')
    expect(two.told).toEqual(['choose', 'tellSaved', 'tellSaved'])
  })

  test('after own edits that are the cloud’s too has nothing to ask', async () => {
    const { one, two } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ name: 'Pier' })
    two.cloud.load()
    await two.cloud.whenIdle()
    expect(two.told).toEqual(['tellLoaded'])
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
