import { describe, expect, test } from 'vitest'
import { openSimulatedCloud } from '#tests/support/simulated-cloud.ts'

describe('saving to the cloud', () => {
  test('sends the plan, keeps its revision and says so', async () => {
    const { openDevice, stored } = openSimulatedCloud()
    const device = openDevice()
    device.type({ name: 'Harbor' })
    await device.saveByHand()
    expect(stored().name).toBe('Harbor')
    expect(device.told).toEqual(['tellSaved'])
    expect(device.links.link).toMatchObject({ revision: '2', base: { title: 'Harbor' } })
    expect(device.editor.store.getState().workbook.revision).toBe('2')
  })

  test('slowly while the person types on ends with the later words, and only then says “saved”', async () => {
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
    expect(device.told).toEqual([])
    await advance(1000)
    expect(stored().name).toBe('Second')
    expect(device.told).toEqual(['tellSaved'])
    expect(server.saves).toBe(2)
  })

  test('never goes into another account that has signed in meanwhile', async () => {
    const { openDevice, server } = openSimulatedCloud()
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
    const { openDevice, server } = openSimulatedCloud()
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
    const { openDevice, server, stored } = openSimulatedCloud()
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
    const cloud = openSimulatedCloud()
    const device = cloud.openDevice()
    await device.saveByHand()
    device.cloud.setAutomatic(true)
    return { ...cloud, device }
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
