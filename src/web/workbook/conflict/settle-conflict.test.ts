import { describe, expect, test } from 'vitest'
import { restoreWorkbook } from '#domain/plan/restore.ts'
import { openTwoDevices } from '#tests/support/simulated-cloud.ts'
import { toastStore } from '#web/ui/notices/toast-store.ts'
import { takeTheirs } from './settle-conflict.ts'

/** Both devices have named the plan, and the second has received the conflict. */
async function collide() {
  const devices = await openTwoDevices()
  const { one, two, server, stored } = devices
  one.type({ name: 'Pier' })
  await one.saveByHand()
  two.type({ name: 'Dock' })
  await two.saveByHand()
  expect(two.cloud.findConflict()?.theirs.data.businessIdea.name).toBe('Pier')
  const names = () => server.versions.map(({ data }) => restoreWorkbook({ data }).data.businessIdea.name)
  return { ...devices, two, server, stored, names }
}

describe('taking the cloud version', () => {
  test('keeps the local version in the version history, below the cloud version', async () => {
    const { two, names, stored } = await collide()
    expect(await takeTheirs(two.cloud, two.editor)).toBe(true)
    await two.cloud.whenIdle()
    expect(two.idea().name).toBe('Pier')
    expect(stored().name).toBe('Pier')
    expect(names()).toEqual(['Harbor', 'Pier', 'Dock', 'Pier'])
    expect(two.cloud.store.getState()).toMatchObject({ stop: null, unsent: null })
  })

  test('can be undone from the toast', async () => {
    const { two } = await collide()
    await takeTheirs(two.cloud, two.editor)
    expect(toastStore.getCurrent()).toMatchObject({
      title: 'Loaded from Cloud',
      description: 'Your workbook has been loaded successfully.',
      action: { text: 'Undo' },
    })
    toastStore.getCurrent()?.action?.onAction()
    expect(two.idea().name).toBe('Dock')
  })

  test('works offline and says that the local version is only in Undo', async () => {
    const { two, server } = await collide()
    server.trouble = 'offline'
    expect(await takeTheirs(two.cloud, two.editor)).toBe(true)
    expect(two.idea().name).toBe('Pier')
    expect(toastStore.getCurrent()).toMatchObject({
      title: 'Loaded from Cloud',
      description: 'We could not reach the version history. Only Undo brings your version back.',
      action: { text: 'Undo' },
    })
  })

  test('takes nothing when the cloud copy has changed in the meantime, and shows the new copy', async () => {
    const { one, two } = await collide()
    one.type({ name: 'Quay' })
    await one.saveByHand()
    expect(await takeTheirs(two.cloud, two.editor)).toBe(false)
    expect(two.idea().name).toBe('Dock')
    expect(two.cloud.findConflict()?.theirs.data.businessIdea.name).toBe('Quay')
  })
})
