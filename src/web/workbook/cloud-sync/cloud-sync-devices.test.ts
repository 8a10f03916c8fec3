import { describe, expect, test } from 'vitest'
import { withContent } from '#domain/sync/cloud-content.ts'
import { openTwoDevices } from '#tests/support/simulated-cloud.ts'
import { openThreeWindows } from '#tests/support/simulated-windows.ts'

describe('two devices', () => {
  test('get a conflict when both have edits, and nothing is overwritten', async () => {
    const { one, two, stored } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ solution: 'Tea' })
    await two.saveByHand()
    expect(two.effects).toEqual(['choose'])
    expect(stored()).toMatchObject({ name: 'Pier', solution: 'Coffee' })
    expect(two.cloud.findConflict()?.base?.data.businessIdea).toMatchObject({
      name: 'Harbor',
      solution: 'Coffee',
    })
  })

  test('have no conflict when they wrote the same text', async () => {
    const { one, two } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ name: 'Pier' })
    await two.saveByHand()
    expect(two.effects).toEqual(['showSaved'])
  })

  test('do not get the same conflict again after any of the choices', async () => {
    const { one, two, stored } = await openTwoDevices()
    const collide = async (name: string) => {
      one.cloud.load()
      await one.cloud.whenIdle()
      one.type({ name: `${name} of one` })
      await one.saveByHand()
      two.type({ name: `${name} of two` })
      two.effects.length = 0
      await two.saveByHand()
      expect(two.effects).toEqual(['choose'])
    }

    await collide('Mine')
    two.cloud.settleConflict()
    await two.saveByHand()
    expect(stored().name).toBe('Mine of two')
    expect(two.effects).toEqual(['choose', 'showSaved'])

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
    expect(two.effects).toEqual(['choose', 'showSaved'])
  })

  test('ask again when another save arrived before the choice was made', async () => {
    const { one, two, stored } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ name: 'Dock' })
    await two.saveByHand()
    one.type({ name: 'Quay' })
    await one.saveByHand()
    two.cloud.settleConflict()
    await two.saveByHand()
    expect(two.effects).toEqual(['choose', 'choose'])
    expect(two.cloud.findConflict()?.theirs.data.businessIdea.name).toBe('Quay')
    two.cloud.settleConflict()
    await two.saveByHand()
    expect(stored().name).toBe('Dock')
  })
})

test('a conflict counts from the copy that another tab has merged since', async () => {
  const { windows, hear } = await openThreeWindows({ isOneBrowser: true })
  const [one, other, device] = windows
  device?.type({ solution: 'Tea' })
  await device?.saveByHand()
  one?.type({ name: 'Pier' })
  await one?.saveByHand()
  device?.type({ solution: 'Tea and cake' })
  await device?.saveByHand()
  await other?.saveByHand()
  expect(other?.cloud.findConflict()?.base?.data.businessIdea.solution).toBe('')
  one?.cloud.settleConflict()
  await hear()
  expect(other?.cloud.findConflict()?.base?.data.businessIdea.solution).toBe('Tea')
})

test('a browser that could not store what it saved takes the cloud’s words at the next visit', async () => {
  const { one, openDevice, settle } = await openTwoDevices()
  one.type({ name: 'Pier' })
  await one.saveByHand()
  const { link, listeners } = one.links
  const behind = { revision: '2', savedAtMs: 0, isAutomatic: true, base: null, isBehind: true }
  expect(Number(link?.revision)).toBeGreaterThan(2)
  const next = openDevice({ link: behind, listeners })
  await settle()
  expect(next.idea().name).toBe('Pier')
  expect(next.links.link?.isBehind).toBeUndefined()
})

describe('loading from the cloud', () => {
  test('takes the cloud copy, and Undo restores the local one', async () => {
    const { one, two } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.cloud.load()
    await two.cloud.whenIdle()
    expect(two.idea().name).toBe('Pier')
    expect(two.effects).toEqual(['showLoaded'])
    two.editor.undo()
    expect(two.idea().name).toBe('Harbor')
    expect(two.cloud.store.getState().unsent).not.toBeNull()
  })

  test('asks when both the local plan and the cloud copy have changed', async () => {
    const { one, two } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ name: 'Dock' })
    two.cloud.load()
    await two.cloud.whenIdle()
    expect(two.effects).toEqual(['choose'])
    expect(two.idea().name).toBe('Dock')
  })

  test('asks about unsent edits even when the cloud copy has not changed, and no choice loses text', async () => {
    const { two, stored } = await openTwoDevices()
    const hold = async (name: string) => {
      two.type({ name })
      two.effects.length = 0
      two.cloud.load()
      await two.cloud.whenIdle()
      expect(two.effects).toEqual(['choose'])
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

  test('takes the cloud copy without a conflict after a save was sent in the meantime', async () => {
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
    expect(two.effects).toEqual(['choose', 'showSaved', 'showSaved'])
  })

  test('does not ask when the local edits match the cloud copy', async () => {
    const { one, two } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    two.type({ name: 'Pier' })
    two.cloud.load()
    await two.cloud.whenIdle()
    expect(two.effects).toEqual(['showLoaded'])
  })

  test('changes nothing when it fails', async () => {
    const { two, server } = await openTwoDevices()
    server.trouble = 'offline'
    two.cloud.load()
    await two.cloud.whenIdle()
    expect(two.effects).toEqual(['showLoadFailed'])
    expect(two.idea().name).toBe('Harbor')
  })

  test('happens automatically on startup when only the other device has changed the plan', async () => {
    const { one, two, openDevice, settle } = await openTwoDevices()
    one.type({ name: 'Pier' })
    await one.saveByHand()
    const later = openDevice(two.links)
    await settle()
    expect(later.idea().name).toBe('Pier')
    expect(later.effects).toEqual(['showLoaded'])
  })
})
