import { expect, test } from 'vitest'
import { createNewVersion } from './new-version.ts'

test('listeners are notified of a new version, and postponing it dismisses the notice', () => {
  const version = createNewVersion()
  const seen: boolean[] = []
  const stop = version.subscribe(() => seen.push(version.getStart() !== null))
  expect(version.getStart()).toBeNull()
  version.announce(() => {})
  version.postpone()
  stop()
  version.announce(() => {})
  expect(seen).toEqual([true, false])
})

test('a new version begins only when it is started', () => {
  const version = createNewVersion()
  let starts = 0
  version.announce(() => {
    starts += 1
  })
  expect(starts).toBe(0)
  version.getStart()?.()
  expect(starts).toBe(1)
})
