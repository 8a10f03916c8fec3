import { describe, expect, test } from 'vitest'
import { openSimulatedCloud } from '#tests/support/simulated-cloud.ts'
import { openThreeWindows } from '#tests/support/simulated-windows.ts'

describe('saving to the cloud', () => {
  test('sends the plan, keeps its revision and confirms the save', async () => {
    const { openDevice, stored } = openSimulatedCloud()
    const device = openDevice()
    device.type({ name: 'Harbor' })
    await device.saveByHand()
    expect(stored().name).toBe('Harbor')
    expect(device.effects).toEqual(['showSaved'])
    expect(device.links.link).toMatchObject({ revision: '2', base: { title: 'Harbor' } })
    expect(device.editor.store.getState().workbook.revision).toBe('2')
  })

  test('includes text typed during a slow save, and only then says “saved”', async () => {
    const { openDevice, server, advance, settle, stored } = openSimulatedCloud()
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
    expect(device.effects).toEqual([])
    await advance(1000)
    expect(stored().name).toBe('Second')
    expect(device.effects).toEqual(['showSaved'])
    expect(server.saves).toBe(2)
  })

  test('never writes to another account that has since signed in', async () => {
    const { openDevice, server } = openSimulatedCloud()
    const device = openDevice()
    server.signedIn = 'eve'
    await device.saveByHand()
    expect(server.saves).toBe(0)
    expect(device.cloud.store.getState().stop).toBe('other-account')
    expect(device.effects).toEqual(['showSaveFailed'])
  })

  test('stores the words in the browser before it asks who is signed in', async () => {
    const { openDevice, server } = openSimulatedCloud()
    const device = openDevice()
    device.type({ name: 'Harbor' })
    server.signedIn = 'eve'
    await device.saveByHand()
    expect(device.effects).toEqual(['showSaveFailed'])
    expect(device.browser.stored?.data.businessIdea.name).toBe('Harbor')
  })

  test.each([
    ['payment_required', 'payment'],
    ['too_large', 'too-large'],
    ['unauthenticated', 'signed-out'],
    ['too_many_plans', 'refused'],
  ] as const)('stops after a %s response and can be tried again', async (code, stop) => {
    const { openDevice, server } = openSimulatedCloud()
    const device = openDevice()
    server.trouble = code
    await device.saveByHand()
    expect(device.cloud.store.getState().stop).toBe(stop)
    expect(device.cloud.findRefusal()).not.toBeNull()
    server.trouble = null
    await device.saveByHand()
    expect(device.effects).toEqual(['showSaveFailed', 'showSaved'])
  })

  test('does not conflict with itself when the response was lost', async () => {
    const { openDevice, server, stored } = openSimulatedCloud()
    const device = openDevice()
    device.type({ name: 'Harbor' })
    server.trouble = 'lost'
    await device.saveByHand()
    expect(device.effects).toEqual(['showSaveFailed'])
    server.trouble = null
    device.type({ name: 'Harbor Roasters' })
    await device.saveByHand()
    expect(device.effects).toEqual(['showSaveFailed', 'showSaved'])
    expect(stored().name).toBe('Harbor Roasters')
  })
})

describe('keeping a cloud copy up to date', () => {
  async function openAutomatic() {
    const cloud = openSimulatedCloud()
    const device = cloud.openDevice()
    await device.saveByHand()
    device.cloud.setAutomatic(true)
    return { ...cloud, device }
  }

  test('sends typed text after a pause, without a message', async () => {
    const { device, advance, stored } = await openAutomatic()
    device.type({ name: 'Harbor' })
    await advance(4000)
    await advance(6000)
    expect(stored().name).toBe('Harbor')
    expect(device.effects).toEqual(['showSaved'])
    expect(device.links.link?.isAutomatic).toBe(true)
  })

  test('sends nothing when the edit was undone before the save', async () => {
    const { device, advance, server } = await openAutomatic()
    device.type({ name: 'Harbor' })
    device.editor.undo()
    await advance(20_000)
    expect(server.saves).toBe(1)
    expect(device.cloud.store.getState().unsent).toBeNull()
  })

  test('waits while offline and loses nothing', async () => {
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

  test.each([
    ['the server is busy', 'unavailable'],
    ['it has too much of this account', 'rate_limited'],
  ] as const)('tries again when %s, with the words kept in the browser', async (_why, trouble) => {
    const { device, advance, server, stored } = await openAutomatic()
    server.trouble = trouble
    device.type({ name: 'Harbor' })
    await advance(10_000)
    expect(device.cloud.store.getState().retry?.failures).toBe(1)
    expect(device.cloud.store.getState().unsent).not.toBeNull()
    expect(device.browser.stored?.data.businessIdea.name).toBe('Harbor')
    await device.saveByHand()
    expect(device.effects).toEqual(['showSaved', 'showSaveFailed'])
    server.trouble = null
    await advance(10_000)
    expect(stored().name).toBe('Harbor')
    expect(device.effects).toEqual(['showSaved', 'showSaveFailed'])
  })

  test('causes no conflict between two tabs of one browser', async () => {
    const { windows, server, advance } = await openThreeWindows({ isOneBrowser: true })
    const [one, two] = windows
    one?.type({ name: 'Pier' })
    await one?.saveByHand()
    two?.type({ solution: 'Coffee' })
    await two?.saveByHand()
    await advance(20_000)
    expect(server.current?.data).toMatchObject({ businessIdea: { name: 'Pier', solution: 'Coffee' } })
    expect([one, two].flatMap((window) => window?.effects)).not.toContain('choose')
    expect(two?.idea().name).toBe('Pier')
  })
})
